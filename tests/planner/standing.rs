//! Where walls are too dear to build any: the planner agrees with the list of all standing cities.

use walls_of_york::bots::york::planner::{Planner, Site, Weights};
use walls_of_york::rules::york::{Rng, enclosure};

use super::chance::{decree, lots, percent, small_decree, told, walls};
use super::positions::{ADVERSARIAL, MIDGAME, read};

/// More than all coins and Vikings of a board weigh.
const DEAR: u32 = 1 << 20;

/// The least cost of a city that needs no new wall, if there is any and all can be listed.
fn least_standing(site: &Site, weights: Weights) -> Option<i64> {
    let cities = enclosure::cities(site.walls, &site.lots, site.decree, 20_000);
    let cost = |city: &enclosure::City| {
        i64::from(weights.viking) * i64::from(city.vikings())
            - i64::from(weights.coin) * i64::from(city.coins())
    };
    cities
        .is_complete()
        .then(|| cities.iter().map(cost).min())?
}

fn compare(site: &Site, planner: &mut Planner) -> bool {
    let mut has_city = false;
    for (coin, viking) in [(0, 0), (1, 0), (0, 1), (3, 2)] {
        let weights = Weights {
            wall: DEAR,
            coin,
            viking,
        };
        if let Some(least) = least_standing(site, weights) {
            has_city = true;
            let plan = planner.best(site, weights).unwrap();
            assert_eq!(plan.cost(), least, "{}", told(site, weights));
            assert!(plan.new_walls().is_empty(), "{}", told(site, weights));
        }
    }
    has_city
}

#[test]
fn the_best_standing_city_of_random_walls_is_found() {
    let mut rng = Rng::seeded(71);
    let mut planner = Planner::new();
    let mut compared = 0;
    while compared < 150 {
        let site = Site {
            lots: lots(&mut rng),
            walls: walls(110, &mut rng),
            decree: if percent(70, &mut rng) {
                small_decree(&mut rng)
            } else {
                decree(&mut rng)
            },
        };
        compared += usize::from(compare(&site, &mut planner));
    }
}

#[test]
fn the_best_standing_city_of_recorded_positions_is_found() {
    let mut planner = Planner::new();
    let mut compared = 0;
    for position in [read(MIDGAME), read(ADVERSARIAL)].concat() {
        let site = Site {
            lots: position.lots,
            walls: position.walls,
            decree: position.decree,
        };
        compared += usize::from(compare(&site, &mut planner));
    }
    assert!(compared > 50, "{compared}");
}
