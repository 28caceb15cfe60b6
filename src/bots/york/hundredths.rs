//! Fixed-point numbers: hundredths of a coin or of a roll.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// A number of coins or rolls in hundredths, which is the same on every machine.
///
/// ```
/// use walls_of_york::bots::york::Hundredths;
///
/// let three = Hundredths::whole(3);
/// assert_eq!((three - Hundredths::new(25)).to_string(), "2.75");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(i64);

impl Hundredths {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many hundredths.
    pub const fn new(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// So many wholes.
    pub const fn whole(wholes: i64) -> Self {
        Self(wholes * 100)
    }

    /// So many coins, Vikings or rolls.
    pub fn count(count: u32) -> Self {
        Self::whole(count.into())
    }

    /// The number in hundredths.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// So many times this number.
    #[must_use]
    pub const fn times(self, factor: i64) -> Self {
        Self(self.0 * factor)
    }

    /// This number divided among so many, rounded down.
    #[must_use]
    pub const fn among(self, parts: i64) -> Self {
        Self(self.0.div_euclid(parts))
    }

    /// This number times the probability of so many in ten thousand.
    #[must_use]
    pub(super) const fn likely(self, chance: i64) -> Self {
        Self((self.0 * chance).div_euclid(10_000))
    }
}

impl Add for Hundredths {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Hundredths {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Hundredths {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_print_with_two_places_and_their_sign() {
        let printed = [0, 5, 250, -5, -1_230].map(|number| Hundredths::new(number).to_string());
        assert_eq!(printed, ["0.00", "0.05", "2.50", "-0.05", "-12.30"]);
    }

    #[test]
    fn they_are_rounded_down_below_zero_too() {
        assert_eq!(Hundredths::new(-1).among(2), Hundredths::new(-1));
        assert_eq!(Hundredths::new(-100).likely(2_500), Hundredths::new(-25));
    }
}
