//! Where things are: the repository, the built site, the folder of installed tools.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::Outcome;

/// The files of a folder and of the folders in it: name with `/`, and content.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The repository's root.
#[must_use]
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in a folder of the repository")
}

/// The built site.
#[must_use]
pub fn site() -> PathBuf {
    root().join("dist")
}

/// The folder in which cargo keeps its registry and programs.
#[must_use]
pub fn cargo_home() -> PathBuf {
    env::var_os("CARGO_HOME").map_or_else(|| home().join(".cargo"), PathBuf::from)
}

/// Where tools are installed: beside the user's own, in the user's cache, so that they serve
/// every clone and replace nothing.
#[must_use]
pub fn tools() -> PathBuf {
    env::var_os("XDG_CACHE_HOME")
        .or_else(|| env::var_os("LOCALAPPDATA"))
        .map_or_else(|| home().join(".cache"), PathBuf::from)
        .join("walls-of-york")
}

fn home() -> PathBuf {
    env::home_dir().unwrap_or_else(env::temp_dir)
}

/// The program of that name on the `PATH`.
#[must_use]
pub fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(format!("{program}{}", env::consts::EXE_SUFFIX)))
        .find(|file| file.is_file())
}

/// Every file in a folder and the folders in it: its name from there, with `/`, and its content.
///
/// # Errors
///
/// When something cannot be read.
pub fn files_in(folder: &Path) -> io::Result<Files> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            let inner = files_in(&path)?;
            files.extend(
                inner
                    .into_iter()
                    .map(|(rest, content)| (format!("{name}/{rest}"), content)),
            );
        } else {
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(files)
}

/// Makes these files, and no others, the content of a folder.
///
/// # Errors
///
/// When something cannot be removed or written.
pub fn replace_files(folder: &Path, files: &Files) -> io::Result<()> {
    fs::remove_dir_all(folder)?;
    for (name, content) in files {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap_or(folder))?;
        fs::write(file, content)?;
    }
    Ok(())
}

/// The text of a file.
///
/// # Errors
///
/// When it cannot be read, by its name.
pub fn read(file: &Path) -> Outcome<String> {
    fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// Writes the text of a file.
///
/// # Errors
///
/// When it cannot be written, by its name.
pub fn write(file: &Path, text: &str) -> Outcome {
    fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))
}

/// Gives a file the text that is made of the one it has.
///
/// # Errors
///
/// When it cannot be read or written.
pub fn rewrite(file: &Path, change: impl FnOnce(&str) -> String) -> Outcome {
    write(file, &change(&read(file)?))
}
