//! Bots of all levels at all kinds of tables: every game comes to its end by the rules.
#![cfg(not(target_arch = "wasm32"))]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use walls_of_york::bots::york::{BotGame, Effort, Level};
use walls_of_york::rules::york::{Boards, Decision, Deed, Options, Rng, Setup};

/// An Age that takes more turns has lost its way.
const MOST_TURNS: u16 = 60;

/// How often the long checks say how far they are.
const REPORT_EVERY: usize = 100;

/// A table of two to eight bots of any level, with any boards and optional rules.
fn table(seed: u64) -> (Setup, Vec<Level>) {
    let mut rng = Rng::seeded(seed);
    let seats = 2 + usize::try_from(rng.below(7)).expect("a small number");
    let boards = *rng
        .pick(&[Boards::Draft, Boards::Random])
        .expect("one of two");
    let options = Options {
        perfect_plan: rng.below(2) == 0,
        longest_wall: rng.below(2) == 0,
    };
    let setup = Setup::new(seats, boards, options).expect("two to eight can play");
    let level = |_| *rng.pick(&Level::ALL).expect("one of four");
    (setup, (0..seats).map(level).collect())
}

/// Plays a game to its end; the most turns that one of its Ages took.
fn play(seed: u64, effort: Effort) -> u16 {
    let (setup, levels) = table(seed);
    let mut game = BotGame::new(setup, seed, &levels, effort);
    let mut most_turns = 0;
    while let Some(choice) = game.choose() {
        let action = &choice.action;
        assert!(
            !matches!(action.deed, Deed::Decide(Decision::GiveUp)),
            "seed {seed}: {action} in {levels:?}"
        );
        if let Err(refusal) = game.act(&choice) {
            panic!("seed {seed}: {action} in {levels:?}: {refusal}");
        }
        most_turns = most_turns.max(game.record().game().table().turn());
        assert!(most_turns <= MOST_TURNS, "seed {seed}: an endless Age");
    }
    assert!(game.record().game().table().final_table().is_some());
    most_turns
}

/// Plays so many games on all cores.
fn play_all(games: usize, effort: Effort) {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let most_turns = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let turns = play(game as u64, effort);
                    most_turns.fetch_max(turns.into(), Ordering::Relaxed);
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if done.is_multiple_of(REPORT_EVERY) {
                        println!("{done} of {games} games");
                    }
                }
            });
        }
    });
    let most_turns = most_turns.into_inner();
    println!(
        "{games} games of mixed levels came to their end; no Age took over {most_turns} turns"
    );
}

#[test]
fn mixed_tables_come_to_their_end() {
    play_all(40, Effort::TENTH);
}

#[test]
fn a_table_at_full_effort_comes_to_its_end() {
    play_all(2, Effort::FULL);
}

#[test]
#[ignore = "takes long: cargo xtask long --only bots"]
fn ten_thousand_mixed_tables_come_to_their_end() {
    play_all(10_000, Effort::TENTH);
}

#[test]
#[ignore = "takes long: cargo xtask long --only bots"]
fn a_thousand_tables_at_full_effort_come_to_their_end() {
    play_all(1_000, Effort::FULL);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let record = |seed| {
        let (setup, levels) = table(seed);
        walls_of_york::bots::york::play(setup, seed, &levels, Effort::TENTH).to_string()
    };
    for seed in 0..4 {
        assert_eq!(record(seed), record(seed));
    }
}
