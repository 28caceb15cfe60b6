//! Names that change with the content, so that no two versions of the game ever share a file: what a
//! browser has under such a name is right for ever.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use crate::Outcome;
use crate::place::Files;

/// What must keep its name: what is asked for by hand, by the server, by the browser for updates, by
/// those who show a link, and by those who look for the licence of the type.
const KEPT: [&str; 5] = [
    "index.html",
    "404.html",
    "service-worker.js",
    "preview.jpg",
    "fonts/OFL.txt",
];

/// How many letters of a name are its content's.
const LETTERS: usize = 16;

/// Names the files of a site after their content, those that name none before those that name them.
///
/// # Errors
///
/// When files name each other in a ring.
pub fn give(files: &mut Files) -> Outcome {
    let mut waiting: BTreeSet<String> = files
        .keys()
        .filter(|name| !KEPT.contains(&name.as_str()))
        .cloned()
        .collect();
    while !waiting.is_empty() {
        let is_free = |name: &&String| {
            text_of(files, name).is_none_or(|text| {
                let mut others = waiting.iter().filter(|other| other != name);
                !others.any(|other| is_named(text, other))
            })
        };
        let Some(name) = waiting.iter().find(is_free).cloned() else {
            return Err(format!("these name each other: {waiting:?}"));
        };
        waiting.remove(&name);
        let content = files.remove(&name).unwrap_or_default();
        let new = named_after(&name, &content);
        files.insert(new.clone(), content);
        rename(files, &name, &new);
    }
    Ok(())
}

/// A name with a part that says what the file has in it.
#[must_use]
pub fn named_after(name: &str, content: &[u8]) -> String {
    let hash = fingerprint(content);
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{hash}.{ending}"),
        None => format!("{name}-{hash}"),
    }
}

/// The name that a file had before it was named after its content.
#[must_use]
pub fn plain(name: &str) -> String {
    let is_hash =
        |part: &str| part.len() == LETTERS && part.bytes().all(|letter| letter.is_ascii_hexdigit());
    let (stem, ending) = name.split_at(name.rfind('.').unwrap_or(name.len()));
    match stem.rsplit_once('-') {
        Some((stem, hash)) if is_hash(hash) => format!("{stem}{ending}"),
        _ => name.to_owned(),
    }
}

/// As much of a content's SHA-256 as tells versions apart.
pub(crate) fn fingerprint(content: &[u8]) -> String {
    let bytes = Sha256::digest(content);
    let number = bytes
        .iter()
        .take(LETTERS / 2)
        .fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    format!("{number:0LETTERS$x}")
}

/// The text of a file that may name others.
fn text_of<'a>(files: &'a Files, name: &str) -> Option<&'a str> {
    let can_name = ["html", "css", "js", "webmanifest"]
        .iter()
        .any(|ending| name.rsplit('.').next() == Some(ending));
    let content = files.get(name).filter(|_| can_name)?;
    std::str::from_utf8(content).ok()
}

/// Changes a file's name wherever it is named.
pub fn rename(files: &mut Files, old: &str, new: &str) {
    let names: Vec<String> = files.keys().cloned().collect();
    for name in names {
        let Some(text) = text_of(files, &name).filter(|text| is_named(text, old)) else {
            continue;
        };
        let mut changed = text.to_owned();
        for start in places(text, old).rev() {
            changed.replace_range(start..start + old.len(), new);
        }
        files.insert(name, changed.into_bytes());
    }
}

/// Whether a text names a file of its own folder or below.
#[must_use]
pub fn is_named(text: &str, file: &str) -> bool {
    places(text, file).next().is_some()
}

/// Where a text names a file: not as a part of a longer name.
fn places(text: &str, file: &str) -> impl DoubleEndedIterator<Item = usize> {
    let is_edge = |letter: Option<char>| {
        !letter.is_some_and(|letter| letter.is_alphanumeric() || "-_./".contains(letter))
    };
    text.match_indices(file)
        .map(|(start, _)| start)
        .filter(move |&start| {
            let before = &text[..start];
            let before = before.strip_suffix("./").unwrap_or(before);
            is_edge(before.chars().next_back())
                && is_edge(text[start + file.len()..].chars().next())
        })
        .collect::<Vec<_>>()
        .into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter()
            .map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn files_are_named_after_what_they_hold_and_what_they_name() {
        let site = |type_: &str| {
            let mut files = files(&[
                ("index.html", "<link href=./a.css> a.css.map b/a.css"),
                ("a.css", "url(fonts/t.woff2)"),
                ("fonts/t.woff2", type_),
                ("fonts/OFL.txt", ""),
            ]);
            give(&mut files).unwrap();
            files
        };
        let (one, two) = (site("1"), site("2"));
        let type_ = named_after("fonts/t.woff2", b"1");
        let sheet = named_after("a.css", format!("url({type_})").as_bytes());
        let page = format!("<link href=./{sheet}> a.css.map b/a.css");
        assert_eq!(one["index.html"], page.as_bytes());
        assert_eq!(
            one.keys().collect::<Vec<_>>(),
            [&sheet, "fonts/OFL.txt", &type_, "index.html"]
        );
        let same: Vec<&String> = one.keys().filter(|name| two.contains_key(*name)).collect();
        assert_eq!(same, ["fonts/OFL.txt", "index.html"], "all else is new");
    }

    #[test]
    fn files_that_name_each_other_are_refused() {
        let ring = &[("a.js", "import './b.js'"), ("b.js", "import './a.js'")];
        assert!(give(&mut files(ring)).is_err());
    }

    #[test]
    fn the_plain_name_is_found_again() {
        for name in [
            "worker_bg.wasm",
            "walls-of-york.js",
            "fonts/t.woff2",
            "NOTICE",
        ] {
            assert_eq!(plain(&named_after(name, b"")), name);
            assert_eq!(plain(name), name);
        }
    }
}
