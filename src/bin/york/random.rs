//! `york random`: a whole game of random legal actions.

use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::ExitCode;

use walls_of_york::rules::york::{Boards, Options, Setup, sample};

use crate::{USAGE_STATUS, replay};

/// How the command is called.
pub const USAGE: &str = "york random --seed N --players K [--record FILE] \
                         [--random-boards] [--perfect-plan] [--longest-wall]";

/// What the command was asked for.
struct Wish<'a> {
    seed: u64,
    players: usize,
    record: Option<&'a OsStr>,
    has_random_boards: bool,
    options: Options,
}

impl<'a> Wish<'a> {
    fn new(args: &'a [OsString]) -> Option<Self> {
        let (mut seed, mut players, mut record) = (None, None, None);
        let (mut has_random_boards, mut options) = (false, Options::default());
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.to_str()? {
                "--seed" => seed = Some(args.next()?.to_str()?.parse().ok()?),
                "--players" => players = Some(args.next()?.to_str()?.parse().ok()?),
                "--record" => record = Some(args.next()?.as_os_str()),
                "--random-boards" => has_random_boards = true,
                "--perfect-plan" => options.perfect_plan = true,
                "--longest-wall" => options.longest_wall = true,
                _ => return None,
            }
        }
        Some(Self {
            seed: seed?,
            players: players?,
            record,
            has_random_boards,
            options,
        })
    }
}

/// Plays the game, prints its final table, and writes it to a file where one is given.
pub fn run(args: &[OsString]) -> ExitCode {
    let Some(wish) = Wish::new(args) else {
        eprintln!("usage: {USAGE}");
        return ExitCode::from(USAGE_STATUS);
    };
    let boards = if wish.has_random_boards {
        Boards::Random
    } else {
        Boards::Draft
    };
    let setup = match Setup::new(wish.players, boards, wish.options) {
        Ok(setup) => setup,
        Err(error) => {
            eprintln!("{error}\nusage: {USAGE}");
            return ExitCode::from(USAGE_STATUS);
        }
    };
    let record = sample::play(setup, wish.seed);
    if let Some(file) = wish.record
        && let Err(error) = std::fs::write(file, record.to_string())
    {
        eprintln!("{}: {error}", Path::new(file).display());
        return ExitCode::FAILURE;
    }
    let table = record.game().table().final_table();
    let table = table.map_or_else(String::new, |table| table.to_string());
    replay::print(&format!("{} actions\n{table}\n", record.actions().len()))
}
