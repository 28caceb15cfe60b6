//! `york judge`: all legal cities of some walls.

use serde::Serialize;
use walls_of_york::rules::york::enclosure::{self, City};
use walls_of_york::rules::york::{Building, LotSet, StreetSet};

use super::lines::json;
use super::names;
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
    #[serde(serialize_with = "names::streets")]
    perimeter: StreetSet,
    #[serde(serialize_with = "names::lots")]
    lots: LotSet,
    church: usize,
    well: usize,
    market: usize,
    coins: u32,
    vikings: u32,
    removed: usize,
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
