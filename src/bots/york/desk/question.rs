//! What is asked of the bots.

use std::fmt;
use std::str::FromStr;

use super::unreadable::{Unreadable, next};
use crate::bots::york::Level;
use crate::rules::york::Seat;

/// What a question wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What a bot does next.
    Bot {
        /// How well it plays.
        level: Level,
        /// Where its whims come from.
        seed: u64,
    },
    /// What a person might do, and why.
    Hint,
}

/// A question about a game; it prints and parses as a line and the record below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// By what the answer is known.
    pub id: u32,
    /// What it wants to know.
    pub kind: Kind,
    /// Whose turn it is about.
    pub seat: Seat,
    /// The game so far, as a record's text. Of its secrets only the seat's own are looked at.
    pub record: String,
}

impl Question {
    /// The number that a text, good or bad, gives its question; 0 where it gives none.
    pub(super) fn id_in(text: &str) -> u32 {
        let mut words = text.split_whitespace().skip(1);
        next(&mut words).unwrap_or_default()
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "question {} {} ", self.id, self.seat)?;
        match self.kind {
            Kind::Bot { level, seed } => write!(f, "{} {seed}", level.name())?,
            Kind::Hint => f.write_str("hint")?,
        }
        write!(f, "\n{}", self.record)
    }
}

impl FromStr for Question {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (line, record) = text.split_once('\n').ok_or(Unreadable)?;
        let line = line.strip_prefix("question ").ok_or(Unreadable)?;
        let mut words = line.split(' ');
        let id = next(&mut words)?;
        let seat = next(&mut words)?;
        let kind = match words.next().ok_or(Unreadable)? {
            "hint" => Kind::Hint,
            name => Kind::Bot {
                level: name.parse().map_err(|_| Unreadable)?,
                seed: next(&mut words)?,
            },
        };
        match words.next() {
            Some(_) => Err(Unreadable),
            None => Ok(Self {
                id,
                kind,
                seat,
                record: record.to_owned(),
            }),
        }
    }
}
