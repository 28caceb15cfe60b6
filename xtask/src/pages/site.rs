//! The files of a site, as a server sends them.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::names::plain;
use crate::place::{Files, files_in};

/// A file as it is sent.
pub(super) struct Page {
    pub kind: &'static str,
    pub tag: String,
    pub caching: (&'static str, &'static str),
    pub plain: Vec<u8>,
    pub zipped: Option<Vec<u8>>,
}

/// A site in memory, ready to be served.
pub struct Site {
    mount: String,
    pages: BTreeMap<String, Page>,
}

impl Site {
    /// The files of a folder, to be served below `mount` (`/` or `/walls-of-york/`).
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn load(folder: &Path, mount: &str) -> io::Result<Self> {
        Ok(Self::new(files_in(folder)?, mount))
    }

    /// These files, to be served below `mount`.
    #[must_use]
    pub fn new(files: Files, mount: &str) -> Self {
        let mut site = Self {
            mount: mount.to_owned(),
            pages: BTreeMap::new(),
        };
        for (name, content) in files {
            site.add(&name, content);
        }
        site
    }

    /// Adds or replaces a file.
    pub fn add(&mut self, name: &str, content: Vec<u8>) {
        let (kind, is_zipped) = kind_of(name);
        let page = Page {
            kind,
            tag: format!("\"{:x}-{:x}\"", checksum(&content), content.len()),
            caching: CACHING,
            zipped: is_zipped.then(|| gzip(&content)),
            plain: content,
        };
        self.pages.insert(name.to_owned(), page);
    }

    /// Takes a file away.
    pub fn remove(&mut self, name: &str) {
        self.pages.remove(name);
    }

    /// Lets browsers ask for a file every time, so that it can be held back also after it was sent.
    pub fn never_keep(&mut self, name: &str) {
        for (_, page) in self.pages.iter_mut().filter(|(its, _)| plain(its) == name) {
            page.caching.1 = "no-cache";
        }
    }

    /// Puts `html` before everything else in the head of every HTML file.
    ///
    /// # Panics
    ///
    /// When a file has no head.
    pub fn put_first(&mut self, html: &str) {
        let names: Vec<String> = self
            .pages
            .keys()
            .filter(|name| has_ending(name, "html"))
            .cloned()
            .collect();
        for name in names {
            let mut text = String::from_utf8_lossy(&self.pages[&name].plain).into_owned();
            // A page that was made small has a head without saying so.
            let place = text.find("<head>").map(|start| start + "<head>".len());
            let place = place.or_else(|| text.find("<meta"));
            text.insert_str(place.expect("a page has a head"), html);
            self.add(&name, text.into_bytes());
        }
    }

    /// The file at a path.
    pub(super) fn find(&self, path: &str) -> Option<&Page> {
        let name = path.strip_prefix(&self.mount)?;
        if name.is_empty() || name.ends_with('/') {
            return self.pages.get(&format!("{name}index.html"));
        }
        self.pages
            .get(name)
            .or_else(|| self.pages.get(&format!("{name}.html")))
    }

    /// The page for addresses that do not exist.
    pub(super) fn missing(&self) -> Option<&Page> {
        self.pages.get("404.html")
    }

    /// The path below which the site is served.
    pub(super) fn mount(&self) -> &str {
        &self.mount
    }
}

const CACHING: (&str, &str) = ("Cache-Control", "max-age=600");

/// A file compressed as a web server would.
#[must_use]
pub fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .expect("writing to memory does not fail")
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// The MIME type of a file, and whether it is worth compressing.
pub(super) fn kind_of(name: &str) -> (&'static str, bool) {
    match Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default()
    {
        "html" => ("text/html; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "js" | "mjs" => ("application/javascript; charset=utf-8", true),
        "json" => ("application/json; charset=utf-8", true),
        "webmanifest" => ("application/manifest+json; charset=utf-8", true),
        "txt" | "md" => ("text/plain; charset=utf-8", true),
        "svg" => ("image/svg+xml", true),
        "wasm" => ("application/wasm", true),
        "png" => ("image/png", false),
        "jpg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "ico" => ("image/vnd.microsoft.icon", false),
        "woff2" => ("font/woff2", false),
        "mp3" => ("audio/mpeg", false),
        "ogg" => ("audio/ogg", false),
        _ => ("application/octet-stream", false),
    }
}

/// FNV-1a, enough to tell two versions of a file apart.
fn checksum(content: &[u8]) -> u64 {
    content.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
