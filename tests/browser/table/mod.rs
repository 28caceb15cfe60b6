//! The York table as players use it: eyes that see the page, hands that act on it, and the rules that
//! say what must come of it.

pub mod geometry;
pub mod hands;
pub mod player;
pub mod positions;
pub mod screens;
pub mod sight;

pub use hands::{Hands, Manner};
pub use player::Players;
pub use sight::Sight;

use serde_json::json;

use crate::harness::Page;

/// Settings with which nothing moves.
pub const STILL: &str = "speed=off;sound=off";

/// Opens a table by a start link, in a browser that has kept nothing but settings.
pub async fn sit_down(page: &Page, settings: &str, link: &str) {
    open(page, settings, None, &format!("#start={link}")).await;
    page.wait_for("main.table").await;
}

/// Goes on with a game that the browser has kept.
pub async fn go_on(page: &Page, settings: &str, game: &str) {
    open(page, settings, Some(game), "").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main.table").await;
}

/// Opens the start page in a browser that has kept nothing but settings.
pub async fn come_in(page: &Page, settings: &str) {
    open(page, settings, None, "").await;
}

/// Opens the site where the browser has kept these settings and this game, and nothing else.
async fn open(page: &Page, settings: &str, game: Option<&str>, path: &str) {
    let keep = "const [settings, game] = arguments; localStorage.clear(); sessionStorage.clear();
        localStorage.setItem('walls-of-york.settings', settings); localStorage.setItem('walls-of-york.learn', 'tips=off');
        if (game) localStorage.setItem('walls-of-york.game.1', game);";
    let is_kept = "const [settings, game] = arguments;
        return localStorage.getItem('walls-of-york.settings') === settings
            && (!game || localStorage.getItem('walls-of-york.game.1') === game);";
    let what = vec![json!(settings), json!(game)];
    // Now and then Firefox opens a page before it has kept what the last one gave it.
    for _ in 0..4 {
        // A page of the same origin on which no app runs that could keep something.
        page.goto("__input.html").await;
        let kept = page.client.execute(keep, what.clone()).await;
        kept.expect("the browser keeps what it is given");
        page.goto(path).await;
        page.wait_for("main[data-phase]").await;
        let answer = page.client.execute(is_kept, what.clone()).await;
        if answer.expect("the browser says what it keeps") == json!(true) {
            return;
        }
    }
    panic!("the browser does not keep what it is given");
}
