//! A board that is turned or mirrored costs the same.

use walls_of_york::bots::york::planner::{Planner, Site};
use walls_of_york::rules::york::{Corner, Lot, Lots, Rng, Street, StreetSet};

use super::chance::{site, told, weights};

/// One of the eight ways to turn and mirror a square: mirrored along the diagonal or not, then
/// mirrored in either direction or not.
#[derive(Clone, Copy, Debug)]
struct Turn {
    is_transposed: bool,
    flips_x: bool,
    flips_y: bool,
}

impl Turn {
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            is_transposed: bits & 1 > 0,
            flips_x: bits & 2 > 0,
            flips_y: bits & 4 > 0,
        })
    }

    /// Where a point goes on a grid whose last column and row have this number.
    fn point(self, x: u8, y: u8, last: u8) -> (u8, u8) {
        let (x, y) = if self.is_transposed { (y, x) } else { (x, y) };
        (
            if self.flips_x { last - x } else { x },
            if self.flips_y { last - y } else { y },
        )
    }

    fn lots(self, lots: &Lots) -> Lots {
        let mut turned = Lots::EMPTY;
        for lot in Lot::ALL {
            let (column, row) = self.point(lot.column(), lot.row(), 7);
            turned.put(Lot::new(column, row).unwrap(), lots.content(lot));
        }
        turned
    }

    fn walls(self, walls: StreetSet) -> StreetSet {
        let turned = walls.iter().map(|street| {
            let [first, second] = street.corners().map(|corner| {
                let (x, y) = self.point(corner.x(), corner.y(), 8);
                Corner::new(x, y).unwrap()
            });
            Street::between(first, second).unwrap()
        });
        turned.collect()
    }
}

#[test]
fn a_turned_or_mirrored_board_costs_the_same() {
    let mut rng = Rng::seeded(8);
    let mut planner = Planner::new();
    for _ in 0..25 {
        let (site, weights) = (site(&mut rng), weights(&mut rng));
        let cost = planner.best(&site, weights).map(|plan| plan.cost());
        for turn in Turn::all() {
            let turned = Site {
                lots: turn.lots(&site.lots),
                walls: turn.walls(site.walls),
                decree: site.decree,
            };
            let found = planner.best(&turned, weights).map(|plan| plan.cost());
            assert_eq!(found, cost, "{turn:?}: {}", told(&site, weights));
        }
    }
}
