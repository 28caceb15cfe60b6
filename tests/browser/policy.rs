//! The page loads and runs what is its own and nothing else.

use serde_json::{Value, json};
use xtask::place;

use crate::harness::{Engine, KEPT, Page, Wishes, in_every_engine};
use crate::table::{Manner, Players, STILL, sit_down};

/// Watches the network too, where that is possible.
const WATCHED: Wishes = Wishes {
    traces: crate::harness::NETWORK,
    ..KEPT
};

in_every_engine!(no_request_leaves_the_origin, WATCHED);
async fn no_request_leaves_the_origin(page: &Page) {
    let mut seen: Vec<String> = Vec::new();
    let origin = page.server.origin();
    let look = "performance.getEntriesByType('resource').map(({ name }) => name)";
    let note = async |seen: &mut Vec<String>| {
        let here: Vec<String> = serde_json::from_value(page.eval(look).await).expect("addresses");
        seen.extend(here);
    };
    page.start().await;
    page.wait_until_kept().await;
    for door in ["how-to-play", "settings"] {
        page.click(&format!("[data-action={door}]")).await;
        page.wait_for("dialog[open]").await;
        page.click("dialog[open] [data-action=close-dialog]").await;
    }
    note(&mut seen).await;
    sit_down(page, STILL, "seed:3;seats:person,merchant;boards:random").await;
    Players::new(page, &[(1, Manner::MouseDrag)])
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;
    note(&mut seen).await;
    if page.engine == Engine::Chromium {
        seen.extend(page.addresses().await);
    } else {
        eprintln!(
            "not checked: the driver of {} does not tell of requests; what the page and the server say is",
            page.engine.name()
        );
    }
    assert!(seen.len() > 5, "{seen:?}");
    // Chromium begins with a page of its own, and nothing leaves for what an address itself holds.
    let leaves =
        |address: &&String| !address.starts_with("chrome:") && !address.starts_with("data:");
    for address in seen.iter().filter(leaves) {
        assert!(address.starts_with(&origin), "{address} is not of {origin}");
    }
    for path in page.server.requests() {
        assert!(
            path.starts_with(KEPT.mount) || path == "/favicon.ico",
            "{path} is outside"
        );
    }
}

/// Tries what a text from a stranger might try if it were ever run or shown as markup.
const TRY: &str = "(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__ran = 1';
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'http://127.0.0.1:9/foreign.js';
    document.body.append(foreign);
    const part = document.createElement('div');
    part.innerHTML = '<img src=\"http://127.0.0.1:9/foreign.png\" onerror=\"window.__ran = 2\"><style>body { display: none }</style>';
    document.body.append(part);
    fetch('http://127.0.0.1:9/foreign.txt').catch(() => {});
    part.querySelector('img').setAttribute('onclick', 'window.__ran = 3');
    part.querySelector('img').click();
    return true;
})()";

in_every_engine!(what_is_not_ours_is_refused, KEPT);
async fn what_is_not_ours_is_refused(page: &Page) {
    page.start().await;
    page.eval(TRY).await;
    for what in ["script-src", "img-src", "style-src", "connect-src"] {
        page.expect_trouble(&format!("policy: {what}")).await;
    }
    assert_eq!(page.eval("window.__ran ?? 0").await, json!(0));
    assert!(page.is_seen("h1").await);
    page.take_troubles().await;
}

in_every_engine!(the_page_for_what_does_not_exist_has_a_policy_too);
async fn the_page_for_what_does_not_exist_has_a_policy_too(page: &Page) {
    page.goto("no/such/street").await;
    let policy = "document.querySelector('meta[http-equiv=Content-Security-Policy]').content";
    let policy = page.eval(policy).await;
    let Value::String(policy) = policy else {
        panic!("a text");
    };
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    // Its own style is allowed by its hash.
    assert_eq!(
        page.eval("getComputedStyle(document.body).display").await,
        json!("grid")
    );
}

/// Addresses that nobody asks for: what an SVG's elements are called by.
const NAMESPACES: [&str; 3] = [
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/1998/Math/MathML",
];

#[test]
fn the_site_names_no_other_host() {
    for (file, content) in place::files_in(&place::site()).expect("the site is built") {
        // The licence of the type says where the type is from.
        if file == "fonts/OFL.txt" {
            continue;
        }
        let text = String::from_utf8_lossy(&content);
        for (start, _) in text.match_indices("http").filter(|(start, _)| {
            let rest = &text[*start..];
            rest.starts_with("http://") || rest.starts_with("https://")
        }) {
            let rest = &text[start..];
            let is_known = NAMESPACES.iter().any(|name| rest.starts_with(name));
            let told: String = rest.chars().take(60).collect();
            assert!(is_known, "{file} names {told}");
        }
    }
}
