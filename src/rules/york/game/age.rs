//! The beginning and the end of an Age (R4, R7).

use super::{Event, Game, Phase, Status};
use crate::rules::york::score::{
    INVASION_COST, LONGEST_WALL_COINS, PERFECT_PLAN_COINS, SHIELD_WORTH, longest_run, signed,
};
use crate::rules::york::{Age, AgeReport, City, ScoreLine, ScoreReason, Seat, StreetSet, Tower};

impl Game {
    pub(super) fn begin_age(&mut self) -> Event {
        let tower = Tower::drop(&mut self.rng);
        self.table.tower = Some(tower);
        for player in &mut self.table.players {
            player.status = Status::Building;
            player.waiting_coins = 0;
        }
        self.table.turn = 0;
        self.begin_turn();
        Event::AgeBegan {
            age: self.table.age,
            tower,
            roller: self.table.in_turn,
        }
    }

    /// Scores the Age in the order in which it is told, with the coins before the Vikings, and goes on to the second Age or to the game's end.
    pub(super) fn end_age(&mut self, events: &mut Vec<Event>) {
        let mut lines = Vec::new();
        self.score_coins(&mut lines);
        self.score_bonuses(&mut lines);
        self.score_vikings(&mut lines);
        if self.table.age == Age::Second {
            self.award_shield(&mut lines);
        }
        self.invade(&mut lines);
        let players = self.table.players.iter();
        let cities = players.map(|player| player.city().copied()).collect();
        let report = AgeReport::new(self.table.age, self.table.turn, cities, lines);
        self.table.reports.push(report.clone());
        events.push(Event::AgeEnded(report));
        self.clear_boards();
        match self.table.age {
            Age::First => {
                self.table.age = Age::Second;
                events.push(self.begin_age());
            }
            Age::Second => {
                self.table.phase = Phase::Over;
                events.extend(self.table.final_table().map(Event::GameEnded));
            }
        }
    }

    /// Coins in the cities, and those taken while waiting (R7.1, R5.2).
    fn score_coins(&mut self, lines: &mut Vec<ScoreLine>) {
        let coin_lots = self.table.lots.coins();
        for (seat, city) in self.cities() {
            let line = ScoreLine::new(seat, ScoreReason::CityCoins, signed(city.coins()));
            self.enter(line.counting(coin_lots & city.lots()), lines);
        }
        for (seat, _) in self.cities() {
            let coins = signed(self.table.player(seat).waiting_coins);
            if coins > 0 {
                self.enter(ScoreLine::new(seat, ScoreReason::Waiting, coins), lines);
            }
        }
    }

    /// The optional bonuses (R7.2, R9).
    fn score_bonuses(&mut self, lines: &mut Vec<ScoreLine>) {
        let options = self.table.setup.options();
        let mut cities = self.cities();
        if options.perfect_plan {
            for (seat, city) in cities.iter().filter(|(_, city)| city.removed() == 0) {
                let coins = signed(PERFECT_PLAN_COINS);
                let line = ScoreLine::new(*seat, ScoreReason::PerfectPlan, coins);
                self.enter(line.along(city.perimeter()), lines);
            }
        }
        if options.longest_wall {
            let run = |city: &City| longest_run(city.perimeter());
            let longest = cities.iter().map(|(_, city)| run(city).len()).max();
            cities.retain(|(_, city)| Some(run(city).len()) == longest);
            for (seat, city) in cities {
                let coins = signed(LONGEST_WALL_COINS);
                let line = ScoreLine::new(seat, ScoreReason::LongestWall, coins);
                self.enter(line.along(run(&city)), lines);
            }
        }
    }

    /// Viking tokens for the Vikings in the cities (R7.1).
    fn score_vikings(&mut self, lines: &mut Vec<ScoreLine>) {
        let viking_lots = self.table.lots.vikings();
        for (seat, city) in self.cities() {
            let line = ScoreLine::new(seat, ScoreReason::Vikings, 0);
            let line = line.counting(viking_lots & city.lots());
            self.enter(line.moving_vikings(signed(city.vikings())), lines);
        }
    }

    /// The King's Shield (R7.3); where all gave up, nobody takes it.
    fn award_shield(&mut self, lines: &mut Vec<ScoreLine>) {
        let tied = self.holders(|vikings| vikings.min());
        let holder = match tied[..] {
            [] => return,
            [only] => only,
            [first, ..] => self.rng.pick(&tied).copied().unwrap_or(first),
        };
        for seat in tied {
            let is_holder = seat == holder;
            let reason = if is_holder {
                ScoreReason::Shield
            } else {
                ScoreReason::ShieldTie
            };
            self.enter(ScoreLine::new(seat, reason, SHIELD_WORTH), lines);
        }
    }

    /// Invasion of those with the most Viking tokens, and of those who gave up (R7.4, R6.9).
    fn invade(&mut self, lines: &mut Vec<ScoreLine>) {
        let viking_lots = self.table.lots.vikings();
        for seat in self.holders(|vikings| vikings.max()) {
            let player = self.table.player(seat);
            let vikings = signed(player.vikings);
            if vikings > 0 {
                let counted = player.city().map(|city| viking_lots & city.lots());
                let line = ScoreLine::new(seat, ScoreReason::Invasion, -INVASION_COST);
                let line = line.counting(counted.unwrap_or_default());
                self.enter(line.moving_vikings(-vikings), lines);
            }
        }
        for seat in self.table.setup.seats() {
            let player = self.table.player(seat);
            if player.has_given_up() {
                let vikings = signed(player.vikings);
                let line = ScoreLine::new(seat, ScoreReason::GivenUp, -INVASION_COST);
                self.enter(line.moving_vikings(-vikings), lines);
            }
        }
    }

    /// Those who closed a city and whose Viking tokens are the most, or the fewest (R6.9, R7).
    fn holders(&self, extreme: impl Fn(&mut dyn Iterator<Item = u32>) -> Option<u32>) -> Vec<Seat> {
        let table = &self.table;
        let compared = || table.players().filter(|(_, player)| !player.has_given_up());
        let bound = extreme(&mut compared().map(|(_, player)| player.vikings));
        let holders = compared().filter(|(_, player)| Some(player.vikings) == bound);
        holders.map(|(seat, _)| seat).collect()
    }

    fn cities(&self) -> Vec<(Seat, City)> {
        let players = self.table.players();
        players
            .filter_map(|(seat, player)| Some((seat, *player.city()?)))
            .collect()
    }

    /// Enters a line into the score, and gives the player what it says.
    fn enter(&mut self, line: ScoreLine, lines: &mut Vec<ScoreLine>) {
        let player = &mut self.table.players[line.seat.index()];
        match line.reason {
            ScoreReason::CityCoins | ScoreReason::LongestWall | ScoreReason::ShieldTie => {
                player.coins = player.coins.saturating_add_signed(line.coins);
            }
            // R8.1: Shield and invasion tokens turn into coins only when the game ends.
            ScoreReason::Shield => player.has_shield = true,
            ScoreReason::Invasion | ScoreReason::GivenUp => player.invasions += 1,
            ScoreReason::Waiting | ScoreReason::PerfectPlan | ScoreReason::Vikings => {}
        }
        player.vikings = player.vikings.saturating_add_signed(line.vikings);
        lines.push(line);
    }

    /// All walls go back to the supply (R7.5).
    fn clear_boards(&mut self) {
        for seat in self.table.setup.seats() {
            self.stand(seat, StreetSet::EMPTY);
        }
    }
}
