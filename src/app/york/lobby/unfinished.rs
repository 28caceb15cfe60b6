//! The game that waits to be gone on with.

use super::kept::{self, Damage, Kept};
use super::opening::Opening;
use crate::app::york::session::{Session, Stage};
use crate::rules::york::Age;

/// The unfinished game that the browser keeps.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one, and it lies on the heap"
)]
pub enum Unfinished {
    /// It can be gone on with.
    Game {
        /// The game.
        kept: Kept,
        /// How far the table has been told of it.
        progress: Progress,
    },
    /// It is damaged.
    Damaged {
        /// Its whole text.
        text: String,
        /// What is wrong with it.
        damage: Damage,
    },
}

/// Where an unfinished game stands, as far as its table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The tiles are being drafted.
    Draft,
    /// An Age, 1 or 2, and its turn.
    Turn(usize, usize),
}

impl Unfinished {
    /// The unfinished game in a text; a game of which all is told to the final table is none.
    pub fn of_text(text: String) -> Option<Self> {
        match Kept::from_text(&text) {
            Ok(kept) => {
                let progress = Progress::of(&kept)?;
                Some(Self::Game { kept, progress })
            }
            Err(damage) => Some(Self::Damaged { text, damage }),
        }
    }
}

impl Progress {
    /// Where the game stands; nowhere if its final table has been shown.
    fn of(kept: &Kept) -> Option<Self> {
        let session = Session::open(&Opening::Kept(kept.clone()));
        match session.stage() {
            Stage::Over => None,
            Stage::Drafting(_) => Some(Self::Draft),
            _ => {
                let scene = session.scene();
                let age = if scene.age == Age::First { 1 } else { 2 };
                Some(Self::Turn(age, scene.turn.max(1)))
            }
        }
    }
}

/// The unfinished game that the browser keeps.
pub fn unfinished() -> Option<Unfinished> {
    kept::kept().and_then(Unfinished::of_text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::york::lobby::{Plan, Who};
    use crate::rules::york::{Boards, Record};

    fn progress(text: &str) -> Option<Progress> {
        match Unfinished::of_text(text.to_owned()) {
            Some(Unfinished::Game { progress, .. }) => Some(progress),
            Some(Unfinished::Damaged { damage, .. }) => panic!("{damage:?}"),
            None => None,
        }
    }

    fn begun(boards: Boards) -> String {
        let mut plan = Plan::of_seats(&[Who::Person; 2]);
        plan.boards = boards;
        let record = Record::new(plan.setup(), 7);
        let read = 0;
        Kept { plan, record, read }.to_text()
    }

    #[test]
    fn a_game_in_progress_says_where_it_stands() {
        assert_eq!(progress(&begun(Boards::Random)), Some(Progress::Turn(1, 1)));
        assert_eq!(progress(&begun(Boards::Draft)), Some(Progress::Draft));
    }

    #[test]
    fn a_game_is_unfinished_until_its_final_table_was_shown() {
        let text = include_str!("../../../../tests/data/games/two-draft.york");
        assert_eq!(progress(text), None);
        let mut kept = Kept::from_text(text).unwrap();
        kept.read = 0;
        assert!(progress(&kept.to_text()).is_some());
    }

    #[test]
    fn a_damaged_game_keeps_its_whole_text() {
        let text = begun(Boards::Random).replace("seed", "sead");
        let Some(Unfinished::Damaged { text: whole, .. }) = Unfinished::of_text(text.clone())
        else {
            panic!("it is damaged")
        };
        assert_eq!(whole, text);
    }
}
