//! What an Age's end counts, line by line, and why (R7, R9).

use std::fmt;

use super::{City, Lot, LotSet, Seat, Side, Street, StreetSet};

/// Coins lost for each invasion token (R8.1).
pub const INVASION_COST: i32 = 5;
/// Coins that the King's Shield is worth (R7.3).
pub const SHIELD_WORTH: i32 = 3;
/// Coins for a Perfect Plan (R9.1).
pub const PERFECT_PLAN_COINS: u32 = 2;
/// Coins for the Longest Wall (R9.2).
pub const LONGEST_WALL_COINS: u32 = 3;

/// A count of coins or tokens as a difference.
pub(super) fn signed(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// One of the two Ages of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Age {
    /// The one that begins the game.
    First,
    /// The one that ends it.
    Second,
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "first Age",
            Self::Second => "second Age",
        })
    }
}

/// Why a line of the score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScoreReason {
    /// The coins printed on the city's lots (R7.1).
    CityCoins,
    /// The coins that the closed city took from later rolls (R5.2).
    Waiting,
    /// The bonus for a Perfect Plan, taken at the declaration (R9.1).
    PerfectPlan,
    /// The bonus for the Longest Wall (R9.2).
    LongestWall,
    /// A Viking token for each Viking in the city (R7.1).
    Vikings,
    /// The King's Shield, for the fewest Viking tokens (R7.3).
    Shield,
    /// The coins of those who tied for the Shield and did not get it (R7.3).
    ShieldTie,
    /// An invasion, for the most Viking tokens (R7.4).
    Invasion,
    /// An invasion token and the loss of all Viking tokens, for giving up (R6.9).
    GivenUp,
}

impl ScoreReason {
    /// Whether the player took these coins before the Age's end, so that the line only recalls them.
    pub const fn is_recalled(self) -> bool {
        matches!(self, Self::Waiting | Self::PerfectPlan)
    }
}

impl fmt::Display for ScoreReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CityCoins => "coins in the city",
            Self::Waiting => "coins while waiting",
            Self::PerfectPlan => "Perfect Plan",
            Self::LongestWall => "Longest Wall",
            Self::Vikings => "Vikings in the city",
            Self::Shield => "King's Shield",
            Self::ShieldTie => "tied for the King's Shield",
            Self::Invasion => "invasion",
            Self::GivenUp => "gave up",
        })
    }
}

/// One line of an Age's score; a player's lines of both Ages add up to its final coins (R8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// Whom it counts for.
    pub seat: Seat,
    /// Why.
    pub reason: ScoreReason,
    /// What it adds to or takes from the final coins.
    pub coins: i32,
    /// What it adds to or takes from the player's Viking tokens.
    pub vikings: i32,
    /// The lots that were counted.
    pub lots: LotSet,
    /// The streets that were counted.
    pub streets: StreetSet,
}

impl ScoreLine {
    /// A line that counts coins, and nothing on the board.
    pub const fn new(seat: Seat, reason: ScoreReason, coins: i32) -> Self {
        Self {
            seat,
            reason,
            coins,
            vikings: 0,
            lots: LotSet::EMPTY,
            streets: StreetSet::EMPTY,
        }
    }

    /// The line, with the lots it counted.
    #[must_use]
    pub const fn counting(self, lots: LotSet) -> Self {
        Self { lots, ..self }
    }

    /// The line, with the streets it counted.
    #[must_use]
    pub const fn along(self, streets: StreetSet) -> Self {
        Self { streets, ..self }
    }

    /// The line, with what it adds to or takes from the Viking tokens.
    #[must_use]
    pub const fn moving_vikings(self, vikings: i32) -> Self {
        Self { vikings, ..self }
    }
}

impl fmt::Display for ScoreLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}: {}", self.seat, self.reason)?;
        if self.reason != ScoreReason::Vikings {
            write!(f, ", {:+} coin{}", self.coins, plural(self.coins))?;
        }
        if self.reason == ScoreReason::Vikings || self.vikings != 0 {
            write!(
                f,
                ", {:+} Viking token{}",
                self.vikings,
                plural(self.vikings)
            )?;
        }
        if !self.lots.is_empty() {
            write!(f, " ({})", self.lots)?;
        }
        if !self.streets.is_empty() {
            write!(f, " ({})", self.streets)?;
        }
        Ok(())
    }
}

fn plural(count: i32) -> &'static str {
    if count.abs() == 1 { "" } else { "s" }
}

/// How an Age ended: every seat's city, and the lines of the score in the order in which it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgeReport {
    age: Age,
    turns: u16,
    cities: Vec<Option<City>>,
    lines: Vec<ScoreLine>,
}

impl AgeReport {
    pub(super) const fn new(
        age: Age,
        turns: u16,
        cities: Vec<Option<City>>,
        lines: Vec<ScoreLine>,
    ) -> Self {
        Self {
            age,
            turns,
            cities,
            lines,
        }
    }

    /// Which Age it was.
    pub const fn age(&self) -> Age {
        self.age
    }

    /// How many turns it had.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// The seat's closed city; `None` if it gave up.
    pub fn city(&self, seat: Seat) -> Option<&City> {
        self.cities.get(seat.index())?.as_ref()
    }

    /// The lines of the score.
    pub fn lines(&self) -> &[ScoreLine] {
        &self.lines
    }
}

/// The longest straight unbroken run of walls among these (R9.2): of several, the first one of those
/// from west to east, row by row, or else of those from north to south, column by column.
///
/// ```
/// use walls_of_york::rules::york::longest_run;
///
/// let perimeter = "a1n a1w a1s b1n b1s b1e".parse()?;
/// assert_eq!(longest_run(perimeter).to_string(), "a1n b1n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn longest_run(walls: StreetSet) -> StreetSet {
    let mut longest = StreetSet::EMPTY;
    for streets in lines_of_streets() {
        let mut run = StreetSet::EMPTY;
        for street in streets {
            if walls.contains(street) {
                run.insert(street);
            } else {
                run = StreetSet::EMPTY;
            }
            if run.len() > longest.len() {
                longest = run;
            }
        }
    }
    longest
}

/// The 18 straight lines of eight streets each, those from west to east first.
fn lines_of_streets() -> impl Iterator<Item = [Street; 8]> {
    let line = |is_horizontal: bool, across: u8| {
        [0, 1, 2, 3, 4, 5, 6, 7].map(|along| {
            let inner = across.min(Lot::WIDTH - 1);
            let (column, row) = if is_horizontal {
                (along, inner)
            } else {
                (inner, along)
            };
            let side = match (is_horizontal, across == inner) {
                (true, true) => Side::North,
                (true, false) => Side::South,
                (false, true) => Side::West,
                (false, false) => Side::East,
            };
            Lot::new(column, row)
                .expect("a lot of the board")
                .street(side)
        })
    };
    [true, false]
        .into_iter()
        .flat_map(move |way| (0..=Lot::WIDTH).map(move |across| line(way, across)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn longest(walls: &str) -> String {
        longest_run(walls.parse().unwrap()).to_string()
    }

    #[test]
    fn a_run_is_straight_and_unbroken() {
        assert_eq!(longest(""), "");
        assert_eq!(longest("a1n b1n d1n e1n f1n"), "d1n e1n f1n");
        assert_eq!(longest("a1n b1n b1e b2e b3e"), "c1w c2w c3w");
        assert_eq!(longest("h1e h2e h3e a8s"), "h1e h2e h3e");
    }

    #[test]
    fn the_border_counts_and_eight_is_the_most() {
        let all = StreetSet::FULL;
        assert_eq!(
            longest_run(all).to_string(),
            "a1n b1n c1n d1n e1n f1n g1n h1n"
        );
        assert_eq!(longest("a8s b8s c8s a7n"), "a8s b8s c8s");
    }

    #[test]
    fn every_street_lies_on_one_line() {
        let streets: Vec<Street> = lines_of_streets().flatten().collect();
        assert_eq!(streets.len(), Street::COUNT);
        assert_eq!(streets.into_iter().collect::<StreetSet>(), StreetSet::FULL);
    }
}
