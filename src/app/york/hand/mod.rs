//! The builder's turn before it is confirmed: the piece in the hand, where it lies, what is lifted.
//!
//! One state machine, [`Bench`], behind finger, pen, mouse and keyboard. It knows the rules and
//! nothing of the page; places are [`Point`]s of the board's drawing.

mod bench;
mod form;
mod point;
#[cfg(test)]
mod tests;
mod ways;

pub use bench::{Bench, Held, Input, Why};
pub use form::Form;
pub use point::Point;
