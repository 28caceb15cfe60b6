//! Pages, style sheets and scripts without what only people read: comments, indents, empty lines. That
//! is nearly all of what there is to be gained, and it gives the same files every time, which Trunk's own
//! way does not: every build would be a new version of the game for all who have it.

use crate::place::Files;

/// Takes what only people read out of every text of a site.
pub fn all(files: &mut Files) {
    for (name, content) in files.iter_mut() {
        let shorten = match name.rsplit('.').next() {
            Some("html") => page,
            Some("css") => style_sheet,
            Some("js") => script,
            _ => continue,
        };
        if let Ok(text) = std::str::from_utf8(content) {
            *content = shorten(text).into_bytes();
        }
    }
}

/// A page; the scripts in it are written as scripts of their own are.
fn page(html: &str) -> String {
    script(&without(html, "<!--", "-->"))
}

/// A script. The lines stay, so that none of them comes to mean anything else.
fn script(script: &str) -> String {
    let mut is_within = false;
    let mut kept = Vec::new();
    for line in script.lines().map(str::trim) {
        let is_block = is_within || line.starts_with("/*");
        if is_block {
            is_within = !line.contains("*/");
        }
        // What follows a comment on its last line is code.
        let is_comment =
            line.starts_with("//") || (is_block && (is_within || line.ends_with("*/")));
        if !line.is_empty() && !is_comment {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// A style sheet, whose lines say by their ends where they may be joined.
fn style_sheet(css: &str) -> String {
    let mut short = String::with_capacity(css.len());
    for line in without(css, "/*", "*/").lines().map(str::trim) {
        if short.ends_with(|end: char| !"{};,".contains(end)) && !line.starts_with('}') {
            short.push(' ');
        }
        match line.split_once(": ") {
            // A property and its value; in a selector there is no blank after a colon.
            Some((property, value)) if line.ends_with(';') => {
                short.extend([property, ":", value]);
            }
            _ => match line.strip_suffix(" {") {
                Some(selector) => short.extend([selector, "{"]),
                None if line == "}" => {
                    short.truncate(short.trim_end_matches(';').len());
                    short.push('}');
                }
                None => short.push_str(line),
            },
        }
    }
    short
}

/// A text without its comments.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut rest = text;
    let mut kept = String::with_capacity(text.len());
    while let Some((before, comment)) = rest.split_once(open) {
        kept.push_str(before);
        rest = comment.split_once(close).map_or("", |(_, after)| after);
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_people_read_is_taken_out_of_scripts() {
        let text = "/**\n * Says so.\n */\nfunction say() {\n    // aloud\n\n    return 2 * 3; // six\n}\n";
        assert_eq!(script(text), "function say() {\nreturn 2 * 3; // six\n}");
        let text = "/* pure */ say();\nconst six = 2\n  * 3;";
        assert_eq!(script(text), "/* pure */ say();\nconst six = 2\n* 3;");
    }

    #[test]
    fn only_what_people_read_is_taken_out_of_pages() {
        let html = "<p>\n  One\n  two <!-- three\n  -->four\n</p>\n\n<script>\n  // five\n  six();\n</script>";
        assert_eq!(
            page(html),
            "<p>\nOne\ntwo four\n</p>\n<script>\nsix();\n</script>"
        );
    }

    #[test]
    fn only_what_people_read_is_taken_out_of_style_sheets() {
        let css = "/* Walls. */\n.wall,\n.tower > a:hover {\n  color: red;\n  font:\n    bold 1rem\n    serif;\n}\n\n\
            @media (width > 3px) {\n  .wall {\n    margin: 0 auto;\n  }\n}\n";
        assert_eq!(
            style_sheet(css),
            ".wall,.tower > a:hover{color:red;font: bold 1rem serif}@media (width > 3px){.wall{margin:0 auto}}"
        );
    }

    #[test]
    fn only_texts_are_changed() {
        let mut files: Files = [("a.js", "a()\n\n"), ("b.txt", "b\n\n"), ("c.wasm", "\n\n")]
            .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
            .into();
        all(&mut files);
        let texts: Vec<&[u8]> = files.values().map(Vec::as_slice).collect();
        assert_eq!(texts, [b"a()".as_slice(), b"b\n\n", b"\n\n"]);
    }
}
