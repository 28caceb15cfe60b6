//! The wall shapes of the Building Die.

use std::fmt;
use std::str::FromStr;

use super::layings::{Layings, Placements, Turn};
use super::{NotationError, StreetSet};

/// A face of the Building Die: an unbranched shape of two or three walls (R2.5).
///
/// ```
/// use walls_of_york::rules::york::{Shape, StreetSet};
///
/// let shape: Shape = "cup-3".parse()?;
/// assert_eq!(shape.placements(StreetSet::EMPTY).count(), 256);
/// assert!(shape.fits("d4n d4e d4s".parse()?));
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Two walls in a line.
    Straight2,
    /// Two walls at a right angle.
    Corner2,
    /// Three walls in a line.
    Straight3,
    /// Two walls in a line, one turned off the end.
    Ell3,
    /// A step: across, down, across.
    Stair3,
    /// Three sides of a lot.
    Cup3,
}

impl Shape {
    /// The six shapes in the order of the table in R2.5.
    pub const ALL: [Self; 6] = [
        Self::Straight2,
        Self::Corner2,
        Self::Straight3,
        Self::Ell3,
        Self::Stair3,
        Self::Cup3,
    ];

    /// The name in notation: `straight-2`, `corner-2` …
    pub const fn name(self) -> &'static str {
        match self {
            Self::Straight2 => "straight-2",
            Self::Corner2 => "corner-2",
            Self::Straight3 => "straight-3",
            Self::Ell3 => "ell-3",
            Self::Stair3 => "stair-3",
            Self::Cup3 => "cup-3",
        }
    }

    /// How many walls the shape has.
    pub const fn walls(self) -> usize {
        match self {
            Self::Straight2 | Self::Corner2 => 2,
            Self::Straight3 | Self::Ell3 | Self::Stair3 | Self::Cup3 => 3,
        }
    }

    /// The coins that the face gives to closed cities (R5.2).
    pub const fn coins(self) -> u32 {
        match self {
            Self::Straight2 | Self::Corner2 => 1,
            Self::Straight3 | Self::Ell3 => 2,
            Self::Stair3 | Self::Cup3 => 3,
        }
    }

    /// The turns of every walk along the shape, mirror images and both directions included.
    pub(super) const fn turns(self) -> &'static [&'static [Turn]] {
        use Turn::{Ahead, Left, Right};
        match self {
            Self::Straight2 => &[&[Ahead]],
            Self::Corner2 => &[&[Left], &[Right]],
            Self::Straight3 => &[&[Ahead, Ahead]],
            Self::Ell3 => &[
                &[Ahead, Left],
                &[Ahead, Right],
                &[Left, Ahead],
                &[Right, Ahead],
            ],
            Self::Stair3 => &[&[Left, Right], &[Right, Left]],
            Self::Cup3 => &[&[Left, Left], &[Right, Right]],
        }
    }

    /// All ways to lay this shape on streets without a wall (R5.3, R5.4), in notation order.
    pub fn placements(self, walls: StreetSet) -> Placements {
        Layings::of(self).placements(walls)
    }

    /// Whether these streets are exactly this shape in some rotation or mirror image (R5.3).
    pub fn fits(self, streets: StreetSet) -> bool {
        Layings::of(self).contains(streets)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Shape {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let named = Self::ALL.into_iter().find(|shape| shape.name() == text);
        named.ok_or_else(|| NotationError::Shape(text.to_owned()))
    }
}
