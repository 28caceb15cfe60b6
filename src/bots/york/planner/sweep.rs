//! The sweep: the least cost of finishing a loop, from every state of the frontier.
//!
//! It goes backwards, from the last corner to the first. For each state and each lane of needs it
//! knows the least cost to go. Whether a lot is sealed depends on its four sides, and where it has
//! no wall on its upper and its lower side, the upper one is forgotten by the time the lower one is
//! decided. There the sweep hopes for the best: its costs are never too high.

use super::around::Around;
use super::frontier::{Frontier, Next, State, Step, WIDTH};
use super::ground::{Ground, Place, Way, Yield};
use super::lanes::{BLOCK, Block, Cost, Gain, Lanes, Toll};

/// The costs to go before one corner, lane by lane for each state.
type Layer<C> = Vec<Block<C>>;

/// The costs to go from the beginning of each row, and the memory to work them out.
#[derive(Clone, Debug, Default)]
pub struct Sweep<C> {
    rows: [Layer<C>; WIDTH],
    here: Layer<C>,
    next: Layer<C>,
    blocks: usize,
}

impl<C: Cost> Sweep<C> {
    /// Works out the costs of a ground.
    pub fn run(&mut self, ground: &Ground) {
        let frontier = Frontier::get();
        let lanes = Lanes::new(ground.needs());
        self.blocks = lanes.blocks;
        let nothing = [C::NEVER; BLOCK];
        for layer in [&mut self.here, &mut self.next] {
            layer.resize(frontier.most_states() * lanes.blocks, nothing);
        }
        let mut scratch = vec![nothing; 2 * lanes.blocks];
        for row in (0..WIDTH).rev() {
            for column in (0..WIDTH).rev() {
                let corner = CornerStep::new(ground.place(row, column), &lanes);
                let next: &[Block<C>] = match self.rows.get(row + 1) {
                    Some(below) if column + 1 == WIDTH => below,
                    _ => &self.next,
                };
                let states = frontier.column(column);
                for (state, costs) in states.iter().zip(self.here.chunks_exact_mut(lanes.blocks)) {
                    if state.is_alive(row) {
                        corner.pass(state, row, costs, next, &mut scratch);
                    }
                }
                std::mem::swap(&mut self.here, &mut self.next);
            }
            let start = &self.next[..frontier.column(0).len() * lanes.blocks];
            self.rows[row].clear();
            self.rows[row].extend_from_slice(start);
        }
    }

    /// The least cost to go from the beginning of a row, which is never too high; `None` if no loop
    /// can be closed from there.
    pub fn cost_to_go(&self, row: usize, state: usize, lane: usize) -> Option<i64> {
        let block = &self.rows[row][state * self.blocks + lane / BLOCK];
        let cost = block[lane % BLOCK].into();
        (cost < C::LIMIT).then_some(cost)
    }
}

/// What becomes of the costs at one corner.
struct CornerStep<'a, C> {
    lanes: &'a Lanes<C>,
    /// What it takes to go nowhere or down, then the same and right.
    ways: [[Toll<C>; 2]; 2],
    /// What the lots may yield.
    yields: [Gain<C>; 4],
    /// Which yield the lot above right has, without and with the street to the right.
    above: [[u8; 2]; Around::COUNT],
    /// Which yield the lot below left has, without and with the street down.
    below: [[u8; 2]; Around::COUNT],
}

impl<'a, C: Cost> CornerStep<'a, C> {
    fn new(place: &Place, lanes: &'a Lanes<C>) -> Self {
        let yields = [
            Yield::default(),
            place.above.gain,
            place.above.gain.hope(),
            place.below.gain,
        ];
        let number = |gain: Yield| {
            let number = yields.iter().position(|&other| other == gain);
            u8::try_from(number.unwrap_or_default()).unwrap_or_default()
        };
        let either = [false, true];
        Self {
            lanes,
            ways: [
                [Way::default(), place.down],
                [place.right, place.right + place.down],
            ]
            .map(|ways| ways.map(Toll::new)),
            yields: yields.map(Gain::new),
            above: Around::ALL
                .map(|around| either.map(|south| number(place.above.above(around, None, south)))),
            below: Around::ALL
                .map(|around| either.map(|east| number(place.below.below(around, east)))),
        }
    }

    /// Fills in the costs of a state before the corner from those after it.
    fn pass(
        &self,
        state: &State,
        row: usize,
        costs: &mut [Block<C>],
        next: &[Block<C>],
        scratch: &mut [Block<C>],
    ) {
        let [straight, right] = state.steps;
        let above = self.above[state.above.index()];
        let below = self.below[state.below.index()];
        let without = [above[0], below[usize::from(straight.goes_down)]];
        let with = [above[1], below[usize::from(right.goes_down)]];
        let toll = self.ways[0][usize::from(straight.goes_down)];
        let other_toll = self.ways[1][usize::from(right.goes_down)];
        match [
            self.after(straight, row, next),
            self.after(right, row, next),
        ] {
            [Some(after), Some(other)] if without == with && self.lanes.purse.is_none() => {
                let (price, other_price) = (toll.cost, other_toll.cost);
                for ((cost, after), other) in costs.iter_mut().zip(after).zip(other) {
                    for lane in 0..BLOCK {
                        cost[lane] = after[lane].plus(price).min(other[lane].plus(other_price));
                    }
                }
                self.take_in(without, costs, scratch);
            }
            [Some(after), Some(other)] => {
                self.lanes.go(toll, costs, after);
                self.take_in(without, costs, scratch);
                let (others, scratch) = scratch.split_at_mut(self.lanes.blocks);
                self.lanes.go(other_toll, others, other);
                self.take_in(with, others, scratch);
                for (cost, other) in costs.iter_mut().zip(&*others) {
                    for lane in 0..BLOCK {
                        cost[lane] = cost[lane].min(other[lane]);
                    }
                }
            }
            [Some(after), None] => {
                self.lanes.go(toll, costs, after);
                self.take_in(without, costs, scratch);
            }
            [None, Some(after)] => {
                self.lanes.go(other_toll, costs, after);
                self.take_in(with, costs, scratch);
            }
            [None, None] => costs.fill([C::NEVER; BLOCK]),
        }
    }

    /// Takes in the lots that are settled here.
    fn take_in(&self, yields: [u8; 2], costs: &mut [Block<C>], scratch: &mut [Block<C>]) {
        for number in yields {
            if number != 0 {
                self.lanes
                    .take_in(self.yields[usize::from(number)], costs, scratch);
            }
        }
    }

    /// The costs where a step leads, if a loop can be closed from there.
    fn after<'b>(&'b self, step: Step, row: usize, next: &'b [Block<C>]) -> Option<&'b [Block<C>]> {
        if !step.is_hopeful(row) {
            return None;
        }
        match step.next {
            Next::Nowhere => None,
            Next::Closed => Some(&self.lanes.closed),
            Next::State(place) => {
                Some(&next[usize::from(place) * self.lanes.blocks..][..self.lanes.blocks])
            }
        }
    }
}
