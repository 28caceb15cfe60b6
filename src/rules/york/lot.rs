//! Lots, the squares of a board, and their sides.

use std::fmt;
use std::str::FromStr;

use super::{NotationError, Street};

/// A side of a lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Towards row 1.
    North,
    /// Towards column `h`.
    East,
    /// Towards row 8.
    South,
    /// Towards column `a`.
    West,
}

impl Side {
    /// The four sides, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across the lot.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The letter of this side in the name of a street (R10).
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    /// The side that a letter stands for (R10).
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'n' => Some(Self::North),
            'e' => Some(Self::East),
            's' => Some(Self::South),
            'w' => Some(Self::West),
            _ => None,
        }
    }
}

/// One of the 64 squares of a board (R1); ordered as its name is in ASCII.
///
/// ```
/// use walls_of_york::rules::york::{Lot, Side};
///
/// let lot: Lot = "d4".parse()?;
/// assert_eq!((lot.column(), lot.row()), (3, 3));
/// assert_eq!(lot.neighbour(Side::South), "d5".parse().ok());
/// assert_eq!(lot.street(Side::South).to_string(), "d5n");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lot(u8);

impl Lot {
    /// How many lots a board has.
    pub const COUNT: usize = 64;

    /// How many columns, and how many rows, a board has.
    pub const WIDTH: u8 = 8;

    /// All lots in notation order: `a1`, `a2` … `h8`.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// The lot of a column and a row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::WIDTH && row < Self::WIDTH {
            Some(Self(column * Self::WIDTH + row))
        } else {
            None
        }
    }

    /// The lot at a place of [`Lot::ALL`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The place of this lot in [`Lot::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0 for `a`.
    pub const fn column(self) -> u8 {
        self.0 / Self::WIDTH
    }

    /// The row, counted from 0 for `1`.
    pub const fn row(self) -> u8 {
        self.0 % Self::WIDTH
    }

    /// The street on one side of this lot.
    pub const fn street(self, side: Side) -> Street {
        Street::beside(self, side)
    }

    /// The streets on the four sides, in the order of [`Side::ALL`].
    pub const fn streets(self) -> [Street; 4] {
        [
            self.street(Side::North),
            self.street(Side::East),
            self.street(Side::South),
            self.street(Side::West),
        ]
    }

    /// The lot beyond one side, if the board goes on there.
    pub const fn neighbour(self, side: Side) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::North => Self::new(column, row.wrapping_sub(1)),
            Side::East => Self::new(column + 1, row),
            Side::South => Self::new(column, row + 1),
            Side::West => Self::new(column.wrapping_sub(1), row),
        }
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column());
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl fmt::Debug for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Lot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lot = match *text.as_bytes() {
            [column, row] => Self::new(column.wrapping_sub(b'a'), row.wrapping_sub(b'1')),
            _ => None,
        };
        lot.ok_or_else(|| NotationError::Lot(text.to_owned()))
    }
}
