//! *Walls of York*, the wall-building board game, for the browser.
//!
//! What is where:
//!
//! - [`app`]: everything on screen, as Yew components.

pub mod app;
