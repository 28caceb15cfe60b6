//! A choice of lots maps to a perimeter or to a reason.

use walls_of_york::rules::york::enclosure::{self, City};
use walls_of_york::rules::york::{Decree, Lot, LotSet, Lots, StreetSet};

use super::agreement::walls;
use super::chance::Chance;

#[test]
fn the_lots_of_a_city_are_a_choice_of_its_perimeter_or_one_as_good() {
    let mut chance = Chance::new(3);
    let (mut same, mut other) = (0, 0);
    for _ in 0..3_000 {
        let walls = walls(&mut chance);
        for city in &enclosure::cities(walls, &Lots::EMPTY, Decree::NONE, 50) {
            let perimeter = enclosure::perimeter_around(city.lots(), walls)
                .unwrap_or_else(|refusal| panic!("{}: {refusal} in {walls}", city.lots()));
            if perimeter == city.perimeter() {
                same += 1;
            } else {
                let declared = enclosure::declare(perimeter, walls, &Lots::EMPTY, Decree::NONE);
                assert_eq!(declared.unwrap().lots(), city.lots(), "{walls}");
                other += 1;
            }
        }
    }
    assert!(same > 5_000 && other > 1_000, "{same} {other}");
}

#[test]
fn a_choice_is_refused_only_where_no_city_has_just_these_lots() {
    let mut chance = Chance::new(4);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..3_000 {
        let walls = walls(&mut chance);
        let cities = enclosure::cities(walls, &Lots::EMPTY, Decree::NONE, 2_000);
        if !cities.is_complete() {
            continue;
        }
        let sealed = enclosure::sealed(walls);
        let regions = enclosure::regions(walls);
        for _ in 0..10 {
            let mut chosen = LotSet::EMPTY;
            for _ in 0..=chance.below(4) {
                chosen |= chance.pick(&regions);
            }
            if chance.percent(10) {
                chosen.insert(chance.pick(&Lot::ALL));
            }
            match enclosure::perimeter_around(chosen, walls) {
                Ok(perimeter) => {
                    let listed = cities.iter().find(|city| city.perimeter() == perimeter);
                    let lots = listed.map_or(LotSet::EMPTY, City::lots);
                    assert_eq!(lots, chosen - sealed, "{chosen} in {walls}");
                    accepted += 1;
                }
                Err(refusal) => {
                    let is_listed = cities.iter().any(|city| city.lots() == chosen);
                    assert!(!is_listed, "{refusal}: {chosen} in {walls}");
                    refused += 1;
                }
            }
        }
    }
    assert!(accepted > 2_000 && refused > 2_000, "{accepted} {refused}");
}

#[test]
fn chosen_lots_are_joined_by_as_few_sealed_lots_as_will_do() {
    // Five lots in a row, the middle one sealed, and another sealed lot below it.
    let walls: StreetSet = "a1n a1w a1s b1n b1s c1n c1w c1e c1s d1n d1s e1n e1e e1s c2w c2e c2s"
        .parse()
        .unwrap();
    let around = |lots: &str| enclosure::perimeter_around(lots.parse().unwrap(), walls);
    let ring = "a1n a1w a1s b1n b1s c1n c1s d1n d1s e1n e1e e1s";
    assert_eq!(around("a1 b1 d1 e1"), Ok(ring.parse().unwrap()));
    assert_eq!(around("a1 b1 c1 d1 e1"), Ok(ring.parse().unwrap()));
}
