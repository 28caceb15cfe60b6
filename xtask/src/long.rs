//! The checks and benchmarks that take too long for every change.

use crate::browsers::Engine;
use crate::process::cargo;
use crate::test::{Step, browser_test_command};
use crate::{dist, process, profiles};

/// Every long check; each prints its figures.
#[must_use]
pub fn steps(engines: &[Engine]) -> Vec<Step> {
    let mut steps = vec![
        Step::new("bench", "how long the rules and the planner take", || {
            let benches = ["rules", "games", "planner"].map(|bench| ["--bench", bench]);
            process::run(cargo().args(["bench", "--locked"]).args(benches.concat()))
        }),
        Step::new(
            "profiles",
            "what the profiles of Cargo.toml are worth",
            profiles::measure,
        ),
        Step::new("bots", "thousands of games between bots", || {
            let tests = ["test", "--locked", "--release", "--test", "bots"];
            let long_ones = ["--", "--ignored", "--nocapture", "--test-threads", "1"];
            process::run(cargo().args(tests).args(long_ones))
        }),
    ];
    steps.extend(engines.iter().map(|&engine| {
        let name = format!("loading-{}", engine.name());
        Step::new(
            &name,
            "how fast the built site opens in a browser",
            move || {
                engine.ready()?;
                dist::build(dist::PATH)?;
                process::run(&mut browser_test_command(
                    engine,
                    &["loading::", "--ignored", "--nocapture"],
                ))
            },
        )
    }));
    // Only Chromium can be slowed down, and asked what its main thread did.
    steps.push(Step::new(
        "table-speed",
        "how fast the table answers in a slow browser; fails over a limit",
        || {
            Engine::Chromium.ready()?;
            dist::build(dist::PATH)?;
            process::run(&mut browser_test_command(
                Engine::Chromium,
                &["table_speed::", "--ignored", "--nocapture"],
            ))
        },
    ));
    steps.push(Step::new(
        "motion",
        "how smoothly things move in a slow browser; fails over a limit",
        || {
            Engine::Chromium.ready()?;
            dist::build(dist::PATH)?;
            process::run(&mut browser_test_command(
                Engine::Chromium,
                &["motion_speed::", "--ignored", "--nocapture"],
            ))
        },
    ));
    steps
}
