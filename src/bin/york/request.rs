//! Reading the fields of a request, with errors a person can read.
//!
//! Fields that nobody asked for are let pass; fields of the wrong kind are not.

use serde_json::{Map, Value};
use walls_of_york::bots::york::planner::Weights;
use walls_of_york::rules::york::{Decree, Lots, StreetSet};

/// A JSON object that asks for something.
pub struct Request(Map<String, Value>);

impl Request {
    pub fn read(line: &str) -> Result<Self, String> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err("the line is not a JSON object".to_owned()),
            Err(error) => Err(format!("the line is not JSON: {error}")),
        }
    }

    fn field(&self, name: &str) -> Result<&Value, String> {
        self.0
            .get(name)
            .ok_or_else(|| format!("\"{name}\" is missing"))
    }

    /// A field that is a text.
    pub fn text(&self, name: &str) -> Result<&str, String> {
        let text = self.field(name)?.as_str();
        text.ok_or_else(|| format!("\"{name}\" is not a text"))
    }

    /// The field `lots`.
    pub fn lots(&self) -> Result<Lots, String> {
        let lots = self.text("lots")?.parse();
        lots.map_err(|error| format!("\"lots\": {error}"))
    }

    /// The field `walls`.
    pub fn walls(&self) -> Result<StreetSet, String> {
        let Value::Array(walls) = self.field("walls")? else {
            return Err("\"walls\" is not a list".to_owned());
        };
        let street = |wall: &Value| match wall {
            Value::String(name) => name.parse().map_err(|error| format!("\"walls\": {error}")),
            other => Err(format!("\"walls\": {other} is not the name of a street")),
        };
        walls.iter().map(street).collect()
    }

    /// The field `decree`.
    pub fn decree(&self) -> Result<Decree, String> {
        // No board has so many buildings, so larger numbers ask for the same.
        let count = |name| {
            let count = self.number("decree", name)?;
            Ok::<_, String>(u8::try_from(count).unwrap_or(u8::MAX))
        };
        Ok(Decree::new(
            count("church")?,
            count("well")?,
            count("market")?,
        ))
    }

    /// The field `weights`.
    pub fn weights(&self) -> Result<Weights, String> {
        let weight = |name| {
            let weight = u32::try_from(self.number("weights", name)?);
            weight.map_err(|_| format!("\"weights\": \"{name}\" is more than {}", u32::MAX))
        };
        Ok(Weights {
            wall: weight("wall")?,
            coin: weight("coin")?,
            viking: weight("viking")?,
        })
    }

    /// A whole number in a field that is an object; those that are too large are made the largest.
    fn number(&self, field: &str, name: &str) -> Result<u64, String> {
        let Value::Object(numbers) = self.field(field)? else {
            return Err(format!("\"{field}\" is not an object"));
        };
        let Some(number) = numbers.get(name) else {
            return Err(format!("\"{field}\": \"{name}\" is missing"));
        };
        // What is too large for an integer is read as a float.
        let is_huge = number.as_f64().is_some_and(|number| number > 1e19);
        number
            .as_u64()
            .or(is_huge.then_some(u64::MAX))
            .ok_or_else(|| format!("\"{field}\": \"{name}\" is not a whole number from 0 on"))
    }
}
