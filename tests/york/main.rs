//! The command `york`, as it is called.
#![cfg(not(target_arch = "wasm32"))]

mod bout;
mod games;
mod lines;

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `york` with nothing to read.
fn york(arguments: &[&str]) -> Output {
    york_reading(arguments, b"")
}

/// Runs `york` with this to read.
fn york_reading(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_york"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Answers are read while lines are still being written, or both sides would wait.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    drop(writer.join().unwrap());
    output
}
