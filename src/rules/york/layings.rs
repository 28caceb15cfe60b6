//! All ways to lay the shapes, worked out once.

use std::collections::BinaryHeap;
use std::iter::FusedIterator;
use std::sync::LazyLock;

use super::{Corner, Shape, Street, StreetSet};

/// How a line of walls goes on at a corner.
#[derive(Clone, Copy)]
pub(super) enum Turn {
    Left,
    Ahead,
    Right,
}

/// Where the next street of a walk leads, clockwise from the north.
const STEPS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Enough words for one bit for each laying: no shape has more than 448.
const WORDS: usize = 7;

/// All ways to lay one shape on an empty board.
pub(super) struct Layings {
    /// In the order of [`StreetSet`].
    list: Vec<StreetSet>,
    /// All layings, as bits.
    all: [u64; WORDS],
    /// For each street the layings that need it, as bits.
    on_street: Vec<[u64; WORDS]>,
}

static LAYINGS: LazyLock<[Layings; 6]> = LazyLock::new(|| Shape::ALL.map(Layings::new));

impl Layings {
    /// The layings of a shape.
    pub(super) fn of(shape: Shape) -> &'static Self {
        &LAYINGS[shape as usize]
    }

    fn new(shape: Shape) -> Self {
        let mut list = BinaryHeap::new();
        for start in Corner::ALL {
            for heading in 0..STEPS.len() {
                for turns in shape.turns() {
                    list.extend(walk(start, heading, turns));
                }
            }
        }
        let mut list = list.into_sorted_vec();
        list.dedup();
        let mut on_street = vec![[0; WORDS]; Street::COUNT];
        let mut all = [0; WORDS];
        for (place, laying) in list.iter().enumerate() {
            all[place / 64] |= 1 << (place % 64);
            for street in laying.iter() {
                on_street[street.index()][place / 64] |= 1 << (place % 64);
            }
        }
        Self {
            list,
            all,
            on_street,
        }
    }

    /// Whether these streets are one of the layings.
    pub(super) fn contains(&self, streets: StreetSet) -> bool {
        self.list.binary_search(&streets).is_ok()
    }

    /// The layings on streets without a wall.
    pub(super) fn placements(&'static self, walls: StreetSet) -> Placements {
        let mut taken = [0; WORDS];
        for street in walls.iter() {
            for (word, on_street) in taken.iter_mut().zip(self.on_street[street.index()]) {
                *word |= on_street;
            }
        }
        Placements {
            list: &self.list,
            rest: std::array::from_fn(|word| self.all[word] & !taken[word]),
            word: 0,
        }
    }
}

/// The streets of a walk, unless it leaves the board.
fn walk(start: Corner, mut heading: usize, turns: &[Turn]) -> Option<StreetSet> {
    let mut here = start;
    let mut streets = StreetSet::EMPTY;
    let mut go = |heading: usize| {
        let (dx, dy) = STEPS[heading];
        let x = here.x().checked_add_signed(dx)?;
        let there = Corner::new(x, here.y().checked_add_signed(dy)?)?;
        streets.insert(Street::between(here, there)?);
        here = there;
        Some(())
    };
    go(heading)?;
    for turn in turns {
        heading = match turn {
            Turn::Left => heading + 3,
            Turn::Ahead => heading,
            Turn::Right => heading + 1,
        } % STEPS.len();
        go(heading)?;
    }
    Some(streets)
}

/// The ways to lay a shape on free streets, in notation order; see [`Shape::placements`].
#[derive(Clone, Debug)]
pub struct Placements {
    list: &'static [StreetSet],
    /// The layings still to come, as bits.
    rest: [u64; WORDS],
    /// All words before this one are used up.
    word: usize,
}

impl Iterator for Placements {
    type Item = StreetSet;

    fn next(&mut self) -> Option<StreetSet> {
        while self.word < WORDS {
            let bits = &mut self.rest[self.word];
            if *bits != 0 {
                let place = 64 * self.word + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(self.list[place]);
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self
            .rest
            .iter()
            .map(|bits| bits.count_ones() as usize)
            .sum();
        (left, Some(left))
    }

    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Placements {}

impl FusedIterator for Placements {}
