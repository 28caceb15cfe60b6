//! How heavy the site is, and how heavy it may be.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::pages::gzip;
use crate::{Outcome, place};

/// What is loaded before a game can be played: gzipped bytes at most.
const BEFORE_PLAYING: usize = 350_000;
/// Everything that is fetched for playing offline: gzipped bytes at most.
const OFFLINE: usize = 600_000;

/// Files that no player fetches.
const NOT_FETCHED: [&str; 1] = ["404.html"];

/// The files of a site with their content, by name.
type Files = BTreeMap<String, Vec<u8>>;

/// Prints the weight of the built site.
///
/// # Errors
///
/// When there is no site, or it is heavier than it may be.
pub fn check() -> Outcome {
    let files = read_site(&place::site())?;
    let first = loaded_first(&files);
    let rest: Vec<&str> = files
        .keys()
        .map(String::as_str)
        .filter(|name| !first.contains(name) && !NOT_FETCHED.contains(name))
        .collect();

    println!("{:>10} {:>10}  file", "gzipped", "raw");
    let before_playing = print_files(
        "loaded before a game can be played",
        &files,
        &first,
        BEFORE_PLAYING,
        0,
    );
    let offline = print_files(
        "fetched for offline play, all in all",
        &files,
        &rest,
        OFFLINE,
        before_playing,
    );

    for (what, weight, limit) in [
        ("before playing", before_playing, BEFORE_PLAYING),
        ("offline", offline, OFFLINE),
    ] {
        if weight > limit {
            return Err(format!(
                "the site is too heavy {what}: {weight} bytes gzipped, {limit} at most (xtask/src/budget.rs)"
            ));
        }
    }
    Ok(())
}

/// Prints files and their sum on top of `so_far`, and returns that sum.
fn print_files(what: &str, files: &Files, names: &[&str], limit: usize, so_far: usize) -> usize {
    let mut sum = so_far;
    for name in names {
        let content = &files[*name];
        let zipped = gzip(content).len();
        sum += zipped;
        println!("{zipped:>10} {:>10}  {name}", content.len());
    }
    println!("{sum:>10} {:>10}  = {what}, of {limit}", "");
    sum
}

fn read_site(folder: &Path) -> Outcome<Files> {
    let unreadable =
        |error| format!("dist/ cannot be read ({error}): build it with cargo xtask dist");
    let mut files = Files::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path
                    .strip_prefix(folder)
                    .unwrap_or(&path)
                    .to_string_lossy()
                    .replace('\\', "/");
                files.insert(name, fs::read(&path).map_err(unreadable)?);
            }
        }
    }
    Ok(files)
}

/// `index.html` and every file that it, or a text it loads, names. A browser test holds this
/// against what a browser really asks for.
fn loaded_first(files: &Files) -> Vec<&str> {
    let mut loaded = vec!["index.html"];
    let mut looked_at = 0;
    while let Some(name) = loaded.get(looked_at) {
        looked_at += 1;
        let text = match name.rsplit('.').next() {
            Some("html" | "css") => {
                String::from_utf8_lossy(files.get(*name).map_or(&[], Vec::as_slice))
            }
            _ => continue,
        };
        let named: Vec<&str> = files
            .keys()
            .map(String::as_str)
            .filter(|other| !loaded.contains(other) && text.contains(*other))
            .collect();
        loaded.extend(named);
    }
    loaded.retain(|name| files.contains_key(*name));
    loaded
}

/// The names of the files of the built site that are loaded before a game can be played.
///
/// # Errors
///
/// When there is no site.
pub fn files_before_playing() -> Outcome<Vec<String>> {
    let files = read_site(&place::site())?;
    Ok(loaded_first(&files)
        .into_iter()
        .map(str::to_owned)
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_named_by_the_page_or_its_styles_are_loaded_first() {
        let files: Files = [
            ("index.html", "<link href=\"./a.css\">"),
            ("a.css", "url(./font.woff2)"),
            ("font.woff2", ""),
            ("worker.js", "a.css"),
        ]
        .map(|(name, content)| (name.to_owned(), content.as_bytes().to_vec()))
        .into();
        assert_eq!(loaded_first(&files), ["index.html", "a.css", "font.woff2"]);
    }
}
