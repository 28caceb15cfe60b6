//! Those who play York: the city planner, and the bots that use it.
//!
//! A [`Bot`] takes a seat's view and gives an action with its [`Reason`]. There are four [`Level`]s:
//! apprentice and mason build towards one city (`pursuit`), merchant and architect weigh several
//! (`study`) by what they are worth (`worth`) and by how soon their walls are done (`finish`).
//!
//! ```
//! use walls_of_york::bots::york::{Effort, Level, play};
//! use walls_of_york::rules::york::{Boards, Options, Setup};
//!
//! let setup = Setup::new(2, Boards::Draft, Options::default())?;
//! let record = play(setup, 7, &[Level::Apprentice, Level::Mason], Effort::TENTH);
//! assert!(record.game().table().final_table().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apprentice;
mod architect;
mod bot;
pub mod desk;
mod draft;
mod effort;
mod finish;
mod game;
mod hundredths;
mod laying;
mod level;
mod mason;
mod merchant;
pub mod planner;
mod pursuit;
mod reason;
mod study;
#[cfg(test)]
mod tests;
mod vikings;
mod worth;

pub use bot::{Bot, Choice, LevelBot, Thinking};
pub use effort::Effort;
pub use game::{BotGame, play};
pub use hundredths::Hundredths;
pub use level::{Level, ParseLevelError};
pub use reason::{BuildReason, CloseReason, DraftReason, Reason, Target, Weighed};
