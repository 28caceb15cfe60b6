//! How far a bout is: a bar on a terminal, a line now and then elsewhere.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often at least somebody looks at the clock.
pub const PAUSE: Duration = Duration::from_millis(200);

/// How often a line is written where there is no terminal.
const LINE_EVERY: Duration = Duration::from_secs(10);

/// How many characters the bar has.
const BAR: usize = 30;

/// The games that are done, and since when they are played.
pub struct Progress {
    games: usize,
    done: usize,
    begin: Instant,
    shown: Instant,
    is_terminal: bool,
}

impl Progress {
    /// So many games, which begin now.
    pub fn new(games: usize, now: Instant) -> Self {
        Self {
            games,
            done: 0,
            begin: now,
            shown: now,
            is_terminal: io::stderr().is_terminal(),
        }
    }

    /// One more game is done.
    pub fn advance(&mut self) {
        self.done += 1;
    }

    /// Shows how far it is, where that was not done just now.
    pub fn show(&mut self, now: Instant) {
        let pause = if self.is_terminal { PAUSE } else { LINE_EVERY };
        if now - self.shown < pause {
            return;
        }
        self.shown = now;
        let told = told(self.done, self.games, now - self.begin);
        if self.is_terminal {
            let filled = BAR * self.done / self.games.max(1);
            let bar = "#".repeat(filled) + &".".repeat(BAR - filled);
            // A bar that cannot be shown is not worth a word.
            let _ = write!(io::stderr(), "\r[{bar}] {told}\x1b[K");
        } else {
            let _ = writeln!(io::stderr(), "{told}");
        }
    }

    /// Leaves an empty line for what follows.
    pub fn end(&self) {
        if self.is_terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// The games that are done, and the time that the others will take at this pace.
fn told(done: usize, games: usize, passed: Duration) -> String {
    let count = format!("{done} of {games} games");
    let (Ok(done), Ok(left)) = (u32::try_from(done), u32::try_from(games - done)) else {
        return count;
    };
    if done == 0 {
        return count;
    }
    let seconds = passed.as_secs_f64() / f64::from(done) * f64::from(left);
    if seconds < 100.0 {
        format!("{count}, {seconds:.0} s left")
    } else {
        format!("{count}, {:.0} min left", seconds / 60.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_the_pace() {
        let minute = Duration::from_mins(1);
        assert_eq!(told(0, 9, minute), "0 of 9 games");
        assert_eq!(told(2, 3, minute), "2 of 3 games, 30 s left");
        assert_eq!(told(1, 11, minute), "1 of 11 games, 10 min left");
    }
}
