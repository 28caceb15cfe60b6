//! A key that is held does what one press does, and no more.

use fantoccini::key::Key;
use serde_json::json;

use walls_of_york::app::york::lobby::Who;
use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{Action, Boards, Build, Game, Phase, Seat, enclosure};

use crate::harness::{Page, in_every_engine};
use crate::table::positions::{Position, choice};
use crate::table::{Hands, Manner, STILL, go_on};

/// How often a held key comes again.
const REPEATS: usize = 12;

/// A person who is the last to build in this turn, and could have closed a city before.
fn a_city_to_close() -> Position {
    let first = Seat::from_index(0).expect("a seat");
    let mut position = Position::new(2, Boards::Random, 9);
    let choose = move |game: &Game, seat: Seat| {
        if let Phase::Deciding { .. } = game.table().phase() {
            return Action::keep(seat);
        }
        // The first comes last.
        let waiting = game.table().waiting();
        let seat = waiting.iter().last().unwrap_or(seat);
        choice(Level::Mason, game, seat)
    };
    position.play_as(choose, |record, _| {
        let table = record.game().table();
        let walls = table.player(first).walls();
        let is_last = table.waiting().len() == 1 && table.waiting().contains(first);
        matches!(table.phase(), Phase::Building { .. })
            && is_last
            && !enclosure::cities(walls, table.lots(), table.decree(), 1).is_empty()
    });
    position.seen()
}

in_every_engine!(a_held_enter_neither_passes_a_reveal_nor_closes_a_city);
async fn a_held_enter_neither_passes_a_reveal_nor_closes_a_city(page: &Page) {
    let position = a_city_to_close();
    let seats = [Who::Person, Who::Bot(Level::Mason)];
    go_on(page, STILL, &position.kept(&seats)).await;
    let hands = Hands {
        page,
        manner: Manner::Keyboard,
    };
    let sight = hands
        .see("the hand", |sight| {
            sight.phase == "building" && sight.hand.is_some()
        })
        .await;
    let seat = sight.seat();
    let record = sight.record().expect("the game is kept");
    let table = record.game().table();
    let hand = table.hand(seat).expect("the seat builds");
    let place = hand.shape().placements(hand.walls()).next();
    let build = Build::placing(place.expect("there is room"));
    let before = record.actions().len();
    page.eval(COUNT).await;
    hands.prepare(sight, &build, hand.walls()).await;
    page.hold_key(Key::Enter.into(), REPEATS).await;
    if page.eval("window.__repeats").await == json!(0) {
        eprintln!("not checked: {} repeats no key", page.engine.name());
        return;
    }
    let sight = hands
        .see("the reveal", |sight| sight.phase == "reveal")
        .await;
    let record = sight.record().expect("the game is kept");
    assert_eq!(record.actions()[before..], [Action::build(seat, build)]);

    // The press that passes the reveal does not close the city that comes to be decided upon.
    let sight = hands.see("a way on", |sight| sight.has("next")).await;
    if sight.focus != "next" {
        page.tab(sight.controls["next"].tabs.expect("Tab leads there"))
            .await;
    }
    hands
        .see("the way on has the focus", |sight| sight.focus == "next")
        .await;
    page.hold_key(Key::Enter.into(), REPEATS).await;
    let sight = hands
        .see("the decision", |sight| sight.phase != "reveal")
        .await;
    assert_eq!(sight.phase, "deciding", "{}", sight.in_short());
    let record = sight.record().expect("the game is kept");
    let theirs = record.actions()[before + 1..].iter();
    let theirs: Vec<&Action> = theirs.filter(|action| action.seat == seat).collect();
    assert!(theirs.is_empty(), "{theirs:?}");
}

/// Counts the keys that come again because they are held.
const COUNT: &str = "(window.__repeats = 0, window.addEventListener('keydown',
    (event) => { if (event.repeat) window.__repeats += 1; }, { capture: true }), true)";
