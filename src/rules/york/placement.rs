//! Placements: what a builder lays in one turn.

use std::error::Error;
use std::fmt;

use super::{Shape, Street, StreetSet};

/// What a builder lays in one turn: the shape of the die exactly, or one wall instead (R5.3).
///
/// ```
/// use walls_of_york::rules::york::{Placement, Shape, StreetSet};
///
/// let walls: StreetSet = "d4n".parse()?;
/// assert!(Placement::new(Shape::Corner2, "a1n a1w".parse()?, walls).is_ok());
/// assert!(Placement::new(Shape::Corner2, "a1n".parse()?, walls).is_ok());
/// let refused = Placement::new(Shape::Corner2, "d4n d4w".parse()?, walls).unwrap_err();
/// assert_eq!(refused.to_string(), "a wall already stands on d4n");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(StreetSet);

impl Placement {
    /// The placement of walls on these streets when the die shows `shape` and `walls` stand.
    ///
    /// # Errors
    ///
    /// Says which clause of R5.3 or R5.4 forbids it.
    pub fn new(
        shape: Shape,
        streets: StreetSet,
        walls: StreetSet,
    ) -> Result<Self, PlacementRefusal> {
        if streets.is_empty() {
            return Err(PlacementRefusal::Nothing);
        }
        let taken = streets & walls;
        if !taken.is_empty() {
            return Err(PlacementRefusal::Taken(taken));
        }
        if streets.len() == 1 || shape.fits(streets) {
            Ok(Self(streets))
        } else {
            Err(PlacementRefusal::OtherShape(shape))
        }
    }

    /// The placement of one wall, whatever the die shows.
    pub const fn one(street: Street) -> Self {
        Self(StreetSet::of(street))
    }

    /// All placements of one wall where none stands, in notation order.
    pub fn ones(walls: StreetSet) -> impl Iterator<Item = Self> + Clone {
        (!walls).iter().map(Self::one)
    }

    /// All placements that the shape or one wall allow: the shapes first, each in notation order.
    pub fn all(shape: Shape, walls: StreetSet) -> impl Iterator<Item = Self> + Clone {
        let laid = shape.placements(walls).map(Self);
        laid.chain(Self::ones(walls))
    }

    /// The streets that get a wall.
    pub const fn streets(self) -> StreetSet {
        self.0
    }

    /// Whether this is one wall in place of the shape.
    pub const fn is_one(self) -> bool {
        self.0.len() == 1
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Why walls may not be placed like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlacementRefusal {
    /// A builder must build (R5.2).
    Nothing,
    /// These streets have a wall already (R5.4).
    Taken(StreetSet),
    /// The streets are neither this shape nor one wall (R5.3).
    OtherShape(Shape),
}

impl fmt::Display for PlacementRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("a builder must place at least one wall"),
            Self::Taken(streets) => write!(f, "a wall already stands on {streets}"),
            Self::OtherShape(shape) => {
                write!(f, "these walls are neither one {shape} nor a single wall")
            }
        }
    }
}

impl Error for PlacementRefusal {}
