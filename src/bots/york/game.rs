//! Whole games between bots.

use super::{Bot, Choice, Effort, Level, LevelBot};
use crate::rules::york::{Event, Record, Refusal, Rng, Seat, Setup};

/// A game between bots, decision by decision.
///
/// ```
/// use walls_of_york::bots::york::{BotGame, Effort, Level};
/// use walls_of_york::rules::york::{Boards, Options, Setup};
///
/// let setup = Setup::new(2, Boards::Draft, Options::default())?;
/// let mut game = BotGame::new(setup, 7, &[Level::Apprentice; 2], Effort::TENTH);
/// while let Some(choice) = game.choose() {
///     game.act(&choice)?;
/// }
/// assert!(game.record().game().table().final_table().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BotGame {
    record: Record,
    bots: Vec<LevelBot>,
}

impl BotGame {
    /// A game that belongs to a seed, with bots of these levels from seat `1` on. The names of the
    /// levels are written into the record.
    ///
    /// # Panics
    /// Unless there is one level for each seat.
    pub fn new(setup: Setup, seed: u64, levels: &[Level], effort: Effort) -> Self {
        assert_eq!(levels.len(), setup.players(), "every seat has its bot");
        let mut record = Record::new(setup, seed);
        let mut rng = Rng::seeded(!seed);
        let mut bots = Vec::with_capacity(levels.len());
        for (seat, &level) in setup.seats().zip(levels) {
            record.set_name(seat, level.name());
            let seed = u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX));
            bots.push(LevelBot::new(level, effort, seed));
        }
        Self { record, bots }
    }

    /// The game so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game so far, for keeps.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// Whose decision comes next; `None` once the game is over.
    pub fn seat(&self) -> Option<Seat> {
        self.record.game().table().waiting().iter().next()
    }

    /// How well the bot in this seat plays.
    ///
    /// # Panics
    /// If nobody sits there.
    pub fn level(&self, seat: Seat) -> Level {
        self.bots[seat.index()].level()
    }

    /// What the next bot wants to do; `None` once the game is over.
    pub fn choose(&self) -> Option<Choice> {
        let seat = self.seat()?;
        self.bots[seat.index()].choose(&self.record.game().view(seat))
    }

    /// Does what a bot wants to do.
    ///
    /// # Errors
    /// If the rules do not allow it, which would be a fault of the bot.
    pub fn act(&mut self, choice: &Choice) -> Result<Vec<Event>, Refusal> {
        self.record.apply(&choice.action)
    }
}

/// Plays a whole game between bots of these levels, from seat `1` on.
///
/// # Panics
/// Unless there is one level for each seat; or if a bot acts against the rules, which would be a fault
/// of the bot.
pub fn play(setup: Setup, seed: u64, levels: &[Level], effort: Effort) -> Record {
    let mut game = BotGame::new(setup, seed, levels, effort);
    while let Some(choice) = game.choose() {
        game.act(&choice).expect("bots act by the rules");
    }
    game.into_record()
}
