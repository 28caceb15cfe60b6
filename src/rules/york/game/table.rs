//! Everything that lies open on the table.

use std::fmt;

use super::player::Player;
use super::refusal::GIVE_UP_TURN;
use crate::rules::york::{
    Age, AgeReport, Board, Decree, FinalTable, Hand, Layout, Lots, Seat, SeatSet, Served, Setup,
    Shape, Tower,
};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The seat in turn takes a tile (R3.2).
    Drafting,
    /// The seat in turn rolls the Building Die (R5.1).
    Rolling,
    /// The builders build in secret (R5.5).
    Building {
        /// The shape of the roll.
        shape: Shape,
        /// The walls that each builder is served.
        served: Served,
        /// The builders who have not built yet.
        waiting: SeatSet,
    },
    /// The builders decide whether to close (R6.1).
    ///
    /// Builders without a choice are not asked: before turn [`GIVE_UP_TURN`] those who have no city
    /// to close, and [`enclosure::shortfall`] says what they lack.
    ///
    /// [`enclosure::shortfall`]: crate::rules::york::enclosure::shortfall
    Deciding {
        /// The shape of the roll.
        shape: Shape,
        /// The builders who have a choice and have not decided yet.
        waiting: SeatSet,
    },
    /// Nothing: the game is over (R8).
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Drafting => "the tiles are being drafted",
            Self::Rolling => "the Building Die is to be rolled",
            Self::Building { .. } => "the builders are building",
            Self::Deciding { .. } => "the builders are deciding about their cities",
            Self::Over => "the game is over",
        })
    }
}

/// The open part of a game: all that everybody may know.
///
/// ```
/// use walls_of_york::rules::york::{Boards, Game, Options, Phase, Setup};
///
/// let setup = Setup::new(3, Boards::Random, Options::default())?;
/// let (game, _) = Game::new(setup, 7);
/// assert_eq!(game.table().phase(), Phase::Rolling);
/// assert_eq!(game.table().supply(), 150);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) setup: Setup,
    pub(super) layout: Layout,
    pub(super) lots: Lots,
    pub(super) age: Age,
    pub(super) turn: u16,
    pub(super) in_turn: Seat,
    pub(super) tower: Option<Tower>,
    pub(super) supply: u16,
    pub(super) phase: Phase,
    pub(super) players: Vec<Player>,
    pub(super) reports: Vec<AgeReport>,
}

impl Table {
    pub(super) fn new(setup: Setup, in_turn: Seat) -> Self {
        Self {
            setup,
            layout: Layout::EMPTY,
            lots: Lots::EMPTY,
            age: Age::First,
            turn: 0,
            in_turn,
            tower: None,
            supply: setup.walls(),
            phase: Phase::Drafting,
            players: vec![Player::NEW; setup.players()],
            reports: Vec::new(),
        }
    }

    /// What was agreed before the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The tiles on everybody's board.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Everybody's board, once it is done.
    pub fn board(&self) -> Option<Board> {
        self.layout.board()
    }

    /// What the lots of everybody's board hold; nothing until the board is done.
    pub const fn lots(&self) -> &Lots {
        &self.lots
    }

    /// The Age.
    pub const fn age(&self) -> Age {
        self.age
    }

    /// The turn of this Age, from 1 on; 0 in the draft.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Who drafts now, or who rolls the die in this turn (R3.2, R5.1).
    pub const fn in_turn(&self) -> Seat {
        self.in_turn
    }

    /// How the King's Dice fell in this Age; `None` in the draft.
    pub const fn tower(&self) -> Option<Tower> {
        self.tower
    }

    /// The King's Decree of this Age; it asks for nothing in the draft.
    pub fn decree(&self) -> Decree {
        self.tower.map_or(Decree::NONE, |tower| tower.decree())
    }

    /// The walls in the supply; while builders build, those at the turn's beginning (R5.6).
    pub const fn supply(&self) -> u16 {
        self.supply
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The shape of this turn's roll, once it is rolled.
    pub const fn shape(&self) -> Option<Shape> {
        match self.phase {
            Phase::Building { shape, .. } | Phase::Deciding { shape, .. } => Some(shape),
            Phase::Drafting | Phase::Rolling | Phase::Over => None,
        }
    }

    /// What lies before a player.
    ///
    /// # Panics
    /// If nobody sits there.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What lies before each player, from seat `1` on.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.setup.seats().zip(&self.players)
    }

    /// The players who have neither closed nor given up in this Age (R1).
    pub fn builders(&self) -> SeatSet {
        let builders = self.players().filter(|(_, player)| player.is_builder());
        builders.map(|(seat, _)| seat).collect()
    }

    /// The seats whose action the game waits for.
    pub fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::Drafting | Phase::Rolling => [self.in_turn].into_iter().collect(),
            Phase::Building { waiting, .. } | Phase::Deciding { waiting, .. } => waiting,
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// What a builder has in hand while the builders build.
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        let Phase::Building { shape, served, .. } = self.phase else {
            return None;
        };
        let player = self
            .players
            .get(seat.index())
            .filter(|player| player.is_builder())?;
        Some(Hand::new(player.walls, shape, served.to(seat)))
    }

    /// Whether a builder may give up in this turn (R6.9).
    pub const fn may_give_up(&self) -> bool {
        self.turn >= GIVE_UP_TURN
    }

    /// How the Ages ended that are over.
    pub fn reports(&self) -> &[AgeReport] {
        &self.reports
    }

    /// The final table, once the game is over (R8).
    pub fn final_table(&self) -> Option<FinalTable> {
        let rows = self
            .players()
            .map(|(seat, player)| (seat, player.coins, player.invasions, player.has_shield));
        (self.phase == Phase::Over).then(|| FinalTable::new(rows))
    }
}
