//! The steps of a sweep: one for each street that can belong to a loop.

use super::super::super::{Corner, LotSet, Side, Street, StreetSet};
use super::mates::SLOTS;

/// The decision whether one street belongs to the perimeter.
pub(super) struct Step {
    pub(super) street: Street,
    /// The places of the street's corners among those that the sweep passes now.
    pub(super) slots: [usize; 2],
    /// Whether the sweep leaves these corners behind.
    pub(super) leaves: [bool; 2],
    /// Whether the street parts what is inside from what is outside in its column.
    pub(super) is_horizontal: bool,
    /// Whether it is the southernmost of those in its column.
    pub(super) is_southernmost: bool,
    /// The lots between this street and the next one south of it: all inside, or none.
    pub(super) run: LotSet,
}

/// The steps for these streets, in notation order.
pub(super) fn steps(streets: StreetSet) -> Vec<Step> {
    let mut last_at = [None; Corner::COUNT];
    for street in streets.iter() {
        for corner in street.corners() {
            last_at[corner.index()] = Some(street);
        }
    }
    let step = |street: Street| {
        let corners = street.corners();
        let (is_southernmost, run) = run(street, streets);
        Step {
            street,
            slots: corners.map(|corner| corner.index() % SLOTS),
            leaves: corners.map(|corner| last_at[corner.index()] == Some(street)),
            is_horizontal: street.is_horizontal(),
            is_southernmost,
            run,
        }
    };
    streets.iter().map(step).collect()
}

/// Whether no horizontal street lies south of this one, and else the lots up to the next one.
fn run(street: Street, streets: StreetSet) -> (bool, LotSet) {
    let mut lots = LotSet::EMPTY;
    if !street.is_horizontal() {
        return (false, lots);
    }
    let mut below = street.lots()[1];
    while let Some(lot) = below {
        lots.insert(lot);
        let next = lot.street(Side::South);
        if streets.contains(next) {
            return (false, lots);
        }
        below = next.lots()[1];
    }
    (true, LotSet::EMPTY)
}
