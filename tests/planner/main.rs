//! The planner: agreement with brute force and with a general solver, and what it promises.
#![cfg(not(target_arch = "wasm32"))]

mod brute;
mod chance;
mod different;
mod few_walls;
mod golden;
#[path = "../enclosure/positions.rs"]
#[allow(dead_code, reason = "the other tests need the rest of it")]
mod positions;
mod promises;
mod questions;
mod standing;
mod symmetry;
mod windows;
