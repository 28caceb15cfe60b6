//! Where the games are played, by as many threads as like.

use std::sync::atomic::{AtomicUsize, Ordering};

use walls_of_york::bots::york::{Effort, Level};
use walls_of_york::rules::york::Setup;

use super::contest::Contest;
use super::wish::Wish;

/// The seeds of the games of one bout lie apart from those of the next bout.
const SEEDS_OF_A_BOUT: u64 = 1_000_000;

/// The games that are still to be played.
pub struct Arena {
    setup: Setup,
    levels: Vec<Level>,
    effort: Effort,
    seed: u64,
    games: usize,
    begun: AtomicUsize,
}

impl Arena {
    /// The games of a bout.
    pub fn new(wish: &Wish) -> Self {
        Self {
            setup: wish.setup,
            levels: wish.levels.clone(),
            effort: wish.effort,
            seed: wish.seed.wrapping_mul(SEEDS_OF_A_BOUT),
            games: wish.games,
            begun: AtomicUsize::new(0),
        }
    }

    /// Plays the next game that nobody has begun, and says which it is, from 0 on.
    pub fn next(&self) -> Option<(usize, Contest)> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        (number < self.games).then(|| (number, self.play(number)))
    }

    /// A game depends on nothing but its number: neither on the thread nor on other games.
    fn play(&self, number: usize) -> Contest {
        let mut levels = self.levels.clone();
        // From game to game everybody moves on by one seat, so that nobody profits from a place.
        levels.rotate_right(number % self.levels.len());
        let seed = self.seed.wrapping_add(number as u64);
        Contest::play(self.setup, seed, &levels, self.effort)
    }
}
