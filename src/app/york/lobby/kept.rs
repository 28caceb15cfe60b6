//! A game as it is kept: as text, with who sits where and how much has been told.

use super::link::{Link, LinkProblem};
use super::plan::{Plan, clean};
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::rules::york::{ReadError, Record};

/// What the first line of a kept game begins with; its version follows.
const TITLE: &str = "york table ";
/// What the third line says of a game of which everything has been told.
const ALL: &str = "all";
/// What the fifth line says before its time: of a game in progress, and of a finished one.
const PLAYED: [&str; 2] = ["played ", "finished "];
/// The last moment of a browser's calendar, in milliseconds.
const LAST_MOMENT: u64 = 8_640_000_000_000_000;

/// A game to go on with: who sits where, what happened, and how much of it has been told.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Who sits where, and what was agreed.
    pub plan: Plan,
    /// The game.
    pub record: Record,
    /// How many of its events the table has been taken through; those that there are, if it is more.
    pub read: usize,
    /// The name that somebody gave it; empty while the names of the players serve.
    pub name: String,
    /// When it was last played.
    pub stamp: Stamp,
}

/// When a game was last played, and whether it was finished then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// In milliseconds since 1970; 0 where nobody knows.
    pub time: u64,
    /// Whether its final table has been shown.
    pub is_over: bool,
}

impl Stamp {
    /// The stamp in a text, of which nothing else is read.
    pub fn of(text: &str) -> Self {
        let line = text.split('\n').nth(4);
        line.and_then(Self::read).unwrap_or_default()
    }

    fn read(line: &str) -> Option<Self> {
        let at = PLAYED.iter().position(|word| line.starts_with(word))?;
        let time = line[PLAYED[at].len()..].parse().ok()?;
        (time <= LAST_MOMENT).then_some(Self {
            time,
            is_over: at == 1,
        })
    }
}

/// The name that somebody gave the game in a text, of which nothing else is read.
pub(super) fn name(text: &str) -> &str {
    let line = text.split('\n').nth(3);
    let name = line.and_then(|line| line.strip_prefix("name "));
    name.unwrap_or_default().trim_end()
}

/// What has happened in the game in a text, without who calls it what, and when it was played.
pub(super) fn record(text: &str) -> &str {
    text.find("york game ").map_or(text, |at| &text[at..])
}

/// The line of a game's text by which it is told from others.
pub(super) fn seed(text: &str) -> Option<&str> {
    text.lines().find(|line| line.starts_with("seed "))
}

/// What is wrong with a kept game, and what of it can be gone on with.
#[derive(Clone, Debug, PartialEq)]
pub struct Damage {
    line: usize,
    cause: Cause,
    readable: Option<Box<Kept>>,
}

/// Where the damage is.
#[derive(Clone, Debug, PartialEq)]
pub enum Cause {
    /// The first lines, which say what kind of text it is and what was told.
    Head,
    /// A newer version of the game has written it.
    Newer,
    /// Who sits where.
    Plan(LinkProblem),
    /// The recorded game.
    Record(ReadError),
}

impl Damage {
    /// The line of the text with the damage, from 1 on.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// Where the damage is.
    pub const fn cause(&self) -> &Cause {
        &self.cause
    }

    /// What can be gone on with.
    pub fn readable(&self) -> Option<&Kept> {
        self.readable.as_deref()
    }
}

impl Kept {
    /// Every event has been told, however many there are.
    pub const ALL_TOLD: usize = usize::MAX;

    /// A game without a name that nobody has played yet.
    pub const fn new(plan: Plan, record: Record, read: usize) -> Self {
        Self {
            plan,
            record,
            read,
            name: String::new(),
            stamp: Stamp {
                time: 0,
                is_over: false,
            },
        }
    }

    /// A recorded game at its end, with everything told and persons on all seats.
    pub fn of_record(record: Record) -> Self {
        Self::new(Plan::of_record(&record), record, Self::ALL_TOLD)
    }

    /// The game with a name for everyone.
    #[must_use]
    pub fn named(mut self, language: Language) -> Self {
        self.plan = self.plan.named(language);
        self
    }

    /// Gives the game a name, or with nothing but spaces the usual one.
    pub fn rename(&mut self, name: &str) {
        self.name = clean(name);
    }

    /// The text that is kept: a title, the plan, how much was told, name, time, the record.
    pub fn to_text(&self) -> String {
        let link = Link {
            plan: self.plan.clone(),
            seed: None,
        };
        let read = match self.read {
            Self::ALL_TOLD => ALL.to_owned(),
            read => read.to_string(),
        };
        let parts = [
            TITLE,
            &link.to_text(),
            &read,
            &self.name,
            PLAYED[usize::from(self.stamp.is_over)],
            &self.stamp.time.to_string(),
            &self.record.to_string(),
        ];
        fill("{}2\n{}\nread {}\nname {}\n{}{}\n{}", &parts)
    }

    /// Reads a kept game, of this version or the first, or a plain record, in which persons sit on
    /// all seats.
    ///
    /// # Errors
    /// With the line and the cause, and as much as can be gone on with.
    pub fn from_text(text: &str) -> Result<Self, Damage> {
        let full = text.trim_start_matches('\u{feff}');
        let text = full.trim_start();
        let blank = full[..full.len() - text.len()].matches('\n').count();
        let mut rest = text;
        let first = cut_line(&mut rest);
        let version: Option<u64> = first.strip_prefix(TITLE).and_then(|word| word.parse().ok());
        let count = match version {
            Some(1) => 3,
            Some(2) => 5,
            _ => {
                // What follows a spoilt title may still be whole.
                let start = text.find("\nyork game ").map_or(0, |at| at + 1);
                let before = blank + text[..start].matches('\n').count();
                let cause = match version {
                    Some(3..) => Some(Cause::Newer),
                    _ => (start > 0).then_some(Cause::Head),
                };
                let cause = cause.map(|cause| (blank + 1, cause));
                return Self::put_together(None, None, &text[start..], before, cause);
            }
        };
        let link = Link::read(cut_line(&mut rest));
        let read = cut_line(&mut rest);
        let read = read.strip_prefix("read ").and_then(|read| match read {
            ALL => Some(Self::ALL_TOLD),
            // As many as a machine can count.
            number => {
                let number: u64 = number.parse().ok()?;
                Some(usize::try_from(number).unwrap_or(Self::ALL_TOLD))
            }
        });
        let (name, stamp) = if count == 3 {
            (Some(""), Some(Stamp::default()))
        } else {
            let name = cut_line(&mut rest).strip_prefix("name");
            (name, Stamp::read(cut_line(&mut rest)))
        };
        let (plan, cause) = match link {
            Err(problem) => (None, Some((blank + 2, Cause::Plan(problem)))),
            Ok(link) => {
                let spoilt = [read.is_none(), name.is_none(), stamp.is_none()];
                let spoilt = spoilt.iter().position(|&is_spoilt| is_spoilt);
                let cause = spoilt.map(|at| (blank + 3 + at, Cause::Head));
                (Some(link.plan), cause)
            }
        };
        let mut kept = Self::put_together(plan, read, rest, blank + count, cause);
        let game = match &mut kept {
            Ok(kept) => Some(kept),
            Err(damage) => damage.readable.as_deref_mut(),
        };
        if let Some(game) = game {
            game.rename(name.unwrap_or_default());
            game.stamp = stamp.unwrap_or_default();
        }
        kept
    }

    fn put_together(
        plan: Option<Plan>,
        read: Option<usize>,
        record: &str,
        before: usize,
        cause: Option<(usize, Cause)>,
    ) -> Result<Self, Damage> {
        let (record, worse) = match Record::read(record) {
            Ok(record) => (Some(record), None),
            Err(error) => {
                let cause = (before + error.line(), Cause::Record(error.clone()));
                (error.into_readable(), Some(cause))
            }
        };
        let kept = record.map(|record| Self::seated(plan, read, record));
        // What a newer version writes is no mistake, however it looks from here.
        let cause = match cause {
            Some((_, Cause::Newer)) => cause,
            cause => worse.or(cause),
        };
        match (cause, kept) {
            (None, Some(kept)) => Ok(kept),
            (cause, kept) => {
                let (line, cause) = cause.unwrap_or((1, Cause::Head));
                Err(Damage {
                    line,
                    cause,
                    readable: kept.map(Box::new),
                })
            }
        }
    }

    /// The plan's seats at the record's table; the record is right where they differ.
    fn seated(plan: Option<Plan>, read: Option<usize>, record: Record) -> Self {
        let mut kept = Self::of_record(record);
        if let Some(plan) = plan
            && plan.seats.len() == kept.plan.seats.len()
        {
            kept.plan.seats = plan.seats;
            kept.plan.allows_hints = plan.allows_hints;
        }
        kept.read = read.unwrap_or(Self::ALL_TOLD);
        kept
    }
}

/// Cuts the first line off a text.
fn cut_line<'a>(text: &mut &'a str) -> &'a str {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    *text = rest;
    line.trim_end()
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::*;
    use crate::app::york::lobby::{NAME_LENGTH, Opening, Who};
    use crate::app::york::session::{Session, Stage, Step};
    use crate::bots::york::Level;
    use crate::rules::york::{Action, ReadProblem};

    fn example() -> Kept {
        let mut plan = Plan::of_seats(&[Who::Person, Who::Bot(Level::Merchant)]);
        plan.seats[0].name = "Ada L.".into();
        plan.allows_hints = false;
        let mut record = Record::new(plan.setup(), 7);
        let roller = record.game().table().in_turn();
        record.apply(&Action::roll(roller)).unwrap();
        let mut kept = Kept::new(plan, record, 1);
        kept.rename(" Tuesday\tround ");
        kept.stamp.time = 1_800_000_000_000;
        kept
    }

    fn stage(kept: Kept) -> Stage {
        Session::open(&Opening::Kept(kept)).stage()
    }

    #[test]
    fn a_kept_game_is_read_as_it_was_written() {
        let kept = example();
        assert_eq!(Kept::from_text(&kept.to_text()), Ok(kept));
    }

    #[test]
    fn a_kept_game_is_read_as_it_was_written_whatever_the_names() {
        let mut kept = Kept::of_record(Record::new(Plan::of_seats(&[Who::Person; 8]).setup(), 7));
        for seat in &mut kept.plan.seats {
            seat.name = "🏰".repeat(NAME_LENGTH);
        }
        assert_eq!(Kept::from_text(&kept.to_text()), Ok(kept));
    }

    #[test]
    fn a_game_left_in_the_middle_opens_at_the_stage_in_which_it_was_left() {
        let plan = Plan::of_seats(&[Who::Person, Who::Bot(Level::Merchant)]);
        let mut session = Rc::new(Session::open(&Opening::New { plan, seed: 7 }));
        let roller = session.table().in_turn();
        let steps = [Step::Read, Step::Act(Action::roll(roller))];
        let mut stages = vec![session.stage()];
        for step in steps {
            session = session.reduce(step);
            stages.push(session.stage());
            let kept = Kept::from_text(&session.kept().to_text()).unwrap();
            assert_eq!(kept, session.kept());
            assert_eq!(stage(kept), session.stage());
        }
        assert_eq!(stages[..2], [Stage::Decree, Stage::Rolling(roller)]);
        assert!(matches!(stages[2], Stage::Building(_)));
    }

    #[test]
    fn a_plain_record_is_a_kept_game_of_persons_with_everything_told() {
        let kept = Kept::from_text(&example().record.to_string()).unwrap();
        assert!(kept.plan.seats.iter().all(|seat| seat.who.is_person()));
        assert_eq!(kept.read, Kept::ALL_TOLD);
        assert_eq!(Kept::from_text(&kept.to_text()), Ok(kept.clone()));
        assert!(matches!(stage(kept), Stage::Curtain(_)));
    }

    #[test]
    fn blank_lines_above_a_text_are_counted() {
        let text = example().to_text().replace("seats:person", "seats:persn");
        let damage = Kept::from_text(&["\n \n", &text].concat()).unwrap_err();
        assert_eq!(damage.line(), 4);
    }

    #[test]
    fn a_game_kept_by_the_first_version_opens() {
        let kept = example();
        let text = kept.to_text();
        let lines: Vec<&str> = text.lines().collect();
        let head = ["york table 1", lines[1], lines[2]].join("\n");
        let old = [&head, &text[text.find("\nyork game").unwrap()..]].concat();
        let opened = Kept::from_text(&old).unwrap();
        assert_eq!((opened.name.as_str(), opened.stamp), ("", Stamp::default()));
        assert_eq!(
            (opened.plan, opened.record, opened.read),
            (kept.plan, kept.record, 1)
        );
        assert_eq!(Stamp::of(&old), Stamp::default());
    }

    #[test]
    fn a_game_kept_by_a_newer_version_is_said_to_be_newer() {
        for text in [
            example().to_text().replace("york table 2", "york table 3"),
            "york table 17\nall new".into(),
        ] {
            let damage = Kept::from_text(&text).unwrap_err();
            assert_eq!(
                (damage.line(), damage.cause()),
                (1, &Cause::Newer),
                "{text}"
            );
        }
    }

    #[test]
    fn a_stamp_is_read_without_the_rest() {
        let mut kept = example();
        kept.stamp.is_over = true;
        assert_eq!(Stamp::of(&kept.to_text()), kept.stamp);
        for text in ["", "york game 1", "a\nb\nc\nd\nplayed 99999999999999999"] {
            assert_eq!(Stamp::of(text), Stamp::default(), "{text}");
        }
    }

    #[test]
    fn a_cut_off_game_opens_up_to_the_cut() {
        let text = example().to_text();
        let cut = &text[..text.len() - 30];
        let damage = Kept::from_text(cut).unwrap_err();
        let Cause::Record(error) = damage.cause() else {
            panic!("{damage:?}")
        };
        assert_eq!(error.problem(), &ReadProblem::CutOff);
        assert_eq!(damage.line(), cut.matches('\n').count() + 1);
        let readable = damage.readable().unwrap();
        assert_eq!(readable.plan.seats[0].name, "Ada L.");
        assert_eq!(readable.read, 1);
    }

    #[test]
    fn damage_before_the_record_costs_only_what_stood_there() {
        let text = example().to_text();
        for (from, to, line) in [
            ("york table 2", "york tabel 2", 1),
            ("seats:person", "seats:persn", 2),
            ("read 1", "rd 1", 3),
            ("name Tue", "nam Tue", 4),
            ("played 1", "played x", 5),
        ] {
            let damage = Kept::from_text(&text.replace(from, to)).unwrap_err();
            assert_eq!(damage.line(), line, "{to}");
            let readable = damage.readable().unwrap();
            assert_eq!(readable.record, example().record, "{to}");
            let read = if line % 2 == 1 && line < 5 {
                Kept::ALL_TOLD
            } else {
                1
            };
            assert_eq!(readable.read, read, "{to}");
        }
    }

    #[test]
    fn what_is_no_game_is_said_to_be_none() {
        for text in [
            "",
            "hello",
            "york table 1",
            "york table 2",
            "york table 1\n\n\n",
        ] {
            let damage = Kept::from_text(text).unwrap_err();
            assert_eq!(damage.readable(), None, "{text:?}");
        }
    }
}
