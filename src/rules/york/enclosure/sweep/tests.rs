//! The sweep against numbers that are known, and against the other way to list loops.

use super::super::super::{Content, Decree, Lot, LotSet, Lots, Street, StreetSet};
use super::super::city::is_enough;
use super::super::closable::Grounds;
use super::super::few::FewRegions;
use super::super::{best_city, cities};
use super::*;

/// How many ways lead through the graph of a full square of this many lots.
fn loops_of_square(width: u8) -> u64 {
    let in_square = |lot: &Lot| lot.column() < width && lot.row() < width;
    let walls = Lot::ALL
        .into_iter()
        .filter(in_square)
        .flat_map(Lot::streets)
        .collect();
    let graph = Graph::new(&steps(walls));
    let mut ways = vec![0; graph.len()];
    for state in (0..graph.len()).rev() {
        let edges = graph.edges(u32::try_from(state).unwrap());
        ways[state] = edges
            .into_iter()
            .map(|edge| match edge.target() {
                Target::Nowhere => 0,
                Target::Closed => 1,
                Target::State(next) => ways[next as usize],
            })
            .sum();
    }
    ways[0]
}

#[test]
fn full_squares_have_as_many_loops_as_published() {
    // Sequence A140517 of the On-Line Encyclopedia of Integer Sequences.
    let published = [
        1,
        13,
        213,
        9_349,
        1_222_363,
        487_150_371,
        603_841_648_931,
        2_318_527_339_461_265,
    ];
    for (width, loops) in (1..).zip(published) {
        assert_eq!(loops_of_square(width), loops, "{width} lots wide");
    }
}

/// A small generator, only to vary the positions.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn board(&mut self) -> Lots {
        Lots::from_contents(
            [(); Lot::COUNT].map(|()| Content::ALL[usize::try_from(self.below(7)).unwrap()]),
        )
    }

    fn walls(&mut self, percent: u64) -> StreetSet {
        Street::ALL
            .into_iter()
            .filter(|_| self.below(100) < percent)
            .collect()
    }

    fn decree(&mut self, most: u8) -> Decree {
        let [churches, wells, markets] =
            [most; 3].map(|most| u8::try_from(self.below(u64::from(most) + 1)).unwrap());
        Decree::new(churches, wells, markets)
    }
}

#[test]
fn the_sweep_and_trying_all_unions_agree_where_regions_are_few() {
    let mut chance = Chance(1);
    let mut compared = 0;
    while compared < 2_000 {
        let percent = 50 + chance.below(35);
        let (walls, board, decree) = (chance.walls(percent), chance.board(), chance.decree(2));
        let grounds = Grounds::new(walls);
        for group in grounds.promising(&board, decree) {
            let Some(few) = FewRegions::new(group, grounds.fences.parts(group)) else {
                continue;
            };
            let enough = |inside: LotSet| is_enough(inside - grounds.sealed, &board, decree);
            let mut expected = Vec::new();
            few.loops(&enough, |perimeter, inside| {
                expected.push((perimeter, inside));
            });
            expected.sort_unstable();
            let mut found = Vec::new();
            Sweep::new(group, &grounds, &board, decree).loops(|perimeter, inside| {
                found.push((perimeter, inside));
                true
            });
            found.sort_unstable();
            assert_eq!(found, expected, "{walls} {decree}");
            compared += 1;
        }
    }
}

#[test]
fn the_best_loop_is_the_first_of_all_where_all_are_listed() {
    let mut chance = Chance(2);
    let mut compared = 0;
    let mut with_many = 0;
    while compared < 100 {
        let percent = 60 + chance.below(35);
        let (walls, board, decree) = (chance.walls(percent), chance.board(), chance.decree(6));
        let all = cities(walls, &board, decree, 3_000);
        if all.is_empty() || !all.is_complete() {
            continue;
        }
        assert_eq!(
            best_city(walls, &board, decree).as_ref(),
            all.best(),
            "{walls} {decree}"
        );
        compared += 1;
        with_many += usize::from(all.len() > 500);
    }
    assert!(with_many > 10, "{with_many}");
}
