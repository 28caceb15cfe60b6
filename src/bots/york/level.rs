//! How well bots play, and as whom.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// How well a bot plays; each level looks farther than the one before and has a character.
///
/// ```
/// use walls_of_york::bots::york::Level;
///
/// let level: Level = "merchant".parse()?;
/// assert_eq!(level, Level::Merchant);
/// assert!(Level::Mason < level && level < Level::Architect);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Improvises: likes plain rectangles, lays what fits most, has no eye for Vikings, and closes
    /// the first city it sees.
    Apprentice,
    /// Is steady: always builds on towards the city with the fewest walls, and closes as soon as it
    /// may. Coins and Vikings hardly count.
    Mason,
    /// Is greedy: goes for coins where they are worth the walls, lays so that the next roll fits too,
    /// keeps building for a purse nearby, and thinks too little of Vikings.
    Merchant,
    /// The King's own: weighs several cities against the rolls to come and what each roll gives the
    /// others, and its Vikings against those that the others' boards will probably hold.
    Architect,
}

impl Level {
    /// The four levels, the weakest first.
    pub const ALL: [Self; 4] = [
        Self::Apprentice,
        Self::Mason,
        Self::Merchant,
        Self::Architect,
    ];

    /// The level's name: `apprentice`, `mason` …
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Mason => "mason",
            Self::Merchant => "merchant",
            Self::Architect => "architect",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Why a text names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLevelError(String);

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = &self.0;
        write!(
            f,
            "{word:?} is none of apprentice, mason, merchant, architect"
        )
    }
}

impl Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_print_as_they_are_read_and_nothing_else_is_one() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!(
            "king".parse::<Level>().unwrap_err().to_string(),
            "\"king\" is none of apprentice, mason, merchant, architect"
        );
    }
}
