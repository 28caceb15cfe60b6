//! Tiles: gem, arrow and where the arrow points (R2.2, R10).

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::face::TILE_SIDE;
use super::{Content, Face};

/// The gem of a tile, which tells the four tiles apart (R2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gem {
    /// `W`.
    White,
    /// `B`.
    Blue,
    /// `P`.
    Purple,
    /// `Y`.
    Yellow,
}

impl Gem {
    /// The four gems.
    pub const ALL: [Self; 4] = [Self::White, Self::Blue, Self::Purple, Self::Yellow];

    /// The gem's letter (R10).
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Blue => 'B',
            Self::Purple => 'P',
            Self::Yellow => 'Y',
        }
    }

    /// The gem with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|gem| gem.letter() == letter)
    }
}

/// The colour of a face's arrow, which tells a tile's two faces apart (R2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arrow {
    /// `b`.
    Black,
    /// `w`.
    White,
}

impl Arrow {
    /// Both colours.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The colour's letter (R10).
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
        }
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|arrow| arrow.letter() == letter)
    }
}

/// Where a tile's arrow points (R3.2); each next one is a quarter turn clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// `^`: the face as it is drawn.
    Up,
    /// `>`: turned clockwise by a quarter.
    Right,
    /// `v`: turned by a half.
    Down,
    /// `<`: turned counter-clockwise by a quarter.
    Left,
}

impl Direction {
    /// The four directions, clockwise.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The sign of the direction (R10).
    pub const fn sign(self) -> char {
        match self {
            Self::Up => '^',
            Self::Right => '>',
            Self::Down => 'v',
            Self::Left => '<',
        }
    }

    /// The direction with this sign.
    pub fn from_sign(sign: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.sign() == sign)
    }
}

/// A tile as it lies on a board: a face, turned (R3.2).
///
/// ```
/// use walls_of_york::rules::york::{Content, Tile};
///
/// let tile: Tile = "Yw>".parse()?;
/// // The face's upper left corner, a Viking, has come to the upper right.
/// assert_eq!(tile.content(3, 0), Content::Viking);
/// assert_eq!(tile.to_string(), "Yw>");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    face: Face,
    direction: Direction,
}

impl Tile {
    /// A face whose arrow points in this direction.
    pub const fn new(face: Face, direction: Direction) -> Self {
        Self { face, direction }
    }

    /// The gem of the tile.
    pub const fn gem(self) -> Gem {
        self.face.gem()
    }

    /// The face that lies up.
    pub const fn face(self) -> Face {
        self.face
    }

    /// Where the arrow points.
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// What the lot in this column and row of the tile, as it lies, holds.
    ///
    /// # Panics
    /// If column or row is not below four.
    pub fn content(self, column: usize, row: usize) -> Content {
        let last = TILE_SIDE - 1;
        let (column, row) = match self.direction {
            Direction::Up => (column, row),
            Direction::Right => (row, last - column),
            Direction::Down => (last - column, last - row),
            Direction::Left => (last - row, column),
        };
        self.face.content(column, row)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (gem, arrow) = (self.gem().letter(), self.face.arrow().letter());
        write!(f, "{gem}{arrow}{}", self.direction.sign())
    }
}

/// Why a text names no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTileError;

impl fmt::Display for ParseTileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tile is a gem W B P Y, an arrow b w and a direction ^ > v <, like Bb>")
    }
}

impl Error for ParseTileError {}

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let (Some(gem), Some(arrow), Some(sign), None) = (
            letters.next(),
            letters.next(),
            letters.next(),
            letters.next(),
        ) else {
            return Err(ParseTileError);
        };
        let gem = Gem::from_letter(gem).ok_or(ParseTileError)?;
        let arrow = Arrow::from_letter(arrow).ok_or(ParseTileError)?;
        let direction = Direction::from_sign(sign).ok_or(ParseTileError)?;
        Ok(Self::new(Face::new(gem, arrow), direction))
    }
}
