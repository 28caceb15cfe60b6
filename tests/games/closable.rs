//! Whether any city can be closed, once more: by the blocks of walls, not by the lots.

use std::collections::BTreeMap;

use walls_of_york::rules::york::Decree;

use crate::naive::{Edge, Edges, Point};

/// Whether some loop of these walls is a legal city (R6.5).
///
/// A loop lies in one block of walls, that is, one that no single corner holds together; and the way
/// around a block is itself a loop, which encloses all that any other loop of the block does.
pub fn is_closable(lots: &str, walls: &Edges, decree: Decree) -> bool {
    let letters: Vec<char> = lots.chars().collect();
    blocks(&without_dead_ends(walls)).iter().any(|block| {
        let mut held = String::new();
        for (x, y) in enclosed(block) {
            if !sides((x, y)).iter().all(|(side, _)| walls.contains(side)) {
                held.push(letters[usize::try_from(8 * y + x).unwrap()]);
            }
        }
        let is_met = |(letter, asked)| held.matches(letter).count() >= usize::from(asked);
        !held.is_empty() && ['C', 'W', 'M'].into_iter().zip(decree.counts()).all(is_met)
    })
}

fn without_dead_ends(walls: &Edges) -> Edges {
    let mut walls = walls.clone();
    loop {
        let mut meeting: BTreeMap<Point, u32> = BTreeMap::new();
        for (from, to) in &walls {
            *meeting.entry(*from).or_default() += 1;
            *meeting.entry(*to).or_default() += 1;
        }
        let count = walls.len();
        walls.retain(|(from, to)| meeting[from] > 1 && meeting[to] > 1);
        if walls.len() == count {
            return walls;
        }
    }
}

/// Walls are of one block if they hang together whichever corner is taken away.
fn blocks(walls: &Edges) -> Vec<Edges> {
    let mut blocks: BTreeMap<Vec<usize>, Edges> = BTreeMap::new();
    let number = |(x, y): Point| usize::try_from(9 * y + x).unwrap();
    let mut signs: BTreeMap<Edge, Vec<usize>> = BTreeMap::new();
    // Blocks meet only where three walls do; 81 stands for no corner at all.
    let meeting = |corner: &usize| {
        let ends = walls.iter().flat_map(|&(from, to)| [from, to]);
        ends.filter(|&end| number(end) == *corner).count()
    };
    for without in (0..81).filter(|corner| meeting(corner) > 2).chain([81]) {
        let mut group: [usize; 81] = std::array::from_fn(|corner| corner);
        for (from, to) in walls.iter().map(|(from, to)| (number(*from), number(*to))) {
            if from != without && to != without {
                let (kept, gone) = (group[from], group[to]);
                for entry in group.iter_mut().filter(|entry| **entry == gone) {
                    *entry = kept;
                }
            }
        }
        for &(from, to) in walls {
            let end = if number(from) == without { to } else { from };
            signs
                .entry((from, to))
                .or_default()
                .push(group[number(end)]);
        }
    }
    for (wall, sign) in signs {
        blocks.entry(sign).or_default().insert(wall);
    }
    blocks.into_values().collect()
}

/// The lots from which no way leads off the board but over one of these walls.
fn enclosed(walls: &Edges) -> Vec<Point> {
    let mut is_reached = [[false; 10]; 10];
    let mut rest = vec![(-1, -1)];
    while let Some(here) = rest.pop() {
        let [row, column] = [here.1, here.0].map(|n| usize::try_from(n + 1).unwrap());
        if std::mem::replace(&mut is_reached[row][column], true) {
            continue;
        }
        for (side, (x, y)) in sides(here) {
            if (-1..=8).contains(&x) && (-1..=8).contains(&y) && !walls.contains(&side) {
                rest.push((x, y));
            }
        }
    }
    let all = (0..8).flat_map(|y| (0..8).map(move |x| (x, y)));
    all.filter(|&(x, y)| {
        !is_reached[usize::try_from(y + 1).unwrap()][usize::try_from(x + 1).unwrap()]
    })
    .collect()
}

/// A lot's sides, and the lots beyond them.
fn sides((x, y): Point) -> [(Edge, Point); 4] {
    [
        (((x, y), (x + 1, y)), (x, y - 1)),
        (((x, y + 1), (x + 1, y + 1)), (x, y + 1)),
        (((x, y), (x, y + 1)), (x - 1, y)),
        (((x + 1, y), (x + 1, y + 1)), (x + 1, y)),
    ]
}
