//! `york plan`: the city that costs least.

use serde::Serialize;
use walls_of_york::bots::york::planner::{Plan, Planner, Site};
use walls_of_york::rules::york::{LotSet, StreetSet};

use super::lines::json;
use super::names;
use super::request::Request;

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    City {
        cost: i64,
        new_walls: usize,
        #[serde(serialize_with = "names::streets")]
        perimeter: StreetSet,
        #[serde(serialize_with = "names::lots")]
        lots: LotSet,
        coins: u32,
        vikings: u32,
    },
    /// No city is possible, which is written as `null`.
    Impossible { cost: () },
}

impl From<Option<Plan>> for Answer {
    fn from(plan: Option<Plan>) -> Self {
        plan.map_or(Self::Impossible { cost: () }, |plan| Self::City {
            cost: plan.cost(),
            new_walls: plan.new_walls().len(),
            perimeter: plan.city().perimeter(),
            lots: plan.city().lots(),
            coins: plan.city().coins(),
            vikings: plan.city().vikings(),
        })
    }
}

/// The answer to one line.
pub fn answer(line: &str, planner: &mut Planner) -> Result<String, String> {
    let request = Request::read(line)?;
    let site = Site {
        lots: request.lots()?,
        walls: request.walls()?,
        decree: request.decree()?,
    };
    let plan = planner.best(&site, request.weights()?);
    Ok(json(&Answer::from(plan)))
}
