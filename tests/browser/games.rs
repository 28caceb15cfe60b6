//! Whole games on the page, to the final table, checked step by step against the rules.

use crate::harness::{Page, in_every_engine};
use crate::table::{Manner, Players, STILL, come_in, sit_down};

in_every_engine!(two_persons_play_a_whole_game_by_finger_on_a_tablet);
async fn two_persons_play_a_whole_game_by_finger_on_a_tablet(page: &Page) {
    if !page.has_touch() {
        eprintln!("not checked: {} delivers no touch", page.engine.name());
        return;
    }
    let link = "seed:42;seats:person,person;boards:draft;rules:perfect,longest";
    sit_down(page, STILL, link).await;
    let seats = [(1, Manner::FingerDrag), (2, Manner::FingerTap)];
    Players::new(page, &seats).play_to_the_end().await;
    assert_eq!(
        page.eval("[scrollX, scrollY, visualViewport.scale]").await,
        serde_json::json!([0, 0, 1]),
        "no finger moved the page itself"
    );
}

in_every_engine!(one_person_plays_a_whole_game_against_three_bots_by_keyboard_alone);
async fn one_person_plays_a_whole_game_against_three_bots_by_keyboard_alone(page: &Page) {
    let link = "seed:7;seats:person,apprentice,mason,merchant;boards:draft";
    sit_down(page, STILL, link).await;
    Players::new(page, &[(1, Manner::Keyboard)])
        .play_to_the_end()
        .await;
}

in_every_engine!(one_person_plays_a_whole_game_by_mouse);
async fn one_person_plays_a_whole_game_by_mouse(page: &Page) {
    let link = "seed:5;seats:mason,person;boards:draft;rules:longest";
    sit_down(page, STILL, link).await;
    let mut players = Players::new(page, &[(2, Manner::MouseDrag)]);
    players.play_to_the_end().await;

    // And once more with the same seats.
    let sight = players.see("the final table", |_| true).await;
    players.hands(None).press(&sight, "again").await;
    let sight = players
        .see("a new game", |sight| sight.phase != "over")
        .await;
    assert_eq!(sight.phase, "drafting", "{}", sight.in_short());
    let record = sight.record().expect("the new game is kept");
    assert_eq!(record.setup().players(), 2);
}

in_every_engine!(eight_bots_play_a_whole_game_among_themselves);
async fn eight_bots_play_a_whole_game_among_themselves(page: &Page) {
    let levels = [
        "apprentice",
        "mason",
        "merchant",
        "architect",
        "mason",
        "merchant",
        "apprentice",
        "mason",
    ];
    let link = format!("seed:8;seats:{};boards:draft", levels.join(","));
    sit_down(page, STILL, &link).await;
    Players::new(page, &[]).play_to_the_end().await;
}

in_every_engine!(play_starts_a_game_against_two_bots_with_one_press);
async fn play_starts_a_game_against_two_bots_with_one_press(page: &Page) {
    come_in(page, STILL).await;
    page.click("[data-action=play]").await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    let sight = players
        .see("the first decree", |sight| sight.phase == "decree")
        .await;
    let record = sight.record().expect("the game is kept at once");
    assert_eq!(record.setup().players(), 3);
    let sight = players
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;

    // What is left is offered first, exactly as it was left.
    come_back(page).await;
    let again = players
        .see("the same reveal", |sight| sight.phase == "reveal")
        .await;
    assert_eq!(again.kept, sight.kept);
}

/// Opens the site anew and goes on with the kept game.
pub async fn come_back(page: &Page) {
    page.goto("").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main.table").await;
}
