//! Running other programs, and ending all of them whatever happens.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::Outcome;

/// Every program started from here, and every program those start, carries this variable with
/// this value; so none is missed when the run is over.
const MARK: &str = "WALLS_OF_YORK_RUN";
static MARK_VALUE: LazyLock<String> =
    LazyLock::new(|| env::var(MARK).unwrap_or_else(|_| std::process::id().to_string()));

static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Runs a program to its end with its output on ours.
///
/// # Errors
///
/// When it cannot be started or does not end well; a full disk is named as such.
pub fn run(command: &mut Command) -> Outcome {
    let name = name_of(command);
    let mut child = start(command.stderr(Stdio::piped()))?;
    let disk_full = pass_on_errors(&mut child);
    let status = child.wait();
    forget(child.id());
    let status = status.map_err(|error| format!("{name}: {error}"))?;
    if status.success() {
        Ok(())
    } else if disk_full {
        Err("the disk is full: free some space (cargo clean gives back this project's builds) and run the command again".into())
    } else {
        Err(format!("{name} ended with {status}"))
    }
}

/// What a program prints, if it ends well.
#[must_use]
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Starts a program in a process group of its own, marked as ours.
///
/// # Errors
///
/// When it cannot be started.
pub fn start(command: &mut Command) -> Outcome<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let name = name_of(command);
    let child = command
        .stdin(Stdio::null())
        .env(MARK, &*MARK_VALUE)
        .spawn()
        .map_err(|error| format!("{name} cannot be started: {error}"))?;
    running().push(child.id());
    Ok(child)
}

/// The program and its first word, as `cargo clippy`.
fn name_of(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let first = command
        .get_args()
        .next()
        .filter(|word| !word.to_string_lossy().starts_with('-'));
    [Some(program), first]
        .into_iter()
        .flatten()
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

fn running() -> std::sync::MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn forget(id: u32) {
    running().retain(|&other| other != id);
}

/// Copies the program's error output to ours; whether it complained of a full disk.
fn pass_on_errors(child: &mut Child) -> bool {
    let mut disk_full = false;
    if let Some(errors) = child.stderr.take() {
        for line in BufReader::new(errors).split(b'\n').map_while(Result::ok) {
            disk_full |= String::from_utf8_lossy(&line).contains("No space left on device");
            let mut ours = io::stderr().lock();
            // Nobody left to read our errors is no reason to stop the work.
            let _ = ours.write_all(&line).and_then(|()| ours.write_all(b"\n"));
        }
    }
    disk_full
}

/// Ends everything that was started when the user or the system ends us.
///
/// # Errors
///
/// When the system gives us no say in it.
pub fn end_all_on_interrupt() -> Outcome {
    ctrlc::set_handler(|| {
        eprintln!("\nstopped: ending what was started");
        end_all();
        std::process::exit(130);
    })
    .map_err(|error| format!("Ctrl-C cannot be watched for: {error}"))
}

/// Ends every program started from here and every program those started.
pub fn end_all() {
    for round in 0..20 {
        let groups = running().clone();
        let strays = strays();
        if groups.is_empty() && strays.is_empty() {
            return;
        }
        let signal = if round < 10 { "-TERM" } else { "-KILL" };
        let targets = groups
            .iter()
            .map(|group| format!("-{group}"))
            .chain(strays.iter().map(u32::to_string));
        signal_all(signal, targets);
        thread::sleep(Duration::from_millis(100));
        running().retain(|group| is_alive(*group));
    }
}

fn signal_all(signal: &str, targets: impl Iterator<Item = String>) {
    // One that ended by itself meanwhile makes `kill` complain; that is as good as killed.
    let _ = Command::new("kill")
        .arg(signal)
        .arg("--")
        .args(targets)
        .stderr(Stdio::null())
        .status();
}

fn is_alive(id: u32) -> bool {
    fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| {
        !stat
            .rsplit(')')
            .next()
            .is_some_and(|rest| rest.starts_with(" Z"))
    })
}

/// Processes that carry our mark, wherever they hang in the tree. Empty where there is no `/proc`.
fn strays() -> Vec<u32> {
    let mark = format!("{MARK}={}", *MARK_VALUE);
    let Ok(processes) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    processes
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|&id| id != std::process::id())
        .filter(|id| {
            fs::read(format!("/proc/{id}/environ")).is_ok_and(|variables| {
                variables
                    .split(|&byte| byte == 0)
                    .any(|variable| variable == mark.as_bytes())
            })
        })
        .collect()
}

/// `cargo`, the one that runs us.
#[must_use]
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::place::root());
    if env::var_os("CARGO_TERM_COLOR").is_none() && io::IsTerminal::is_terminal(&io::stderr()) {
        command.env("CARGO_TERM_COLOR", "always");
    }
    command
}
