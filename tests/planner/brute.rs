//! Every loop that needs few new walls, found by trying all ways.

use std::collections::VecDeque;

use walls_of_york::rules::york::{Corner, Street, StreetSet};

/// Calls `found` with every loop on the streets `ground` that passes no corner twice and needs at
/// most so many walls besides those that stand, each once; `None` where that takes too long.
pub fn loops(
    ground: StreetSet,
    walls: StreetSet,
    most_new: usize,
    effort: usize,
    found: impl FnMut(StreetSet, usize),
) -> Option<()> {
    let mut search = Search {
        ground,
        walls,
        start: Corner::ALL[0],
        home: [0; Corner::COUNT],
        is_passed: [false; Corner::COUNT],
        path: Vec::new(),
        effort,
        found,
    };
    for start in Corner::ALL {
        search.start = start;
        search.home = search.new_walls_home();
        search.go_on(start, most_new)?;
    }
    Some(())
}

struct Search<F> {
    ground: StreetSet,
    walls: StreetSet,
    start: Corner,
    /// The fewest new walls from each corner to the start, over any corners from the start on.
    home: [usize; Corner::COUNT],
    is_passed: [bool; Corner::COUNT],
    path: Vec<Street>,
    effort: usize,
    found: F,
}

impl<F: FnMut(StreetSet, usize)> Search<F> {
    /// The streets from here to corners that belong to loops of this start: the start is the first
    /// of their corners.
    fn ways(&self, here: Corner) -> Vec<(Corner, Street, usize)> {
        let ways = here
            .streets()
            .filter(|&street| self.ground.contains(street));
        let ways = ways.map(|street| {
            let [first, second] = street.corners();
            let next = if first == here { second } else { first };
            (next, street, usize::from(!self.walls.contains(street)))
        });
        ways.filter(|&(next, ..)| next.index() >= self.start.index())
            .collect()
    }

    fn new_walls_home(&self) -> [usize; Corner::COUNT] {
        let mut home = [usize::MAX; Corner::COUNT];
        home[self.start.index()] = 0;
        let mut todo = VecDeque::from([self.start]);
        while let Some(here) = todo.pop_front() {
            for (next, _, new) in self.ways(here) {
                let way = home[here.index()] + new;
                if way < home[next.index()] {
                    home[next.index()] = way;
                    todo.push_back(next);
                }
            }
        }
        home
    }

    /// Tries all ways from a corner back to the start.
    fn go_on(&mut self, here: Corner, new_left: usize) -> Option<()> {
        self.effort = self.effort.checked_sub(1)?;
        for (next, street, new) in self.ways(here) {
            if new > new_left {
                continue;
            }
            if next == self.start {
                // Each loop is met in both directions: this takes one of them.
                if self.path.len() >= 3 && self.path[0] < street {
                    let mut perimeter: StreetSet = self.path.iter().copied().collect();
                    perimeter.insert(street);
                    (self.found)(perimeter, (perimeter - self.walls).len());
                }
            } else if !self.is_passed[next.index()] && self.home[next.index()] <= new_left - new {
                self.is_passed[next.index()] = true;
                self.path.push(street);
                self.go_on(next, new_left - new)?;
                self.path.pop();
                self.is_passed[next.index()] = false;
            }
        }
        Some(())
    }
}

#[test]
fn the_loops_of_small_boards_are_as_many_as_is_known() {
    // The numbers of cycles in square grids are well known (OEIS A140517).
    for (size, known) in [(1, 1), (2, 13), (3, 213), (4, 9_349)] {
        let is_in = |corner: Corner| corner.x() <= size && corner.y() <= size;
        let ground = Street::ALL
            .into_iter()
            .filter(|street| street.corners().into_iter().all(is_in))
            .collect();
        let mut count = 0;
        loops(ground, StreetSet::EMPTY, usize::MAX, usize::MAX, |_, _| {
            count += 1;
        });
        assert_eq!(count, known, "{size}");
    }
}

#[test]
fn the_short_loops_of_an_empty_board_are_as_many_as_can_be_counted_by_hand() {
    let mut counts = [0; 9];
    loops(
        StreetSet::FULL,
        StreetSet::EMPTY,
        8,
        usize::MAX,
        |perimeter, new| {
            assert_eq!(perimeter.len(), new);
            counts[new] += 1;
        },
    );
    // One lot; two in a line; three in a line, three in a corner, and four in a square.
    assert_eq!(counts, [0, 0, 0, 0, 64, 0, 112, 0, 2 * 6 * 8 + 4 * 49 + 49]);
}
