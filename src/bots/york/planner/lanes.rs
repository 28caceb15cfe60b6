//! Costs, lane by lane: one for each combination of what is still needed.

use super::ground::{Way, Yield};
use super::needs::Needs;

/// A number of some width that costs are kept in.
pub trait Cost: Copy + Ord + Into<i64> {
    /// A loop that cannot be closed; costs that are not so high are real.
    const NEVER: Self;
    /// Costs of at least half of [`Cost::NEVER`] are not real.
    const LIMIT: i64;
    /// A cost that is known to fit.
    fn of(cost: i64) -> Self;
    /// The sum, which is known to fit.
    fn plus(self, other: Self) -> Self;
}

impl Cost for i16 {
    const NEVER: Self = 1 << 14;
    const LIMIT: i64 = 1 << 13;

    #[inline]
    fn of(cost: i64) -> Self {
        Self::try_from(cost).expect("the bound of the ground is below the limit")
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.saturating_add(other)
    }
}

impl Cost for i64 {
    const NEVER: Self = 1 << 60;
    const LIMIT: i64 = 1 << 59;

    #[inline]
    fn of(cost: i64) -> Self {
        cost
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }
}

/// Lanes are worked on so many at a time.
pub const BLOCK: usize = 8;

/// The costs of some lanes next to each other.
pub type Block<C> = [C; BLOCK];

/// What it takes to go a way.
#[derive(Clone, Copy, Debug)]
pub struct Toll<C> {
    /// How many walls.
    walls: usize,
    /// What they cost.
    pub cost: C,
}

impl<C: Cost> Toll<C> {
    /// The toll of a way.
    pub fn new(way: Way) -> Self {
        Self {
            walls: way.walls,
            cost: C::of(way.cost),
        }
    }
}

/// What taking in a lot changes.
#[derive(Clone, Copy, Debug)]
pub struct Gain<C> {
    need: Option<u8>,
    cost: C,
}

impl<C: Cost> Gain<C> {
    /// The gain of a yield.
    pub fn new(lot: Yield) -> Self {
        Self {
            need: lot.need,
            cost: C::of(lot.cost),
        }
    }
}

/// The lanes of some needs, in whole blocks.
pub struct Lanes<C> {
    /// How many blocks.
    pub blocks: usize,
    /// How many lanes differ only in the walls that may be placed, where they are counted.
    pub purse: Option<usize>,
    /// The costs once the loop is closed.
    pub closed: Vec<Block<C>>,
    strides: [usize; 4],
    /// For each need and lane: nothing while it is needed, else a bar that cannot be passed.
    bars: [Vec<C>; 4],
}

impl<C: Cost> Lanes<C> {
    /// The lanes of these needs.
    pub fn new(needs: &Needs) -> Self {
        let blocks = needs.lanes().div_ceil(BLOCK);
        let mut closed = vec![[C::NEVER; BLOCK]; blocks];
        closed.as_flattened_mut()[..needs.purse().unwrap_or(1)].fill(C::of(0));
        let bar = |need: u8, lane: usize| {
            if lane < needs.lanes() && !needs.is_met(need, lane) {
                C::of(0)
            } else {
                C::NEVER
            }
        };
        Self {
            blocks,
            purse: needs.purse(),
            closed,
            strides: [0, 1, 2, 3].map(|need| needs.stride(need)),
            bars: [0, 1, 2, 3]
                .map(|need| (0..blocks * BLOCK).map(|lane| bar(need, lane)).collect()),
        }
    }

    /// The costs before going a way, from those after it.
    pub fn go(&self, toll: Toll<C>, costs: &mut [Block<C>], after: &[Block<C>]) {
        let Some(purse) = self.purse.filter(|_| toll.walls > 0) else {
            for (cost, after) in costs.iter_mut().zip(after) {
                for lane in 0..BLOCK {
                    cost[lane] = after[lane].plus(toll.cost);
                }
            }
            return;
        };
        let purses = costs.as_flattened_mut().chunks_exact_mut(purse);
        for (costs, after) in purses.zip(after.as_flattened().chunks_exact(purse)) {
            let (poor, rich) = costs.split_at_mut(toll.walls.min(purse));
            poor.fill(C::NEVER);
            for (cost, &after) in rich.iter_mut().zip(after) {
                *cost = after.plus(toll.cost);
            }
        }
    }

    /// Takes in a lot: whoever needs one of it needs one less from here on.
    ///
    /// To need less never costs more, so the cheaper of both is the one that needs less.
    pub fn take_in(&self, lot: Gain<C>, costs: &mut [Block<C>], scratch: &mut [Block<C>]) {
        if let Some(need) = lot.need {
            let (stride, bars) = (
                self.strides[usize::from(need)],
                &self.bars[usize::from(need)],
            );
            let scratch = &mut scratch[..costs.len()];
            scratch.copy_from_slice(costs);
            let costs = &mut costs.as_flattened_mut()[stride..];
            let less = scratch.as_flattened();
            for ((cost, &less), &bar) in costs.iter_mut().zip(less).zip(&bars[stride..]) {
                *cost = (*cost).min(less.plus(bar));
            }
        }
        if lot.cost != C::of(0) {
            for cost in costs.as_flattened_mut() {
                *cost = cost.plus(lot.cost);
            }
        }
    }
}
