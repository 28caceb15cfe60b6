//! Whatever the page draws by name is drawn somewhere.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let all = paths.flat_map(|path| {
        if path.is_dir() {
            files(&path, ending)
        } else {
            vec![path]
        }
    });
    all.filter(|path| path.extension().is_some_and(|own| own == ending))
        .collect()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file can be read")
}

/// Everything that stands in the text between two marks and could be the name of a drawing.
fn names<'a>(text: &'a str, before: &str, after: char) -> impl Iterator<Item = &'a str> {
    let pieces = text.split(before).skip(1);
    pieces
        .filter_map(move |piece| piece.split_once(after).map(|(name, _)| name))
        .filter(|name| {
            !name.is_empty()
                && name
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
        })
}

#[test]
fn everything_drawn_by_name_is_drawn_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let drawings = files(&root.join("static"), "svg");
    let drawn: BTreeSet<String> = drawings
        .iter()
        .flat_map(|path| {
            names(&text(path), "id=\"", '"')
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .collect();
    let mut used = 0;
    for path in files(&root.join("src/app"), "rs") {
        let text = text(&path);
        for name in names(&text, "\"#", '"').chain(names(&text, "url(#", ')')) {
            used += 1;
            assert!(drawn.contains(name), "{} draws #{name}", path.display());
        }
    }
    assert!(used > 20, "the sources name what they draw");
}
