//! Before the table: who plays what, links, the kept game.

mod kept;
mod link;
mod opening;
mod plan;
pub mod texts;

pub use kept::{Cause, Damage, Kept, discard, keep, kept};
pub use link::{Link, LinkProblem, Part};
pub use opening::Opening;
pub use plan::{NAME_LENGTH, Plan, SeatPlan, Who};
