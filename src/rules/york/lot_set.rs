//! Sets of lots.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};
use std::str::FromStr;

use super::{Lot, NotationError};

/// A set of lots, one bit for each.
///
/// ```
/// use walls_of_york::rules::york::{Lot, LotSet};
///
/// let mut set: LotSet = "h8 a1".parse()?;
/// set.insert("d4".parse()?);
/// assert_eq!(set.to_string(), "a1 d4 h8");
/// assert_eq!((!set).len(), 61);
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LotSet(u64);

impl LotSet {
    /// No lot.
    pub const EMPTY: Self = Self(0);

    /// All 64 lots.
    pub const FULL: Self = Self(u64::MAX);

    /// The set whose bits, by [`Lot::index`], are set.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits, by [`Lot::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of just this lot.
    pub const fn of(lot: Lot) -> Self {
        Self(1 << lot.index())
    }

    /// Whether the lot is in the set.
    pub const fn contains(self, lot: Lot) -> bool {
        self.0 >> lot.index() & 1 == 1
    }

    /// Puts a lot in.
    pub const fn insert(&mut self, lot: Lot) {
        self.0 |= 1 << lot.index();
    }

    /// Takes a lot out.
    pub const fn remove(&mut self, lot: Lot) {
        self.0 &= !(1 << lot.index());
    }

    /// How many lots the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no lot.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first lot in notation order.
    pub fn first(self) -> Option<Lot> {
        Lot::from_index(self.0.trailing_zeros() as usize)
    }

    /// The lots of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The lots of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The lots of this set that the other one lacks.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets share no lot.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether the other set has every lot of this one.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lots in notation order.
    pub fn iter(self) -> impl Iterator<Item = Lot> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let lot = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(lot)
        })
    }
}

impl BitOr for LotSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitAnd for LotSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl BitXor for LotSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for LotSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl Not for LotSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitOrAssign for LotSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for LotSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl SubAssign for LotSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Lot> for LotSet {
    fn from_iter<I: IntoIterator<Item = Lot>>(lots: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(lots);
        set
    }
}

impl Extend<Lot> for LotSet {
    fn extend<I: IntoIterator<Item = Lot>>(&mut self, lots: I) {
        for lot in lots {
            self.insert(lot);
        }
    }
}

impl fmt::Display for LotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, lot) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&lot, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for LotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for LotSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.split_whitespace().map(str::parse).collect()
    }
}
