//! The whole game once more, in the plainest way: it is told how dice and ties fell, and keeps its own
//! account of what is legal and what everybody has.

mod score;

use std::collections::BTreeMap;

use walls_of_york::rules::york::{
    Action, Age, Boards, Build, Decision, Decree, Deed, Event, Phase, Seat, Setup, Shape, Status,
    Table,
};

use crate::closable;
use crate::naive::{self, CityLots, Edges};

#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Draft,
    Roll,
    Build {
        shape: Shape,
        served: BTreeMap<usize, usize>,
        built: BTreeMap<usize, (Edges, Edges)>,
    },
    Decide {
        asked: Vec<usize>,
        decided: BTreeMap<usize, (Decision, Option<CityLots>)>,
    },
    Over,
}

#[derive(Clone, Debug, Default)]
struct Account {
    walls: Edges,
    /// The city's lots and how many walls were removed for it.
    city: Option<(CityLots, usize)>,
    gave_up: bool,
    coins: u32,
    vikings: u32,
    invasions: u32,
    shield: bool,
}

impl Account {
    fn builds(&self) -> bool {
        self.city.is_none() && !self.gave_up
    }
}

#[derive(Clone, Debug)]
pub struct Mirror {
    setup: Setup,
    lots: String,
    tiles: BTreeMap<String, String>,
    decree: Decree,
    age: u8,
    turn: u16,
    in_turn: usize,
    stage: Stage,
    players: Vec<Account>,
}

impl Mirror {
    pub fn new(setup: Setup, events: &[Event], table: &Table) -> Self {
        let mut mirror = Self {
            setup,
            lots: table.lots().to_string(),
            tiles: BTreeMap::new(),
            decree: Decree::NONE,
            age: 0,
            turn: 0,
            in_turn: table.in_turn().index(),
            stage: Stage::Draft,
            players: vec![Account::default(); setup.players()],
        };
        if setup.boards() != Boards::Draft {
            mirror.begin_age(events);
        }
        mirror
    }

    fn total_walls(&self) -> usize {
        if self.players.len() <= 4 { 150 } else { 300 }
    }

    pub fn supply(&self) -> usize {
        self.total_walls()
            - self
                .players
                .iter()
                .map(|player| player.walls.len())
                .sum::<usize>()
    }

    fn builders(&self) -> Vec<usize> {
        (0..self.players.len())
            .filter(|&seat| self.players[seat].builds())
            .collect()
    }

    pub fn is_legal(&self, action: &Action) -> bool {
        let seat = action.seat.index();
        if seat >= self.players.len() {
            return false;
        }
        match (&self.stage, &action.deed) {
            (Stage::Draft, Deed::Draft { tile, quadrant }) => {
                let gem = tile.to_string()[..1].to_owned();
                seat == self.in_turn
                    && !self.tiles.contains_key(quadrant.name())
                    && self.tiles.values().all(|laid| !laid.starts_with(&gem))
            }
            (Stage::Roll, Deed::Roll) => seat == self.in_turn,
            (
                Stage::Build {
                    shape,
                    served,
                    built,
                },
                Deed::Build(build),
            ) => served.get(&seat).is_some_and(|&served| {
                !built.contains_key(&seat) && self.may_build(seat, *shape, served, build)
            }),
            (Stage::Decide { asked, decided }, Deed::Decide(decision)) => {
                asked.contains(&seat)
                    && !decided.contains_key(&seat)
                    && match decision {
                        Decision::Close(perimeter) => {
                            self.city(seat, &naive::edges(*perimeter)).is_some()
                        }
                        Decision::KeepBuilding => true,
                        Decision::GiveUp => self.turn >= 20,
                    }
            }
            _ => false,
        }
    }

    fn city(&self, seat: usize, perimeter: &Edges) -> Option<CityLots> {
        naive::city(
            &self.lots,
            &self.players[seat].walls,
            perimeter,
            self.decree,
        )
    }

    fn is_closable(&self, seat: usize) -> bool {
        closable::is_closable(&self.lots, &self.players[seat].walls, self.decree)
    }

    fn may_build(&self, seat: usize, shape: Shape, served: usize, build: &Build) -> bool {
        let walls = &self.players[seat].walls;
        let (place, lift) = (naive::edges(build.place()), naive::edges(build.lift()));
        let is_one = place.len() == 1;
        let due = match (walls.len(), is_one) {
            (144, true) => 1,
            (144, false) => return false,
            _ => place.len().saturating_sub(served),
        };
        lift.is_subset(walls)
            && place
                .iter()
                .all(|wall| !walls.contains(wall) || lift.contains(wall))
            && (is_one || naive::is_shape(shape, &place))
            && lift.len() == due
    }

    /// Follows an action that the game took.
    pub fn follow(&mut self, action: &Action, events: &[Event], table: &Table) {
        let seat = action.seat.index();
        let is_done = match (&mut self.stage, &action.deed) {
            (Stage::Draft, Deed::Draft { tile, quadrant }) => {
                self.tiles
                    .insert(quadrant.name().to_owned(), tile.to_string());
                self.in_turn = (self.in_turn + 1) % self.players.len();
                if self.tiles.len() == 4 {
                    self.lots = table.lots().to_string();
                    self.begin_age(events);
                }
                false
            }
            (Stage::Roll, Deed::Roll) => {
                self.roll(events);
                false
            }
            (Stage::Build { built, .. }, Deed::Build(build)) => {
                built.insert(
                    seat,
                    (naive::edges(build.place()), naive::edges(build.lift())),
                );
                self.show(table)
            }
            (Stage::Decide { .. }, Deed::Decide(decision)) => {
                let city = match decision {
                    Decision::Close(perimeter) => self.city(seat, &naive::edges(*perimeter)),
                    _ => None,
                };
                let Stage::Decide { asked, decided } = &mut self.stage else {
                    unreachable!()
                };
                decided.insert(seat, (*decision, city));
                let is_done = asked.len() == decided.len();
                if is_done {
                    self.carry_out();
                }
                is_done
            }
            _ => panic!("{action} was taken in {:?}", self.stage),
        };
        if is_done {
            self.end_turn(events);
        }
    }

    fn begin_age(&mut self, events: &[Event]) {
        for event in events {
            if let Event::AgeBegan { age, tower, roller } = event {
                assert_eq!(*age == Age::Second, self.age == 1);
                // The first roller is drawn; the second Age's is the next one.
                assert!(self.age == 0 || self.in_turn == roller.index());
                self.in_turn = roller.index();
                self.decree = tower.decree();
            }
        }
        self.age += 1;
        self.turn = 1;
        self.stage = Stage::Roll;
    }

    fn roll(&mut self, events: &[Event]) {
        let Some(&Event::Rolled { shape, .. }) = events.first() else {
            panic!("no roll")
        };
        let is_short = matches!(shape, Shape::Straight2 | Shape::Corner2);
        let walls = if is_short { 2 } else { 3 };
        let coins = match shape {
            Shape::Straight2 | Shape::Corner2 => 1,
            Shape::Straight3 | Shape::Ell3 => 2,
            Shape::Stair3 | Shape::Cup3 => 3,
        };
        for player in self
            .players
            .iter_mut()
            .filter(|player| player.city.is_some())
        {
            player.coins += coins;
        }
        let (mut left, mut served) = (self.supply(), BTreeMap::new());
        for step in 0..self.players.len() {
            let seat = (self.in_turn + step) % self.players.len();
            if self.players[seat].builds() {
                served.insert(seat, left.min(walls));
                left -= left.min(walls);
            }
        }
        self.stage = Stage::Build {
            shape,
            served,
            built: BTreeMap::new(),
        };
    }

    /// Shows the placements once all have built; whether the turn is over with that.
    fn show(&mut self, table: &Table) -> bool {
        let Stage::Build { served, built, .. } = &self.stage else {
            unreachable!()
        };
        if built.len() < served.len() {
            return false;
        }
        for (&seat, (place, lift)) in &built.clone() {
            let walls = &mut self.players[seat].walls;
            walls.retain(|wall| !lift.contains(wall));
            walls.extend(place);
        }
        let mut asked = self.builders();
        asked.retain(|&seat| self.turn >= 20 || self.is_closable(seat));
        let waiting: Vec<usize> = match table.phase() {
            Phase::Deciding { waiting, .. } => waiting.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        assert_eq!(waiting, asked, "who is asked in turn {}", self.turn);
        let is_done = asked.is_empty();
        self.stage = Stage::Decide {
            asked,
            decided: BTreeMap::new(),
        };
        is_done
    }

    fn carry_out(&mut self) {
        let Stage::Decide { decided, .. } = self.stage.clone() else {
            unreachable!()
        };
        let has_perfect_plan = self.setup.options().perfect_plan;
        for (seat, (decision, city)) in decided {
            let player = &mut self.players[seat];
            match decision {
                Decision::Close(perimeter) => {
                    let perimeter = naive::edges(perimeter);
                    let removed = player.walls.len() - perimeter.len();
                    player.walls = perimeter;
                    player.city = city.map(|city| (city, removed));
                    if has_perfect_plan && removed == 0 {
                        player.coins += 2;
                    }
                }
                Decision::KeepBuilding => {}
                Decision::GiveUp => {
                    player.walls.clear();
                    player.gave_up = true;
                }
            }
        }
    }

    fn end_turn(&mut self, events: &[Event]) {
        self.in_turn = (self.in_turn + 1) % self.players.len();
        self.turn += 1;
        self.stage = Stage::Roll;
        if self.builders().is_empty() {
            self.score(events);
            self.players
                .iter_mut()
                .for_each(|player| player.walls.clear());
            if self.age == 1 {
                for player in &mut self.players {
                    player.city = None;
                    player.gave_up = false;
                }
                self.begin_age(events);
            } else {
                self.turn -= 1;
                self.stage = Stage::Over;
            }
        }
    }

    /// Whether the table shows just what this account says.
    pub fn compare(&self, table: &Table) {
        assert_eq!(usize::from(table.supply()), self.supply());
        assert_eq!(table.turn(), self.turn);
        assert_eq!(table.in_turn().index(), self.in_turn);
        let is_same_stage = match table.phase() {
            Phase::Drafting => self.stage == Stage::Draft,
            Phase::Rolling => self.stage == Stage::Roll,
            Phase::Building { .. } => matches!(self.stage, Stage::Build { .. }),
            Phase::Deciding { .. } => matches!(self.stage, Stage::Decide { .. }),
            Phase::Over => self.stage == Stage::Over,
        };
        assert!(is_same_stage, "{:?} {:?}", table.phase(), self.stage);
        for ((_, player), account) in table.players().zip(&self.players) {
            assert!(naive::is_same(player.walls(), &account.walls));
            assert_eq!(
                matches!(player.status(), Status::Closed(_)),
                account.city.is_some()
            );
            assert_eq!(matches!(player.status(), Status::GivenUp), account.gave_up);
            assert_eq!(player.coins(), account.coins);
            assert_eq!(player.vikings(), account.vikings);
            assert_eq!(player.invasions(), account.invasions);
            assert_eq!(player.has_shield(), account.shield);
        }
    }
}
