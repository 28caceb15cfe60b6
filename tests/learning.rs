//! What is taught, against the rules: every step of the lesson comes up in its recorded game, and the best
//! city of every puzzle is the planner's.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

use walls_of_york::app::york::how_to_play::Paragraph;
use walls_of_york::app::york::lobby::{Kept, Opening, Plan};
use walls_of_york::app::york::session::Session;
use walls_of_york::bots::york::planner::{Planner, Site, Weights};
use walls_of_york::bots::york::{Bot, Effort, Level, LevelBot};
use walls_of_york::rules::york::{
    Action, Decision, Deed, PERFECT_PLAN_COINS, Phase, Record, Seat, StreetSet, enclosure,
};

const COURSE: &str = include_str!("../static/learn.txt");
const TIPS: &str = include_str!("../static/tips.txt");
const SCRIPT: &str = include_str!("../static/learn.js");
const BOOKS: [&str; 2] = [
    include_str!("../static/how-to-play-en.txt"),
    include_str!("../static/how-to-play-de.txt"),
];

/// The longest that a note may be: one short sentence, or two.
const LONGEST: usize = 190;

/// What a line of a note may begin with.
const OF_NOTES: [&str; 12] = [
    "note", "aside", "when", "age", "seen", "at", "until", "read", "plain", "if", "from", "",
];

struct Block {
    name: &'static str,
    lines: Vec<&'static str>,
}

impl Block {
    fn all() -> Vec<Self> {
        let blocks = COURSE.split("\n== ").skip(1);
        let block = |text: &'static str| {
            let mut lines = text.lines();
            Self {
                name: lines.next().expect("a block has a name"),
                lines: lines.collect(),
            }
        };
        blocks.map(block).collect()
    }

    fn find(name: &str) -> Self {
        let found = Self::all().into_iter().find(|block| block.name == name);
        found.unwrap_or_else(|| panic!("there is no {name}"))
    }

    fn puzzles() -> Vec<Self> {
        let blocks = Self::all().into_iter();
        blocks.filter(|block| block.has("best")).collect()
    }

    fn has(&self, word: &str) -> bool {
        !self.values(word).is_empty()
    }

    /// What follows a word, in every line before the notes that begins with it.
    fn values(&self, word: &str) -> Vec<&'static str> {
        let head = self
            .lines
            .iter()
            .take_while(|line| !line.starts_with("note "));
        head.filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
            .collect()
    }

    fn value(&self, word: &str) -> &'static str {
        let values = self.values(word);
        assert_eq!(values.len(), 1, "{}: {word}", self.name);
        values[0]
    }

    fn number(&self, word: &str) -> i64 {
        let value = self.value(word);
        value
            .parse()
            .unwrap_or_else(|_| panic!("{}: {word} {value}", self.name))
    }

    fn record(&self) -> Record {
        let lines: String = self
            .values("|")
            .iter()
            .flat_map(|line| [line, "\n"])
            .collect();
        Record::read(&lines).unwrap_or_else(|error| panic!("{}: {error:?}", self.name))
    }

    fn notes(&self) -> Vec<Note> {
        notes(
            self.lines
                .iter()
                .copied()
                .skip_while(|line| !line.starts_with("note ")),
        )
    }

    fn prices(&self) -> Weights {
        let prices: Vec<u32> = self
            .value("prices")
            .split(' ')
            .map(|price| price.parse().expect("a price is a number"))
            .collect();
        Weights {
            wall: prices[0],
            coin: prices[1],
            viking: prices[2],
        }
    }
}

/// A note: what its lines say, by their first words.
#[derive(Debug, Default)]
struct Note {
    name: &'static str,
    is_aside: bool,
    values: BTreeMap<&'static str, &'static str>,
    /// What is said in a language, the text first and then the answers.
    words: BTreeMap<&'static str, Vec<&'static str>>,
    answers: usize,
}

fn notes(lines: impl IntoIterator<Item = &'static str>) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if matches!(word, "note" | "aside") {
            notes.push(Note {
                name: rest,
                is_aside: word == "aside",
                ..Note::default()
            });
            continue;
        }
        let note = notes.last_mut().expect("a note begins with its name");
        match word {
            "en" | "de" => note.words.entry(word).or_default().push(rest),
            "if" => note.answers += 1,
            _ => {
                assert!(OF_NOTES.contains(&word), "{}: {line}", note.name);
                note.values.insert(word, rest);
            }
        }
    }
    notes
}

fn all_notes() -> Vec<Note> {
    let of_course = Block::all().into_iter().filter(|block| block.has("|"));
    let mut all: Vec<Note> = of_course.flat_map(|block| block.notes()).collect();
    let tips = TIPS.lines().skip_while(|line| !line.starts_with("aside "));
    all.extend(notes(tips));
    all
}

fn first() -> Seat {
    Seat::from_index(0).expect("a seat")
}

#[test]
fn every_note_is_short_and_says_the_same_number_of_things_in_both_languages() {
    for note in all_notes() {
        for language in ["en", "de"] {
            let words = &note.words[language];
            assert_eq!(words.len(), 1 + note.answers, "{} in {language}", note.name);
            for text in words {
                let length = text.chars().count();
                assert!(
                    (5..=LONGEST).contains(&length),
                    "{length} in {}: {text}",
                    note.name
                );
            }
        }
    }
}

#[test]
fn every_word_of_the_script_is_there_in_both_languages() {
    let block = Block::find("words");
    let mut words: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut name = "";
    for line in block.lines.into_iter().filter(|line| !line.is_empty()) {
        match line.split_once(' ') {
            Some((language, _)) => words.entry(name).or_default().push(language),
            None => name = line,
        }
    }
    for (name, languages) in &words {
        assert_eq!(languages, &["en", "de"], "{name}");
    }
    for call in SCRIPT.split("word(\"").skip(1) {
        let (name, rest) = call.split_once('"').expect("a word ends");
        if rest.starts_with(')') {
            assert!(words.contains_key(name), "{name}");
        }
    }
}

#[test]
fn everything_that_is_taught_has_its_words_in_both_languages() {
    for block in Block::all().into_iter().filter(|block| block.has("|")) {
        let count = if block.has("best") { 3 } else { 2 };
        for language in ["en", "de"] {
            assert_eq!(
                block.values(language).len(),
                count,
                "{} in {language}",
                block.name
            );
        }
    }
}

/// The lesson's game after so many actions, with so many events seen.
fn session(record: &Record, actions: usize, read: usize) -> Session {
    let mut part = Record::new(*record.setup(), record.seed());
    for action in &record.actions()[..actions] {
        part.apply(action).expect("a record is legal");
    }
    let mut plan = Plan::of_record(&part);
    plan.seats[1].who = walls_of_york::app::york::lobby::Who::Bot(Level::Apprentice);
    Session::open(&Opening::Kept(Kept::new(plan, part, read)))
}

/// The moments of a recorded game, as a table comes through them: actions, events seen, stage, turn, Age.
fn moments(record: &Record) -> Vec<(usize, usize, String, usize, String)> {
    let (mut actions, mut read, mut moments) = (0, 0, Vec::new());
    while actions <= record.actions().len() {
        let session = session(record, actions, read);
        let (stage, scene) = (session.stage(), session.scene());
        let age = if scene.age == walls_of_york::rules::york::Age::First {
            "1"
        } else {
            "2"
        };
        moments.push((
            actions,
            read,
            stage.name().to_owned(),
            scene.turn,
            age.to_owned(),
        ));
        let looked_at = session.looked_at().len();
        if looked_at > 0 {
            read = session.told_events().len();
        } else {
            actions += 1;
        }
    }
    moments
}

#[test]
fn every_note_of_the_lesson_comes_up_in_its_game_one_after_the_other() {
    let lesson = Block::find("lesson");
    let moments = moments(&lesson.record());
    let (mut at, mut wrong) = (0, Vec::new());
    for note in lesson.notes().iter().filter(|note| !note.is_aside) {
        let when = note
            .values
            .get("when")
            .expect("a step of the lesson has its time");
        let (stage, turn) = when.split_once(' ').unwrap_or((when, ""));
        let is_it = |(_, _, name, number, age): &&(usize, usize, String, usize, String)| {
            name == stage
                && (turn.is_empty() || turn == number.to_string())
                && note.values["age"] == *age
        };
        let place = moments[at..].iter().position(|moment| is_it(&moment));
        let place = place.unwrap_or_else(|| panic!("{} does not come up", note.name));
        at += place;
        let (actions, read, ..) = &moments[at];
        let from = format!("{actions} {read}");
        if note.values.get("from") != Some(&from.as_str()) {
            wrong.push(format!("{}: from {from}", note.name));
        }
    }
    assert!(wrong.is_empty(), "these begin elsewhere: {wrong:#?}");
}

#[test]
fn the_other_player_of_the_lesson_is_the_apprentice_as_the_table_has_it() {
    // As in src/app/york/table/playing.rs.
    const WHIMS: u64 = 0x5eed_0f7a_11b0_75e5;
    let record = Block::find("lesson").record();
    let bot = LevelBot::new(Level::Apprentice, Effort::FULL, record.seed() ^ WHIMS);
    let mut game = Record::new(*record.setup(), record.seed());
    for action in record.actions() {
        if action.seat != first() && action.deed != Deed::Roll {
            let choice = bot.choose(&game.game().view(action.seat));
            assert_eq!(choice.map(|choice| choice.action), Some(*action));
        }
        game.apply(action).expect("a record is legal");
    }
}

#[test]
fn the_lesson_shows_what_it_speaks_of() {
    let record = Block::find("lesson").record();
    let mut game = Record::new(*record.setup(), record.seed());
    let (mut shapes, mut cities) = (Vec::new(), 0);
    for action in record.actions() {
        let table = game.game().table();
        if action.seat == first() {
            match action.deed {
                Deed::Build(build) => shapes.push((table.shape().expect("a shape"), build.place())),
                Deed::Decide(_) => {
                    let walls = table.player(first()).walls();
                    cities = enclosure::cities(walls, table.lots(), table.decree(), 10).len();
                }
                _ => {}
            }
        }
        game.apply(action).expect("a record is legal");
    }
    assert_eq!(cities, 2, "with the pocket and without it");
    let (last, one) = shapes.last().expect("there are turns");
    assert!(
        last.walls() > 1 && one.len() == 1,
        "one wall instead, in the end"
    );
    let table = game.game().table();
    let report = &table.reports()[0];
    let lines = report.lines().iter();
    let invaded: Vec<usize> = lines
        .filter(|line| line.reason.to_string() == "invasion")
        .map(|line| line.seat.index())
        .collect();
    assert_eq!(
        invaded,
        [1],
        "the other one is invaded, and the learner spared"
    );
    let coins = report.lines().iter().filter(|line| line.seat == first());
    assert!(
        coins.map(|line| line.coins).sum::<i32>() > 4,
        "coins while waiting are among them"
    );
}

#[test]
fn the_best_city_of_every_puzzle_is_the_planners() {
    let puzzles = Block::puzzles();
    assert!((6..=10).contains(&puzzles.len()));
    for puzzle in puzzles {
        let name = puzzle.name;
        let record = puzzle.record();
        let table = record.game().table();
        let walls = table.player(first()).walls();
        assert_eq!(puzzle.value("walls").parse(), Ok(walls), "{name}");
        assert_eq!(puzzle.number("turn"), i64::from(table.turn()), "{name}");
        assert_eq!(table.builders().len(), 1, "{name}: nobody else builds");
        let prices = puzzle.prices();
        let site = Site::of(table, walls);
        let plan = Planner::new().best(&site, prices).expect("there is a city");
        let is_perfect =
            record.setup().options().perfect_plan && walls.is_subset(plan.city().perimeter());
        let bonus = if is_perfect {
            i64::from(PERFECT_PLAN_COINS * prices.coin)
        } else {
            0
        };
        assert_eq!(puzzle.number("best"), plan.cost() - bonus, "{name}");
        assert!(
            is_perfect || !record.setup().options().perfect_plan,
            "{name}: where a Perfect Plan counts, the planner's city must be one"
        );
        let city: StreetSet = puzzle.value("city").parse().expect("streets");
        let city = enclosure::declare(city, walls | city, table.lots(), table.decree());
        let city = city.unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let new = (city.perimeter() - walls).len();
        assert_eq!(
            prices.cost(new, &city) - bonus,
            puzzle.number("best"),
            "{name}"
        );
        let removed = (walls - city.perimeter()).len();
        let holds = format!("{} {} {removed}", city.coins(), city.vikings());
        assert_eq!(puzzle.value("holds"), holds, "{name}");
        assert!(puzzle.number("silver") >= 1, "{name}");
    }
}

#[test]
fn every_puzzle_is_solved_in_its_turns_by_what_it_says() {
    for puzzle in Block::puzzles() {
        let name = puzzle.name;
        let mut record = puzzle.record();
        let began = i64::from(record.game().table().turn());
        let mut closed = None;
        for line in puzzle.values("do") {
            let action: Action = line
                .parse()
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let turn = i64::from(record.game().table().turn());
            assert!(
                turn < began + puzzle.number("turns").max(1),
                "{name}: {line}"
            );
            if let Deed::Decide(Decision::Close(perimeter)) = action.deed {
                closed = Some(perimeter);
            }
            let applied = record.apply(&action);
            applied.unwrap_or_else(|refusal| panic!("{name}: {line}: {refusal}"));
        }
        assert_eq!(closed, puzzle.value("city").parse().ok(), "{name}");
        assert_ne!(record.game().table().phase(), Phase::Over);
    }
}

#[test]
fn the_book_of_rules_leads_to_notes_of_the_lesson() {
    let names: Vec<&str> = Block::find("lesson")
        .notes()
        .iter()
        .map(|note| note.name)
        .collect();
    let leads = |book: &'static str| -> Vec<&'static str> {
        book.lines()
            .filter_map(|line| line.strip_prefix("! "))
            .collect()
    };
    let [english, german] = BOOKS.map(leads);
    assert_eq!(english, german);
    assert!(english.len() >= 10 && english.len() <= Paragraph::ALL.len());
    for name in english {
        assert!(names.contains(&name), "{name}");
    }
}
