//! Walls as seen from the lots: which sides of which lots are shut.

use super::super::{LotSet, StreetSet};

/// The lots of row 1, as bits.
const FIRST_ROW: u64 = 0x0101_0101_0101_0101;

/// The lots of row 8, as bits.
const LAST_ROW: u64 = FIRST_ROW << 7;

/// The lots of column `a`, as bits.
const FIRST_COLUMN: u64 = 0xff;

/// The lots of column `h`, as bits.
const LAST_COLUMN: u64 = FIRST_COLUMN << 56;

/// The lots that have a wall on their north, east, south and west side, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fences {
    north: u64,
    east: u64,
    south: u64,
    west: u64,
}

impl Fences {
    /// The fences that standing walls make.
    #[inline]
    pub(super) fn new(walls: StreetSet) -> Self {
        let [low, middle, high] = walls.words();
        let streets = u128::from(low) | u128::from(middle) << 64;
        let (mut north, mut west, mut south_border) = (0, 0, 0);
        for column in 0..7 {
            let here = low_half(streets >> (17 * column));
            // Row 8 is named n, s, w: without its s, the sides alternate n, w.
            let pairs = here & 0x7fff | (here >> 1) & 0x8000;
            let split = every_second(pairs | (pairs >> 1) << 32);
            north |= (split & 0xff) << (8 * column);
            west |= (split >> 32) << (8 * column);
            south_border |= (here >> 15 & 1) << (8 * column);
        }
        let last = low_half(streets >> 119) & 0x1ff | high << 9;
        let triples = last & 0x7f_ffff | (last >> 1) & 0x80_0000;
        let east_border = every_third(triples);
        north |= every_third(triples >> 1) << 56;
        west |= every_third(triples >> 2) << 56;
        south_border |= (last >> 23 & 1) << 56;
        Self {
            north,
            east: west >> 8 | east_border << 56,
            south: (north & !FIRST_ROW) >> 1 | south_border << 7,
            west,
        }
    }

    /// The lots with a wall on all four sides (R1).
    pub(super) const fn sealed(&self) -> LotSet {
        LotSet::from_bits(self.north & self.east & self.south & self.west)
    }

    /// The lots from which a way without walls leads off the board.
    pub(super) const fn outside(&self) -> LotSet {
        let open = FIRST_ROW & !self.north
            | LAST_COLUMN & !self.east
            | LAST_ROW & !self.south
            | FIRST_COLUMN & !self.west;
        self.reach(LotSet::from_bits(open))
    }

    /// The lots to which a way without walls leads from some of these.
    pub(super) const fn reach(&self, from: LotSet) -> LotSet {
        let (to_north, to_east) = (!(self.north | FIRST_ROW), !self.east);
        let (to_south, to_west) = (!(self.south | LAST_ROW), !self.west);
        let mut reached = from.bits();
        loop {
            let along = reached | (reached & to_south) << 1 | (reached & to_north) >> 1;
            let next = along | (along & to_east) << 8 | (along & to_west) >> 8;
            if next == reached {
                return LotSet::from_bits(reached);
            }
            reached = next;
        }
    }

    /// The parts into which walls cut these lots, by their first lots; none leads out of them.
    pub(super) fn parts(self, lots: LotSet) -> impl Iterator<Item = LotSet> {
        let mut rest = lots;
        std::iter::from_fn(move || {
            let part = self.reach(LotSet::of(rest.first()?));
            rest -= part;
            Some(part)
        })
    }
}

/// These lots and all lots that share a street with them, walls or not.
pub(super) const fn widened(lots: LotSet) -> LotSet {
    let bits = lots.bits();
    let along = bits | (bits & !LAST_ROW) << 1 | (bits & !FIRST_ROW) >> 1;
    LotSet::from_bits(along | bits << 8 | bits >> 8)
}

/// The lots of `within` that hang together with some of `from` by shared streets, walls or not.
pub(super) const fn grown(from: LotSet, within: LotSet) -> LotSet {
    let mut reached = from.intersection(within);
    loop {
        let next = widened(reached).intersection(within);
        if next.bits() == reached.bits() {
            return reached;
        }
        reached = next;
    }
}

/// The groups of lots that hang together by shared streets, walls or not, by their first lots.
pub(super) fn groups(lots: LotSet) -> impl Iterator<Item = LotSet> {
    let mut rest = lots;
    std::iter::from_fn(move || {
        let group = grown(LotSet::of(rest.first()?), rest);
        rest -= group;
        Some(group)
    })
}

/// The streets that have exactly one of these lots on one side.
pub fn boundary(lots: LotSet) -> StreetSet {
    let bits = lots.bits();
    let north = bits ^ (bits & !LAST_ROW) << 1;
    let west = bits ^ bits << 8;
    let mut streets = 0;
    for column in 0..7 {
        let (north, west) = (north >> (8 * column) & 0xff, west >> (8 * column) & 0xff);
        let pairs = apart_by_two(north | west << 32);
        let pairs = pairs & 0xffff | pairs >> 31;
        let south = bits >> (8 * column + 7) & 1;
        let here = pairs & 0x7fff | south << 15 | (pairs & 0x8000) << 1;
        streets |= u128::from(here) << (17 * column);
    }
    let triples = apart_by_three(bits >> 56)
        | apart_by_three(north >> 56) << 1
        | apart_by_three(west >> 56) << 2;
    let last = triples & 0x7f_ffff | (bits >> 63) << 23 | (triples & 0x80_0000) << 1;
    streets |= u128::from(last) << 119;
    StreetSet::from_words([low_half(streets), low_half(streets >> 64), last >> 9])
}

/// The low 64 bits.
#[allow(clippy::cast_possible_truncation)]
const fn low_half(bits: u128) -> u64 {
    bits as u64
}

/// Bits 0, 2, 4 … 14 of each half, moved together.
const fn every_second(bits: u64) -> u64 {
    let bits = bits & 0x0000_5555_0000_5555;
    let bits = (bits | bits >> 1) & 0x0000_3333_0000_3333;
    let bits = (bits | bits >> 2) & 0x0000_0f0f_0000_0f0f;
    (bits | bits >> 4) & 0x0000_00ff_0000_00ff
}

/// The low 8 bits of each half, moved to bits 0, 2, 4 … 14 of it.
const fn apart_by_two(bits: u64) -> u64 {
    let bits = (bits | bits << 4) & 0x0000_0f0f_0000_0f0f;
    let bits = (bits | bits << 2) & 0x0000_3333_0000_3333;
    (bits | bits << 1) & 0x0000_5555_0000_5555
}

/// Bits 0, 3, 6 … 21, moved together.
const fn every_third(bits: u64) -> u64 {
    let bits = bits & 0x24_9249;
    let bits = (bits | bits >> 2) & 0x0c_30c3;
    let bits = (bits | bits >> 4) & 0x00_f00f;
    (bits | bits >> 8) & 0x00_00ff
}

/// The low 8 bits, moved to bits 0, 3, 6 … 21.
const fn apart_by_three(bits: u64) -> u64 {
    let bits = (bits | bits << 8) & 0x00_f00f;
    let bits = (bits | bits << 4) & 0x0c_30c3;
    (bits | bits << 2) & 0x24_9249
}

#[cfg(test)]
mod tests {
    use super::super::super::{Lot, Side, Street};
    use super::*;

    #[test]
    fn every_street_shuts_just_the_sides_it_is() {
        for street in Street::ALL {
            let fences = Fences::new(StreetSet::of(street));
            for lot in Lot::ALL {
                for (side, shut) in [
                    (Side::North, fences.north),
                    (Side::East, fences.east),
                    (Side::South, fences.south),
                    (Side::West, fences.west),
                ] {
                    let is_shut = LotSet::from_bits(shut).contains(lot);
                    assert_eq!(is_shut, lot.street(side) == street, "{street} {lot}");
                }
            }
        }
    }

    #[test]
    fn the_boundary_of_a_lot_is_its_four_streets() {
        for lot in Lot::ALL {
            let streets = lot.streets().into_iter().collect();
            assert_eq!(boundary(LotSet::of(lot)), streets, "{lot}");
        }
        assert_eq!(boundary(LotSet::FULL).len(), 32);
    }
}
