//! How long the rules take on one core: `cargo bench --bench rules`.
//!
//! Each sample is one position of a data file, so the median is the one over positions.

#[path = "../tests/enclosure/positions.rs"]
mod positions;

use std::hint::black_box;

use divan::Bencher;
use positions::{ADVERSARIAL, MIDGAME, Position, read};
use walls_of_york::rules::york::{Shape, StreetSet, enclosure};

/// How often a position is asked about in a row.
const REPEATS: u32 = 200;

/// One sample for each mid-game position.
const MIDGAME_SAMPLES: u32 = 200;

/// One sample for each adversarial position.
const ADVERSARIAL_SAMPLES: u32 = 72;

fn main() {
    divan::main();
}

/// Measures something on each position of a data file in turn.
fn on_each<T>(bencher: Bencher, data: &str, repeats: u32, ask: impl Fn(&Position) -> T + Sync) {
    let positions = read(data);
    let mut asked = 0;
    bencher
        .with_inputs(move || {
            let turn = asked / repeats as usize % positions.len();
            asked += 1;
            positions[turn].clone()
        })
        .bench_local_refs(|position| drop(black_box(ask(position))));
}

#[divan::bench(sample_count = MIDGAME_SAMPLES, sample_size = REPEATS)]
fn midgame_any_city_closable(bencher: Bencher) {
    on_each(bencher, MIDGAME, REPEATS, |position| {
        enclosure::is_closable(position.walls, &position.lots, position.decree)
    });
}

#[divan::bench(sample_count = MIDGAME_SAMPLES, sample_size = REPEATS)]
fn midgame_list_all_cities(bencher: Bencher) {
    on_each(bencher, MIDGAME, REPEATS, |position| {
        enclosure::cities(position.walls, &position.lots, position.decree, 10_000)
    });
}

#[divan::bench(sample_count = MIDGAME_SAMPLES, sample_size = REPEATS)]
fn midgame_best_city(bencher: Bencher) {
    on_each(bencher, MIDGAME, REPEATS, |position| {
        enclosure::best_city(position.walls, &position.lots, position.decree)
    });
}

#[divan::bench(sample_count = MIDGAME_SAMPLES, sample_size = REPEATS)]
fn midgame_placements_of_ell_3(bencher: Bencher) {
    on_each(bencher, MIDGAME, REPEATS, |position| {
        Shape::Ell3
            .placements(position.walls)
            .collect::<Vec<StreetSet>>()
    });
}

#[divan::bench(sample_count = ADVERSARIAL_SAMPLES, sample_size = REPEATS)]
fn adversarial_any_city_closable(bencher: Bencher) {
    on_each(bencher, ADVERSARIAL, REPEATS, |position| {
        enclosure::is_closable(position.walls, &position.lots, position.decree)
    });
}

#[divan::bench(sample_count = ADVERSARIAL_SAMPLES, sample_size = 1)]
fn adversarial_list_10_000_cities(bencher: Bencher) {
    on_each(bencher, ADVERSARIAL, 1, |position| {
        enclosure::cities(position.walls, &position.lots, position.decree, 10_000)
    });
}
