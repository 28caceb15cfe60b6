//! How fast the rules run as wasm: a benchmark, run by `cargo xtask long --only profiles`.
#![cfg(target_arch = "wasm32")]

#[path = "enclosure/positions.rs"]
#[allow(dead_code, reason = "the other tests need the rest of it")]
mod positions;

use js_sys::Date;
use positions::{ADVERSARIAL, MIDGAME, read};
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
