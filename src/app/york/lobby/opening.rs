//! With what a table opens.

use super::{Kept, Plan};

/// A new game, or one to go on with.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one, and it lies on the heap"
)]
pub enum Opening {
    /// A game that begins.
    New {
        /// What was agreed.
        plan: Plan,
        /// The seed of its chance.
        seed: u64,
    },
    /// A game that was kept, or read from a text.
    Kept(Kept),
}
