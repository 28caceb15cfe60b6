//! Streets, the sides of lots, each with one canonical name.

use std::fmt;
use std::str::FromStr;

use super::{Corner, Lot, NotationError, Side};

/// A side of a lot, where a wall can stand (R1); ordered as its canonical name is in ASCII.
///
/// The same street seen from two lots is one value, so equality needs no care.
///
/// ```
/// use walls_of_york::rules::york::Street;
///
/// let street: Street = "d4s".parse()?;
/// assert_eq!(street, "d5n".parse()?);
/// assert_eq!(street.to_string(), "d5n");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Street(u8);

/// Streets that are named after a lot of one of the columns `a` to `g`.
const PER_COLUMN: u8 = 17;

/// The place of the first street that is named after a lot of column `h`.
const LAST_COLUMN: u8 = 7 * PER_COLUMN;

/// The lot and side of each street's canonical name.
const NAMES: [(Lot, Side); Street::COUNT] = {
    let mut names = [(Lot::ALL[0], Side::North); Street::COUNT];
    let mut index = 0;
    while index < Lot::COUNT {
        let lot = Lot::ALL[index];
        let mut side = 0;
        while side < 4 {
            let side_here = Side::ALL[side];
            let is_canonical = match side_here {
                Side::North | Side::West => true,
                Side::South => lot.row() == 7,
                Side::East => lot.column() == 7,
            };
            if is_canonical {
                names[Street::beside(lot, side_here).index()] = (lot, side_here);
            }
            side += 1;
        }
        index += 1;
    }
    names
};

/// The lesser of two numbers.
const fn min(first: u8, second: u8) -> u8 {
    if first < second { first } else { second }
}

impl Street {
    /// How many streets a board has.
    pub const COUNT: usize = 144;

    /// All streets in notation order: `a1n`, `a1w`, `a2n` … `h8w`.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < 144 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// The street on one side of a lot.
    pub(super) const fn beside(lot: Lot, side: Side) -> Self {
        let (column, row) = (lot.column(), lot.row());
        match side {
            Side::South if row < 7 => Self::named(column, row + 1, Side::North),
            Side::East if column < 7 => Self::named(column + 1, row, Side::West),
            _ => Self::named(column, row, side),
        }
    }

    /// The street of a canonical name.
    const fn named(column: u8, row: u8, side: Side) -> Self {
        let last_row = if row == 7 { 1 } else { 0 };
        Self(if column < 7 {
            column * PER_COLUMN
                + 2 * row
                + match side {
                    Side::North | Side::East => 0,
                    Side::South => 1,
                    Side::West => 1 + last_row,
                }
        } else {
            LAST_COLUMN
                + 3 * row
                + match side {
                    Side::East => 0,
                    Side::North => 1,
                    Side::South => 2,
                    Side::West => 2 + last_row,
                }
        })
    }

    /// The street at a place of [`Street::ALL`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The place of this street in [`Street::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lot and the side that give this street its canonical name (R10).
    pub const fn name(self) -> (Lot, Side) {
        NAMES[self.index()]
    }

    /// The lots on both sides, the north or west one first; `None` is beyond the border.
    pub const fn lots(self) -> [Option<Lot>; 2] {
        let (lot, side) = self.name();
        match side {
            Side::North | Side::West => [lot.neighbour(side), Some(lot)],
            Side::South | Side::East => [Some(lot), None],
        }
    }

    /// The corners at both ends, the north or west one first.
    pub const fn corners(self) -> [Corner; 2] {
        let (lot, side) = self.name();
        let (column, row) = (lot.column(), lot.row());
        match side {
            Side::North => [Corner::at(column, row), Corner::at(column + 1, row)],
            Side::South => [Corner::at(column, row + 1), Corner::at(column + 1, row + 1)],
            Side::West => [Corner::at(column, row), Corner::at(column, row + 1)],
            Side::East => [Corner::at(column + 1, row), Corner::at(column + 1, row + 1)],
        }
    }

    /// The street from one corner to the next, if they are next to each other.
    pub const fn between(first: Corner, second: Corner) -> Option<Self> {
        let (x, y) = (min(first.x(), second.x()), min(first.y(), second.y()));
        let (lot_x, lot_y) = (min(x, 7), min(y, 7));
        let Some(lot) = Lot::new(lot_x, lot_y) else {
            return None;
        };
        match (
            first.x().abs_diff(second.x()),
            first.y().abs_diff(second.y()),
        ) {
            (1, 0) if y == lot_y => Some(lot.street(Side::North)),
            (1, 0) => Some(lot.street(Side::South)),
            (0, 1) if x == lot_x => Some(lot.street(Side::West)),
            (0, 1) => Some(lot.street(Side::East)),
            _ => None,
        }
    }

    /// Whether this street is part of the board's outer border.
    pub const fn is_border(self) -> bool {
        let [first, second] = self.lots();
        first.is_none() || second.is_none()
    }

    /// Whether this street runs from west to east.
    pub const fn is_horizontal(self) -> bool {
        matches!(self.name().1, Side::North | Side::South)
    }
}

impl fmt::Display for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lot, side) = self.name();
        write!(f, "{lot}{}", side.letter())
    }
}

impl fmt::Debug for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Street {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let street = text.char_indices().last().and_then(|(place, letter)| {
            let side = Side::from_letter(letter)?;
            let lot: Lot = text[..place].parse().ok()?;
            Some(lot.street(side))
        });
        street.ok_or_else(|| NotationError::Street(text.to_owned()))
    }
}
