//! What is agreed before a game: players, boards, optional rules (R3, R9).

use std::error::Error;
use std::fmt;

use super::{Board, Seat};

/// How the players come by their boards (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// The players choose the tiles in turn (R3.2).
    Draft,
    /// The tiles are dealt at random (R3.3).
    Random,
    /// The board is given, as for a puzzle or to play one again.
    Laid(Board),
}

/// The optional rules in use (R9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Closing without a wall to remove earns 2 coins (R9.1).
    pub perfect_plan: bool,
    /// The longest straight run of a city's wall earns 3 coins (R9.2).
    pub longest_wall: bool,
}

/// Why there is no such set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError {
    players: usize,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is for 2 to 8 players, not {}", self.players)
    }
}

impl Error for SetupError {}

/// A set-up: players, boards and optional rules.
///
/// ```
/// use walls_of_york::rules::york::{Boards, Options, Setup};
///
/// let setup = Setup::new(5, Boards::Random, Options::default())?;
/// assert_eq!(setup.walls(), 300);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    boards: Boards,
    options: Options,
}

impl Setup {
    /// A game for so many players (R3.1).
    ///
    /// # Errors
    /// If there are fewer than two or more than eight.
    pub fn new(players: usize, boards: Boards, options: Options) -> Result<Self, SetupError> {
        match u8::try_from(players) {
            Ok(players @ 2..=8) => Ok(Self {
                players,
                boards,
                options,
            }),
            _ => Err(SetupError { players }),
        }
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// How the players come by their boards.
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    /// The optional rules in use.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The seats, from seat `1` on.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).filter_map(Seat::from_index)
    }

    /// Whether somebody sits there.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.index() < self.players()
    }

    /// How many walls there are in all (R2.1).
    pub const fn walls(&self) -> u16 {
        if self.players <= 4 { 150 } else { 300 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_eight_may_play_and_from_five_on_there_are_more_walls() {
        let walls =
            |players| Setup::new(players, Boards::Draft, Options::default()).map(|s| s.walls());
        assert_eq!(walls(1), Err(SetupError { players: 1 }));
        assert_eq!(
            (2..=8).map(|n| walls(n).unwrap()).collect::<Vec<_>>(),
            [150, 150, 150, 300, 300, 300, 300]
        );
        assert_eq!(
            walls(9).unwrap_err().to_string(),
            "the game is for 2 to 8 players, not 9"
        );
    }
}
