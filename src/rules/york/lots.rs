//! What the 64 lots of a board hold.

use std::fmt;
use std::str::FromStr;

use super::{Building, Lot, LotSet, NotationError};

/// What one lot holds (R2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing, `.`.
    #[default]
    Empty,
    /// A church, `C`.
    Church,
    /// A well, `W`.
    Well,
    /// A market, `M`.
    Market,
    /// One coin, `1`.
    Coin,
    /// Two coins, `2`.
    TwoCoins,
    /// A Viking, `V`.
    Viking,
}

impl Content {
    /// All contents.
    pub const ALL: [Self; 7] = [
        Self::Empty,
        Self::Church,
        Self::Well,
        Self::Market,
        Self::Coin,
        Self::TwoCoins,
        Self::Viking,
    ];

    /// The character of this content in notation (R10).
    pub const fn letter(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Church => 'C',
            Self::Well => 'W',
            Self::Market => 'M',
            Self::Coin => '1',
            Self::TwoCoins => '2',
            Self::Viking => 'V',
        }
    }

    /// The content that a character stands for (R10).
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|content| content.letter() == letter)
    }

    /// The building here, if it is one.
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::Church => Some(Building::Church),
            Self::Well => Some(Building::Well),
            Self::Market => Some(Building::Market),
            _ => None,
        }
    }

    /// The coins printed here.
    pub const fn coins(self) -> u32 {
        match self {
            Self::Coin => 1,
            Self::TwoCoins => 2,
            _ => 0,
        }
    }
}

/// What each of the 64 lots of a board holds (R2.2), ready to be counted.
///
/// Written as 64 characters, row 1 first (R10).
///
/// ```
/// use walls_of_york::rules::york::{Content, LotSet, Lots};
///
/// let lots: Lots = format!("C2V{}", ".".repeat(61)).parse()?;
/// assert_eq!(lots.content("b1".parse()?), Content::TwoCoins);
/// assert_eq!(lots.vikings().to_string(), "c1");
/// assert_eq!(lots.coins_in(LotSet::FULL), 2);
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lots {
    buildings: [LotSet; 3],
    coins: LotSet,
    two_coins: LotSet,
    vikings: LotSet,
}

impl Lots {
    /// A board on which every lot is empty.
    pub const EMPTY: Self = Self {
        buildings: [LotSet::EMPTY; 3],
        coins: LotSet::EMPTY,
        two_coins: LotSet::EMPTY,
        vikings: LotSet::EMPTY,
    };

    /// The board with the given content of each lot, in the order of [`Lot::ALL`].
    pub fn from_contents(contents: [Content; Lot::COUNT]) -> Self {
        let mut lots = Self::EMPTY;
        for (lot, content) in Lot::ALL.into_iter().zip(contents) {
            lots.put(lot, content);
        }
        lots
    }

    /// What a lot holds.
    pub const fn content(&self, lot: Lot) -> Content {
        if self.buildings[0].contains(lot) {
            Content::Church
        } else if self.buildings[1].contains(lot) {
            Content::Well
        } else if self.buildings[2].contains(lot) {
            Content::Market
        } else if self.two_coins.contains(lot) {
            Content::TwoCoins
        } else if self.coins.contains(lot) {
            Content::Coin
        } else if self.vikings.contains(lot) {
            Content::Viking
        } else {
            Content::Empty
        }
    }

    /// Replaces what a lot holds.
    pub fn put(&mut self, lot: Lot, content: Content) {
        let [churches, wells, markets] = &mut self.buildings;
        let two_coins = &mut self.two_coins;
        for set in [churches, wells, markets, two_coins] {
            set.remove(lot);
        }
        self.coins.remove(lot);
        self.vikings.remove(lot);
        match content {
            Content::Empty => {}
            Content::Church => self.buildings[0].insert(lot),
            Content::Well => self.buildings[1].insert(lot),
            Content::Market => self.buildings[2].insert(lot),
            Content::Coin => self.coins.insert(lot),
            Content::TwoCoins => {
                self.coins.insert(lot);
                self.two_coins.insert(lot);
            }
            Content::Viking => self.vikings.insert(lot),
        }
    }

    /// The lots with a church.
    pub const fn churches(&self) -> LotSet {
        self.buildings[0]
    }

    /// The lots with a well.
    pub const fn wells(&self) -> LotSet {
        self.buildings[1]
    }

    /// The lots with a market.
    pub const fn markets(&self) -> LotSet {
        self.buildings[2]
    }

    /// The lots with this building.
    pub const fn buildings(&self, building: Building) -> LotSet {
        self.buildings[building.index()]
    }

    /// The lots with one or two coins.
    pub const fn coins(&self) -> LotSet {
        self.coins
    }

    /// The lots with a Viking.
    pub const fn vikings(&self) -> LotSet {
        self.vikings
    }

    /// How many of this building stand on these lots.
    pub const fn count_in(&self, building: Building, lots: LotSet) -> usize {
        self.buildings(building).intersection(lots).len()
    }

    /// The coins printed on these lots.
    pub const fn coins_in(&self, lots: LotSet) -> u32 {
        let either = self.coins.intersection(lots).bits().count_ones();
        either + self.two_coins.intersection(lots).bits().count_ones()
    }

    /// How many Vikings are on these lots.
    pub const fn vikings_in(&self, lots: LotSet) -> u32 {
        self.vikings.intersection(lots).bits().count_ones()
    }
}

/// The lots in reading order: row 1 from `a` to `h`, then row 2.
fn in_rows() -> impl Iterator<Item = Lot> {
    (0..Lot::WIDTH).flat_map(|row| (0..Lot::WIDTH).filter_map(move |column| Lot::new(column, row)))
}

impl fmt::Display for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = in_rows().map(|lot| self.content(lot).letter()).collect();
        f.write_str(&text)
    }
}

impl FromStr for Lots {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let length = text.chars().count();
        if length != Lot::COUNT {
            return Err(NotationError::LotsLength(length));
        }
        let mut lots = Self::EMPTY;
        for (lot, letter) in in_rows().zip(text.chars()) {
            let content = Content::from_letter(letter);
            lots.put(lot, content.ok_or(NotationError::Content(letter, lot))?);
        }
        Ok(lots)
    }
}
