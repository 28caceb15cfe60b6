//! Recorded games: read back, cut off, altered.

use proptest::prelude::*;
use walls_of_york::rules::york::{
    Action, Boards, Game, Options, ReadProblem, Record, Setup, sample,
};

use crate::scripted::seat;
use crate::setup;

fn short_record() -> Record {
    let mut record = sample::play(setup(0), 0);
    record.set_name(seat(1), "  Ada of\tYork ");
    record
}

fn problem(text: &str) -> (usize, ReadProblem) {
    let error = Record::read(text).expect_err("the text is no whole record");
    (error.line(), error.problem().clone())
}

#[test]
fn a_record_is_a_text_that_a_person_can_read() {
    let setup = Setup::new(
        2,
        Boards::Random,
        Options {
            perfect_plan: true,
            longest_wall: false,
        },
    );
    let mut record = Record::new(setup.unwrap(), 42);
    record.set_name(seat(2), "Ada");
    let roller = record.game().table().in_turn();
    record.apply(&Action::roll(roller)).unwrap();
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..7],
        [
            "york game 1",
            "players 2",
            "boards random",
            "options perfect-plan",
            "name 2 Ada",
            "seed 42",
            &format!("{roller} roll"),
        ]
    );
    assert!(lines[7].starts_with("checksum crc32 "));
    assert_eq!(lines.len(), 8);
}

#[test]
fn a_record_replays_to_the_same_final_table() {
    for seed in 0..40 {
        let record = sample::play(setup(seed), seed);
        let (mut game, _) = Game::new(*record.setup(), record.seed());
        for action in record.actions() {
            game.apply(action).unwrap();
        }
        assert_eq!(game, *record.game());
        let again = Record::read(record.to_string()).unwrap();
        assert_eq!(
            again.game().table().final_table(),
            game.table().final_table()
        );
    }
}

#[test]
fn names_and_line_ends_of_other_systems_are_read() {
    let record = short_record();
    assert_eq!(record.name(seat(1)), Some("Ada of York"));
    assert_eq!(record.name(seat(2)), None);
    let text = record.to_string();
    assert_eq!(Record::read(text.replace('\n', "\r\n")).unwrap(), record);
    assert_eq!(Record::read(text.trim_end()).unwrap(), record);
}

#[test]
fn a_record_cut_off_anywhere_opens_up_to_there() {
    let record = short_record();
    let text = record.to_string();
    let body = text.trim_end().len();
    for end in (0..body).rev().step_by(7) {
        let error = Record::read(&text.as_bytes()[..end]).expect_err("a part is no whole record");
        let whole_lines = text[..end].lines().count();
        assert!(error.line() <= whole_lines + 1, "{error} at {end}");
        if let Some(part) = error.readable() {
            assert!(record.actions().starts_with(part.actions()));
            // At most the line that is cut is lost.
            assert!(part.actions().len() + 8 >= whole_lines, "{error} at {end}");
        }
    }
}

#[test]
fn an_altered_record_is_refused_and_opens_as_far_as_it_is_legal() {
    let record = short_record();
    let text = record.to_string();
    let altered = text.replacen("build a1n", "build a1w", 1);
    let one_less = text
        .lines()
        .filter(|line| !line.contains("keep"))
        .collect::<Vec<_>>()
        .join("\n");
    for changed in [altered.as_str(), &one_less]
        .into_iter()
        .filter(|changed| **changed != text)
    {
        assert!(Record::read(changed).is_err());
    }
    let seed = text.replacen("name 1 Ada", "name 1 Eve", 1);
    let error = Record::read(&seed).unwrap_err();
    assert_eq!(*error.problem(), ReadProblem::Altered);
    assert_eq!(error.line(), text.lines().count());
    assert_eq!(
        error.to_string(),
        format!(
            "line {}: the checksum does not match: the text was altered",
            error.line()
        )
    );
    assert_eq!(error.into_readable().unwrap().actions(), record.actions());
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let head = "york game 1\nplayers 2\nboards random\noptions none\nseed 1\n";
    assert_eq!(problem(""), (1, ReadProblem::NoRecord));
    assert_eq!(problem("chess\n"), (1, ReadProblem::NoRecord));
    assert_eq!(
        problem("york game 2\n"),
        (1, ReadProblem::UnknownVersion("2".into()))
    );
    assert!(matches!(
        problem("york game 1\nseats 2\n"),
        (2, ReadProblem::Expected(_))
    ));
    assert!(matches!(
        problem(&head.replace("players 2", "players 9")),
        (2, ReadProblem::Setup(_))
    ));
    assert!(matches!(
        problem(&head.replace("random", "Bb> Wb^")),
        (3, ReadProblem::Board(_))
    ));
    assert!(matches!(
        problem(&head.replace("none", "some")),
        (4, ReadProblem::Expected(_))
    ));
    assert!(matches!(
        problem(&head.replace("seed 1", "seed -1")),
        (5, ReadProblem::Expected(_))
    ));
    assert!(matches!(
        problem(&head.replace("seed", "name 3 Eve\nseed")),
        (5, ReadProblem::Refused(_))
    ));
    assert_eq!(problem(head), (6, ReadProblem::CutOff));
    assert!(matches!(
        problem(&format!("{head}1 hop\n")),
        (6, ReadProblem::Action(_))
    ));
    assert!(matches!(
        problem(&format!("{head}3 roll\n")),
        (6, ReadProblem::Refused(_))
    ));
    assert_eq!(problem(head.trim_end()), (5, ReadProblem::CutOff));
    let text = short_record().to_string();
    assert_eq!(problem(&format!("{text}1 roll\n")).1, ReadProblem::TooLong);
    let error = Record::read(b"york game 1\nplayers \xff\n").unwrap_err();
    assert_eq!((error.line(), error.readable()), (2, None));
}

#[test]
fn a_record_cut_inside_its_checksum_is_cut_off_and_opens_whole() {
    let record = short_record();
    let text = record.to_string();
    let last = text.lines().count();
    for cut in 1..=23 {
        let part = &text.trim_end()[..text.trim_end().len() - cut];
        let error = Record::read(part).unwrap_err();
        assert_eq!(
            (error.line(), error.problem()),
            (last, &ReadProblem::CutOff)
        );
        assert_eq!(error.into_readable().unwrap().actions(), record.actions());
    }
}

#[test]
fn empty_lines_are_an_end_or_are_refused() {
    let text = short_record().to_string();
    let (body, _) = text.split_once("checksum").unwrap();
    let lines = body.lines().count();
    for blank in ["\n", "\n\n", " \n\r\n"] {
        let cut = (lines + 1, ReadProblem::CutOff);
        assert_eq!(problem(&format!("{body}{blank}")), cut);
        assert!(Record::read(format!("{text}{blank}")).is_ok());
    }
    let error = Record::read(text.replacen(" roll\n", " roll\n\n", 1)).unwrap_err();
    let words = "here should stand an action or the checksum, not an empty line";
    assert!(error.to_string().ends_with(words), "{error}");
    assert_eq!(problem("york game 1\n\n"), (2, ReadProblem::CutOff));
    assert!(matches!(
        problem("york game 1\n\nplayers 2\n"),
        (2, ReadProblem::Expected(_))
    ));
}

#[test]
fn long_names_and_what_is_said_twice_are_refused() {
    let head = "york game 1\nplayers 2\nboards random\noptions none\nseed 1\n";
    let named = |names: &str| problem(&head.replace("seed", &format!("{names}\nseed")));
    let long = format!("name 1 {}", "é".repeat(41));
    assert_eq!(named(&long), (5, ReadProblem::NameTooLong));
    assert_eq!(named(&long.replacen('é', "", 1)).1, ReadProblem::CutOff);
    assert_eq!(
        named("name 2 Ada\nname 1 Eve\nname 2 Ada"),
        (7, ReadProblem::NameTwice(seat(2)))
    );
    assert_eq!(
        problem(&head.replace("none", "longest-wall longest-wall")),
        (4, ReadProblem::OptionTwice("longest-wall"))
    );
    assert_eq!(
        ReadProblem::NameTwice(seat(2)).to_string(),
        "seat 2 is given a name twice"
    );
}

#[test]
fn a_checksum_is_read_in_capitals_too() {
    let record = short_record();
    let text = record.to_string();
    let (body, sum) = text.split_once("crc32").unwrap();
    let capitals = format!("{body}crc32{}", sum.to_uppercase());
    assert_ne!(capitals, text);
    assert_eq!(Record::read(capitals).unwrap(), record);
}

#[test]
fn builders_who_are_not_asked_may_keep_building_in_a_record() {
    let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
    let mut record = Record::new(setup, 42);
    let roller = record.game().table().in_turn();
    record.apply(&Action::roll(roller)).unwrap();
    for number in [1, 2] {
        let action = format!("{number} build a1n").parse().unwrap();
        record.apply(&action).unwrap();
    }
    let text = record.to_string();
    let (body, _) = text.split_once("checksum").unwrap();
    let read = |more: &str| {
        let error = Record::read(format!("{body}{more}")).unwrap_err();
        (error.problem().clone(), error.into_readable().unwrap())
    };
    let (problem, readable) = read("1 keep\n2 keep\n");
    assert_eq!((problem, &readable), (ReadProblem::CutOff, &record));
    for more in ["3 keep\n", "1 give-up\n"] {
        assert!(matches!(read(more).0, ReadProblem::Refused(_)), "{more}");
    }
}

#[test]
fn a_changed_byte_is_never_taken_for_another_game() {
    let record = short_record();
    let bytes = record.to_string().into_bytes();
    for place in (0..bytes.len()).step_by(11) {
        for change in [1, 32, 128] {
            let mut changed = bytes.clone();
            changed[place] ^= change;
            match Record::read(&changed) {
                Ok(again) => assert_eq!(again, record),
                Err(error) => assert!(error.line() <= record.actions().len() + 7, "{error}"),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_at_all_make_reading_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Record::read(&bytes).is_err());
    }

    #[test]
    fn no_text_makes_reading_an_action_panic(text in "[1-9 a-hn-w.^<>-]{0,40}|\\PC*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn lines_in_any_order_never_make_reading_panic(
        seed in 0_u64..20,
        swaps in proptest::collection::vec((0_usize..400, 0_usize..400), 1..6),
    ) {
        let text = sample::play(setup(seed), seed).to_string();
        let mut lines: Vec<&str> = text.lines().collect();
        let count = lines.len();
        for (one, other) in swaps {
            lines.swap(one % count, other % count);
        }
        if let Err(error) = Record::read(lines.join("\n")) {
            prop_assert!(error.line() <= count);
        }
    }
}
