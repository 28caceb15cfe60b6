//! How a game is read from a text: what was entered, and what came of it.

use std::rc::Rc;

use yew::{AttrValue, Reducible};

use super::{Damage, Kept, Who};
use crate::app::shell::language::Language;

/// The most bytes of a text.
pub const LIMIT: u32 = 1_000_000;

/// Why a text was not read.
#[derive(Clone, Debug, PartialEq)]
pub enum Failed {
    /// There is none.
    NoText,
    /// It is too long.
    TooLong,
    /// The browser does not hand it out.
    BadFile,
    /// It is wrong in a line.
    Damaged(Damage),
}

/// Reads a game's text, and gives a name to everyone in it.
///
/// # Errors
/// With the reason why it is no game.
pub fn read(text: &str, language: Language) -> Result<Kept, Failed> {
    if text.trim().is_empty() {
        return Err(Failed::NoText);
    }
    if text.len() > LIMIT as usize {
        return Err(Failed::TooLong);
    }
    let kept = Kept::from_text(text).map_err(Failed::Damaged)?;
    Ok(kept.named(language))
}

/// A text that is being read, and the game that was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// Whether the form is there that takes a text.
    pub is_open: bool,
    /// The text so far.
    pub text: AttrValue,
    /// Why it was not read.
    pub failed: Option<Failed>,
    /// The game in it, once it was read.
    pub game: Option<Kept>,
}

/// What changes it.
#[allow(
    clippy::large_enum_variant,
    reason = "there is one at a time, and it does not last"
)]
pub enum Step {
    /// The form is opened or closed.
    Open(bool),
    /// The text is now this one.
    Text(AttrValue),
    /// The text is read as it is now, whatever the screen has come to show of it.
    Read(Language),
    /// This came of a text, or of a part of it.
    Outcome(Result<Kept, Failed>),
    /// Somebody else plays the seat with this index.
    Who(usize, Who),
    /// Back from the game to the text.
    Back,
}

impl Reading {
    fn end(&mut self, outcome: Result<Kept, Failed>) {
        // From wherever it came, a file is dropped on the list as well.
        self.is_open = true;
        (self.game, self.failed) = match outcome {
            Ok(kept) => (Some(kept), None),
            Err(why) => (None, Some(why)),
        };
    }
}

impl Reducible for Reading {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut reading = (*self).clone();
        match step {
            Step::Open(is_open) => reading.is_open = is_open,
            Step::Text(text) => {
                reading.text = text;
                reading.failed = None;
            }
            Step::Read(language) => reading.end(read(&self.text, language)),
            Step::Outcome(outcome) => reading.end(outcome),
            Step::Who(index, who) => {
                if let Some(kept) = &mut reading.game {
                    kept.plan.seats[index].who = who;
                }
            }
            Step::Back => reading.game = None,
        }
        Rc::new(reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::york::Level;

    const GAME: &str = include_str!("../../../../tests/data/games/two-draft.york");

    #[test]
    fn a_text_is_a_game_or_refused_with_its_reason() {
        let read = |text: &str| read(text, Language::English);
        assert!(read(GAME).is_ok());
        assert_eq!(read(" \n"), Err(Failed::NoText));
        let long = "x".repeat(LIMIT as usize + 1);
        assert_eq!(read(&long), Err(Failed::TooLong));
    }

    #[test]
    fn a_refused_text_stays_and_its_reason_goes_when_it_changes() {
        let after = |steps: Vec<Step>| {
            let reading = Rc::new(Reading::default());
            steps.into_iter().fold(reading, Reading::reduce)
        };
        let refused = || {
            let outcome = Step::Outcome(Err(Failed::BadFile));
            vec![Step::Text("x".into()), outcome]
        };
        let reading = after(refused());
        assert_eq!(&*reading.text, "x");
        assert_eq!(reading.failed, Some(Failed::BadFile));
        let mut steps = refused();
        steps.push(Step::Text("xy".into()));
        assert_eq!(after(steps).failed, None);
    }

    #[test]
    fn the_text_that_is_read_is_the_last_one_that_was_entered() {
        let enter = |reading: Rc<Reading>, text: &'static str| {
            let reading = reading.reduce(Step::Text(text.into()));
            reading.reduce(Step::Read(Language::English))
        };
        let reading = enter(Rc::new(Reading::default()), GAME);
        assert!(reading.game.is_some());
        let reading = enter(reading.reduce(Step::Back), "");
        assert_eq!(
            (&reading.game, &reading.failed),
            (&None, &Some(Failed::NoText))
        );
    }

    #[test]
    fn seats_of_the_game_change_until_the_text_is_gone_back_to() {
        let mason = Who::Bot(Level::Mason);
        let reading = Rc::new(Reading::default()).reduce(Step::Text(GAME.into()));
        let reading = reading.reduce(Step::Read(Language::English));
        let reading = reading.reduce(Step::Who(1, mason));
        let seats = |reading: &Reading| reading.game.as_ref().map(|kept| kept.plan.seats[1].who);
        assert_eq!(seats(&reading), Some(mason));
        assert_eq!(seats(&reading.reduce(Step::Back)), None);
    }
}
