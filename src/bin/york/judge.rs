//! `york judge`: all legal cities of some walls.

use std::sync::LazyLock;

use serde::Serialize;
use walls_of_york::rules::york::enclosure::{self, City};
use walls_of_york::rules::york::{Building, Lot, LotSet, Street, StreetSet};

use super::lines::json;
use super::request::Request;

/// No answer lists more cities.
const MOST_CITIES: usize = 10_000;

#[derive(Serialize)]
struct Answer {
    cities: Vec<CityAnswer>,
    complete: bool,
}

#[derive(Serialize)]
struct CityAnswer {
    #[serde(serialize_with = "streets")]
    perimeter: StreetSet,
    #[serde(serialize_with = "lots")]
    lots: LotSet,
    church: usize,
    well: usize,
    market: usize,
    coins: u32,
    vikings: u32,
    removed: usize,
}

/// The names of all streets: an answer has hundreds of thousands.
static STREETS: LazyLock<Vec<String>> =
    LazyLock::new(|| Street::ALL.map(|street| street.to_string()).into());

/// The names of all lots.
static LOTS: LazyLock<Vec<String>> = LazyLock::new(|| Lot::ALL.map(|lot| lot.to_string()).into());

fn streets<S: serde::Serializer>(set: &StreetSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(|street| &STREETS[street.index()]))
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The shape that serde asks for.
fn lots<S: serde::Serializer>(set: &LotSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(|lot| &LOTS[lot.index()]))
}

impl From<&City> for CityAnswer {
    fn from(city: &City) -> Self {
        Self {
            perimeter: city.perimeter(),
            lots: city.lots(),
            church: city.count(Building::Church),
            well: city.count(Building::Well),
            market: city.count(Building::Market),
            coins: city.coins(),
            vikings: city.vikings(),
            removed: city.removed(),
        }
    }
}

/// The answer to one line.
pub fn answer(line: &str) -> Result<String, String> {
    let request = Request::read(line)?;
    let (lots, walls, decree) = (request.lots()?, request.walls()?, request.decree()?);
    let cities = enclosure::cities(walls, &lots, decree, MOST_CITIES);
    Ok(json(&Answer {
        cities: cities.iter().map(CityAnswer::from).collect(),
        complete: cities.is_complete(),
    }))
}
