//! Questions by which the planner is measured: mid-game ones, and some that are meant to be hard.

use walls_of_york::bots::york::planner::{Site, Weights};
use walls_of_york::rules::york::{Board, Lot, Rng, Side, StreetSet, Tower};

use super::positions::{ADVERSARIAL, MIDGAME, read};

/// Walls, coins and Vikings weigh about what they are worth to a builder.
pub const MIXED: Weights = Weights {
    wall: 4,
    coin: 3,
    viking: 2,
};

/// How many mid-game questions there are.
pub const USUAL: u32 = 200;

/// How many hard questions there are.
pub const HARD: u32 = 72 + 128;

/// The recorded mid-game positions.
pub fn usual() -> Vec<Site> {
    let sites = read(MIDGAME).into_iter().map(|position| Site {
        lots: position.lots,
        walls: position.walls,
        decree: position.decree,
    });
    sites.collect()
}

/// The recorded adversarial walls, then boards on which many lots lack one wall or two to be
/// sealed; each on tiles as they are dealt, under a decree of the King's Dice.
pub fn hard() -> Vec<Site> {
    let mut rng = Rng::seeded(64);
    let recorded = read(ADVERSARIAL).into_iter().map(|position| position.walls);
    let cups = (0..128).map(|number| cups(8 + number % 32, &mut Rng::seeded(number.into())));
    recorded
        .chain(cups)
        .map(|walls| Site {
            lots: Board::random(&mut rng).lots(),
            walls,
            decree: Tower::drop(&mut rng).decree(),
        })
        .collect()
}

/// Walls on two or three sides of so many lots.
fn cups(lots: u32, rng: &mut Rng) -> StreetSet {
    let mut walls = StreetSet::EMPTY;
    let mut chosen = Lot::ALL;
    rng.shuffle(&mut chosen);
    for lot in chosen.into_iter().take(lots as usize) {
        let mut sides = Side::ALL;
        rng.shuffle(&mut sides);
        let count = if rng.below(4) == 0 { 2 } else { 3 };
        walls.extend(sides.into_iter().take(count).map(|side| lot.street(side)));
    }
    walls
}
