//! Where the shapes fit onto the missing part of a loop.

use std::sync::LazyLock;

use crate::rules::york::{Shape, Street, StreetSet};

/// One way to lay a shape on an empty board.
struct Laying {
    streets: StreetSet,
    /// The places of its streets.
    places: Vec<u8>,
}

/// All ways to lay each shape on an empty board, in the order of [`Shape::ALL`].
static LAYINGS: LazyLock<[Vec<Laying>; 6]> = LazyLock::new(|| {
    Shape::ALL.map(|shape| {
        let layings = shape.placements(StreetSet::EMPTY).map(|streets| {
            let places = streets
                .iter()
                .filter_map(|street| u8::try_from(street.index()).ok());
            Laying {
                streets,
                places: places.collect(),
            }
        });
        layings.collect()
    })
});

/// For each shape the parts of a loop that it can cover at once: each of two or more streets, and
/// none of them within another. (One street of the loop can always be covered.)
#[derive(Clone, Debug)]
pub(super) struct Fits([Vec<u64>; 6]);

impl Fits {
    /// The fits onto the streets of `missing`, where `walls` stand; `place_of` has each street's place
    /// on the loop. If `is_strict`, no shape may stick out of `missing`.
    pub(super) fn new(
        missing: StreetSet,
        walls: StreetSet,
        place_of: &[u8; Street::COUNT],
        is_strict: bool,
    ) -> Self {
        let taken = if is_strict { !missing } else { walls };
        Self(std::array::from_fn(|shape| {
            let mut fits: Vec<u64> = Vec::new();
            for laying in &LAYINGS[shape] {
                if !laying.streets.is_disjoint(taken) || laying.streets.is_disjoint(missing) {
                    continue;
                }
                let mut fit = 0_u64;
                for &street in &laying.places {
                    // Streets off the loop have a place that is shifted out.
                    fit |= 1_u64
                        .checked_shl(place_of[usize::from(street)].into())
                        .unwrap_or(0);
                }
                if fit.count_ones() >= 2 {
                    fits.push(fit);
                }
            }
            fits.sort_unstable_by_key(|&fit| (std::cmp::Reverse(fit.count_ones()), fit));
            fits.dedup();
            let whole = fits.partition_point(|fit| fit.count_ones() == 3);
            let (threes, twos) = fits.split_at(whole);
            let is_part = |two: &u64| threes.iter().any(|three| two & !three == 0);
            let twos: Vec<u64> = twos.iter().copied().filter(|two| !is_part(two)).collect();
            fits.truncate(whole);
            fits.extend(twos);
            fits
        }))
    }

    /// The fits of a shape, by its place in [`Shape::ALL`].
    pub(super) fn of(&self, shape: u8) -> &[u64] {
        &self.0[usize::from(shape)]
    }
}
