//! Positions kept as data: a name, the lots, the decree and the walls, parted by bars.

use std::fmt;

use walls_of_york::rules::york::{Decree, Lots, StreetSet};

/// A board with walls, under a decree.
#[derive(Clone, Debug)]
pub struct Position {
    pub name: String,
    pub lots: Lots,
    pub decree: Decree,
    pub walls: StreetSet,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name,
            lots,
            decree,
            walls,
        } = self;
        write!(f, "{name} | {lots} | {decree} | {walls}")
    }
}

/// Mid-game positions, as `tests/enclosure/midgame.rs` makes them.
pub const MIDGAME: &str = include_str!("../data/midgame.txt");

/// Walls that are meant to be hard.
pub const ADVERSARIAL: &str = include_str!("../data/adversarial.txt");

/// Reads a data file; lines that begin with `#` are remarks.
pub fn read(data: &str) -> Vec<Position> {
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines.map(read_line).collect()
}

fn read_line(line: &str) -> Position {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, lots, decree, walls] = fields[..] else {
        panic!("four fields: {line}");
    };
    Position {
        name: name.to_owned(),
        lots: lots.parse().expect(line),
        decree: decree.parse().expect(line),
        walls: walls.parse().expect(line),
    }
}
