//! Before the table: setting up, leaving and coming back, a game as text.

use serde_json::json;

use walls_of_york::app::york::lobby::{Kept, Who};
use walls_of_york::bots::york::Level;

use crate::harness::{Page, in_every_engine};
use crate::saving::games;
use crate::table::positions::a_hopeless_age;
use crate::table::{Manner, Players, STILL, Sight, come_in, go_on};

/// Chooses the option of a list with this place, from 0 on.
pub async fn choose(page: &Page, list: &str, place: usize) {
    page.wait_for(list).await;
    let put = "const [list, place] = arguments; const part = document.querySelector(list);
        part.selectedIndex = place; part.dispatchEvent(new Event('change', { bubbles: true }));
        return part.selectedIndex;";
    let chosen = page.client.execute(put, vec![json!(list), json!(place)]);
    let chosen = chosen.await.expect("an option can be chosen");
    assert_eq!(chosen, json!(place), "{list} has such an option");
}

/// Where somebody stands in the list of those who can sit down.
fn place_of(who: Who) -> usize {
    let place = Who::ALL.into_iter().position(|one| one == who);
    place.expect("everyone is in the list")
}

/// The game that the browser keeps, with who sits where.
pub fn kept(sight: &Sight) -> Kept {
    let text = sight.kept.as_deref().expect("the game is kept");
    Kept::from_text(text).unwrap_or_else(|damage| panic!("a kept game is whole: {damage:?}"))
}

/// Puts a text into a field as if it had been pasted.
pub async fn paste(page: &Page, field: &str, text: &str) {
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
    let list = |seat: usize| format!("[data-seat='{seat}'] [data-field=who]");
    choose(page, &list(2), place_of(Who::Person)).await;
    let architect = Who::Bot(Level::Architect);
    choose(page, &list(3), place_of(architect)).await;
    // A list in which nothing is chosen changes nobody.
    let nothing = "const part = document.querySelector(arguments[0]);
        part.selectedIndex = -1; part.dispatchEvent(new Event('change', { bubbles: true }));";
    let nothing = page.client.execute(nothing, vec![json!(list(3))]);
    nothing.await.expect("a list can be left empty");
    page.click("[data-action=start]").await;
    let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
    let mut players = Players::new(page, &seats);
    let sight = players.see("a table", |_| true).await;
    let record = sight.record().expect("the game is kept");
    assert_eq!(record.setup().players(), 4);
    let first = record.setup().seats().next().expect("a seat");
    assert_eq!(record.name(first), Some("Ada"));
    let plan = kept(&sight).plan;
    let sits: Vec<Who> = plan.seats.iter().map(|seat| seat.who).collect();
    assert_eq!(sits[..3], [Who::Person, Who::Person, architect]);
    assert!(matches!(sits[3], Who::Bot(_)), "{sits:?}");
    // Two persons, so a curtain hangs between them.
    players
        .play_until("the curtain", |sight| sight.phase == "curtain")
        .await;
}

/// The text of the game that the menu copies, or shows where the browser does not allow copying.
async fn copied(page: &Page) -> String {
    page.click("[data-action=menu]").await;
    page.wait_for("[data-dialog=menu]").await;
    // The browser itself copies; what it was given is noted on the way.
    let note = "(() => {
        const clipboard = navigator.clipboard;
        if (!clipboard) return true;
        const write = clipboard.writeText.bind(clipboard);
        clipboard.writeText = (text) => { window.__copied = text; return write(text); };
        return true;
    })()";
    page.eval(note).await;
    page.click("[data-action=copy-game]").await;
    page.wait_until(
        "document.querySelector('[data-dialog=menu] [role=status]').textContent.trim() !== ''",
    )
    .await;
    let shown = page
        .eval("document.querySelector('[data-dialog=menu] textarea')?.value ?? null")
        .await;
    let given = page.eval("window.__copied ?? null").await;
    let text = if shown.is_null() { &given } else { &shown };
    if !shown.is_null() && !given.is_null() {
        assert_eq!(shown, given, "what is shown is what was to be copied");
    }
    text.as_str()
        .expect("the game is copied or shown")
        .to_owned()
}

in_every_engine!(a_game_that_is_left_is_offered_and_a_copied_one_opens_again);
async fn a_game_that_is_left_is_offered_and_a_copied_one_opens_again(page: &Page) {
    let position = a_hopeless_age();
    go_on(page, STILL, &position.kept_by_persons()).await;
    page.wait_for("[data-phase=curtain]").await;
    page.goto("").await;
    page.click("[data-action=continue]").await;
    page.wait_for("[data-phase=curtain]").await;

    page.click("[data-action=lift-curtain]").await;
    page.wait_for("[data-phase=deciding]").await;
    let text = copied(page).await;

    // The same game from its text, beside the one in progress.
    page.goto("").await;
    page.click("[data-action=games]").await;
    page.click("[data-action=open]").await;
    paste(page, "[data-field=text]", "york game 1\nplayers two").await;
    page.click("[data-action=read]").await;
    let why = page.text("[data-notice=refused]").await;
    assert!(!why.is_empty(), "a bad text is refused with the reason");
    paste(page, "[data-field=text]", &text).await;
    page.click("[data-action=read]").await;
    page.click("[data-action=open-now]").await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag), (2, Manner::MouseDrag)]);
    let sight = players
        .see("the game again", |sight| sight.phase == "curtain")
        .await;
    let record = sight.record().expect("the game is kept");
    assert_eq!(record.actions(), position.record.actions());
    assert_eq!(games(page).await.len(), 2, "both games are kept");
}

in_every_engine!(the_way_back_closes_what_lies_over_the_table_first);
async fn the_way_back_closes_what_lies_over_the_table_first(page: &Page) {
    let position = a_hopeless_age();
    go_on(page, STILL, &position.kept_by_persons()).await;
    page.click("[data-action=lift-curtain]").await;
    page.wait_for("[data-phase=deciding]").await;
    page.click("[data-action=menu]").await;
    page.wait_for("[data-dialog=menu][open]").await;
    page.eval("history.back() === undefined").await;
    page.wait_until("!document.querySelector('dialog[open]')")
        .await;
    page.wait_for("[data-phase=deciding]").await;
    page.eval("history.back() === undefined").await;
    page.wait_for("[data-phase=start]").await;
}
