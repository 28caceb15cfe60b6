//! Places on the board's drawing.

use crate::app::york::board::pen::{self, LOT};
use crate::rules::york::{Street, StreetSet};

/// A tap this far outside the board still means its border.
const MARGIN: i32 = LOT / 2;

/// A place in the units of the drawing: a lot is 100 wide, the board 800.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// From the left border of the board.
    pub x: i32,
    /// From its upper border.
    pub y: i32,
}

impl Point {
    /// The street that is nearest, unless the place is off the board.
    pub fn nearest_street(self) -> Option<Street> {
        if !self.is_on_board() {
            return None;
        }
        Street::ALL
            .into_iter()
            .min_by_key(|&street| self.distance(street))
    }

    /// Whether the place is on the board or just beside it.
    pub fn is_on_board(self) -> bool {
        let range = -MARGIN..=8 * LOT + MARGIN;
        range.contains(&self.x) && range.contains(&self.y)
    }

    /// Whether the place is so near to one of the streets that a finger there means it.
    pub fn is_at(self, streets: StreetSet) -> bool {
        let reach = LOT * 2 / 5;
        let mut near = streets.iter().map(|street| self.distance(street));
        near.any(|distance| distance <= reach * reach)
    }

    /// The square of the distance to a street.
    fn distance(self, street: Street) -> i32 {
        let [first, second] = street.corners().map(pen::point);
        let dx = self.x - self.x.clamp(first.0, second.0);
        let dy = self.y - self.y.clamp(first.1, second.1);
        dx * dx + dy * dy
    }
}
