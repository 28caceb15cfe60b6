//! A plain checker of enclosure: every loop by trying all ways, and R6 to the letter.

use walls_of_york::rules::york::{
    Building, Content, Corner, Decree, Lot, Lots, Side, Street, StreetSet,
};

/// A legal city, as names and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainCity {
    pub perimeter: Vec<String>,
    pub lots: Vec<String>,
    pub buildings: [usize; 3],
    pub coins: u32,
    pub vikings: u32,
    pub removed: usize,
    /// Not for comparing: whether the loop encloses sealed lots, and whether walls cut the city.
    pub has_sealed: bool,
    pub has_pockets: bool,
}

/// All legal cities in the order of R6.8, or `None` where finding them takes too long.
pub fn cities(
    walls: StreetSet,
    board: &Lots,
    decree: Decree,
    effort: usize,
) -> Option<Vec<PlainCity>> {
    let mut legal: Vec<PlainCity> = loops(walls, effort)?
        .iter()
        .filter_map(|perimeter| city(perimeter, walls, board, decree))
        .collect();
    legal.sort_by(|a, b| {
        b.coins
            .cmp(&a.coins)
            .then(a.vikings.cmp(&b.vikings))
            .then(a.removed.cmp(&b.removed))
            .then_with(|| a.perimeter.cmp(&b.perimeter))
    });
    Some(legal)
}

/// The city of one loop, if it is legal.
fn city(perimeter: &[Street], walls: StreetSet, board: &Lots, decree: Decree) -> Option<PlainCity> {
    let is_sealed = |lot: &Lot| {
        Side::ALL
            .iter()
            .all(|&side| walls.contains(lot.street(side)))
    };
    let (sealed, lots): (Vec<Lot>, Vec<Lot>) = Lot::ALL
        .into_iter()
        .filter(|&lot| is_inside(lot, perimeter))
        .partition(is_sealed);
    let contents: Vec<Content> = lots.iter().map(|&lot| board.content(lot)).collect();
    let buildings = Building::ALL.map(|building| {
        contents
            .iter()
            .filter(|content| content.building() == Some(building))
            .count()
    });
    let is_met = buildings
        .iter()
        .zip(decree.counts())
        .all(|(&held, asked)| held >= asked.into());
    if lots.is_empty() || !is_met {
        return None;
    }
    let mut names: Vec<String> = perimeter.iter().map(ToString::to_string).collect();
    names.sort();
    Some(PlainCity {
        perimeter: names,
        lots: lots.iter().map(ToString::to_string).collect(),
        buildings,
        coins: contents.iter().map(|content| content.coins()).sum(),
        vikings: contents
            .iter()
            .map(|&content| u32::from(content == Content::Viking))
            .sum(),
        removed: walls.len() - perimeter.len(),
        has_sealed: !sealed.is_empty(),
        has_pockets: reachable(lots[0], walls).len() < lots.len(),
    })
}

/// Whether a ray from the middle of the lot to the north crosses the loop an odd number of times.
fn is_inside(lot: Lot, perimeter: &[Street]) -> bool {
    let crossed = perimeter.iter().filter(|street| {
        let [west, _] = street.corners();
        street.is_horizontal() && west.x() == lot.column() && west.y() <= lot.row()
    });
    crossed.count() % 2 == 1
}

/// The lots to which ways without walls lead.
fn reachable(from: Lot, walls: StreetSet) -> Vec<Lot> {
    let mut reached = vec![from];
    let mut done = 0;
    while done < reached.len() {
        let lot = reached[done];
        done += 1;
        for side in Side::ALL {
            if let Some(next) = lot.neighbour(side)
                && !walls.contains(lot.street(side))
                && !reached.contains(&next)
            {
                reached.push(next);
            }
        }
    }
    reached
}

/// Every loop that passes no corner twice, each once.
fn loops(walls: StreetSet, effort: usize) -> Option<Vec<Vec<Street>>> {
    let mut search = Search {
        ways: vec![Vec::new(); Corner::COUNT],
        is_passed: [false; Corner::COUNT],
        path: Vec::new(),
        found: Vec::new(),
        effort,
    };
    for street in walls.iter() {
        let [first, second] = street.corners().map(Corner::index);
        search.ways[first].push((second, street));
        search.ways[second].push((first, street));
    }
    search.forget_dead_ends();
    for start in 0..Corner::COUNT {
        search.go_on(start, start)?;
    }
    Some(search.found)
}

struct Search {
    ways: Vec<Vec<(usize, Street)>>,
    is_passed: [bool; Corner::COUNT],
    path: Vec<Street>,
    found: Vec<Vec<Street>>,
    effort: usize,
}

impl Search {
    fn forget_dead_ends(&mut self) {
        while let Some(end) = self.ways.iter().position(|ways| ways.len() == 1) {
            let (next, street) = self.ways[end].remove(0);
            self.ways[next].retain(|&(_, other)| other != street);
        }
    }

    /// Tries all ways from a corner back to the start over later corners only.
    fn go_on(&mut self, start: usize, here: usize) -> Option<()> {
        self.effort = self.effort.checked_sub(1)?;
        for place in 0..self.ways[here].len() {
            let (next, street) = self.ways[here][place];
            if next == start && self.path.len() >= 3 {
                // Each loop is met in both directions: this takes one of them.
                if self.path[0] < street {
                    let mut found = self.path.clone();
                    found.push(street);
                    self.found.push(found);
                }
            } else if next > start && !self.is_passed[next] {
                self.is_passed[next] = true;
                self.path.push(street);
                self.go_on(start, next)?;
                self.path.pop();
                self.is_passed[next] = false;
            }
        }
        Some(())
    }
}
