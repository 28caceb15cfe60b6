//! What a seat may know of a game.

use super::{Decision, Table};
use crate::rules::york::{Build, Hand, Seat, StreetSet};

/// A game as one seat sees it: the open table, and the seat's own secrets.
///
/// It has no part in which others' placements and decisions (R5.5, R6.1), their effect on the supply
/// or the generator could be kept, so it cannot give them away.
///
/// ```
/// use walls_of_york::rules::york::{Boards, Game, Options, Setup};
///
/// let setup = Setup::new(2, Boards::Random, Options::default())?;
/// let (game, _) = Game::new(setup, 1);
/// let view = game.view(game.table().in_turn());
/// assert!(view.is_awaited());
/// assert!(view.hand().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    table: Table,
    seat: Option<Seat>,
    build: Option<Build>,
    decision: Option<Decision>,
}

impl View {
    pub(super) const fn new(
        table: Table,
        seat: Option<Seat>,
        build: Option<Build>,
        decision: Option<Decision>,
    ) -> Self {
        Self {
            table,
            seat,
            build,
            decision,
        }
    }

    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose view it is; `None` for somebody who looks on.
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Whether the game waits for this seat.
    pub fn is_awaited(&self) -> bool {
        self.seat
            .is_some_and(|seat| self.table.waiting().contains(seat))
    }

    /// What the seat has in hand, while it has to build.
    pub fn hand(&self) -> Option<Hand> {
        self.seat
            .filter(|_| self.is_awaited())
            .and_then(|seat| self.table.hand(seat))
    }

    /// What the seat has built in this turn and is not shown yet.
    pub const fn build(&self) -> Option<Build> {
        self.build
    }

    /// What the seat has decided in this turn, before it takes effect.
    pub const fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// The walls on the seat's own board, what it has built in secret included.
    pub fn walls(&self) -> StreetSet {
        let standing = self
            .seat
            .map(|seat| self.table.player(seat).walls())
            .unwrap_or_default();
        self.build.map_or(standing, |build| build.on(standing))
    }
}
