//! The paragraphs of "How to play", and which of them a refusal means.

use crate::rules::york::enclosure::{ChoiceRefusal, Shortfall};
use crate::rules::york::{
    BuildRefusal, CityRefusal, LayoutError, PlacementRefusal, Refusal, ScoreReason,
};

/// A paragraph of "How to play", in the order in which they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paragraph {
    /// What the game is about.
    Aim,
    /// Lots, streets, walls, and what lies on lots.
    Board,
    /// How the players come by their boards.
    Draft,
    /// The King's Decree.
    Decree,
    /// The order of a turn.
    Turn,
    /// The shape of the die, turned and mirrored.
    Shape,
    /// Streets that can be built on, and the border.
    Streets,
    /// One wall instead of the shape.
    OneWall,
    /// The supply, its shortage, and lifting.
    Supply,
    /// A loop that is a city.
    Ring,
    /// A loop that passes twice through a corner.
    Corner,
    /// What a city must hold.
    Needs,
    /// Sealed lots.
    Sealed,
    /// Pockets.
    Pocket,
    /// Closing is a choice, and which walls go.
    Closing,
    /// Coins while waiting.
    Waiting,
    /// Giving up an Age.
    GivingUp,
    /// What a city scores at an Age's end.
    Score,
    /// The King's Shield.
    Shield,
    /// The invasion.
    Invasion,
    /// The end of the game.
    End,
    /// The optional rules.
    Options,
}

impl Paragraph {
    /// All paragraphs, in the order in which they are read.
    pub const ALL: [Self; 22] = [
        Self::Aim,
        Self::Board,
        Self::Draft,
        Self::Decree,
        Self::Turn,
        Self::Shape,
        Self::Streets,
        Self::OneWall,
        Self::Supply,
        Self::Ring,
        Self::Corner,
        Self::Needs,
        Self::Sealed,
        Self::Pocket,
        Self::Closing,
        Self::Waiting,
        Self::GivingUp,
        Self::Score,
        Self::Shield,
        Self::Invasion,
        Self::End,
        Self::Options,
    ];

    /// The paragraph's name in addresses and attributes.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; 22] = [
            "aim",
            "board",
            "draft",
            "decree",
            "turn",
            "shape",
            "streets",
            "one-wall",
            "supply",
            "ring",
            "corner",
            "needs",
            "sealed",
            "pocket",
            "closing",
            "waiting",
            "giving-up",
            "score",
            "shield",
            "invasion",
            "end",
            "options",
        ];
        IDS[self as usize]
    }

    /// The paragraph with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paragraph| paragraph.id() == id)
    }

    /// Where it is told why an action is refused.
    pub const fn of_refusal(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::NoSuchSeat(_)
            | Refusal::NotNow(_)
            | Refusal::NotInTurn(_)
            | Refusal::HasBuilt(_) => Self::Turn,
            Refusal::NoBuilder(_) => Self::Waiting,
            Refusal::HasDecided(_) | Refusal::NothingToDecide(_) => Self::Closing,
            Refusal::Layout(error) => Self::of_layout(error),
            Refusal::Build(refusal) => Self::of_build(refusal),
            Refusal::City(refusal) => Self::of_city(refusal),
            Refusal::TooEarlyToGiveUp(_) => Self::GivingUp,
        }
    }

    /// Where it is told why a tile cannot be laid.
    pub const fn of_layout(_: &LayoutError) -> Self {
        Self::Draft
    }

    /// Where it is told why a builder may not build so.
    pub const fn of_build(refusal: &BuildRefusal) -> Self {
        match refusal {
            BuildRefusal::Placement(PlacementRefusal::Nothing) => Self::Turn,
            BuildRefusal::Placement(PlacementRefusal::Taken(_)) => Self::Streets,
            BuildRefusal::Placement(PlacementRefusal::OtherShape(_)) => Self::Shape,
            BuildRefusal::NoWallToLift(_)
            | BuildRefusal::NotTheShortfall { .. }
            | BuildRefusal::NoFreeStreet => Self::Supply,
        }
    }

    /// Where it is told why a perimeter makes no city.
    pub const fn of_city(refusal: &CityRefusal) -> Self {
        match refusal {
            CityRefusal::NoWalls
            | CityRefusal::NotStanding(_)
            | CityRefusal::OpenEnd(_)
            | CityRefusal::SeveralLoops => Self::Ring,
            CityRefusal::CornerTwice(_) => Self::Corner,
            CityRefusal::OnlySealed => Self::Sealed,
            CityRefusal::Decree(_) => Self::Needs,
        }
    }

    /// Where it is told why no city has just the chosen lots.
    pub const fn of_choice(refusal: &ChoiceRefusal) -> Self {
        match refusal {
            ChoiceRefusal::Nothing | ChoiceRefusal::Open(_) | ChoiceRefusal::Apart(_) => Self::Ring,
            ChoiceRefusal::Encloses(_) => Self::Pocket,
        }
    }

    /// Where it is told what walls without a city lack.
    pub const fn of_shortfall(shortfall: &Shortfall) -> Self {
        match shortfall {
            Shortfall::NoLoop => Self::Ring,
            Shortfall::OnlySealed => Self::Sealed,
            Shortfall::Decree(_) => Self::Needs,
        }
    }

    /// Where a reason of the score is told.
    pub const fn of_score(reason: ScoreReason) -> Self {
        match reason {
            ScoreReason::CityCoins | ScoreReason::Vikings => Self::Score,
            ScoreReason::Waiting => Self::Waiting,
            ScoreReason::PerfectPlan | ScoreReason::LongestWall => Self::Options,
            ScoreReason::Shield | ScoreReason::ShieldTie => Self::Shield,
            ScoreReason::Invasion => Self::Invasion,
            ScoreReason::GivenUp => Self::GivingUp,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paragraph_is_found_by_its_own_name() {
        for paragraph in Paragraph::ALL {
            assert_eq!(Paragraph::from_id(paragraph.id()), Some(paragraph));
        }
        assert_eq!(Paragraph::from_id("walls"), None);
    }

    #[test]
    fn paragraphs_stand_in_the_order_in_which_they_are_counted() {
        for (index, paragraph) in Paragraph::ALL.into_iter().enumerate() {
            assert_eq!(paragraph as usize, index);
        }
    }
}
