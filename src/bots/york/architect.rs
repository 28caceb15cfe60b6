//! The King's architect, who weighs everything.

use super::Effort;
use super::bot::{Thinking, Whims};
use super::planner::Weights;
use super::study::{self, Habits, VikingFear};
use crate::rules::york::{Seat, View};

/// Begins to think about building or closing.
pub(super) fn think(view: &View, seat: Seat, whims: Whims, effort: Effort) -> Thinking {
    study::think(view, seat, whims, habits().with(effort))
}

/// Cities with many Vikings and with none, the others' boards, and many rolls.
fn habits() -> Habits {
    let weights = |wall, coin, viking| Weights { wall, coin, viking };
    Habits {
        portfolio: vec![
            (weights(9, 10, 20), 2),
            (weights(9, 10, 60), 1),
            (weights(9, 10, 6), 1),
        ],
        prospects: 8,
        rivals: 3,
        candidates: 20,
        finalists: 5,
        coarse_rolls: 36,
        fine_rolls: 180,
        openness: 30,
        fear: VikingFear::OfMost,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Level;
    use super::super::tests::first_target;

    #[test]
    fn the_architect_goes_around_vikings_that_the_mason_takes_in() {
        let [mason, architect] = [Level::Mason, Level::Architect].map(|level| {
            let vikings = (0..6).map(|seed| first_target(seed, level).1.vikings);
            vikings.sum::<u32>()
        });
        assert!(architect < mason, "{architect} {mason}");
    }

    #[test]
    fn less_effort_means_fewer_plans_and_rolls_but_some() {
        let full = super::habits();
        let tenth = super::habits().with(super::Effort::TENTH);
        assert!(tenth.portfolio.len() < full.portfolio.len());
        assert!(tenth.fine_rolls < full.fine_rolls);
        assert!(!tenth.portfolio.is_empty());
    }
}
