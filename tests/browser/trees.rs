//! What screen readers are told of the main screens, kept in `tests/data/accessibility`.
//!
//! `UPDATE_GOLDEN=1` writes the files anew, for a person to look through.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use xtask::place;

use crate::harness::{Page, in_chromium};
use crate::table::STILL;
use crate::table::screens::Screen;

/// The screens whose trees are kept.
const KEPT: [Screen; 23] = [
    Screen::Start,
    Screen::Kept,
    Screen::SetUp,
    Screen::Games,
    Screen::Elsewhere,
    Screen::Open,
    Screen::Settings,
    Screen::Draft,
    Screen::Decree,
    Screen::Rolling,
    Screen::Curtain,
    Screen::Building,
    Screen::Laid,
    Screen::City,
    Screen::Reveal,
    Screen::Deciding,
    Screen::Score,
    Screen::Over,
    Screen::Look,
    Screen::Menu,
    Screen::Learn,
    Screen::Lesson,
    Screen::Verdict,
];

/// What is told of a node besides its role and name.
const STATES: [&str; 12] = [
    "level",
    "live",
    "modal",
    "disabled",
    "focused",
    "checked",
    "pressed",
    "selected",
    "expanded",
    "readonly",
    "invalid",
    "roledescription",
];

in_chromium!(screen_readers_are_told_what_they_were_told_before);
async fn screen_readers_are_told_what_they_were_told_before(page: &Page) {
    let updates = env::var_os("UPDATE_GOLDEN").is_some();
    let mut differences = String::new();
    for screen in KEPT {
        screen.show(page, STILL, 3).await;
        let answer = page
            .devtools("Accessibility.getFullAXTree", json!({}))
            .await;
        let told = Tree::new(&answer).told();
        let file = file_of(screen);
        if updates {
            fs::write(&file, &told).expect("a golden file can be written");
            continue;
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        if kept != told {
            let name = file.display();
            let _ = writeln!(differences, "{name}:\n{}", difference(&kept, &told));
        }
    }
    assert!(
        differences.is_empty(),
        "UPDATE_GOLDEN=1 would keep this:\n{differences}"
    );
}

fn file_of(screen: Screen) -> PathBuf {
    place::root()
        .join("tests/data/accessibility")
        .join(format!("{}.txt", screen.name()))
}

/// The tree of what screen readers are told.
struct Tree<'a> {
    nodes: BTreeMap<&'a str, &'a Value>,
    root: &'a str,
}

impl<'a> Tree<'a> {
    fn new(answer: &'a Value) -> Self {
        let nodes = answer["nodes"].as_array().expect("a tree has nodes");
        let id = |node: &'a Value| node["nodeId"].as_str().expect("a node has an id");
        Self {
            root: id(&nodes[0]),
            nodes: nodes.iter().map(|node| (id(node), node)).collect(),
        }
    }

    /// The tree as text: a line for each node, with role, name and states, indented by its depth.
    fn told(&self) -> String {
        let mut text = String::new();
        self.tell(self.root, 0, "", &mut text);
        text
    }

    fn tell(&self, id: &str, depth: usize, above: &str, text: &mut String) {
        let Some(node) = self.nodes.get(id) else {
            return;
        };
        let role = match node["role"]["value"].as_str().unwrap_or_default() {
            // Other versions' word for it.
            "img" => "image",
            "HeaderAsNonLandmark" => "sectionheader",
            role => role,
        };
        let name = node["name"]["value"].as_str().unwrap_or_default();
        let name = name.replace(env!("CARGO_PKG_VERSION"), "VERSION");
        let is_bare = match role {
            "InlineTextBox" => true,
            "none" | "generic" | "LineBreak" => name.is_empty(),
            // What a control is called is mostly the text in it, which need not be told twice.
            "StaticText" => above.contains(name.trim()),
            _ => false,
        };
        let is_told = !is_bare && node["ignored"] != true;
        let (depth, above) = if is_told {
            let _ = write!(text, "{:1$}{role}", "", 2 * depth);
            if !name.is_empty() {
                let _ = write!(text, " {name:?}");
            }
            // Whether the page as a whole has the focus is up to the browser.
            if role != "RootWebArea" {
                tell_states(node, text);
            }
            text.push('\n');
            (depth + 1, name.as_str())
        } else {
            (depth, above)
        };
        let children = node["childIds"].as_array().into_iter().flatten();
        for child in children.filter_map(Value::as_str) {
            self.tell(child, depth, above, text);
        }
    }
}

/// Tells what is told of a node besides its role and name.
fn tell_states(node: &Value, text: &mut String) {
    let properties = node["properties"].as_array();
    for state in STATES {
        let property = properties
            .into_iter()
            .flatten()
            .find(|property| property["name"] == state);
        let value = property.map(|property| &property["value"]["value"]);
        match value {
            None | Some(Value::Bool(false) | Value::Null) => {}
            Some(Value::Bool(true)) => {
                let _ = write!(text, " {state}");
            }
            Some(Value::String(word)) if word == "false" || word.is_empty() => {}
            Some(Value::String(word)) if word == "true" => {
                let _ = write!(text, " {state}");
            }
            Some(other) => {
                let _ = write!(text, " {state}={other}");
            }
        }
    }
    if let Some(value) = node["value"]["value"].as_str() {
        let _ = write!(text, " value={value:?}");
    }
}

/// The lines that only one of two texts has, in their order.
fn difference(before: &str, after: &str) -> String {
    let (before, after): (Vec<&str>, Vec<&str>) =
        (before.lines().collect(), after.lines().collect());
    let same_start = before
        .iter()
        .zip(&after)
        .take_while(|(before, after)| before == after)
        .count();
    let left = before.len().min(after.len()) - same_start;
    let same_end = before
        .iter()
        .rev()
        .zip(after.iter().rev())
        .take(left)
        .take_while(|(before, after)| before == after)
        .count();
    let mut text = String::new();
    for (sign, lines) in [('-', &before), ('+', &after)] {
        for line in &lines[same_start..lines.len() - same_end] {
            let _ = writeln!(text, "{sign}{line}");
        }
    }
    text
}

#[test]
fn a_difference_is_what_lies_between_the_same_beginning_and_end() {
    assert_eq!(difference("a\nb\nc\n", "a\nx\nc\n"), "-b\n+x\n");
    assert_eq!(difference("a\nc\n", "a\nx\nc\n"), "+x\n");
    assert_eq!(difference("a\na\n", "a\n"), "-a\n");
}
