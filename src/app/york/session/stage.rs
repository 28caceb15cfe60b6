//! What is to be done or seen at the table now.

use std::ops::Range;

use super::Session;
use crate::rules::york::{AgeReport, Event, Phase, Seat};

/// What is to be done or seen at the table now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The seat takes a tile.
    Drafting(Seat),
    /// An Age begins: the King's Decree.
    Decree,
    /// The seat rolls the Building Die.
    Rolling(Seat),
    /// The device goes to this person.
    Curtain(Seat),
    /// This person builds.
    Building(Seat),
    /// Bots are still thinking.
    Waiting,
    /// What all have built is shown.
    Reveal,
    /// The cities that were closed are shown, and who gave up.
    Closings,
    /// This person decides about the city.
    Deciding(Seat),
    /// The Age's score is told; its place among the events.
    Score(usize),
    /// The final table.
    Over,
}

impl Stage {
    /// The name of the stage on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Drafting(_) => "drafting",
            Self::Decree => "decree",
            Self::Rolling(_) => "rolling",
            Self::Curtain(_) => "curtain",
            Self::Building(_) => "building",
            Self::Waiting => "waiting",
            Self::Reveal => "reveal",
            Self::Closings => "closings",
            Self::Deciding(_) => "deciding",
            Self::Score(_) => "score",
            Self::Over => "over",
        }
    }

    /// The seat that it is about.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Drafting(seat)
            | Self::Rolling(seat)
            | Self::Curtain(seat)
            | Self::Building(seat)
            | Self::Deciding(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Session {
    /// What is to be done or seen now.
    pub fn stage(&self) -> Stage {
        if let Some((stage, _)) = self.stop() {
            return stage;
        }
        let table = self.table();
        match table.phase() {
            Phase::Drafting => Stage::Drafting(table.in_turn()),
            Phase::Rolling => Stage::Rolling(table.in_turn()),
            Phase::Building { .. } => self.acting(Stage::Building),
            Phase::Deciding { .. } => self.acting(Stage::Deciding),
            Phase::Over => Stage::Over,
        }
    }

    /// What the table has not seen yet and must, before the game goes on: with the events it covers.
    pub(super) fn stop(&self) -> Option<(Stage, Range<usize>)> {
        let mut unread = self.events.iter().enumerate().skip(self.read);
        let (start, stage) =
            unread.find_map(|(place, event)| Some((place, stop_at(place, event)?)))?;
        let same = self.events[start..]
            .iter()
            .take_while(|event| stop_at(start, event) == Some(stage))
            .count();
        Some((stage, start..start + same))
    }

    /// How many events lie before the table's eyes: those read, and what it is looking at.
    pub(super) fn horizon(&self) -> usize {
        self.stop()
            .map_or(self.events.len(), |(_, range)| range.end)
    }

    /// The Age's score that is being told.
    pub fn report(&self) -> Option<&AgeReport> {
        match self.stage() {
            Stage::Score(place) => match &self.events[place] {
                Event::AgeEnded(report) => Some(report),
                _ => None,
            },
            _ => None,
        }
    }

    /// The person who acts in secret now, behind a curtain or not; or the bots are awaited.
    fn acting(&self, stage: fn(Seat) -> Stage) -> Stage {
        let table = self.table();
        let waiting = table.waiting();
        let mut awaited = table
            .in_turn()
            .clockwise(self.setup().players())
            .filter(|&seat| waiting.contains(seat) && self.is_person(seat));
        let Some(first) = awaited.next() else {
            return Stage::Waiting;
        };
        let seat = match self.holder {
            Some(holder) if holder == first || awaited.any(|seat| seat == holder) => holder,
            _ => first,
        };
        let has_company = self
            .persons()
            .filter(|&seat| self.asked.contains(seat))
            .count()
            > 1;
        if has_company && self.holder != Some(seat) {
            Stage::Curtain(seat)
        } else {
            stage(seat)
        }
    }
}

/// The stage at which the table stops for an event.
fn stop_at(place: usize, event: &Event) -> Option<Stage> {
    match event {
        Event::AgeBegan { .. } => Some(Stage::Decree),
        Event::Shown { .. } => Some(Stage::Reveal),
        Event::Closed { .. } | Event::PerfectPlan { .. } | Event::GaveUp { .. } => {
            Some(Stage::Closings)
        }
        Event::AgeEnded(_) => Some(Stage::Score(place)),
        _ => None,
    }
}
