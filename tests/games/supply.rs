//! The supply never leaves a builder without anything to build (R5.6).

use proptest::prelude::*;
use walls_of_york::rules::york::{Boards, Build, Hand, Options, Setup, Shape, Street, StreetSet};

/// What is left where the shape does not fit or cannot be paid: one wall, lifted if need be.
fn last_resort(hand: &Hand) -> Build {
    if hand.is_empty() {
        return Build::default();
    }
    let lift: StreetSet = hand.walls().iter().take(hand.wall_shortfall()).collect();
    let free = StreetSet::FULL - (hand.walls() - lift);
    Build::placing(free.first().into_iter().collect()).lifting(lift)
}

/// The turn in which the supply is short for the first time if every builder always takes the most,
/// and the fewest walls that a builder can have by then.
fn first_shortage(players: usize) -> (usize, usize) {
    let setup = Setup::new(players, Boards::Random, Options::default()).unwrap();
    let most = 3 * players;
    let mut supply = usize::from(setup.walls());
    let mut turn = 1;
    while supply >= most {
        supply -= most;
        turn += 1;
    }
    (turn, turn - 1)
}

#[test]
fn the_supply_lasts_for_twelve_turns_at_least() {
    let turns: Vec<usize> = (2..=8).map(|players| first_shortage(players).0).collect();
    assert_eq!(turns, [26, 17, 13, 21, 17, 15, 13]);
    // Every turn adds a wall at least, so whoever is served too few has walls to lift for any shape.
    assert!((2..=8).all(|players| first_shortage(players).1 >= 12));
}

#[test]
fn the_emptiest_and_the_fullest_hand_can_build() {
    for shape in Shape::ALL {
        for served in 0..=3 {
            for walls in [StreetSet::EMPTY, StreetSet::FULL] {
                let hand = Hand::new(walls, shape, served);
                assert_eq!(hand.check(&last_resort(&hand)), Ok(()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_builder_always_has_something_to_build(
        walls in proptest::collection::vec(0..Street::COUNT, 0..300),
        shape in 0..6_usize,
        served in 0..=3_usize,
    ) {
        let walls: StreetSet = walls.into_iter().filter_map(Street::from_index).collect();
        let hand = Hand::new(walls, Shape::ALL[shape], served);
        let build = last_resort(&hand);
        prop_assert_eq!(hand.check(&build), Ok(()));
        let after = build.on(walls);
        prop_assert!(after.len() >= walls.len(), "a builder's walls never become fewer");
        prop_assert!(after.len() <= walls.len() + served);
    }
}
