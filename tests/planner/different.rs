//! Several good cities, no two of them alike.

use walls_of_york::bots::york::planner::{Plan, Planner};
use walls_of_york::rules::york::Rng;

use super::chance::{site, told, weights};
use super::promises::assert_kept;
use super::questions::{MIXED, usual};

#[test]
fn different_plans_are_legal_cities_of_different_lots_the_best_first() {
    let mut rng = Rng::seeded(6);
    let mut planner = Planner::new();
    for _ in 0..40 {
        let (site, weights) = (site(&mut rng), weights(&mut rng));
        let count = 4;
        let plans = planner.different(&site, weights, count);
        assert!(plans.len() <= count);
        let best = planner.best(&site, weights).map(|plan| plan.cost());
        let first = plans.first().map(Plan::cost);
        assert_eq!(first, best, "{}", told(&site, weights));
        for (number, plan) in plans.iter().enumerate() {
            assert_kept(plan, &site, weights);
            for earlier in &plans[..number] {
                let (lots, others) = (plan.city().lots(), earlier.city().lots());
                let is_other = 3 * (lots & others).len() <= 2 * (lots | others).len();
                assert!(is_other, "{}", told(&site, weights));
            }
        }
    }
}

#[test]
fn usual_positions_have_several_clearly_different_cities() {
    let mut planner = Planner::new();
    let found = usual()
        .iter()
        .step_by(5)
        .map(|site| planner.different(site, MIXED, 4).len())
        .collect::<Vec<usize>>();
    let several = found.iter().filter(|&&cities| cities >= 2).count();
    assert!(10 * several >= 9 * found.len(), "{found:?}");
}
