//! The graph of a sweep's states, as far as they lie on a way to a closed loop.

use super::mates::{Mates, Taken};
use super::step::Step;

/// Where a decision leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// To no loop.
    Nowhere,
    /// To a closed loop.
    Closed,
    /// To this state of the next step.
    State(u32),
}

/// A decision in some state: where it leads, and whether the step's run of lots is then inside.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge(u32);

const INSIDE: u32 = 1 << 31;
const CLOSED: u32 = INSIDE - 1;
const NOWHERE: u32 = INSIDE - 2;

impl Edge {
    const DEAD: Self = Self(NOWHERE);

    const fn new(target: u32, is_inside: bool) -> Self {
        Self(if is_inside { target | INSIDE } else { target })
    }

    pub(super) const fn is_inside(self) -> bool {
        self.0 & INSIDE != 0
    }

    pub(super) const fn target(self) -> Target {
        match self.0 & !INSIDE {
            NOWHERE => Target::Nowhere,
            CLOSED => Target::Closed,
            state => Target::State(state),
        }
    }
}

/// All states of a sweep, step by step, with what skipping or taking the street leads to.
pub(super) struct Graph {
    edges: Vec<[Edge; 2]>,
    /// The first state of each step, and the end of the last.
    starts: Vec<u32>,
}

impl Graph {
    /// The state before the first step.
    pub(super) const START: u32 = 0;

    /// The graph of these steps.
    pub(super) fn new(steps: &[Step]) -> Self {
        let mut graph = Self {
            edges: Vec::new(),
            starts: vec![0],
        };
        let mut states = vec![Mates::START];
        let mut next = States::default();
        for step in steps {
            let first = place(graph.edges.len() + states.len());
            next.clear();
            for &state in &states {
                let skip = match state.skip(step) {
                    Some(on) => next.edge(on, first),
                    None => Edge::DEAD,
                };
                let take = match state.take(step) {
                    Taken::On(on) => next.edge(on, first),
                    Taken::Closed => Edge::new(CLOSED, false),
                    Taken::Dead => Edge::DEAD,
                };
                graph.edges.push([skip, take]);
            }
            graph.starts.push(first);
            std::mem::swap(&mut states, &mut next.list);
        }
        // Whatever is still under way after the last street closes no more.
        let end = place(graph.edges.len());
        graph.prune(end);
        graph
    }

    /// Cuts off all that leads to no loop.
    fn prune(&mut self, end: u32) {
        for state in (0..self.edges.len()).rev() {
            for decision in 0..2 {
                if let Target::State(next) = self.edges[state][decision].target()
                    && (next >= end || self.edges[next as usize] == [Edge::DEAD; 2])
                {
                    self.edges[state][decision] = Edge::DEAD;
                }
            }
        }
    }

    /// What skipping and what taking the street leads to.
    pub(super) fn edges(&self, state: u32) -> [Edge; 2] {
        self.edges[state as usize]
    }

    /// The states of one step.
    pub(super) fn states(&self, step: usize) -> std::ops::Range<u32> {
        self.starts[step]..self.starts[step + 1]
    }

    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }
}

/// A count of states as their place.
fn place(count: usize) -> u32 {
    u32::try_from(count).expect("a sweep has far fewer than a billion states")
}

/// The different states after a step, found again by their bits.
#[derive(Default)]
struct States {
    list: Vec<Mates>,
    /// An open-addressing table of places in the list, each plus one; 0 is free.
    table: Vec<u32>,
}

impl States {
    fn clear(&mut self) {
        self.list.clear();
        if self.table.is_empty() {
            self.table.resize(64, 0);
        }
        self.table.fill(0);
    }

    /// The decision that leads to this state, where the list begins at `first`.
    fn edge(&mut self, state: Mates, first: u32) -> Edge {
        if self.list.len() * 2 >= self.table.len() {
            self.grow();
        }
        let slot = self.slot(state);
        if self.table[slot] == 0 {
            self.list.push(state);
            self.table[slot] = place(self.list.len());
        }
        Edge::new(first + self.table[slot] - 1, state.is_inside())
    }

    /// Where the table has this state, or would have it.
    #[allow(clippy::cast_possible_truncation)]
    fn slot(&self, state: Mates) -> usize {
        let mask = self.table.len() - 1;
        let hash = state.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut slot = (hash >> 32) as usize & mask;
        loop {
            match self.table[slot] {
                0 => return slot,
                found if self.list[found as usize - 1] == state => return slot,
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        self.table.clear();
        self.table.resize(size, 0);
        for number in 0..self.list.len() {
            let slot = self.slot(self.list[number]);
            self.table[slot] = place(number + 1);
        }
    }
}
