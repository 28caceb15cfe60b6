//! All legal cities of some walls, best first.

use std::collections::BinaryHeap;

use super::super::{Decree, LotSet, Lots, StreetSet};
use super::City;
use super::city::is_enough;
use super::closable::Grounds;
use super::few::FewRegions;
use super::sweep::Sweep;

/// Legal cities in the order of R6.8, best first.
///
/// ```
/// use walls_of_york::rules::york::{Decree, Lots, enclosure};
///
/// let walls = "a1n a1w a2w a1e a2e a2s b1n b1s b1e".parse()?;
/// let cities = enclosure::cities(walls, &Lots::EMPTY, Decree::NONE, 10);
/// let lots: Vec<_> = cities.iter().map(|city| city.lots().to_string()).collect();
/// assert_eq!(lots, ["a1 a2", "a1 a2"]);
/// assert!(cities.is_complete());
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cities {
    cities: Vec<City>,
    is_complete: bool,
}

impl Cities {
    /// The cities, best first.
    pub fn as_slice(&self) -> &[City] {
        &self.cities
    }

    /// The cities, best first.
    pub fn iter(&self) -> std::slice::Iter<'_, City> {
        self.cities.iter()
    }

    /// The best city of all (R6.8), even where not all are listed.
    pub fn best(&self) -> Option<&City> {
        self.cities.first()
    }

    /// Whether these are all legal cities.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// How many cities are listed.
    pub fn len(&self) -> usize {
        self.cities.len()
    }

    /// Whether there is no legal city.
    pub fn is_empty(&self) -> bool {
        self.cities.is_empty()
    }
}

impl<'a> IntoIterator for &'a Cities {
    type Item = &'a City;
    type IntoIter = std::slice::Iter<'a, City>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The legal cities of these walls, best first (R6.8).
///
/// Where there are more than `most`, these are any `most` of them, the best of all included.
pub fn cities(walls: StreetSet, board: &Lots, decree: Decree, most: usize) -> Cities {
    let grounds = Grounds::new(walls);
    let mut found = Vec::new();
    for group in grounds.promising(board, decree) {
        let city = |perimeter, inside: LotSet| {
            City::new(perimeter, inside - grounds.sealed, walls.len(), board)
        };
        if let Some(few) = FewRegions::new(group, grounds.fences.parts(group)) {
            let enough = |inside: LotSet| is_enough(inside - grounds.sealed, board, decree);
            few.loops(&enough, |perimeter, inside| {
                found.push(city(perimeter, inside));
            });
        } else {
            let sweep = Sweep::new(group, &grounds, board, decree);
            sweep.loops(|perimeter, inside| {
                found.push(city(perimeter, inside));
                found.len() <= most
            });
        }
        if found.len() > most {
            break;
        }
    }
    let is_complete = found.len() <= most;
    if !is_complete {
        found.truncate(most);
        let best = best_city(walls, board, decree);
        if let (Some(best), Some(last)) = (best, found.len().checked_sub(1)) {
            let place = found.iter().position(|&city| city == best);
            found[place.unwrap_or(last)] = best;
        }
    }
    // By a heap, for it brings a tenth of the code into the app that sorting in place does.
    Cities {
        cities: BinaryHeap::from(found).into_sorted_vec(),
        is_complete,
    }
}

/// The best legal city of these walls (R6.8), if there is any.
pub fn best_city(walls: StreetSet, board: &Lots, decree: Decree) -> Option<City> {
    let grounds = Grounds::new(walls);
    let coins_of = |group: LotSet| board.coins_in(group - grounds.sealed);
    let most_coins = grounds.promising(board, decree).map(coins_of).max()?;
    let mut best: Option<City> = None;
    // The whole group is a loop itself: no city of a group with fewer coins can be the best.
    let richest = grounds
        .promising(board, decree)
        .filter(|&group| coins_of(group) == most_coins);
    for group in richest {
        let mut offer = |perimeter, inside: LotSet| {
            let city = City::new(perimeter, inside - grounds.sealed, walls.len(), board);
            if best.is_none_or(|best| city < best) {
                best = Some(city);
            }
        };
        if let Some(few) = FewRegions::new(group, grounds.fences.parts(group)) {
            let enough = |inside: LotSet| is_enough(inside - grounds.sealed, board, decree);
            few.loops(&enough, offer);
        } else if let Some((perimeter, inside)) = Sweep::new(group, &grounds, board, decree).best()
        {
            offer(perimeter, inside);
        }
    }
    best
}
