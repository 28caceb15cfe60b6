//! What a city still needs, as a number.

/// How much a city needs: of each building, and of lots at all where the decree asks for nothing.
///
/// What is still needed, and how many walls may still be placed where they are counted, is written as
/// one number, its lane.
#[derive(Clone, Debug)]
pub struct Needs {
    sizes: [usize; 4],
    strides: [usize; 4],
    /// How many numbers of walls that may still be placed there are, where they are counted.
    purse: Option<usize>,
}

/// The need for any lot (R6.5).
pub const ANY_LOT: u8 = 3;

impl Needs {
    /// What a decree of these counts asks for; with a limit the walls are counted too.
    pub fn new(counts: [u8; 3], most_walls: Option<usize>) -> Self {
        let any_lot = u8::from(counts == [0; 3]);
        let sizes = [counts[0], counts[1], counts[2], any_lot].map(|count| usize::from(count) + 1);
        let purse = most_walls.map(|most| most + 1);
        let unit = purse.unwrap_or(1);
        let strides = [
            sizes[1] * sizes[2] * sizes[3] * unit,
            sizes[2] * sizes[3] * unit,
            sizes[3] * unit,
            unit,
        ];
        Self {
            sizes,
            strides,
            purse,
        }
    }

    /// How many lanes there are.
    pub fn lanes(&self) -> usize {
        self.sizes[0] * self.strides[0]
    }

    /// How many lanes differ only in the walls that may be placed, one after the other; `None` where
    /// walls are not counted.
    pub fn purse(&self) -> Option<usize> {
        self.purse
    }

    /// The lane of all needs, and of so many walls that may be placed.
    pub fn all(&self, walls: usize) -> usize {
        let unit = self.purse.unwrap_or(1);
        self.lanes() - unit + walls.min(unit - 1)
    }

    /// Whether nothing is needed any more.
    pub fn are_met(&self, lane: usize) -> bool {
        lane < self.purse.unwrap_or(1)
    }

    /// The lane after placing walls, if there are enough.
    #[inline]
    pub fn after_walls(&self, walls: usize, lane: usize) -> Option<usize> {
        match self.purse {
            Some(purse) => (lane % purse >= walls).then(|| lane - walls),
            None => Some(lane),
        }
    }

    /// How far apart the lanes are that differ by one in this need.
    #[inline]
    pub fn stride(&self, need: u8) -> usize {
        self.strides[usize::from(need)]
    }

    /// Whether the need is met in this lane.
    #[inline]
    pub fn is_met(&self, need: u8, lane: usize) -> bool {
        let need = usize::from(need);
        (lane / self.strides[need]).is_multiple_of(self.sizes[need])
    }

    /// The lane after something has been had of a need.
    #[inline]
    pub fn after(&self, need: Option<u8>, lane: usize) -> usize {
        match need {
            Some(need) if !self.is_met(need, lane) => lane - self.stride(need),
            _ => lane,
        }
    }
}
