//! The York table: what is on screen of this game and no other.

pub mod board;
pub mod how_to_play;
pub mod words;
