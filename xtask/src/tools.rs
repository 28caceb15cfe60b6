//! The programs the build needs: found where they are, installed where they are not.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{self, cargo};
use crate::{Outcome, place};

/// A program from crates.io in the one version we build with.
pub struct Tool {
    program: &'static str,
    package: &'static str,
    version: String,
    install: &'static [&'static str],
    usual_minutes: u32,
}

/// Builds the page. Without its TLS there is less to compile, and it has nothing to fetch.
#[must_use]
pub fn trunk() -> Tool {
    Tool {
        program: "trunk",
        package: "trunk",
        version: "0.21.14".into(),
        install: &["--debug", "--no-default-features"],
        usual_minutes: 5,
    }
}

/// Makes the scripts around the wasm; must be of the very version in `Cargo.lock`.
///
/// # Errors
///
/// When `Cargo.lock` cannot be read.
pub fn wasm_bindgen() -> Outcome<Tool> {
    Ok(Tool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        version: locked_version("wasm-bindgen")?,
        install: &[],
        usual_minutes: 4,
    })
}

/// Drives Firefox.
#[must_use]
pub fn geckodriver() -> Tool {
    Tool {
        program: "geckodriver",
        package: "geckodriver",
        version: "0.37.1".into(),
        install: &["--debug"],
        usual_minutes: 2,
    }
}

/// The version of axe-core that looks for barriers in the pages.
const AXE: &str = "4.11.4";

/// Where axe-core is, the script that looks for barriers; only tests use it.
#[must_use]
pub fn axe() -> PathBuf {
    place::tools()
        .join(format!("axe-core-{AXE}"))
        .join("node_modules/axe-core/axe.min.js")
}

/// Finds axe-core or fetches it with `npm`.
///
/// # Errors
///
/// When it is missing and cannot be fetched.
pub fn axe_ready() -> Outcome<PathBuf> {
    let script = axe();
    if script.is_file() {
        return Ok(script);
    }
    let npm = place::on_path("npm")
        .ok_or("axe-core is missing and npm is not here to fetch it: install npm")?;
    println!("Fetching axe-core {AXE} (some seconds)");
    let home = place::tools().join(format!("axe-core-{AXE}"));
    fs::create_dir_all(&home).map_err(|error| format!("{}: {error}", home.display()))?;
    process::run(
        Command::new(npm)
            .current_dir(&home)
            .args(["install", "--no-save", "--no-package-lock", "--no-audit"])
            .args(["--no-fund", "--ignore-scripts", "--prefix"])
            .arg(&home)
            .arg(format!("axe-core@{AXE}")),
    )
    .map_err(|why| format!("axe-core could not be fetched ({why}): is there a network?"))?;
    if script.is_file() {
        Ok(script)
    } else {
        Err("axe-core was fetched but is not where it should be".into())
    }
}

impl Tool {
    fn home(&self) -> PathBuf {
        place::tools().join(format!("{}-{}", self.program, self.version))
    }

    fn installed(&self) -> PathBuf {
        self.home()
            .join("bin")
            .join(format!("{}{}", self.program, env::consts::EXE_SUFFIX))
    }

    /// Where the tool is, in the right version: on the `PATH` or installed by us.
    #[must_use]
    pub fn find(&self) -> Option<PathBuf> {
        place::on_path(self.program)
            .into_iter()
            .chain([self.installed()])
            .find(|file| version_of(file).as_deref() == Some(&self.version))
    }

    /// Finds the tool or installs it, saying what it does.
    ///
    /// # Errors
    ///
    /// When it is missing and cannot be installed.
    pub fn ready(&self) -> Outcome<PathBuf> {
        if let Some(found) = self.find() {
            return Ok(found);
        }
        if let Some(other) = place::on_path(self.program).and_then(|file| version_of(&file)) {
            println!(
                "{} {other} is here, but {} is needed: it is installed beside it",
                self.program, self.version
            );
        }
        if place::on_path("cargo-binstall").is_some() {
            println!("Fetching {} {} (some seconds)", self.package, self.version);
            if process::run(self.install_command("binstall").args([
                "--no-confirm",
                "--disable-strategies",
                "compile",
            ]))
            .is_ok()
                && let Some(found) = self.find()
            {
                return Ok(found);
            }
            println!("No ready-made {} could be fetched.", self.package);
        }
        has_room(&env::temp_dir(), 1_500)?;
        println!(
            "Installing {} {} from source into {} (once; usually {} min)",
            self.package,
            self.version,
            self.home().display(),
            self.usual_minutes
        );
        process::run(self.install_command("install").args(self.install)).map_err(|why| {
            format!(
                "{} could not be installed ({why}): is there a network?",
                self.package
            )
        })?;
        self.find().ok_or_else(|| {
            format!(
                "{} was installed but does not say it is version {}",
                self.program, self.version
            )
        })
    }

    fn install_command(&self, how: &str) -> Command {
        let mut command = cargo();
        command
            // Outside the repository, so that its settings do not reach into the tool's build.
            .current_dir(env::temp_dir())
            .args([how, "--locked", "--root"])
            .arg(self.home())
            .arg(format!("{}@{}", self.package, self.version));
        command
    }
}

/// The version a program says it is.
fn version_of(program: &Path) -> Option<String> {
    let line = process::output(
        Command::new(program)
            .arg("--version")
            .env_remove("NO_COLOR"),
    )?;
    let number = line.lines().next()?.split_whitespace().nth(1)?;
    Some(number.to_owned())
}

/// The version of a package in `Cargo.lock`.
fn locked_version(package: &str) -> Outcome<String> {
    let lock = fs::read_to_string(place::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock cannot be read: {error}"))?;
    version_in_lock(&lock, package).ok_or_else(|| format!("Cargo.lock has no {package}"))
}

fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.next()?;
    let version = lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')?;
    Some(version.to_owned())
}

/// The compiler can build for the browser; adds what is missing.
///
/// # Errors
///
/// When it cannot and there is no `rustup` to mend it.
pub fn wasm_target_ready() -> Outcome {
    const TARGET: &str = "wasm32-unknown-unknown";
    let folder = process::output(Command::new("rustc").current_dir(place::root()).args([
        "--print",
        "target-libdir",
        "--target",
        TARGET,
    ]))
    .ok_or("rustc does not run: install Rust with rustup, then run the command again")?;
    if Path::new(&folder).is_dir() {
        return Ok(());
    }
    println!("Adding {TARGET} to the compiler (some seconds)");
    process::run(Command::new("rustup").current_dir(place::root()).args(["target", "add", TARGET]))
        .map_err(|why| format!("the compiler has no {TARGET} ({why}): install it with rustup target add {TARGET}, or as your system's package"))
}

/// There is room for a build: much for the first, little for those after it.
///
/// # Errors
///
/// When there is not.
pub fn disk_ready() -> Outcome {
    let needed = if place::root().join("target/wasm32-unknown-unknown").is_dir() {
        300
    } else {
        2_000
    };
    has_room(place::root(), needed)
}

fn has_room(folder: &Path, needed: u64) -> Outcome {
    let free = process::output(Command::new("df").arg("-Pm").arg(folder)).and_then(|table| {
        table
            .lines()
            .nth(1)?
            .split_whitespace()
            .nth(3)?
            .parse::<u64>()
            .ok()
    });
    match free {
        Some(free) if free < needed => Err(format!(
            "only {free} MB are free in {} and {needed} are needed: free some space (cargo clean gives back this project's builds) and run the command again",
            folder.display()
        )),
        _ => Ok(()),
    }
}

/// The `PATH` with the folders of these programs in front.
#[must_use]
pub fn path_with(programs: &[&Path]) -> OsString {
    let ours = programs
        .iter()
        .filter_map(|program| program.parent())
        .map(Path::to_path_buf);
    let theirs = env::var_os("PATH").unwrap_or_default();
    env::join_paths(ours.chain(env::split_paths(&theirs))).unwrap_or(theirs)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";

    #[test]
    fn a_package_is_found_in_the_lock_by_its_whole_name() {
        assert_eq!(
            version_in_lock(LOCK, "wasm-bindgen").as_deref(),
            Some("0.2.129")
        );
    }

    #[test]
    fn a_package_that_is_not_locked_has_no_version() {
        assert_eq!(version_in_lock(LOCK, "wasm"), None);
    }

    #[test]
    fn a_disk_without_room_is_refused_with_the_way_out() {
        let refused = has_room(&env::temp_dir(), u64::MAX);
        // Where there is no `df` nobody can tell.
        assert!(
            place::on_path("df").is_none()
                || refused.is_err_and(|line| line.contains("free some space"))
        );
        assert_eq!(has_room(&env::temp_dir(), 0), Ok(()));
    }

    #[test]
    fn a_program_says_its_version_in_the_second_word() {
        let cargo = place::on_path("cargo").expect("cargo runs these tests");
        let version = version_of(&cargo).expect("cargo says its version");
        assert!(version.starts_with("1."), "{version}");
    }
}
