//! Seats around the table, and sets of them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A player's place at the table; seats are written `1` to `8`, clockwise (R3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game has (R3.1).
    pub const MOST: usize = 8;

    /// The seat with this index, `0` to `7`.
    pub fn from_index(index: usize) -> Option<Self> {
        u8::try_from(index)
            .ok()
            .filter(|_| index < Self::MOST)
            .map(Self)
    }

    /// The seat's index: `0` for seat `1`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of so many players, clockwise from this one.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Self> {
        (0..players).filter_map(move |step| Self::from_index((self.index() + step) % players))
    }

    /// The next seat clockwise at a table of so many players (R5.1).
    #[must_use]
    pub fn next(self, players: usize) -> Self {
        Self::from_index((self.index() + 1) % players.max(1)).unwrap_or(self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Why a text names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is a number from 1 to 8")
    }
}

impl Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Self(digit - b'1')),
            _ => Err(ParseSeatError),
        }
    }
}

/// A set of seats.
///
/// ```
/// use walls_of_york::rules::york::{Seat, SeatSet};
///
/// let mut seats: SeatSet = ["1".parse::<Seat>()?, "3".parse()?].into_iter().collect();
/// seats.remove("1".parse()?);
/// assert_eq!(seats.to_string(), "3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts the seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats, from seat `1` on.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, seat) in self.iter().enumerate() {
            let separator = if position == 0 { "" } else { " " };
            write!(f, "{separator}{seat}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_print_as_they_are_read_and_nothing_else_is_one() {
        for text in ["1", "2", "8"] {
            assert_eq!(text.parse::<Seat>().unwrap().to_string(), text);
        }
        for text in ["", "0", "9", "01", "1 ", "x"] {
            assert_eq!(text.parse::<Seat>(), Err(ParseSeatError));
        }
    }

    #[test]
    fn seats_follow_one_another_around_the_table() {
        let around: Vec<String> = Seat(2).clockwise(4).map(|seat| seat.to_string()).collect();
        assert_eq!(around, ["3", "4", "1", "2"]);
        assert_eq!(Seat(3).next(4), Seat(0));
    }
}
