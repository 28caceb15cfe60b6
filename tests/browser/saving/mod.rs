//! Games as the browser keeps them: side by side, in several tabs, in trouble, and whatever is thrown
//! at them.

mod fuzz;
mod kills;
mod list;
mod stores;
mod tabs;
mod texts;
mod trouble;

use std::collections::BTreeMap;

use fantoccini::wd::WindowHandle;

use walls_of_york::app::york::lobby::{Kept, Plan, Who};
use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::Record;

use crate::harness::Page;
use crate::table::{STILL, sit_down};

/// The games that the browser keeps, by what their keys end with. What is on screen may be kept a moment
/// later: a page that is busy is painted first.
pub async fn games(page: &Page) -> BTreeMap<String, String> {
    let all = page
        .promised(
            "new Promise((rest) => setTimeout(rest, 30)).then(() =>
            Object.fromEntries(Object.keys(localStorage).filter((key) => key.startsWith('walls-of-york.game'))
            .map((key) => [key.slice('walls-of-york.game'.length), localStorage.getItem(key)])))",
        )
        .await;
    serde_json::from_value(all).expect("games are texts")
}

/// The one game that the browser keeps, whole.
pub async fn only_game(page: &Page) -> Kept {
    let games = games(page).await;
    assert_eq!(games.len(), 1, "one game is kept: {games:?}");
    whole(&games.into_values().next().unwrap_or_default())
}

/// The one game that the browser keeps, once it has so many actions.
pub async fn game_with(page: &Page, actions: usize) -> Kept {
    game_when(page, |kept| kept.record.actions().len() == actions).await
}

/// The one game that the browser keeps, once it is so.
pub async fn game_when(page: &Page, is_so: impl Fn(&Kept) -> bool) -> Kept {
    let mut kept = only_game(page).await;
    for _ in 0..100 {
        if is_so(&kept) {
            return kept;
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        kept = only_game(page).await;
    }
    panic!("no such game is kept: {kept:?}");
}

/// What stands in an element: the driver of `WebKitGTK` leaves out lines that may be cut off.
pub async fn content(page: &Page, css: &str) -> String {
    page.wait_for(css).await;
    let script = format!("document.querySelector(\"{css}\").textContent");
    let text = page.eval(&script).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// A kept game, which is whole.
pub fn whole(text: &str) -> Kept {
    Kept::from_text(text).unwrap_or_else(|damage| panic!("it is whole: {damage:?}\n{text}"))
}

/// A link to a game in which a person sits against a bot and is the first to roll.
pub fn first_to_roll(number: usize) -> String {
    let plan = Plan::of_seats(&[Who::Person, Who::Bot(Level::Mason)]);
    let is_first = |seed: &u64| {
        let record = Record::new(plan.setup(), *seed);
        record.game().table().in_turn().index() == 0
    };
    let seed = (1..)
        .filter(is_first)
        .nth(number)
        .expect("there is always one");
    format!("seed:{seed};seats:person,mason;boards:random")
}

/// A game in which somebody alone is to roll, as it is kept once the decree has been read.
async fn to_roll(page: &Page) -> Kept {
    // The bot's thoughts never arrive, so that nothing happens by itself.
    page.server.hold("worker_bg.wasm");
    sit_down(page, STILL, &first_to_roll(0)).await;
    page.click("[data-action=next]").await;
    page.wait_for("main[data-phase=rolling]").await;
    game_when(page, |kept| kept.read > 0).await
}

/// Opens another tab and goes there; where the driver cannot, it says so.
async fn other_tab(page: &Page) -> Option<WindowHandle> {
    match page.client.new_window(true).await {
        Ok(window) => {
            let there = page.client.switch_to_window(window.handle.clone()).await;
            there.expect("a new tab can be gone to");
            Some(window.handle)
        }
        Err(error) => {
            let name = page.engine.name();
            eprintln!("not checked: {name} opens no second tab: {error}");
            None
        }
    }
}

/// Goes to a tab.
async fn go_to(page: &Page, tab: &WindowHandle) {
    let there = page.client.switch_to_window(tab.clone()).await;
    there.expect("the tab is there");
}

/// The tab in which one is.
async fn this_tab(page: &Page) -> WindowHandle {
    page.client.window().await.expect("one is in a tab")
}
