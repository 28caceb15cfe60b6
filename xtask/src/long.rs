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
        let what = "how fast the built site opens in a browser";
        in_browser(engine, &name, what, "loading::")
    }));
    steps.push(in_browser(
        Engine::Chromium,
        "slow",
        "how fast a first visit is on a slow network; fails over a limit",
        "slow::",
    ));
    // Only Chromium can be slowed down, and asked what its main thread did.
    steps.push(in_browser(
        Engine::Chromium,
        "table-speed",
        "how fast the table answers in a slow browser; fails over a limit",
        "table_speed::",
    ));
    steps.push(in_browser(
        Engine::Chromium,
        "motion",
        "how smoothly things move in a slow browser; fails over a limit",
        "motion_speed::",
    ));
    steps
}

/// A benchmark of the built site: the browser tests with these words in their names.
fn in_browser(engine: Engine, name: &str, what: &'static str, tests: &'static str) -> Step {
    Step::new(name, what, move || {
        engine.ready()?;
        dist::build(dist::PATH)?;
        let options = [tests, "--ignored", "--nocapture"];
        process::run(&mut browser_test_command(engine, &options))
    })
}
