//! How the loop lies around a lot beside the corner that a sweep comes to.

/// How the loop lies around a lot, as far as is known before a corner.
///
/// Of a lot above right these are its west and its east side, of one below left its west and its
/// north side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around(u8);

impl Around {
    /// How many ways there are.
    pub const COUNT: usize = 8;

    /// Every way, in the order of [`Around::index`].
    pub const ALL: [Self; Self::COUNT] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    const fn new(is_inside: bool, sides: u16) -> Self {
        Self((is_inside as u8) << 2 | (sides & 3) as u8)
    }

    /// The lot above right of a corner that is not passed yet: it lies inside if the loop comes down
    /// an odd number of times further right.
    pub const fn above(crossings: u16, column: usize) -> Self {
        let is_inside = (crossings >> (column + 2)).count_ones() % 2 == 1;
        Self::new(is_inside, crossings >> (column + 1))
    }

    /// The lot below left of the corner that comes next: it lies inside if the loop goes down an odd
    /// number of times further left.
    pub const fn below(crossings: u16, column: usize) -> Self {
        let is_inside = (crossings & ((1 << column) - 1)).count_ones() % 2 == 1;
        let sides = if column == 0 {
            0
        } else {
            crossings >> (column - 1)
        };
        Self::new(is_inside, sides)
    }

    /// The place in [`Around::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the lot lies inside.
    #[inline]
    pub const fn is_inside(self) -> bool {
        self.0 >> 2 == 1
    }

    /// Whether the loop runs along its west side.
    #[inline]
    pub const fn west(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether the loop runs along its other known side.
    #[inline]
    pub const fn other(self) -> bool {
        self.0 >> 1 & 1 == 1
    }
}
