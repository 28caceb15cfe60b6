//! Buildings, and the King's Decree over them.

use std::fmt;
use std::str::FromStr;

use super::NotationError;

/// A kind of building that a decree asks for (R4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Building {
    /// A church, `C`.
    Church,
    /// A well, `W`.
    Well,
    /// A market, `M`.
    Market,
}

impl Building {
    /// The three buildings, in the order of the Tower's grooves.
    pub const ALL: [Self; 3] = [Self::Church, Self::Well, Self::Market];

    /// The letter of this building in notation (R10).
    pub const fn letter(self) -> char {
        match self {
            Self::Church => 'C',
            Self::Well => 'W',
            Self::Market => 'M',
        }
    }

    /// The place of this building in [`Building::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for this many of the building: "church", "churches".
    pub const fn noun(self, count: usize) -> &'static str {
        match (self, count) {
            (Self::Church, 1) => "church",
            (Self::Church, _) => "churches",
            (Self::Well, 1) => "well",
            (Self::Well, _) => "wells",
            (Self::Market, 1) => "market",
            (Self::Market, _) => "markets",
        }
    }
}

/// How many of each building a city must hold at least (R4.1).
///
/// ```
/// use walls_of_york::rules::york::{Building, Decree};
///
/// let decree: Decree = "3C 2W 0M".parse()?;
/// assert_eq!(decree.count(Building::Well), 2);
/// assert_eq!(decree.to_string(), "3C 2W 0M");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decree([u8; 3]);

impl Decree {
    /// The decree that asks for nothing.
    pub const NONE: Self = Self([0; 3]);

    /// The decree of these numbers of churches, wells and markets.
    pub const fn new(churches: u8, wells: u8, markets: u8) -> Self {
        Self([churches, wells, markets])
    }

    /// How many of the building a city must hold.
    pub const fn count(self, building: Building) -> u8 {
        self.0[building.index()]
    }

    /// The numbers in the order of [`Building::ALL`].
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }
}

impl fmt::Display for Decree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [churches, wells, markets] = self.0;
        write!(f, "{churches}C {wells}W {markets}M")
    }
}

impl FromStr for Decree {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split_whitespace();
        let mut number = |building: Building| {
            let digits = words.next()?.strip_suffix(building.letter())?;
            let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit());
            is_plain.then(|| digits.parse().ok())?
        };
        let counts = Building::ALL.map(&mut number);
        match (counts, words.next()) {
            ([Some(churches), Some(wells), Some(markets)], None) => {
                Ok(Self::new(churches, wells, markets))
            }
            _ => Err(NotationError::Decree(text.to_owned())),
        }
    }
}
