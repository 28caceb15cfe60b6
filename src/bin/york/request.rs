//! Reading the fields of a request, with errors a person can read.
//!
//! Fields that nobody asked for are let pass; fields of the wrong kind are not.

use serde_json::{Map, Value};
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
        let Value::Object(decree) = self.field("decree")? else {
            return Err("\"decree\" is not an object".to_owned());
        };
        let count = |name: &str| {
            let Some(count) = decree.get(name) else {
                return Err(format!("\"decree\": \"{name}\" is missing"));
            };
            // What is too large for an integer is read as a float.
            let is_huge = count.as_f64().is_some_and(|count| count > 1e19);
            let count = count
                .as_u64()
                .or(is_huge.then_some(u64::MAX))
                .ok_or_else(|| format!("\"decree\": \"{name}\" is not a whole number from 0 on"))?;
            // No board has so many buildings, so larger numbers ask for the same.
            Ok(u8::try_from(count).unwrap_or(u8::MAX))
        };
        Ok(Decree::new(
            count("church")?,
            count("well")?,
            count("market")?,
        ))
    }
}
