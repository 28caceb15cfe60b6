//! *Walls of York*, the wall-building board game, for the browser.
//!
//! What is where, from the ground up; each floor knows only those below it:
//!
//! - [`rules`]: what is legal and what it scores; pure, and the same on every machine.
//! - [`bots`]: the city planner and the players; they see what a seat may see.
//! - [`app`]: everything on screen, as Yew components.
//!
//! ```
//! use walls_of_york::rules::york::{Decree, Lots, StreetSet, enclosure};
//!
//! let walls: StreetSet = "d4n d4s d4w e4n e4s e4e".parse()?;
//! let cities = enclosure::cities(walls, &Lots::EMPTY, Decree::NONE, 10);
//! assert_eq!(cities.best().map(|city| city.lots().to_string()), Some("d4 e4".into()));
//! # Ok::<(), walls_of_york::rules::york::NotationError>(())
//! ```

pub mod app;
pub mod bots;
pub mod rules;
