//! What the profiles of `Cargo.toml` are worth.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::dist::VECTORS;
use crate::pages::gzip;
use crate::process::{self, cargo};
use crate::{Outcome, place, test, tools};

/// Measures what the choices of the three profiles gain.
///
/// # Errors
///
/// When a build fails.
pub fn measure() -> Outcome {
    weigh_app()?;
    time_worker()?;
    time_release()
}

fn folder() -> PathBuf {
    place::root().join("target/profiles")
}

/// Plays random games with cargo's own settings and with ours, and prints how long they take.
fn time_release() -> Outcome {
    for (lto, units) in [("off", "16"), ("fat", "1")] {
        println!("\nthe rules natively, lto {lto}, codegen-units {units}");
        process::run(
            cargo()
                .args(["bench", "--quiet", "--locked", "--bench", "games"])
                .env("CARGO_TARGET_DIR", folder())
                .env("CARGO_PROFILE_BENCH_LTO", lto)
                .env("CARGO_PROFILE_BENCH_CODEGEN_UNITS", units),
        )?;
    }
    Ok(())
}

/// Runs rules and planner as wasm with each way of optimising them and prints how long they take.
fn time_worker() -> Outcome {
    for level in ["z", "s", "2", "3"] {
        println!("\nthe rules and the planner as wasm, opt-level {level}");
        process::run(
            test::wasm_test_command()?
                .args(["--profile", "worker", "--target", "wasm32-unknown-unknown"])
                .args(["--test", "speed", "--", "--include-ignored", "--nocapture"])
                .env("CARGO_TARGET_DIR", folder())
                .env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
                    format!("-C {VECTORS}"),
                )
                .env("CARGO_PROFILE_WORKER_OPT_LEVEL", level),
        )?;
    }
    Ok(())
}

/// Builds the app's wasm with each way of optimising it and prints what it weighs.
fn weigh_app() -> Outcome {
    tools::wasm_target_ready()?;
    let wasm_bindgen = tools::wasm_bindgen()?.ready()?;
    let folder = folder();
    println!("{:>10} {:>10}  the app's wasm", "gzipped", "raw");
    for level in ["z", "s", "2", "3"] {
        for strip in ["true", "false"] {
            process::run(
                cargo()
                    .args(["build", "--quiet", "--locked", "--profile", "app"])
                    .args([
                        "--target",
                        "wasm32-unknown-unknown",
                        "--bin",
                        "walls-of-york",
                    ])
                    .env("CARGO_TARGET_DIR", &folder)
                    .env("CARGO_PROFILE_APP_OPT_LEVEL", level)
                    .env("CARGO_PROFILE_APP_STRIP", strip),
            )?;
            process::run(
                Command::new(&wasm_bindgen)
                    .args(["--target", "web", "--no-typescript", "--out-dir"])
                    .arg(&folder)
                    .arg(folder.join("wasm32-unknown-unknown/app/walls-of-york.wasm")),
            )?;
            let wasm = fs::read(folder.join("walls-of-york_bg.wasm"))
                .map_err(|error| format!("the built wasm cannot be read: {error}"))?;
            println!(
                "{:>10} {:>10}  opt-level {level}, strip {strip}",
                gzip(&wasm).len(),
                wasm.len()
            );
        }
    }
    Ok(())
}
