//! Recorded games: set-up, seed and actions as text (R10), defined in `docs/notation.md`.

mod crc32;
mod read;

pub use read::{ReadError, ReadProblem};

use std::fmt::{self, Write};

use super::{Action, Boards, Event, Game, Refusal, Seat, Setup};
use crc32::crc32;

/// The first words of every recorded game.
const TITLE: &str = "york game";
/// The version that is written.
const VERSION: &str = "1";
/// The first words of the last line.
const CHECKSUM: &str = "checksum crc32";
/// The most characters of a name.
const NAME_LENGTH: usize = 40;

/// A game together with all that is needed to play it again: set-up, seed, actions.
///
/// It is legal from beginning to end, for actions enter it only through the game.
///
/// ```
/// use walls_of_york::rules::york::{Action, Boards, Options, Record, Setup};
///
/// let setup = Setup::new(2, Boards::Random, Options::default())?;
/// let mut record = Record::new(setup, 1);
/// let roller = record.game().table().in_turn();
/// record.apply(&Action::roll(roller))?;
/// let again = Record::read(record.to_string())?;
/// assert_eq!(again, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    names: Vec<String>,
    seed: u64,
    actions: Vec<Action>,
    game: Game,
}

impl Record {
    /// The record of a game that begins.
    pub fn new(setup: Setup, seed: u64) -> Self {
        let names = vec![String::new(); setup.players()];
        Self {
            setup,
            names,
            seed,
            actions: Vec::new(),
            game: Game::new(setup, seed).0,
        }
    }

    /// Does what a seat wants to do, and writes it down.
    ///
    /// # Errors
    /// If the rules do not allow it; the record is then as it was.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let events = self.game.apply(action)?;
        self.actions.push(*action);
        Ok(events)
    }

    /// The game as it stands after all actions.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What was agreed before the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed, which together with the actions gives away the whole game.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The actions in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The name of who sits there, if it is written down.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(seat.index())?;
        (!name.is_empty()).then_some(name.as_str())
    }

    /// Writes down who sits there: the name's words with single spaces, 40 characters at most.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        if let Some(entry) = self.names.get_mut(seat.index()) {
            let words: Vec<&str> = name
                .split(|c: char| c.is_whitespace() || c.is_control())
                .collect();
            let words = words
                .into_iter()
                .filter(|word| !word.is_empty())
                .collect::<Vec<_>>()
                .join(" ");
            let short: String = words.chars().take(NAME_LENGTH).collect();
            short.trim_end().clone_into(entry);
        }
    }

    /// Reads a recorded game, and plays it again to see that all of it is legal.
    ///
    /// # Errors
    /// With the line and the reason, and with the part before it if that can be played.
    pub fn read(text: impl AsRef<[u8]>) -> Result<Self, ReadError> {
        read::read(text.as_ref())
    }

    fn body(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        writeln!(text, "{TITLE} {VERSION}")?;
        writeln!(text, "players {}", self.setup.players())?;
        match self.setup.boards() {
            Boards::Draft => writeln!(text, "boards draft")?,
            Boards::Random => writeln!(text, "boards random")?,
            Boards::Laid(board) => writeln!(text, "boards {board}")?,
        }
        let options = self.setup.options();
        let options = match (options.perfect_plan, options.longest_wall) {
            (false, false) => "none",
            (true, false) => "perfect-plan",
            (false, true) => "longest-wall",
            (true, true) => "perfect-plan longest-wall",
        };
        writeln!(text, "options {options}")?;
        for seat in self.setup.seats() {
            if let Some(name) = self.name(seat) {
                writeln!(text, "name {seat} {name}")?;
            }
        }
        writeln!(text, "seed {}", self.seed)?;
        for action in &self.actions {
            writeln!(text, "{action}")?;
        }
        Ok(text)
    }
}

/// Writes the whole record. Of a game that still runs, the text holds what nobody at the table may
/// see yet: the seed, which gives away every roll to come, and builds not yet shown.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body()?;
        writeln!(f, "{body}{CHECKSUM} {:08x}", crc32(body.as_bytes()))
    }
}
