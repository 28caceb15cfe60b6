//! The command line: `york bout`.

use std::path::PathBuf;

use super::york;

/// The tables of a bout without what a clock says: the last three columns of the first one.
fn tables(args: &[&str]) -> Vec<String> {
    let output = york(args);
    let told = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{told}{errors}");
    let mut tables: Vec<String> = told.split("\n\n").map(str::to_owned).collect();
    let without_times = tables[1].lines().map(|line| {
        let words = line.split("  ").map(str::trim);
        let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words.truncate(words.len() - 3);
        words.join("|")
    });
    tables[1] = without_times.collect::<Vec<_>>().join("\n");
    tables
}

#[test]
fn a_bout_is_told_alike_whatever_the_threads() {
    let bout = |threads| {
        let effort = ["--effort", "1", "--perfect-plan", "--threads", threads];
        let seats = "mason,apprentice,architect";
        let games = ["bout", "--seats", seats, "--games", "6", "--seed", "3"];
        tables(&[&games[..], &effort].concat())
    };
    let alone = bout("1");
    assert_eq!(alone, bout("2"));
    assert_eq!(alone[0], "6 games of 3");
    let rows: Vec<&str> = alone[1].lines().collect();
    assert!(
        rows[0].starts_with("level|seats|wins|95 % interval|"),
        "{}",
        rows[0]
    );
    assert_eq!(rows.len(), 4, "{rows:?}");
    for heading in ["Rolls of an Age", "Scores of a seat", "Faces in the draft"] {
        let is_told = alone.iter().any(|part| part.starts_with(heading));
        assert!(is_told, "{heading}: {alone:?}");
    }
}

#[test]
fn wins_of_all_seats_add_up() {
    let args = ["bout", "--seats", "apprentice,mason", "--games", "5"];
    let tables = tables(
        &[
            &args[..],
            &["--seed", "5", "--effort", "1", "--random-boards"],
        ]
        .concat(),
    );
    let wins = tables[1].lines().skip(1).map(|row| {
        let share = row.split('|').nth(2).unwrap().strip_suffix(" %");
        share.unwrap().parse::<f64>().unwrap()
    });
    assert!((wins.sum::<f64>() - 100.0).abs() < 0.2, "{tables:?}");
    let is_draft = |part: &String| part.starts_with("Faces in the draft");
    assert!(!tables.iter().any(is_draft), "no draft was played");
}

#[test]
fn games_that_are_kept_can_be_replayed_with_the_names_of_the_levels() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bout");
    drop(std::fs::remove_dir_all(&folder));
    let args = [
        "bout",
        "--seats",
        "apprentice,mason",
        "--games",
        "3",
        "--seed",
        "9",
    ];
    let record = ["--effort", "1", "--record", folder.to_str().unwrap()];
    let output = york(&[&args[..], &record].concat());
    assert!(output.status.success());
    for (number, first) in [(1, "apprentice"), (2, "mason"), (3, "apprentice")] {
        let file = folder.join(format!("{number:05}.york"));
        let replayed = york(&["replay", file.to_str().unwrap()]);
        assert!(replayed.status.success());
        let told = String::from_utf8(replayed.stdout).unwrap();
        assert!(told.contains("== The second Age ends"), "{told}");
        assert!(told.contains(&format!("seat 1 ({first})")), "{told}");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 3);
}

#[test]
fn a_folder_that_cannot_be_is_named() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml/games");
    let args = ["bout", "--seats", "apprentice,apprentice", "--games", "1"];
    let output = york(
        &[
            &args[..],
            &["--seed", "1", "--record", folder.to_str().unwrap()],
        ]
        .concat(),
    );
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("Cargo.toml/games: "), "{error}");
}

#[test]
fn arguments_that_make_no_sense_are_answered_with_the_usage() {
    let good = [
        "bout",
        "--seats",
        "mason,mason",
        "--games",
        "1",
        "--seed",
        "1",
    ];
    let bad: [&[&str]; 12] = [
        &["bout"],
        &["bout", "--games", "1", "--seed", "1"],
        &["bout", "--seats", "mason,mason", "--seed", "1"],
        &["bout", "--seats", "mason,mason", "--games", "1"],
        &[&good[..], &["--seats", "mason"]].concat(),
        &[&good[..], &["--seats", "mason,king"]].concat(),
        &[&good[..], &["--games", "0"]].concat(),
        &[&good[..], &["--threads", "0"]].concat(),
        &[&good[..], &["--threads", "-1"]].concat(),
        &[&good[..], &["--effort", "0"]].concat(),
        &[&good[..], &["--record"]].concat(),
        &[&good[..], &["more"]].concat(),
    ];
    for args in bad {
        let output = york(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains("usage: york bout --seats"), "{error}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn the_usage_names_the_levels() {
    let help = String::from_utf8(york(&["--help"]).stdout).unwrap();
    for word in [
        "bout",
        "apprentice",
        "mason",
        "merchant",
        "architect",
        "--effort",
    ] {
        assert!(help.contains(word), "{word}");
    }
}
