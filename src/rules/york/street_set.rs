//! Sets of streets.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};
use std::str::FromStr;

use super::{NotationError, Street};

/// A set of streets, one bit for each; ordered as the sorted lists of names are (R6.8).
///
/// ```
/// use walls_of_york::rules::york::StreetSet;
///
/// let walls: StreetSet = "d4s d4n d5n".parse()?;
/// assert_eq!(walls.to_string(), "d4n d5n");
/// assert!(walls < "d4n d5w".parse()?);
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct StreetSet([u64; 3]);

/// The bits of the third word that stand for streets.
const LAST_WORD: u64 = (1 << (Street::COUNT - 128)) - 1;

impl StreetSet {
    /// No street.
    pub const EMPTY: Self = Self([0; 3]);

    /// All 144 streets.
    pub const FULL: Self = Self([u64::MAX, u64::MAX, LAST_WORD]);

    /// The set as bits, by [`Street::index`].
    pub const fn words(self) -> [u64; 3] {
        self.0
    }

    /// The set whose bits, by [`Street::index`], are set; bits beyond the last street are dropped.
    pub const fn from_words(words: [u64; 3]) -> Self {
        Self([words[0], words[1], words[2] & LAST_WORD])
    }

    /// The set of just this street.
    pub const fn of(street: Street) -> Self {
        let mut set = Self::EMPTY;
        set.insert(street);
        set
    }

    /// Whether the street is in the set.
    pub const fn contains(self, street: Street) -> bool {
        let index = street.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Puts a street in.
    pub const fn insert(&mut self, street: Street) {
        let index = street.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a street out.
    pub const fn remove(&mut self, street: Street) {
        let index = street.index();
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// How many streets the set has.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether the set has no street.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The first street in notation order.
    pub fn first(self) -> Option<Street> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Street::from_index(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The streets of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2]])
    }

    /// The streets of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2]])
    }

    /// The streets of this set that the other one lacks.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2]])
    }

    /// Whether the sets share no street.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.intersection(other).is_empty()
    }

    /// Whether the other set has every street of this one.
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// The streets in notation order.
    pub fn iter(self) -> impl Iterator<Item = Street> + Clone {
        (0..3).flat_map(move |word| {
            let mut rest = self.0[word];
            std::iter::from_fn(move || {
                let street = Street::from_index(word * 64 + rest.trailing_zeros() as usize);
                if rest == 0 {
                    return None;
                }
                rest &= rest - 1;
                street
            })
        })
    }
}

impl Ord for StreetSet {
    fn cmp(&self, other: &Self) -> Ordering {
        let Some(first) = (*self ^ *other).first() else {
            return Ordering::Equal;
        };
        // Up to `first` both lists are the same. The list that has it comes first,
        // unless the other one ends here.
        let (having, lacking, order) = if self.contains(first) {
            (self, other, Ordering::Less)
        } else {
            (other, self, Ordering::Greater)
        };
        debug_assert!(having.contains(first));
        if lacking.iter().any(|street| street > first) {
            order
        } else {
            order.reverse()
        }
    }
}

impl PartialOrd for StreetSet {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl BitOr for StreetSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitAnd for StreetSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl BitXor for StreetSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        self.union(other).difference(self.intersection(other))
    }
}

impl Sub for StreetSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl Not for StreetSet {
    type Output = Self;
    fn not(self) -> Self {
        Self::FULL.difference(self)
    }
}

impl BitOrAssign for StreetSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = self.union(other);
    }
}

impl BitAndAssign for StreetSet {
    fn bitand_assign(&mut self, other: Self) {
        *self = self.intersection(other);
    }
}

impl SubAssign for StreetSet {
    fn sub_assign(&mut self, other: Self) {
        *self = self.difference(other);
    }
}

impl FromIterator<Street> for StreetSet {
    fn from_iter<I: IntoIterator<Item = Street>>(streets: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(streets);
        set
    }
}

impl Extend<Street> for StreetSet {
    fn extend<I: IntoIterator<Item = Street>>(&mut self, streets: I) {
        for street in streets {
            self.insert(street);
        }
    }
}

impl fmt::Display for StreetSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, street) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&street, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for StreetSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for StreetSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.split_whitespace().map(str::parse).collect()
    }
}
