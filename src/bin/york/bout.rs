//! `york bout`: tournaments between bots, on all cores.

mod arena;
mod balance;
mod columns;
mod contest;
mod figures;
mod ladder;
mod progress;
mod wish;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Instant;

use crate::{USAGE_STATUS, replay};
use arena::Arena;
use contest::Contest;
use progress::Progress;
use wish::Wish;

/// How the command is called.
pub const USAGE: &str = "york bout --seats LEVEL,LEVEL,… --games N --seed S \
                         [--threads T] [--record DIR] [--effort PERCENT] \
                         [--random-boards] [--perfect-plan] [--longest-wall]";

/// Plays the games, prints what they tell, and keeps them where a folder is given.
pub fn run(args: &[OsString]) -> ExitCode {
    let wish = match Wish::new(args) {
        Ok(wish) => wish,
        Err(problem) => {
            let problem = problem.map_or_else(String::new, |problem| format!("{problem}\n"));
            eprintln!("{problem}usage: {USAGE}");
            return ExitCode::from(USAGE_STATUS);
        }
    };
    match play(&wish) {
        Ok(contests) => tell(&wish, &contests),
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// All games, in order, whichever thread has played them.
fn play(wish: &Wish) -> Result<Vec<Contest>, String> {
    if let Some(folder) = wish.record {
        let in_folder = |error| format!("{}: {error}", Path::new(folder).display());
        std::fs::create_dir_all(folder).map_err(in_folder)?;
    }
    let arena = Arena::new(wish);
    let mut contests: Vec<Option<Contest>> = (0..wish.games).map(|_| None).collect();
    let mut progress = Progress::new(wish.games, Instant::now());
    let (sender, receiver) = channel();
    let kept = std::thread::scope(|scope| {
        for _ in 0..wish.threads {
            let (sender, arena) = (sender.clone(), &arena);
            scope.spawn(move || {
                while let Some((number, contest)) = arena.next() {
                    // Nobody receives any more once a game could not be kept.
                    if sender.send((number, contest)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(progress::PAUSE) {
                Ok((number, contest)) => {
                    keep(wish, number, &contest)?;
                    contests[number] = Some(contest);
                    progress.advance();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            progress.show(Instant::now());
        }
        drop(receiver);
        Ok::<(), String>(())
    });
    progress.end();
    kept?;
    Ok(contests.into_iter().flatten().collect())
}

/// Writes a game into the folder, where one is given.
fn keep(wish: &Wish, number: usize, contest: &Contest) -> Result<(), String> {
    let Some(folder) = wish.record else {
        return Ok(());
    };
    let file = Path::new(folder).join(format!("{:05}.york", number + 1));
    std::fs::write(&file, contest.record().to_string())
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Prints the tables; fails if a game went as none should.
fn tell(wish: &Wish, contests: &[Contest]) -> ExitCode {
    let ladder = ladder::table(wish, contests);
    let balance = balance::tables(wish, contests);
    let printed = replay::print(&format!("{ladder}\n{balance}"));
    let problems: Vec<String> = contests
        .iter()
        .zip(1..)
        .flat_map(|(contest, number)| {
            let problems = contest.problems().iter();
            problems.map(move |problem| format!("game {number}: {problem}"))
        })
        .collect();
    for problem in &problems {
        eprintln!("{problem}");
    }
    if problems.is_empty() {
        printed
    } else {
        ExitCode::FAILURE
    }
}
