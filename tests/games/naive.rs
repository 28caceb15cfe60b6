//! Walls, shapes and cities once more, in the plainest way: streets are pairs of points.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use walls_of_york::rules::york::{Decree, Shape, Street, StreetSet};

pub type Point = (i32, i32);
/// A street as its two ends, the lesser one first.
pub type Edge = (Point, Point);
pub type Edges = BTreeSet<Edge>;

/// The street of this name, such as `d4n`.
fn edge(name: &str) -> Edge {
    let [column, row, side] = name.as_bytes() else {
        panic!("{name} is no street")
    };
    let (x, y) = (i32::from(column - b'a'), i32::from(row - b'1'));
    match side {
        b'n' => ((x, y), (x + 1, y)),
        b'e' => ((x + 1, y), (x + 1, y + 1)),
        b's' => ((x, y + 1), (x + 1, y + 1)),
        b'w' => ((x, y), (x, y + 1)),
        _ => panic!("{name} is no street"),
    }
}

/// Every street's ends, read from its name.
static EDGES: LazyLock<[Edge; Street::COUNT]> =
    LazyLock::new(|| Street::ALL.map(|street| edge(&street.to_string())));

pub fn edges(streets: StreetSet) -> Edges {
    streets.iter().map(|street| EDGES[street.index()]).collect()
}

/// Whether these are the same streets.
pub fn is_same(streets: StreetSet, edges: &Edges) -> bool {
    let is_there = |street: Street| edges.contains(&EDGES[street.index()]);
    streets.len() == edges.len() && streets.iter().all(is_there)
}

/// Whether these streets are this shape: an unbranched way whose steps turn as the shape does.
pub fn is_shape(shape: Shape, edges: &Edges) -> bool {
    let Some(steps) = steps(edges) else {
        return false;
    };
    let turns: Vec<bool> = steps.windows(2).map(|pair| pair[0] != pair[1]).collect();
    let is_back = steps.first() == steps.last().map(|&(x, y)| (-x, -y)).as_ref();
    match shape {
        Shape::Straight2 => turns == [false],
        Shape::Corner2 => turns == [true],
        Shape::Straight3 => turns == [false, false],
        Shape::Ell3 => turns == [true, false] || turns == [false, true],
        Shape::Stair3 => turns == [true, true] && !is_back,
        Shape::Cup3 => turns == [true, true] && is_back,
    }
}

/// The steps of the one way over all these streets from end to end.
fn steps(edges: &Edges) -> Option<Vec<Point>> {
    let degrees = degrees(edges);
    let ends: Vec<Point> = degrees
        .iter()
        .filter(|(_, n)| **n == 1)
        .map(|(p, _)| *p)
        .collect();
    if ends.len() != 2 || degrees.values().any(|&n| n > 2) {
        return None;
    }
    let (mut here, mut rest, mut steps) = (ends[0], edges.clone(), Vec::new());
    while let Some(&(from, to)) = rest.iter().find(|(from, to)| *from == here || *to == here) {
        rest.remove(&(from, to));
        let there = if from == here { to } else { from };
        steps.push((there.0 - here.0, there.1 - here.1));
        here = there;
    }
    rest.is_empty().then_some(steps)
}

fn degrees(edges: &Edges) -> BTreeMap<Point, u32> {
    let mut degrees = BTreeMap::new();
    for (from, to) in edges {
        *degrees.entry(*from).or_default() += 1;
        *degrees.entry(*to).or_default() += 1;
    }
    degrees
}

fn is_loop(edges: &Edges) -> bool {
    if edges.is_empty() || degrees(edges).values().any(|&degree| degree != 2) {
        return false;
    }
    let mut reached: BTreeSet<Point> = [edges.first().unwrap().0].into();
    loop {
        let touched = edges
            .iter()
            .filter(|(a, b)| reached.contains(a) || reached.contains(b));
        let next: BTreeSet<Point> = touched.flat_map(|&(a, b)| [a, b]).collect();
        if next == reached {
            return reached.len() == edges.len();
        }
        reached = next;
    }
}

/// What a city holds: its lots' letters, by column and row.
pub type CityLots = BTreeMap<Point, char>;

/// The city inside a perimeter (R6.2–R6.5), if it is one; `lots` are the 64 letters of R10.
pub fn city(lots: &str, walls: &Edges, perimeter: &Edges, decree: Decree) -> Option<CityLots> {
    if !perimeter.is_subset(walls) || !is_loop(perimeter) {
        return None;
    }
    let letters: Vec<char> = lots.chars().collect();
    let mut city = CityLots::new();
    for y in 0..8 {
        for x in 0..8 {
            // A lot is inside if a way west from it crosses the perimeter an odd number of times.
            let crossed = (0..=x)
                .filter(|&x| perimeter.contains(&((x, y), (x, y + 1))))
                .count();
            let sides = [
                ((x, y), (x + 1, y)),
                ((x, y + 1), (x + 1, y + 1)),
                ((x, y), (x, y + 1)),
                ((x + 1, y), (x + 1, y + 1)),
            ];
            if crossed % 2 == 1 && !sides.iter().all(|side| walls.contains(side)) {
                city.insert((x, y), letters[usize::try_from(8 * y + x).unwrap()]);
            }
        }
    }
    let count = |letter| city.values().filter(|&&held| held == letter).count();
    let asked = decree.counts().map(usize::from);
    let is_enough = ['C', 'W', 'M']
        .map(count)
        .into_iter()
        .zip(asked)
        .all(|(held, asked)| held >= asked);
    (is_enough && !city.is_empty()).then_some(city)
}

pub fn coins(city: &CityLots) -> u32 {
    city.values().filter_map(|letter| letter.to_digit(10)).sum()
}

pub fn vikings(city: &CityLots) -> u32 {
    u32::try_from(city.values().filter(|&&letter| letter == 'V').count()).unwrap()
}

/// The length of the longest straight way over these streets (R9.2).
pub fn longest_run(edges: &Edges) -> usize {
    let run = |&((x, y), (to_x, to_y)): &Edge| {
        let (dx, dy) = (to_x - x, to_y - y);
        let along = |n: i32| ((x + n * dx, y + n * dy), (to_x + n * dx, to_y + n * dy));
        (0..8).take_while(|&n| edges.contains(&along(n))).count()
    };
    edges.iter().map(run).max().unwrap_or(0)
}
