//! The apprentice, who improvises with rectangles.

use std::sync::LazyLock;

use super::bot::{Thinking, Whims};
use super::planner::{Planner, Site, Weights};
use super::pursuit::{close_first, lay_most};
use super::{Choice, Target};
use crate::rules::york::{Lot, LotSet, Phase, Seat, StreetSet, Table, View, enclosure};

/// How many walls, at most, the apprentice's liking for a place is worth.
const LIKING: u32 = 3;

/// Begins to think about building or closing.
pub(super) fn think(view: &View, seat: Seat, whims: Whims) -> Thinking {
    Thinking::new(Some(choose(view, seat, whims)))
}

fn choose(view: &View, seat: Seat, whims: Whims) -> Choice {
    let table = view.table();
    match (table.phase(), view.hand()) {
        (Phase::Building { .. }, Some(hand)) => {
            let target = target(table, hand.walls(), whims);
            lay_most(view, seat, &hand, target)
        }
        _ => close_first(table, seat),
    }
}

/// A rectangle of lots, and the streets around it.
#[derive(Clone, Copy)]
struct Rectangle {
    lots: LotSet,
    perimeter: StreetSet,
}

/// All rectangles of more than one lot.
static RECTANGLES: LazyLock<Vec<Rectangle>> = LazyLock::new(|| {
    let sides: Vec<(u8, u8)> = (0..Lot::WIDTH)
        .flat_map(|first| (first..Lot::WIDTH).map(move |last| (first, last)))
        .collect();
    let pairs = sides
        .iter()
        .flat_map(|&columns| sides.iter().map(move |&rows| (columns, rows)));
    let all = pairs.map(|(columns, rows)| rectangle(columns, rows));
    all.filter(|rectangle| rectangle.lots.len() > 1).collect()
});

fn rectangle(columns: (u8, u8), rows: (u8, u8)) -> Rectangle {
    let is_inside = |lot: &Lot| {
        (columns.0..=columns.1).contains(&lot.column()) && (rows.0..=rows.1).contains(&lot.row())
    };
    let lots = Lot::ALL.into_iter().filter(is_inside).collect();
    Rectangle {
        lots,
        perimeter: enclosure::boundary(lots),
    }
}

/// The rectangle that holds the decree and lacks the fewest walls, give or take a liking that lasts
/// for the Age.
fn target(table: &Table, walls: StreetSet, whims: Whims) -> Target {
    let (lots, decree) = (table.lots(), table.decree());
    let mut rng = whims.of_age(table);
    let mut best: Option<(u32, Target)> = None;
    for rectangle in RECTANGLES.iter() {
        let liking = rng.below(LIKING + 1);
        if !enclosure::is_enough(rectangle.lots, lots, decree) {
            continue;
        }
        let missing = u32::try_from((rectangle.perimeter - walls).len()).unwrap_or(u32::MAX);
        let effort = missing + liking;
        if best.is_some_and(|(least, _)| least <= effort) {
            continue;
        }
        // Sealed lots can spoil a rectangle.
        let standing = walls | rectangle.perimeter;
        if let Ok(city) = enclosure::declare(rectangle.perimeter, standing, lots, decree) {
            best = Some((effort, city.into()));
        }
    }
    best.map_or_else(|| other_target(table, walls), |(_, target)| target)
}

/// A city for walls that have spoilt every rectangle; the whole board where they have spoilt all.
fn other_target(table: &Table, walls: StreetSet) -> Target {
    let site = Site::of(table, walls);
    let plan = Planner::new().best(&site, Weights::WALLS);
    plan.map_or_else(|| whole_board(table), |plan| (*plan.city()).into())
}

/// All lots in one city.
pub(super) fn whole_board(table: &Table) -> Target {
    let Rectangle { lots, perimeter } = rectangle((0, Lot::WIDTH - 1), (0, Lot::WIDTH - 1));
    Target {
        perimeter,
        lots,
        coins: table.lots().coins_in(lots),
        vikings: table.lots().vikings_in(lots),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_1296_rectangles_and_64_of_them_are_single_lots() {
        assert_eq!(RECTANGLES.len(), 1_296 - 64);
        for Rectangle { lots, perimeter } in RECTANGLES.iter() {
            let around = enclosure::perimeter_around(*lots, *perimeter);
            assert_eq!(around, Ok(*perimeter));
        }
    }
}
