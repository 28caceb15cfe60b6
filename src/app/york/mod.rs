//! The York table: what is on screen of this game and no other.

pub mod board;
pub mod closing;
pub mod how_to_play;
pub mod lobby;
pub mod session;
pub mod thinkers;
pub mod words;
