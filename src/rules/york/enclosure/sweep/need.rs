//! What a loop must hold to be a legal city, and what lots add to that.

use super::super::super::{Building, Decree, LotSet, Lots};

/// Three numbers of things, each at most 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counts([u8; 3]);

impl Counts {
    pub(super) const NONE: Self = Self([0; 3]);

    /// Whether each number is at least the other one.
    pub(super) fn covers(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// Of each kind the lesser number.
    pub(super) fn least(self, other: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].min(other.0[kind])))
    }

    /// Of each kind the greater number.
    pub(super) fn most(self, other: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].max(other.0[kind])))
    }
}

/// What some lots add to a city.
#[derive(Clone, Copy)]
pub(super) struct Holding {
    counts: Counts,
    /// Whether there are coins: the best city has them all.
    pub(super) has_coins: bool,
    /// How many Vikings there are.
    pub(super) vikings: u8,
}

/// Three numbers that what a loop holds must reach.
///
/// They are the decree's. A decree that asks for nothing still asks for one lot that is not
/// sealed (R6.5); any other decree implies one.
pub(super) struct Needs {
    counts: Counts,
    is_any_lot: bool,
}

impl Needs {
    /// The needs of a decree that some board can meet.
    pub(super) fn new(decree: Decree) -> Self {
        let is_any_lot = decree == Decree::NONE;
        Self {
            counts: Counts(if is_any_lot {
                [1, 0, 0]
            } else {
                decree.counts()
            }),
            is_any_lot,
        }
    }

    /// What these lots, none of them sealed, add.
    #[allow(clippy::cast_possible_truncation)] // A board has 64 lots.
    pub(super) fn holding(&self, lots: LotSet, board: &Lots) -> Holding {
        Holding {
            counts: Counts(if self.is_any_lot {
                [lots.len() as u8, 0, 0]
            } else {
                Building::ALL.map(|building| board.count_in(building, lots) as u8)
            }),
            has_coins: board.coins_in(lots) > 0,
            vikings: board.vikings_in(lots) as u8,
        }
    }

    /// What is held with more added, as far as it is of use.
    pub(super) fn with(&self, held: Counts, more: Holding) -> Counts {
        Counts(std::array::from_fn(|kind| {
            (held.0[kind] + more.counts.0[kind]).min(self.counts.0[kind])
        }))
    }

    /// What is lacking where so much is held.
    pub(super) fn lacking(&self, held: Counts) -> Counts {
        Counts(std::array::from_fn(|kind| {
            self.counts.0[kind].saturating_sub(held.0[kind])
        }))
    }
}
