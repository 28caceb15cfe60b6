//! Cities: what a perimeter encloses, and which city is better.

use std::cmp::{Ordering, Reverse};

use super::super::{Building, Decree, LotSet, Lots, StreetSet};
use super::fences::Fences;

/// A legal city: a perimeter that meets the decree, and what it encloses (R6).
///
/// The lesser city is the better one in the order of R6.8: most coins, fewest Vikings, fewest
/// walls removed, then the perimeter's streets in notation. A Perfect Plan (R9.1) cannot change
/// the order: walls that are all perimeter allow only this one city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct City {
    perimeter: StreetSet,
    lots: LotSet,
    counts: [u8; 3],
    coins: u8,
    vikings: u8,
    removed: u8,
}

impl City {
    /// The city of these lots inside this perimeter, where so many walls stand.
    #[allow(clippy::cast_possible_truncation)] // A board has 64 lots and 144 streets.
    pub(super) fn new(perimeter: StreetSet, inside: LotSet, walls: usize, board: &Lots) -> Self {
        Self {
            perimeter,
            lots: inside,
            counts: Building::ALL.map(|building| board.count_in(building, inside) as u8),
            coins: board.coins_in(inside) as u8,
            vikings: board.vikings_in(inside) as u8,
            removed: (walls - perimeter.len()) as u8,
        }
    }

    /// The loop of walls around the city (R6.2).
    pub const fn perimeter(&self) -> StreetSet {
        self.perimeter
    }

    /// The lots of the city: those inside the perimeter, except sealed ones (R6.3).
    pub const fn lots(&self) -> LotSet {
        self.lots
    }

    /// How many of this building the city holds.
    pub fn count(&self, building: Building) -> usize {
        self.counts[building.index()].into()
    }

    /// The coins printed on the city's lots (R7.1).
    pub fn coins(&self) -> u32 {
        self.coins.into()
    }

    /// How many Vikings are in the city (R7.1).
    pub fn vikings(&self) -> u32 {
        self.vikings.into()
    }

    /// How many walls go back to the supply: all that are not the perimeter (R6.6).
    pub fn removed(&self) -> usize {
        self.removed.into()
    }

    /// The parts into which inner walls cut the city, by their first lots; one if none does.
    pub fn parts(&self, walls: StreetSet) -> Vec<LotSet> {
        Fences::new(walls).parts(self.lots).collect()
    }

    /// The pockets (R6.4): the parts of the city other than the largest, or the first of those.
    pub fn pockets(&self, walls: StreetSet) -> Vec<LotSet> {
        let mut parts = self.parts(walls);
        if let Some(most) = parts.iter().map(|part| part.len()).max()
            && let Some(largest) = parts.iter().position(|part| part.len() == most)
        {
            parts.remove(largest);
        }
        parts
    }
}

impl Ord for City {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |city: &Self| (Reverse(city.coins), city.vikings, city.removed);
        rank(self)
            .cmp(&rank(other))
            .then_with(|| self.perimeter.cmp(&other.perimeter))
            .then_with(|| self.lots.cmp(&other.lots))
    }
}

impl PartialOrd for City {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Whether these lots, none of them sealed, are enough for a city (R6.5).
pub fn is_enough(lots: LotSet, board: &Lots, decree: Decree) -> bool {
    !lots.is_empty()
        && Building::ALL
            .into_iter()
            .all(|building| board.count_in(building, lots) >= usize::from(decree.count(building)))
}
