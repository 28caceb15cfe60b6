//! The York table as players use it: eyes that see the page, hands that act on it, and the rules that
//! say what must come of it.

pub mod geometry;
pub mod hands;
pub mod player;
pub mod positions;
pub mod sight;

pub use hands::{Hands, Manner};
pub use player::Players;
pub use sight::{Looker, Sight, look_until};

use serde_json::json;

use crate::harness::Page;

/// Settings with which nothing moves.
pub const STILL: &str = "speed=off;sound=off";

/// Opens a table by a start link, in a browser that has kept nothing but settings.
pub async fn sit_down(page: &Page, settings: &str, link: &str) {
    keep(page, settings, None).await;
    page.goto(&format!("#start={link}")).await;
    page.wait_for("main.table").await;
}

/// Goes on with a game that the browser has kept.
pub async fn go_on(page: &Page, settings: &str, game: &str) {
    keep(page, settings, Some(game)).await;
    page.goto("").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main.table").await;
}

/// Opens the start page in a browser that has kept nothing but settings.
pub async fn come_in(page: &Page, settings: &str) {
    keep(page, settings, None).await;
    page.start().await;
}

/// Lets the browser keep these settings and this game, and nothing else.
async fn keep(page: &Page, settings: &str, game: Option<&str>) {
    // A page of the same origin on which no app runs that could keep something.
    page.goto("__input.html").await;
    let keep = "const [settings, game] = arguments; localStorage.clear(); sessionStorage.clear();
        localStorage.setItem('walls-of-york.settings', settings);
        if (game) localStorage.setItem('walls-of-york.game', game);";
    page.client
        .execute(keep, vec![json!(settings), json!(game)])
        .await
        .expect("the browser keeps what it is given");
}
