//! Placements (R2.5, R5.3, R5.4) against plain geometry and kept counts.

use std::collections::BTreeSet;
use std::fmt::Write;

use walls_of_york::rules::york::{Placement, PlacementRefusal, Shape, Street, StreetSet};

/// Each line: shape, its number of placements, the walls.
const COUNTS: &str = include_str!("data/placements.txt");

const REMARKS: &str = "\
# Numbers of placements: shape (or one) | number | walls
# Made by `cargo test --test placements -- --ignored`, by plain geometry alone.
";

/// A line between neighbouring points, the lesser point first.
type Line = [(i32, i32); 2];

/// One picture of each shape of R2.5.
const PICTURES: [(Shape, &[Line]); 6] = [
    (Shape::Straight2, &[[(0, 0), (1, 0)], [(1, 0), (2, 0)]]),
    (Shape::Corner2, &[[(0, 0), (1, 0)], [(1, 0), (1, 1)]]),
    (
        Shape::Straight3,
        &[[(0, 0), (1, 0)], [(1, 0), (2, 0)], [(2, 0), (3, 0)]],
    ),
    (
        Shape::Ell3,
        &[[(0, 0), (1, 0)], [(1, 0), (2, 0)], [(2, 0), (2, 1)]],
    ),
    (
        Shape::Stair3,
        &[[(0, 0), (1, 0)], [(1, 0), (1, 1)], [(1, 1), (2, 1)]],
    ),
    (
        Shape::Cup3,
        &[[(0, 0), (0, 1)], [(0, 1), (1, 1)], [(1, 0), (1, 1)]],
    ),
];

/// All places of a shape on the board: its picture turned, mirrored and moved in every way.
fn places(picture: &[Line]) -> BTreeSet<StreetSet> {
    let mut places = BTreeSet::new();
    for turn in 0..8 {
        for x in -8..=16 {
            for y in -8..=16 {
                let moved = |(mut a, mut b): (i32, i32)| {
                    for _ in 0..turn % 4 {
                        (a, b) = (-b, a);
                    }
                    (if turn < 4 { a + x } else { x - a }, b + y)
                };
                let streets: Option<StreetSet> =
                    picture.iter().map(|line| street(line.map(moved))).collect();
                places.extend(streets);
            }
        }
    }
    places
}

/// The street on a line, found by its name.
fn street(mut line: Line) -> Option<Street> {
    line.sort_unstable();
    let [(x, y), (end, _)] = line;
    let column = |x: i32| "abcdefgh".chars().nth(usize::try_from(x).ok()?);
    let name = if end > x {
        let (row, side) = if y == 8 { (8, 's') } else { (y + 1, 'n') };
        format!("{}{row}{side}", column(x)?)
    } else {
        let (lot, side) = if x == 8 { (7, 'e') } else { (x, 'w') };
        format!("{}{}{side}", column(lot)?, y + 1)
    };
    name.parse().ok()
}

fn free_places(picture: &[Line], walls: StreetSet) -> Vec<StreetSet> {
    places(picture)
        .into_iter()
        .filter(|streets| streets.is_disjoint(walls))
        .collect()
}

/// Walls that vary with a number, from none to nearly all.
fn walls(number: u64) -> StreetSet {
    let mut state = number;
    let is_wall = |_: &Street| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % 40 < number
    };
    Street::ALL.into_iter().filter(is_wall).collect()
}

#[test]
fn an_empty_board_has_the_placements_of_the_table() {
    let counts = Shape::ALL.map(|shape| shape.placements(StreetSet::EMPTY).len());
    assert_eq!(counts, [126, 256, 108, 448, 224, 256]);
    assert_eq!(Placement::ones(StreetSet::EMPTY).count(), 144);
}

#[test]
fn the_table_gives_each_shape_its_walls_and_coins() {
    assert_eq!(Shape::ALL.map(Shape::walls), [2, 2, 3, 3, 3, 3]);
    assert_eq!(Shape::ALL.map(Shape::coins), [1, 1, 2, 2, 3, 3]);
    for shape in Shape::ALL {
        assert_eq!(shape.to_string().parse(), Ok(shape));
        assert!(
            shape
                .placements(StreetSet::EMPTY)
                .all(|streets| streets.len() == shape.walls())
        );
    }
}

#[test]
fn placements_are_those_of_plain_geometry() {
    for (shape, picture) in PICTURES {
        for number in [0, 1, 5, 11, 23, 38] {
            let walls = walls(number);
            let found: Vec<StreetSet> = shape.placements(walls).collect();
            assert_eq!(found, free_places(picture, walls), "{shape} {walls}");
        }
    }
}

#[test]
fn boards_with_walls_have_the_numbers_of_placements_on_record() {
    let mut lines = 0;
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let walls: StreetSet = fields[2].parse().unwrap();
        let count = match fields[0].parse::<Shape>() {
            Ok(shape) => shape.placements(walls).count(),
            Err(_) => Placement::ones(walls).count(),
        };
        assert_eq!(count.to_string(), fields[1], "{line}");
        lines += 1;
    }
    assert_eq!(lines, 7 * 20);
}

#[test]
#[ignore = "writes tests/data/placements.txt anew, to the same bytes"]
fn counts_can_be_made_again() {
    let mut text = REMARKS.to_owned();
    for number in (0..40).step_by(2) {
        let walls = walls(number);
        writeln!(text, "one | {} | {walls}", 144 - walls.len()).unwrap();
        for (shape, picture) in PICTURES {
            let count = free_places(picture, walls).len();
            writeln!(text, "{shape} | {count} | {walls}").unwrap();
        }
    }
    std::fs::write("tests/data/placements.txt", text).unwrap();
}

#[test]
fn a_shape_fits_exactly_its_own_streets() {
    for shape in Shape::ALL {
        for streets in shape.placements(StreetSet::EMPTY) {
            let fitting = Shape::ALL.into_iter().filter(|other| other.fits(streets));
            assert!(fitting.eq([shape]), "{streets}");
        }
    }
    for streets in [
        "",
        "a1n",
        "a1n a1s",
        "a1n a1w a1s a1e",
        "d4n d4w d3w",
        "a1n h8s",
    ] {
        assert!(
            !Shape::ALL
                .into_iter()
                .any(|shape| shape.fits(streets.parse().unwrap()))
        );
    }
}

#[test]
fn a_placement_is_the_shape_or_one_wall_on_free_streets() {
    let place = |streets: &str, walls: &str| {
        Placement::new(
            Shape::Corner2,
            streets.parse().unwrap(),
            walls.parse().unwrap(),
        )
    };
    assert!(place("a1n a1w", "d4n").is_ok_and(|placement| !placement.is_one()));
    assert!(place("h8s", "d4n").is_ok_and(Placement::is_one));
    let refusals = [
        (place("", ""), "a builder must place at least one wall"),
        (place("a1n a1w", "a1w"), "a wall already stands on a1w"),
        (
            place("a1n b1n", ""),
            "these walls are neither one corner-2 nor a single wall",
        ),
    ];
    for (refusal, text) in refusals {
        assert_eq!(refusal.unwrap_err().to_string(), text);
    }
    assert_eq!(place("", "").unwrap_err(), PlacementRefusal::Nothing);
}

#[test]
fn all_placements_are_the_accepted_ones() {
    for number in [0, 9, 30, 39] {
        let walls = walls(number);
        for shape in Shape::ALL {
            let all: Vec<Placement> = Placement::all(shape, walls).collect();
            assert_eq!(all.len(), shape.placements(walls).len() + 144 - walls.len());
            for placement in all {
                assert_eq!(
                    Placement::new(shape, placement.streets(), walls),
                    Ok(placement)
                );
            }
        }
    }
}
