//! What the table shows: the game as far as it has been told.

use super::{Session, Stage};
use crate::rules::york::{
    Age, AgeReport, City, Decree, Event, Layout, LotSet, Phase, ScoreLine, ScoreReason, Seat,
    Shape, Status, StreetSet, Tower,
};

/// What lies before one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatScene {
    /// The standing walls.
    pub walls: StreetSet,
    /// Those of them that were placed in this turn, while that is being shown.
    pub fresh: StreetSet,
    /// Where walls were lifted or removed, while that is being shown.
    pub removed: StreetSet,
    /// The lots of the closed city.
    pub city: Option<LotSet>,
    /// What the closed city will score: coins and Vikings.
    pub worth: Option<(u32, u32)>,
    /// Whether the player gave up this Age.
    pub has_given_up: bool,
    /// Coins taken so far.
    pub coins: u32,
    /// Viking tokens.
    pub vikings: u32,
    /// Invasion tokens.
    pub invasions: u32,
    /// Whether the player holds the King's Shield.
    pub has_shield: bool,
    /// Whether the seat has built or decided in this phase, and others have not.
    pub is_ready: bool,
}

impl SeatScene {
    /// How the player's city stands, as the page names it.
    pub const fn status(&self) -> &'static str {
        if self.city.is_some() {
            "closed"
        } else if self.has_given_up {
            "given-up"
        } else {
            "building"
        }
    }
}

/// The table as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The tiles of all boards.
    pub layout: Layout,
    /// The Age.
    pub age: Age,
    /// The turn of the Age; 0 in the draft.
    pub turn: usize,
    /// How the King's Dice fell.
    pub tower: Option<Tower>,
    /// The last roll of this Age's turn, while it counts.
    pub shape: Option<Shape>,
    /// Who rolled it, or is to roll.
    pub roller: Seat,
    /// The walls in the supply.
    pub supply: u16,
    /// What lies before each seat.
    pub seats: Vec<SeatScene>,
}

impl Scene {
    /// The King's Decree; it asks for nothing in the draft.
    pub fn decree(&self) -> Decree {
        self.tower.map_or(Decree::NONE, |tower| tower.decree())
    }
}

impl Session {
    /// What the table shows now.
    pub fn scene(&self) -> Scene {
        let stage = self.stage();
        let table = self.table();
        let told = self.told_events();
        let began = told
            .iter()
            .rposition(|event| matches!(event, Event::AgeBegan { .. }));
        let (age, tower) = match began.map(|place| &told[place]) {
            Some(Event::AgeBegan { age, tower, .. }) => (*age, Some(*tower)),
            _ => (Age::First, None),
        };
        let in_age = &told[began.unwrap_or(told.len())..];
        let rolls = in_age.iter().filter_map(|event| match event {
            Event::Rolled { seat, shape } => Some((*seat, *shape)),
            _ => None,
        });
        let last = rolls.clone().next_back();
        let is_to_roll = matches!(stage, Stage::Decree | Stage::Rolling(_));
        let turn = rolls.count() + usize::from(is_to_roll);
        // What an Age's end cleared away is shown until it has been told.
        let pending = self.events[self.read..]
            .iter()
            .find_map(|event| match event {
                Event::AgeEnded(report) => Some(report),
                _ => None,
            });
        let supply = match pending {
            Some(report) => {
                let standing = self.setup().seats().filter_map(|seat| report.city(seat));
                let walls: usize = standing.map(|city| city.perimeter().len()).sum();
                self.setup()
                    .walls()
                    .saturating_sub(u16::try_from(walls).unwrap_or(u16::MAX))
            }
            None => table.supply(),
        };
        let mut scene = Scene {
            layout: *table.layout(),
            age,
            turn,
            tower,
            shape: last.map(|(_, shape)| shape).filter(|_| !is_to_roll),
            roller: match last {
                Some((seat, _)) if !is_to_roll => seat,
                _ => table.in_turn(),
            },
            supply,
            seats: Vec::new(),
        };
        scene.seats = self
            .setup()
            .seats()
            .map(|seat| self.seat_scene(seat, pending))
            .collect();
        self.mark_news(stage, &mut scene);
        scene
    }

    fn seat_scene(&self, seat: Seat, pending: Option<&AgeReport>) -> SeatScene {
        let table = self.table();
        let player = table.player(seat);
        let is_secret = matches!(
            table.phase(),
            Phase::Building { .. } | Phase::Deciding { .. }
        );
        let mut scene = SeatScene {
            walls: player.walls(),
            city: player.city().map(City::lots),
            worth: player.city().map(|city| (city.coins(), city.vikings())),
            has_given_up: matches!(player.status(), Status::GivenUp),
            coins: player.coins(),
            vikings: player.vikings(),
            invasions: player.invasions(),
            has_shield: player.has_shield(),
            is_ready: is_secret && self.asked.contains(seat) && !table.waiting().contains(seat),
            ..SeatScene::default()
        };
        if let Some(report) = pending {
            let city = report.city(seat);
            scene.walls = city.map(City::perimeter).unwrap_or_default();
            scene.city = city.map(City::lots);
            scene.worth = city.map(|city| (city.coins(), city.vikings()));
            scene.has_given_up = city.is_none();
            scene.is_ready = false;
            // Backwards, so that no count falls below nothing on the way.
            let untold = report.lines().iter().skip(self.told).rev();
            for line in untold.filter(|line| line.seat == seat) {
                take_back(line, &mut scene);
            }
        }
        scene
    }

    /// Marks what is new on the boards: fresh walls, lifted and removed ones.
    fn mark_news(&self, stage: Stage, scene: &mut Scene) {
        let Some((_, range)) = self.stop() else {
            return;
        };
        if !matches!(stage, Stage::Reveal | Stage::Closings) {
            return;
        }
        for event in &self.events[range] {
            match event {
                Event::Shown { seat, build } => {
                    let seat = &mut scene.seats[seat.index()];
                    seat.fresh = build.place();
                    seat.removed = build.lift() - build.place();
                }
                Event::Closed { seat, removed, .. } | Event::GaveUp { seat, removed } => {
                    scene.seats[seat.index()].removed = *removed;
                }
                _ => {}
            }
        }
    }
}

/// Takes a line of the score that has not been told yet out of what lies before the seat.
fn take_back(line: &ScoreLine, scene: &mut SeatScene) {
    match line.reason {
        ScoreReason::CityCoins | ScoreReason::LongestWall | ScoreReason::ShieldTie => {
            scene.coins = scene.coins.saturating_add_signed(-line.coins);
        }
        ScoreReason::Shield => scene.has_shield = false,
        ScoreReason::Invasion | ScoreReason::GivenUp => {
            scene.invasions = scene.invasions.saturating_sub(1);
        }
        ScoreReason::Waiting | ScoreReason::PerfectPlan | ScoreReason::Vikings => {}
    }
    scene.vikings = scene.vikings.saturating_add_signed(-line.vikings);
}
