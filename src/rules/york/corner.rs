//! Corners, the points where streets meet.

use std::fmt;

use super::Street;

/// One of the 81 points where streets meet (R1), column by column.
///
/// ```
/// use walls_of_york::rules::york::{Corner, Street};
///
/// let street: Street = "a1n".parse()?;
/// let [west, east] = street.corners();
/// assert_eq!((west, east), (Corner::new(0, 0).unwrap(), Corner::new(1, 0).unwrap()));
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner(u8);

impl Corner {
    /// How many corners a board has.
    pub const COUNT: usize = 81;

    /// How many corners lie on a side of the board.
    pub const WIDTH: u8 = 9;

    /// All corners, column by column from the west, each from the north.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < 81 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// The corner this many streets east and south of the board's north-west corner.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < Self::WIDTH && y < Self::WIDTH {
            Some(Self::at(x, y))
        } else {
            None
        }
    }

    /// The corner of coordinates that are known to be on the board.
    pub(super) const fn at(x: u8, y: u8) -> Self {
        debug_assert!(x < Self::WIDTH && y < Self::WIDTH);
        Self(x * Self::WIDTH + y)
    }

    /// The corner at a place of [`Corner::ALL`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The place of this corner in [`Corner::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many streets this corner is away from the west border.
    pub const fn x(self) -> u8 {
        self.0 / Self::WIDTH
    }

    /// How many streets this corner is away from the north border.
    pub const fn y(self) -> u8 {
        self.0 % Self::WIDTH
    }

    /// The two to four streets that meet here, in notation order.
    pub fn streets(self) -> impl Iterator<Item = Street> {
        Street::ALL
            .into_iter()
            .filter(move |street| street.corners().contains(&self))
    }
}

impl fmt::Display for Corner {
    /// Names the corner by a lot that it belongs to: "the north-west corner of d4".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let north_south = if self.y() < 8 { "north" } else { "south" };
        let west_east = if self.x() < 8 { "west" } else { "east" };
        let column = char::from(b'a' + self.x().min(7));
        let row = self.y().min(7) + 1;
        write!(f, "the {north_south}-{west_east} corner of {column}{row}")
    }
}
