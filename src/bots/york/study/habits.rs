//! How thoroughly a level studies, and what it fears.

use crate::bots::york::planner::Weights;
use crate::bots::york::{Effort, Hundredths};

/// What Vikings mean to a level.
#[derive(Clone, Copy, Debug)]
pub(in super::super) enum VikingFear {
    /// Each costs the same, whatever the others have.
    Each(Hundredths),
    /// What counts is who has the most and who the fewest.
    OfMost,
}

/// How thoroughly a level studies.
#[derive(Clone, Debug)]
pub(in super::super) struct Habits {
    /// The weights by which cities are planned, and how many different ones by each.
    pub(in super::super) portfolio: Vec<(Weights, usize)>,
    /// How many cities are kept in sight.
    pub(in super::super) prospects: usize,
    /// How many of the others' boards are planned on.
    pub(in super::super) rivals: usize,
    /// How many placements are compared by a few rolls.
    pub(in super::super) candidates: usize,
    /// How many of them are compared by many rolls.
    pub(in super::super) finalists: usize,
    /// Sequences of rolls for the first comparison.
    pub(in super::super) coarse_rolls: usize,
    /// Sequences of rolls for the second comparison.
    pub(in super::super) fine_rolls: usize,
    /// How much it counts, in per cent, that the best city may yet turn out to be another one.
    pub(in super::super) openness: i64,
    /// What Vikings mean.
    pub(in super::super) fear: VikingFear,
}

impl Habits {
    /// The same habits with as much work as the effort allows.
    pub(in super::super) fn with(mut self, effort: Effort) -> Self {
        // Of less work the plans get more than their share: without any there is nothing to weigh.
        let plans = effort
            .of(self.portfolio.len() * 2)
            .min(self.portfolio.len());
        self.portfolio.truncate(plans.max(1));
        if effort < Effort::FULL {
            for (_, count) in &mut self.portfolio {
                *count = effort.of(*count);
            }
            self.rivals = self.rivals.min(effort.of(self.rivals * 2));
        }
        self.candidates = effort.of(self.candidates).max(4);
        self.finalists = effort.of(self.finalists).max(2);
        self.coarse_rolls = effort.of(self.coarse_rolls).max(6);
        self.fine_rolls = effort.of(self.fine_rolls).max(12);
        self
    }
}
