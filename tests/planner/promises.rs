//! What every plan promises, on questions of all kinds.

use walls_of_york::bots::york::planner::{Plan, Planner, Site, Weights};
use walls_of_york::rules::york::{Decree, LotSet, Lots, Rng, Street, StreetSet, enclosure};

use super::chance::{cost, lots, pick, site, told, walls, weights};
use super::questions::{HARD, MIXED, USUAL, hard, usual};

/// The plan is a legal city, builds on its perimeter alone, and costs what it says.
pub fn assert_kept(plan: &Plan, site: &Site, weights: Weights) {
    let city = plan.city();
    let perimeter = city.perimeter();
    let question = || told(site, weights);
    assert_eq!(plan.new_walls(), perimeter - site.walls, "{}", question());
    let walls = site.walls | plan.new_walls();
    let declared = enclosure::declare(perimeter, walls, &site.lots, site.decree);
    assert_eq!(declared.as_ref(), Ok(city), "{}", question());
    let cost = cost(site, weights, perimeter);
    assert_eq!(Some(plan.cost()), cost, "{}", question());
}

#[test]
fn plans_are_legal_and_cost_what_they_say() {
    let mut rng = Rng::seeded(1);
    let mut planner = Planner::new();
    for _ in 0..200 {
        let (site, weights) = (site(&mut rng), weights(&mut rng));
        if let Some(plan) = planner.best(&site, weights) {
            assert_kept(&plan, &site, weights);
        }
    }
}

#[test]
fn the_questions_of_the_benchmarks_have_plans_that_keep_this() {
    let mut planner = Planner::new();
    for (sites, count) in [(usual(), USUAL), (hard(), HARD)] {
        assert_eq!(sites.len(), count as usize);
        for site in sites.iter().step_by(4) {
            if let Some(plan) = planner.best(site, MIXED) {
                assert_kept(&plan, site, MIXED);
            }
        }
    }
}

#[test]
fn more_walls_never_make_the_best_city_worse() {
    let mut rng = Rng::seeded(2);
    let mut planner = Planner::new();
    for _ in 0..40 {
        let (site, weights) = (site(&mut rng), weights(&mut rng));
        let most = 20;
        let plans = planner.within(&site, weights, most);
        assert_eq!(plans.len(), most + 1);
        let mut last: Option<i64> = None;
        for (walls, plan) in plans.iter().enumerate() {
            let cost = plan.as_ref().map(Plan::cost);
            if let Some(plan) = plan {
                assert_kept(plan, &site, weights);
                assert!(plan.new_walls().len() <= walls, "{}", told(&site, weights));
            }
            if let Some(last) = last {
                assert!(cost.unwrap() <= last, "{}", told(&site, weights));
            }
            last = cost;
        }
        let best = planner.best(&site, weights);
        match (&best, last) {
            (Some(best), last) if best.new_walls().len() <= most => {
                assert_eq!(last, Some(best.cost()), "{}", told(&site, weights));
            }
            (Some(best), Some(last)) => assert!(best.cost() <= last, "{}", told(&site, weights)),
            (Some(_), None) => {}
            (None, last) => assert_eq!(last, None, "{}", told(&site, weights)),
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer_whatever_was_asked_before() {
    let mut rng = Rng::seeded(3);
    let mut planner = Planner::new();
    for _ in 0..40 {
        let (site, weights) = (site(&mut rng), weights(&mut rng));
        let perimeter = |plan: Option<Plan>| plan.map(|plan| plan.city().perimeter());
        let used = perimeter(planner.best(&site, weights));
        let fresh = perimeter(Planner::new().best(&site, weights));
        assert_eq!(used, fresh, "{}", told(&site, weights));
    }
}

#[test]
fn a_wall_saves_at_most_one_and_costs_nothing_unless_it_seals() {
    let mut rng = Rng::seeded(4);
    let mut planner = Planner::new();
    for _ in 0..100 {
        let site = site(&mut rng);
        let mut with_more = site;
        let wall = pick(&Street::ALL, &mut rng);
        with_more.walls.insert(wall);
        let before = planner.best(&site, Weights::WALLS);
        let after = planner
            .best(&with_more, Weights::WALLS)
            .map(|plan| plan.cost());
        let question = || format!("{wall}: {}", told(&site, Weights::WALLS));
        if let Some(after) = after {
            // Without the wall the same perimeter seals no more lots.
            assert!(
                before.as_ref().unwrap().cost() <= after + 1,
                "{}",
                question()
            );
        }
        if let Some(before) = before
            && let Some(cost) = cost(&with_more, Weights::WALLS, before.city().perimeter())
        {
            assert!(after.unwrap() <= cost, "{}", question());
        }
    }
}

#[test]
fn without_a_decree_an_empty_board_needs_six_walls_for_two_lots() {
    let site = Site {
        lots: Lots::EMPTY,
        walls: StreetSet::EMPTY,
        decree: Decree::NONE,
    };
    let plan = Planner::new().best(&site, Weights::WALLS).unwrap();
    assert_eq!(plan.cost(), 6);
    assert_eq!(plan.new_walls().len(), 6);
    assert_eq!(plan.city().lots().len(), 2);
    let within = Planner::new().within(&site, Weights::WALLS, 6);
    assert!(within[..6].iter().all(Option::is_none));
    assert_eq!(within[6].as_ref().map(Plan::cost), Some(6));
}

#[test]
fn decrees_that_cannot_be_met_have_no_plan() {
    let mut rng = Rng::seeded(5);
    let mut planner = Planner::new();
    for _ in 0..20 {
        let lots = lots(&mut rng);
        let churches = u8::try_from(lots.churches().len()).unwrap() + 1;
        let site = Site {
            lots,
            walls: walls(100, &mut rng),
            decree: Decree::new(churches, 0, 0),
        };
        assert!(planner.best(&site, Weights::WALLS).is_none());
        assert!(
            planner
                .within(&site, Weights::WALLS, 20)
                .iter()
                .all(Option::is_none)
        );
        assert!(planner.different(&site, Weights::WALLS, 3).is_empty());
    }
    let site = Site {
        lots: lots(&mut rng),
        walls: StreetSet::FULL,
        decree: Decree::NONE,
    };
    assert!(planner.best(&site, Weights::WALLS).is_none());
    let huge = Site {
        lots: lots(&mut rng),
        walls: StreetSet::EMPTY,
        decree: Decree::new(u8::MAX, u8::MAX, u8::MAX),
    };
    assert!(planner.best(&huge, Weights::WALLS).is_none());
}

#[test]
fn a_decree_for_all_buildings_there_are_can_be_met() {
    let lots: Lots = "CWMC".repeat(16).parse().unwrap();
    let site = Site {
        lots,
        walls: StreetSet::EMPTY,
        decree: Decree::new(32, 16, 16),
    };
    let plan = Planner::new().best(&site, Weights::WALLS).unwrap();
    assert_eq!(plan.cost(), 32);
    assert_eq!(plan.city().lots(), LotSet::FULL);
}
