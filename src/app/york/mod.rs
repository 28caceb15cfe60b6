//! The York table, and the ways to it.

pub mod how_to_play;
pub mod lobby;
pub mod table;
