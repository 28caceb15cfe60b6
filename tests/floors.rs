//! The house has floors, and each knows only those below it.
#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::{Path, PathBuf};

fn source_files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("the sources can be read").path())
        .flat_map(|path| {
            if path.is_dir() {
                source_files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// Fails where a file below `src/floor` names one of the words.
fn assert_names_none_of(floor: &str, words: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src")
        .join(floor);
    let files = source_files(&folder);
    assert!(!files.is_empty(), "there is something on the floor {floor}");
    for file in files {
        let text = fs::read_to_string(&file).expect("the sources can be read");
        for word in words {
            assert!(!text.contains(word), "{} names {word}", file.display());
        }
    }
}

/// What the floors below the app know nothing of: the screen, the clock, the machine's chance, and
/// numbers that are not the same everywhere.
const OUTSIDE: [&str; 12] = [
    "yew",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "gloo",
    "getrandom",
    "crate::app",
    "std::time",
    "Instant",
    "SystemTime",
    "f32",
    "f64",
];

#[test]
fn the_rules_know_no_screen_no_clock_and_no_chance() {
    let above = ["crate::bots", "HashMap", "HashSet"];
    assert_names_none_of("rules", &[&OUTSIDE[..], &above].concat());
}

#[test]
fn the_bots_know_the_rules_alone_and_no_chance_but_their_own() {
    assert_names_none_of("bots", &OUTSIDE);
}
