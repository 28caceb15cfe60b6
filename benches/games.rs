//! Benchmark: whole random games.

use divan::{Bencher, black_box};
use walls_of_york::rules::york::{Boards, Options, Setup, sample};

fn main() {
    divan::main();
}

/// A whole game of random legal actions, each with another seed.
#[divan::bench(args = [2, 4, 8])]
fn whole_random_game(bencher: Bencher, players: usize) {
    let setup = Setup::new(players, Boards::Random, Options::default()).expect("2 to 8 players");
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        sample::play(black_box(setup), black_box(seed))
    });
}
