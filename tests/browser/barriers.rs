//! No barriers: axe-core finds nothing on any screen, in light and dark, in both languages.

use serde::Deserialize;

use crate::harness::{Page, in_chromium};
use crate::table::STILL;
use crate::table::screens::Screen;

/// Loads axe-core into the page once, lets it look, and hands back what it found.
const LOOK: &str = "
    const done = arguments[arguments.length - 1];
    const look = () => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      done(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        ({ rule: id, html: html.slice(0, 300), why: failureSummary })))), (why) => done([{ rule: 'axe', html: '', why: String(why) }]));
    if (window.axe) look();
    else {
      const script = document.createElement('script');
      script.src = '__axe.js';
      script.onload = look;
      script.onerror = () => done([{ rule: 'axe', html: '', why: 'axe-core is not here: cargo xtask test --only browser fetches it' }]);
      document.head.append(script);
    }";

#[derive(Deserialize)]
struct Barrier {
    rule: String,
    html: String,
    why: String,
}

in_chromium!(no_screen_has_a_barrier_in_light_and_english);
async fn no_screen_has_a_barrier_in_light_and_english(page: &Page) {
    look_for_barriers(page, "theme=light;language=en").await;
}

in_chromium!(no_screen_has_a_barrier_in_dark_and_english);
async fn no_screen_has_a_barrier_in_dark_and_english(page: &Page) {
    look_for_barriers(page, "theme=dark;language=en").await;
}

in_chromium!(no_screen_has_a_barrier_in_light_and_german);
async fn no_screen_has_a_barrier_in_light_and_german(page: &Page) {
    look_for_barriers(page, "theme=light;language=de").await;
}

in_chromium!(no_screen_has_a_barrier_in_dark_and_german);
async fn no_screen_has_a_barrier_in_dark_and_german(page: &Page) {
    look_for_barriers(page, "theme=dark;language=de").await;
}

async fn look_for_barriers(page: &Page, settings: &str) {
    let settings = format!("{STILL};{settings}");
    let mut found = Vec::new();
    for screen in Screen::ALL {
        screen.show(page, &settings, 4).await;
        let barriers = page.client.execute_async(LOOK, Vec::new()).await;
        let barriers = barriers.expect("axe-core runs");
        let barriers: Vec<Barrier> = serde_json::from_value(barriers).expect("a list of barriers");
        found.extend(barriers.into_iter().map(|Barrier { rule, html, why }| {
            format!("{}: {rule}\n  {html}\n  {why}\n", screen.name())
        }));
    }
    let count = found.len();
    assert!(found.is_empty(), "{count} barriers:\n{}", found.join("\n"));
}
