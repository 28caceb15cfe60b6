//! `york placements`: all ways to lay a shape on free streets.

use serde::Serialize;
use walls_of_york::rules::york::{Placement, Shape, StreetSet};

use super::lines::json;
use super::request::Request;

/// The name that asks for single walls.
const ONE: &str = "one";

#[derive(Serialize)]
struct Answer {
    count: usize,
    placements: Vec<Vec<String>>,
}

/// The answer to one line.
pub fn answer(line: &str) -> Result<String, String> {
    let request = Request::read(line)?;
    let walls = request.walls()?;
    let name = request.text("shape")?;
    let placements: Vec<StreetSet> = if name == ONE {
        Placement::ones(walls).map(Placement::streets).collect()
    } else {
        let shape: Shape = name
            .parse()
            .map_err(|error| format!("\"shape\": {error}, or one"))?;
        shape.placements(walls).collect()
    };
    Ok(json(&Answer {
        count: placements.len(),
        placements: placements.into_iter().map(names).collect(),
    }))
}

/// The names of streets, sorted.
fn names(streets: StreetSet) -> Vec<String> {
    streets.iter().map(|street| street.to_string()).collect()
}
