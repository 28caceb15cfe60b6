//! Building: the same for finger, mouse and keys, and every refusal in words.

use fantoccini::key::Key;

use walls_of_york::app::york::lobby::Who;
use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{Boards, Deed, Phase, Seat, StreetSet};

use crate::harness::{Page, Pointer, in_every_engine};
use crate::table::geometry::{in_the_corner, middle_of_street};
use crate::table::positions::{Position, mason_of};
use crate::table::{Hands, Manner, STILL, Sight, go_on};

/// The walls that stand where somebody is to build.
const STANDING: &str = "d4n e4n f4n d5n e5n f5n d6n e6n f6n";

/// A person who is to build around these walls, against a bot.
async fn somebody_builds(page: &Page) -> Sight {
    let first = Seat::from_index(0).expect("a seat");
    let standing: StreetSet = STANDING.parse().expect("streets");
    let mut position = Position::new(2, Boards::Random, 2);
    position.play_as(mason_of(standing), |record, _| {
        let table = record.game().table();
        matches!(table.phase(), Phase::Building { .. })
            && table.waiting().contains(first)
            && table.player(first).walls() == standing
    });
    let seats = [Who::Person, Who::Bot(Level::Apprentice)];
    go_on(page, STILL, &position.seen().kept(&seats)).await;
    let mouse = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    mouse
        .see("somebody builds", |sight| sight.hand.is_some())
        .await
}

in_every_engine!(a_piece_over_walls_shows_itself_illegal_and_says_why);
async fn a_piece_over_walls_shows_itself_illegal_and_says_why(page: &Page) {
    let sight = somebody_builds(page).await;
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    // One wall from left to right, in the middle of a street that has one, far from any free one.
    hands.press(&sight, "one-wall").await;
    let sight = hands
        .see("one wall is in the hand", |sight| {
            sight.hand.as_ref().is_some_and(|hand| hand.walls == "a1n")
        })
        .await;
    let taken: StreetSet = "e5n".parse().expect("a street");
    page.hold(Pointer::Mouse, &hands.way_of_drag(&sight, taken))
        .await;
    let held = hands
        .see("it shows itself illegal", |sight| sight.illegal == "yes")
        .await;
    assert!(held.why.contains("e5"), "it says why: {:?}", held.why);
    assert!(held.preview.is_empty());
    let lot = held.lot_box.expect("a board");
    let place = middle_of_street(taken.first().expect("a street"), lot);
    page.let_go(Pointer::Mouse, place).await;
    let after = hands
        .see("it is in the hand again", |sight| {
            sight.illegal.is_empty() && sight.laid.is_empty()
        })
        .await;
    assert!(!after.has("build"), "nothing can be built");
}

in_every_engine!(every_key_and_button_of_the_hand_does_what_it_says);
async fn every_key_and_button_of_the_hand_does_what_it_says(page: &Page) {
    let sight = somebody_builds(page).await;
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let walls = |sight: &Sight| sight.hand.as_ref().map(|hand| hand.walls.clone());
    // Keys lay the piece, move it and take it back.
    let keyboard = Hands {
        page,
        manner: Manner::Keyboard,
    };
    let wanted = place_beside_the_walls(&sight);
    let sight = keyboard.turn(sight, wanted).await;
    let sight = keyboard.lay(sight, wanted).await;
    assert_eq!(sight.laid(), wanted);
    assert!(sight.has("build"));
    page.keys(&[Key::Backspace.into()]).await;
    let sight = hands
        .see("the piece is back in the hand", |sight| {
            sight.laid.is_empty()
        })
        .await;
    assert!(!sight.has("build"));

    // A press on the piece itself, the button and the key: four quarters.
    let first = walls(&sight);
    hands.press(&sight, "hand").await;
    hands.press(&sight, "rotate").await;
    page.keys(&['r', 'r']).await;
    let sight = hands
        .see("four quarters lead back", |sight| walls(sight) == first)
        .await;

    // The same place by taps of the mouse on a street of it.
    let street = wanted.first().expect("a piece has walls");
    let lot = sight.lot_box.expect("a board");
    page.taps(Pointer::Mouse, &[middle_of_street(street, lot)])
        .await;
    let sight = hands
        .see("a tap lays the piece", |sight| !sight.laid.is_empty())
        .await;
    assert!(sight.laid().contains(street));
    assert_eq!(
        in_the_corner(sight.laid()),
        in_the_corner(wanted),
        "as it was turned in the hand"
    );

    // What lies there can be dragged away, and off the board it is in the hand.
    let from = middle_of_street(street, lot);
    page.drag(Pointer::Mouse, &[from, (from.0, 10.0)]).await;
    hands
        .see("the piece is in the hand", |sight| sight.laid.is_empty())
        .await;
}

/// A place for the shape that touches none of the walls.
fn place_beside_the_walls(sight: &Sight) -> StreetSet {
    let record = sight.record().expect("the game is kept");
    let table = record.game().table();
    let hand = table.hand(sight.seat()).expect("somebody builds");
    let around: StreetSet = "b7n b7w b8n b8w c7n c7w c8n c8w".parse().expect("streets");
    hand.shape()
        .placements(hand.walls())
        .find(|place| place.is_subset(around))
        .expect("there is room for every shape")
}

in_every_engine!(what_is_built_is_what_lies_there_before_it_is_drawn);
async fn what_is_built_is_what_lies_there_before_it_is_drawn(page: &Page) {
    somebody_builds(page).await;
    // Keys between which the page has no time to be drawn: the first lays the piece, the next moves it.
    let keys = "['ArrowUp', 'ArrowUp', 'Enter'].forEach((key) => document.querySelector('.build__board [tabindex=\"0\"]')
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))) === undefined";
    page.eval(keys).await;
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let sight = hands
        .see("it is built", |sight| sight.phase != "building")
        .await;
    let record = sight.record().expect("the game is kept");
    let mine = record.actions().iter().rev();
    let last = mine.into_iter().find(|action| action.seat.index() == 0);
    assert!(
        matches!(last.map(|action| action.deed), Some(Deed::Build(build)) if !build.place().is_empty()),
        "{last:?}"
    );
}
