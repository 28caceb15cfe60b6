//! The merchant, who goes for coins.

use super::bot::{Thinking, Whims};
use super::planner::Weights;
use super::study::{self, Habits, VikingFear};
use super::{Effort, Hundredths};
use crate::rules::york::{Seat, View};

/// Begins to think about building or closing.
pub(super) fn think(view: &View, seat: Seat, whims: Whims, effort: Effort) -> Thinking {
    study::think(view, seat, whims, habits().with(effort))
}

/// Two plans, one for more coins and one for fewer walls, and some thought on the next rolls.
fn habits() -> Habits {
    let weights = |wall, coin, viking| Weights { wall, coin, viking };
    Habits {
        portfolio: vec![(weights(10, 10, 12), 1), (weights(14, 10, 12), 1)],
        prospects: 2,
        rivals: 0,
        candidates: 8,
        finalists: 3,
        coarse_rolls: 12,
        fine_rolls: 36,
        openness: 0,
        fear: VikingFear::Each(Hundredths::new(160)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Level;
    use super::super::tests::first_target;

    #[test]
    fn the_merchant_has_more_coins_in_mind_than_the_mason_and_builds_more_walls_for_them() {
        let sums = [Level::Mason, Level::Merchant].map(|level| {
            let targets = (0..6).map(|seed| first_target(seed, level).1);
            targets.fold((0, 0), |(coins, walls), target| {
                (coins + target.coins, walls + target.perimeter.len())
            })
        });
        let [mason, merchant] = sums;
        assert!(merchant.0 > mason.0, "{sums:?}");
        assert!(merchant.1 >= mason.1, "{sums:?}");
    }

    #[test]
    fn a_tenth_of_the_effort_is_still_a_plan() {
        let habits = super::habits().with(super::Effort::TENTH);
        assert_eq!(habits.portfolio.len(), 1);
        assert!(habits.coarse_rolls > 0 && habits.candidates > 1);
    }
}
