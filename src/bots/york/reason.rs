//! Why a bot does what it does, as data that hints and a review can show.

use super::Hundredths;
use crate::rules::york::{Build, City, LotSet, StreetSet};

/// A city that a bot has in mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The loop of walls around it.
    pub perimeter: StreetSet,
    /// Its lots, without those that would be sealed.
    pub lots: LotSet,
    /// The coins in it.
    pub coins: u32,
    /// The Vikings in it.
    pub vikings: u32,
}

impl Target {
    /// The walls of its perimeter that do not stand yet.
    pub fn walls_to_go(&self, walls: StreetSet) -> usize {
        (self.perimeter - walls).len()
    }
}

impl From<City> for Target {
    fn from(city: City) -> Self {
        Self {
            perimeter: city.perimeter(),
            lots: city.lots(),
            coins: city.coins(),
            vikings: city.vikings(),
        }
    }
}

/// One possibility, and what it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What would be built now; `None` where it was about closing.
    pub build: Option<Build>,
    /// The city it would lead to.
    pub target: Target,
    /// The walls that this city would lack then.
    pub walls_to_go: usize,
    /// How many rolls it would take from then on until the city stands.
    pub rolls: Hundredths,
    /// What that is worth in coins, all told; more is better.
    pub value: Hundredths,
}

/// Why a bot built as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildReason {
    /// What it chose.
    pub chosen: Weighed,
    /// What it weighed, the best first; what it chose is the first of them.
    pub weighed: Vec<Weighed>,
}

/// Why a bot closed its city, or did not. What may still come is less sure than what stands, so keeping
/// must be worth clearly more than closing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CloseReason {
    /// Whether it closed.
    pub is_closing: bool,
    /// The best city it could close now.
    pub close: Option<Weighed>,
    /// The best city it could build on for, where it thought of one.
    pub keep: Option<Weighed>,
}

/// Why a bot drafted a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftReason {
    /// How much the bot likes what lies side by side then; only comparisons mean something.
    pub liking: Hundredths,
    /// How many ways to lay a tile it compared.
    pub compared: usize,
}

/// Why a bot did something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// There was nothing to choose.
    Only,
    /// It drafted a tile.
    Draft(DraftReason),
    /// It built.
    Build(BuildReason),
    /// It closed its city or kept building.
    Close(CloseReason),
}

impl Reason {
    /// The city it had in mind.
    pub fn target(&self) -> Option<&Target> {
        match self {
            Self::Only | Self::Draft(_) => None,
            Self::Build(reason) => Some(&reason.chosen.target),
            Self::Close(reason) => {
                let (first, second) = if reason.is_closing {
                    (&reason.close, &reason.keep)
                } else {
                    (&reason.keep, &reason.close)
                };
                first.as_ref().or(second.as_ref()).map(|one| &one.target)
            }
        }
    }
}
