//! What those hear who do not see the table.

use walls_of_york::app::shell::language::Language;
use walls_of_york::app::york::words::Words;
use walls_of_york::rules::york::{Event, Game, Record, Seat};

use crate::harness::{Page, in_every_engine};
use crate::lobby::kept;
use crate::table::{Manner, Players, STILL, Sight, sit_down};

fn events(record: &Record) -> Vec<Event> {
    let (mut game, mut events) = Game::new(*record.setup(), record.seed());
    for action in record.actions() {
        events.extend(game.apply(action).expect("a record is legal"));
    }
    events
}

/// The lines of the last event of a kind, in the words of the page.
fn lines(sight: &Sight, is_it: impl Fn(&Event) -> bool) -> Vec<String> {
    let kept = kept(sight).named(Language::English);
    let events = events(&kept.record);
    let event = events.iter().rfind(|event| is_it(event));
    let names = |seat: Seat| kept.plan.seats[seat.index()].name.clone();
    let lines = Words::of(Language::English).event_lines(event.expect("it happened"), &names);
    assert!(!lines.is_empty(), "there are words for it");
    lines
}

async fn check_heard(page: &Page, lines: &[String]) {
    let heard = page
        .eval("document.querySelector('[data-announcer]').textContent")
        .await;
    let heard = heard.as_str().unwrap_or_default();
    for line in lines {
        assert!(heard.contains(line), "{line:?} is not in {heard:?}");
    }
}

in_every_engine!(the_first_decree_and_the_first_roll_are_told);
async fn the_first_decree_and_the_first_roll_are_told(page: &Page) {
    sit_down(page, STILL, "seed:5;seats:person,mason;boards:random").await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    let sight = players
        .see("the first decree", |sight| sight.phase == "decree")
        .await;
    let decree = lines(&sight, |event| matches!(event, Event::AgeBegan { .. }));
    check_heard(page, &decree).await;
    let sight = players
        .play_until("somebody builds", |sight| sight.phase == "building")
        .await;
    let roll = lines(&sight, |event| matches!(event, Event::Rolled { .. }));
    check_heard(page, &roll).await;
}
