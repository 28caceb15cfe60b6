//! The eight faces of the four tiles (R2.2, R2.3), as pictures.

use super::{Arrow, Content, Gem};

/// Lots along one side of a tile (R2.2).
pub(super) const TILE_SIDE: usize = 4;

/// One side of a tile: its gem and the colour of its arrow (R2.2).
///
/// ```
/// use walls_of_york::rules::york::{Arrow, Face, Gem};
///
/// let harbour = Face::new(Gem::Yellow, Arrow::White);
/// assert_eq!(harbour.picture()[0], "V2.M");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    gem: Gem,
    arrow: Arrow,
}

impl Face {
    /// The face of a gem's tile with an arrow of this colour.
    pub const fn new(gem: Gem, arrow: Arrow) -> Self {
        Self { gem, arrow }
    }

    /// All eight faces, gem by gem.
    pub fn all() -> impl Iterator<Item = Self> {
        Gem::ALL
            .into_iter()
            .flat_map(|gem| Arrow::ALL.map(|arrow| Self { gem, arrow }))
    }

    /// The gem of the tile.
    pub const fn gem(self) -> Gem {
        self.gem
    }

    /// The colour of the arrow.
    pub const fn arrow(self) -> Arrow {
        self.arrow
    }

    /// What is printed on the face, top row first, as it lies with the arrow pointing up (R10).
    pub const fn picture(self) -> [&'static str; TILE_SIDE] {
        match (self.gem, self.arrow) {
            // The minster: three churches close together, wells and a purse beside them.
            (Gem::White, Arrow::Black) => [
                "C.1V", //
                ".CW.", //
                "1C.M", //
                "VW2.", //
            ],
            // The abbey: churches around one well, small coins at every door.
            (Gem::White, Arrow::White) => [
                "V1.M", //
                "M.C1", //
                "1CW.", //
                ".C1V", //
            ],
            // The springs: wells far apart, little money, few Vikings.
            (Gem::Blue, Arrow::Black) => [
                "W.1M", //
                "V1.W", //
                ".MV.", //
                "C.W1", //
            ],
            // The river bank: more coins, and three Vikings ashore beside them.
            (Gem::Blue, Arrow::White) => [
                ".WV2", //
                "C1W.", //
                "V.MC", //
                "1.VW", //
            ],
            // The market row: three stalls together, the money at their end.
            (Gem::Purple, Arrow::Black) => [
                "MM.1", //
                "..M2", //
                "C1.V", //
                "VW.C", //
            ],
            // The street of stalls: markets at the edges, a line of coins between them.
            (Gem::Purple, Arrow::White) => [
                "1M.V", //
                "W1.M", //
                ".C1.", //
                "MV1W", //
            ],
            // The fields: two of everything.
            (Gem::Yellow, Arrow::Black) => [
                "C..W", //
                "2VM.", //
                ".1CV", //
                "MW.1", //
            ],
            // The harbour: a row of longships, and their treasure along one side.
            (Gem::Yellow, Arrow::White) => [
                "V2.M", //
                "WV2.", //
                "MCV2", //
                "..WV", //
            ],
        }
    }

    /// What the lot in this column and row of the face holds, the arrow pointing up.
    ///
    /// # Panics
    /// If column or row is not below four.
    pub fn content(self, column: usize, row: usize) -> Content {
        let letter = char::from(self.picture()[row].as_bytes()[column]);
        Content::from_letter(letter).expect("faces are drawn in the letters of R10")
    }
}
