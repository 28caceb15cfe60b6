//! Recorded positions: the planner's costs are those of a general solver.

use walls_of_york::bots::york::planner::{Plan, Planner, Site, Weights};

use super::positions::{ADVERSARIAL, MIDGAME, Position, read};
use super::promises::assert_kept;

/// What CP-SAT says of each position; the file tells how it was made.
const PLANS: &str = include_str!("../data/plans.txt");

/// The weights of wall, coin and Viking of the four costs on each line.
const ASKED: [[u32; 3]; 4] = [[1, 0, 0], [4, 3, 2], [0, 1, 1], [0, 3, 2]];

/// The new walls within which the last of the costs is had.
const MOST: usize = 12;

/// The positions of both files with the costs that are known.
fn known() -> Vec<(Position, [Option<i64>; 4])> {
    let positions = [
        ("midgame", read(MIDGAME)),
        ("adversarial", read(ADVERSARIAL)),
    ];
    let positions = positions
        .into_iter()
        .flat_map(|(file, positions)| positions.into_iter().map(move |position| (file, position)));
    let mut lines = PLANS.lines().filter(|line| !line.starts_with('#'));
    let known = positions
        .map(|(file, position)| {
            let line = lines.next().unwrap();
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            assert_eq!(fields[..2], [file, position.name.as_str()]);
            let costs: Vec<Option<i64>> = fields[2]
                .split(' ')
                .map(|cost| (cost != "none").then(|| cost.parse().unwrap()))
                .collect();
            (position, costs.try_into().unwrap())
        })
        .collect();
    assert_eq!(lines.next(), None);
    known
}

#[test]
fn recorded_positions_cost_what_a_general_solver_says() {
    let mut planner = Planner::new();
    for (position, costs) in known() {
        let site = Site {
            lots: position.lots,
            walls: position.walls,
            decree: position.decree,
        };
        for (place, ([wall, coin, viking], known)) in ASKED.into_iter().zip(costs).enumerate() {
            let weights = Weights { wall, coin, viking };
            let plan = if place == 3 {
                planner.within(&site, weights, MOST).pop().flatten()
            } else {
                planner.best(&site, weights)
            };
            let cost = plan.as_ref().map(Plan::cost);
            assert_eq!(cost, known, "{position} | {wall} {coin} {viking}");
            if let Some(plan) = plan {
                assert_kept(&plan, &site, weights);
            }
        }
    }
}
