//! What the game needs to run without a network: the list of its files, with hashes, in the service
//! worker, and the version by which page and service worker know each other.

use crate::Outcome;
use crate::names::fingerprint;
use crate::place::Files;
use crate::policy::integrity;

/// The page, which a host may add something to; so its hash is not asked for.
pub const PAGE: &str = "index.html";

/// The service worker, all that is asked of the network when everything else is here.
pub const WORKER: &str = "service-worker.js";

/// What nobody needs for playing: the page for addresses that do not exist, the licence of the type,
/// the picture for those who link to the game, and the pictures that are shown before it is installed.
const NOT_NEEDED: [&str; 4] = ["404.html", "fonts/OFL.txt", "preview.jpg", "screenshots/"];

/// How the lines of the service worker begin that are filled in.
const LINES: [&str; 2] = ["const VERSION = ", "const FILES = "];

/// How the version stands in the page.
const META: &str = "<meta name=york-version content=";

/// The files that are kept for playing without a network, besides the page.
pub fn kept(files: &Files) -> impl Iterator<Item = &str> {
    files
        .keys()
        .map(String::as_str)
        .filter(|name| ![PAGE, WORKER].contains(name))
        .filter(|name| !NOT_NEEDED.iter().any(|start| name.starts_with(start)))
}

/// Writes the version and the list of files into the service worker, and the version into the page;
/// in the place of those that may be there.
///
/// # Errors
///
/// When the page or the service worker is not there, or not as expected.
pub fn seal(files: &mut Files) -> Outcome {
    let page = unsealed_page(&text(files, PAGE)?);
    let worker = filled(&text(files, WORKER)?, ["\"\"", "{}"])?;

    let mut all = vec![page.as_bytes(), worker.as_bytes()];
    for name in kept(files) {
        all.extend([name.as_bytes(), &files[name]]);
    }
    let all: Vec<String> = all.into_iter().map(fingerprint).collect();
    let version = fingerprint(all.concat().as_bytes());

    let list: Vec<String> = kept(files)
        .map(|name| format!("\"{name}\":\"{}\"", integrity(&files[name])))
        .collect();
    let list = format!("{{{}}}", list.join(","));
    let worker = filled(&worker, [&format!("\"{version}\""), &list])?;
    let place = page
        .find("<title")
        .ok_or("index.html has no title to put its version before")?;
    let (head, rest) = page.split_at(place);
    let page = format!("{head}{META}{version}>{rest}");
    files.insert(PAGE.to_owned(), page.into_bytes());
    files.insert(WORKER.to_owned(), worker.into_bytes());
    Ok(())
}

fn text(files: &Files, name: &str) -> Outcome<String> {
    let content = files.get(name).ok_or(format!("dist/ has no {name}"))?;
    Ok(String::from_utf8_lossy(content).into_owned())
}

fn unsealed_page(html: &str) -> String {
    match html.split_once(META) {
        Some((head, rest)) => head.to_owned() + rest.split_once('>').map_or("", |(_, rest)| rest),
        None => html.to_owned(),
    }
}

/// The service worker with these values.
fn filled(worker: &str, values: [&str; 2]) -> Outcome<String> {
    let mut lines: Vec<String> = worker.lines().map(str::to_owned).collect();
    for (start, value) in LINES.into_iter().zip(values) {
        let line = lines.iter_mut().find(|line| line.starts_with(start));
        let line = line.ok_or(format!("{WORKER} has no line {start}"))?;
        *line = format!("{start}{value};");
    }
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(app: &str) -> Files {
        [
            ("index.html", "<meta charset=utf-8><title>York</title>"),
            ("404.html", ""),
            ("screenshots/table.webp", ""),
            (
                "service-worker.js",
                "const VERSION = \"\";\nconst FILES = {};\ngo();",
            ),
            ("app.js", app),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
    }

    fn sealed(app: &str) -> (String, String) {
        let mut files = site(app);
        seal(&mut files).unwrap();
        (text(&files, PAGE).unwrap(), text(&files, WORKER).unwrap())
    }

    #[test]
    fn page_and_service_worker_have_the_same_version_and_all_that_is_needed_is_listed() {
        let (page, worker) = sealed("play()");
        let version = page.split(META).nth(1).unwrap().split('>').next().unwrap();
        let hash = integrity(b"play()");
        assert_eq!(
            worker,
            format!(
                "const VERSION = \"{version}\";\nconst FILES = {{\"app.js\":\"{hash}\"}};\ngo();"
            )
        );
    }

    #[test]
    fn another_content_is_another_version_and_the_same_content_the_same() {
        assert_ne!(sealed("play()"), sealed("win()"));
        let mut files = site("play()");
        seal(&mut files).unwrap();
        let once = files.clone();
        seal(&mut files).unwrap();
        assert_eq!(files, once);
    }

    #[test]
    fn a_site_without_its_service_worker_is_refused() {
        let mut files = site("");
        files.remove(WORKER);
        assert!(seal(&mut files).is_err());
    }
}
