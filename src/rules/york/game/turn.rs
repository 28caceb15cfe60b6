//! A turn: rolling, building in secret, closing (R5, R6).

use super::{Decision, Event, Game, Phase, Refusal, Status};
use crate::rules::york::dice::roll_building_die;
use crate::rules::york::score::PERFECT_PLAN_COINS;
use crate::rules::york::{Build, City, Seat, SeatSet, Served, Shape, StreetSet, enclosure};

impl Game {
    pub(super) fn begin_turn(&mut self) {
        self.table.turn = self.table.turn.saturating_add(1);
        self.table.phase = Phase::Rolling;
    }

    pub(super) fn roll(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_in_turn(seat)?;
        let shape = roll_building_die(&mut self.rng);
        let mut events = vec![Event::Rolled { seat, shape }];
        let coins = shape.coins();
        for (seat, player) in self.table.setup.seats().zip(&mut self.table.players) {
            if player.city().is_some() {
                player.coins += coins;
                player.waiting_coins += coins;
                events.push(Event::CoinsTaken { seat, coins });
            }
        }
        let waiting = self.table.builders();
        let turn_order = seat.clockwise(self.table.setup.players());
        let served = Served::new(self.table.supply, shape.walls(), turn_order, waiting);
        self.table.phase = Phase::Building {
            shape,
            served,
            waiting,
        };
        Ok(events)
    }

    pub(super) fn build(&mut self, seat: Seat, build: Build) -> Result<Vec<Event>, Refusal> {
        let hand = self.table.hand(seat).ok_or(Refusal::NoBuilder(seat))?;
        let Phase::Building { shape, waiting, .. } = &mut self.table.phase else {
            return Err(Refusal::NotNow(self.table.phase));
        };
        if !waiting.contains(seat) {
            return Err(Refusal::HasBuilt(seat));
        }
        hand.check(&build)?;
        self.builds[seat.index()] = Some(build);
        waiting.remove(seat);
        let mut events = vec![Event::Built { seat }];
        if waiting.is_empty() {
            let shape = *shape;
            self.show(&mut events);
            self.ask(shape, &mut events);
        }
        Ok(events)
    }

    /// Shows all placements at once; only now does the supply change (R5.5, R5.6).
    fn show(&mut self, events: &mut Vec<Event>) {
        for seat in self.table.builders().iter() {
            let build = self.builds[seat.index()]
                .take()
                .expect("every builder has built");
            let before = self.table.players[seat.index()].walls;
            self.stand(seat, build.on(before));
            events.push(Event::Shown { seat, build });
        }
    }

    /// Asks the builders who have a choice (R6.1); one without a city to close, who may not give up
    /// yet either, keeps building unasked.
    fn ask(&mut self, shape: Shape, events: &mut Vec<Event>) {
        let (lots, decree) = (self.table.lots, self.table.decree());
        let may_give_up = self.table.may_give_up();
        let has_choice = |seat: &Seat| {
            let walls = self.table.player(*seat).walls;
            may_give_up || enclosure::is_closable(walls, &lots, decree)
        };
        let waiting: SeatSet = self.table.builders().iter().filter(has_choice).collect();
        if waiting.is_empty() {
            self.end_turn(events);
        } else {
            self.table.phase = Phase::Deciding { shape, waiting };
        }
    }

    pub(super) fn decide(&mut self, seat: Seat, decision: Decision) -> Result<Vec<Event>, Refusal> {
        let player = self.table.player(seat);
        if !player.is_builder() {
            return Err(Refusal::NoBuilder(seat));
        }
        if self.decisions[seat.index()].is_some() {
            return Err(Refusal::HasDecided(seat));
        }
        match decision {
            Decision::Close(perimeter) => {
                self.judge(seat, perimeter)?;
            }
            Decision::GiveUp if !self.table.may_give_up() => {
                return Err(Refusal::TooEarlyToGiveUp(self.table.turn));
            }
            Decision::KeepBuilding | Decision::GiveUp => {}
        }
        let Phase::Deciding { waiting, .. } = &mut self.table.phase else {
            return Err(Refusal::NotNow(self.table.phase));
        };
        if !waiting.contains(seat) {
            return Err(Refusal::NothingToDecide(seat));
        }
        self.decisions[seat.index()] = Some(decision);
        waiting.remove(seat);
        let mut events = vec![Event::Decided { seat }];
        if waiting.is_empty() {
            self.carry_out(&mut events);
            self.end_turn(&mut events);
        }
        Ok(events)
    }

    fn judge(&self, seat: Seat, perimeter: StreetSet) -> Result<City, Refusal> {
        let table = &self.table;
        let walls = table.player(seat).walls;
        Ok(enclosure::declare(
            perimeter,
            walls,
            &table.lots,
            table.decree(),
        )?)
    }

    /// Lets all declarations of the turn take effect together (R6.1).
    fn carry_out(&mut self, events: &mut Vec<Event>) {
        for seat in self.table.builders().iter() {
            match self.decisions[seat.index()].take() {
                Some(Decision::Close(perimeter)) => self.close(seat, perimeter, events),
                Some(Decision::GiveUp) => {
                    let removed = self.table.player(seat).walls;
                    self.stand(seat, StreetSet::EMPTY);
                    self.table.players[seat.index()].status = Status::GivenUp;
                    events.push(Event::GaveUp { seat, removed });
                }
                Some(Decision::KeepBuilding) | None => {}
            }
        }
    }

    fn close(&mut self, seat: Seat, perimeter: StreetSet, events: &mut Vec<Event>) {
        let Ok(city) = self.judge(seat, perimeter) else {
            unreachable!("judged when it was declared")
        };
        let removed = self.table.player(seat).walls - perimeter;
        self.stand(seat, perimeter);
        self.table.players[seat.index()].status = Status::Closed(city);
        events.push(Event::Closed {
            seat,
            city,
            removed,
        });
        if self.table.setup.options().perfect_plan && removed.is_empty() {
            let coins = PERFECT_PLAN_COINS;
            self.table.players[seat.index()].coins += coins;
            events.push(Event::PerfectPlan { seat, coins });
        }
    }

    /// Lets these walls stand on a board, out of the supply or back to it.
    pub(super) fn stand(&mut self, seat: Seat, walls: StreetSet) {
        let before = std::mem::replace(&mut self.table.players[seat.index()].walls, walls);
        let count = |walls: StreetSet| u16::try_from(walls.len()).expect("a board has 144 streets");
        self.table.supply = self.table.supply + count(before) - count(walls);
    }

    fn end_turn(&mut self, events: &mut Vec<Event>) {
        self.pass_turn();
        if self.table.builders().is_empty() {
            self.end_age(events);
        } else {
            self.begin_turn();
        }
    }
}
