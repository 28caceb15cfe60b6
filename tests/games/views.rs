//! Views: what a seat sees, and what it does not.

use std::collections::BTreeMap;

use walls_of_york::rules::york::sample::{self, Sampler};
use walls_of_york::rules::york::{
    Action, Boards, Deed, Game, Options, Phase, Record, Seat, Setup, View,
};

use crate::setup;

/// All views but the seat's own.
fn others(game: &Game, seat: Seat) -> Vec<View> {
    let others = game.table().setup().seats().filter(|&other| other != seat);
    others
        .map(|other| game.view(other))
        .chain([game.spectator_view()])
        .collect()
}

/// Two actions of the seat that differ.
fn two_actions(game: &Game, seat: Seat) -> Option<[Action; 2]> {
    let view = game.view(seat);
    let mut actions = (0..8).filter_map(|seed| Sampler::new(seed).action(&view));
    let one = actions.next()?;
    Some([one, actions.find(|other| *other != one)?])
}

/// Lets the seat do two different things in secret; whether there were two, and they show to nobody
/// else.
pub fn check_secret(game: &Game, seat: Seat) -> bool {
    if game.table().waiting().len() == 1 {
        return false;
    }
    let Some(pair) = two_actions(game, seat) else {
        return false;
    };
    let supply = game.table().supply();
    let games = pair.map(|action| {
        let mut game = game.clone();
        game.apply(&action).expect("random actions are legal");
        game
    });
    let [one, other] = &games;
    assert_ne!(one, other);
    assert_eq!(others(one, seat), others(other, seat));
    assert_ne!(one.view(seat), other.view(seat));
    assert_eq!(one.table().supply(), supply);
    assert!(!one.view(seat).is_awaited());
    true
}

#[test]
fn what_one_seat_does_in_secret_shows_in_no_other_view() {
    let (mut builds, mut decisions) = (0, 0);
    for seed in 0..150 {
        let mut record = Record::new(setup(seed), seed);
        let mut sampler = Sampler::new(seed);
        while let Some(action) = sample::next(&record, &mut sampler) {
            let is_secret = matches!(action.deed, Deed::Build(_) | Deed::Decide(_));
            if is_secret && check_secret(record.game(), action.seat) {
                match action.deed {
                    Deed::Build(_) => builds += 1,
                    _ => decisions += 1,
                }
            }
            record.apply(&action).unwrap();
        }
    }
    assert!(builds > 5_000 && decisions > 1_000, "{builds} {decisions}");
}

#[test]
fn games_that_differ_in_their_generators_alone_look_the_same() {
    let boards = Boards::Laid("Bb> Wb^ Yw< Pb^".parse().unwrap());
    let setup = Setup::new(2, boards, Options::default()).unwrap();
    let mut seen: BTreeMap<String, Game> = BTreeMap::new();
    let mut pairs = 0;
    for seed in 0..2_000 {
        let game = Game::new(setup, seed).0;
        let key = format!("{:?}", game.table());
        if let Some(before) = seen.get(&key) {
            assert_ne!(*before, game, "the generators differ");
            assert!(
                setup
                    .seats()
                    .all(|seat| before.view(seat) == game.view(seat))
            );
            pairs += 1;
        }
        seen.insert(key, game);
    }
    assert!(pairs > 100);
}

#[test]
fn a_view_tells_a_builder_all_it_needs() {
    let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
    let mut game = Game::new(setup, 2).0;
    let roller = game.table().in_turn();
    assert!(game.view(roller).is_awaited() && !game.view(roller.next(2)).is_awaited());
    game.apply(&Action::roll(roller)).unwrap();
    let view = game.view(roller);
    let hand = view.hand().unwrap();
    assert_eq!(hand.served(), hand.shape().walls());
    game.apply(&format!("{roller} build a1n").parse().unwrap())
        .unwrap();
    let view = game.view(roller);
    assert_eq!(view.hand(), None);
    assert_eq!(view.walls().to_string(), "a1n");
    assert!(view.table().player(roller).walls().is_empty());
    assert_eq!(view.table().supply(), 150);
    let other = game.view(roller.next(2));
    assert!(other.hand().is_some() && other.build().is_none());
    let Phase::Building { waiting, .. } = other.table().phase() else {
        panic!()
    };
    assert!(!waiting.contains(roller), "others see that it has built");
}

#[test]
fn an_empty_seat_sees_what_everybody_sees() {
    let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
    let game = Game::new(setup, 2).0;
    assert_eq!(game.view("5".parse().unwrap()), game.spectator_view());
    assert!(game.spectator_view().walls().is_empty());
}
