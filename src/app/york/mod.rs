//! The York table.

pub mod thinkers;
