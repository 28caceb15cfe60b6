//! Before the table: who plays what, links, the kept game, and the pages for them.

mod form;
mod kept;
mod kept_card;
mod link;
mod open_form;
mod open_page;
mod opening;
mod plan;
mod reading;
mod seat_form;
mod set_up_page;
mod start_page;
pub mod texts;
mod unfinished;

pub use kept::{Cause, Damage, Kept, discard, keep, kept};
pub use link::{Link, LinkProblem, Part};
pub use open_page::OpenPage;
pub use opening::Opening;
pub use plan::{NAME_LENGTH, Plan, SeatPlan, Who};
pub use set_up_page::SetUpPage;
pub use start_page::StartPage;
pub use unfinished::{Progress, Unfinished, unfinished};
