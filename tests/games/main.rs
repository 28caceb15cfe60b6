//! Whole games: random ones against a plain account of the rules, views, records, and single clauses.
#![cfg(not(target_arch = "wasm32"))]

mod clauses;
mod closable;
mod mirror;
mod naive;
mod random;
mod records;
mod scripted;
mod supply;
mod views;

use walls_of_york::rules::york::{Boards, Options, Setup};

/// A set-up that differs from seed to seed: players, boards and options in all combinations.
fn setup(seed: u64) -> Setup {
    let players = usize::try_from(2 + seed % 7).unwrap();
    let boards = match seed / 7 % 3 {
        0 => Boards::Draft,
        1 => Boards::Random,
        _ => Boards::Laid("Bb> Wb^ Yw< Pb^".parse().unwrap()),
    };
    let options = Options {
        perfect_plan: (seed / 21).is_multiple_of(2),
        longest_wall: (seed / 42).is_multiple_of(2),
    };
    Setup::new(players, boards, options).unwrap()
}
