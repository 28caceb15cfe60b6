//! Before the table: who plays what, links, the kept game, and the pages for them.

mod kept;
mod link;
mod open_page;
mod opening;
mod plan;
mod set_up_page;
mod start_page;
pub mod texts;

pub use kept::{Cause, Damage, Kept, discard, keep, kept};
pub use link::{Link, LinkProblem, Part};
pub use open_page::OpenPage;
pub use opening::Opening;
pub use plan::{NAME_LENGTH, Plan, SeatPlan, Who};
pub use set_up_page::SetUpPage;
pub use start_page::StartPage;
