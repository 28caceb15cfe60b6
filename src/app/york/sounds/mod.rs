//! What is heard at the York table, and when. Whatever a sound tells is seen and said as well.

pub mod scores;
#[cfg(test)]
mod tests;

use crate::app::table::sound::{Note, play};
use crate::app::york::hand::Bench;
use crate::rules::york::{Event, ScoreLine, ScoreReason};
use scores::{
    BELL, COINS, CRUMBLE, DIE, HORN, LAY, LIFT, NO, PEAL, REVEAL, SHIELD, TAKE_BACK, TOKEN, TOWER,
};

/// The least part of its time, in hundredths, that a sound takes when nothing moves.
const LEAST_TEMPO: u32 = 30;
/// How long the Building Die tumbles before coins are taken for it, a builder's own wall is heard before
/// those of the others, and a bell before walls crumble; in milliseconds.
const AFTER_DIE: u32 = 850;
const AFTER_BUILD: u32 = 260;
const AFTER_BELL: u32 = 300;

/// Lets hear what has happened, at a tempo in hundredths.
pub fn play_events(events: &[Event], tempo: u32) {
    let tempo = tempo.max(LEAST_TEMPO);
    for (notes, after) in events.iter().filter_map(of_event) {
        play(notes, tempo, after * tempo / 100);
    }
    if events.iter().any(is_crumbling) {
        play(CRUMBLE, tempo, AFTER_BELL * tempo / 100);
    }
}

/// Lets hear what lines of the score tell. Of many at once the last is heard: the invasions come last.
pub fn play_lines(lines: &[ScoreLine]) {
    if let Some(line) = lines.last() {
        play(of_line(line), 100, 0);
    }
}

/// What is heard of an event, and so many milliseconds after it. The same for the next event is no second
/// sound.
fn of_event(event: &Event) -> Option<(&'static [Note], u32)> {
    Some(match event {
        Event::AgeBegan { .. } => (TOWER, 0),
        Event::Rolled { .. } => (DIE, 0),
        Event::CoinsTaken { coins, .. } => (coins_of(*coins), AFTER_DIE),
        Event::TileLaid { .. } => (LAY, 0),
        Event::Shown { .. } => (REVEAL, AFTER_BUILD),
        Event::Closed { .. } => (BELL, 0),
        Event::GameEnded(_) => (PEAL, 0),
        _ => return None,
    })
}

/// Whether walls that stood are taken away.
fn is_crumbling(event: &Event) -> bool {
    match event {
        Event::Closed { removed, .. } | Event::GaveUp { removed, .. } => !removed.is_empty(),
        _ => false,
    }
}

/// What is heard of a line of the score.
fn of_line(line: &ScoreLine) -> &'static [Note] {
    match line.reason {
        ScoreReason::Invasion | ScoreReason::GivenUp => HORN,
        ScoreReason::Shield => SHIELD,
        ScoreReason::Vikings => TOKEN,
        _ => coins_of(line.coins.unsigned_abs()),
    }
}

fn coins_of(coins: u32) -> &'static [Note] {
    &COINS[..COINS.len().min(coins as usize)]
}

/// What is heard when a builder's piece, which may have been dragged meanwhile, comes to rest in another
/// way than before, or not at all.
pub fn of_bench(before: &Bench, is_dragged: bool, after: &Bench) -> Option<&'static [Note]> {
    let is_moved = is_dragged || before.laid() != after.laid();
    let lifted = after.lifted().len();
    if after.why().is_some() && (is_moved || before.why() != after.why()) {
        Some(NO)
    } else if lifted > before.lifted().len() {
        Some(LIFT)
    } else if lifted < before.lifted().len() || (is_moved && !after.laid().is_empty()) {
        Some(LAY)
    } else {
        (before.laid() != after.laid()).then_some(TAKE_BACK)
    }
}
