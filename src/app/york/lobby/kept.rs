//! The game in progress, as the browser keeps it.

use super::link::{Link, LinkProblem};
use super::plan::Plan;
use crate::app::shell::language::Language;
use crate::app::shell::storage::{self, StorageProblem};
use crate::app::shell::texts::fill;
use crate::rules::york::{ReadError, Record};

/// The first line of a kept game.
const TITLE: &str = "york table 1";
/// How many lines stand before the record.
const LINES: usize = 3;
/// What the third line says of a game of which everything has been told.
const ALL: &str = "all";

/// A game to go on with: who sits where, what happened, and how much of it has been told.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Who sits where, and what was agreed.
    pub plan: Plan,
    /// The game.
    pub record: Record,
    /// How many of its events the table has been taken through; those that there are, if it is more.
    pub read: usize,
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

    /// A recorded game at its end, with everything told and persons on all seats.
    pub fn of_record(record: Record) -> Self {
        Self {
            plan: Plan::of_record(&record),
            read: Self::ALL_TOLD,
            record,
        }
    }

    /// The game with a name for everyone.
    #[must_use]
    pub fn named(mut self, language: Language) -> Self {
        self.plan = self.plan.named(language);
        self
    }

    /// The text that is kept: a title, the plan, how much was told, the record.
    pub fn to_text(&self) -> String {
        let link = Link {
            plan: self.plan.clone(),
            seed: None,
        };
        let read = match self.read {
            Self::ALL_TOLD => ALL.to_owned(),
            read => read.to_string(),
        };
        let parts = [TITLE, &link.to_text(), &read, &self.record.to_string()];
        fill("{}\n{}\nread {}\n{}", &parts)
    }

    /// Reads a kept game, or a plain record, in which persons sit on all seats.
    ///
    /// # Errors
    /// With the line and the cause, and as much as can be gone on with.
    pub fn from_text(text: &str) -> Result<Self, Damage> {
        let full = text.trim_start_matches('\u{feff}');
        let text = full.trim_start();
        let blank = full[..full.len() - text.len()].matches('\n').count();
        let mut lines = text.splitn(LINES + 1, '\n');
        let first = lines.next().unwrap_or_default().trim_end();
        if first != TITLE {
            // What follows a spoilt title may still be whole.
            let start = text.find("\nyork game ").map_or(0, |at| at + 1);
            let before = blank + text[..start].matches('\n').count();
            let cause = (start > 0).then_some((blank + 1, Cause::Head));
            return Self::put_together(None, None, &text[start..], before, cause);
        }
        let link = Link::read(lines.next().unwrap_or_default().trim_end());
        let read = lines.next().unwrap_or_default().trim_end();
        let read = read.strip_prefix("read ").and_then(|read| match read {
            ALL => Some(Self::ALL_TOLD),
            number => number.parse().ok(),
        });
        let (plan, cause) = match link {
            Ok(link) => (
                Some(link.plan),
                read.is_none().then_some((blank + 3, Cause::Head)),
            ),
            Err(problem) => (None, Some((blank + 2, Cause::Plan(problem)))),
        };
        let record = lines.next().unwrap_or_default();
        Self::put_together(plan, read, record, blank + LINES, cause)
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
        match (worse.or(cause), kept) {
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

/// Keeps the game in the browser.
///
/// # Errors
/// If the browser does not keep it.
pub fn keep(kept: &Kept) -> Result<(), StorageProblem> {
    storage::set(storage::GAME, &kept.to_text())
}

/// The text of the game that the browser keeps.
pub fn kept() -> Option<String> {
    storage::get(storage::GAME).filter(|text| !text.trim().is_empty())
}

/// Forgets the game that the browser keeps.
pub fn discard() {
    storage::remove(storage::GAME);
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
        Kept {
            plan,
            record,
            read: 1,
        }
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
            ("york table 1", "york tabel 1", 1),
            ("seats:person", "seats:persn", 2),
            ("read 1", "rd 1", 3),
        ] {
            let damage = Kept::from_text(&text.replace(from, to)).unwrap_err();
            assert_eq!(damage.line(), line, "{to}");
            let readable = damage.readable().unwrap();
            assert_eq!(readable.record, example().record, "{to}");
            let read = if line == 2 { 1 } else { Kept::ALL_TOLD };
            assert_eq!(readable.read, read, "{to}");
        }
    }

    #[test]
    fn what_is_no_game_is_said_to_be_none() {
        for text in ["", "hello", "york table 1", "york table 1\n\n\n"] {
            let damage = Kept::from_text(text).unwrap_err();
            assert_eq!(damage.readable(), None, "{text:?}");
        }
    }
}
