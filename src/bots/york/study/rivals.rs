//! What the others are up to.

use crate::bots::york::planner::{Planner, Site, Weights};
use crate::bots::york::vikings::Tokens;
use crate::rules::york::{Seat, Table};

/// What others are thought to weigh.
const WEIGHTS: Weights = Weights {
    wall: 10,
    coin: 7,
    viking: 7,
};

/// Up to so many other builders, those with the most walls first.
pub(super) fn worth_a_plan(table: &Table, seat: Seat, most: usize) -> Vec<Seat> {
    let mut rivals: Vec<Seat> = table
        .builders()
        .iter()
        .filter(|&other| other != seat)
        .collect();
    rivals.sort_by_key(|&rival| std::cmp::Reverse(table.player(rival).walls().len()));
    rivals.truncate(most);
    rivals
}

/// The Viking tokens that a builder will probably end the Age with.
pub(super) fn tokens(table: &Table, rival: Seat, planner: &mut Planner) -> Tokens {
    let player = table.player(rival);
    let site = Site::of(table, player.walls());
    let plan = planner.best(&site, WEIGHTS);
    plan.map_or_else(
        || Tokens::unknown(player.vikings()),
        |plan| {
            Tokens::likely(
                player.vikings(),
                plan.city().vikings(),
                plan.new_walls().len(),
            )
        },
    )
}

/// The tokens of all others who will be compared: known, planned or guessed.
pub(super) fn all_tokens(table: &Table, seat: Seat, planned: &[(Seat, Tokens)]) -> Vec<Tokens> {
    let others = table
        .players()
        .filter(|&(other, player)| other != seat && !player.has_given_up());
    let tokens = others.map(|(other, player)| {
        let plan = planned.iter().find(|(rival, _)| *rival == other);
        match (player.city(), plan) {
            (Some(city), _) => Tokens::certain(player.vikings() + city.vikings()),
            (None, Some((_, tokens))) => *tokens,
            (None, None) => Tokens::unknown(player.vikings()),
        }
    });
    tokens.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::{Boards, Game, Options, Setup};

    #[test]
    fn every_other_player_is_reckoned_with_and_some_are_planned_for() {
        let setup = Setup::new(4, Boards::Random, Options::default()).unwrap();
        let (game, _) = Game::new(setup, 1);
        let seat = game.table().in_turn();
        let rivals = worth_a_plan(game.table(), seat, 2);
        assert_eq!(rivals.len(), 2);
        assert!(!rivals.contains(&seat));
        let planned: Vec<(Seat, Tokens)> = rivals
            .iter()
            .map(|&rival| (rival, Tokens::certain(1)))
            .collect();
        let tokens = all_tokens(game.table(), seat, &planned);
        assert_eq!(tokens.len(), 3);
        let is_planned = |tokens: &&Tokens| **tokens == Tokens::certain(1);
        assert_eq!(tokens.iter().filter(is_planned).count(), 2);
    }
}
