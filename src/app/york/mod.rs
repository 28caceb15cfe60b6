//! The York table.

pub mod how_to_play;
pub mod words;
