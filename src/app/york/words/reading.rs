//! What is wrong with a game as text.

use super::{Words, fill};
use crate::rules::york::{NotationError, ParseActionError, ReadProblem};

impl Words {
    /// What is wrong with a recorded game.
    pub fn read_problem(&self, problem: &ReadProblem) -> String {
        let texts = &self.0.reading;
        match problem {
            ReadProblem::NoText => texts.no_text.to_owned(),
            ReadProblem::NoRecord => texts.no_record.to_owned(),
            ReadProblem::UnknownVersion(version) => fill(texts.unknown_version, &[version]),
            ReadProblem::Expected(what) => fill(texts.expected, &[self.expectation(what)]),
            ReadProblem::OptionTwice(option) => fill(texts.option_twice, &[option]),
            ReadProblem::NameTwice(seat) => fill(texts.name_twice, &[&seat.to_string()]),
            ReadProblem::NameTooLong => texts.name_too_long.to_owned(),
            ReadProblem::Setup(_) => texts.players.to_owned(),
            ReadProblem::Board(error) => self.layout_error(error),
            ReadProblem::Action(error) => self.action_error(error),
            ReadProblem::Refused(refusal) => self.refusal(refusal),
            ReadProblem::CutOff => texts.cut_off.to_owned(),
            ReadProblem::Altered => texts.altered.to_owned(),
            ReadProblem::TooLong => texts.too_long.to_owned(),
        }
    }

    fn expectation(&self, what: &'static str) -> &'static str {
        let ours = self.0.reading.expectations.iter();
        ours.copied()
            .find(|[theirs, _]| *theirs == what)
            .map_or(what, |[_, ours]| ours)
    }

    /// Why a line is no action.
    fn action_error(&self, error: &ParseActionError) -> String {
        let texts = &self.0.reading;
        match error {
            ParseActionError::Seat(_) => texts.seat.to_owned(),
            ParseActionError::Deed(word) => fill(texts.deed, &[word]),
            ParseActionError::Tile(_) => texts.tile.to_owned(),
            ParseActionError::Quadrant(word) => fill(texts.quadrant, &[word]),
            ParseActionError::Street(NotationError::Street(word)) => fill(texts.street, &[word]),
            ParseActionError::Street(_) => texts.notation.to_owned(),
            ParseActionError::TooLong(word) => fill(texts.too_many_words, &[word]),
        }
    }
}
