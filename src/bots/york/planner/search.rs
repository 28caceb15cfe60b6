//! The search: the cheapest loop, with the sweep's costs to guide it.
//!
//! It goes forward row by row and remembers which upper sides of lots are on the loop, so it knows
//! of every lot whether it is sealed. The sweep's costs are never too high, so the first loop that
//! comes up closed is the cheapest; mostly the sweep was right and the search goes straight to it.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use super::frontier::{Frontier, Next, WIDTH};
use super::ground::{Ground, Way};
use super::lanes::Cost;
use super::sweep::Sweep;
use crate::rules::york::StreetSet;

/// The beginning of a loop, up to the beginning of a row; or a whole one.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: Option<usize>,
    /// The streets to the right that the loop takes in the row above, from the left as bits.
    streets: u8,
    /// `None` once the loop is closed.
    state: Option<usize>,
    /// The lots of the row that begins whose upper side is on the loop and may shut them.
    tops: u8,
    row: usize,
    lane: usize,
    cost: i64,
}

/// A search for the cheapest loop on some ground.
pub struct Search<'a, C> {
    ground: &'a Ground,
    sweep: &'a Sweep<C>,
    nodes: Vec<Node>,
    /// The nodes that are to be looked at, the most promising first: by the least cost they can
    /// lead to, then by how far they have come, then by age.
    queue: BinaryHeap<(Reverse<i64>, usize, Reverse<usize>)>,
    /// The least cost at which each beginning was found.
    seen: HashMap<(usize, usize, u8, usize), i64>,
}

impl<'a, C: Cost> Search<'a, C> {
    /// A search for a loop of at most so many new walls, where they are counted.
    pub fn new(ground: &'a Ground, sweep: &'a Sweep<C>, most_walls: usize) -> Self {
        let mut search = Self {
            ground,
            sweep,
            nodes: Vec::new(),
            queue: BinaryHeap::new(),
            seen: HashMap::new(),
        };
        search.add(Node {
            parent: None,
            streets: 0,
            state: Some(0),
            tops: 0,
            row: 0,
            lane: ground.needs().all(most_walls),
            cost: 0,
        });
        search
    }

    /// The cheapest loop and its cost, if there is any.
    pub fn cheapest(mut self) -> Option<(StreetSet, i64)> {
        while let Some((_, _, Reverse(place))) = self.queue.pop() {
            let node = self.nodes[place];
            let Some(state) = node.state else {
                return Some((self.perimeter(place), node.cost));
            };
            let is_best = self
                .seen
                .get(&(node.row, state, node.tops, node.lane))
                .is_some_and(|&cost| cost == node.cost);
            if is_best {
                let beginning = Node {
                    parent: Some(place),
                    streets: 0,
                    ..node
                };
                self.extend(beginning, state, 0, node.tops);
            }
        }
        None
    }

    /// Passes the corners of a row from this column on, in every possible way.
    fn extend(&mut self, node: Node, state: usize, column: usize, tops: u8) {
        if column == WIDTH {
            let next = Node {
                state: Some(state),
                tops: self.tops_that_matter(node.row, node.streets, state),
                row: node.row + 1,
                ..node
            };
            self.add(next);
            return;
        }
        let place = self.ground.place(node.row, column);
        let here = Frontier::get().column(column)[state];
        for (step, goes_right) in here.steps.into_iter().zip([false, true]) {
            if !step.is_hopeful(node.row) {
                continue;
            }
            let mut after = node;
            let mut way = Way::default();
            if goes_right {
                after.streets |= 1 << column;
                way = way + place.right;
            }
            if step.goes_down {
                way = way + place.down;
            }
            let Some(lane) = self.ground.needs().after_walls(way.walls, after.lane) else {
                continue;
            };
            after.cost += way.cost;
            after.lane = lane;
            let north = Some(u16::from(tops) >> column & 1 == 1);
            for gain in [
                place.above.above(here.above, north, goes_right),
                place.below.below(here.below, step.goes_down),
            ] {
                after.cost += gain.cost;
                after.lane = self.ground.needs().after(gain.need, after.lane);
            }
            match step.next {
                Next::Nowhere => {}
                Next::Closed => self.add(Node {
                    state: None,
                    row: WIDTH,
                    ..after
                }),
                Next::State(next) => self.extend(after, next.into(), column + 1, tops),
            }
        }
    }

    /// Which lots below a row the streets on the loop may shut from above.
    fn tops_that_matter(&self, row: usize, streets: u8, state: usize) -> u8 {
        if row + 1 == WIDTH {
            return 0;
        }
        let state = Frontier::get().column(0)[state];
        (0..WIDTH - 1)
            .filter(|&column| {
                let lot = self.ground.place(row + 1, column).above;
                streets >> column & 1 == 1 && lot.can_be_shut_from_above(state.above(column))
            })
            .fold(0, |tops, column| tops | 1 << column)
    }

    fn add(&mut self, node: Node) {
        let to_go = match node.state {
            Some(state) => self.sweep.cost_to_go(node.row, state, node.lane),
            None => self.ground.needs().are_met(node.lane).then_some(0),
        };
        let Some(to_go) = to_go else { return };
        if let Some(state) = node.state {
            let key = (node.row, state, node.tops, node.lane);
            match self.seen.get(&key) {
                Some(&cost) if cost <= node.cost => return,
                _ => self.seen.insert(key, node.cost),
            };
        }
        let place = self.nodes.len();
        self.nodes.push(node);
        self.queue
            .push((Reverse(node.cost + to_go), node.row, Reverse(place)));
    }

    /// The loop that ends at a node.
    fn perimeter(&self, place: usize) -> StreetSet {
        let mut rows = Vec::new();
        let mut place = Some(place);
        while let Some(node) = place.map(|place| self.nodes[place]) {
            if node.parent.is_some() {
                rows.push(node.streets);
            }
            place = node.parent;
        }
        rows.reverse();
        self.ground.perimeter(&rows)
    }
}
