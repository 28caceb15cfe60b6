//! One style sheet instead of one per part of the screen: fewer requests, and what the parts have in
//! common is sent once. `trunk serve` does without.

use std::fs;
use std::ops::Range;
use std::path::Path;

use crate::Outcome;
use crate::place::{read, write};

/// The one style sheet.
const NAME: &str = "styles.css";

/// Joins the style sheets of a built site, in the order in which its page loads them, into one.
///
/// # Errors
///
/// When a file cannot be read or written, or the page has no style sheet.
pub fn join(site: &Path) -> Outcome {
    let page = site.join("index.html");
    let html = read(&page)?;
    let links = links(&html);
    let sheets = links
        .iter()
        .map(|link| read(&site.join(&link.href)))
        .collect::<Outcome<Vec<_>>>()?
        .join("\n");
    let html = with_one(&html, &links).ok_or("dist/index.html has no style sheet")?;
    links.iter().try_for_each(|link| {
        let file = site.join(&link.href);
        fs::remove_file(&file).map_err(|error| format!("{} stays: {error}", file.display()))
    })?;
    write(&site.join(NAME), &sheets)?;
    write(&page, &html)
}

/// A link to a style sheet: where it stands in the page, and which file it names.
#[derive(Debug, PartialEq)]
struct Link {
    place: Range<usize>,
    href: String,
}

/// The links to style sheets in a page, as trunk writes them: with or without quotes.
fn links(html: &str) -> Vec<Link> {
    html.match_indices("<link ")
        .filter_map(|(start, _)| {
            let end = start + html[start..].find('>')? + 1;
            let tag = &html[start..end];
            let is_sheet = attribute(tag, "rel")? == "stylesheet";
            let href = attribute(tag, "href")?.trim_start_matches("./").to_owned();
            let place = start..end;
            is_sheet.then_some(Link { place, href })
        })
        .collect()
}

/// The value of a tag's attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let value = tag.split_once(&format!(" {name}="))?.1;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next(),
    }
}

/// The page with one style sheet in the place of the first.
fn with_one(html: &str, links: &[Link]) -> Option<String> {
    let (first, others) = links.split_first()?;
    let mut page = html.to_owned();
    for link in others.iter().rev() {
        page.replace_range(link.place.clone(), "");
    }
    let one = format!("<link href=./{NAME} rel=stylesheet>");
    page.replace_range(first.place.clone(), &one);
    Some(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><link href=./a-1.css integrity=sha384-x/= rel=stylesheet>\
        <link href=./i.svg rel=icon><link rel=\"stylesheet\" href=\"./b-2.css\" /><body>a-1.css</body>";

    #[test]
    fn links_are_found_in_their_order_and_other_links_left_alone() {
        let names: Vec<String> = links(PAGE).into_iter().map(|link| link.href).collect();
        assert_eq!(names, ["a-1.css", "b-2.css"]);
    }

    #[test]
    fn nothing_but_the_links_changes() {
        assert_eq!(
            with_one(PAGE, &links(PAGE)).as_deref(),
            Some(
                "<!doctype html><link href=./styles.css rel=stylesheet>\
                <link href=./i.svg rel=icon><body>a-1.css</body>"
            )
        );
        assert_eq!(with_one("<body></body>", &[]), None);
    }

    #[test]
    fn the_sheets_of_a_site_become_one() {
        let site = std::env::temp_dir().join(format!("york-styles-{}", std::process::id()));
        fs::create_dir_all(&site).unwrap();
        for (name, text) in [("index.html", PAGE), ("a-1.css", "a{}"), ("b-2.css", "b{}")] {
            fs::write(site.join(name), text).unwrap();
        }
        let outcome = join(&site);
        let files = crate::place::files_in(&site).unwrap();
        fs::remove_dir_all(&site).unwrap();
        assert_eq!(outcome, Ok(()));
        assert_eq!(files[NAME], b"a{}\nb{}");
        assert_eq!(files.keys().collect::<Vec<_>>(), ["index.html", NAME]);
    }
}
