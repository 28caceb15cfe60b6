//! Random cities to pursue: lots whose boundary is a legal perimeter.

use crate::rules::york::enclosure::{boundary, is_enough};
use crate::rules::york::{Decree, Lot, LotSet, Lots, Rng, StreetSet};

/// How often growing is begun anew before the whole board is taken.
const ATTEMPTS: usize = 100;

/// The perimeter of a random city that meets the decree (R6.2, R6.5).
///
/// Lots are added one by one; each keeps the city in one piece, without a hole and without a corner
/// that its wall would pass twice.
pub(super) fn random_perimeter(lots: &Lots, decree: Decree, rng: &mut Rng) -> StreetSet {
    let grown = (0..ATTEMPTS).find_map(|_| grow(lots, decree, rng));
    boundary(grown.unwrap_or(LotSet::FULL))
}

fn grow(lots: &Lots, decree: Decree, rng: &mut Rng) -> Option<LotSet> {
    let mut city = LotSet::of(*rng.pick(&Lot::ALL)?);
    while !is_enough(city, lots, decree) || city.len() < 2 {
        let around = Lot::ALL
            .into_iter()
            .filter(|&lot| !city.contains(lot) && is_smooth(city, lot));
        let around: Vec<Lot> = around.collect();
        let offers = [rng.pick(&around)?, rng.pick(&around)?, rng.pick(&around)?];
        let best = offers
            .into_iter()
            .max_by_key(|&&lot| attraction(lot, city, lots, decree))?;
        city.insert(*best);
    }
    Some(city)
}

/// Buildings that are still missing attract most, then coins, and Vikings least.
fn attraction(lot: Lot, city: LotSet, lots: &Lots, decree: Decree) -> u32 {
    let content = lots.content(lot);
    let is_missing = |building| lots.count_in(building, city) < usize::from(decree.count(building));
    if content.building().is_some_and(is_missing) {
        return 4;
    }
    let is_viking = lots.vikings().contains(lot);
    if is_viking { 0 } else { 1 + content.coins() }
}

/// Whether the lot's border meets the city in one unbroken piece that is more than a corner.
fn is_smooth(city: LotSet, lot: Lot) -> bool {
    const AROUND: [(i8, i8); 8] = [
        (0, -1),
        (1, -1),
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
    ];
    let is_inside = AROUND.map(|(dx, dy)| {
        let column = lot.column().checked_add_signed(dx);
        let row = lot.row().checked_add_signed(dy);
        let there = column
            .zip(row)
            .and_then(|(column, row)| Lot::new(column, row));
        there.is_some_and(|lot| city.contains(lot))
    });
    // Sides have even places, corners odd ones; a corner is touched by any of the three lots at it.
    let is_touched = |place: usize| {
        let around = [place + 7, place, place + 1].map(|place| is_inside[place % 8]);
        if place.is_multiple_of(2) {
            around[1]
        } else {
            around.contains(&true)
        }
    };
    let begins = (0..8)
        .filter(|&place| is_touched(place) && !is_touched((place + 7) % 8))
        .count();
    begins == 1 && (0..8).step_by(2).any(is_touched)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::{Board, Tower, enclosure};

    #[test]
    fn every_random_perimeter_is_a_legal_city() {
        let mut rng = Rng::seeded(1);
        for _ in 0..2_000 {
            let lots = Board::random(&mut rng).lots();
            let decree = Tower::drop(&mut rng).decree();
            let perimeter = random_perimeter(&lots, decree, &mut rng);
            let city = enclosure::declare(perimeter, perimeter, &lots, decree);
            assert!(city.is_ok(), "{perimeter}: {city:?}");
        }
    }
}
