//! The mason, who builds on towards the city with the fewest walls.

use super::Choice;
use super::apprentice::whole_board;
use super::bot::{Slices, Thinking};
use super::planner::{Planner, Site, Weights};
use super::pursuit::{close_first, lay_most};
use crate::rules::york::{Hand, Seat, View};

/// What counts for the mason: walls, and coins or Vikings only between equals.
const WEIGHTS: Weights = Weights {
    wall: 30,
    coin: 1,
    viking: 1,
};

/// Begins to think about building or closing.
pub(super) fn think(view: &View, seat: Seat) -> Thinking {
    match view.hand() {
        Some(hand) => Thinking::new(Building {
            view: view.clone(),
            seat,
            hand,
        }),
        None => Thinking::new(Some(close_first(view.table(), seat))),
    }
}

/// The mason at work; one plan is one slice, and that is all.
struct Building {
    view: View,
    seat: Seat,
    hand: Hand,
}

impl Slices for Building {
    fn slice(&mut self) -> Option<Choice> {
        let table = self.view.table();
        let site = Site::of(table, self.hand.walls());
        let plan = Planner::new().best(&site, WEIGHTS);
        let target = plan.map_or_else(|| whole_board(table), |plan| (*plan.city()).into());
        Some(lay_most(&self.view, self.seat, &self.hand, target))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Level;
    use super::super::tests::first_target;
    use super::*;

    #[test]
    fn no_city_has_fewer_walls_than_the_mason_s() {
        for seed in 0..5 {
            let (view, target) = first_target(seed, Level::Mason);
            let site = Site::of(view.table(), view.walls());
            let fewest = Planner::new().best(&site, Weights::WALLS).unwrap();
            assert_eq!(target.perimeter.len(), fewest.new_walls().len());
        }
    }
}
