//! Pictures of the real game: for people to look at, for the README, and for whoever links to it.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use crate::browsers::Engine;
use crate::test::browser_test_command;
use crate::{Outcome, dist, place, process};

/// Where the pictures of every screen go.
const FOLDER: &str = "target/shots";

/// What there is to take.
const KINDS: [&str; 4] = ["every_screen", "readme", "preview", "icons"];

/// Builds the site and takes pictures of it: every screen at every size into `target/shots`, with a
/// page to look through them; those of the README into `docs/pictures`, the icons into `static/icons`.
/// Takes only those whose test has `only` in its name.
///
/// # Errors
///
/// When the site cannot be built, or a screen is not reached.
pub fn take(only: &str) -> Outcome {
    if !KINDS.iter().any(|kind| kind.contains(only)) {
        return Err(format!(
            "there is no {only}: choose from {}",
            KINDS.join(", ")
        ));
    }
    Engine::Chromium.ready()?;
    dist::build(dist::PATH)?;
    let tests = format!("shots::{only}");
    process::run(&mut browser_test_command(
        Engine::Chromium,
        &[&tests, "--ignored"],
    ))?;
    let folder = place::root().join(FOLDER);
    if !folder.is_dir() {
        return Ok(());
    }
    let names: BTreeSet<String> = place::files_in(&folder)
        .map_err(|error| format!("{FOLDER} cannot be read: {error}"))?
        .into_keys()
        .filter(|name| name.ends_with(".png"))
        .collect();
    fs::write(folder.join("index.html"), contents(&names))
        .map_err(|error| format!("{FOLDER}/index.html cannot be written: {error}"))?;
    println!("{} pictures: {FOLDER}/index.html", names.len());
    Ok(())
}

/// A page with all pictures, a row for each screen.
fn contents(names: &BTreeSet<String>) -> String {
    let mut page = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Every screen</title>\
        <style>body{background:#777;color:#fff;font:1rem sans-serif}div{display:flex;gap:8px}\
        img{height:420px}</style>\n",
    );
    let mut screen = "";
    for name in names {
        let its = name.split('-').next().unwrap_or_default();
        if its != screen {
            if !screen.is_empty() {
                page.push_str("</div>\n");
            }
            let _ = writeln!(page, "<h2>{its}</h2><div>");
            screen = its;
        }
        let _ = writeln!(
            page,
            "<a href=\"{name}\"><img loading=\"lazy\" src=\"{name}\" alt=\"{name}\"></a>"
        );
    }
    page.push_str("</div>\n");
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_a_row_with_its_pictures() {
        let names = ["log-1x1-dark.png", "log-1x1-light.png", "menu-1x1-dark.png"];
        let page = contents(&names.map(str::to_owned).into());
        assert_eq!(page.matches("<h2>").count(), 2);
        assert!(names.iter().all(|name| page.contains(name)));
    }
}
