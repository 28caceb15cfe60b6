//! The games that the browser keeps, side by side.
//!
//! Each lies under a key of its own in `localStorage`, where one write is whole or did not happen, and
//! is done before the next line of code runs (docs/saving.md has what was measured). There is no list
//! of them that could be wrong: the keys are the list.

use std::cmp::Reverse;

use super::kept::{Kept, Stamp, name, record, seed};
use crate::app::shell::storage::{self, GAMES, StorageProblem};
use crate::app::shell::{chance, page_events};

/// How many finished games are kept.
const FINISHED: usize = 10;

/// The event that says whether a game is this tab's: `mine`, `elsewhere` or `lost`, and its id.
pub const GAME_EVENT: &str = "york-game";

/// A game that the browser keeps, of which only the stamp has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// What its key ends with: a dot and a number; nothing for the one game of the first version.
    pub id: String,
    /// Its whole text.
    pub text: String,
    /// When it was last played.
    pub stamp: Stamp,
}

impl Game {
    fn new(id: String, text: String) -> Self {
        let stamp = Stamp::of(&text);
        Self { id, text, stamp }
    }
}

fn key(id: &str) -> String {
    [GAMES, id].concat()
}

/// The id of a new game.
pub fn new_id() -> String {
    [".", &(chance::seed() >> 20).to_string()].concat()
}

/// The text of a game.
pub fn text(id: &str) -> Option<String> {
    storage::get(&key(id)).filter(|text| !text.trim().is_empty())
}

/// All games, the newest first.
pub fn all() -> Vec<Game> {
    take_over();
    let mut games = Vec::new();
    for id in storage::keys(GAMES) {
        if (id.is_empty() || id.starts_with('.'))
            && let Some(text) = text(&id)
        {
            let mut game = Game::new(id, text);
            // Where a clock was wrong.
            game.stamp.time = game.stamp.time.min(chance::clock());
            insert(&mut games, game);
        }
    }
    games
}

/// Puts a game behind those that are newer; there are never many.
fn insert(games: &mut Vec<Game>, game: Game) {
    let order = |game: &Game| (Reverse(game.stamp.time), game.id.clone());
    let place = games.iter().position(|other| order(other) > order(&game));
    games.insert(place.unwrap_or(games.len()), game);
}

/// The newest game that is not finished.
pub fn newest_unfinished() -> Option<Game> {
    all().into_iter().find(|game| !game.stamp.is_over)
}

/// Gives the one game of the first version a key like all others; without room it stays where it is.
fn take_over() {
    if let Some(text) = text("") {
        // A tab of the first version may still be playing it.
        let same = storage::keys(GAMES).into_iter().find(|id| {
            let other = self::text(id).filter(|_| !id.is_empty());
            other.is_some_and(|other| seed(&other) == seed(&text))
        });
        let id = same.unwrap_or_else(new_id);
        if storage::set(&key(&id), &text).is_ok() {
            forget("");
        }
    }
}

/// Keeps a text as the game with this id; where there is no room, finished games go first.
///
/// # Errors
/// If the browser does not keep it; what it has kept of the game is still whole.
pub fn put(id: &str, text: &str) -> Result<(), StorageProblem> {
    let mut outcome = storage::set(&key(id), text);
    if outcome == Err(StorageProblem::Refused) {
        let games = all();
        let finished = || {
            let older = games.iter().rev();
            older.filter(|game| game.stamp.is_over && game.id != id)
        };
        for game in finished() {
            if outcome.is_err() {
                forget(&game.id);
                outcome = storage::set(&key(id), text);
            }
        }
        if outcome.is_err() {
            // It was no use: they stay.
            for game in finished() {
                let _ = set(&game.id, &game.text);
            }
        }
    }
    outcome
}

/// Keeps a text as the game with this id, if there is room.
///
/// # Errors
/// If the browser does not keep it; what it has kept of the game is still whole.
pub fn set(id: &str, text: &str) -> Result<(), StorageProblem> {
    storage::set(&key(id), text)
}

/// Keeps a game that is being played; `last` is what was kept of it when it was last read or written.
///
/// Where something else lies there now, another tab has taken the game over: nothing is written, and
/// the page hears that the game is lost to it.
///
/// # Errors
/// If the browser does not keep it.
pub fn keep(id: &str, kept: &mut Kept, last: &mut String) -> Result<(), StorageProblem> {
    if let Some(text) = text(id).filter(|_| !last.is_empty()) {
        if record(&text) != record(last) {
            page_events::send(GAME_EVENT, &["lost ", id].concat());
            return Ok(());
        }
        // Somebody may have given it another name meanwhile.
        kept.rename(name(&text));
    }
    *last = kept.to_text();
    put(id, last)?;
    if kept.stamp.is_over {
        let finished = all().into_iter().filter(|game| game.stamp.is_over);
        // One that somebody gave a name stays, and one that somebody looks at.
        let others = finished.filter(|game| game.id != id && name(&game.text).is_empty());
        for game in others.skip(FINISHED - 1) {
            forget(&game.id);
        }
    }
    Ok(())
}

/// Forgets a game.
pub fn forget(id: &str) {
    storage::remove(&key(id));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_game_comes_first_and_those_without_a_time_last() {
        let game = |id: &str, time: &str| {
            let text = ["york table 2\n\nread 1\nname\nplayed ", time].concat();
            Game::new(id.to_owned(), text)
        };
        let mut games = Vec::new();
        for (id, time) in [(".1", "x"), (".2", "7"), ("", "x"), (".3", "9")] {
            insert(&mut games, game(id, time));
        }
        let ids: Vec<&str> = games.iter().map(|game| &*game.id).collect();
        assert_eq!(ids, [".3", ".2", "", ".1"]);
    }
}
