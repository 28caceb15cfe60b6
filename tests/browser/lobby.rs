//! Before the table: setting up, leaving and coming back, a game as text.

use serde_json::json;

use crate::harness::{Page, in_every_engine};
use crate::table::positions::a_hopeless_age;
use crate::table::{Manner, Players, STILL, come_in, go_on};

/// Puts a text into a field as if it had been pasted.
async fn paste(page: &Page, field: &str, text: &str) {
    page.wait_for(field).await;
    let put = "const [field, text] = arguments; const part = document.querySelector(field);
        part.value = text; part.dispatchEvent(new Event('input', { bubbles: true })); part.dispatchEvent(new Event('change', { bubbles: true }));";
    page.client
        .execute(put, vec![json!(field), json!(text)])
        .await
        .expect("a text can be pasted");
}

in_every_engine!(a_game_is_set_up_seat_by_seat);
async fn a_game_is_set_up_seat_by_seat(page: &Page) {
    come_in(page, STILL).await;
    page.click("[data-action=set-up]").await;
    page.wait_for("main[data-phase=set-up]").await;
    page.click("[data-action=add-seat]").await;
    page.wait_for("[data-seat='4']").await;
    paste(page, "[data-seat='1'] [data-field=name]", "Ada").await;
    paste(page, "[data-seat='2'] [data-field=who]", "person").await;
    page.click("[data-action=start]").await;
    let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
    let mut players = Players::new(page, &seats);
    let sight = players.see("a table", |_| true).await;
    let record = sight.record().expect("the game is kept");
    assert_eq!(record.setup().players(), 4);
    let first = record.setup().seats().next().expect("a seat");
    assert_eq!(record.name(first), Some("Ada"));
    // Two persons, so a curtain hangs between them.
    players
        .play_until("the curtain", |sight| sight.phase == "curtain")
        .await;
}

in_every_engine!(a_game_that_is_left_is_offered_and_a_copied_one_opens_again);
async fn a_game_that_is_left_is_offered_and_a_copied_one_opens_again(page: &Page) {
    let position = a_hopeless_age();
    go_on(page, STILL, &position.kept_by_persons()).await;
    page.wait_for("[data-phase=curtain]").await;
    page.goto("").await;
    page.click("[data-action=continue]").await;
    page.wait_for("[data-phase=curtain]").await;

    // The same game from its text, after a word about the one in progress.
    page.goto("").await;
    page.click("[data-action=open]").await;
    paste(page, "[data-field=text]", "york game 1\nplayers two").await;
    page.click("[data-action=read]").await;
    let why = page.text("[data-notice=refused]").await;
    assert!(!why.is_empty(), "a bad text is refused with the reason");
    paste(page, "[data-field=text]", &position.record.to_string()).await;
    page.click("[data-action=read]").await;
    page.click("[data-action=open-now]").await;
    page.click("[data-action=confirm-yes]").await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag), (2, Manner::MouseDrag)]);
    let sight = players
        .see("the game again", |sight| sight.phase == "curtain")
        .await;
    let record = sight.record().expect("the game is kept");
    assert_eq!(record.actions(), position.record.actions());
}
