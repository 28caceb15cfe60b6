//! The rules of York on the command line.

mod bout;
mod judge;
mod lines;
mod names;
mod picture;
mod placements;
mod plan;
mod random;
mod replay;
mod request;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use walls_of_york::bots::york::planner::Planner;

/// What is printed where the arguments make no sense.
const USAGE: &str = "\
usage: york <command>

commands that answer each line of JSON on stdin with one line of JSON on stdout:
  judge        {\"lots\": \"<64 characters>\", \"walls\": [\"a1n\", …],
                \"decree\": {\"church\": 3, \"well\": 2, \"market\": 2}}
               → all legal cities, best first; at most 10,000
  placements   {\"walls\": [\"a1n\", …], \"shape\": \"ell-3\"} (or \"one\")
               → all placements of the shape on free streets
  plan         as judge, and \"weights\": {\"wall\": 4, \"coin\": 3, \"viking\": 2}
               → the legal city that costs least, where each wall still to
               place and each Viking cost their weight and coins repay theirs

commands that play:
  replay FILE  plays a recorded game again: board and scores after each turn,
               and the final table
  random --seed N --players K [--record FILE]
         [--random-boards] [--perfect-plan] [--longest-wall]
               plays a whole game of random legal actions
  bout --seats LEVEL,LEVEL,… --games N --seed S [--threads T] [--record DIR]
       [--effort PERCENT] [--random-boards] [--perfect-plan] [--longest-wall]
               plays a tournament of bots and tells how they fared; the levels are
               apprentice, mason, merchant, architect

A line of JSON that makes no sense is answered with {\"error\": \"…\"}, and the exit status is 1.";

/// The exit status where the arguments make no sense.
const USAGE_STATUS: u8 = 2;

fn main() -> ExitCode {
    // Names of files need not be UTF-8.
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let (command, rest) = match arguments.as_slice() {
        [command, rest @ ..] => (command.to_str().unwrap_or_default(), rest),
        [] => ("", [].as_slice()),
    };
    let outcome = match (command, rest) {
        ("judge", []) => lines::answer_all(io::stdin().lock(), io::stdout().lock(), judge::answer),
        ("placements", []) => {
            lines::answer_all(io::stdin().lock(), io::stdout().lock(), placements::answer)
        }
        ("plan", []) => {
            let mut planner = Planner::new();
            let answer = |line: &str| plan::answer(line, &mut planner);
            lines::answer_all(io::stdin().lock(), io::stdout().lock(), answer)
        }
        ("replay", rest) => return replay::run(rest),
        ("bout", rest) => return bout::run(rest),
        ("random", rest) => return random::run(rest),
        ("help" | "--help" | "-h", []) => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(USAGE_STATUS);
        }
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Nobody reads the answers any more, which is no reason to complain.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("york: {error}");
            ExitCode::FAILURE
        }
    }
}
