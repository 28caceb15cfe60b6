//! How fast the rules and the planner run as wasm: a benchmark, run by `cargo xtask long --only profiles`.
#![cfg(target_arch = "wasm32")]

#[path = "enclosure/positions.rs"]
#[allow(dead_code, reason = "the other tests need the rest of it")]
mod positions;
#[path = "planner/questions.rs"]
mod questions;

use js_sys::Date;
use positions::{ADVERSARIAL, MIDGAME, read};
use questions::{HARD, MIXED, USUAL, hard, usual};
use walls_of_york::bots::york::planner::{Planner, Site, Weights};
use walls_of_york::rules::york::{Boards, Options, Setup, enclosure, sample};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The milliseconds that one run of `work` takes, over so many that the clock can tell.
fn milliseconds(times: u32, mut work: impl FnMut(u32)) -> f64 {
    work(0);
    let begin = Date::now();
    for time in 0..times {
        work(time);
    }
    (Date::now() - begin) / f64::from(times)
}

#[wasm_bindgen_test]
#[ignore = "a benchmark"]
fn the_rules_as_wasm() {
    for (name, data, times) in [
        ("mid-game", MIDGAME, 2_000),
        ("adversarial", ADVERSARIAL, 3),
    ] {
        let positions = read(data);
        let time = milliseconds(times, |_| {
            for position in &positions {
                enclosure::cities(position.walls, &position.lots, position.decree, 10_000);
            }
        });
        console_log!(
            "{time:9.3} ms: all cities of {} {name} positions",
            positions.len()
        );
    }
    let setup = Setup::new(4, Boards::Random, Options::default()).expect("four can play");
    let time = milliseconds(300, |seed| {
        sample::play(setup.clone(), u64::from(seed));
    });
    console_log!("{time:9.3} ms: a whole random game of four");
}

/// Asks each question some times and prints the median and the worst over questions.
fn tell(name: &str, sites: &[Site], count: u32, mut ask: impl FnMut(&Site)) {
    assert_eq!(sites.len(), count as usize);
    let time = |site| milliseconds(8, |_| ask(site));
    let mut times: Vec<f64> = sites.iter().map(time).collect();
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    console_log!("median {median:7.2} ms, worst {worst:7.2} ms: {name} of {count} questions");
}

#[wasm_bindgen_test]
#[ignore = "a benchmark"]
fn the_planner_as_wasm() {
    let mut planner = Planner::new();
    for (kind, sites, count) in [("mid-game", usual(), USUAL), ("hard", hard(), HARD)] {
        for (weighed, weights) in [("fewest walls", Weights::WALLS), ("mixed weights", MIXED)] {
            tell(&format!("{kind}, {weighed},"), &sites, count, |site| {
                planner.best(site, weights);
            });
        }
    }
    // These take several plans each, so a part of the questions tells enough.
    let usual: Vec<Site> = usual().into_iter().step_by(8).collect();
    tell("mid-game, within 20 walls,", &usual, USUAL / 8, |site| {
        planner.within(site, MIXED, 20);
    });
    tell("mid-game, four different,", &usual, USUAL / 8, |site| {
        planner.different(site, MIXED, 4);
    });
}
