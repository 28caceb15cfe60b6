//! Choosing a perimeter by what shall lie inside.

use std::error::Error;
use std::fmt;

use super::super::{Content, Decree, Lot, LotSet, Lots, Street, StreetSet};
use super::best_city;
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
/// that a loop encloses anyway need not be, nor those that join the chosen lots: of them the loop
/// takes in none that it can do without. A chosen sealed lot that shares no street with another
/// chosen one is not sought after in this way. Whether the loop makes a legal city is for
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
    let sealed = Fences::new(walls).sealed();
    let open = boundary(chosen) - walls;
    if !open.is_empty() {
        return Err(ChoiceRefusal::Open(open));
    }
    if first != chosen {
        let joined = joined(chosen, walls, sealed);
        return joined
            .map(boundary)
            .ok_or(ChoiceRefusal::Apart(chosen - first));
    }
    let holes = holes(chosen);
    let counting = holes - sealed;
    if !counting.is_empty() {
        return Err(ChoiceRefusal::Encloses(counting));
    }
    Ok(boundary(chosen | holes))
}

/// What a loop encloses that has the chosen lots inside and otherwise sealed lots only, each of them
/// needed; `None` where there is no such loop.
fn joined(chosen: LotSet, walls: StreetSet, sealed: LotSet) -> Option<LotSet> {
    // On this board every chosen lot is a gain and every other one that is not sealed a loss, so
    // the best city has just the chosen ones, if any has. Walls between chosen lots are on no
    // loop around them; without these, chosen lots that are sealed count as well.
    let board = Lots::from_contents(Lot::ALL.map(|lot| {
        if chosen.contains(lot) {
            Content::Coin
        } else {
            Content::Viking
        }
    }));
    let between = Street::ALL.into_iter().filter(|street| {
        let mut sides = street.lots().into_iter();
        sides.all(|side| side.is_some_and(|lot| chosen.contains(lot)))
    });
    let walls = walls - between.collect();
    let city = best_city(walls, &board, Decree::NONE)?;
    let mut inside = !Fences::new(city.perimeter()).outside();
    if !chosen.is_subset(inside) || !inside.is_subset(chosen | sealed) {
        return None;
    }
    while let Some(fewer) = (inside - chosen)
        .iter()
        .map(|lot| inside - LotSet::of(lot))
        .find(|&lots| groups(lots).count() == 1 && holes(lots).is_empty())
    {
        inside = fewer;
    }
    Some(inside)
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
