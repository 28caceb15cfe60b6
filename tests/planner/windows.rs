//! Small boards within the great one: the planner agrees with the best of all their loops.
//!
//! Around a window lie Vikings only, each of them dearer than all there is to gain, and no walls
//! stand there. If the best loop of the window encloses no Viking, no city of the whole board is
//! better: a loop that leaves the window takes in a lot from beyond, and its Viking, unless the lot
//! is sealed; but then the loop passes three of its sides, and the fourth is a standing wall of the
//! window's border, which would serve the loop as well, cost nothing and leave the city as it is.

use walls_of_york::bots::york::planner::{Planner, Site, Weights};
use walls_of_york::rules::york::{Content, Corner, Decree, Lot, Lots, Rng, Street, StreetSet};

use super::brute::loops;
use super::chance::{cost, percent, pick, small_decree, told};

/// Questions about each window.
const QUESTIONS: usize = 16;

/// A rectangle of lots.
#[derive(Clone, Copy, Debug)]
struct Window {
    left: u8,
    top: u8,
    width: u8,
    height: u8,
}

impl Window {
    fn contains(self, lot: Lot) -> bool {
        (self.left..self.left + self.width).contains(&lot.column())
            && (self.top..self.top + self.height).contains(&lot.row())
    }

    /// The streets of its lots.
    fn ground(self) -> StreetSet {
        let is_in = |corner: Corner| {
            (self.left..=self.left + self.width).contains(&corner.x())
                && (self.top..=self.top + self.height).contains(&corner.y())
        };
        Street::ALL
            .into_iter()
            .filter(|street| street.corners().into_iter().all(is_in))
            .collect()
    }

    /// Every loop within.
    fn loops(self) -> Vec<StreetSet> {
        let mut all = Vec::new();
        let ground = self.ground();
        loops(
            ground,
            StreetSet::EMPTY,
            usize::MAX,
            usize::MAX,
            |way, _| {
                all.push(way);
            },
        );
        all
    }
}

fn contents(window: Window, rng: &mut Rng) -> Lots {
    let inner = match rng.below(3) {
        0 => &Content::ALL[..],
        1 => &Content::ALL[..6],
        _ => &Content::ALL[1..4],
    };
    Lots::from_contents(Lot::ALL.map(|lot| {
        if window.contains(lot) {
            pick(inner, rng)
        } else {
            Content::Viking
        }
    }))
}

fn site(window: Window, rng: &mut Rng) -> Site {
    let thickness = pick(&[0, 20, 50, 70, 90], rng);
    let walls = window.ground().iter();
    Site {
        lots: contents(window, rng),
        walls: walls.filter(|_| percent(thickness, rng)).collect(),
        decree: if percent(80, rng) {
            small_decree(rng)
        } else {
            Decree::new(3, 1, 2)
        },
    }
}

/// Weights by which one Viking is worse than all walls and coins of a board together.
fn weights(rng: &mut Rng) -> Weights {
    let (wall, coin) = (pick(&[0, 1, 1, 5], rng), pick(&[0, 0, 1, 3, 12], rng));
    let viking = 144 * wall + 128 * coin + 1;
    Weights { wall, coin, viking }
}

#[test]
fn the_best_of_all_loops_of_a_small_board_is_found() {
    let mut rng = Rng::seeded(1066);
    let mut planner = Planner::new();
    let mut compared = 0;
    for (width, height) in [
        (1, 6),
        (2, 2),
        (2, 5),
        (3, 3),
        (3, 4),
        (4, 3),
        (4, 4),
        (6, 2),
    ] {
        let (right, bottom) = (Lot::WIDTH - width, Lot::WIDTH - height);
        let places = [
            (0, 0),
            (right, 0),
            (0, bottom),
            (right, bottom),
            (1, 1),
            (right / 2, 2),
        ];
        for (left, top) in places {
            let window = Window {
                left,
                top,
                width,
                height,
            };
            let all = window.loops();
            for _ in 0..QUESTIONS {
                let (site, weights) = (site(window, &mut rng), weights(&mut rng));
                let costs = all.iter().filter_map(|&way| cost(&site, weights, way));
                let without_vikings = costs.filter(|&cost| cost <= 144 * i64::from(weights.wall));
                if let Some(best) = without_vikings.min() {
                    let found = planner.best(&site, weights).map(|plan| plan.cost());
                    assert_eq!(found, Some(best), "{window:?}: {}", told(&site, weights));
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 250, "{compared}");
}
