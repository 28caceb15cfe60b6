//! Bots: a seat's view in, an action and its reason out.

use super::level::Level;
use super::{Effort, Reason};
use super::{apprentice, architect, draft, mason, merchant};
use crate::rules::york::{Action, Age, Phase, Rng, Seat, Table, View};

/// What a bot does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it does.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

impl Choice {
    pub(super) const fn new(action: Action, reason: Reason) -> Self {
        Self { action, reason }
    }
}

/// Somebody who plays by what a seat may see.
///
/// It remembers nothing from one decision to the next.
pub trait Bot {
    /// Begins to think about what the view's seat does next; `None` where the game does not wait for
    /// it.
    fn think(&self, view: &View) -> Option<Thinking>;

    /// Thinks to the end.
    fn choose(&self, view: &View) -> Option<Choice> {
        self.think(view).map(Thinking::finish)
    }
}

/// A train of thought that is followed in slices.
pub(super) trait Slices {
    /// Thinks for one slice; the choice, if that was the last one.
    fn slice(&mut self) -> Option<Choice>;
}

impl Slices for Option<Choice> {
    fn slice(&mut self) -> Option<Choice> {
        self.take()
    }
}

/// A decision in the making. Whoever drops it cancels it.
pub struct Thinking {
    slices: Box<dyn Slices + Send>,
    choice: Option<Choice>,
}

impl Thinking {
    pub(super) fn new(slices: impl Slices + Send + 'static) -> Self {
        Self {
            slices: Box::new(slices),
            choice: None,
        }
    }

    /// Thinks for one slice: one or two plans, or a batch of sampled rolls. Gives the choice once it is
    /// made, and the same one ever after.
    pub fn step(&mut self) -> Option<Choice> {
        if self.choice.is_none() {
            self.choice = self.slices.slice();
        }
        self.choice.clone()
    }

    /// Thinks to the end.
    pub fn finish(mut self) -> Choice {
        loop {
            if let Some(choice) = self.step() {
                return choice;
            }
        }
    }
}

/// A bot of one of the levels.
///
/// The same view, seed and effort always give the same choice.
///
/// ```
/// use walls_of_york::bots::york::{Bot, Effort, Level, LevelBot};
/// use walls_of_york::rules::york::{Boards, Game, Options, Setup};
///
/// let setup = Setup::new(2, Boards::Draft, Options::default())?;
/// let (mut game, _) = Game::new(setup, 1);
/// let bot = LevelBot::new(Level::Mason, Effort::FULL, 7);
/// let choice = bot.choose(&game.view(game.table().in_turn())).expect("the game waits for it");
/// game.apply(&choice.action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelBot {
    level: Level,
    effort: Effort,
    seed: u64,
}

impl LevelBot {
    /// A bot of this level that works so much on a decision, and whose whims belong to a seed.
    pub const fn new(level: Level, effort: Effort, seed: u64) -> Self {
        Self {
            level,
            effort,
            seed,
        }
    }

    /// How well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }
}

impl Bot for LevelBot {
    fn think(&self, view: &View) -> Option<Thinking> {
        let seat = view.seat().filter(|_| view.is_awaited())?;
        let table = view.table();
        let whims = Whims {
            seed: self.seed,
            seat,
        };
        match table.phase() {
            Phase::Over => None,
            Phase::Rolling => Some(Thinking::new(Some(Choice::new(
                Action::roll(seat),
                Reason::Only,
            )))),
            Phase::Drafting => {
                let choice = draft::choose(self.level, table, seat, whims.now(table))?;
                Some(Thinking::new(Some(choice)))
            }
            Phase::Building { .. } | Phase::Deciding { .. } => Some(match self.level {
                Level::Apprentice => apprentice::think(view, seat, whims),
                Level::Mason => mason::think(view, seat),
                Level::Merchant => merchant::think(view, seat, whims, self.effort),
                Level::Architect => architect::think(view, seat, whims, self.effort),
            }),
        }
    }
}

/// Where a bot's random choices come from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whims {
    seed: u64,
    seat: Seat,
}

impl Whims {
    /// What belongs to this decision.
    pub(super) fn now(self, table: &Table) -> Rng {
        let laid = 4 - table.layout().free_quadrants().count() as u64;
        let phase = match table.phase() {
            Phase::Drafting => 8 + laid,
            Phase::Rolling => 1,
            Phase::Building { .. } => 2,
            Phase::Deciding { .. } => 3,
            Phase::Over => 4,
        };
        self.rng(table, u64::from(table.turn()) << 8 | phase)
    }

    /// What stays the same for a whole Age.
    pub(super) fn of_age(self, table: &Table) -> Rng {
        self.rng(table, 0)
    }

    fn rng(self, table: &Table, moment: u64) -> Rng {
        let age = match table.age() {
            Age::First => 0,
            Age::Second => 1,
        };
        let moment = moment << 8 | age << 4 | self.seat.index() as u64;
        // An odd factor keeps moments apart, and the generator's own seeding does the rest.
        Rng::seeded(self.seed ^ moment.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}
