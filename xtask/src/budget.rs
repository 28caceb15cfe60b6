//! How heavy the site is, and how heavy it may be.

use crate::pages::gzip;
use crate::place::Files;
use crate::{Outcome, names, offline, place};

/// What is loaded before a game can be played: gzipped bytes at most.
const BEFORE_PLAYING: usize = 350_000;
/// Everything that is fetched for playing offline: gzipped bytes at most.
const OFFLINE: usize = 600_000;
/// What is asked of the network on the next visit: gzipped bytes at most.
const NEXT_VISIT: usize = 5_000;

/// Where the icons of an installed game are. The page names one, but a browser asks for them only when
/// somebody installs the game; so they weigh on offline play and not on the first visit.
const TO_INSTALL: &str = "icons/";

/// The name of the tag with the files that the app asks for when they are wanted; they do not either.
const WANTED_LATER: &str = "york-files";

/// Bytes of files, as they are and as they travel.
#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    zipped: usize,
}

/// Prints the weight of the built site.
///
/// # Errors
///
/// When there is no site, or it is heavier than it may be.
pub fn check() -> Outcome {
    let files = read_site()?;
    let first = loaded_first(&files);
    let rest = kept(&files).filter(|name| !first.contains(name));

    println!("{:>10} {:>10}  file", "gzipped", "raw");
    let mut sum = Weight::default();
    sum.add_and_print(&files, first.iter().copied());
    sum.check("loaded before a game can be played", BEFORE_PLAYING)?;
    sum.add_and_print(&files, rest);
    sum.check("fetched for offline play, all in all", OFFLINE)?;
    let mut sum = Weight::default();
    sum.add_and_print(&files, [offline::WORKER].into_iter());
    sum.check("asked of the network on the next visit", NEXT_VISIT)
}

/// Everything that is fetched for playing without a network.
fn kept(files: &Files) -> impl Iterator<Item = &str> {
    offline::kept(files).chain([offline::PAGE, offline::WORKER])
}

impl Weight {
    fn add_and_print<'a>(&mut self, files: &Files, names: impl Iterator<Item = &'a str>) {
        for name in names {
            let raw = files[name].len();
            let zipped = gzip(&files[name]).len();
            println!("{zipped:>10} {raw:>10}  {name}");
            self.raw += raw;
            self.zipped += zipped;
        }
    }

    fn check(self, what: &str, limit: usize) -> Outcome {
        let Self { raw, zipped } = self;
        println!("{zipped:>10} {raw:>10}  = {what}; {limit} gzipped at most");
        if zipped > limit {
            return Err(format!(
                "too heavy: {zipped} bytes gzipped are {what}, {limit} may be (xtask/src/budget.rs)"
            ));
        }
        Ok(())
    }
}

fn read_site() -> Outcome<Files> {
    place::files_in(&place::site())
        .map_err(|error| format!("dist/ cannot be read ({error}): build it with cargo xtask dist"))
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
                let text = String::from_utf8_lossy(files.get(*name).map_or(&[], Vec::as_slice));
                let tags = text.split_inclusive('>');
                tags.filter(|tag| !tag.contains(WANTED_LATER))
                    .collect::<String>()
            }
            _ => continue,
        };
        let named: Vec<&str> = files
            .keys()
            .map(String::as_str)
            .filter(|other| !other.starts_with(TO_INSTALL) && *other != offline::WORKER)
            .filter(|other| !loaded.contains(other) && names::is_named(&text, other))
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
    let files = read_site()?;
    Ok(loaded_first(&files)
        .into_iter()
        .map(str::to_owned)
        .collect())
}

/// The names of the files of the built site that are fetched for playing without a network.
///
/// # Errors
///
/// When there is no site.
pub fn files_for_offline_play() -> Outcome<Vec<String>> {
    let files = read_site()?;
    Ok(kept(&files).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_named_by_the_page_or_its_styles_are_loaded_first() {
        let files: Files = [
            (
                "index.html",
                "<meta content=\"later.txt\" name=york-files><link href=\"./a.css\"> extradata.css icons/180.png",
            ),
            ("icons/180.png", ""),
            ("later.txt", ""),
            ("a.css", "url(./font.woff2)"),
            ("font.woff2", ""),
            ("worker.js", "a.css"),
            ("data.css", ""),
        ]
        .map(|(name, content)| (name.to_owned(), content.as_bytes().to_vec()))
        .into();
        assert_eq!(loaded_first(&files), ["index.html", "a.css", "font.woff2"]);
    }
}
