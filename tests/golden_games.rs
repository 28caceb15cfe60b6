//! Recorded games, played again to the final tables that were written down with them.
//!
//! They replay natively and as wasm, so that a game is the same on every machine.

use walls_of_york::rules::york::Record;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// A game of `tests/data/games`.
macro_rules! golden {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("data/games/", $name, ".york")),
            include_str!(concat!("data/games/", $name, ".table")),
        )
    };
}

/// The games' names, records and final tables.
const GAMES: [(&str, &str, &str); 7] = [
    golden!("two-draft"),
    golden!("three-bonuses"),
    golden!("four-draft"),
    golden!("four-bonuses"),
    golden!("five-random"),
    golden!("seven-laid"),
    golden!("eight-bonuses"),
];

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
fn recorded_games_replay_to_their_final_tables() {
    for (name, text, table) in GAMES {
        let record = Record::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let played = record
            .game()
            .table()
            .final_table()
            .expect("the game was played to its end");
        assert_eq!(format!("{played}\n"), table, "{name}");
        assert_eq!(record.to_string(), text, "{name} is written as it was read");
    }
}
