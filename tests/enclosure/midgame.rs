//! Positions as they arise in the middle of an Age.

use std::fmt::Write;

use walls_of_york::rules::york::{
    Content, Decree, Lot, LotSet, Lots, Placement, Shape, Side, StreetSet, enclosure,
};

use super::chance::Chance;
use super::positions::{MIDGAME, Position, read};

const COUNT: usize = 200;

const REMARKS: &str = "\
# Mid-game positions: name | lots, row 1 first | decree | walls
# Made by `cargo test --test enclosure -- --ignored midgame`, after 8 to 21 turns of an Age.
# On even numbers the builder pursues a loop that meets the decree, on odd ones builds anywhere.
";

#[test]
fn midgame_positions_are_of_the_kind_they_should_be() {
    let positions = read(MIDGAME);
    assert_eq!(positions.len(), COUNT);
    let closable = positions
        .iter()
        .filter(|position| enclosure::is_closable(position.walls, &position.lots, position.decree));
    assert!((40..120).contains(&closable.count()));
    assert!(
        positions
            .iter()
            .all(|position| (8..60).contains(&position.walls.len()))
    );
}

#[test]
#[ignore = "writes tests/data/midgame.txt anew, to the same bytes"]
fn midgame_positions_can_be_made_again() {
    let mut chance = Chance::new(1066);
    let mut text = REMARKS.to_owned();
    for number in 0..COUNT {
        let lots = board(&mut chance);
        let decree = decree(&mut chance);
        let turns = 8 + chance.below(14);
        let walls = if number % 2 == 0 {
            pursued(&lots, decree, turns, &mut chance)
        } else {
            scattered(turns, &mut chance)
        };
        let name = format!("midgame {number}");
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
    std::fs::write("tests/data/midgame.txt", text).unwrap();
}

/// A board with as many of each content as the tiles have (R2.3).
pub fn board(chance: &mut Chance) -> Lots {
    let counts = [
        (Content::Church, 7),
        (Content::Well, 7),
        (Content::Market, 7),
        (Content::Coin, 8),
        (Content::TwoCoins, 4),
        (Content::Viking, 10),
    ];
    let mut contents = [Content::Empty; Lot::COUNT];
    let all = counts
        .iter()
        .flat_map(|&(content, count)| [content].repeat(count));
    for (place, content) in contents.iter_mut().zip(all) {
        *place = content;
    }
    chance.shuffle(&mut contents);
    Lots::from_contents(contents)
}

/// A decree of the three King's Dice (R2.4, R4.1).
pub fn decree(chance: &mut Chance) -> Decree {
    let mut dice = [[0, 1, 2], [2, 3, 4], [3, 4, 5]];
    chance.shuffle(&mut dice);
    let [churches, wells, markets] = dice.map(|faces| chance.pick(&faces));
    Decree::new(churches, wells, markets)
}

/// The walls of a builder who lays shapes anywhere.
fn scattered(turns: usize, chance: &mut Chance) -> StreetSet {
    let mut walls = StreetSet::EMPTY;
    for _ in 0..turns {
        let placements: Vec<Placement> = Placement::all(chance.pick(&Shape::ALL), walls).collect();
        walls |= chance.pick(&placements).streets();
    }
    walls
}

/// The walls of a builder who pursues a loop.
fn pursued(lots: &Lots, decree: Decree, turns: usize, chance: &mut Chance) -> StreetSet {
    let mut size = 8;
    let target = loop {
        size += 1;
        let blob = blob(size, chance);
        let around = enclosure::perimeter_around(blob, StreetSet::FULL);
        if let Ok(loop_of_walls) = around
            && enclosure::declare(loop_of_walls, loop_of_walls, lots, decree).is_ok()
        {
            break loop_of_walls;
        }
    };
    let mut walls = StreetSet::EMPTY;
    for _ in 0..turns {
        let mut placements: Vec<Placement> =
            Placement::all(chance.pick(&Shape::ALL), walls).collect();
        chance.shuffle(&mut placements);
        let worth = |placement: &Placement| {
            let useful = (placement.streets() & target).len();
            2 * useful.cast_signed() - placement.streets().len().cast_signed()
        };
        walls |= placements.into_iter().max_by_key(worth).unwrap().streets();
    }
    walls
}

/// About so many lots that hang together.
pub fn blob(size: usize, chance: &mut Chance) -> LotSet {
    let mut lots = vec![chance.pick(&Lot::ALL)];
    for _ in 0..size {
        if let Some(lot) = chance.pick(&lots).neighbour(chance.pick(&Side::ALL)) {
            lots.push(lot);
        }
    }
    lots.into_iter().collect()
}
