//! Complete boards: four tiles in their frame (R3).

use std::fmt;
use std::str::FromStr;

use super::face::TILE_SIDE;
use super::{
    Arrow, Content, Direction, Face, Gem, Layout, LayoutError, Lot, Lots, Quadrant, Rng, Tile,
};

/// Four tiles, one of each gem, each in its quadrant: the board that every player has (R3.2).
///
/// ```
/// use walls_of_york::rules::york::Board;
///
/// let board: Board = "Bb> Wb^ Yw< Pb^".parse()?;
/// assert_eq!(board.lots().to_string().len(), 64);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board([Tile; 4]);

impl Board {
    /// The board with these tiles, upper left, upper right, lower left, lower right; `None` where a
    /// gem is there twice.
    pub fn new(tiles: [Tile; 4]) -> Option<Self> {
        let has_each = Gem::ALL
            .into_iter()
            .all(|gem| tiles.iter().any(|tile| tile.gem() == gem));
        has_each.then_some(Self(tiles))
    }

    /// A board of tiles dealt at random (R3.3).
    pub fn random(rng: &mut Rng) -> Self {
        let mut gems = Gem::ALL;
        rng.shuffle(&mut gems);
        Self(gems.map(|gem| {
            let arrow = Arrow::ALL[rng.below(2) as usize];
            Tile::new(Face::new(gem, arrow), Direction::ALL[rng.below(4) as usize])
        }))
    }

    /// The tile in a quadrant.
    pub const fn tile(&self, quadrant: Quadrant) -> Tile {
        self.0[quadrant as usize]
    }

    /// What the lot holds.
    pub fn content(&self, lot: Lot) -> Content {
        let (column, row) = (usize::from(lot.column()), usize::from(lot.row()));
        let quadrant = 2 * (row / TILE_SIDE) + column / TILE_SIDE;
        self.0[quadrant].content(column % TILE_SIDE, row % TILE_SIDE)
    }

    /// What all its lots hold.
    pub fn lots(&self) -> Lots {
        Lots::from_contents(Lot::ALL.map(|lot| self.content(lot)))
    }
}

impl From<Board> for Layout {
    fn from(board: Board) -> Self {
        let mut layout = Self::EMPTY;
        for quadrant in Quadrant::ALL {
            let laid = layout.lay(quadrant, board.tile(quadrant)).is_ok();
            debug_assert!(laid, "a board has each gem once");
        }
        layout
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Layout::from(*self).fmt(f)
    }
}

impl FromStr for Board {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<Layout>()?
            .board()
            .ok_or(LayoutError::Undecided)
    }
}
