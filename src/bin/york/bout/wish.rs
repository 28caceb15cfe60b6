//! What a bout was asked for.

use std::ffi::{OsStr, OsString};
use std::thread;

use walls_of_york::bots::york::{Effort, Level};
use walls_of_york::rules::york::{Boards, Options, Setup};

/// The bout that was asked for.
pub struct Wish<'a> {
    /// Who plays; in the first game in this order from seat `1` on.
    pub levels: Vec<Level>,
    /// How many games.
    pub games: usize,
    /// The seed from which those of the games follow.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
    /// The folder in which games are kept.
    pub record: Option<&'a OsStr>,
    /// How much work goes into each decision.
    pub effort: Effort,
    /// What is agreed before each game.
    pub setup: Setup,
}

impl<'a> Wish<'a> {
    /// Reads the arguments.
    ///
    /// # Errors
    /// If they make no sense; with a reason where the usage does not say it all.
    pub fn new(args: &'a [OsString]) -> Result<Self, Option<String>> {
        let (mut levels, mut games, mut seed) = (None, None, None);
        let (mut threads, mut record, mut effort) = (None, None, Effort::FULL);
        let (mut boards, mut options) = (Boards::Draft, Options::default());
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.to_str().ok_or(None)? {
                "--seats" => levels = Some(self::levels(value(args.next())?)?),
                "--games" => games = Some(number(args.next())?),
                "--seed" => seed = Some(number(args.next())?),
                "--threads" => threads = Some(number(args.next())?),
                "--record" => record = Some(args.next().ok_or(None)?.as_os_str()),
                "--effort" => effort = self::effort(number(args.next())?)?,
                "--random-boards" => boards = Boards::Random,
                "--perfect-plan" => options.perfect_plan = true,
                "--longest-wall" => options.longest_wall = true,
                _ => return Err(None),
            }
        }
        let levels: Vec<Level> = levels.ok_or(None)?;
        let setup = Setup::new(levels.len(), boards, options);
        Ok(Self {
            setup: setup.map_err(|error| Some(error.to_string()))?,
            levels,
            games: at_least_one("--games", games.ok_or(None)?)?,
            seed: seed.ok_or(None)?,
            threads: at_least_one("--threads", threads.unwrap_or_else(cores))?,
            record,
            effort,
        })
    }

    /// Each level that plays, in the order in which they were named, with its number of seats.
    pub fn ranks(&self) -> Vec<(Level, usize)> {
        let mut ranks: Vec<(Level, usize)> = Vec::new();
        for &level in &self.levels {
            match ranks.iter_mut().find(|(other, _)| *other == level) {
                Some((_, seats)) => *seats += 1,
                None => ranks.push((level, 1)),
            }
        }
        ranks
    }
}

fn value(arg: Option<&OsString>) -> Result<&str, Option<String>> {
    arg.and_then(|arg| arg.to_str()).ok_or(None)
}

fn number<N: std::str::FromStr>(arg: Option<&OsString>) -> Result<N, Option<String>> {
    value(arg)?.parse().map_err(|_| None)
}

fn levels(text: &str) -> Result<Vec<Level>, Option<String>> {
    let level = |name: &str| {
        name.parse::<Level>()
            .map_err(|error| Some(error.to_string()))
    };
    text.split(',').map(level).collect()
}

fn effort(percent: u32) -> Result<Effort, Option<String>> {
    if (1..=Effort::MOST).contains(&percent) {
        Ok(Effort::percent(percent))
    } else {
        Err(Some(format!("--effort is from 1 to {}", Effort::MOST)))
    }
}

fn at_least_one(name: &str, count: usize) -> Result<usize, Option<String>> {
    if count == 0 {
        return Err(Some(format!("{name} is at least 1")));
    }
    Ok(count)
}

/// As many as can run at a time here.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
