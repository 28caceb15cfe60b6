//! Commands that answer line by line: `york judge`, `york placements`, `york plan`.

use std::process::Output;

use serde_json::{Value, json};

use super::york_reading;

fn answers(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn question(walls: &[&str]) -> Value {
    let lots = format!("C2V{}", ".".repeat(61));
    json!({"lots": lots, "walls": walls, "decree": {"church": 1, "well": 0, "market": 0}})
}

#[test]
fn judge_lists_cities_best_first_with_fields_in_order() {
    let walls = [
        "a1n", "a1w", "a1s", "b1n", "b1e", "b1s", "c1n", "c1e", "c1s", "c1s", "h8e",
    ];
    let output = york_reading(&["judge"], format!("{}\n", question(&walls)).as_bytes());
    assert!(output.status.success());
    // The sealed lot c1 is part of neither city, but a longer perimeter removes fewer walls.
    let expected = concat!(
        r#"{"cities":[{"perimeter":["a1n","a1w","a2n","b1n","b2n","c1n","c2n","d1w"],"#,
        r#""lots":["a1","b1"],"church":1,"well":0,"market":0,"coins":2,"vikings":0,"removed":2},"#,
        r#"{"perimeter":["a1n","a1w","a2n","b1n","b2n","c1w"],"#,
        r#""lots":["a1","b1"],"church":1,"well":0,"market":0,"coins":2,"vikings":0,"removed":4}],"#,
        r#""complete":true}"#,
        "\n"
    );
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
}

#[test]
fn judge_says_when_it_does_not_list_all_cities() {
    let mut walls = Vec::new();
    for column in "abcdefgh".chars() {
        for row in 1..=8 {
            walls.extend(["n", "s", "w"].map(|side| format!("{column}{row}{side}")));
        }
    }
    walls.push("h1e".to_owned());
    walls.retain(|wall| wall != "d4n" && wall != "d3s");
    let walls: Vec<&str> = walls.iter().map(String::as_str).collect();
    let mut question = question(&walls);
    question["decree"]["church"] = json!(0);
    let output = york_reading(&["judge"], question.to_string().as_bytes());
    assert!(output.status.success());
    let answer = &answers(&output)[0];
    assert_eq!(answer["complete"], json!(false));
    assert_eq!(answer["cities"].as_array().unwrap().len(), 10_000);
}

#[test]
fn placements_are_counted_and_listed() {
    let input =
        "{\"walls\": [\"a1n\"], \"shape\": \"straight-2\"}\n{\"walls\": [], \"shape\": \"one\"}\n";
    let output = york_reading(&["placements"], input.as_bytes());
    assert!(output.status.success());
    let answers = answers(&output);
    assert_eq!(answers[0]["count"], json!(125));
    assert_eq!(answers[0]["placements"][0], json!(["a1w", "a2w"]));
    assert_eq!(answers[1]["count"], json!(144));
    assert_eq!(answers[1]["placements"].as_array().unwrap().len(), 144);
}

fn plan_question(walls: &[&str]) -> Value {
    let mut question = question(walls);
    question["weights"] = json!({"wall": 1, "coin": 0, "viking": 0});
    question
}

#[test]
fn plan_answers_with_the_city_that_costs_least_with_fields_in_order() {
    let walls = ["a1n", "a1w", "a1s", "b1n", "c1s", "h8e"];
    let mut mixed = plan_question(&walls);
    mixed["weights"] = json!({"wall": 2, "coin": 5, "viking": 4_294_967_295_u32});
    let lines = format!("{}\n{mixed}\n", plan_question(&walls));
    let output = york_reading(&["plan"], lines.as_bytes());
    assert!(output.status.success());
    let expected = [
        r#"{"cost":2,"new_walls":2,"perimeter":["a1n","a1w","a2n","b1n","b2n","c1w"],"#,
        r#""lots":["a1","b1"],"coins":2,"vikings":0}"#,
        "\n",
        r#"{"cost":-6,"new_walls":2,"perimeter":["a1n","a1w","a2n","b1n","b2n","c1w"],"#,
        r#""lots":["a1","b1"],"coins":2,"vikings":0}"#,
        "\n",
    ];
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected.concat());
}

#[test]
fn plan_says_where_no_city_is_possible() {
    let mut question = plan_question(&["a1n", "a1w", "a1s", "a1e"]);
    let sealed = format!("{question}\n");
    question["walls"] = json!([]);
    question["decree"]["church"] = json!(2);
    let output = york_reading(&["plan"], format!("{sealed}{question}\n").as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text, "{\"cost\":null}\n{\"cost\":null}\n");
}

#[test]
fn weights_that_make_no_sense_are_named() {
    let errors = [
        (json!(7), "\"weights\" is not an object"),
        (
            json!({"wall": 1, "coin": 0}),
            "\"weights\": \"viking\" is missing",
        ),
        (
            json!({"wall": -1, "coin": 0, "viking": 0}),
            "\"weights\": \"wall\" is not a whole number from 0 on",
        ),
        (
            json!({"wall": 1.5, "coin": 0, "viking": 0}),
            "\"weights\": \"wall\" is not a whole number from 0 on",
        ),
        (
            json!({"wall": 1, "coin": 4_294_967_296_u64, "viking": 0}),
            "\"weights\": \"coin\" is more than 4294967295",
        ),
        (
            json!({"wall": 1, "coin": 0, "viking": 1e30}),
            "\"weights\": \"viking\" is more than 4294967295",
        ),
    ];
    for (weights, expected) in errors {
        let mut question = plan_question(&[]);
        question["weights"] = weights;
        let output = york_reading(&["plan"], question.to_string().as_bytes());
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(answers(&output)[0], json!({"error": expected}));
    }
    let output = york_reading(&["plan"], question(&[]).to_string().as_bytes());
    assert_eq!(answers(&output)[0]["error"], "\"weights\" is missing");
}

#[test]
fn a_bad_line_is_answered_with_its_error_and_the_rest_goes_on() {
    let good = question(&[]).to_string();
    let input = [
        b"nonsense\n".as_slice(),
        b"\n",
        b"\xff{}\n",
        good.as_bytes(),
        b"\r\n[]",
    ]
    .concat();
    let output = york_reading(&["judge"], &input);
    assert_eq!(output.status.code(), Some(1));
    let answers = answers(&output);
    assert_eq!(answers.len(), 5);
    let errors: Vec<Option<&str>> = answers
        .iter()
        .map(|answer| answer["error"].as_str())
        .collect();
    assert!(errors[0].unwrap().starts_with("the line is not JSON"));
    assert_eq!(errors[1], Some("the line is empty"));
    assert_eq!(errors[2], Some("the line is not UTF-8 from byte 1 on"));
    assert_eq!(answers[3], json!({"cities": [], "complete": true}));
    assert_eq!(errors[4], Some("the line is not a JSON object"));
}

#[test]
fn each_wrong_field_is_named() {
    let wrong = |field: &str, value: Value| {
        let mut question = question(&[]);
        question[field] = value;
        let output = york_reading(&["judge"], question.to_string().as_bytes());
        assert_eq!(output.status.code(), Some(1));
        answers(&output)[0]["error"].as_str().unwrap().to_owned()
    };
    let errors = [
        (wrong("lots", json!(3)), "\"lots\" is not a text"),
        (
            wrong("lots", json!("..")),
            "\"lots\": the lots of a board are 64 characters, not 2",
        ),
        (
            wrong("lots", json!("x".repeat(64))),
            "\"lots\": 'x' at lot a1 is none of . C W M 1 2 V",
        ),
        (wrong("walls", json!("a1n")), "\"walls\" is not a list"),
        (
            wrong("walls", json!(["a9n"])),
            "\"walls\": \"a9n\" is not a street, like d4n",
        ),
        (
            wrong("walls", json!([7])),
            "\"walls\": 7 is not the name of a street",
        ),
        (
            wrong("decree", json!([1, 2, 3])),
            "\"decree\" is not an object",
        ),
        (
            wrong("decree", json!({"church": 1})),
            "\"decree\": \"well\" is missing",
        ),
        (
            wrong("decree", json!({"church": -1, "well": 0, "market": 0})),
            "\"decree\": \"church\" is not a whole number from 0 on",
        ),
    ];
    for (error, expected) in errors {
        assert_eq!(error, expected);
    }
    let output = york_reading(&["placements"], b"{\"walls\": [], \"shape\": \"circle\"}");
    let error = &answers(&output)[0]["error"];
    assert_eq!(
        error,
        "\"shape\": \"circle\" is not a shape, like ell-3, or one"
    );
}

#[test]
fn decrees_that_no_board_can_meet_are_answered_with_no_city() {
    let mut question = question(&["a1n", "a1w", "a1s", "b1n", "b1e", "b1s"]);
    for number in [2_u64, 64, 200, 256, u64::MAX] {
        question["decree"]["church"] = json!(number);
        let output = york_reading(&["judge"], question.to_string().as_bytes());
        assert_eq!(answers(&output)[0], json!({"cities": [], "complete": true}));
    }
    question["decree"]["church"] = json!("huge");
    for number in ["18446744073709551616", "99999999999999999999999"] {
        let text = question.to_string().replace("\"huge\"", number);
        let output = york_reading(&["judge"], text.as_bytes());
        assert!(output.status.success());
        assert_eq!(answers(&output)[0], json!({"cities": [], "complete": true}));
    }
}

#[test]
fn arguments_that_make_no_sense_are_answered_with_the_usage() {
    for arguments in [
        &[][..],
        &["nonsense"],
        &["judge", "more"],
        &["plan", "more"],
    ] {
        let output = york_reading(arguments, b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(
            String::from_utf8(output.stderr)
                .unwrap()
                .starts_with("usage: york")
        );
    }
    assert!(york_reading(&["--help"], b"").status.success());
}

#[test]
fn no_input_is_no_output() {
    let output = york_reading(&["judge"], b"");
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
}
