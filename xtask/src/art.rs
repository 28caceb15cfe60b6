//! The art sheet: every piece in every state, on one page.

use std::path::PathBuf;

use crate::process::{self, cargo};
use crate::{Outcome, place};

/// The page with the sheet, where it has been drawn.
#[must_use]
pub fn sheet() -> PathBuf {
    place::root().join("target/art/art.html")
}

/// Draws the sheet (`examples/art`) and says where it is.
///
/// # Errors
///
/// When it cannot be built or written.
pub fn draw() -> Outcome {
    process::run(cargo().args(["run", "--quiet", "--locked", "--example", "art"]))?;
    println!("The art sheet is in {}", sheet().display());
    println!("cargo xtask play serves it beside the game, at /art.html");
    Ok(())
}
