//! The common supply of walls, and whom it serves (R2.1, R5.6).

use super::{Seat, SeatSet};

/// The walls each seat is served in a turn (R5.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Served([usize; Seat::MOST]);

impl Served {
    /// Serves the builders of a turn, in turn order, each up to the shape's walls (R5.6).
    ///
    /// ```
    /// use walls_of_york::rules::york::{Seat, SeatSet, Served};
    ///
    /// let [one, two, three] = [0, 1, 2].map(|index| Seat::from_index(index).unwrap());
    /// let builders: SeatSet = [one, two, three].into_iter().collect();
    /// let served = Served::new(5, 3, two.clockwise(3), builders);
    /// assert_eq!([one, two, three].map(|seat| served.to(seat)), [0, 3, 2]);
    /// ```
    pub fn new(
        supply: u16,
        shape_walls: usize,
        turn_order: impl Iterator<Item = Seat>,
        builders: SeatSet,
    ) -> Self {
        let mut left = usize::from(supply);
        let mut served = [0; Seat::MOST];
        for seat in turn_order.filter(|&seat| builders.contains(seat)) {
            let share = left.min(shape_walls);
            left -= share;
            served[seat.index()] = share;
        }
        Self(served)
    }

    /// How many walls this seat is served.
    pub const fn to(&self, seat: Seat) -> usize {
        self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::from_index(number - 1).unwrap()
    }

    fn served(supply: u16, builders: &[usize], roller: usize) -> [usize; 4] {
        let builders = builders.iter().map(|&number| seat(number)).collect();
        let served = Served::new(supply, 3, seat(roller).clockwise(4), builders);
        [1, 2, 3, 4].map(|number| served.to(seat(number)))
    }

    #[test]
    fn a_supply_that_suffices_serves_every_builder_the_full_shape() {
        assert_eq!(served(150, &[1, 2, 4], 3), [3, 3, 0, 3]);
        assert_eq!(served(9, &[1, 2, 4], 3), [3, 3, 0, 3]);
    }

    #[test]
    fn a_short_supply_serves_in_turn_order_from_the_roller() {
        assert_eq!(served(8, &[1, 2, 4], 3), [3, 2, 0, 3]);
        assert_eq!(served(4, &[1, 2, 3, 4], 2), [0, 3, 1, 0]);
        assert_eq!(served(0, &[1, 2, 3, 4], 2), [0; 4]);
    }
}
