//! Running other programs, and ending all of them whatever happens.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
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

/// Set once the user or the system ends us: from then on nothing is started and nothing told.
static STOPPING: AtomicBool = AtomicBool::new(false);

/// Runs a program to its end with its output on ours.
///
/// # Errors
///
/// When it cannot be started or does not end well; a full disk is named as such.
pub fn run(command: &mut Command) -> Outcome {
    let name = name_of(command);
    let mut child = start(command.stderr(Stdio::piped()))?;
    let errors = child
        .stderr
        .take()
        .map(|errors| thread::spawn(|| pass_on(errors)));
    let status = child.wait();
    while STOPPING.load(Ordering::SeqCst) {
        // Whoever stops us ends the process; what happens to the child now is no failure of it.
        thread::park();
    }
    // What it left behind would hold its error output open.
    end_group(child.id());
    forget(child.id());
    let disk_full = errors.is_some_and(|errors| errors.join().unwrap_or(false));
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
    if STOPPING.load(Ordering::SeqCst) {
        return Err("stopped".into());
    }
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

/// Copies a program's error output to ours; whether it complained of a full disk.
fn pass_on(errors: impl Read) -> bool {
    let mut disk_full = false;
    for line in BufReader::new(errors).split(b'\n').map_while(Result::ok) {
        disk_full |= tells_of_full_disk(&line);
        let mut ours = io::stderr().lock();
        // Nobody left to read our errors is no reason to stop the work.
        let _ = ours.write_all(&line).and_then(|()| ours.write_all(b"\n"));
    }
    disk_full
}

fn tells_of_full_disk(line: &[u8]) -> bool {
    String::from_utf8_lossy(line).contains("No space left on device")
}

/// Ends everything that was started when the user or the system ends us.
///
/// # Errors
///
/// When the system gives us no say in it.
pub fn end_all_on_interrupt() -> Outcome {
    ctrlc::set_handler(|| {
        STOPPING.store(true, Ordering::SeqCst);
        eprintln!("\nstopped: ending what was started");
        end_all();
        std::process::exit(130);
    })
    .map_err(|error| format!("Ctrl-C cannot be watched for: {error}"))
}

/// Ends every program started from here and every program those started: asks first, then insists.
pub fn end_all() {
    const ROUNDS: u32 = 30;
    for round in 0..ROUNDS {
        let groups = running().clone();
        let strays = marked(MARK, &MARK_VALUE);
        if groups.is_empty() && strays.is_empty() {
            return;
        }
        let insists = round >= ROUNDS / 2;
        for &group in &groups {
            signal::group(group, insists);
        }
        for &stray in &strays {
            signal::process(stray, insists);
        }
        thread::sleep(Duration::from_millis(100));
        running().retain(|&group| signal::has_members(group));
    }
}

fn end_group(group: u32) {
    if signal::has_members(group) {
        signal::group(group, true);
    }
}

/// Signals, where the system has them.
#[cfg(unix)]
mod signal {
    use nix::sys::signal::{Signal, kill, killpg};
    use nix::unistd::Pid;

    fn id(number: u32) -> Pid {
        Pid::from_raw(number.cast_signed())
    }

    fn kind(insists: bool) -> Signal {
        if insists {
            Signal::SIGKILL
        } else {
            Signal::SIGTERM
        }
    }

    // One that has ended by itself meanwhile is as good as ended, so the answers do not matter.
    pub fn group(leader: u32, insists: bool) {
        let _ = killpg(id(leader), kind(insists));
    }

    pub fn process(number: u32, insists: bool) {
        let _ = kill(id(number), kind(insists));
    }

    pub fn has_members(leader: u32) -> bool {
        killpg(id(leader), None).is_ok()
    }
}

/// Elsewhere the system ends a console's programs with it.
#[cfg(not(unix))]
mod signal {
    pub fn group(_: u32, _: bool) {}
    pub fn process(_: u32, _: bool) {}
    pub fn has_members(_: u32) -> bool {
        false
    }
}

/// Ends, without asking, every process whose environment has this variable with this value.
pub fn end_marked(variable: &str, value: &str) {
    for process in marked(variable, value) {
        signal::process(process, true);
    }
}

/// Processes whose environment has this variable with this value, wherever they hang in the tree.
/// Empty where there is no `/proc`.
fn marked(variable: &str, value: &str) -> Vec<u32> {
    let mark = format!("{variable}={value}");
    let Ok(processes) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    processes
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|&id| id != std::process::id())
        .filter(|id| {
            fs::read(format!("/proc/{id}/environ")).is_ok_and(|environment| {
                environment
                    .split(|&byte| byte == 0)
                    .any(|entry| entry == mark.as_bytes())
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_named_with_how_it_ended() {
        let outcome = run(Command::new("sh").args(["-c", "exit 3"]));
        assert_eq!(outcome, Err("sh ended with exit status: 3".into()));
    }

    #[test]
    fn a_full_disk_is_told_from_other_complaints() {
        assert!(tells_of_full_disk(
            b"error: failed to write: No space left on device (os error 28)"
        ));
        assert!(!tells_of_full_disk(b"error: expected `;`"));
    }

    #[test]
    fn what_a_program_leaves_behind_is_ended_with_it() {
        let begin = std::time::Instant::now();
        assert_eq!(
            run(Command::new("sh").args(["-c", "sleep 60 & true"])),
            Ok(())
        );
        assert!(
            begin.elapsed() < Duration::from_secs(30),
            "nobody waits for the sleeper"
        );
    }

    #[test]
    fn marked_processes_are_found_and_ended() {
        let value = format!("test-{}", std::process::id());
        let mut sleeper = Command::new("sleep")
            .arg("60")
            .env("WALLS_OF_YORK_MARK_TEST", &value)
            .spawn()
            .expect("sleep is everywhere");
        while marked("WALLS_OF_YORK_MARK_TEST", &value).is_empty() {
            thread::sleep(Duration::from_millis(5));
        }
        end_marked("WALLS_OF_YORK_MARK_TEST", &value);
        assert!(!sleeper.wait().expect("it ends").success());
    }
}
