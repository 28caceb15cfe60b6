//! The content-security policy of a page: what it may load and run, and nothing else.

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};

use crate::Outcome;

/// The page with a policy that allows what is of its own origin, and those inline scripts and styles
/// that it has now. It stands as early as it can, for it holds only for what comes after it.
///
/// # Errors
///
/// When the page does not begin with its character set.
pub fn with_policy(html: &str) -> Outcome<String> {
    let start = html.find("<meta charset");
    let end = start.and_then(|start| Some(start + html[start..].find('>')? + 1));
    let end = end.ok_or("a page says its character set first")?;
    let (head, rest) = html.split_at(end);
    let policy = policy(html);
    Ok(format!(
        "{head}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{rest}"
    ))
}

fn policy(html: &str) -> String {
    let hashes = |tag| {
        let texts = inline(html, tag).into_iter();
        let hashes = texts.map(|text| format!(" '{}'", integrity(text.as_bytes())));
        hashes.collect::<Vec<_>>().concat()
    };
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{}", hashes("script")),
        &format!("style-src 'self'{}", hashes("style")),
        // Places and counts that only the app knows, such as where a dragged tile is.
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join(";")
}

/// The texts of the page's inline scripts or styles.
fn inline<'a>(html: &'a str, tag: &str) -> Vec<&'a str> {
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    html.match_indices(&open)
        .filter_map(|(start, _)| {
            let (attributes, rest) = html[start + open.len()..].split_once('>')?;
            let text = rest.split_once(&close)?.0;
            (!attributes.contains("src=")).then_some(text)
        })
        .collect()
}

/// The hash by which a browser knows a content.
#[must_use]
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(Sha256::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_scripts_and_styles_of_the_page_are_allowed() {
        let page = "<!doctype html><meta charset=utf-8><script>go()</script>\
            <script src=a.js></script><script type=module>run()</script><style>p{}</style>";
        let html = with_policy(page).unwrap();
        let (head, rest) = html.split_once(" content=\"").unwrap();
        assert!(head.starts_with("<!doctype html><meta charset=utf-8><meta http-equiv="));
        let policy = rest.split('"').next().unwrap();
        for part in ["go()", "run()"] {
            assert!(policy.contains(&integrity(part.as_bytes())), "{part}");
        }
        assert_eq!(policy.matches("sha256-").count(), 3);
        assert!(rest.ends_with("<style>p{}</style>"));
    }

    #[test]
    fn a_hash_is_as_browsers_write_it() {
        // From the specification of content-security policies.
        let hash = "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=";
        assert_eq!(integrity(b"alert('Hello, world.');"), hash);
    }

    #[test]
    fn a_page_without_a_character_set_is_refused() {
        assert!(with_policy("<title>York</title>").is_err());
    }
}
