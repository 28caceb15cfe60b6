//! The checks of every change, in an order that fails early.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::browsers::Engine;
use crate::process::{self, cargo};
use crate::{Outcome, budget, dist, tools};

/// The tests that run as wasm.
const WASM_TESTS: &[&str] = &[
    "--target",
    "wasm32-unknown-unknown",
    "--test",
    "wasm",
    "--test",
    "golden_games",
];

/// One check, with the name it is chosen by.
pub struct Step {
    name: String,
    what: &'static str,
    check: Box<dyn Fn() -> Outcome>,
}

impl Step {
    /// A check under a name, with what it looks at.
    #[must_use]
    pub fn new(name: &str, what: &'static str, check: impl Fn() -> Outcome + 'static) -> Self {
        Self {
            name: name.to_owned(),
            what,
            check: Box::new(check),
        }
    }

    fn is_called(&self, name: &str) -> bool {
        self.name == name
            || self
                .name
                .strip_prefix(name)
                .is_some_and(|rest| rest.starts_with('-'))
    }
}

/// Every check of a change, cheap ones first.
#[must_use]
pub fn steps(engines: &[Engine]) -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", "rustfmt", || {
            process::run(cargo().args(["fmt", "--all", "--check"]))
        }),
        Step::new("tools", "what the other steps need", {
            let engines = engines.to_vec();
            move || tools_ready(&engines)
        }),
        Step::new("clippy", "lints on the host and on wasm32", lints),
        Step::new("unit", "unit and integration tests", || {
            process::run(cargo().args([
                "test",
                "--locked",
                "--workspace",
                "--lib",
                "--bins",
                "--tests",
            ]))
        }),
        Step::new("doctest", "the examples in the documentation", || {
            process::run(cargo().args(["test", "--locked", "--workspace", "--doc"]))
        }),
        Step::new("rustdoc", "the documentation", || {
            process::run(
                cargo()
                    .args(["doc", "--locked", "--workspace", "--no-deps"])
                    .env("RUSTDOCFLAGS", "-D warnings"),
            )
        }),
        Step::new("wasm", "tests compiled to wasm, in Chromium", wasm_tests),
        Step::new("build", "the release build of the site", || {
            dist::build(dist::PATH)
        }),
        Step::new("budget", "the weight of the site", || {
            dist::build(dist::PATH).and_then(|()| budget::check())
        }),
    ];
    steps.extend(engines.iter().map(|&engine| {
        Step::new(
            &format!("browser-{}", engine.name()),
            "the built site in a browser",
            move || browser_tests(engine),
        )
    }));
    steps
}

/// Finds or installs everything before the long work, so that what is missing is known early.
fn tools_ready(engines: &[Engine]) -> Outcome {
    tools::wasm_target_ready()?;
    // The tests compiled to wasm run in Chromium whatever else is asked for.
    Engine::Chromium.ready()?;
    engines.iter().try_for_each(|engine| engine.ready())?;
    tools::wasm_bindgen()?.ready()?;
    tools::trunk().ready()?;
    tools::axe_ready()?;
    Ok(())
}

fn lints() -> Outcome {
    tools::wasm_target_ready()?;
    let targets: [&[&str]; 3] = [
        &["--workspace", "--all-targets"],
        // No part of "all targets", for it needs a built site and a browser.
        &["--test", "browser"],
        &[&["--lib", "--bins"], WASM_TESTS].concat(),
    ];
    targets.iter().try_for_each(|target| {
        process::run(
            cargo()
                .args(["clippy", "--locked"])
                .args(*target)
                .args(["--", "-D", "warnings"]),
        )
    })
}

fn wasm_tests() -> Outcome {
    process::run(wasm_test_command()?.args(WASM_TESTS))
}

/// `cargo test` with all that tests as wasm need.
///
/// # Errors
///
/// When some of it is missing and cannot be installed.
pub fn wasm_test_command() -> Outcome<Command> {
    tools::wasm_target_ready()?;
    Engine::Chromium.ready()?;
    let driver = Engine::Chromium.driver().ok_or("chromedriver has gone")?;
    let runner = tools::wasm_bindgen()?.ready()?.with_file_name(format!(
        "wasm-bindgen-test-runner{}",
        env::consts::EXE_SUFFIX
    ));
    if !runner.is_file() {
        return Err(format!(
            "{} is missing beside wasm-bindgen: install wasm-bindgen-cli whole",
            runner.display()
        ));
    }
    let mut command = cargo();
    command
        .args(["test", "--locked"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "300");
    Ok(command)
}

fn browser_tests(engine: Engine) -> Outcome {
    engine.ready()?;
    tools::axe_ready()?;
    dist::build(dist::PATH)?;
    process::run(&mut browser_test_command(engine, &[]))
}

/// The browser tests of one engine.
#[must_use]
pub fn browser_test_command(engine: Engine, options: &[&str]) -> Command {
    // Tests wait more than they work; but those of what moves and how fast, in Chromium, need quiet.
    let threads = match engine {
        Engine::Chromium => "2",
        Engine::Firefox | Engine::Webkit => "3",
    };
    let mut command = cargo();
    command
        .args(["test", "--locked", "--test", "browser", "--"])
        .args(options)
        .args(["--test-threads", threads]);
    for other in Engine::ALL.into_iter().filter(|&other| other != engine) {
        command.args(["--skip", &format!("::{}", other.name())]);
    }
    command
}

/// Runs the steps, or only those called `only`, until one fails; tells how it went.
///
/// # Errors
///
/// When a step fails, or none has the name.
pub fn run(steps: &[Step], only: Option<&str>) -> Outcome {
    let chosen: Vec<&Step> = steps
        .iter()
        .filter(|step| only.is_none_or(|name| step.is_called(name)))
        .collect();
    if chosen.is_empty() {
        let names: Vec<&str> = steps.iter().map(|step| step.name.as_str()).collect();
        return Err(format!(
            "there is no step {}: choose from {}",
            only.unwrap_or_default(),
            names.join(", ")
        ));
    }
    let mut results: Vec<(Outcome, Duration)> = Vec::new();
    for step in &chosen {
        println!("\n== {}: {}", step.name, step.what);
        let begin = Instant::now();
        let result = (step.check)();
        process::end_all();
        results.push((result, begin.elapsed()));
        if results.last().is_some_and(|(result, _)| result.is_err()) {
            break;
        }
    }
    tell(&chosen, &results)
}

/// Prints the table of steps and the count.
fn tell(chosen: &[&Step], results: &[(Outcome, Duration)]) -> Outcome {
    println!();
    for (index, step) in chosen.iter().enumerate() {
        match results.get(index) {
            Some((Ok(()), time)) => {
                println!("  passed {:>6.1} s  {}", time.as_secs_f32(), step.name);
            }
            Some((Err(why), time)) => println!(
                "  FAILED {:>6.1} s  {}: {why}",
                time.as_secs_f32(),
                step.name
            ),
            None => println!("  not run          {}", step.name),
        }
    }
    let passed = results.iter().filter(|(result, _)| result.is_ok()).count();
    let failed = results.len() - passed;
    let skipped = chosen.len() - results.len();
    let not_run = if skipped > 0 {
        format!(", {skipped} skipped")
    } else {
        String::new()
    };
    println!("\n{passed} passed, {failed} failed{not_run}");
    match results.iter().find_map(|(result, _)| result.as_ref().err()) {
        Some(_) => Err(String::new()),
        None => Ok(()),
    }
}
