//! A question while it is thought about.

use super::{Advice, Answer, Hint, Kind};
use crate::bots::york::planner::{Planner, Site, Weights};
use crate::bots::york::{Bot, Effort, Level, LevelBot, Reason, Thinking};
use crate::rules::york::{Phase, View};

/// A decision in the making, and what is done with it.
pub(super) struct Thought {
    thinking: Thinking,
    hint: Option<Survey>,
}

/// What a hint tells besides the architect's decision.
struct Survey {
    site: Site,
    /// Whether it has been looked, in the first slice, for the city with the fewest walls to go.
    is_done: bool,
    fewest: Option<usize>,
}

impl Thought {
    /// Begins to think about what a view's seat does; `None` where there is nothing to think about.
    pub(super) fn begin(kind: Kind, view: &View) -> Option<Self> {
        let (bot, hint) = match kind {
            Kind::Bot { level, seed } => (LevelBot::new(level, Effort::FULL, seed), None),
            Kind::Hint => {
                let table = view.table();
                let is_about_a_city = matches!(
                    table.phase(),
                    Phase::Building { .. } | Phase::Deciding { .. }
                );
                let survey = is_about_a_city.then(|| Survey {
                    site: Site::of(table, view.walls()),
                    is_done: false,
                    fewest: None,
                })?;
                // Whoever asks twice shall be told the same.
                (
                    LevelBot::new(Level::Architect, Effort::FULL, 0),
                    Some(survey),
                )
            }
        };
        let thinking = bot.think(view)?;
        Some(Self { thinking, hint })
    }

    /// Thinks for one slice; the answer to the question of this number, if that was the last one.
    pub(super) fn slice(&mut self, id: u32) -> Option<Answer> {
        let Some(survey) = &mut self.hint else {
            let action = self.thinking.step()?.action;
            return Some(Answer::Action { id, action });
        };
        if !survey.is_done {
            let plan = Planner::new().best(&survey.site, Weights::WALLS);
            survey.fewest = plan.map(|plan| plan.new_walls().len());
            survey.is_done = true;
            return None;
        }
        let fewest = survey.fewest;
        let advice = advice(&self.thinking.step()?.reason);
        let hint = Hint { fewest, advice };
        Some(Answer::Hint { id, hint })
    }
}

fn advice(reason: &Reason) -> Option<Advice> {
    match reason {
        Reason::Build(reason) => Some(Advice::Build(reason.chosen)),
        Reason::Close(reason) => match (reason.close, reason.keep) {
            (Some(close), keep) if reason.is_closing => Some(Advice::Close { close, keep }),
            (close, Some(keep)) => Some(Advice::Keep { keep, close }),
            (_, None) => None,
        },
        Reason::Only | Reason::Draft(_) => None,
    }
}
