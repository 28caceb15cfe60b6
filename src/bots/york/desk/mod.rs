//! A desk at which bots decide and hints are worked out, for whoever can only exchange texts with
//! it, as a worker's page does.
//!
//! ```
//! use walls_of_york::bots::york::Level;
//! use walls_of_york::bots::york::desk::{Answer, Desk, Kind, Question};
//! use walls_of_york::rules::york::{Boards, Options, Record, Setup};
//!
//! let record = Record::new(Setup::new(2, Boards::Random, Options::default())?, 1);
//! let question = Question {
//!     id: 7,
//!     kind: Kind::Bot { level: Level::Mason, seed: 3 },
//!     seat: record.game().table().in_turn(),
//!     record: record.to_string(),
//! };
//! let mut desk = Desk::new();
//! desk.take(&question.to_string());
//! let answer: Answer = desk.finish().expect("every question has its answer").parse()?;
//! assert!(matches!(answer, Answer::Action { id: 7, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod hint;
mod hint_text;
mod question;
mod thought;
mod unreadable;

use std::collections::VecDeque;

pub use answer::Answer;
pub use hint::{Advice, Hint};
pub use question::{Kind, Question};
pub use unreadable::Unreadable;

use crate::rules::york::{Record, View};
use thought::Thought;

/// What a desk is told, in place of a question, to put everything aside.
pub const FORGET: &str = "forget";

/// What whoever keeps a desk says once, before all answers: it takes questions now.
pub const READY: &str = "ready";

/// What whoever keeps a desk says when a bot has stumbled: no answers will come any more.
pub const BROKEN: &str = "broken";

/// Takes questions and works on them in slices; hints, for which a person waits, before bots.
#[derive(Default)]
pub struct Desk {
    jobs: VecDeque<Job>,
    /// The game that was read last: all bots of a turn ask about the same one.
    read: Option<(String, Record)>,
}

/// A question that is not answered yet.
struct Job {
    id: u32,
    state: State,
}

/// How far a job has got.
enum State {
    /// Nobody has looked at it.
    New(Question),
    /// It is thought about.
    Begun(Box<Thought>),
    /// It cannot be answered.
    Hopeless,
}

impl Desk {
    /// An empty desk.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes a question, or clears the desk where the text is [`FORGET`].
    pub fn take(&mut self, text: &str) {
        if text == FORGET {
            self.jobs.clear();
            return;
        }
        match text.parse::<Question>() {
            Ok(question) => {
                let is_urgent = question.kind == Kind::Hint;
                let job = Job {
                    id: question.id,
                    state: State::New(question),
                };
                if is_urgent {
                    self.jobs.push_front(job);
                } else {
                    self.jobs.push_back(job);
                }
            }
            Err(_) => self.jobs.push_back(Job {
                id: Question::id_in(text),
                state: State::Hopeless,
            }),
        }
    }

    /// Whether there is nothing to do.
    pub fn is_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Works for one slice; the text of an [`Answer`], if that was the last one of a question.
    pub fn work(&mut self) -> Option<String> {
        let Job { id, state } = self.jobs.pop_front()?;
        let mut thought = match state {
            State::Hopeless => return Some(Answer::Failed { id }.to_string()),
            State::Begun(thought) => thought,
            State::New(question) => {
                let thought = self
                    .view(&question)
                    .and_then(|view| Thought::begin(question.kind, &view));
                let state = thought.map_or(State::Hopeless, |thought| State::Begun(thought.into()));
                self.jobs.push_front(Job { id, state });
                return None;
            }
        };
        let answer = thought.slice(id);
        if answer.is_none() {
            let state = State::Begun(thought);
            self.jobs.push_front(Job { id, state });
        }
        answer.map(|answer| answer.to_string())
    }

    /// Works until a question is answered; `None` where there is none.
    pub fn finish(&mut self) -> Option<String> {
        while !self.is_idle() {
            let answer = self.work();
            if answer.is_some() {
                return answer;
            }
        }
        None
    }

    /// What the seat of a question sees, if its record can be read.
    fn view(&mut self, question: &Question) -> Option<View> {
        let is_known = |(text, _): &(String, Record)| *text == question.record;
        if !self.read.as_ref().is_some_and(is_known) {
            let record = Record::read(&question.record).ok()?;
            self.read = Some((question.record.clone(), record));
        }
        let (_, record) = self.read.as_ref()?;
        let is_taken = record.setup().has(question.seat);
        is_taken.then(|| record.game().view(question.seat))
    }
}

#[cfg(test)]
mod tests;
