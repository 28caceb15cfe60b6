//! All levels at the table: what every bot promises.

use super::study::{CAUTION, PATIENCE};
use super::*;
use crate::rules::york::{
    Action, Boards, Build, Decision, Deed, Game, Options, Phase, Seat, Setup, StreetSet, View,
    enclosure,
};

fn setup(players: usize, boards: Boards) -> Setup {
    Setup::new(players, boards, Options::default()).unwrap()
}

/// The bot of a level with which these tests are made.
fn bot(level: Level) -> LevelBot {
    LevelBot::new(level, Effort::TENTH, 5)
}

/// What the first roller sees after the first roll of a game of two, and its target at full effort.
pub(super) fn first_target(seed: u64, level: Level) -> (View, Target) {
    let (mut game, _) = Game::new(setup(2, Boards::Random), seed);
    let roller = game.table().in_turn();
    game.apply(&Action::roll(roller)).unwrap();
    let view = game.view(roller);
    let choice = LevelBot::new(level, Effort::FULL, seed).choose(&view);
    let target = *choice.unwrap().reason.target().unwrap();
    (view, target)
}

/// Calls `look` with every view that waits for a bot in a game between these levels.
fn every_view(levels: &[Level], seed: u64, mut look: impl FnMut(&View, Level, &Choice)) {
    let setup = setup(levels.len(), Boards::Draft);
    let mut game = BotGame::new(setup, seed, levels, Effort::TENTH);
    while let Some(seat) = game.seat() {
        let choice = game.choose().unwrap();
        look(&game.record().game().view(seat), game.level(seat), &choice);
        game.act(&choice).unwrap();
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_choice() {
    every_view(&Level::ALL, 1, |view, level, _| {
        let choice = bot(level).choose(view);
        assert!(choice.is_some());
        assert_eq!(choice, bot(level).choose(view));
    });
}

#[test]
fn slices_lead_to_the_same_choice_and_keep_it() {
    every_view(&[Level::Merchant, Level::Architect], 2, |view, level, _| {
        let mut thinking = bot(level).think(view).unwrap();
        let mut slices = 1;
        let choice = loop {
            if let Some(choice) = thinking.step() {
                break choice;
            }
            slices += 1;
        };
        assert_eq!(Some(&choice), bot(level).choose(view).as_ref());
        assert_eq!(thinking.step(), Some(choice));
        let is_studied = !matches!(view.table().phase(), Phase::Drafting | Phase::Rolling);
        assert_eq!(slices > 1, is_studied);
    });
}

#[test]
fn a_thought_that_is_dropped_leaves_no_trace() {
    every_view(&[Level::Architect, Level::Mason], 3, |view, level, _| {
        let bot = bot(level);
        let choice = bot.choose(view);
        let mut thinking = bot.think(view).unwrap();
        thinking.step();
        drop(thinking);
        assert_eq!(bot.choose(view), choice);
    });
}

#[test]
fn nobody_thinks_when_the_game_does_not_wait() {
    let (game, _) = Game::new(setup(2, Boards::Random), 1);
    let idle = game.table().in_turn().next(2);
    for level in Level::ALL {
        assert!(bot(level).think(&game.view(idle)).is_none());
        assert!(bot(level).think(&game.spectator_view()).is_none());
    }
}

#[test]
fn reasons_agree_with_the_board() {
    every_view(&Level::ALL, 4, |view, level, choice| {
        let (table, walls) = (view.table(), view.walls());
        match (&choice.reason, choice.action.deed) {
            (Reason::Only, Deed::Roll) | (Reason::Draft(_), Deed::Draft { .. }) => {}
            (Reason::Build(reason), Deed::Build(build)) => {
                assert_eq!(reason.weighed.first(), Some(&reason.chosen));
                for weighed in &reason.weighed {
                    let after = weighed.build.unwrap().on(walls);
                    let target = weighed.target;
                    assert_eq!(weighed.walls_to_go, target.walls_to_go(after), "{level}");
                    let standing = after | target.perimeter;
                    let city = enclosure::declare(
                        target.perimeter,
                        standing,
                        table.lots(),
                        table.decree(),
                    );
                    assert_eq!(Target::from(city.unwrap()), target, "{level}");
                }
                assert_eq!(reason.chosen.build, Some(build));
                let is_done = reason.chosen.walls_to_go == 0;
                assert_eq!(is_done, reason.chosen.rolls == Hundredths::ZERO);
            }
            (Reason::Close(reason), Deed::Decide(Decision::Close(perimeter))) => {
                assert!(reason.is_closing);
                assert_eq!(reason.close.unwrap().target.perimeter, perimeter);
                let close = reason.close.unwrap();
                let is_patient = table.turn() < PATIENCE;
                let is_worse = |keep: Weighed| keep.value < close.value + CAUTION;
                assert!(reason.keep.is_none_or(is_worse) || !is_patient);
            }
            (Reason::Close(reason), Deed::Decide(Decision::KeepBuilding)) => {
                assert!(!reason.is_closing);
                let keep = reason.keep.expect("there is something to build on for");
                assert!(keep.walls_to_go > 0);
                assert!(reason.close.is_none_or(|close| close.value < keep.value));
            }
            (reason, deed) => panic!("{level}: {deed:?} because of {reason:?}"),
        }
        let has_target = choice.reason.target().is_some();
        let is_building = matches!(choice.action.deed, Deed::Build(_) | Deed::Decide(_));
        assert_eq!(has_target, is_building);
    });
}

#[test]
fn every_level_closes_every_city_and_nobody_gives_up() {
    for (seed, players) in (10..).zip([2, 3, 5]) {
        let levels: Vec<Level> = Level::ALL.into_iter().cycle().take(players).collect();
        let record = play(setup(players, Boards::Draft), seed, &levels, Effort::TENTH);
        let table = record.game().table();
        assert_eq!(table.phase(), Phase::Over);
        for report in table.reports() {
            assert!(report.turns() < 30, "{} turns", report.turns());
            assert!(
                setup(players, Boards::Draft)
                    .seats()
                    .all(|seat| report.city(seat).is_some())
            );
        }
    }
}

#[test]
fn bonuses_are_played_for_by_the_rules() {
    let options = Options {
        perfect_plan: true,
        longest_wall: true,
    };
    let setup = Setup::new(2, Boards::Random, options).unwrap();
    let record = play(
        setup,
        3,
        &[Level::Architect, Level::Merchant],
        Effort::TENTH,
    );
    assert!(record.game().table().final_table().is_some());
}

#[test]
fn every_level_draws_its_own_way_through_the_same_game() {
    let records = Level::ALL.map(|level| {
        let record = play(setup(2, Boards::Draft), 7, &[level; 2], Effort::TENTH);
        record.actions().to_vec()
    });
    for (place, actions) in records.iter().enumerate() {
        assert!(!records[..place].contains(actions));
    }
}

/// A game of four in which everybody lays the shape anywhere until the supply has run dry.
fn shortage(seed: u64) -> Game {
    let (mut game, _) = Game::new(setup(4, Boards::Random), seed);
    loop {
        match game.table().phase() {
            Phase::Rolling => {
                let roll = Action::roll(game.table().in_turn());
                game.apply(&roll).unwrap();
            }
            Phase::Deciding { waiting, .. } => {
                for seat in waiting.iter() {
                    game.apply(&Action::keep(seat)).unwrap();
                }
            }
            Phase::Building { waiting, .. } => {
                if game.table().supply() == 0 {
                    return game;
                }
                for seat in waiting.iter() {
                    let build = waste(&game.view(seat), seat);
                    game.apply(&Action::build(seat, build)).unwrap();
                }
            }
            phase => panic!("{phase}"),
        }
    }
}

fn waste(view: &View, seat: Seat) -> Build {
    let hand = view.hand().unwrap();
    let ways: Vec<StreetSet> = hand.shape().placements(hand.walls()).collect();
    let place = ways[(seat.index() * 37 + usize::from(view.table().turn()) * 53) % ways.len()];
    let lift = hand.walls().iter().take(hand.shape_shortfall()).collect();
    Build::placing(place).lifting(lift)
}

#[test]
fn in_a_shortage_walls_that_the_target_does_not_need_are_lifted() {
    for seed in 0..3 {
        let game = shortage(seed);
        for (seat, level) in setup(4, Boards::Random).seats().zip(Level::ALL) {
            let view = game.view(seat);
            let hand = view.hand().unwrap();
            assert_eq!(hand.served(), 0);
            let choice = bot(level).choose(&view).unwrap();
            let Deed::Build(build) = choice.action.deed else {
                panic!("{choice:?}");
            };
            assert_eq!(hand.check(&build), Ok(()));
            assert_eq!(build.lift().len(), build.place().len());
            let target = choice.reason.target().unwrap();
            assert!(build.lift().is_disjoint(target.perimeter), "{level}");
            let is_done = target.perimeter.is_subset(hand.walls());
            assert!(
                is_done || !build.place().is_disjoint(target.perimeter),
                "{level}"
            );
        }
    }
}

#[test]
fn after_a_shortage_every_city_is_closed_all_the_same() {
    let mut game = shortage(5);
    while game.table().reports().is_empty() {
        let seat = game.table().waiting().iter().next().unwrap();
        let level = Level::ALL[seat.index()];
        let choice = bot(level).choose(&game.view(seat)).unwrap();
        game.apply(&choice.action).unwrap();
        assert!(game.table().turn() < 60, "the Age ends");
    }
    let report = &game.table().reports()[0];
    assert!(
        setup(4, Boards::Random)
            .seats()
            .all(|seat| report.city(seat).is_some())
    );
}
