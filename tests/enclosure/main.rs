//! Enclosure (R6): examples, refusals, and agreement with a plain checker.

mod adversarial;
mod agreement;
mod brute;
mod chance;
mod choices;
mod examples;
mod midgame;
mod positions;
mod refusals;
