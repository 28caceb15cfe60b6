//! Why an action is refused.

use std::error::Error;
use std::fmt;

use super::table::Phase;
use crate::rules::york::{BuildRefusal, CityRefusal, LayoutError, Seat};

/// The turn of an Age from which on a builder may give up (R6.9).
pub const GIVE_UP_TURN: u16 = 20;

/// Why the game does not take an action; the game is then as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// Now is the time for something else.
    NotNow(Phase),
    /// It is another seat's turn to draft or to roll (R3.2, R5.1).
    NotInTurn(Seat),
    /// The seat has closed its city or given up, and builds no more in this Age (R6.7, R6.9).
    NoBuilder(Seat),
    /// The seat has built in this turn, which cannot be undone (R5.5).
    HasBuilt(Seat),
    /// The seat has decided in this turn.
    HasDecided(Seat),
    /// The seat has no city to close and may not give up yet, so it keeps building unasked.
    NothingToDecide(Seat),
    /// The tile cannot be laid there (R3.2).
    Layout(LayoutError),
    /// The builder may not build so (R5.3–R5.6).
    Build(BuildRefusal),
    /// The city cannot be closed so (R6.2–R6.5).
    City(CityRefusal),
    /// It is too early in the Age to give up (R6.9); this is the turn.
    TooEarlyToGiveUp(u16),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat(seat) => write!(f, "nobody sits at seat {seat}"),
            Self::NotNow(phase) => write!(f, "not now: {phase}"),
            Self::NotInTurn(seat) => write!(f, "it is the turn of seat {seat}"),
            Self::NoBuilder(seat) => write!(f, "seat {seat} builds no more in this Age"),
            Self::HasBuilt(seat) => {
                write!(
                    f,
                    "seat {seat} has already built, and that cannot be undone"
                )
            }
            Self::HasDecided(seat) => write!(f, "seat {seat} has already decided"),
            Self::NothingToDecide(seat) => {
                write!(
                    f,
                    "seat {seat} has no city to close in this turn, and keeps building"
                )
            }
            Self::Layout(error) => error.fmt(f),
            Self::Build(refusal) => refusal.fmt(f),
            Self::City(refusal) => refusal.fmt(f),
            Self::TooEarlyToGiveUp(turn) => write!(
                f,
                "an Age may be given up from its turn {GIVE_UP_TURN} on, and this is turn {turn}"
            ),
        }
    }
}

impl Error for Refusal {}

impl From<LayoutError> for Refusal {
    fn from(error: LayoutError) -> Self {
        Self::Layout(error)
    }
}

impl From<BuildRefusal> for Refusal {
    fn from(refusal: BuildRefusal) -> Self {
        Self::Build(refusal)
    }
}

impl From<CityRefusal> for Refusal {
    fn from(refusal: CityRefusal) -> Self {
        Self::City(refusal)
    }
}
