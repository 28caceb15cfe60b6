//! How long the planner takes on one core: `cargo bench --bench planner`.
//!
//! Each sample is one question, so the median and the slowest are those over questions.

#[path = "../tests/enclosure/positions.rs"]
#[allow(dead_code, reason = "the other benchmarks need the rest of it")]
mod positions;
#[path = "../tests/planner/questions.rs"]
mod questions;

use std::hint::black_box;

use divan::Bencher;
use questions::{HARD, MIXED, USUAL, hard, usual};
use walls_of_york::bots::york::planner::{Planner, Site, Weights};

/// How often a question is asked in a row.
const REPEATS: u32 = 5;

/// The most new walls of the cities that are asked for one by one.
const MOST_WALLS: usize = 20;

/// The cities that are asked for where they are to be different.
const CITIES: usize = 4;

fn main() {
    divan::main();
}

/// Measures something on each question in turn, with one planner for all as bots have it.
fn on_each<T>(bencher: Bencher, sites: Vec<Site>, ask: impl Fn(&mut Planner, &Site) -> T) {
    let mut asked = 0;
    let mut planner = Planner::new();
    bencher
        .with_inputs(move || {
            let turn = asked / REPEATS as usize % sites.len();
            asked += 1;
            sites[turn]
        })
        .bench_local_refs(|site| drop(black_box(ask(&mut planner, site))));
}

#[divan::bench(sample_count = USUAL, sample_size = REPEATS)]
fn midgame_fewest_walls(bencher: Bencher) {
    on_each(bencher, usual(), |planner, site| {
        planner.best(site, Weights::WALLS)
    });
}

#[divan::bench(sample_count = USUAL, sample_size = REPEATS)]
fn midgame_mixed_weights(bencher: Bencher) {
    on_each(bencher, usual(), |planner, site| planner.best(site, MIXED));
}

#[divan::bench(sample_count = USUAL, sample_size = REPEATS)]
fn midgame_within_20_walls(bencher: Bencher) {
    on_each(bencher, usual(), |planner, site| {
        planner.within(site, MIXED, MOST_WALLS)
    });
}

#[divan::bench(sample_count = USUAL, sample_size = REPEATS)]
fn midgame_four_different(bencher: Bencher) {
    on_each(bencher, usual(), |planner, site| {
        planner.different(site, MIXED, CITIES)
    });
}

#[divan::bench(sample_count = HARD, sample_size = REPEATS)]
fn hard_fewest_walls(bencher: Bencher) {
    on_each(bencher, hard(), |planner, site| {
        planner.best(site, Weights::WALLS)
    });
}

#[divan::bench(sample_count = HARD, sample_size = REPEATS)]
fn hard_mixed_weights(bencher: Bencher) {
    on_each(bencher, hard(), |planner, site| planner.best(site, MIXED));
}

#[divan::bench(sample_count = HARD, sample_size = REPEATS)]
fn hard_within_20_walls(bencher: Bencher) {
    on_each(bencher, hard(), |planner, site| {
        planner.within(site, MIXED, MOST_WALLS)
    });
}

#[divan::bench(sample_count = HARD, sample_size = REPEATS)]
fn hard_four_different(bencher: Bencher) {
    on_each(bencher, hard(), |planner, site| {
        planner.different(site, MIXED, CITIES)
    });
}
