//! When the supply cannot serve everybody (R5.6).

use walls_of_york::rules::york::{Action, Build, Hand, StreetSet};

use crate::harness::{Page, in_every_engine};
use crate::table::positions::a_shortage;
use crate::table::{Manner, Players, STILL, go_on};

in_every_engine!(in_a_shortage_own_walls_are_lifted_and_placed_anew);
async fn in_a_shortage_own_walls_are_lifted_and_placed_anew(page: &Page) {
    let manner = if page.has_touch() {
        Manner::FingerTap
    } else {
        Manner::MouseDrag
    };
    let position = a_shortage();
    go_on(page, STILL, &position.kept_by_persons()).await;
    let seats = [
        (1, manner),
        (2, Manner::MouseDrag),
        (3, manner),
        (4, Manner::MouseDrag),
    ];
    let mut players = Players::new(page, &seats);
    let mut lifted = 0;
    for _ in 0..4 {
        let sight = players
            .play_until("somebody builds", |sight| sight.phase == "building")
            .await;
        let table = players.record().game().table();
        let hand = table.hand(sight.seat()).expect("a builder has a hand");
        let build = build_with_the_shape(&hand);
        lifted += build.lift().len();
        if hand.shape_shortfall() > 0 {
            assert!(
                !sight.has("build"),
                "nothing is built before walls are lifted"
            );
        }
        let action = Action::build(sight.seat(), build);
        players.act(sight, &action).await;
    }
    assert!(lifted > 0, "somebody had to lift");
    players
        .see("the reveal", |sight| sight.phase == "reveal")
        .await;
}

/// A build with the whole shape that lifts the first of the walls that are due.
fn build_with_the_shape(hand: &Hand) -> Build {
    let due = hand.shape_shortfall();
    let lift: StreetSet = hand.walls().iter().take(due).collect();
    let place = hand
        .shape()
        .placements(hand.walls() - lift)
        .find(|place| place.is_disjoint(lift))
        .expect("the board has room");
    let build = Build::placing(place).lifting(lift);
    hand.check(&build).expect("what is due is lifted");
    build
}
