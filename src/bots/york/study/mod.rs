//! Weighing several cities against the rolls to come, as the two best levels do.
//!
//! A study goes through stages, each in slices: it has cities planned, the others' boards looked at,
//! and then compares what can be built now, or closing with building on.

mod building;
mod closing;
mod habits;
mod prospect;
mod rivals;

#[cfg(test)]
pub(super) use closing::{CAUTION, PATIENCE};
pub(super) use habits::{Habits, VikingFear};

use super::apprentice::whole_board;
use super::bot::{Slices, Thinking, Whims};
use super::finish::Rolls;
use super::planner::{Planner, Site};
use super::vikings::Tokens;
use super::worth::Worth;
use super::{Choice, Target};
use crate::rules::york::{Seat, View};
use building::Comparison;
use prospect::Prospect;

/// Sequences of rolls by which cities are told apart before placements are compared.
const SURVEY_ROLLS: usize = 36;

/// Begins to think about building or closing by these habits.
pub(super) fn think(view: &View, seat: Seat, whims: Whims, habits: Habits) -> Thinking {
    let table = view.table();
    let site = Site::of(table, view.walls());
    let mut rng = whims.now(table);
    Thinking::new(Study {
        view: view.clone(),
        seat,
        site,
        survey: Rolls::new(SURVEY_ROLLS.min(habits.fine_rolls), &mut rng),
        coarse: Rolls::new(habits.coarse_rolls, &mut rng),
        fine: Rolls::new(habits.fine_rolls, &mut rng),
        rivals: rivals::worth_a_plan(table, seat, habits.rivals),
        habits,
        planner: Planner::new(),
        stage: Stage::Plans(0),
        targets: Vec::new(),
        plans_of_rivals: Vec::new(),
    })
}

/// Where a study has got to.
enum Stage {
    /// Cities are planned by the weights at this place.
    Plans(usize),
    /// The board of the rival at this place is looked at.
    Rivals(usize),
    /// Placements are compared.
    Builds(Box<Comparison>),
    /// Closing is compared with building on.
    Closing,
}

/// One decision's study.
struct Study {
    view: View,
    seat: Seat,
    site: Site,
    habits: Habits,
    survey: Rolls,
    coarse: Rolls,
    fine: Rolls,
    rivals: Vec<Seat>,
    planner: Planner,
    stage: Stage,
    targets: Vec<Target>,
    plans_of_rivals: Vec<(Seat, Tokens)>,
}

impl Slices for Study {
    fn slice(&mut self) -> Option<Choice> {
        match &mut self.stage {
            Stage::Plans(next) => {
                let next = *next;
                self.plan(next);
                self.stage = if next + 1 < self.habits.portfolio.len() {
                    Stage::Plans(next + 1)
                } else if self.rivals.is_empty() {
                    self.compare()
                } else {
                    Stage::Rivals(0)
                };
                None
            }
            Stage::Rivals(next) => {
                let next = *next;
                let rival = self.rivals[next];
                let tokens = rivals::tokens(self.view.table(), rival, &mut self.planner);
                self.plans_of_rivals.push((rival, tokens));
                self.stage = if next + 1 < self.rivals.len() {
                    Stage::Rivals(next + 1)
                } else {
                    self.compare()
                };
                None
            }
            Stage::Builds(comparison) => comparison.slice(&self.coarse, &self.fine),
            Stage::Closing => {
                let worth = self.worth();
                let prospects = self.prospects(&worth);
                Some(closing::choose(
                    self.view.table(),
                    self.seat,
                    &worth,
                    &prospects,
                    &self.fine,
                ))
            }
        }
    }
}

impl Study {
    /// Adds the cities that the weights at this place of the portfolio lead to.
    fn plan(&mut self, place: usize) {
        let Some(&(weights, count)) = self.habits.portfolio.get(place) else {
            return;
        };
        let plans = if count > 1 {
            self.planner.different(&self.site, weights, count)
        } else {
            self.planner.best(&self.site, weights).into_iter().collect()
        };
        for plan in plans {
            let target = Target::from(*plan.city());
            let is_known = |known: &Target| known.perimeter == target.perimeter;
            if !self.targets.iter().any(is_known) {
                self.targets.push(target);
            }
        }
    }

    fn worth(&self) -> Worth {
        let table = self.view.table();
        match self.habits.fear {
            VikingFear::Each(price) => Worth::plain(table, self.seat, price),
            VikingFear::OfMost => {
                let others = rivals::all_tokens(table, self.seat, &self.plans_of_rivals);
                Worth::new(table, self.seat, &others)
            }
        }
    }

    /// The cities in sight, best first; there is always one.
    fn prospects(&self, worth: &Worth) -> Vec<Prospect> {
        let walls = self.site.walls;
        let targets = self.targets.iter().copied();
        let mut prospects: Vec<Prospect> = targets
            .flat_map(|target| Prospect::all(target, walls, worth, &self.survey))
            .collect();
        if prospects.is_empty() {
            let board = whole_board(self.view.table());
            prospects.extend(Prospect::all(board, walls, worth, &self.survey));
        }
        prospects.sort_by_key(|prospect| std::cmp::Reverse(prospect.value()));
        prospects.truncate(self.habits.prospects);
        prospects
    }

    /// The stage in which everything planned is compared.
    fn compare(&self) -> Stage {
        let Some(hand) = self.view.hand() else {
            return Stage::Closing;
        };
        let worth = self.worth();
        let prospects = self.prospects(&worth);
        let table = self.view.table();
        Stage::Builds(Box::new(Comparison::new(
            table,
            self.seat,
            hand,
            &worth,
            prospects,
            &self.habits,
        )))
    }
}
