//! Single clauses of the rules, in games played for them.

use walls_of_york::rules::york::{
    Action, Age, Boards, Event, Game, LotSet, Options, Phase, Refusal, ScoreReason, Seat, Setup,
    StreetSet,
};

use crate::scripted::{
    BOARD, build_all, decide_all, new_game, one_wall, play_age, ring, seat, seats_of, toward,
};

#[test]
fn the_draft_goes_around_until_four_tiles_lie() {
    let setup = Setup::new(3, Boards::Draft, Options::default()).unwrap();
    let (mut game, events) = Game::new(setup, 11);
    let first = game.table().in_turn();
    assert_eq!(events, [Event::DraftBegan { seat: first }]);
    let order: Vec<Seat> = first.clockwise(3).chain([first]).collect();
    for (seat, deed) in order.iter().zip(["Bb> ul", "Wb^ ur", "Yw< ll", "Pb^ lr"]) {
        assert_eq!(game.table().turn(), 0);
        let other = seat.next(3);
        let refused = game.apply(&format!("{other} draft {deed}").parse().unwrap());
        assert_eq!(refused, Err(Refusal::NotInTurn(*seat)));
        let events = game
            .apply(&format!("{seat} draft {deed}").parse().unwrap())
            .unwrap();
        assert!(matches!(events[0], Event::TileLaid { .. }));
    }
    assert_eq!(game.table().board().unwrap().to_string(), BOARD);
    assert_eq!(game.table().phase(), Phase::Rolling);
    assert_eq!(game.table().turn(), 1);
}

#[test]
fn random_boards_and_decrees_are_dealt_by_the_seed() {
    let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
    let board = |seed| {
        Game::new(setup, seed)
            .0
            .table()
            .board()
            .unwrap()
            .to_string()
    };
    assert_eq!(board(5), board(5));
    let boards: std::collections::BTreeSet<String> = (0..200).map(board).collect();
    assert!(boards.len() > 190);
}

#[test]
fn all_who_ring_the_whole_board_tie_for_everything() {
    let options = Options {
        perfect_plan: true,
        longest_wall: true,
    };
    let mut game = new_game(3, options, 3);
    let lots = *game.table().lots();
    let first = play_age(&mut game, &[Some(8), Some(8), Some(8)]);
    let all = ["1", "2", "3"];
    for reason in [
        ScoreReason::CityCoins,
        ScoreReason::PerfectPlan,
        ScoreReason::LongestWall,
        ScoreReason::Vikings,
        ScoreReason::Invasion,
    ] {
        assert_eq!(seats_of(&first, reason), all, "{reason}");
    }
    let coins = &first.lines()[0];
    assert_eq!(
        (coins.coins, coins.lots),
        (lots.coins_in(LotSet::FULL).cast_signed(), lots.coins())
    );
    assert_eq!(seats_of(&first, ScoreReason::Shield), [""; 0]);
    assert!(
        game.table()
            .players()
            .all(|(_, player)| (player.vikings(), player.invasions()) == (0, 1))
    );

    let second = play_age(&mut game, &[Some(8), Some(8), Some(8)]);
    assert_eq!(seats_of(&second, ScoreReason::Shield).len(), 1);
    assert_eq!(seats_of(&second, ScoreReason::ShieldTie).len(), 2);
    let table = game.table().final_table().unwrap();
    assert_eq!(table.winners().count(), 3);
    assert_eq!(game.table().supply(), 150);
}

#[test]
fn the_fewest_viking_tokens_take_the_shield_and_the_most_are_invaded() {
    let mut game = new_game(3, Options::default(), 4);
    let first = play_age(&mut game, &[Some(8), Some(7), Some(6)]);
    assert_eq!(seats_of(&first, ScoreReason::Invasion), ["1"]);
    assert_eq!(seats_of(&first, ScoreReason::Shield), [""; 0]);
    let kept: Vec<u32> = game
        .table()
        .players()
        .map(|(_, player)| player.vikings())
        .collect();
    assert!(
        kept[0] == 0 && kept[1] >= kept[2] && kept[2] > 0,
        "{kept:?}"
    );
    // Seat 1 begins again with no token, so its small city now has the fewest.
    let second = play_age(&mut game, &[Some(6), Some(8), Some(7)]);
    assert_eq!(seats_of(&second, ScoreReason::Shield), ["1"]);
    assert_eq!(seats_of(&second, ScoreReason::ShieldTie), [""; 0]);
    assert_eq!(seats_of(&second, ScoreReason::Invasion), ["2"]);
    assert!(game.table().player(seat(1)).has_shield());
}

#[test]
fn who_gives_up_scores_nothing_and_is_left_out_of_every_comparison() {
    let options = Options {
        perfect_plan: true,
        longest_wall: true,
    };
    let mut game = new_game(3, options, 5);
    play_age(&mut game, &[Some(6), Some(8), Some(8)]);
    let before = game.table().player(seat(1)).clone();
    assert!(before.vikings() > 0 && before.invasions() == 0);
    let second = play_age(&mut game, &[None, Some(8), Some(7)]);
    let own: Vec<ScoreReason> = second
        .lines()
        .iter()
        .filter(|line| line.seat == seat(1))
        .map(|line| line.reason)
        .collect();
    assert_eq!(own, [ScoreReason::GivenUp]);
    assert_eq!(second.city(seat(1)), None);
    let after = game.table().player(seat(1));
    assert_eq!(
        (after.coins(), after.vikings(), after.invasions()),
        (before.coins(), 0, 1)
    );
    assert!(!after.has_shield());
    assert_eq!(seats_of(&second, ScoreReason::Shield), ["3"]);
    assert_eq!(seats_of(&second, ScoreReason::Invasion), ["2"]);
}

#[test]
fn when_all_give_up_nobody_takes_the_shield_and_everybody_an_invasion_token() {
    let mut game = new_game(
        2,
        Options {
            perfect_plan: true,
            longest_wall: true,
        },
        6,
    );
    for age in 1..=2 {
        let report = play_age(&mut game, &[None, None]);
        assert_eq!(report.turns(), 20);
        assert_eq!(report.lines().len(), 2);
        assert_eq!(seats_of(&report, ScoreReason::GivenUp), ["1", "2"]);
        assert!(
            game.table()
                .players()
                .all(|(_, player)| player.invasions() == age)
        );
    }
    let table = game.table().final_table().unwrap();
    assert!(
        table
            .rows()
            .iter()
            .all(|row| (row.place, row.total) == (1, -10))
    );
}

#[test]
fn a_closed_city_takes_coins_from_the_next_roll_on() {
    let mut game = new_game(2, Options::default(), 7);
    let closing = loop {
        build_all(&mut game, |seat, hand| {
            if seat.index() == 0 {
                toward(hand, ring(8))
            } else {
                one_wall(hand)
            }
        });
        if ring(8).is_subset(game.table().player(seat(1)).walls()) {
            break decide_all(&mut game, |seat| {
                if seat.index() == 0 {
                    Action::close(seat, ring(8))
                } else {
                    Action::keep(seat)
                }
            });
        }
        decide_all(&mut game, Action::keep);
    };
    assert!(
        closing
            .iter()
            .any(|event| matches!(event, Event::Closed { .. }))
    );
    assert_eq!(game.table().player(seat(1)).coins(), 0);
    let events = game.apply(&Action::roll(game.table().in_turn())).unwrap();
    let [
        Event::Rolled { shape, .. },
        Event::CoinsTaken { seat: taker, coins },
    ] = events[..]
    else {
        panic!("{events:?}");
    };
    assert_eq!((taker, coins), (seat(1), shape.coins()));
    assert_eq!(game.table().player(seat(1)).coins(), coins);
    let refused = game.apply(&"1 build d4n".parse().unwrap());
    assert_eq!(refused, Err(Refusal::NoBuilder(seat(1))));
}

#[test]
fn declarations_of_one_turn_take_effect_together() {
    let mut game = new_game(2, Options::default(), 8);
    loop {
        build_all(&mut game, |_, hand| toward(hand, ring(8)));
        if game
            .table()
            .players()
            .all(|(_, player)| ring(8).is_subset(player.walls()))
        {
            break;
        }
        decide_all(&mut game, Action::keep);
    }
    assert_eq!(
        game.apply(&Action::close(seat(2), ring(8))).unwrap(),
        [Event::Decided { seat: seat(2) }]
    );
    assert!(game.table().player(seat(2)).is_builder());
    assert_eq!(
        game.apply(&Action::keep(seat(2))),
        Err(Refusal::HasDecided(seat(2)))
    );
    let events = game.apply(&Action::close(seat(1), ring(8))).unwrap();
    assert_eq!(
        events
            .iter()
            .filter(|event| matches!(event, Event::Closed { .. }))
            .count(),
        2
    );
    assert_eq!(game.table().age(), Age::Second);
}

#[test]
fn the_roll_goes_on_clockwise_from_the_first_age_into_the_second() {
    let mut game = new_game(3, Options::default(), 9);
    let first = game.table().in_turn();
    let report = play_age(&mut game, &[None, None, None]);
    let rollers: Vec<Seat> = first.clockwise(3).collect();
    let next = rollers[usize::from(report.turns()) % 3];
    assert_eq!(game.table().in_turn(), next);
}

#[test]
fn a_builder_without_a_free_street_lifts_one_wall_and_places_it_again() {
    let mut game = new_game(2, Options::default(), 10);
    loop {
        let full = game.table().player(seat(1)).walls() == StreetSet::FULL;
        if full {
            break;
        }
        build_all(&mut game, |_, hand| one_wall(hand));
        decide_all(&mut game, |seat| {
            if seat.index() == 0 {
                Action::keep(seat)
            } else {
                Action::give_up(seat)
            }
        });
    }
    assert_eq!(game.table().supply(), 6);
    game.apply(&Action::roll(game.table().in_turn())).unwrap();
    assert!(game.apply(&"1 build d4n".parse().unwrap()).is_err());
    game.apply(&"1 build d4n lift d4n".parse().unwrap())
        .unwrap();
    assert_eq!(game.table().player(seat(1)).walls(), StreetSet::FULL);
    assert_eq!(game.table().supply(), 6);
}

#[test]
fn every_refusal_reads_like_a_clause() {
    let mut game = new_game(2, Options::default(), 12);
    let roller = game.table().in_turn();
    let other = roller.next(2);
    let mut refusal = |text: String| game.apply(&text.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(refusal("3 roll".into()), "nobody sits at seat 3");
    assert_eq!(
        refusal(format!("{other} roll")),
        format!("it is the turn of seat {roller}")
    );
    assert_eq!(
        refusal("1 build a1n".into()),
        "not now: the Building Die is to be rolled"
    );
    game.apply(&Action::roll(roller)).unwrap();
    let mut refusal = |text: &str| game.apply(&text.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(refusal("1 keep"), "not now: the builders are building");
    assert_eq!(
        refusal("1 build a1n lift a1w"),
        "no wall of yours stands on a1w"
    );
    assert_eq!(refusal("1 build"), "a builder must place at least one wall");
    game.apply(&"1 build a1n".parse().unwrap()).unwrap();
    let again = game.apply(&"1 build a1n".parse().unwrap()).unwrap_err();
    assert_eq!(
        again.to_string(),
        "seat 1 has already built, and that cannot be undone"
    );
}

#[test]
fn before_turn_twenty_only_builders_with_a_city_are_asked_and_nobody_gives_up() {
    let game = (0..).find_map(|seed| {
        let mut game = new_game(2, Options::default(), seed);
        while !game.table().may_give_up() {
            build_all(&mut game, |seat, hand| {
                if seat.index() == 0 {
                    toward(hand, ring(8))
                } else {
                    one_wall(hand)
                }
            });
            if matches!(game.table().phase(), Phase::Deciding { .. }) {
                return (!game.table().may_give_up()).then_some(game);
            }
        }
        None
    });
    let mut game = game.unwrap();
    let refused = game.apply(&Action::give_up(seat(1))).unwrap_err();
    assert_eq!(refused, Refusal::TooEarlyToGiveUp(game.table().turn()));
    assert_eq!(
        game.apply(&Action::keep(seat(2))),
        Err(Refusal::NothingToDecide(seat(2)))
    );
    let open = game.apply(&Action::close(
        seat(2),
        game.table().player(seat(2)).walls(),
    ));
    assert!(matches!(open, Err(Refusal::City(_))), "{open:?}");
    game.apply(&Action::close(seat(1), ring(8))).unwrap();
    assert_eq!(game.table().phase(), Phase::Rolling);
}
