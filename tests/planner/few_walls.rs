//! The whole board: the planner agrees with the best of all loops that need few new walls.

use walls_of_york::bots::york::planner::{Plan, Planner, Site, Weights};
use walls_of_york::rules::york::{LotSet, Rng, StreetSet};

use super::brute::loops;
use super::chance::{cost, decree, lots, pick, small_decree, told, walls, weights};

/// Questions that are compared.
const QUESTIONS: usize = 150;

/// More steps than this, and a question is passed over.
const EFFORT: usize = 200_000;

/// The least costs of cities with at most 0, 1, 2 … new walls, found by trying all loops.
fn brute(site: &Site, weights: Weights, most: usize) -> Option<Vec<Option<i64>>> {
    let mut least: Vec<Option<i64>> = vec![None; most + 1];
    loops(StreetSet::FULL, site.walls, most, EFFORT, |way, new| {
        if let Some(cost) = cost(site, weights, way) {
            for least in &mut least[new..] {
                *least = Some(least.map_or(cost, |least| least.min(cost)));
            }
        }
    })?;
    Some(least)
}

#[test]
fn the_best_of_all_loops_with_few_new_walls_is_found() {
    let mut rng = Rng::seeded(869);
    let mut planner = Planner::new();
    let (mut compared, mut with_city, mut proven) = (0, 0, 0);
    while compared < QUESTIONS {
        let most_walls = pick(&[10, 30, 50, 70], &mut rng);
        let site = Site {
            lots: lots(&mut rng),
            walls: walls(most_walls, &mut rng),
            decree: if rng.below(2) == 0 {
                small_decree(&mut rng)
            } else {
                decree(&mut rng)
            },
        };
        let weights = weights(&mut rng);
        let most = pick(&[0, 2, 4, 6, 8, 10, 12, 14], &mut rng);
        let Some(least) = brute(&site, weights, most) else {
            continue;
        };
        compared += 1;
        let plans = planner.within(&site, weights, most);
        let costs: Vec<Option<i64>> = plans
            .iter()
            .map(|plan| plan.as_ref().map(Plan::cost))
            .collect();
        assert_eq!(costs, least, "{}", told(&site, weights));

        let best = planner.best(&site, weights).map(|plan| plan.cost());
        if let Some(Some(least)) = least.last() {
            with_city += 1;
            let best = best.unwrap();
            assert!(best <= *least, "{}", told(&site, weights));
            // With more walls, all the coins of the board would not make up for them.
            let coins = site.lots.coins_in(LotSet::FULL);
            let beyond = i64::from(weights.wall) * i64::try_from(most + 1).unwrap()
                - i64::from(weights.coin) * i64::from(coins);
            if *least <= beyond {
                assert_eq!(best, *least, "{}", told(&site, weights));
                proven += 1;
            }
        }
    }
    assert!(with_city > QUESTIONS / 4, "{with_city}");
    assert!(proven > QUESTIONS / 10, "{proven}");
}
