//! The York table: what is on screen of this game and no other.

pub mod board;
pub mod build_board;
pub mod closing;
pub mod hand;
pub mod how_to_play;
pub mod learning;
pub mod lobby;
pub mod parts;
pub mod session;
pub mod sheets;
pub mod sounds;
pub mod table;
pub mod thinkers;
pub mod words;
