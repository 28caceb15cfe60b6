//! Boards on the way: quadrants in which tiles lie, are half decided, or are missing (R3.2, R10).

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Arrow, Board, Direction, Face, Gem, Tile};

/// One quarter of a board, in the order in which boards are written (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quadrant {
    /// `ul`: columns `a`–`d`, rows `1`–`4`.
    UpperLeft,
    /// `ur`: columns `e`–`h`, rows `1`–`4`.
    UpperRight,
    /// `ll`: columns `a`–`d`, rows `5`–`8`.
    LowerLeft,
    /// `lr`: columns `e`–`h`, rows `5`–`8`.
    LowerRight,
}

impl Quadrant {
    /// The four quadrants, in the order in which boards are written.
    pub const ALL: [Self; 4] = [
        Self::UpperLeft,
        Self::UpperRight,
        Self::LowerLeft,
        Self::LowerRight,
    ];

    /// The quadrant's two letters.
    pub const fn name(self) -> &'static str {
        match self {
            Self::UpperLeft => "ul",
            Self::UpperRight => "ur",
            Self::LowerLeft => "ll",
            Self::LowerRight => "lr",
        }
    }

    /// The quadrant with these two letters.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|quadrant| quadrant.name() == name)
    }

    /// Whether it lies in the columns `e`–`h`.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::UpperRight | Self::LowerRight)
    }

    /// Whether it lies in the rows `5`–`8`.
    pub const fn is_lower(self) -> bool {
        matches!(self, Self::LowerLeft | Self::LowerRight)
    }
}

/// A tile of which face or direction may still be open: `Bb>`, `Pw?`, `P??` (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TilePlan {
    /// The gem, which is decided first.
    pub gem: Gem,
    /// The arrow of the face that will lie up.
    pub arrow: Option<Arrow>,
    /// Where the arrow will point.
    pub direction: Option<Direction>,
}

impl TilePlan {
    /// The tile, where all of it is decided.
    pub fn tile(self) -> Option<Tile> {
        Some(Tile::new(Face::new(self.gem, self.arrow?), self.direction?))
    }
}

impl From<Tile> for TilePlan {
    fn from(tile: Tile) -> Self {
        Self {
            gem: tile.gem(),
            arrow: Some(tile.face().arrow()),
            direction: Some(tile.direction()),
        }
    }
}

impl fmt::Display for TilePlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let arrow = self.arrow.map_or('?', Arrow::letter);
        let direction = self.direction.map_or('?', Direction::sign);
        write!(f, "{}{arrow}{direction}", self.gem.letter())
    }
}

/// Why a tile cannot be laid, or a text describes no board (R3.2, R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// A tile already lies in the quadrant.
    QuadrantTaken(Quadrant),
    /// The gem's tile already lies on the board.
    GemTaken(Gem),
    /// Not four quadrants.
    NotFourQuadrants,
    /// What stands in this quadrant's place is no tile.
    NoTile(Quadrant),
    /// Something about the board is still open.
    Undecided,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::QuadrantTaken(quadrant) => {
                write!(f, "a tile already lies in the quadrant {}", quadrant.name())
            }
            Self::GemTaken(gem) => {
                write!(f, "the tile {} has already been taken", gem.letter())
            }
            Self::NotFourQuadrants => f.write_str("a board has four quadrants"),
            Self::NoTile(quadrant) => write!(
                f,
                "in the quadrant {} stands neither a tile, like Bb> or P??, nor ----",
                quadrant.name()
            ),
            Self::Undecided => f.write_str("something about the board is still undecided"),
        }
    }
}

impl Error for LayoutError {}

/// A board whose tiles may be missing or half decided; no gem lies in it twice (R3.2).
///
/// ```
/// use walls_of_york::rules::york::Layout;
///
/// let layout: Layout = "Bb> Wb^ Yw< P??".parse()?;
/// assert_eq!(layout.to_string(), "Bb> Wb^ Yw< P??");
/// assert!(layout.board().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layout([Option<TilePlan>; 4]);

impl Layout {
    /// The frame without a tile.
    pub const EMPTY: Self = Self([None; 4]);

    /// What lies in a quadrant.
    pub const fn get(&self, quadrant: Quadrant) -> Option<TilePlan> {
        self.0[quadrant as usize]
    }

    /// Lays a tile, decided or not, into a free quadrant.
    ///
    /// # Errors
    /// If the quadrant or the gem is taken.
    pub fn lay(
        &mut self,
        quadrant: Quadrant,
        tile: impl Into<TilePlan>,
    ) -> Result<(), LayoutError> {
        let tile = tile.into();
        if self.get(quadrant).is_some() {
            return Err(LayoutError::QuadrantTaken(quadrant));
        }
        if !self.gems_left().any(|gem| gem == tile.gem) {
            return Err(LayoutError::GemTaken(tile.gem));
        }
        self.0[quadrant as usize] = Some(tile);
        Ok(())
    }

    /// The gems whose tiles have not been taken.
    pub fn gems_left(&self) -> impl Iterator<Item = Gem> {
        let laid = self.0;
        Gem::ALL
            .into_iter()
            .filter(move |&gem| laid.iter().flatten().all(|tile| tile.gem != gem))
    }

    /// The quadrants without a tile.
    pub fn free_quadrants(&self) -> impl Iterator<Item = Quadrant> {
        let layout = *self;
        Quadrant::ALL
            .into_iter()
            .filter(move |&quadrant| layout.get(quadrant).is_none())
    }

    /// The board, where four tiles lie and all is decided.
    pub fn board(&self) -> Option<Board> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.0 else {
            return None;
        };
        Board::new([a.tile()?, b.tile()?, c.tile()?, d.tile()?])
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (quadrant, separator) in Quadrant::ALL.into_iter().zip(["", " ", " ", " "]) {
            f.write_str(separator)?;
            match self.get(quadrant) {
                Some(tile) => tile.fmt(f)?,
                None => f.write_str("----")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut layout = Self::EMPTY;
        let mut words = text.split_whitespace();
        for quadrant in Quadrant::ALL {
            let word = words.next().ok_or(LayoutError::NotFourQuadrants)?;
            if word != "----" {
                let tile = read_plan(word).ok_or(LayoutError::NoTile(quadrant))?;
                layout.lay(quadrant, tile)?;
            }
        }
        words
            .next()
            .map_or(Ok(layout), |_| Err(LayoutError::NotFourQuadrants))
    }
}

fn read_plan(word: &str) -> Option<TilePlan> {
    let mut letters = word.chars();
    let (gem, arrow, sign) = (letters.next()?, letters.next()?, letters.next()?);
    let plan = TilePlan {
        gem: Gem::from_letter(gem)?,
        arrow: Arrow::from_letter(arrow),
        direction: Direction::from_sign(sign),
    };
    let is_read = (plan.arrow.is_some() || arrow == '?')
        && (plan.direction.is_some() || sign == '?')
        && letters.next().is_none();
    is_read.then_some(plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partial_boards_print_as_they_were_read() {
        for text in [
            "---- ---- ---- ----",
            "Bb> Wb^ Yw< P??",
            "---- Y?v Pw? ----",
            "Wbv ---- B?? Yw<",
        ] {
            let layout: Layout = text.parse().unwrap();
            assert_eq!(layout.to_string(), text);
        }
    }

    #[test]
    fn a_text_that_is_no_board_says_where() {
        let read = |text: &str| text.parse::<Layout>().unwrap_err();
        assert_eq!(read("Bb> Wb^ Yw<"), LayoutError::NotFourQuadrants);
        assert_eq!(read("Bb> Wb^ Yw< Pb^ Pb^"), LayoutError::NotFourQuadrants);
        assert_eq!(
            read("Bb> Xb^ Yw< Pb^"),
            LayoutError::NoTile(Quadrant::UpperRight)
        );
        assert_eq!(
            read("Bb> Wb^ Yw<< Pb^"),
            LayoutError::NoTile(Quadrant::LowerLeft)
        );
        assert_eq!(read("Bb> Wb^ Yw< Bw^"), LayoutError::GemTaken(Gem::Blue));
        assert_eq!(read("B"), LayoutError::NoTile(Quadrant::UpperLeft));
    }

    #[test]
    fn a_tile_needs_a_free_quadrant() {
        let mut layout: Layout = "Bb> ---- ---- ----".parse().unwrap();
        let tile: Tile = "Pw^".parse().unwrap();
        let refused = layout.lay(Quadrant::UpperLeft, tile);
        assert_eq!(
            refused,
            Err(LayoutError::QuadrantTaken(Quadrant::UpperLeft))
        );
        assert_eq!(layout.lay(Quadrant::LowerRight, tile), Ok(()));
        assert_eq!(layout.to_string(), "Bb> ---- ---- Pw^");
        assert_eq!(
            layout.gems_left().collect::<Vec<_>>(),
            [Gem::White, Gem::Yellow]
        );
    }
}
