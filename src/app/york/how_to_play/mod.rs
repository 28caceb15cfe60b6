//! "How to play": the rules in plain words, with small live boards.

mod paragraph;

pub use paragraph::Paragraph;
