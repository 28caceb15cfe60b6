//! What the bots answer.

use std::fmt;
use std::str::FromStr;

use super::Hint;
use super::unreadable::{Unreadable, next};
use crate::rules::york::Action;

/// An answer to a question; it prints and parses as a few lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// What a bot does.
    Action {
        /// The question's number.
        id: u32,
        /// What it does.
        action: Action,
    },
    /// What a person might do.
    Hint {
        /// The question's number.
        id: u32,
        /// What that is, and why.
        hint: Hint,
    },
    /// The question could not be answered: its game could not be read, or does not wait for its seat.
    Failed {
        /// The question's number.
        id: u32,
    },
}

impl Answer {
    /// The number of the question.
    pub const fn id(&self) -> u32 {
        match *self {
            Self::Action { id, .. } | Self::Hint { id, .. } | Self::Failed { id } => id,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action { id, action } => write!(f, "action {id} {action}"),
            Self::Hint { id, hint } => write!(f, "hint {id} {hint}"),
            Self::Failed { id } => write!(f, "failed {id}"),
        }
    }
}

impl FromStr for Answer {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut parts = text.splitn(3, ' ');
        let word = parts.next().unwrap_or_default();
        let id = next(&mut parts)?;
        match (word, parts.next()) {
            ("action", Some(rest)) => {
                let action = rest.parse().map_err(|_| Unreadable)?;
                Ok(Self::Action { id, action })
            }
            ("hint", Some(rest)) => {
                let hint = rest.parse()?;
                Ok(Self::Hint { id, hint })
            }
            ("failed", None) => Ok(Self::Failed { id }),
            _ => Err(Unreadable),
        }
    }
}
