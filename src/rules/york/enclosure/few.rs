//! All loops where walls cut the enclosed lots into a few regions.

use super::super::{LotSet, StreetSet};
use super::fences::{boundary, widened};

/// Up to so many regions, trying every union of them is the fastest way.
pub(super) const MOST_REGIONS: usize = 10;

/// The few regions of one enclosed group, and which of them share a street.
///
/// A loop is the boundary of regions that hang together and leave the other regions and the
/// surroundings hanging together.
pub(super) struct FewRegions {
    count: usize,
    regions: [LotSet; MOST_REGIONS],
    /// For each region the bits of those that share a street with it.
    neighbours: [u16; MOST_REGIONS],
    /// The bits of the regions that share a street with the surroundings.
    outer: u16,
}

impl FewRegions {
    /// The regions of an enclosed group, unless they are too many.
    pub(super) fn new(group: LotSet, mut parts: impl Iterator<Item = LotSet>) -> Option<Self> {
        let mut few = Self {
            count: 0,
            regions: [LotSet::EMPTY; MOST_REGIONS],
            neighbours: [0; MOST_REGIONS],
            outer: 0,
        };
        let surroundings = rim(group);
        for region in parts.by_ref().take(MOST_REGIONS) {
            let near = widened(region);
            for other in 0..few.count {
                if !near.is_disjoint(few.regions[other]) {
                    few.neighbours[other] |= 1 << few.count;
                    few.neighbours[few.count] |= 1 << other;
                }
            }
            if !region.is_disjoint(surroundings) {
                few.outer |= 1 << few.count;
            }
            few.regions[few.count] = region;
            few.count += 1;
        }
        parts.next().is_none().then_some(few)
    }

    /// Calls `found` with what each loop encloses, where `is_enough` holds for it.
    pub(super) fn loops(
        &self,
        is_enough: &impl Fn(LotSet) -> bool,
        mut found: impl FnMut(StreetSet, LotSet),
    ) {
        let everything = (1_u16 << self.count) - 1;
        for chosen in 1..=everything {
            if !self.is_loop(chosen, everything & !chosen) {
                continue;
            }
            let inside = self.union(chosen);
            if is_enough(inside) {
                found(boundary(inside), inside);
            }
        }
    }

    /// Whether the chosen regions hang together, and the rest with the surroundings too.
    fn is_loop(&self, chosen: u16, rest: u16) -> bool {
        let first = chosen & chosen.wrapping_neg();
        self.spread(first, chosen) == chosen && self.spread(self.outer & rest, rest) == rest
    }

    /// The regions of `within` that hang together with `from`.
    fn spread(&self, from: u16, within: u16) -> u16 {
        let (mut reached, mut fresh) = (from, from);
        while fresh != 0 {
            let next = self.neighbours[fresh.trailing_zeros() as usize] & within & !reached;
            reached |= next;
            fresh = fresh & (fresh - 1) | next;
        }
        reached
    }

    /// The lots of the chosen regions.
    fn union(&self, mut chosen: u16) -> LotSet {
        let mut lots = LotSet::EMPTY;
        while chosen != 0 {
            lots |= self.regions[chosen.trailing_zeros() as usize];
            chosen &= chosen - 1;
        }
        lots
    }
}

/// The lots of a group that share a street with its surroundings.
fn rim(group: LotSet) -> LotSet {
    const BORDER: LotSet = LotSet::from_bits(0xff81_8181_8181_81ff);
    group & (BORDER | widened(!group))
}
