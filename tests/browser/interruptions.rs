//! What comes in the middle of a drag: whatever it is, nothing is half-placed and the game goes on.

use serde_json::json;

use walls_of_york::app::york::lobby::Who;
use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{Action, Boards, Build, Phase, Seat, StreetSet};

use crate::games::come_back;
use crate::harness::{Engine, Page, Pointer, USUAL, Wishes, in_every_engine};
use crate::table::positions::Position;
use crate::table::{Hands, Manner, Players, STILL, Sight, go_on};

/// The page stands in a frame, so that it can take any size at once.
const FRAMED: Wishes = Wishes {
    is_framed: true,
    ..USUAL
};

/// What breaks a drag off.
#[derive(Clone, Copy, Debug)]
enum Interruption {
    SecondFinger,
    LostPointer,
    Resize,
    Turn,
    OtherTab,
    OtherWindow,
    Escape,
    Reload,
}

/// A person who is to build, with walls on the board, against a bot.
fn somebody_builds() -> Position {
    let first = Seat::from_index(0).expect("a seat");
    let mut position = Position::new(2, Boards::Random, 9);
    position.play_until(|record, _| {
        let table = record.game().table();
        let is_building = matches!(table.phase(), Phase::Building { .. });
        table.turn() == 4 && is_building && table.waiting().contains(first)
    });
    position.seen()
}

in_every_engine!(whatever_interrupts_a_drag_nothing_is_half_placed, FRAMED);
async fn whatever_interrupts_a_drag_nothing_is_half_placed(page: &Page) {
    let all = [
        Interruption::SecondFinger,
        Interruption::LostPointer,
        Interruption::Resize,
        Interruption::Turn,
        Interruption::OtherTab,
        Interruption::OtherWindow,
        Interruption::Escape,
        Interruption::Reload,
    ];
    let manner = if page.has_touch() {
        Manner::FingerDrag
    } else {
        Manner::MouseDrag
    };
    let hands = Hands { page, manner };
    let position = somebody_builds();
    go_on(
        page,
        STILL,
        &position.kept(&[Who::Person, Who::Bot(Level::Mason)]),
    )
    .await;
    for interruption in all {
        if matches!(interruption, Interruption::SecondFinger) && !page.has_touch() {
            continue;
        }
        eprintln!("{interruption:?}");
        let before = once_the_bot_has_built(&hands).await;
        let wanted = place_for(&before);
        page.eval(WATCH).await;
        drag_and_interrupt(&hands, &before, wanted, interruption).await;
        let after = hands
            .see(
                &format!("the drag is over after {interruption:?}"),
                |sight| {
                    sight.phase == "building" && sight.preview.is_empty() && sight.laid.is_empty()
                },
            )
            .await;
        assert_eq!(after.kept, before.kept, "{interruption:?}");
        assert!(
            !page.is_seen(".hand__ghost").await,
            "nothing floats after {interruption:?}"
        );
        // WebKitGTK's driver forgets that a button is down, and the browser does not.
        if page.has_touch() {
            page.forget_pointers().await;
        } else {
            page.let_go(Pointer::Mouse, (20.0, 20.0)).await;
        }
        page.resize_now(USUAL.viewport).await;
        let later = hands
            .see("the hand again", |sight| sight.phase == "building")
            .await;
        assert!(
            later.laid.is_empty(),
            "{interruption:?} laid something late"
        );

        // The same drag, without an interruption, lays the piece, and it can be taken back.
        let laid = hands.lay(later, wanted).await;
        assert_eq!(laid.laid(), wanted, "after {interruption:?}");
        hands.press(&laid, "take-back").await;
        hands
            .see("the piece is in the hand", |sight| sight.laid.is_empty())
            .await;
    }
    let mut players = Players::new(page, &[(1, manner)]);
    let sight = players.see("the hand", |_| true).await;
    let action = Action::build(sight.seat(), Build::placing(place_for(&sight)));
    players.act(sight, &action).await;
}

in_every_engine!(a_drag_by_mouse_that_is_broken_off_leaves_the_piece_as_it_was);
async fn a_drag_by_mouse_that_is_broken_off_leaves_the_piece_as_it_was(page: &Page) {
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let position = somebody_builds();
    let seats = [Who::Person, Who::Bot(Level::Mason)];
    go_on(page, STILL, &position.kept(&seats)).await;
    // Let go over the board, and over the hand itself, where a click turns the piece.
    for is_back in [false, true] {
        let before = once_the_bot_has_built(&hands).await;
        let walls = |sight: &Sight| sight.hand.as_ref().map(|hand| hand.walls.clone());
        let wanted = place_for(&before);
        let way = hands.way_of_drag(&before, wanted);
        drag_and_interrupt(&hands, &before, wanted, Interruption::Escape).await;
        page.let_go(Pointer::Mouse, way[usize::from(!is_back)])
            .await;
        let after = hands
            .see("the drag is over", |sight| sight.preview.is_empty())
            .await;
        assert_eq!(walls(&after), walls(&before), "back: {is_back}");
        assert!(after.laid.is_empty(), "{}", after.in_short());
        page.eval("new Promise((done) => setTimeout(() => done(true), 200))")
            .await;
        let later = hands.see("the hand", |_| true).await;
        assert_eq!(walls(&later), walls(&before), "later, back: {is_back}");
        assert_eq!(later.kept, before.kept);
    }
    // A click still turns it.
    let before = hands.see("the hand", |_| true).await;
    let hand = crate::table::sight::middle(before.hand_box.expect("there is a hand"));
    page.taps(Pointer::Mouse, &[hand]).await;
    let walls = before.hand.expect("a hand").walls;
    hands
        .see("the piece is turned", |sight| {
            sight.hand.as_ref().is_some_and(|hand| hand.walls != walls)
        })
        .await;
}

/// A free place for the piece as it is held, above the middle of the board.
fn place_for(sight: &Sight) -> StreetSet {
    let record = sight.record().expect("the game is kept");
    let table = record.game().table();
    let hand = table.hand(sight.seat()).expect("somebody builds");
    let held: StreetSet = sight.hand.as_ref().map_or_else(StreetSet::default, |hand| {
        hand.walls.parse().expect("streets in notation")
    });
    let middle: StreetSet = "d3n d4n e3n e4n d3w d4w e3w e4w f3w"
        .parse()
        .expect("streets");
    hand.shape()
        .placements(hand.walls())
        .find(|&place| {
            crate::table::geometry::in_the_corner(place) == held && !(place & middle).is_empty()
        })
        .expect("the middle has room")
}

/// Notes whether a piece has floated over a place where it could lie.
const WATCH: &str = "(window.__floated = false, new MutationObserver(() => {
        if (document.querySelector('[data-preview]')) window.__floated = true;
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-preview'] }), true)";

/// Drags the piece over a place, stays there, and is interrupted.
async fn drag_and_interrupt(
    hands: &Hands<'_>,
    sight: &Sight,
    wanted: StreetSet,
    interruption: Interruption,
) {
    let page = hands.page;
    let way = hands.way_of_drag(sight, wanted);
    if matches!(interruption, Interruption::SecondFinger) {
        let (x, y) = way[1];
        page.hold_and_tap(&way, (x + 90.0, y + 40.0)).await;
        let floated = page.eval("window.__floated").await;
        assert_eq!(floated, json!(true), "the piece was dragged before");
        return;
    }
    let pointer = match hands.manner {
        Manner::FingerDrag => Pointer::Finger,
        _ => Pointer::Mouse,
    };
    page.hold(pointer, &way).await;
    let text = wanted.to_string();
    hands
        .see("the piece floats over its place", |sight| {
            sight.preview == text
        })
        .await;
    interrupt(page, interruption).await;
}

async fn interrupt(page: &Page, interruption: Interruption) {
    let event = |what: &str| format!("({what}, true)");
    match interruption {
        Interruption::SecondFinger => unreachable!("it comes with the drag itself"),
        Interruption::LostPointer if page.engine == Engine::Chromium => {
            let nothing = json!({ "type": "touchCancel", "touchPoints": [] });
            page.devtools("Input.dispatchTouchEvent", nothing).await;
        }
        Interruption::LostPointer => {
            // Other drivers cannot take a finger away; the hand's own pointer says that it is gone.
            let cancel = "[0, 1, 2, 3, 4, 5, 6, 7].forEach((pointerId) =>
                document.querySelector('[data-hand]').dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true })))";
            page.eval(&event(cancel)).await;
        }
        Interruption::Resize => page.resize_now((1100, 700)).await,
        Interruption::Turn => page.resize_now((820, 1180)).await,
        Interruption::OtherTab => {
            let hide =
                "Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
                document.dispatchEvent(new Event('visibilitychange')), delete document.hidden";
            page.eval(&event(hide)).await;
        }
        Interruption::OtherWindow => {
            page.eval(&event("window.dispatchEvent(new Event('blur'))"))
                .await;
        }
        Interruption::Escape => page.keys(&[fantoccini::key::Key::Escape.into()]).await,
        Interruption::Reload => come_back(page).await,
    }
}

/// The page when the person's hand is all that the table waits for.
async fn once_the_bot_has_built(hands: &Hands<'_>) -> Sight {
    hands
        .see("the hand, when the bot has built", |sight| {
            let record = sight.record();
            sight.phase == "building"
                && record.is_some_and(|record| record.game().table().waiting().len() == 1)
        })
        .await
}
