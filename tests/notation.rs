//! Every text of the rules: whatever is read prints as a text that reads to the same value.
#![cfg(not(target_arch = "wasm32"))]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use proptest::prelude::*;
use walls_of_york::rules::york::{
    Action, Board, Decree, Layout, Lot, LotSet, Lots, Record, Seat, Shape, Street, StreetSet, Tile,
};

/// Reads a text as this, and what comes of it once more; whether it could be read.
fn is_read<T: FromStr + Display + Debug + PartialEq>(text: &str) -> bool {
    let Ok(value) = text.parse::<T>() else {
        return false;
    };
    let written = value.to_string();
    let Ok(again) = written.parse::<T>() else {
        panic!("{text:?} is read, and its own text {written:?} is not")
    };
    assert_eq!(again, value, "{text:?} {written:?}");
    assert_eq!(again.to_string(), written);
    true
}

/// Reads a text as everything there is; how many things it can be read as.
fn read_all(text: &str) -> usize {
    let is_record = Record::read(text).is_ok_and(|record| {
        let again = Record::read(record.to_string());
        assert_eq!(again.as_ref(), Ok(&record));
        true
    });
    [
        is_read::<Lot>(text),
        is_read::<Street>(text),
        is_read::<LotSet>(text),
        is_read::<StreetSet>(text),
        is_read::<Lots>(text),
        is_read::<Decree>(text),
        is_read::<Shape>(text),
        is_read::<Tile>(text),
        is_read::<Layout>(text),
        is_read::<Board>(text),
        is_read::<Action>(text),
        is_read::<Seat>(text),
        is_record,
    ]
    .into_iter()
    .filter(|&is_read| is_read)
    .count()
}

/// A text of each kind, and of some kinds several.
const EXAMPLES: [&str; 21] = [
    "d4",
    "d4s",
    "a1 h8 d4",
    "a1n d4s d5n h8e",
    "CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..",
    "3C 2W 2M",
    "0C 255W 0M",
    "ell-3",
    "straight-2",
    "Bb>",
    "Pw<",
    "Bb> Wb^ Yw< P??",
    "---- Wb^ ---- ----",
    "Bb> Wb^ Yw< Pb^",
    "1 draft Bb> ul",
    "2 roll",
    "1 build a1n a1w lift h8e",
    "3 close a1n a1w a2n b1n b2n c1w",
    "8 give-up",
    "7",
    include_str!("data/games/two-draft.york"),
];

#[test]
fn every_example_reads_as_something_and_is_kept() {
    for text in EXAMPLES {
        assert!(read_all(text) > 0, "{text:?}");
    }
    for (seat, action) in (1..=8).flat_map(|seat| ["roll", "keep"].map(|deed| (seat, deed))) {
        assert_eq!(read_all(&format!("{seat} {action}")), 1);
    }
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_all(&text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_read_or_refused(
        words in prop::collection::vec(
            "[a-i][0-9][neswx]?|[WBPYX?][bw?][\\^>v<?]|----|[0-9]{1,3}[CWM]|[0-9]|draft|roll|build|lift|close|keep|give-up|u[lr]|l[lr]|(straight|corner|ell|stair|cup)-[1-4]",
            0..8,
        ),
        blank in "[ \t\n\u{a0}]{1,2}",
    ) {
        read_all(&words.join(&blank));
        read_all(&words.join(" "));
    }

    #[test]
    fn lots_of_a_board_are_read_or_refused(text in "[.CWM12V]{63,65}|[.CWM12V3é]{64}") {
        prop_assert_eq!(is_read::<Lots>(&text), text.chars().count() == 64 && !text.contains(['3', 'é']));
        read_all(&text);
    }

    #[test]
    fn legal_texts_are_read_whatever_blanks_and_second_names_they_have(
        streets in prop::collection::vec("[a-h][1-8][nesw]", 0..20),
        lifted in prop::collection::vec("[a-h][1-8][nesw]", 0..4),
        seat in 1..=8,
        counts in any::<[u8; 3]>(),
    ) {
        prop_assert!(is_read::<StreetSet>(&streets.join("  ")));
        let close = format!("{seat} close {}", streets.join(" "));
        prop_assert!(is_read::<Action>(&close));
        let build = format!(" {seat} build {} lift {} ", streets.join(" "), lifted.join(" "));
        prop_assert!(is_read::<Action>(&build));
        let [church, well, market] = counts;
        read_all(&format!("{church}C {well}W {market}M"));
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn examples_with_some_characters_changed_are_read_or_refused(
        example in prop::sample::select(EXAMPLES.as_slice()),
        changes in prop::collection::vec(
            (any::<prop::sample::Index>(), prop::option::of("[a-hnw0-9 CWMVBPY?^<>v.\n-]|\\PC")),
            1..4,
        ),
    ) {
        let mut letters: Vec<String> = example.chars().map(String::from).collect();
        for (place, change) in changes {
            let place = place.index(letters.len());
            letters[place] = change.unwrap_or_default();
        }
        read_all(&letters.concat());
    }
}
