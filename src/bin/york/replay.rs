//! `york replay`: a recorded game, turn by turn, as text.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use walls_of_york::rules::york::{AgeReport, City, Event, Game, Player, Record, Seat, StreetSet};

use crate::USAGE_STATUS;
use crate::picture::{self, counted};

/// How the command is called.
pub const USAGE: &str = "york replay FILE";

/// Prints the board and the scores after each turn, and the final table. Of a file that cannot be
/// read to its end, what can be read is printed, and the reason.
pub fn run(args: &[OsString]) -> ExitCode {
    let [file] = args else {
        eprintln!("usage: {USAGE}");
        return ExitCode::from(USAGE_STATUS);
    };
    let name = Path::new(file).display();
    let bytes = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{name}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match Record::read(bytes) {
        Ok(record) => print(&story(&record)),
        Err(error) => {
            if let Some(record) = error.readable() {
                print(&story(record));
            }
            eprintln!("{name}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a text; a reader who has gone away does not matter.
pub fn print(text: &str) -> ExitCode {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// The whole game as text.
pub fn story(record: &Record) -> String {
    let mut teller = Teller {
        record,
        text: String::new(),
    };
    let (mut game, events) = Game::new(*record.setup(), record.seed());
    teller.tell_all(&game, &events);
    for action in record.actions() {
        let (turn, ages) = (game.table().turn(), game.table().reports().len());
        let Ok(events) = game.apply(action) else {
            break;
        };
        teller.tell_all(&game, &events);
        let is_age_over = game.table().reports().len() > ages;
        if turn > 0 && game.table().turn() > turn && !is_age_over {
            teller.tell_turn(&game);
        }
    }
    match game.table().final_table() {
        Some(table) => teller.line(&format!("{table}")),
        None => teller.line(&format!("The record ends: {}.", game.table().phase())),
    }
    teller.text
}

struct Teller<'a> {
    record: &'a Record,
    text: String,
}

impl Teller<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.record.name(seat).map(|name| format!(" ({name})"));
        format!("seat {seat}{}", name.unwrap_or_default())
    }

    /// The events of an action, after which the game stands so.
    fn tell_all(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            if let Event::AgeEnded(report) = event {
                self.tell_age_end(game, report);
            } else if let Some(line) = self.told(event) {
                self.line(&line);
            }
        }
    }

    /// The event in words, where it is worth some.
    fn told(&self, event: &Event) -> Option<String> {
        let (seat, words) = match event {
            Event::BoardsDone(board) => return Some(format!("the boards: {board}")),
            Event::AgeBegan { age, tower, roller } => {
                let decree = tower.decree();
                return Some(format!(
                    "\n== The {age} begins: the King asks for {decree}; {} rolls first",
                    self.name(*roller)
                ));
            }
            Event::Rolled { seat, shape } => {
                return Some(format!("\n{} rolls {shape}", self.name(*seat)));
            }
            Event::DraftBegan { seat } => (seat, "drafts first".to_owned()),
            Event::TileLaid {
                seat,
                tile,
                quadrant,
            } => (seat, format!("lays {tile} {}", quadrant.name())),
            Event::CoinsTaken { seat, coins } => {
                (seat, format!("takes {}", counted(*coins, "coin")))
            }
            Event::Shown { seat, build } if build.lift().is_empty() => {
                (seat, format!("builds {}", build.place()))
            }
            Event::Shown { seat, build } => (
                seat,
                format!("builds {}, lifting {}", build.place(), build.lift()),
            ),
            Event::Closed {
                seat,
                city,
                removed,
            } => {
                let coins = counted(city.coins(), "coin");
                let vikings = counted(city.vikings(), "Viking");
                let (lots, removed) = (city.lots().len(), removed.len());
                let city = format!("closes a city of {lots} lots with {coins} and {vikings}");
                (seat, format!("{city}; walls that go back: {removed}"))
            }
            Event::PerfectPlan { seat, coins } => (
                seat,
                format!("takes {} for a Perfect Plan", counted(*coins, "coin")),
            ),
            Event::GaveUp { seat, removed } => (
                seat,
                format!("gives up; walls that go back: {}", removed.len()),
            ),
            _ => return None,
        };
        Some(format!("{} {words}", self.name(*seat)))
    }

    /// The boards as the Age left them, the lines of its score, and what everybody has now; how the
    /// cities stood only the report still knows, for the next Age may have begun.
    fn tell_age_end(&mut self, game: &Game, report: &AgeReport) {
        let (age, turns) = (report.age(), report.turns());
        self.line(&format!("\n== The {age} ends after {turns} turns"));
        let perimeter = |seat| report.city(seat).map(City::perimeter).unwrap_or_default();
        let seats = self.record.setup().seats();
        let walls: Vec<(Seat, StreetSet)> = seats.map(|seat| (seat, perimeter(seat))).collect();
        let boards = picture::boards(game.table().lots(), &walls);
        self.text.push_str(&boards);
        for line in report.lines() {
            self.line(&line.to_string());
        }
        self.text.push('\n');
        self.tell_scores(game, |seat, _| match report.city(seat) {
            Some(_) => "closed",
            None => "gave up",
        });
    }

    /// The table after a turn.
    fn tell_turn(&mut self, game: &Game) {
        let table = game.table();
        let walls: Vec<_> = table
            .players()
            .map(|(seat, player)| (seat, player.walls()))
            .collect();
        self.text.push_str(&picture::boards(table.lots(), &walls));
        self.tell_scores(game, |_, player| picture::status(player));
    }

    fn tell_scores(&mut self, game: &Game, status: impl Fn(Seat, &Player) -> &'static str) {
        let table = game.table();
        let scores = picture::scores(table.players(), |seat| self.name(seat), status);
        self.text.push_str(&scores);
        self.line(&format!("supply: {} walls", table.supply()));
    }
}
