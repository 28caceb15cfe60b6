//! Nothing moves by itself once it is painted. Only Chromium tells of what moved.

use std::time::Duration;

use crate::harness::{Page, USUAL, VIEWPORTS, Wishes, in_chromium};
use crate::table::screens::Screen;
use crate::table::{STILL, come_in};

/// How much may move, as Chromium adds it up: parts of the window times how far they moved.
const MOST: f64 = 0.02;

/// Keeps what moves from the first paint on, and whose doing it was.
const WATCHED: Wishes = Wishes {
    head: "<script>window.__moved = [];
        new PerformanceObserver((list) => list.getEntries().filter((entry) => !entry.hadRecentInput).forEach((entry) =>
            __moved.push([entry.value, entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? '')])))
            .observe({ type: 'layout-shift', buffered: true });</script>",
    ..USUAL
};

const ON_A_PHONE: Wishes = Wishes {
    viewport: VIEWPORTS[2],
    ..WATCHED
};

/// Asserts that next to nothing has moved since the page was opened.
async fn stays(page: &Page, when: &str) {
    // What moved is told a little later.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let sum = page.eval("__moved.reduce((sum, [part]) => sum + part, 0)");
    let sum = sum.await.as_f64().expect("a sum");
    println!("{when}: {sum:.4} moved; at most {MOST} may");
    assert!(sum < MOST, "{when}: {}", page.eval("__moved").await);
}

in_chromium!(nothing_moves_when_the_type_arrives_late, WATCHED);
async fn nothing_moves_when_the_type_arrives_late(page: &Page) {
    the_type_is_late(page).await;
}

in_chromium!(
    nothing_moves_on_a_phone_when_the_type_arrives_late,
    ON_A_PHONE
);
async fn nothing_moves_on_a_phone_when_the_type_arrives_late(page: &Page) {
    the_type_is_late(page).await;
}

/// Opens the start page while the type is held back until the app runs.
async fn the_type_is_late(page: &Page) {
    page.server.hold(".woff2");
    page.start().await;
    page.wait_for_paint().await;
    let has_type =
        "[...document.fonts].some((face) => face.family === 'Grenze' && face.status === 'loaded')";
    page.wait_until(&format!("!({has_type})")).await;
    stays(page, "before the type is there").await;
    page.server.release();
    page.wait_until(has_type).await;
    stays(page, "with the type").await;
}

in_chromium!(nothing_moves_when_the_app_takes_over, WATCHED);
async fn nothing_moves_when_the_app_takes_over(page: &Page) {
    the_app_is_late(page).await;
}

in_chromium!(nothing_moves_on_a_phone_when_the_app_takes_over, ON_A_PHONE);
async fn nothing_moves_on_a_phone_when_the_app_takes_over(page: &Page) {
    the_app_is_late(page).await;
}

const THE_START: &str = "the start page";

/// Opens the start page, first without and then with an unfinished game, while the wasm is held back.
async fn the_app_is_late(page: &Page) {
    for what in [THE_START, "the start page with a game"] {
        page.server.hold("_bg.wasm");
        page.goto("").await;
        page.wait_for_paint().await;
        stays(page, "before the app runs").await;
        page.server.release();
        page.wait_for("[data-phase=start]").await;
        stays(page, what).await;
        if what == THE_START {
            page.click("[data-action=play]").await;
            page.wait_for("main.table").await;
        }
    }
}

in_chromium!(
    nothing_moves_by_itself_from_the_start_page_to_the_first_wall,
    WATCHED
);
async fn nothing_moves_by_itself_from_the_start_page_to_the_first_wall(page: &Page) {
    // What moves for a reason moves in place.
    come_in(page, "sound=off").await;
    stays(page, THE_START).await;
    page.click("[data-action=play]").await;
    page.wait_for("main.table").await;
    stays(page, "the table").await;
    Screen::Building.show(page, STILL, 3).await;
    stays(page, "building").await;
    Screen::Laid.show(page, STILL, 3).await;
    stays(page, "a piece is laid").await;
}
