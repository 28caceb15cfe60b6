//! What is heard at the York table, and when. Whatever a sound tells is seen and said as well.

pub mod scores;
#[cfg(test)]
mod tests;

use yew::prelude::*;

use crate::app::shell::settings::use_settings;
use crate::app::table::sound::{Note, play};
use crate::app::york::hand::Bench;
use crate::app::york::session::Session;
use crate::rules::york::{Event, ScoreLine, ScoreReason, Seat};
use scores::{
    BELLS, BUILD, COINS, CRUMBLE, DIE, HORN, LAY, LIFT, NO, PEAL, REVEAL, SHIELD, TAKE_BACK, TOKEN,
    TOWER,
};

/// The least part of its time that a sound takes when nothing moves.
const LEAST_TEMPO: u32 = 30;
/// How long the Building Die tumbles before coins are taken for it, and a bell sounds before walls
/// crumble, in milliseconds.
const AFTER_DIE: u32 = 800;
const AFTER_BELL: u32 = 350;

/// Notes that are heard, and so many milliseconds after what happened.
type Heard = (&'static [Note], u32);

/// What is heard of what has happened: each sound once, however often there is cause for it.
fn of_events(events: &[Event], is_person: impl Fn(Seat) -> bool) -> Vec<Heard> {
    let mut heard = Vec::new();
    let mut put = |notes: &'static [Note], after: u32| {
        if !heard
            .iter()
            .any(|&(known, _): &Heard| known.as_ptr() == notes.as_ptr())
        {
            heard.push((notes, after));
        }
    };
    let closed = events
        .iter()
        .filter(|event| matches!(event, Event::Closed { .. }))
        .count();
    // Whoever builds on this device hears it at once; what the others built is heard when it is shown.
    let is_built = events
        .iter()
        .any(|event| matches!(event, Event::Built { seat } if is_person(*seat)));
    for event in events {
        match event {
            Event::AgeBegan { .. } => put(TOWER, 0),
            Event::Rolled { .. } => put(DIE, 0),
            Event::CoinsTaken { coins, .. } => put(coins_of(*coins), AFTER_DIE),
            Event::TileLaid { .. } => put(LAY, 0),
            Event::Shown { .. } if !is_built => put(REVEAL, 0),
            Event::Closed { removed, .. } => {
                put(&BELLS[..closed.min(BELLS.len())], 0);
                if !removed.is_empty() {
                    put(CRUMBLE, AFTER_BELL);
                }
            }
            Event::GaveUp { .. } => put(CRUMBLE, AFTER_BELL),
            Event::GameEnded(_) => put(PEAL, 0),
            _ => {}
        }
    }
    if is_built {
        put(BUILD, 0);
    }
    heard
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

/// What is heard when a builder's piece comes to rest in another way, or not at all.
fn of_bench(before: &Bench, after: &Bench) -> Option<&'static [Note]> {
    if after.held().is_some() {
        return None;
    }
    let (laid, lifted) = (after.laid(), after.lifted());
    let is_moved = before.held().is_some() || before.laid() != laid;
    if after.why().is_some() && (is_moved || before.why() != after.why()) {
        return Some(NO);
    }
    if lifted.len() > before.lifted().len() {
        return Some(LIFT);
    }
    let is_put_back = lifted.len() < before.lifted().len();
    if is_put_back || (is_moved && !laid.is_empty()) {
        return Some(LAY);
    }
    (!before.laid().is_empty() && laid.is_empty()).then_some(TAKE_BACK)
}

/// Lets hear what has happened at the table since the last time, and the score line by line.
#[hook]
pub fn use_sounds(session: &UseReducerHandle<Session>) {
    let settings = use_settings();
    let tempo = settings.pause(100).max(LEAST_TEMPO);
    let session = session.clone();
    let lines = session.report().map_or(0, |report| report.lines().len());
    let news = (session.told_events().len(), session.told().min(lines));
    let heard = use_mut_ref(|| (session.read(), 0));
    use_effect_with(news, move |&(events, told)| {
        let before = heard.replace((events, told));
        let new = &session.told_events()[before.0.min(events)..];
        for (notes, after) in of_events(new, |seat| session.is_person(seat)) {
            play(notes, tempo, after * tempo / 100);
        }
        // Of many lines at once the last is heard: that is where the invasions are.
        let line = session.report().filter(|_| told > before.1);
        if let Some(line) = line.and_then(|report| report.lines().get(told - 1)) {
            play(of_line(line), 100, 0);
        }
    });
}

/// Lets hear what a builder does with the piece.
#[hook]
pub fn use_bench_sounds(bench: &Bench) {
    let before = use_mut_ref(|| *bench);
    use_effect_with(*bench, move |bench| {
        let before = before.replace(*bench);
        if let Some(notes) = of_bench(&before, bench) {
            play(notes, 100, 0);
        }
    });
}
