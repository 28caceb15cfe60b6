//! Closing a city on the page, not being allowed to, and giving up (R6).

use walls_of_york::rules::york::{Action, Decision, Deed, Record, StreetSet};

use crate::harness::{Page, in_every_engine};
use crate::table::positions::{a_hopeless_age, a_pocket, walls_with_a_pocket};
use crate::table::{Manner, Players, STILL, go_on};

/// The walls around the pocket's own lots on the border, and those that part it from the rest.
const OUTER: &str = "a1n b1n a1w a2w";
const INNER: &str = "c1w c2w a3n b3n";

fn streets(text: &str) -> StreetSet {
    text.parse().expect("streets")
}

fn last_deed(record: &Record, seat: usize) -> Deed {
    let theirs = record.actions().iter().rev();
    let last = theirs
        .into_iter()
        .find(|action| action.seat.index() == seat);
    last.expect("the seat has acted").deed
}

in_every_engine!(a_pocket_is_left_out_by_one_and_taken_in_by_another);
async fn a_pocket_is_left_out_by_one_and_taken_in_by_another(page: &Page) {
    let position = a_pocket();
    go_on(page, STILL, &position.kept_by_persons()).await;
    let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
    let mut players = Players::new(page, &seats);

    let walls = walls_with_a_pocket();
    let mut closed = Vec::new();
    for turn in 0..2 {
        let sight = players
            .play_until("somebody decides", |sight| sight.phase == "deciding")
            .await;
        let seat = sight.seat();
        let hands = players.hands(Some(seat));
        assert_eq!(sight.city, "legal", "the best city is shown first");

        // The pocket is worth coins, so it is in at first; a tap leaves it out, another takes it in.
        hands.tap_lot(&sight, "a1").await;
        let left_out = hands
            .see("a city without the pocket", |seen| {
                seen.city == "legal" && seen.city_coins != sight.city_coins
            })
            .await;
        let perimeter = if turn == 0 {
            hands.press(&left_out, "close").await;
            walls - streets(OUTER)
        } else {
            hands.tap_lot(&left_out, "b2").await;
            let taken_in = hands
                .see("a city with the pocket", |seen| {
                    seen.city_coins == sight.city_coins
                })
                .await;
            hands.press(&taken_in, "close").await;
            walls - streets(INNER)
        };
        let standing = players.record().game().table().player(seat).walls();
        let extra = standing - walls;
        assert!(extra.is_disjoint(perimeter));
        closed.push(Action::close(seat, perimeter));
        players.check_deed(&Action::close(seat, perimeter)).await;
    }
    for action in &closed {
        assert_eq!(
            last_deed(players.record(), action.seat.index()),
            action.deed
        );
    }
    // Both closed, so the Age is over: its score is told and the next one begins.
    let sight = players
        .play_until("the second Age", |sight| sight.phase == "decree")
        .await;
    let report = &players.record().game().table().reports()[0];
    let seats = players.record().setup().seats();
    let coins: Vec<u32> = seats
        .map(|seat| report.city(seat).expect("it was closed").coins())
        .collect();
    let with = closed[1].seat.index();
    assert!(coins[with] > coins[1 - with], "{}", sight.in_short());
}

in_every_engine!(the_city_that_is_closed_is_the_one_that_was_stepped_to_last);
async fn the_city_that_is_closed_is_the_one_that_was_stepped_to_last(page: &Page) {
    go_on(page, STILL, &a_pocket().kept_by_persons()).await;
    let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
    let mut players = Players::new(page, &seats);
    let sight = players
        .play_until("somebody decides", |sight| sight.phase == "deciding")
        .await;
    // Two presses between which the page has no time to be drawn.
    let presses = "['city-next', 'close'].forEach((action) =>
        document.querySelector(`[data-action=${action}]`).click()) === undefined";
    page.eval(presses).await;
    let later = players
        .hands(None)
        .see("it is closed", |later| later.phase != "deciding")
        .await;
    let record = later.record().expect("the game is kept");
    let best = walls_with_a_pocket() - streets(INNER);
    let deed = last_deed(&record, sight.seat().index());
    assert!(
        matches!(deed, Deed::Decide(Decision::Close(perimeter)) if perimeter != best),
        "{deed:?}"
    );
}

in_every_engine!(a_city_that_lacks_what_is_decreed_is_refused_with_the_reason);
async fn a_city_that_lacks_what_is_decreed_is_refused_with_the_reason(page: &Page) {
    let position = a_pocket();
    go_on(page, STILL, &position.kept_by_persons()).await;
    let seats = [(1, Manner::MouseDrag), (2, Manner::MouseDrag)];
    let mut players = Players::new(page, &seats);
    let sight = players
        .play_until("somebody decides", |sight| sight.phase == "deciding")
        .await;
    let hands = players.hands(None);
    // Without all but the pocket, what the king wants is not in it.
    hands.tap_lot(&sight, "h8").await;
    let refused = hands
        .see("a city that is refused", |sight| sight.city == "refused")
        .await;
    let why = page.text("[data-city=refused]").await;
    assert!(!why.is_empty());
    hands.press(&refused, "close").await;
    let told = hands
        .see("the refusal", |sight| {
            sight.refused && sight.has("understood")
        })
        .await;
    assert_eq!(told.kept, sight.kept, "nothing has happened");
    hands.press(&told, "understood").await;
    let sight = hands
        .see("the question again", |sight| {
            !sight.refused && sight.phase == "deciding"
        })
        .await;
    let keep = Action::keep(sight.seat());
    players.act(sight, &keep).await;
}

in_every_engine!(an_age_is_given_up_and_the_final_table_tells_so);
async fn an_age_is_given_up_and_the_final_table_tells_so(page: &Page) {
    let position = a_hopeless_age();
    go_on(page, STILL, &position.kept_by_persons()).await;
    let manner = if page.has_touch() {
        Manner::FingerTap
    } else {
        Manner::MouseDrag
    };
    let mut players = Players::new(page, &[(1, manner), (2, Manner::Keyboard)]);
    for _ in 0..2 {
        let sight = players
            .play_until("somebody decides", |sight| sight.phase == "deciding")
            .await;
        let action = Action::give_up(sight.seat());
        players.act(sight, &action).await;
    }
    players.play_to_the_end().await;
    let table = players.record().game().table().final_table();
    let rows = table.expect("the game is over").rows().to_vec();
    assert!(rows.iter().all(|row| row.invasions == 2), "{rows:?}");
}
