//! The first floor: planners and players. They know the rules alone, and see what a seat may see.

pub mod york;
