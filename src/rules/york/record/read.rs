//! Reading recorded games, whole, cut off or altered.

use std::error::Error;
use std::fmt;
use std::iter::Peekable;
use std::str::{self, SplitInclusive};

use super::{CHECKSUM, NAME_LENGTH, Record, TITLE, VERSION, crc32};
use crate::rules::york::{
    Action, Boards, Decision, Deed, LayoutError, Options, ParseActionError, Phase, Refusal, Seat,
    Setup, SetupError,
};

/// What is wrong with a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadProblem {
    /// Bytes that are no text.
    NoText,
    /// The first line is not that of a recorded game.
    NoRecord,
    /// The game was written in a version that is not known.
    UnknownVersion(String),
    /// The line does not say what it should at this place.
    Expected(&'static str),
    /// An option is named twice.
    OptionTwice(&'static str),
    /// A seat is given a name twice.
    NameTwice(Seat),
    /// A name has more than 40 characters.
    NameTooLong,
    /// The number of players is not possible.
    Setup(SetupError),
    /// The board is none.
    Board(LayoutError),
    /// The line is no action.
    Action(ParseActionError),
    /// The rules do not allow the action.
    Refused(Refusal),
    /// The text ends without a checksum.
    CutOff,
    /// The text is not the one that the checksum was made of.
    Altered,
    /// Something follows the checksum.
    TooLong,
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoText => f.write_str("this is not text"),
            Self::NoRecord => f.write_str("this is not a recorded game of Walls of York"),
            Self::UnknownVersion(version) => {
                write!(
                    f,
                    "version {version:?} is not known, only version {VERSION}"
                )
            }
            Self::Expected(what) => write!(f, "here should stand {what}"),
            Self::OptionTwice(option) => write!(f, "the option {option} is named twice"),
            Self::NameTwice(seat) => write!(f, "seat {seat} is given a name twice"),
            Self::NameTooLong => write!(f, "a name has {NAME_LENGTH} characters at most"),
            Self::Setup(error) => error.fmt(f),
            Self::Board(error) => error.fmt(f),
            Self::Action(error) => error.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::CutOff => f.write_str("the text ends here, before its checksum"),
            Self::Altered => f.write_str("the checksum does not match: the text was altered"),
            Self::TooLong => f.write_str("nothing may follow the checksum"),
        }
    }
}

/// Why a recorded game cannot be read to its end, where, and what of it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    line: usize,
    problem: ReadProblem,
    readable: Option<Box<Record>>,
}

impl ReadError {
    /// The line with the problem, from 1 on.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// What is wrong with it.
    pub const fn problem(&self) -> &ReadProblem {
        &self.problem
    }

    /// The game up to the problem, if there is one.
    pub fn readable(&self) -> Option<&Record> {
        self.readable.as_deref()
    }

    /// The game up to the problem, to go on with.
    pub fn into_readable(self) -> Option<Record> {
        self.readable.map(|record| *record)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Error for ReadError {}

/// The lines of a text, and what has been read of them.
struct Reader<'a> {
    lines: Peekable<SplitInclusive<'a, char>>,
    number: usize,
    body: String,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let lines = text.split_inclusive('\n').peekable();
        Self {
            lines,
            number: 0,
            body: String::new(),
        }
    }

    /// The line that comes next, which stays where it is.
    fn peek(&mut self) -> &'a str {
        self.lines.peek().map_or("", |line| line.trim_end())
    }

    /// The next line with its end, where there is one.
    fn take(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next()
    }

    /// Whether nothing but blank lines follows.
    fn is_at_end(&self) -> bool {
        self.lines.clone().all(|line| line.trim_end().is_empty())
    }

    /// The next line, which becomes part of what the checksum is made of. A last line without its
    /// end is not taken: it may be half of one that means something else.
    fn next(&mut self) -> Result<&'a str, ReadProblem> {
        let is_at_end = self.is_at_end();
        let line = self.take().filter(|line| line.ends_with('\n'));
        let line = line.filter(|_| !is_at_end);
        let line = line.ok_or(ReadProblem::CutOff)?.trim_end();
        self.body.push_str(line);
        self.body.push('\n');
        Ok(line)
    }

    /// The rest of the next line, which must begin with this word.
    fn field(&mut self, word: &str, expected: &'static str) -> Result<&'a str, ReadProblem> {
        let line = self.next()?;
        let rest = line
            .strip_prefix(word)
            .and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or(ReadProblem::Expected(expected))
    }

    fn header(&mut self) -> Result<Record, ReadProblem> {
        self.version()?;
        let expected = "players and a number from 2 to 8";
        let players = number(self.field("players", expected)?, expected)?;
        let players = usize::try_from(players).unwrap_or(usize::MAX);
        // Tried at once, so that the error names this line.
        Setup::new(players, Boards::Draft, Options::default()).map_err(ReadProblem::Setup)?;
        let boards = match self.field("boards", "boards and draft, random or four tiles")? {
            "draft" => Boards::Draft,
            "random" => Boards::Random,
            tiles => Boards::Laid(tiles.parse().map_err(ReadProblem::Board)?),
        };
        let options = self.options()?;
        let setup = Setup::new(players, boards, options).map_err(ReadProblem::Setup)?;
        let names = self.names(&setup)?;
        let expected = "seed and a number";
        let mut record = Record::new(setup, number(self.field("seed", expected)?, expected)?);
        for (seat, name) in names {
            record.set_name(seat, name);
        }
        Ok(record)
    }

    fn version(&mut self) -> Result<(), ReadProblem> {
        let title = self
            .peek()
            .strip_prefix(TITLE)
            .and_then(|rest| rest.strip_prefix(' '));
        let line = self.next();
        let version = title.ok_or(ReadProblem::NoRecord)?;
        line?;
        if version == VERSION {
            return Ok(());
        }
        Err(ReadProblem::UnknownVersion(
            version.chars().take(20).collect(),
        ))
    }

    fn options(&mut self) -> Result<Options, ReadProblem> {
        let expected = "options and none, perfect-plan, longest-wall, or the last two";
        let mut options = Options::default();
        let words = self.field("options", expected)?;
        for word in words.split(' ').filter(|_| words != "none") {
            let (name, option) = match word {
                "perfect-plan" => ("perfect-plan", &mut options.perfect_plan),
                "longest-wall" => ("longest-wall", &mut options.longest_wall),
                _ => return Err(ReadProblem::Expected(expected)),
            };
            if std::mem::replace(option, true) {
                return Err(ReadProblem::OptionTwice(name));
            }
        }
        Ok(options)
    }

    fn names(&mut self, setup: &Setup) -> Result<Vec<(Seat, &'a str)>, ReadProblem> {
        let expected = "name, a seat and a name, or seed and a number";
        let mut names: Vec<(Seat, &str)> = Vec::new();
        while self.peek().starts_with("name ") {
            let rest = self.field("name", expected)?;
            let (seat, name) = rest
                .split_once(' ')
                .ok_or(ReadProblem::Expected(expected))?;
            let seat: Seat = seat.parse().map_err(|_| ReadProblem::Expected(expected))?;
            if !setup.has(seat) {
                return Err(ReadProblem::Refused(Refusal::NoSuchSeat(seat)));
            }
            if names.iter().any(|(named, _)| *named == seat) {
                return Err(ReadProblem::NameTwice(seat));
            }
            if name.trim().chars().count() > NAME_LENGTH {
                return Err(ReadProblem::NameTooLong);
            }
            names.push((seat, name));
        }
        Ok(names)
    }

    /// The actions and the checksum; what was played before a problem stays in the record.
    fn actions(&mut self, record: &mut Record) -> Result<(), ReadProblem> {
        let written = loop {
            if let Some(written) = self.peek().strip_prefix(CHECKSUM) {
                break written;
            }
            let line = self.next()?;
            if line.is_empty() {
                let expected = "an action or the checksum, not an empty line";
                return Err(ReadProblem::Expected(expected));
            }
            let action = line.parse().map_err(ReadProblem::Action)?;
            if let Err(refusal) = record.apply(&action)
                && !is_unasked(&action, record)
            {
                return Err(ReadProblem::Refused(refusal));
            }
        };
        let computed = format!("{:08x}", crc32(self.body.as_bytes()));
        // The last line needs no end: it is whole if the checksum is.
        self.take();
        let written = written.trim_start().to_ascii_lowercase();
        if written != computed {
            let is_part = computed.starts_with(&written) && self.is_at_end();
            return Err(if is_part {
                ReadProblem::CutOff
            } else {
                ReadProblem::Altered
            });
        }
        if self.is_at_end() {
            return Ok(());
        }
        self.take();
        Err(ReadProblem::TooLong)
    }
}

/// Whether a builder keeps building whom the game does not ask: such a line says nothing new, and may
/// come from a game that asks more builders than this one.
fn is_unasked(action: &Action, record: &Record) -> bool {
    let table = record.game().table();
    let is_turns_end = match table.phase() {
        Phase::Rolling => table.turn() > 1,
        Phase::Deciding { .. } => record.game().view(action.seat).decision().is_none(),
        Phase::Drafting | Phase::Building { .. } | Phase::Over => false,
    };
    is_turns_end
        && action.deed == Deed::Decide(Decision::KeepBuilding)
        && table.builders().contains(action.seat)
}

fn number(digits: &str, expected: &'static str) -> Result<u64, ReadProblem> {
    let is_plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = is_plain.then(|| digits.parse().ok()).flatten();
    number.ok_or(ReadProblem::Expected(expected))
}

pub(super) fn read(bytes: &[u8]) -> Result<Record, ReadError> {
    let (text, is_text) = match str::from_utf8(bytes) {
        Ok(text) => (text, true),
        Err(error) => {
            let text = str::from_utf8(&bytes[..error.valid_up_to()]);
            (text.expect("valid up to there"), false)
        }
    };
    let mut reader = Reader::new(text);
    let (outcome, readable) = match reader.header() {
        Ok(mut record) => (reader.actions(&mut record), Some(record)),
        Err(problem) => (Err(problem), None),
    };
    let (problem, readable) = match (outcome, readable) {
        (Ok(()), Some(record)) if is_text => return Ok(record),
        (Err(problem), readable) if is_text || problem != ReadProblem::CutOff => {
            (problem, readable)
        }
        (_, readable) => (ReadProblem::NoText, readable),
    };
    Err(ReadError {
        line: reader.number,
        problem,
        readable: readable.map(Box::new),
    })
}
