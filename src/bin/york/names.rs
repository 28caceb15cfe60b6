//! Sets of streets and lots as lists of names.

use std::sync::LazyLock;

use serde::Serializer;
use walls_of_york::rules::york::{Lot, LotSet, Street, StreetSet};

/// The names of all streets: an answer has hundreds of thousands.
static STREETS: LazyLock<Vec<String>> =
    LazyLock::new(|| Street::ALL.map(|street| street.to_string()).into());

/// The names of all lots.
static LOTS: LazyLock<Vec<String>> = LazyLock::new(|| Lot::ALL.map(|lot| lot.to_string()).into());

/// Writes streets as the sorted list of their names.
pub fn streets<S: Serializer>(set: &StreetSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(|street| &STREETS[street.index()]))
}

/// Writes lots as the sorted list of their names.
#[allow(clippy::trivially_copy_pass_by_ref)] // The shape that serde asks for.
pub fn lots<S: Serializer>(set: &LotSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(|lot| &LOTS[lot.index()]))
}
