//! Hints: what the architect would do in a person's place.

use crate::bots::york::{Hundredths, Target, Weighed};
use crate::rules::york::Build;

/// What a person is told who asks for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The walls still to go to the legal city that needs the fewest; `None` where none is possible
    /// any more.
    pub fewest: Option<usize>,
    /// What the architect would do; `None` where it has no city in mind.
    pub advice: Option<Advice>,
}

/// What the architect would do, and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// To build this.
    Build(Weighed),
    /// To close this city rather than build on for the other, where it thought of one.
    Close {
        /// What it would close.
        close: Weighed,
        /// What it would build on for.
        keep: Option<Weighed>,
    },
    /// To build on for this city rather than close the other, where there is one to close.
    Keep {
        /// What it would build on for.
        keep: Weighed,
        /// What it could close.
        close: Option<Weighed>,
    },
}

impl Advice {
    /// What it would do, apart from what else there was.
    pub const fn chosen(&self) -> &Weighed {
        match self {
            Self::Build(weighed) => weighed,
            Self::Close { close, .. } => close,
            Self::Keep { keep, .. } => keep,
        }
    }
}

impl Hint {
    /// The city that the architect has in mind.
    pub fn target(&self) -> Option<&Target> {
        self.advice.as_ref().map(|advice| &advice.chosen().target)
    }

    /// What it would build now; `None` where it is about closing.
    pub fn build(&self) -> Option<Build> {
        self.advice.and_then(|advice| advice.chosen().build)
    }

    /// The rolls that it expects to go by from then on until its city stands.
    pub fn rolls(&self) -> Hundredths {
        self.advice
            .map_or(Hundredths::ZERO, |advice| advice.chosen().rolls)
    }

    /// Whether it would close now.
    pub const fn is_closing(&self) -> bool {
        matches!(self.advice, Some(Advice::Close { .. }))
    }
}
