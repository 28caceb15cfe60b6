//! One line in, one line out.

use std::io::{self, BufRead, BufWriter, Write};

use serde::Serialize;

/// The answer to a line that makes no sense.
#[derive(Serialize)]
struct Problem<'a> {
    error: &'a str,
}

/// Answers each line; says whether all of them made sense.
pub fn answer_all(
    mut input: impl BufRead,
    output: impl Write,
    mut answer: impl FnMut(&str) -> Result<String, String>,
) -> io::Result<bool> {
    let mut output = BufWriter::new(output);
    let mut all_made_sense = true;
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let (text, makes_sense) = answer_line(&line, &mut answer);
        all_made_sense &= makes_sense;
        output.write_all(text.as_bytes())?;
        output.write_all(b"\n")?;
        // Whoever asks line by line waits for the answer.
        output.flush()?;
        line.clear();
    }
    Ok(all_made_sense)
}

/// The answer to one line, and whether the line made sense.
fn answer_line(
    line: &[u8],
    mut answer: impl FnMut(&str) -> Result<String, String>,
) -> (String, bool) {
    let answered = match std::str::from_utf8(line) {
        Ok(text) if text.trim().is_empty() => Err("the line is empty".to_owned()),
        Ok(text) => answer(text.trim()),
        Err(error) => Err(format!(
            "the line is not UTF-8 from byte {} on",
            error.valid_up_to() + 1
        )),
    };
    match answered {
        Ok(text) => (text, true),
        Err(problem) => (json(&Problem { error: &problem }), false),
    }
}

/// A value as one line of JSON.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers, texts and lists can always be written as JSON")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use walls_of_york::bots::york::planner::Planner;

    use super::super::{judge, placements, plan};
    use super::*;

    const JUDGE: &str = r#"{"lots": "CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..", "walls": ["a1n", "a1w", "a2n", "b1n", "b2n", "c1w", "h8s"], "decree": {"church": 1, "well": 1, "market": 0}}"#;

    const PLAN: &str = r#"{"lots": "CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..CWM12V..", "walls": ["a1n", "c1w", "h8s"], "decree": {"church": 1, "well": 2, "market": 0}, "weights": {"wall": 4, "coin": 3, "viking": 2}}"#;

    const PLACEMENTS: &str = r#"{"walls": ["a1n", "h8e"], "shape": "ell-3"}"#;

    fn plan_answer(line: &str) -> Result<String, String> {
        plan::answer(line, &mut Planner::new())
    }

    /// Asks all commands; each must give one line of JSON for each line.
    fn ask(input: &[u8]) {
        let lines = input.split_inclusive(|&byte| byte == b'\n').count();
        for answer in [judge::answer, placements::answer, plan_answer] {
            let mut output = Vec::new();
            let all_made_sense = answer_all(input, &mut output, answer).unwrap();
            let text = String::from_utf8(output).unwrap();
            assert_eq!(text.lines().count(), lines);
            let is_problem = |line: &str| {
                let answer: serde_json::Value = serde_json::from_str(line).unwrap();
                answer.get("error").is_some()
            };
            assert_eq!(text.lines().any(is_problem), !all_made_sense);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

        #[test]
        fn any_bytes_are_answered(input in prop::collection::vec(any::<u8>(), 0..200)) {
            ask(&input);
        }

        #[test]
        fn altered_questions_are_answered(
            question in prop::sample::select(&[JUDGE, PLAN, PLACEMENTS][..]),
            changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
            cut in any::<prop::sample::Index>(),
            is_cut: bool,
        ) {
            let mut input = question.as_bytes().to_vec();
            for (place, byte) in changes {
                let place = place.index(input.len());
                input[place] = byte;
            }
            if is_cut {
                input.truncate(cut.index(input.len()));
            }
            ask(&input);
        }

        #[test]
        fn any_json_of_the_right_fields_is_answered(
            lots in "[.CWM12V]{64}",
            walls in prop::collection::vec("[a-h][1-8][nesw]", 0..60),
            counts in any::<[u16; 3]>(),
        ) {
            let [church, well, market] = counts.map(|count| count % 7);
            let decree = serde_json::json!({"church": church, "well": well, "market": market});
            let question = serde_json::json!({"lots": lots, "walls": walls, "decree": decree, "more": null});
            prop_assert!(judge::answer(&question.to_string()).is_ok());
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

        #[test]
        fn any_weights_are_planned_with(
            lots in "[.CWM12V]{64}",
            walls in prop::collection::vec("[a-h][1-8][nesw]", 0..100),
            counts in any::<[u16; 3]>(),
            weights in any::<[u32; 3]>(),
            shift in 0..32,
        ) {
            let [church, well, market] = counts.map(|count| count % 7);
            let [wall, coin, viking] = weights.map(|weight| weight >> shift);
            let question = serde_json::json!({
                "lots": lots,
                "walls": walls,
                "decree": {"church": church, "well": well, "market": market},
                "weights": {"wall": wall, "coin": coin, "viking": viking},
            });
            prop_assert!(plan_answer(&question.to_string()).is_ok());
        }
    }

    #[test]
    fn deep_nesting_is_answered() {
        ask("[".repeat(100_000).as_bytes());
        ask(format!("{{\"walls\": {}", "[".repeat(100_000)).as_bytes());
    }
}
