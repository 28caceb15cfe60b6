//! Building the static site.

use std::env;
use std::fs;
use std::process::Command;

use crate::process::{self, cargo};
use crate::{Outcome, names, offline, place, policy, shorten, styles, tools};

/// Where GitHub Pages serves a repository of our name.
pub const PATH: &str = "/walls-of-york/";

/// Builds the site into `dist/`. It works under any path; only the page for addresses that do not
/// exist, which is shown at any depth, has to be told its `home`.
///
/// # Errors
///
/// When a tool is missing or the build fails.
pub fn build(home: &str) -> Outcome {
    tools::disk_ready()?;
    tools::wasm_target_ready()?;
    let wasm_bindgen = tools::wasm_bindgen()?.ready()?;
    let trunk = tools::trunk().ready()?;
    fetch_crates()?;
    println!("Building the site (usually 2 min the first time, seconds after that)");
    process::run(
        Command::new(&trunk)
            .current_dir(place::root())
            .args(["build", "--release", "--offline", "--locked"])
            .env("PATH", tools::path_with(&[&wasm_bindgen, &trunk]))
            .env("CARGO_ENCODED_RUSTFLAGS", compiler_flags())
            .env("CARGO_NET_OFFLINE", "true")
            // Trunk takes only "true" or "false" for it.
            .env_remove("NO_COLOR"),
    )?;
    styles::join(&place::site())?;
    finish_404(home)?;
    seal()
}

/// The last step, when nothing else changes: names after the content, the policy of the pages, and the
/// list of what is kept for playing without a network.
fn seal() -> Outcome {
    let site = place::site();
    let trouble = |error| format!("dist/ cannot be finished: {error}");
    let mut files = place::files_in(&site).map_err(trouble)?;
    shorten::all(&mut files);
    names::give(&mut files)?;
    for page in ["index.html", "404.html"] {
        let html = files.get(page).map(|html| String::from_utf8_lossy(html));
        let html = policy::with_policy(&html.unwrap_or_default())?;
        files.insert(page.to_owned(), html.into_bytes());
    }
    offline::seal(&mut files)?;
    place::replace_files(&site, &files).map_err(trouble)
}

/// Where the page for addresses that do not exist has its drawing, which `index.html` has too.
const DRAWING: &str = "<!-- static/fallen-wall.svg -->";

/// Gives the page for addresses that do not exist its drawing and the way home.
fn finish_404(home: &str) -> Outcome {
    let drawing = place::read(&place::root().join("static/fallen-wall.svg"))?;
    place::rewrite(&place::site().join("404.html"), |page| {
        page.replace(DRAWING, &drawing)
            .replace(&format!("href=\"{PATH}\""), &format!("href=\"{home}\""))
    })
}

/// The picture that is shown where somebody links to the game; `cargo xtask shots` takes it.
const PREVIEW: &str = "docs/pictures/preview.jpg";

/// Names the preview picture in the built site. Whoever shows it asks for its whole address, and that
/// is known only when it is known where the site will be: `https://owner.github.io` and the path.
///
/// # Errors
///
/// When the picture is not there, or the page cannot be written.
pub fn name_preview(site: &str, home: &str) -> Outcome {
    let folder = place::site();
    fs::copy(place::root().join(PREVIEW), folder.join("preview.jpg"))
        .map_err(|error| format!("{PREVIEW} cannot be copied: {error}"))?;
    let address = format!("{site}{home}");
    place::rewrite(&folder.join("index.html"), |html| {
        with_preview(html, &address)
    })
}

fn with_preview(html: &str, address: &str) -> String {
    let tags = format!(
        "</title><meta property=\"og:url\" content=\"{address}\">\
        <meta property=\"og:image\" content=\"{address}preview.jpg\">\
        <meta property=\"og:image:width\" content=\"1280\"><meta property=\"og:image:height\" content=\"640\">\
        <meta name=\"twitter:card\" content=\"summary_large_image\">"
    );
    html.replacen("</title>", &tags, 1)
}

/// Trunk builds offline, so what it needs must be here before; asks the network only for what is not.
fn fetch_crates() -> Outcome {
    process::run(cargo().args(["fetch", "--quiet", "--locked"])).map_err(|why| {
        format!("the crates of Cargo.lock cannot be fetched ({why}): is there a network?")
    })
}

/// Vectors, with which the planner is three times as fast. Only the worker gains by them, but trunk
/// has one set of flags for both of our wasm files; and they cost no browser that could run the rest,
/// for the last of the three engines to learn them did so in March 2023.
pub const VECTORS: &str = "target-feature=+simd128";

/// Compiler flags, those of the user first: vectors, and what keeps the folders of the building
/// machine out of the site; in the form that allows for blanks in folders.
fn compiler_flags() -> String {
    const BETWEEN: &str = "\u{1f}";
    let inherited = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_else(|_| {
        let plain = env::var("RUSTFLAGS").unwrap_or_default();
        plain.split_whitespace().collect::<Vec<_>>().join(BETWEEN)
    });
    let folders = [
        (place::cargo_home(), "cargo"),
        (place::root().to_path_buf(), "york"),
    ]
    .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    Some(inherited)
        .into_iter()
        .filter(|flags| !flags.is_empty())
        .chain([format!("-C{VECTORS}")])
        .chain(folders)
        .collect::<Vec<_>>()
        .join(BETWEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preview_is_named_by_its_whole_address() {
        let html = with_preview("<title>York</title><body>", "https://ada.github.io/york/");
        assert!(html.starts_with("<title>York</title><meta property"));
        assert!(html.contains("content=\"https://ada.github.io/york/preview.jpg\""));
        assert!(html.ends_with("<body>"));
    }
}
