//! Declaring a city closed: a perimeter is legal, or this is why not.

use std::error::Error;
use std::fmt;

use super::super::{Corner, Decree, LotSet, Lots, Street, StreetSet};
use super::City;
use super::fences::{Fences, boundary, groups};
use super::missing::Missing;

/// Why a perimeter makes no legal city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CityRefusal {
    /// The perimeter has no wall at all.
    NoWalls,
    /// No wall stands on these streets of the perimeter (R6.2).
    NotStanding(StreetSet),
    /// The perimeter is no loop: it ends at this corner (R6.2).
    OpenEnd(Corner),
    /// The perimeter passes through this corner more than once (R6.2).
    CornerTwice(Corner),
    /// The perimeter is more than one loop (R6.2).
    SeveralLoops,
    /// All lots inside are sealed (R6.5).
    OnlySealed,
    /// The city does not meet the decree (R6.5).
    Decree(Missing),
}

impl fmt::Display for CityRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWalls => f.write_str("a perimeter needs walls"),
            Self::NotStanding(streets) => write!(f, "no wall stands on {streets}"),
            Self::OpenEnd(corner) => write!(f, "the perimeter is open at {corner}"),
            Self::CornerTwice(corner) => {
                write!(f, "the perimeter passes through {corner} more than once")
            }
            Self::SeveralLoops => f.write_str("the perimeter is more than one loop"),
            Self::OnlySealed => f.write_str("all lots inside the perimeter are sealed"),
            Self::Decree(missing) => write!(f, "the city still needs {missing}"),
        }
    }
}

impl Error for CityRefusal {}

/// The city that closes with this perimeter (R6.2 to R6.5).
///
/// # Errors
///
/// Says what forbids the city: first of all what is wrong with the loop, then what is missing
/// inside.
pub fn declare(
    perimeter: StreetSet,
    walls: StreetSet,
    board: &Lots,
    decree: Decree,
) -> Result<City, CityRefusal> {
    let absent = perimeter - walls;
    if !absent.is_empty() {
        return Err(CityRefusal::NotStanding(absent));
    }
    let lots = inside(perimeter)? - Fences::new(walls).sealed();
    if lots.is_empty() {
        return Err(CityRefusal::OnlySealed);
    }
    let missing = Missing::between(lots, board, decree);
    if !missing.is_nothing() {
        return Err(CityRefusal::Decree(missing));
    }
    Ok(City::new(perimeter, lots, walls.len(), board))
}

/// All lots inside a loop, or why it is none (R6.2).
fn inside(perimeter: StreetSet) -> Result<LotSet, CityRefusal> {
    if perimeter.is_empty() {
        return Err(CityRefusal::NoWalls);
    }
    let mut meeting = [0; Corner::COUNT];
    for corner in perimeter.iter().flat_map(Street::corners) {
        meeting[corner.index()] += 1;
    }
    let find = |test: fn(i32) -> bool| {
        let corners = Corner::ALL.into_iter().zip(meeting);
        corners
            .filter(|&(_, streets)| test(streets))
            .map(|(corner, _)| corner)
            .next()
    };
    if let Some(corner) = find(|streets| streets == 1) {
        return Err(CityRefusal::OpenEnd(corner));
    }
    if let Some(corner) = find(|streets| streets > 2) {
        return Err(CityRefusal::CornerTwice(corner));
    }
    let lots = !Fences::new(perimeter).outside();
    // Loops side by side enclose several groups; a loop in a loop is not part of the boundary.
    if groups(lots).count() == 1 && boundary(lots) == perimeter {
        Ok(lots)
    } else {
        Err(CityRefusal::SeveralLoops)
    }
}
