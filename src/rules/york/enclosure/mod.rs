//! Closing a city (R6): from walls and a perimeter to a city or the reason why not.
//!
//! Three facts carry everything here. Sealed lots depend on the walls alone, not on the
//! perimeter chosen. A loop is the boundary of lots that hang together and leave the rest of the
//! board and its surroundings hanging together. What a loop encloses grows with the loop.
//!
//! ```
//! use walls_of_york::rules::york::{Decree, Lots, StreetSet, enclosure};
//!
//! let walls: StreetSet = "d4n d4w d4s e4n e4s e4e d4e c3n".parse()?;
//! let lots = Lots::EMPTY;
//! // Both lots are sealed: together they are a loop, but no city.
//! assert!(!enclosure::is_closable(walls, &lots, Decree::NONE));
//!
//! let walls: StreetSet = "d4n d4w d4s e4n e4s e4e c3n".parse()?;
//! let cities = enclosure::cities(walls, &lots, Decree::NONE, 100);
//! let best = cities.best().expect("two lots with an open street between them are a city");
//! assert_eq!(best.lots().to_string(), "d4 e4");
//! assert_eq!(best.removed(), 1);
//! # Ok::<(), walls_of_york::rules::york::NotationError>(())
//! ```

mod choice;
mod cities;
mod city;
mod closable;
mod declare;
mod fences;
mod few;
mod missing;
mod sweep;

pub use choice::{ChoiceRefusal, perimeter_around};
pub use cities::{Cities, best_city, cities};
pub use city::{City, is_enough};
pub use closable::{Shortfall, is_closable, shortfall};
pub use declare::{CityRefusal, declare};
pub use fences::boundary;
pub use missing::Missing;

use super::{LotSet, StreetSet};
use fences::Fences;

/// The lots with a wall on all four sides (R1).
pub fn sealed(walls: StreetSet) -> LotSet {
    Fences::new(walls).sealed()
}

/// The regions into which the walls cut the board, by their first lots.
///
/// What a loop encloses is always a union of regions.
pub fn regions(walls: StreetSet) -> Vec<LotSet> {
    Fences::new(walls).parts(LotSet::FULL).collect()
}

/// The lots from which a way without walls leads off the board; no loop encloses any of them.
pub fn outside(walls: StreetSet) -> LotSet {
    Fences::new(walls).outside()
}
