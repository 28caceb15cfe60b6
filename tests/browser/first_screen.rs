//! What is seen before the game runs.

use serde_json::json;
use walls_of_york::app::shell::language::Language;
use walls_of_york::app::york::lobby::{Kept, Plan};
use walls_of_york::rules::york::Record;

use crate::harness::{Page, USUAL, VIEWPORTS, Wishes, in_every_engine};

in_every_engine!(the_first_screen_is_painted_while_the_wasm_is_held_back);
async fn the_first_screen_is_painted_while_the_wasm_is_held_back(page: &Page) {
    page.server.hold(".wasm");
    page.goto("").await;

    page.wait_for_paint().await;
    assert_eq!(page.text("h1").await, "Walls of York");
    assert_eq!(page.text("#starting").await, "Laying out the board…");
    let emblem = page
        .eval("document.querySelector('.start-page__emblem').getBoundingClientRect().width")
        .await;
    assert!(
        emblem.as_f64() > Some(100.0),
        "the emblem is {emblem} px wide"
    );
    assert!(
        page.server
            .requests()
            .iter()
            .any(|path| path.ends_with(".wasm")),
        "the wasm was asked for"
    );
    assert!(
        !page.is_seen("[data-phase]").await,
        "the app cannot run yet"
    );

    page.server.release();
    page.wait_for("[data-phase=start]").await;
    assert!(!page.is_seen("#starting").await);
}

in_every_engine!(the_name_and_the_emblem_stay_in_place_when_the_app_takes_over);
async fn the_name_and_the_emblem_stay_in_place_when_the_app_takes_over(page: &Page) {
    let boxes = "[...document.querySelectorAll('.start-page__emblem, .start-page__name')]
        .map((part) => part.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])";
    page.server.hold(".wasm");
    page.goto("").await;
    page.wait_for_paint().await;
    let before = page.eval(boxes).await;
    page.server.release();
    page.wait_for("[data-phase=start]").await;
    assert_eq!(page.eval(boxes).await, before);
}

const HURRIED: Wishes = Wishes {
    head: "<script>const real = setTimeout; window.setTimeout = (run, ms) => real(run, ms / 20);</script>",
    ..USUAL
};

in_every_engine!(a_slow_start_is_admitted, HURRIED);
async fn a_slow_start_is_admitted(page: &Page) {
    page.server.hold(".wasm");
    page.goto("").await;
    page.wait_until("document.querySelector('[data-when=soon]').hidden")
        .await;
    let line = page.text("#starting").await;
    assert!(line.contains("the network is slow"), "{line}");
    page.server.release();
    page.wait_for("[data-phase=start]").await;
}

const GERMAN: Wishes = Wishes {
    language: "de",
    ..USUAL
};

in_every_engine!(
    the_first_screen_and_the_app_speak_the_language_of_the_browser,
    GERMAN
);
async fn the_first_screen_and_the_app_speak_the_language_of_the_browser(page: &Page) {
    page.server.hold(".wasm");
    page.goto("").await;
    page.wait_for_paint().await;
    assert_eq!(page.text("#starting").await, "Das Brett wird ausgelegt …");
    page.server.release();
    let line = page.text("[data-phase=start] .start-page__line").await;
    assert!(line.contains("die Wikinger bleiben draußen"), "{line}");
}

const SET: Wishes = Wishes {
    head: "<script>localStorage.setItem('walls-of-york.settings', 'language=de;theme=dark;')</script>",
    ..USUAL
};

in_every_engine!(
    the_first_screen_has_the_language_and_the_colours_that_were_set,
    SET
);
async fn the_first_screen_has_the_language_and_the_colours_that_were_set(page: &Page) {
    let colours = "[document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).colorScheme, document.querySelector('meta[name=theme-color]').content]";
    let dark = json!(["dark", "rgb(30, 27, 23)", "dark", "#1e1b17"]);
    page.server.hold(".wasm");
    page.goto("").await;
    page.wait_for_paint().await;
    assert_eq!(page.text("#starting").await, "Das Brett wird ausgelegt …");
    assert_eq!(page.eval(colours).await, dark);
    page.server.release();
    let line = page.text("[data-phase=start] .start-page__line").await;
    assert!(line.contains("die Wikinger bleiben draußen"), "{line}");
    assert_eq!(page.eval(colours).await, dark);
}

in_every_engine!(settings_take_effect_at_once_and_give_the_focus_back);
async fn settings_take_effect_at_once_and_give_the_focus_back(page: &Page) {
    page.start().await;
    page.click("[data-action=settings]").await;
    page.wait_for("[data-dialog=settings]").await;
    page.wait_until("document.activeElement.id === 'title-of-settings'")
        .await;
    page.click("[data-field=language] label:nth-child(3)").await;
    page.wait_until("document.querySelector('#title-of-settings').textContent === 'Einstellungen'")
        .await;
    page.click("[data-field=theme] label:nth-child(3)").await;
    page.wait_until("getComputedStyle(document.body).backgroundColor === 'rgb(30, 27, 23)'")
        .await;
    page.click("[data-action=close-dialog]").await;
    page.wait_until("document.querySelector('dialog') === null")
        .await;
    page.wait_until("document.activeElement.dataset.action === 'settings'")
        .await;
    page.eval("localStorage.clear()").await;
}

in_every_engine!(without_scripts_a_plain_message_says_so);
async fn without_scripts_a_plain_message_says_so(page: &Page) {
    page.goto("__frame.html").await;
    let fill = "(() => { const frame = document.querySelector('iframe'); frame.sandbox = 'allow-same-origin';
        frame.width = 800; frame.height = 600; frame.src = './'; return true })()";
    page.eval(fill).await;
    page.wait_until("(document.querySelector('iframe').contentDocument?.querySelectorAll('main noscript p').length ?? 0) === 2")
        .await;
    let seen =
        "(css) => [...document.querySelector('iframe').contentDocument.querySelectorAll(css)]
        .map((part) => part.getBoundingClientRect().height > 0)";
    assert_eq!(
        page.eval(&format!("({seen})('h1.start-page__name, main noscript p')"))
            .await,
        json!([true, true, true])
    );
    assert_eq!(
        page.eval(&format!("({seen})('#starting')")).await,
        json!([false])
    );
}

const DARK: Wishes = Wishes {
    is_dark: true,
    ..USUAL
};

in_every_engine!(the_page_is_light_where_the_system_is_light);
async fn the_page_is_light_where_the_system_is_light(page: &Page) {
    page.start().await;
    assert_eq!(
        page.eval("getComputedStyle(document.body).backgroundColor")
            .await,
        json!("rgb(243, 234, 215)")
    );
}

in_every_engine!(the_page_is_dark_where_the_system_is_dark, DARK);
async fn the_page_is_dark_where_the_system_is_dark(page: &Page) {
    page.start().await;
    assert_eq!(
        page.eval("getComputedStyle(document.body).backgroundColor")
            .await,
        json!("rgb(30, 27, 23)")
    );
}

/// A PNG of this many bytes shows nothing but a plain ground.
const EMPTY_PICTURE: usize = 12_000;

/// A game that has just begun, as the browser keeps it.
fn kept_game() -> String {
    let plan = Plan::quick(Language::English);
    let record = Record::new(plan.setup(), 7);
    Kept::new(plan, record, 0).to_text()
}

/// Tries the start page as it is at first, and with an unfinished game on it.
async fn fits(page: &Page, (width, height): (u32, u32)) {
    page.start().await;
    assert_eq!(
        page.eval("[innerWidth, innerHeight]").await,
        json!([width, height])
    );
    stays_in_place(page, (width, height), "start-page").await;
    assert!(!page.is_seen("[data-kept]").await);
    let kept = json!(kept_game());
    page.eval(&format!(
        "localStorage.setItem('walls-of-york.game.1', {kept})"
    ))
    .await;
    page.start().await;
    // Not the driver's text: that of WebKit leaves out lines that may be cut off.
    let offered = page
        .eval("document.querySelector('[data-kept] p').textContent")
        .await;
    assert_eq!(
        offered,
        json!("Age 1, turn 1 · Player 1, Berta and Cuthbert")
    );
    stays_in_place(page, (width, height), "start-page-kept").await;
    page.eval("localStorage.clear()").await;
}

async fn stays_in_place(page: &Page, (width, height): (u32, u32), name: &str) {
    // York goes on beyond the edges of its picture.
    let outside =
        "[...document.querySelectorAll('[data-phase] :not(.york, .york > *)')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    }).map((part) => part.outerHTML)";
    assert_eq!(page.eval(outside).await, json!([]));
    let scrolls = "(({ scrollWidth, scrollHeight }) => scrollWidth > innerWidth || scrollHeight > innerHeight)(document.documentElement)";
    assert_eq!(page.eval(scrolls).await, json!(false), "the page scrolls");
    let picture = page.keep_picture(&format!("{name}-{width}x{height}")).await;
    assert!(picture.len() > EMPTY_PICTURE, "the picture is empty");
    assert_eq!(
        size_of_png(&picture),
        (width, height),
        "the picture is of the whole page"
    );
}

/// The size that a PNG states in its first chunk.
fn size_of_png(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

in_every_engine!(
    the_start_page_fits_a_tablet_lying,
    Wishes {
        viewport: VIEWPORTS[0],
        ..USUAL
    }
);
async fn the_start_page_fits_a_tablet_lying(page: &Page) {
    fits(page, VIEWPORTS[0]).await;
}

in_every_engine!(
    the_start_page_fits_a_tablet_standing,
    Wishes {
        viewport: VIEWPORTS[1],
        ..USUAL
    }
);
async fn the_start_page_fits_a_tablet_standing(page: &Page) {
    fits(page, VIEWPORTS[1]).await;
}

in_every_engine!(
    the_start_page_fits_a_phone,
    Wishes {
        viewport: VIEWPORTS[2],
        ..USUAL
    }
);
async fn the_start_page_fits_a_phone(page: &Page) {
    fits(page, VIEWPORTS[2]).await;
}

in_every_engine!(
    the_start_page_fits_a_desktop,
    Wishes {
        viewport: VIEWPORTS[3],
        is_dark: true,
        ..USUAL
    }
);
async fn the_start_page_fits_a_desktop(page: &Page) {
    fits(page, VIEWPORTS[3]).await;
}
