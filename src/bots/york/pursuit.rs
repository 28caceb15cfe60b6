//! Building towards one city, as the plainer levels do.

use super::laying::{build, placements, standstill};
use super::{BuildReason, Choice, CloseReason, Hundredths, Reason, Target, Weighed};
use crate::rules::york::{Action, Build, Hand, Seat, StreetSet, Table, View, enclosure};

/// Walls that a roll adds to a plan, as a rule of thumb, in hundredths.
const WALLS_A_ROLL: i64 = 220;

/// What becomes of a target when these walls stand: some may seal a lot of it, or no longer do. `None`
/// where a building that it needs is sealed.
fn with_walls(table: &Table, target: &Target, walls: StreetSet) -> Option<Target> {
    let walls = walls | target.perimeter;
    let city = enclosure::declare(target.perimeter, walls, table.lots(), table.decree());
    city.ok().map(Target::from)
}

/// The choice of a builder who lays as much of the target's wall as the hand allows, and of such
/// placements one that sticks out least.
pub(super) fn lay_most(view: &View, seat: Seat, hand: &Hand, target: Target) -> Choice {
    let missing = target.perimeter - hand.walls();
    let mut ways: Vec<(usize, usize, StreetSet)> = placements(hand)
        .map(|place| {
            let covered = (place & missing).len();
            (covered, place.len() - covered, place)
        })
        .filter(|&(covered, _, _)| covered > 0)
        .collect();
    ways.sort_by_key(|&(covered, beside, _)| (std::cmp::Reverse(covered), beside));
    let sound = ways.into_iter().find_map(|(_, _, place)| {
        let build = build(hand, place, &[target.perimeter])?;
        let target = with_walls(view.table(), &target, build.on(hand.walls()))?;
        Some((build, target))
    });
    let (build, target) = sound.unwrap_or_else(|| (standstill(hand, target.perimeter), target));
    let chosen = guess(Some(build), target, build.on(hand.walls()));
    Choice::new(
        Action::build(seat, build),
        Reason::Build(BuildReason {
            chosen,
            weighed: vec![chosen],
        }),
    )
}

/// A possibility whose rolls are guessed by the walls to go.
fn guess(build: Option<Build>, target: Target, walls: StreetSet) -> Weighed {
    let walls_to_go = target.walls_to_go(walls);
    let count = i64::try_from(walls_to_go).unwrap_or(0);
    let rolls = Hundredths::new(count * 10_000 / WALLS_A_ROLL);
    let rolls = if count > 0 {
        rolls.max(Hundredths::whole(1))
    } else {
        rolls
    };
    Weighed {
        build,
        target,
        walls_to_go,
        rolls,
        value: Hundredths::count(target.coins) - rolls.times(2),
    }
}

/// The choice of a builder who closes the city that the rules offer first, where there is one.
pub(super) fn close_first(table: &Table, seat: Seat) -> Choice {
    let walls = table.player(seat).walls();
    let city = enclosure::best_city(walls, table.lots(), table.decree());
    let close = city.map(|city| guess(None, city.into(), walls));
    let action = city.map_or(Action::keep(seat), |city| {
        Action::close(seat, city.perimeter())
    });
    Choice::new(
        action,
        Reason::Close(CloseReason {
            is_closing: close.is_some(),
            close,
            keep: None,
        }),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::{Boards, Deed, Game, Options, Rng, Setup};

    #[test]
    fn the_most_of_the_target_is_laid_and_nothing_that_it_needs_is_sealed() {
        let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
        for seed in 0..30 {
            let (mut game, _) = Game::new(setup, seed);
            let roller = game.table().in_turn();
            game.apply(&Action::roll(roller)).unwrap();
            let view = game.view(roller);
            let hand = view.hand().unwrap();
            let lots = crate::rules::york::LotSet::FULL;
            let target = Target {
                perimeter: StreetSet::FULL
                    .iter()
                    .filter(|street| street.is_border())
                    .collect(),
                lots,
                coins: view.table().lots().coins_in(lots),
                vikings: view.table().lots().vikings_in(lots),
            };
            let choice = lay_most(&view, roller, &hand, target);
            let Deed::Build(build) = choice.action.deed else {
                panic!("{choice:?}");
            };
            let covered = (build.place() & target.perimeter).len();
            let most = placements(&hand).map(|place| (place & target.perimeter).len());
            assert_eq!(Some(covered), most.max(), "{build:?}");
            let Reason::Build(reason) = choice.reason else {
                panic!("a build has its reason");
            };
            assert_eq!(reason.chosen.walls_to_go, 32 - covered);
            assert_eq!(reason.chosen.target, target);
        }
    }

    #[test]
    fn without_a_city_to_close_building_goes_on() {
        let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
        let (game, _) = Game::new(setup, Rng::seeded(1).below(9).into());
        let seat = game.table().in_turn();
        assert_eq!(close_first(game.table(), seat).action, Action::keep(seat));
    }
}
