//! What a place lacks of a decree.

use std::fmt;

use super::super::{Building, Decree, LotSet, Lots};

/// How many of each building are missing for a decree (R6.5).
///
/// ```
/// use walls_of_york::rules::york::{Building, Decree, Lots, enclosure};
///
/// let walls = "a1n a1w b1n b1e a1s b1s".parse()?;
/// let decree = Decree::new(2, 1, 0);
/// let refusal = enclosure::declare(walls, walls, &Lots::EMPTY, decree).unwrap_err();
/// assert_eq!(refusal.to_string(), "the city still needs 2 churches and 1 well");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing([u8; 3]);

impl Missing {
    /// What these lots lack of the decree.
    pub(super) fn between(lots: LotSet, board: &Lots, decree: Decree) -> Self {
        Self(Building::ALL.map(|building| {
            let held = u8::try_from(board.count_in(building, lots)).unwrap_or(u8::MAX);
            decree.count(building).saturating_sub(held)
        }))
    }

    /// How many of this building are missing.
    pub fn count(self, building: Building) -> usize {
        self.0[building.index()].into()
    }

    /// How many buildings are missing in all.
    pub fn total(self) -> usize {
        self.0.into_iter().map(usize::from).sum()
    }

    /// Whether nothing is missing.
    pub const fn is_nothing(self) -> bool {
        matches!(self.0, [0, 0, 0])
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = Building::ALL.map(|building| (self.count(building), building));
        let mut listed = missing
            .into_iter()
            .filter(|&(count, _)| count > 0)
            .peekable();
        let mut separator = "";
        while let Some((count, building)) = listed.next() {
            write!(f, "{separator}{count} {}", building.noun(count))?;
            let is_last_next = listed.clone().count() == 1;
            separator = if is_last_next { " and " } else { ", " };
        }
        if self.is_nothing() {
            f.write_str("nothing")?;
        }
        Ok(())
    }
}
