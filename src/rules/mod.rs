//! Ground floor: what is legal and what it scores, without screen, clock or source of randomness.

pub mod york;
