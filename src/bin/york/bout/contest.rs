//! One game of a bout, and what it tells.

use std::time::{Duration, Instant};

use walls_of_york::bots::york::{BotGame, Choice, Effort, Level, Reason};
use walls_of_york::rules::york::{
    AgeReport, Event, Face, FinalTable, Record, Seat, Setup, StreetSet, Tower,
};

/// An Age with more turns than this never ends.
const MOST_TURNS: u16 = 400;

/// A closed city, as far as figures need it.
pub struct Closing {
    /// Who closed it.
    pub level: Level,
    /// The turn at whose end that was: the rolls it took.
    pub turn: u16,
    /// The walls that stood, those included that went back.
    pub walls: u32,
    /// Whether none went back.
    pub is_perfect: bool,
    /// The Vikings in it.
    pub vikings: u32,
}

/// A game that was played, or as much of it as could be.
pub struct Contest {
    levels: Vec<Level>,
    record: Record,
    towers: Vec<Tower>,
    closings: Vec<Closing>,
    picks: Vec<(Level, Face)>,
    times: Vec<(Level, Duration)>,
    problems: Vec<String>,
}

impl Contest {
    /// Plays a game of bots with these levels from seat `1` on.
    pub fn play(setup: Setup, seed: u64, levels: &[Level], effort: Effort) -> Self {
        let mut game = BotGame::new(setup, seed, levels, effort);
        let mut contest = Self {
            levels: levels.to_vec(),
            record: Record::new(setup, seed),
            towers: Vec::new(),
            closings: Vec::new(),
            picks: Vec::new(),
            times: Vec::new(),
            problems: Vec::new(),
        };
        while let Some(seat) = game.seat() {
            if let Err(problem) = contest.decide(&mut game, seat) {
                let level = game.level(seat);
                contest
                    .problems
                    .push(format!("the {level} in seat {seat} {problem}"));
                break;
            }
        }
        contest.record = game.into_record();
        contest
    }

    /// Lets the bot in a seat decide, and takes down what happens.
    fn decide(&mut self, game: &mut BotGame, seat: Seat) -> Result<(), String> {
        let begin = Instant::now();
        let choice: Choice = game.choose().ok_or("does nothing")?;
        let time = begin.elapsed();
        if choice.reason != Reason::Only {
            self.times.push((game.level(seat), time));
        }
        let table = game.record().game().table();
        let turn = table.turn();
        if turn > MOST_TURNS {
            return Err(format!("is still at it in turn {turn}"));
        }
        let tower = table.tower();
        if table.reports().len() == self.towers.len() {
            self.towers.extend(tower);
        }
        let action = choice.action;
        let events = game
            .act(&choice)
            .map_err(|refusal| format!("is refused {action:?}: {refusal}"))?;
        for event in &events {
            self.take_down(event, turn);
        }
        Ok(())
    }

    fn take_down(&mut self, event: &Event, turn: u16) {
        match event {
            Event::TileLaid { seat, tile, .. } => {
                self.picks.push((self.level(*seat), tile.face()));
            }
            Event::Closed {
                seat,
                city,
                removed,
            } => self.closings.push(Closing {
                level: self.level(*seat),
                turn,
                walls: count(city.perimeter() | *removed),
                is_perfect: removed.is_empty(),
                vikings: city.vikings(),
            }),
            Event::GaveUp { seat, .. } => {
                let level = self.level(*seat);
                let problem = format!("the {level} in seat {seat} gives up in turn {turn}");
                self.problems.push(problem);
            }
            _ => {}
        }
    }

    /// How well the bot in this seat plays.
    pub fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index()]
    }

    /// The game, action by action.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The final table, if the game came to its end.
    pub fn final_table(&self) -> Option<FinalTable> {
        self.record.game().table().final_table()
    }

    /// How each Age ended, and what the King had asked for in it.
    pub fn ages(&self) -> impl Iterator<Item = (Tower, &AgeReport)> {
        let reports = self.record.game().table().reports();
        self.towers.iter().copied().zip(reports)
    }

    /// The cities that were closed.
    pub fn closings(&self) -> &[Closing] {
        &self.closings
    }

    /// The faces that were chosen in the draft, and by whom.
    pub fn picks(&self) -> &[(Level, Face)] {
        &self.picks
    }

    /// How long each decision took that left something to decide, and whose it was.
    pub fn times(&self) -> &[(Level, Duration)] {
        &self.times
    }

    /// What happened that should not.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }
}

/// How many streets are in a set.
fn count(streets: StreetSet) -> u32 {
    u32::try_from(streets.len()).expect("a board has 144 streets")
}
