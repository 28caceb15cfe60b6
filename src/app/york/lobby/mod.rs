//! Before the table: who plays what, links, the kept games, and the pages for them.

mod elsewhere_page;
mod form;
mod game_card;
mod games;
mod games_page;
mod kept;
mod link;
mod open_form;
mod opening;
mod plan;
mod reading;
mod seat_form;
mod set_up_page;
mod shelf;
mod shown;
mod start_page;
pub mod texts;
mod who_sits;

pub use elsewhere_page::elsewhere_page;
pub use games::{GAME_EVENT, Game, forget, keep, new_id, newest_unfinished, set, text};
pub use games_page::GamesPage;
pub use kept::{Cause, Damage, Kept, Stamp};
pub use link::{Link, LinkProblem, Part};
pub use opening::Opening;
pub use plan::{NAME_LENGTH, Plan, SeatPlan, Who};
pub use set_up_page::SetUpPage;
pub use start_page::StartPage;
