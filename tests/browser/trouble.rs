//! What is seen when there is no game: each time a plain word and a way back.

use fantoccini::key::Key;
use serde_json::json;

use crate::harness::{Page, USUAL, Wishes, in_every_engine};

async fn trouble_is_shown(page: &Page) {
    page.wait_until("!document.querySelector('#trouble').hidden")
        .await;
}

/// The app finds no place to mount in, which is a panic.
const NO_PLACE: Wishes = Wishes {
    head: "<script>const find = document.getElementById.bind(document);
        document.getElementById = (id) => (id === 'app' ? null : find(id));</script>",
    ..USUAL
};

in_every_engine!(a_panic_shows_a_page_with_a_report_to_copy, NO_PLACE);
async fn a_panic_shows_a_page_with_a_report_to_copy(page: &Page) {
    page.goto("").await;
    trouble_is_shown(page).await;

    assert_eq!(
        page.text("[data-trouble=panic] h1").await,
        "A wall fell over"
    );
    assert!(
        !page.is_seen("[data-trouble=loading]").await,
        "one trouble at a time"
    );
    let report = page.eval("document.querySelector('#report').value").await;
    let report = report.as_str().expect("a report is a text");
    for part in [
        &format!("Walls of York {}", env!("CARGO_PKG_VERSION")),
        "index.html has an element #app",
        "src/app/mod.rs",
        "Browser: Mozilla",
    ] {
        assert!(report.contains(part), "no {part:?} in {report:?}");
    }
    assert_eq!(
        page.eval("document.activeElement.tagName").await,
        json!("H1"),
        "the message has the focus"
    );

    // By keyboard: past the report, past "Load again", to "Copy the report".
    page.keys(&[Key::Tab.into(), Key::Tab.into(), Key::Tab.into()])
        .await;
    assert_eq!(
        page.eval("document.activeElement.dataset.action").await,
        json!("copy-report")
    );
    page.keys(&[' ']).await;
    page.wait_until("[...document.querySelectorAll('[data-copied]')].some((line) => !line.hidden)")
        .await;

    // The console has it too.
    page.expect_trouble("index.html has an element #app").await;
}

/// Only the first visit goes wrong.
const NO_PLACE_ONCE: Wishes = Wishes {
    head: "<script>if (!sessionStorage.again) { sessionStorage.again = 1;
        const find = document.getElementById.bind(document);
        document.getElementById = (id) => (id === 'app' ? null : find(id)); }</script>",
    ..USUAL
};

in_every_engine!(loading_again_after_a_panic_starts_anew, NO_PLACE_ONCE);
async fn loading_again_after_a_panic_starts_anew(page: &Page) {
    page.goto("").await;
    trouble_is_shown(page).await;
    page.click("[data-action=reload]").await;
    page.wait_for("[data-phase=start]").await;
    assert!(!page.is_seen("#trouble").await);
    page.expect_trouble("").await;
}

const NO_WASM: Wishes = Wishes {
    head: "<script>delete window.WebAssembly;</script>",
    ..USUAL
};

in_every_engine!(a_browser_without_wasm_is_told_so, NO_WASM);
async fn a_browser_without_wasm_is_told_so(page: &Page) {
    page.goto("").await;
    trouble_is_shown(page).await;
    assert_eq!(
        page.text("[data-trouble=browser] h1").await,
        "This browser is too old"
    );
    assert!(!page.is_seen("#app").await);
}

in_every_engine!(wasm_that_the_browser_cannot_read_is_told_apart_from_a_bad_network);
async fn wasm_that_the_browser_cannot_read_is_told_apart_from_a_bad_network(page: &Page) {
    page.server.spoil(".wasm");
    page.goto("").await;
    trouble_is_shown(page).await;
    assert_eq!(
        page.text("[data-trouble=browser] h1").await,
        "This browser is too old"
    );
    page.expect_trouble("not started").await;
}

in_every_engine!(wasm_that_does_not_arrive_is_admitted_and_tried_again);
async fn wasm_that_does_not_arrive_is_admitted_and_tried_again(page: &Page) {
    comes_back_after_failing(page, ".wasm").await;
}

in_every_engine!(a_script_that_does_not_arrive_is_admitted_and_tried_again);
async fn a_script_that_does_not_arrive_is_admitted_and_tried_again(page: &Page) {
    comes_back_after_failing(page, ".js").await;
}

async fn comes_back_after_failing(page: &Page, ending: &str) {
    page.server.fail(ending);
    page.goto("").await;
    trouble_is_shown(page).await;
    assert_eq!(
        page.text("[data-trouble=loading] h1").await,
        "The game did not arrive"
    );
    assert!(!page.is_seen("#report").await, "there is nothing to report");

    page.server.release();
    page.click("[data-action=reload]").await;
    page.wait_for("[data-phase=start]").await;
    page.expect_trouble("").await;
}
