//! Whether any city can be closed, and what is missing if not.

use std::fmt;

use super::super::{Decree, LotSet, Lots, StreetSet};
use super::city::is_enough;
use super::fences::{Fences, groups};
use super::missing::Missing;

/// The walls of a board, and what they enclose as a whole.
///
/// The lots from which no way leads off the board fall into groups that share no street. The
/// boundary of each group is a loop, and every other loop lies inside one of these: so what a
/// group holds is the most that any city in it can hold.
pub(super) struct Grounds {
    pub(super) fences: Fences,
    pub(super) sealed: LotSet,
    enclosed: LotSet,
}

impl Grounds {
    /// The grounds that these walls enclose.
    #[inline]
    pub(super) fn new(walls: StreetSet) -> Self {
        let fences = Fences::new(walls);
        Self {
            fences,
            sealed: fences.sealed(),
            enclosed: !fences.outside(),
        }
    }

    /// The groups in which there are legal cities: those that are enough themselves.
    #[inline]
    pub(super) fn promising(&self, board: &Lots, decree: Decree) -> impl Iterator<Item = LotSet> {
        let candidates = if is_enough(self.enclosed - self.sealed, board, decree) {
            self.enclosed
        } else {
            LotSet::EMPTY
        };
        groups(candidates).filter(move |&group| is_enough(group - self.sealed, board, decree))
    }
}

/// Whether these walls hold any legal city (R6.5).
///
/// ```
/// use walls_of_york::rules::york::{Decree, Lots, enclosure};
///
/// let walls = "a1n a1w b1n b1e a1s b1s".parse()?;
/// assert!(enclosure::is_closable(walls, &Lots::EMPTY, Decree::NONE));
/// assert!(!enclosure::is_closable(walls, &Lots::EMPTY, Decree::new(1, 0, 0)));
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
pub fn is_closable(walls: StreetSet, board: &Lots, decree: Decree) -> bool {
    let grounds = Grounds::new(walls);
    grounds.promising(board, decree).next().is_some()
}

/// What walls without any legal city lack (R6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shortfall {
    /// The walls form no closed loop at all.
    NoLoop,
    /// Every loop encloses sealed lots only.
    OnlySealed,
    /// Of all that loops enclose, the one that comes closest to the decree misses these.
    Decree(Missing),
}

impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLoop => f.write_str("the walls form no closed loop"),
            Self::OnlySealed => f.write_str("every closed loop holds nothing but sealed lots"),
            Self::Decree(missing) => {
                write!(f, "even the fullest closed loop still needs {missing}")
            }
        }
    }
}

/// What these walls lack to hold a legal city, or `None` if they do hold one.
pub fn shortfall(walls: StreetSet, board: &Lots, decree: Decree) -> Option<Shortfall> {
    let grounds = Grounds::new(walls);
    if grounds.enclosed.is_empty() {
        return Some(Shortfall::NoLoop);
    }
    let closest = groups(grounds.enclosed)
        .map(|group| group - grounds.sealed)
        .filter(|lots| !lots.is_empty())
        .map(|lots| Missing::between(lots, board, decree))
        .min_by_key(|missing| missing.total());
    match closest {
        None => Some(Shortfall::OnlySealed),
        Some(missing) if missing.is_nothing() => None,
        Some(missing) => Some(Shortfall::Decree(missing)),
    }
}
