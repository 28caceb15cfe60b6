//! The command line: `york random` and `york replay`.

use std::path::PathBuf;
use std::process::Command;

use super::york;

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_random_game_is_recorded_and_replayed_alike() {
    let file = scratch("random.york");
    let file = file.to_str().unwrap();
    let played = york(&["random", "--seed", "7", "--players", "3", "--record", file]);
    assert!(played.status.success());
    let replayed = york(&["replay", file]);
    assert!(replayed.status.success());
    let [played, replayed] =
        [played, replayed].map(|output| String::from_utf8(output.stdout).unwrap());
    let (_, table) = played.split_once(" actions\n").unwrap();
    assert!(
        table.starts_with("place  seat  coins  invasions  shield  total\n"),
        "{table}"
    );
    assert!(replayed.ends_with(table));
    for told in [
        "== The first Age begins",
        "== The second Age ends",
        "supply: 150 walls",
    ] {
        assert!(replayed.contains(told), "{told}");
    }
}

#[test]
fn a_broken_record_is_told_as_far_as_it_goes_with_the_line_that_is_wrong() {
    let file = scratch("broken.york");
    let text = include_str!("../data/games/two-draft.york").replace("checksum", "1 hop\nchecksum");
    std::fs::write(&file, text).unwrap();
    let replayed = york(&["replay", file.to_str().unwrap()]);
    assert_eq!(replayed.status.code(), Some(1));
    let error = String::from_utf8(replayed.stderr).unwrap();
    assert!(error.contains(": line "), "{error}");
    assert!(error.contains("\"hop\" is none of"), "{error}");
    assert!(
        String::from_utf8(replayed.stdout)
            .unwrap()
            .contains("place  seat")
    );
}

#[test]
fn arguments_that_make_no_sense_are_answered_with_the_usage() {
    for args in [
        &["replay"][..],
        &["random", "--seed", "x", "--players", "2"],
        &["random", "--players", "2"],
        &["random", "--seed", "1", "--players", "9"],
        &["random", "--seed", "1", "--players", "2", "--record"],
    ] {
        let output = york(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(
            String::from_utf8(output.stderr)
                .unwrap()
                .contains("york random --seed")
                || args[0] == "replay"
        );
    }
}

#[test]
fn the_usage_names_every_option() {
    let help = String::from_utf8(york(&["--help"]).stdout).unwrap();
    for option in ["--random-boards", "--perfect-plan", "--longest-wall"] {
        assert!(help.contains(option), "{option}");
    }
}

#[test]
fn an_age_ends_with_its_scores_before_the_next_begins() {
    for game in ["two-draft", "four-bonuses", "eight-bonuses"] {
        let file = format!(
            "{}/tests/data/games/{game}.york",
            env!("CARGO_MANIFEST_DIR")
        );
        let told = String::from_utf8(york(&["replay", &file]).stdout).unwrap();
        for [from, to] in [
            ["== The first Age ends", "== The second Age begins"],
            ["== The second Age ends", "place  seat"],
        ] {
            let (_, rest) = told.split_once(from).unwrap();
            let (end, next) = rest.split_once(to).unwrap();
            let statuses = end.lines().filter(|line| line.contains(" walls, "));
            let players = statuses
                .inspect(|line| {
                    let is_done = line.ends_with(", closed") || line.ends_with(", gave up");
                    assert!(is_done, "{line}");
                })
                .count();
            assert!(game.starts_with(
                [
                    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight"
                ][players]
            ));
            assert!(end.contains("supply: "), "{end}");
            let (heading, _) = next.split_once("rolls ").unwrap_or_default();
            assert!(!heading.contains("supply: "), "{heading}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn names_of_files_need_not_be_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let file = scratch("").join(OsStr::from_bytes(b"odd-\xff.york"));
    let played = Command::new(env!("CARGO_BIN_EXE_york"))
        .args(["random", "--seed", "7", "--players", "2", "--record"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(played.status.success());
    assert!(file.exists());
    let replayed = Command::new(env!("CARGO_BIN_EXE_york"))
        .arg("replay")
        .arg(&file)
        .output()
        .unwrap();
    assert!(replayed.status.success());
}
