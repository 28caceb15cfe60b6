//! The checks and benchmarks that take too long for every change.

use crate::browsers::Engine;
use crate::test::{Step, browser_test_command};
use crate::{dist, process};

/// Every long check; each prints its figures.
#[must_use]
pub fn steps(engines: &[Engine]) -> Vec<Step> {
    engines
        .iter()
        .map(|&engine| {
            Step::new(
                &format!("loading-{}", engine.name()),
                "how fast the built site opens in a browser",
                move || {
                    engine.ready()?;
                    dist::build(dist::PATH)?;
                    process::run(&mut browser_test_command(
                        engine,
                        &["--ignored", "--nocapture"],
                    ))
                },
            )
        })
        .collect()
}
