//! What an Age's end and the game's end count, once more (R7, R8, R9).

use walls_of_york::rules::york::{Event, ScoreReason};

use super::{Account, Mirror};
use crate::naive;

impl Mirror {
    pub(super) fn score(&mut self, events: &[Event]) {
        let longest = |player: &Account| {
            player
                .city
                .as_ref()
                .map_or(0, |_| naive::longest_run(&player.walls))
        };
        let best = self.players.iter().map(longest).max().unwrap();
        for player in &mut self.players {
            if let Some((city, _)) = &player.city {
                player.coins += naive::coins(city);
                player.vikings += naive::vikings(city);
                if self.setup.options().longest_wall && longest(player) == best {
                    player.coins += 3;
                }
            }
        }
        let compared = |player: &&Account| !player.gave_up;
        if self.age == 2 {
            let fewest = self
                .players
                .iter()
                .filter(compared)
                .map(|player| player.vikings)
                .min();
            let holder = events.iter().find_map(|event| match event {
                Event::AgeEnded(report) => report
                    .lines()
                    .iter()
                    .find(|line| line.reason == ScoreReason::Shield),
                _ => None,
            });
            assert_eq!(holder.is_some(), fewest.is_some());
            for (seat, player) in self.players.iter_mut().enumerate() {
                if !player.gave_up && Some(player.vikings) == fewest {
                    player.shield = holder.is_some_and(|line| line.seat.index() == seat);
                    player.coins += if player.shield { 0 } else { 3 };
                } else {
                    assert!(holder.is_none_or(|line| line.seat.index() != seat));
                }
            }
        }
        let most = self
            .players
            .iter()
            .filter(compared)
            .map(|player| player.vikings)
            .max();
        for player in &mut self.players {
            if player.gave_up || (player.vikings > 0 && Some(player.vikings) == most) {
                player.invasions += 1;
                player.vikings = 0;
            }
        }
    }

    /// The final coins by R8.1, seat by seat.
    pub fn totals(&self) -> Vec<i64> {
        let total = |player: &Account| {
            let shield = if player.shield { 3 } else { 0 };
            i64::from(player.coins) - 5 * i64::from(player.invasions) + shield
        };
        self.players.iter().map(total).collect()
    }
}
