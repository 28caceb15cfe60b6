//! Walls that are meant to be hard: they are answered all the same.

use std::fmt::Write;

use walls_of_york::rules::york::enclosure;
use walls_of_york::rules::york::{Corner, Decree, Lot, LotSet, Lots, Side, Street, StreetSet};

use super::chance::Chance;
use super::midgame::{blob, board};
use super::positions::{ADVERSARIAL, Position, read};

const REMARKS: &str = "\
# Adversarial walls: name | lots, row 1 first | decree | walls
# Made by `cargo test --test enclosure -- --ignored adversarial`.
";

#[test]
fn hard_walls_are_answered_in_full_or_with_the_best_of_all() {
    for position in read(ADVERSARIAL) {
        let (name, walls, lots, decree) = (
            &position.name,
            position.walls,
            &position.lots,
            position.decree,
        );
        let cities = enclosure::cities(walls, lots, decree, 10_000);
        assert!(cities.as_slice().is_sorted_by(|a, b| a < b), "{name}");
        assert_eq!(
            enclosure::is_closable(walls, lots, decree),
            !cities.is_empty(),
            "{name}"
        );
        assert_eq!(
            enclosure::best_city(walls, lots, decree).as_ref(),
            cities.best(),
            "{name}"
        );
        assert_eq!(cities.len() == 10_000, !cities.is_complete(), "{name}");
        for city in cities.iter().step_by(97) {
            let declared = enclosure::declare(city.perimeter(), walls, lots, decree);
            assert_eq!(declared.as_ref(), Ok(city), "{name}");
        }
    }
}

#[test]
fn the_best_of_all_beats_every_loop_that_chance_finds() {
    let mut chance = Chance::new(9);
    let mut tried = 0;
    for position in read(ADVERSARIAL) {
        let (walls, lots, decree) = (position.walls, &position.lots, position.decree);
        let regions = enclosure::regions(walls);
        let best = enclosure::best_city(walls, lots, decree);
        for _ in 0..200 {
            let seed = blob(10 + chance.below(150), &mut chance);
            let touched = regions.iter().filter(|region| !region.is_disjoint(seed));
            let chosen = touched.fold(LotSet::EMPTY, |all, &region| all | region);
            if let Ok(perimeter) = enclosure::perimeter_around(chosen, walls)
                && let Ok(city) = enclosure::declare(perimeter, walls, lots, decree)
            {
                assert!(best.unwrap() <= city, "{}: {perimeter}", position.name);
                tried += 1;
            }
        }
    }
    assert!(tried > 500, "{tried}");
}

#[test]
#[ignore = "writes tests/data/adversarial.txt anew, to the same bytes"]
fn adversarial_positions_can_be_made_again() {
    let mut chance = Chance::new(64);
    let mut text = REMARKS.to_owned();
    let everything = |letter: &str| letter.repeat(Lot::COUNT).parse::<Lots>().unwrap();
    let boards = [
        board(&mut chance),
        everything("C"),
        Lots::EMPTY,
        mixed(&mut chance),
    ];
    let decrees = [
        Decree::new(3, 2, 2),
        Decree::new(5, 0, 0),
        Decree::NONE,
        Decree::new(10, 10, 10),
    ];
    for (name, walls) in walls(&mut chance) {
        for (lots, decree) in boards.into_iter().zip(decrees) {
            let name = name.clone();
            writeln!(
                text,
                "{}",
                Position {
                    name,
                    lots,
                    decree,
                    walls
                }
            )
            .unwrap();
        }
    }
    std::fs::write("tests/data/adversarial.txt", text).unwrap();
}

/// A board of buildings and Vikings only.
fn mixed(chance: &mut Chance) -> Lots {
    let text: String = (0..Lot::COUNT)
        .map(|_| chance.pick(&['C', 'W', 'M', 'V']))
        .collect();
    text.parse().unwrap()
}

fn walls(chance: &mut Chance) -> Vec<(String, StreetSet)> {
    let border: StreetSet = Street::ALL
        .into_iter()
        .filter(|street| street.is_border())
        .collect();
    let mut all = vec![
        ("full board, 64 sealed lots".to_owned(), StreetSet::FULL),
        (
            "full board without d4n".to_owned(),
            StreetSet::FULL - "d4n".parse().unwrap(),
        ),
        ("comb".to_owned(), border | comb()),
        ("open comb".to_owned(), comb()),
        ("spiral".to_owned(), border | spiral()),
        ("double spiral".to_owned(), border | spiral() | comb()),
        (
            "lying dominoes".to_owned(),
            without(|lot| lot.column() % 2 == 0, &[Side::East]),
        ),
        (
            "standing dominoes".to_owned(),
            without(|lot| lot.row() % 2 == 0, &[Side::South]),
        ),
        (
            "bricks".to_owned(),
            without(|lot| lot.column() % 2 == lot.row() % 2, &[Side::East]),
        ),
        ("squares".to_owned(), squares()),
        ("chessboard".to_owned(), chessboard()),
        ("rows".to_owned(), without(|_| true, &[Side::East])),
    ];
    for missing in [2, 4, 8, 16, 32, 48] {
        let mut streets = Street::ALL;
        chance.shuffle(&mut streets);
        let walls = streets.into_iter().skip(missing).collect();
        all.push((format!("full board without {missing} walls"), walls));
    }
    all
}

/// All streets but the given sides of some lots, as far as they are inner streets.
fn without(chosen: impl Fn(Lot) -> bool, sides: &[Side]) -> StreetSet {
    let mut walls = StreetSet::FULL;
    for lot in Lot::ALL.into_iter().filter(|&lot| chosen(lot)) {
        for &side in sides {
            if lot.neighbour(side).is_some() {
                walls.remove(lot.street(side));
            }
        }
    }
    walls
}

/// Columns that hang together at alternating ends.
fn comb() -> StreetSet {
    let is_tooth = |lot: &Lot| lot.row() != if lot.column().is_multiple_of(2) { 7 } else { 0 };
    let teeth = Lot::ALL
        .into_iter()
        .filter(|lot| lot.column() < 7 && is_tooth(lot));
    teeth.map(|lot| lot.street(Side::East)).collect()
}

/// One line of walls that winds from the border to the middle.
fn spiral() -> StreetSet {
    let mut walls = StreetSet::EMPTY;
    let (mut x, mut y) = (0_u8, 1_u8);
    for (turn, length) in [7_u8, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1]
        .into_iter()
        .enumerate()
    {
        for _ in 0..length {
            let here = Corner::new(x, y).unwrap();
            match turn % 4 {
                0 => x += 1,
                1 => y += 1,
                2 => x -= 1,
                _ => y -= 1,
            }
            walls.extend(Street::between(here, Corner::new(x, y).unwrap()));
        }
    }
    walls
}

/// Sixteen pockets of four lots.
fn squares() -> StreetSet {
    let is_dividing = |street: &Street| {
        let [corner, _] = street.corners();
        let across = if street.is_horizontal() {
            corner.y()
        } else {
            corner.x()
        };
        across.is_multiple_of(2)
    };
    Street::ALL.into_iter().filter(is_dividing).collect()
}

/// Every second lot sealed, the border shut.
fn chessboard() -> StreetSet {
    let dark = Lot::ALL
        .into_iter()
        .filter(|lot| (lot.column() + lot.row()) % 2 == 0);
    dark.flat_map(Lot::streets).collect()
}
