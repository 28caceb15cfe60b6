//! What players do, and how it is written (R10).

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::rules::york::{
    Build, NotationError, ParseSeatError, ParseTileError, Quadrant, Seat, StreetSet, Tile,
};

/// What a builder decides at the end of a turn (R6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To declare the city closed, with this perimeter (R6.2).
    Close(StreetSet),
    /// To keep building.
    KeepBuilding,
    /// To give up the Age (R6.9).
    GiveUp,
}

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Takes a tile and lays it into a quadrant of everybody's board (R3.2).
    Draft {
        /// The tile, with its face and direction.
        tile: Tile,
        /// Where it goes.
        quadrant: Quadrant,
    },
    /// Rolls the Building Die (R5.1).
    Roll,
    /// Builds, in secret (R5.5).
    Build(Build),
    /// Decides about its city, in secret until all have decided (R6.1).
    Decide(Decision),
}

/// Somebody's deed; it prints and parses as one short line.
///
/// ```
/// use walls_of_york::rules::york::Action;
///
/// for text in ["2 draft Bb> ul", "2 roll", "1 build a1n a1w", "3 build a1n lift h8e", "3 keep"] {
///     let action: Action = text.parse()?;
///     assert_eq!(action.to_string(), text);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// Who does it.
    pub seat: Seat,
    /// What is done.
    pub deed: Deed,
}

impl Action {
    /// This seat's deed.
    pub const fn new(seat: Seat, deed: Deed) -> Self {
        Self { seat, deed }
    }

    /// The seat lays a tile into a quadrant.
    pub const fn draft(seat: Seat, tile: Tile, quadrant: Quadrant) -> Self {
        Self::new(seat, Deed::Draft { tile, quadrant })
    }

    /// The seat rolls the Building Die.
    pub const fn roll(seat: Seat) -> Self {
        Self::new(seat, Deed::Roll)
    }

    /// The seat builds.
    pub const fn build(seat: Seat, build: Build) -> Self {
        Self::new(seat, Deed::Build(build))
    }

    /// The seat declares its city closed with this perimeter.
    pub const fn close(seat: Seat, perimeter: StreetSet) -> Self {
        Self::new(seat, Deed::Decide(Decision::Close(perimeter)))
    }

    /// The seat keeps building.
    pub const fn keep(seat: Seat) -> Self {
        Self::new(seat, Deed::Decide(Decision::KeepBuilding))
    }

    /// The seat gives up the Age.
    pub const fn give_up(seat: Seat) -> Self {
        Self::new(seat, Deed::Decide(Decision::GiveUp))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.seat)?;
        match &self.deed {
            Deed::Draft { tile, quadrant } => write!(f, "draft {tile} {}", quadrant.name()),
            Deed::Roll => f.write_str("roll"),
            Deed::Build(build) => {
                f.write_str("build")?;
                list(f, build.place())?;
                if !build.lift().is_empty() {
                    f.write_str(" lift")?;
                    list(f, build.lift())?;
                }
                Ok(())
            }
            Deed::Decide(Decision::Close(perimeter)) => {
                f.write_str("close")?;
                list(f, *perimeter)
            }
            Deed::Decide(Decision::KeepBuilding) => f.write_str("keep"),
            Deed::Decide(Decision::GiveUp) => f.write_str("give-up"),
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, streets: StreetSet) -> fmt::Result {
    streets.iter().try_for_each(|street| write!(f, " {street}"))
}

/// Why a text is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseActionError {
    /// It does not begin with a seat.
    Seat(ParseSeatError),
    /// The word after the seat is none of the deeds.
    Deed(String),
    /// What is drafted is no tile.
    Tile(ParseTileError),
    /// The tile is drafted into no quadrant.
    Quadrant(String),
    /// A word is not a street.
    Street(NotationError),
    /// Words follow that do not belong to the deed.
    TooLong(String),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(error) => error.fmt(f),
            Self::Deed(word) => {
                write!(
                    f,
                    "{word:?} is none of draft, roll, build, close, keep, give-up"
                )
            }
            Self::Tile(error) => error.fmt(f),
            Self::Quadrant(word) => write!(f, "{word:?} is none of the quadrants ul, ur, ll, lr"),
            Self::Street(error) => error.fmt(f),
            Self::TooLong(word) => write!(f, "{word:?} is one word too many"),
        }
    }
}

impl Error for ParseActionError {}

impl From<ParseSeatError> for ParseActionError {
    fn from(error: ParseSeatError) -> Self {
        Self::Seat(error)
    }
}

impl From<ParseTileError> for ParseActionError {
    fn from(error: ParseTileError) -> Self {
        Self::Tile(error)
    }
}

impl From<NotationError> for ParseActionError {
    fn from(error: NotationError) -> Self {
        Self::Street(error)
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        let seat = words.next().unwrap_or_default().parse()?;
        let deed = words.next().unwrap_or_default();
        let deed = match deed {
            "draft" => {
                let tile = words.next().unwrap_or_default().parse()?;
                let name = words.next().unwrap_or_default();
                let quadrant = Quadrant::from_name(name)
                    .ok_or_else(|| ParseActionError::Quadrant(name.to_owned()))?;
                Deed::Draft { tile, quadrant }
            }
            "roll" => Deed::Roll,
            "build" => {
                let place = streets(words.by_ref().take_while(|&word| word != "lift"))?;
                Deed::Build(Build::placing(place).lifting(streets(words.by_ref())?))
            }
            "close" => Deed::Decide(Decision::Close(streets(words.by_ref())?)),
            "keep" => Deed::Decide(Decision::KeepBuilding),
            "give-up" => Deed::Decide(Decision::GiveUp),
            _ => return Err(ParseActionError::Deed(deed.to_owned())),
        };
        match words.next() {
            None => Ok(Self { seat, deed }),
            Some(word) => Err(ParseActionError::TooLong(word.to_owned())),
        }
    }
}

fn streets<'a>(words: impl Iterator<Item = &'a str>) -> Result<StreetSet, NotationError> {
    words
        .map(str::parse::<crate::rules::york::Street>)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_prints_as_it_is_read() {
        for text in [
            "1 draft Pw< lr",
            "8 roll",
            "1 build a1n",
            "1 build a1n a1w lift h8e h8s",
            "2 close a1n a1w a2n b1n b1w",
            "2 keep",
            "2 give-up",
            "4 build",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn second_names_and_repeated_streets_are_read_and_written_once() {
        let action: Action = "  1  build d4s d5n   lift a1e ".parse().unwrap();
        assert_eq!(action.to_string(), "1 build d5n lift b1w");
    }

    #[test]
    fn a_text_that_is_no_action_says_which_word_is_wrong() {
        let read = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert_eq!(read(""), "a seat is a number from 1 to 8");
        assert_eq!(read("9 roll"), "a seat is a number from 1 to 8");
        assert_eq!(
            read("1 hop"),
            "\"hop\" is none of draft, roll, build, close, keep, give-up"
        );
        assert_eq!(read("1 roll twice"), "\"twice\" is one word too many");
        assert_eq!(
            read("1 draft Bb> up"),
            "\"up\" is none of the quadrants ul, ur, ll, lr"
        );
        assert!(read("1 draft Bb ul").starts_with("a tile is a gem"));
        assert_eq!(read("1 build a9n"), "\"a9n\" is not a street, like d4n");
        assert_eq!(
            read("1 build a1n lift h8e lift h8s"),
            "\"lift\" is not a street, like d4n"
        );
    }
}
