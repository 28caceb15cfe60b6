//! A piece as it is held: a shape in one of its orientations.

use super::Point;
use crate::app::york::board::pen::LOT;
use crate::rules::york::{Corner, Placement, Shape, Street, StreetSet};

/// The corner of the board at which the upper left of a piece lies.
pub type Spot = (u8, u8);

/// A piece in one orientation, as the streets it covers in the upper left of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    walls: StreetSet,
    width: u8,
    height: u8,
}

impl Form {
    /// The form of walls that lie somewhere, and where that is; `None` for no walls.
    pub fn of(streets: StreetSet) -> Option<(Self, Spot)> {
        let corners = || streets.iter().flat_map(Street::corners);
        let left = corners().map(Corner::x).min()?;
        let top = corners().map(Corner::y).min()?;
        let right = corners().map(Corner::x).max()?;
        let bottom = corners().map(Corner::y).max()?;
        let walls = moved(streets, |corner| (corner.x() - left, corner.y() - top))?;
        let form = Self {
            walls,
            width: right - left,
            height: bottom - top,
        };
        Some((form, (left, top)))
    }

    /// A shape as it comes off the die.
    pub fn of_shape(shape: Shape) -> Self {
        let first = shape.placements(StreetSet::EMPTY).next();
        first
            .and_then(Self::of)
            .map_or_else(Self::one_wall, |(form, _)| form)
    }

    /// One wall, from left to right.
    pub fn one_wall() -> Self {
        let first = Placement::one(Street::ALL[0]).streets();
        let level = Self::of(first).map(|(form, _)| form);
        level.expect("a street is a form")
    }

    /// The streets it covers in the upper left of the board.
    pub const fn walls(&self) -> StreetSet {
        self.walls
    }

    /// How many lots it is wide.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// How many lots it is high.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// A quarter turn clockwise.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let height = self.height;
        self.changed(|corner| (height - corner.y(), corner.x()))
    }

    /// Left for right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let width = self.width;
        self.changed(|corner| (width - corner.x(), corner.y()))
    }

    fn changed(&self, to: impl Fn(Corner) -> (u8, u8)) -> Self {
        let walls = moved(self.walls, to).and_then(Self::of);
        walls.map_or(*self, |(form, _)| form)
    }

    /// The streets it covers with its upper left at this corner; `None` if that is off the board.
    pub fn at(&self, (x, y): Spot) -> Option<StreetSet> {
        moved(self.walls, |corner| (corner.x() + x, corner.y() + y))
    }

    /// The last spot to the right and down at which it is on the board.
    pub const fn last_spot(&self) -> Spot {
        (
            Corner::WIDTH - 1 - self.width,
            Corner::WIDTH - 1 - self.height,
        )
    }

    /// Every spot at which it is on the board.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let (right, bottom) = self.last_spot();
        (0..=bottom).flat_map(move |y| (0..=right).map(move |x| (x, y)))
    }

    /// How far its middle at that spot is from a place, to the right and down.
    pub fn distance(&self, (x, y): Spot, middle: Point) -> (i32, i32) {
        let at = |spot: u8, size: u8| i32::from(2 * spot + size) * LOT / 2;
        (middle.x - at(x, self.width), middle.y - at(y, self.height))
    }
}

/// The streets with each corner moved; `None` if one leaves the board.
fn moved(streets: StreetSet, to: impl Fn(Corner) -> (u8, u8)) -> Option<StreetSet> {
    let mut result = StreetSet::EMPTY;
    for street in streets.iter() {
        let [first, second] = street.corners().map(&to);
        let first = Corner::new(first.0, first.1)?;
        let second = Corner::new(second.0, second.1)?;
        result.insert(Street::between(first, second)?);
    }
    Some(result)
}
