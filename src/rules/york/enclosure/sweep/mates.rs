//! The state of a sweep: which open ends of lines of walls belong together.

use super::step::Step;

/// How many corners the sweep passes at once, at most.
///
/// Corners are numbered along the sweep, so those of a state are never further apart, and the
/// number of a corner modulo this is its place in the state.
pub(super) const SLOTS: usize = 11;

/// The bits of one place.
const BITS: usize = 4;

/// What a place holds when two walls of the perimeter meet there.
const DONE: u64 = 0xf;

/// The bit that says that the lots passed last lie inside.
const INSIDE: u64 = 1 << 63;

/// For each corner that the sweep passes, where the line of walls that ends there has its other
/// end: the corner itself where no line ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Mates(u64);

/// What taking a street leads to.
pub(super) enum Taken {
    /// No loop comes of this.
    Dead,
    /// The loop is closed.
    Closed,
    /// The loop goes on.
    On(Mates),
}

impl Mates {
    /// The state in which no line has begun.
    pub(super) const START: Self = {
        let mut mates = Self(0);
        let mut slot = 0;
        while slot < SLOTS {
            mates.0 |= (slot as u64) << (BITS * slot);
            slot += 1;
        }
        mates
    };

    /// The state as a number.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the lots passed last lie inside.
    pub(super) const fn is_inside(self) -> bool {
        self.0 & INSIDE != 0
    }

    const fn get(self, slot: usize) -> u64 {
        self.0 >> (BITS * slot) & DONE
    }

    const fn set(&mut self, slot: usize, mate: u64) {
        self.0 = self.0 & !(DONE << (BITS * slot)) | mate << (BITS * slot);
    }

    /// The state when the street of a step does not belong to the perimeter.
    pub(super) fn skip(self, step: &Step) -> Option<Self> {
        self.pass(step)
    }

    /// The state when the street of a step belongs to the perimeter.
    pub(super) fn take(mut self, step: &Step) -> Taken {
        let [first, second] = step.slots;
        let (first_mate, second_mate) = (self.get(first), self.get(second));
        if first_mate == DONE || second_mate == DONE {
            return Taken::Dead;
        }
        if step.is_horizontal {
            self.0 ^= INSIDE;
        }
        if first_mate == second as u64 {
            self.set(first, DONE);
            self.set(second, DONE);
            return if self.has_open_end() {
                Taken::Dead
            } else {
                Taken::Closed
            };
        }
        for (slot, mate) in [(first, first_mate), (second, second_mate)] {
            if mate != slot as u64 {
                self.set(slot, DONE);
            }
        }
        self.set(slot_of(first_mate), second_mate);
        self.set(slot_of(second_mate), first_mate);
        self.pass(step).map_or(Taken::Dead, Taken::On)
    }

    /// Leaves behind what a step leaves behind, unless a line would stay open there.
    fn pass(mut self, step: &Step) -> Option<Self> {
        if step.is_southernmost && self.is_inside() {
            return None;
        }
        for (slot, leaves) in step.slots.into_iter().zip(step.leaves) {
            if leaves {
                let mate = self.get(slot);
                if mate != DONE && mate != slot as u64 {
                    return None;
                }
                self.set(slot, slot as u64);
            }
        }
        Some(self)
    }

    /// Whether some line still ends openly.
    fn has_open_end(self) -> bool {
        (0..SLOTS).any(|slot| {
            let mate = self.get(slot);
            mate != DONE && mate != slot as u64
        })
    }
}

/// The place that a mate names.
#[allow(clippy::cast_possible_truncation)]
const fn slot_of(mate: u64) -> usize {
    mate as usize
}
