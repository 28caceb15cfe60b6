//! A kept game as it is shown: who plays, and where it stands or what is wrong with it.

use super::games::{self, Game};
use super::kept::{Cause, Damage, Kept};
use super::opening::Opening;
use super::texts::Texts;
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::app::york::session::{Session, Stage};
use crate::app::york::words::Words;
use crate::rules::york::{Age, Seat};

/// A kept game that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The game as the browser keeps it.
    pub game: Game,
    /// What is in it.
    pub content: Result<(Kept, Progress), Damage>,
}

/// Where a game stands, as far as its table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The tiles are being drafted.
    Draft,
    /// An Age, 1 or 2, and its turn.
    Turn(usize, usize),
    /// The final table has been shown; these have won.
    Over(Vec<Seat>),
}

impl Progress {
    fn of(kept: &Kept) -> Self {
        let session = Session::open(&Opening::Kept(kept.clone()));
        match session.stage() {
            Stage::Over => {
                let table = session.table().final_table();
                Self::Over(table.map_or_else(Vec::new, |table| table.winners().collect()))
            }
            Stage::Drafting(_) => Self::Draft,
            _ => {
                let scene = session.scene();
                let age = if scene.age == Age::First { 1 } else { 2 };
                Self::Turn(age, scene.turn.max(1))
            }
        }
    }
}

impl Shown {
    /// Reads a game; whoever has no name in it gets the usual one.
    pub fn new(game: Game, language: Language) -> Self {
        let content = Kept::from_text(&game.text).map(|kept| {
            let kept = kept.named(language);
            let progress = Progress::of(&kept);
            (kept, progress)
        });
        Self { game, content }
    }

    /// All games that the browser keeps, the newest first.
    pub fn all(language: Language) -> Vec<Self> {
        let games = games::all().into_iter();
        games.map(|game| Self::new(game, language)).collect()
    }

    /// Whether a newer version has written it.
    pub fn is_newer(&self) -> bool {
        let damage = self.content.as_ref().err();
        damage.is_some_and(|damage| *damage.cause() == Cause::Newer)
    }

    /// What can be read of it.
    pub fn readable(&self) -> Option<&Kept> {
        match &self.content {
            Ok((kept, _)) => Some(kept),
            Err(damage) => damage.readable(),
        }
    }

    /// What it is called: by the name it was given, else by those who play.
    pub fn title(&self, language: Language) -> String {
        match self.readable() {
            Some(kept) if !kept.name.is_empty() => kept.name.clone(),
            // Those in a damaged one may have no names.
            Some(kept) => players(&kept.clone().named(language), language),
            None => Texts::of(language).nameless.to_owned(),
        }
    }

    /// Where it stands, or what is wrong with it.
    pub fn line(&self, language: Language) -> String {
        let texts = Texts::of(language);
        match &self.content {
            Ok((_, Progress::Draft)) => texts.progress_draft.to_owned(),
            Ok((_, Progress::Turn(age, turn))) => {
                fill(texts.progress, &[&age.to_string(), &turn.to_string()])
            }
            Ok((kept, Progress::Over(winners))) => {
                let name = |seat: &Seat| kept.plan.seats[seat.index()].name.clone();
                let names: Vec<String> = winners.iter().map(name).collect();
                fill(texts.progress_over, &[&Words::of(language).list(&names)])
            }
            Err(damage) if self.is_newer() => reason(damage, language),
            Err(damage) => {
                let line = damage.line().to_string();
                fill(texts.damaged_line, &[&line, &reason(damage, language)])
            }
        }
    }
}

/// Those who play, in words.
pub fn players(kept: &Kept, language: Language) -> String {
    let names = kept.plan.seats.iter().map(|seat| seat.name.clone());
    Words::of(language).list(&names.collect::<Vec<_>>())
}

/// Why a text cannot be read.
pub fn reason(damage: &Damage, language: Language) -> String {
    let texts = Texts::of(language);
    match damage.cause() {
        Cause::Head => texts.damaged_head.to_owned(),
        Cause::Newer => texts.newer.to_owned(),
        Cause::Plan(problem) => problem.words(language),
        Cause::Record(error) => Words::of(language).read_problem(error.problem()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::york::lobby::{Plan, Stamp, Who};
    use crate::rules::york::{Boards, Record};

    fn shown(text: &str) -> Shown {
        let game = Game {
            id: ".1".into(),
            text: text.into(),
            stamp: Stamp::default(),
        };
        Shown::new(game, Language::English)
    }

    fn begun(boards: Boards) -> Kept {
        let mut plan = Plan::of_seats(&[Who::Person; 2]);
        plan.boards = boards;
        let record = Record::new(plan.setup(), 7);
        Kept::new(plan, record, 0)
    }

    #[test]
    fn a_game_in_progress_says_who_plays_and_where_it_stands() {
        let mut kept = begun(Boards::Random);
        let game = shown(&kept.to_text());
        assert_eq!(game.title(Language::English), "Player 1 and Player 2");
        assert_eq!(game.line(Language::English), "Age 1, turn 1");
        kept.rename("Tuesday");
        assert_eq!(shown(&kept.to_text()).title(Language::English), "Tuesday");
        let draft = shown(&begun(Boards::Draft).to_text());
        assert_eq!(draft.content.map(|content| content.1), Ok(Progress::Draft));
    }

    #[test]
    fn a_game_is_unfinished_until_its_final_table_was_shown() {
        let text = include_str!("../../../../tests/data/games/two-draft.york");
        let game = shown(text);
        assert!(game.line(Language::English).ends_with(" won"), "{game:?}");
        let mut kept = Kept::from_text(text).unwrap();
        kept.read = 0;
        let (_, progress) = shown(&kept.to_text()).content.unwrap();
        assert!(!matches!(progress, Progress::Over(_)), "{progress:?}");
    }

    #[test]
    fn a_damaged_game_says_what_is_wrong_and_keeps_its_whole_text() {
        let text = begun(Boards::Random).to_text().replace("seed", "sead");
        let game = shown(&text);
        assert!(game.line(Language::English).contains("Line "), "{game:?}");
        assert_eq!(game.game.text, text);
    }

    #[test]
    fn who_has_no_name_in_a_damaged_game_gets_the_usual_one() {
        let text = include_str!("../../../../tests/data/games/two-draft.york");
        let game = shown(&text.replacen("roll", "rool", 1));
        assert!(game.content.is_err());
        assert_eq!(game.title(Language::English), "Player 1 and Player 2");
    }
}
