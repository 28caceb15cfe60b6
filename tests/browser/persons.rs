//! Persons who share a device: what they must not see of each other, and seats that change hands.

use serde_json::Value;

use walls_of_york::app::shell::language::Language;
use walls_of_york::app::york::lobby::Who;
use walls_of_york::app::york::words::Words;
use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{Action, Boards, Build, Phase, Seat, StreetSet};

use crate::harness::{Page, in_every_engine};
use crate::lobby::{choose, kept};
use crate::table::positions::Position;
use crate::table::{Manner, Players, STILL, go_on, sit_down};

/// Two players with walls on their boards, of whom none has built in this turn.
fn both_build() -> Position {
    let mut position = Position::new(2, Boards::Random, 9);
    position.play_until(|record, _| {
        let table = record.game().table();
        let is_building = matches!(table.phase(), Phase::Building { .. });
        table.turn() == 4 && is_building && table.waiting().len() == 2
    });
    position.seen()
}

/// Two places for the first builder's piece that have no street in common, none of which anybody
/// has built on.
fn two_places(position: &Position, seat: Seat) -> [StreetSet; 2] {
    let table = position.record.game().table();
    let hand = table.hand(seat).expect("the seat builds");
    let standing = table.player(seat).walls() | table.player(seat.next(2)).walls();
    // The names of streets in the corner are also those of the piece in the hand.
    let corner: StreetSet =
        "a1n a1w a1e a1s b1n b1e b1s a2w a2e a2s b2e b2s c1n c1s c1e a3w a3e a3s"
            .parse()
            .expect("streets");
    let taken = standing | corner;
    let mut free = hand
        .shape()
        .placements(hand.walls())
        .filter(|place| place.is_disjoint(taken));
    let first = free.next().expect("there is room");
    let second = free.find(|place| place.is_disjoint(first));
    [first, second.expect("there is more room")]
}

/// Everything of the page that can be read: its elements with their attributes, and its words.
async fn whole(page: &Page) -> String {
    let Value::String(whole) = page.eval("document.body.outerHTML").await else {
        panic!("a page has a body");
    };
    whole
}

in_every_engine!(nothing_on_the_page_tells_the_next_person_what_the_last_one_built);
async fn nothing_on_the_page_tells_the_next_person_what_the_last_one_built(page: &Page) {
    let position = both_build();
    let first = position.record.game().table().in_turn();
    let words = Words::of(Language::English);
    let mut seen = Vec::new();
    for place in two_places(&position, first) {
        go_on(page, STILL, &position.kept_by_persons()).await;
        let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
        let mut players = Players::new(page, &seats);
        let sight = players
            .play_until("somebody builds", |sight| sight.phase == "building")
            .await;
        assert_eq!(sight.seat(), first);
        let build = Action::build(first, Build::placing(place));
        let sight = players.act(sight, &build).await;
        assert_eq!(sight.phase, "curtain", "{}", sight.in_short());
        let hidden = whole(page).await;
        players.hands(None).press(&sight, "lift-curtain").await;
        let sight = players
            .see("the other builds", |sight| sight.phase == "building")
            .await;
        assert_ne!(sight.seat(), first);
        let lifted = whole(page).await;
        for (when, text) in [("at the curtain", &hidden), ("behind it", &lifted)] {
            assert!(!text.contains(&place.to_string()), "{place} {when}: {text}");
            for street in place.iter() {
                let name = words.street(street);
                assert!(!text.contains(&name), "{name} {when}: {text}");
            }
        }
        seen.push([hidden, lifted]);
    }
    // Whatever the first has built, the page of the second is the same.
    assert_eq!(seen[0][0], seen[1][0], "at the curtain");
    assert_eq!(seen[0][1], seen[1][1], "behind the curtain");
}

in_every_engine!(seats_change_hands_and_the_game_goes_on);
async fn seats_change_hands_and_the_game_goes_on(page: &Page) {
    sit_down(page, STILL, "seed:5;seats:person,mason;boards:random").await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    players
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;

    // A person takes the bot's seat: from now on a curtain hangs between two.
    look_at(page, 2).await;
    page.click("dialog[data-look='2'] [data-action=take-over]")
        .await;
    page.click("[data-action=confirm-yes]").await;
    stop_looking(page).await;
    let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
    let mut players = Players::new(page, &seats);
    let sight = players
        .see("two persons", |sight| sits(sight) == [Who::Person; 2])
        .await;
    assert_eq!(sight.phase, "reveal", "{}", sight.in_short());
    let turn = players.record().game().table().turn();
    players
        .play_until("a curtain", |sight| sight.phase == "curtain")
        .await;
    players
        .play_until("the next reveal", |sight| sight.phase == "reveal")
        .await;
    assert!(players.record().game().table().turn() >= turn);

    // The first person's seat goes to a bot of a chosen level, who plays it.
    look_at(page, 1).await;
    let place = Level::ALL
        .into_iter()
        .position(|level| level == Level::Apprentice);
    choose(
        page,
        "dialog[data-look='1'] [data-field=level]",
        place.expect("a level"),
    )
    .await;
    page.click("dialog[data-look='1'] [data-action=hand-to-bot]")
        .await;
    page.click("[data-action=confirm-yes]").await;
    stop_looking(page).await;
    let mut players = Players::new(page, &[(2, Manner::MouseDrag)]);
    let handed = [Who::Bot(Level::Apprentice), Who::Person];
    players
        .see("a bot on the first seat", |sight| sits(sight) == handed)
        .await;
    let before = players.record().actions().len();
    let sight = players
        .play_until("the second builds", |sight| sight.phase == "building")
        .await;
    assert_eq!(sight.seat().index(), 1, "{}", sight.in_short());
    players
        .play_until("a reveal again", |sight| sight.phase == "reveal")
        .await;
    let later = &players.record().actions()[before..];
    assert!(later.iter().any(|action| action.seat.index() == 0));
}

/// Who sits where.
fn sits(sight: &crate::table::Sight) -> Vec<Who> {
    let seats = kept(sight).plan.seats;
    seats.iter().map(|seat| seat.who).collect()
}

async fn look_at(page: &Page, seat: usize) {
    page.click(&format!("[data-action=look][data-seat='{seat}']"))
        .await;
    page.wait_for(&format!("dialog[data-look='{seat}'][open]"))
        .await;
}

/// Ends the look, where giving the seat away has not ended it.
async fn stop_looking(page: &Page) {
    if page.is_seen("[data-action=stop-looking]").await {
        page.click("[data-action=stop-looking]").await;
    }
    page.wait_until("!document.querySelector('dialog[data-look]')")
        .await;
}
