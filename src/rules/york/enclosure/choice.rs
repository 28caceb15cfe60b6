//! Choosing a perimeter by what shall lie inside.

use std::error::Error;
use std::fmt;

use super::super::{LotSet, StreetSet};
use super::fences::{Fences, boundary, groups, widened};

/// Why no perimeter encloses just the chosen lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChoiceRefusal {
    /// No lot was chosen.
    Nothing,
    /// Around the chosen lots no wall stands on these streets.
    Open(StreetSet),
    /// The chosen lots fall apart: these share no street with the others.
    Apart(LotSet),
    /// A loop around the chosen lots encloses these as well, and they are not all sealed.
    Encloses(LotSet),
}

impl fmt::Display for ChoiceRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("no lot is chosen"),
            Self::Open(streets) => {
                write!(f, "around the chosen lots no wall stands on {streets}")
            }
            Self::Apart(lots) => write!(f, "{lots} share no street with the other chosen lots"),
            Self::Encloses(lots) => {
                write!(f, "a loop around the chosen lots also encloses {lots}")
            }
        }
    }
}

impl Error for ChoiceRefusal {}

/// The loop of standing walls that has the chosen lots inside, and nothing else that counts.
///
/// Chosen lots are usually a union of regions. A sealed lot may be chosen, and joins others; one
/// that a loop encloses anyway need not be. Whether the loop makes a legal city is for
/// [`declare`](super::declare()) to say.
///
/// ```
/// use walls_of_york::rules::york::{StreetSet, enclosure};
///
/// let walls: StreetSet = "d4n d4w d4s e4n e4s e4e d4e".parse()?;
/// let around = |lots: &str| enclosure::perimeter_around(lots.parse().unwrap(), walls);
/// assert_eq!(around("d4"), Ok("d4n d4e d4s d4w".parse()?));
/// assert_eq!(around("d4 e4").map(StreetSet::len), Ok(6));
/// let refusal = around("d4 f4").unwrap_err();
/// assert_eq!(refusal.to_string(), "around the chosen lots no wall stands on f4n f5n g4w");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
///
/// # Errors
///
/// Says why there is no such loop.
pub fn perimeter_around(chosen: LotSet, walls: StreetSet) -> Result<StreetSet, ChoiceRefusal> {
    let Some(first) = groups(chosen).next() else {
        return Err(ChoiceRefusal::Nothing);
    };
    let open = boundary(chosen) - walls;
    if !open.is_empty() {
        return Err(ChoiceRefusal::Open(open));
    }
    if first != chosen {
        return Err(ChoiceRefusal::Apart(chosen - first));
    }
    let holes = holes(chosen);
    let counting = holes - Fences::new(walls).sealed();
    if !counting.is_empty() {
        return Err(ChoiceRefusal::Encloses(counting));
    }
    Ok(boundary(chosen | holes))
}

/// The lots that these surround completely.
fn holes(lots: LotSet) -> LotSet {
    let border = LotSet::FULL - inner();
    let rest = !lots;
    let mut holes = LotSet::EMPTY;
    for group in groups(rest) {
        if group.is_disjoint(border) {
            holes |= group;
        }
    }
    debug_assert!(widened(holes).is_subset(holes | lots));
    holes
}

/// The 36 lots that are not on the border.
const fn inner() -> LotSet {
    LotSet::from_bits(0x007e_7e7e_7e7e_7e00)
}
