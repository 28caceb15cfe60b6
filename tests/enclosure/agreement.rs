//! The real enclosure and the plain checker say the same.

use walls_of_york::rules::york::enclosure::{self, City};
use walls_of_york::rules::york::{Building, Corner, Decree, Lot, Lots, Side, Street, StreetSet};

use super::brute::{self, PlainCity};
use super::chance::Chance;
use super::midgame::{blob, board, decree};

const POSITIONS: usize = 100_000;

/// More steps than this, and a position is passed over.
const EFFORT: usize = 6_000;

/// Every so many positions, more steps are worth it.
const PATIENT_EVERY: usize = 16;
const PATIENT_EFFORT: usize = 150_000;

#[derive(Debug, Default)]
struct Tally {
    compared: usize,
    passed_over: usize,
    legal: usize,
    with_many_cities: usize,
    with_pockets: usize,
    with_sealed: usize,
    with_many_regions: usize,
    with_sixty_walls: usize,
    most_walls: usize,
}

#[test]
fn a_plain_checker_agrees_on_a_hundred_thousand_positions() {
    let mut chance = Chance::new(8);
    let mut tally = Tally::default();
    while tally.compared < POSITIONS {
        let walls = walls(&mut chance);
        let lots = board(&mut chance);
        let decree = easier(decree(&mut chance), 1 + chance.below(5));
        let is_patient = (tally.compared + tally.passed_over).is_multiple_of(PATIENT_EVERY);
        let effort = if is_patient { PATIENT_EFFORT } else { EFFORT };
        match brute::cities(walls, &lots, decree, effort) {
            Some(plain) => compare(&plain, walls, &lots, decree, &mut tally),
            None => tally.passed_over += 1,
        }
    }
    println!("{tally:?}");
    assert!(tally.legal >= POSITIONS / 2, "{tally:?}");
    assert!(tally.passed_over <= POSITIONS / 3, "{tally:?}");
    assert!(tally.with_pockets >= 10_000, "{tally:?}");
    assert!(tally.with_sealed >= 10_000, "{tally:?}");
    assert!(tally.with_many_cities >= 10_000, "{tally:?}");
    assert!(tally.with_many_regions >= 400, "{tally:?}");
    assert!(tally.with_sixty_walls >= 2_000, "{tally:?}");
    assert!(tally.most_walls >= 90, "{tally:?}");
}

#[test]
fn a_plain_checker_agrees_on_the_best_of_more_than_ten_thousand_cities() {
    let mut chance = Chance::new(10);
    let mut compared = 0;
    while compared < 12 {
        let mut walls = StreetSet::EMPTY;
        add_streets(
            &mut walls,
            [chance.below(4), chance.below(5)],
            [5, 4],
            92,
            &mut chance,
        );
        let lots = board(&mut chance);
        let decree = easier(decree(&mut chance), 3);
        let Some(plain) = brute::cities(walls, &lots, decree, 3_000_000) else {
            continue;
        };
        if plain.len() <= 10_000 {
            continue;
        }
        let position = || format!("{lots} | {decree} | {walls}");
        let real = enclosure::cities(walls, &lots, decree, 10_000);
        assert!(!real.is_complete(), "{}", position());
        assert_eq!(real.len(), 10_000);
        assert!(real.as_slice().is_sorted_by(|a, b| a < b), "{}", position());
        assert_same(real.best().unwrap(), &plain[0], &position);
        let all = enclosure::cities(walls, &lots, decree, usize::MAX);
        assert!(all.is_complete());
        assert_eq!(all.len(), plain.len(), "{}", position());
        compared += 1;
    }
}

fn compare(plain: &[PlainCity], walls: StreetSet, lots: &Lots, decree: Decree, tally: &mut Tally) {
    let position = || format!("{lots} | {decree} | {walls}");
    let real = enclosure::cities(walls, lots, decree, 10_000);
    assert!(real.is_complete(), "{}", position());
    assert_eq!(real.len(), plain.len(), "{}", position());
    for (real, plain) in real.iter().zip(plain) {
        assert_same(real, plain, &position);
        assert_eq!(
            enclosure::declare(real.perimeter(), walls, lots, decree),
            Ok(*real)
        );
        assert_eq!(
            !real.pockets(walls).is_empty(),
            plain.has_pockets,
            "{}",
            position()
        );
    }
    let is_legal = !plain.is_empty();
    assert_eq!(
        enclosure::is_closable(walls, lots, decree),
        is_legal,
        "{}",
        position()
    );
    assert_eq!(
        enclosure::shortfall(walls, lots, decree).is_none(),
        is_legal,
        "{}",
        position()
    );
    let best = enclosure::best_city(walls, lots, decree);
    assert_eq!(best.as_ref(), real.best(), "{}", position());

    let enclosed = !enclosure::outside(walls);
    let regions = enclosure::regions(walls)
        .into_iter()
        .filter(|region| region.is_subset(enclosed));
    tally.compared += 1;
    tally.legal += usize::from(is_legal);
    tally.with_many_cities += usize::from(plain.len() >= 5);
    tally.with_pockets += usize::from(plain.iter().any(|city| city.has_pockets));
    tally.with_sealed += usize::from(plain.iter().any(|city| city.has_sealed));
    tally.with_many_regions += usize::from(regions.count() > 10);
    tally.with_sixty_walls += usize::from(walls.len() >= 60);
    tally.most_walls = tally.most_walls.max(walls.len());
}

fn assert_same(real: &City, plain: &PlainCity, position: &impl Fn() -> String) {
    let names = |text: String| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        names(real.perimeter().to_string()),
        plain.perimeter,
        "{}",
        position()
    );
    assert_eq!(names(real.lots().to_string()), plain.lots, "{}", position());
    assert_eq!(
        Building::ALL.map(|building| real.count(building)),
        plain.buildings
    );
    assert_eq!((real.coins(), real.vikings()), (plain.coins, plain.vikings));
    assert_eq!(real.removed(), plain.removed);
}

/// The decree with some taken off each number.
fn easier(decree: Decree, off: usize) -> Decree {
    let off = u8::try_from(off).unwrap();
    let [churches, wells, markets] = decree.counts().map(|count| count.saturating_sub(off));
    Decree::new(churches, wells, markets)
}

/// Walls of many kinds: 0 to 120 anywhere, around blobs, and thick in a part of the board.
pub fn walls(chance: &mut Chance) -> StreetSet {
    let kind = chance.below(20);
    let mut walls = StreetSet::EMPTY;
    if kind == 0 {
        add_anywhere(&mut walls, 120, chance);
    } else if kind < 5 {
        add_tree(&mut walls, chance);
        add_anywhere(&mut walls, 10, chance);
    } else if kind < 15 {
        for _ in 0..=chance.below(3) {
            let size = 2 + chance.below(70);
            add_around(&mut walls, size, chance);
        }
        for _ in 0..chance.below(4) {
            walls.extend(chance.pick(&Lot::ALL).streets());
        }
        add_anywhere(&mut walls, 20, chance);
    } else {
        let size = 4 + chance.below(60);
        add_around(&mut walls, size, chance);
        add_window(&mut walls, chance);
    }
    if chance.percent(30) {
        walls.remove(chance.pick(&Street::ALL));
    }
    walls
}

/// Adds up to so many walls anywhere.
fn add_anywhere(walls: &mut StreetSet, most: usize, chance: &mut Chance) {
    let mut streets = Street::ALL;
    chance.shuffle(&mut streets);
    walls.extend(streets.into_iter().take(chance.below(most + 1)));
}

/// Adds 80 walls that join all corners without any loop.
fn add_tree(walls: &mut StreetSet, chance: &mut Chance) {
    let mut streets = Street::ALL;
    chance.shuffle(&mut streets);
    let mut tree_of: Vec<usize> = (0..Corner::COUNT).collect();
    for street in streets {
        let [first, second] = street.corners().map(|corner| tree_of[corner.index()]);
        if first != second {
            walls.insert(street);
            for tree in &mut tree_of {
                if *tree == second {
                    *tree = first;
                }
            }
        }
    }
}

/// Adds walls on all sides of lots that hang together.
fn add_around(walls: &mut StreetSet, size: usize, chance: &mut Chance) {
    let lots = blob(size, chance);
    for lot in lots.iter() {
        for side in Side::ALL {
            if !lot.neighbour(side).is_some_and(|next| lots.contains(next)) {
                walls.insert(lot.street(side));
            }
        }
    }
}

/// Adds most streets in some rectangle.
fn add_window(walls: &mut StreetSet, chance: &mut Chance) {
    let size = [2 + chance.below(3), 2 + chance.below(4)];
    let place = size.map(|size| chance.below(9 - size));
    let percent = 50 + chance.below(50);
    add_streets(walls, place, size, percent, chance);
}

/// Adds so many percent of the streets of a rectangle of lots.
fn add_streets(
    walls: &mut StreetSet,
    [left, top]: [usize; 2],
    [width, height]: [usize; 2],
    percent: usize,
    chance: &mut Chance,
) {
    let is_in = |corner: Corner| {
        let (x, y) = (usize::from(corner.x()), usize::from(corner.y()));
        (left..=left + width).contains(&x) && (top..=top + height).contains(&y)
    };
    for street in Street::ALL {
        if street.corners().into_iter().all(is_in) && chance.percent(percent) {
            walls.insert(street);
        }
    }
}
