//! How fast the table answers: a benchmark with limits, run by `cargo xtask long --only table-speed`.
//!
//! The work of a frame is what Chromium itself counts as time spent in tasks of the page's main
//! thread (`TaskDuration` of its performance metrics), from one move of the finger until the page has
//! come to rest, when the next move is sent. That takes in the event, the script, style, layout and
//! painting, and with a slowed-down processor the slow-down too. What asking for the figure costs is
//! measured as well, without moves, and taken off.
//!
//! The response to a tap is what Chromium reports as the duration of an event, from the touch to the
//! next frame on screen (Interaction to Next Paint): the longest of all taps, without the one longest of
//! every fifty, as is usual for it.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::json;

use walls_of_york::app::york::lobby::Who;
use walls_of_york::bots::york::Level;

use crate::harness::{Engine, Page, Point, USUAL, Wishes, run};
use crate::table::positions::a_pocket;
use crate::table::{Hands, Manner, Players, STILL, go_on, sit_down};

/// How much slower the processor is for drags and taps.
const SLOW_DOWN: u32 = 4;
/// The most work of a frame at the 95th percentile, in milliseconds.
const FRAME_LIMIT: f64 = 8.0;
/// The longest response to a tap.
const TAP_LIMIT: f64 = 100.0;
/// The longest decision of the best bot at the 95th percentile, and of all bots about their cities.
const DECISION_LIMIT: f64 = 500.0;
/// The longest task of the main thread while bots think.
const TASK_LIMIT: f64 = 50.0;

/// Notes when the game is kept, long tasks, and how long events take.
const WATCH: &str = "<script>
    window.__kept = []; window.__tasks = []; window.__events = [];
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith('walls-of-york.game')) __kept.push([performance.now(), text.trimEnd().split('\\n').slice(0, -1).at(-1), text.split('\\n').length]);
      return keep.call(this, key, text);
    };
    new PerformanceObserver((list) => __tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    new PerformanceObserver((list) => __events.push(...list.getEntries().filter(({ interactionId }) => interactionId).map(({ name, duration, startTime, processingStart, processingEnd, target, interactionId }) =>
      [interactionId, `${name} on ${target?.closest?.('[data-action]')?.dataset.action ?? target?.closest?.('[class]')?.getAttribute('class')}, ${Math.round(processingStart - startTime)} ms until it was heard, ${Math.round(processingEnd - processingStart)} ms in script`, duration]))).observe({ type: 'event', durationThreshold: 16 });
    </script>";

const WATCHED: Wishes = Wishes {
    head: WATCH,
    ..USUAL
};

#[test]
#[ignore = "a benchmark: cargo xtask long --only table-speed"]
fn chromium() {
    run(
        Engine::Chromium,
        "table-speed",
        WATCHED,
        async |page: &Page| {
            let mut misses = Vec::new();
            drags(page, &mut misses).await;
            taps(page, &mut misses).await;
            decisions(page, &mut misses).await;
            assert!(misses.is_empty(), "over the limit: {}", misses.join("; "));
        },
    );
}

/// Prints a figure, and notes where it is over its limit.
fn tell(what: &str, figure: f64, limit: f64, misses: &mut Vec<String>) {
    println!("{what}: {figure:.1} ms (limit {limit:.0})");
    if figure > limit {
        misses.push(format!("{what}: {figure:.1} ms"));
    }
}

fn percentile(times: &mut [f64], part: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() * part / 100).min(times.len() - 1)]
}

async fn slow_down(page: &Page, rate: u32) {
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate }))
        .await;
}

/// The time that the main thread has spent in tasks, in milliseconds.
async fn busy(page: &Page) -> f64 {
    spent(page, "TaskDuration").await
}

/// The time that the main thread has spent with something, in milliseconds.
async fn spent(page: &Page, what: &str) -> f64 {
    let answer = page.devtools("Performance.getMetrics", json!({})).await;
    let metrics = answer["metrics"].as_array().cloned().unwrap_or_default();
    let duration = metrics.iter().find(|metric| metric["name"] == what);
    let seconds = duration.and_then(|metric| metric["value"].as_f64());
    seconds.expect("Chromium counts its tasks") * 1000.0
}

/// What a frame costs in which the finger does something, or nothing.
async fn frame(page: &Page, finger: Option<(&str, Point)>) -> f64 {
    let before = busy(page).await;
    if let Some((kind, (x, y))) = finger {
        let points = match kind {
            "touchEnd" => json!([]),
            _ => json!([{ "x": x, "y": y }]),
        };
        let event = json!({ "type": kind, "touchPoints": points });
        page.devtools("Input.dispatchTouchEvent", event).await;
    }
    // Some frames, so that all that follows from the event is done.
    tokio::time::sleep(Duration::from_millis(60)).await;
    busy(page).await - before
}

/// Drags a piece to and fro over a board full of walls.
async fn drags(page: &Page, misses: &mut Vec<String>) {
    const MOVES: u32 = 200;
    // The game of two who have built much, in the next turn.
    let mut position = a_pocket();
    position.play_as(crate::table::positions::waster(4), |record, _| {
        let table = record.game().table();
        table
            .hand(walls_of_york::rules::york::Seat::from_index(0).expect("a seat"))
            .is_some()
            && table.waiting().len() == 2
    });
    let seats = [Who::Person, Who::Bot(Level::Apprentice)];
    go_on(page, STILL, &position.seen().kept(&seats)).await;
    let hands = Hands {
        page,
        manner: Manner::FingerDrag,
    };
    let sight = hands
        .see("somebody builds", |sight| sight.hand.is_some())
        .await;
    // Time on the thread itself: what other programs do meanwhile does not count.
    let clock = json!({ "timeDomain": "threadTicks" });
    page.devtools("Performance.enable", clock).await;
    slow_down(page, SLOW_DOWN).await;
    tokio::time::sleep(Duration::from_millis(500)).await;

    let mut idle = Vec::new();
    for _ in 0..30 {
        idle.push(frame(page, None).await);
    }
    let asking = percentile(&mut idle, 50);

    let parts = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
    let mut before = Vec::new();
    for part in parts {
        before.push(spent(page, part).await);
    }
    let start = crate::table::sight::middle(sight.hand_box.expect("a hand"));
    let [left, top, lot, _] = sight.lot_box.expect("a board");
    frame(page, Some(("touchStart", start))).await;
    let mut frames = Vec::new();
    let mut at = start;
    for step in 0..MOVES {
        let part = f64::from(step) / f64::from(MOVES);
        // Six times across the board, ever lower: it takes a frame for a quarter of a lot.
        let across = 1.0 - (2.0 * (part * 3.0).fract() - 1.0).abs();
        at = (
            left + lot * 8.0 * across,
            top + 60.0 + lot * (1.0 + 6.5 * part),
        );
        frames.push((frame(page, Some(("touchMove", at))).await - asking).max(0.0));
    }
    for (part, before) in parts.into_iter().zip(before) {
        let mean = (spent(page, part).await - before) / f64::from(MOVES);
        println!("{part}: {mean:.1} ms a frame on average");
    }
    frame(page, Some(("touchEnd", at))).await;
    slow_down(page, 1).await;
    println!(
        "asking costs {asking:.1} ms; work of a frame: median {:.1} ms, longest {:.1} ms, of {MOVES}",
        percentile(&mut frames, 50),
        percentile(&mut frames, 100)
    );
    let work = percentile(&mut frames, 95);
    tell(
        "p95 of the work of a frame in a drag",
        work,
        FRAME_LIMIT,
        misses,
    );
}

/// Taps on the board and on controls in a game against bots.
async fn taps(page: &Page, misses: &mut Vec<String>) {
    sit_down(page, STILL, "seed:12;seats:person,mason,mason,merchant").await;
    slow_down(page, SLOW_DOWN).await;
    let mut players = Players::new(page, &[(1, Manner::FingerTap)]);
    let mut reveals = 0;
    let mut sight = players.see("a table", |_| true).await;
    while reveals < 5 && sight.phase != "score" {
        if sight.phase == "building" {
            let hands = players.hands(None);
            for _ in 0..4 {
                hands.press(&sight, "rotate").await;
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
            hands.tap_lot(&sight, "d4").await;
            tokio::time::sleep(Duration::from_millis(150)).await;
            sight = players.see("the hand", |_| true).await;
            hands.press(&sight, "take-back").await;
            sight = hands
                .see("the piece is back", |sight| sight.laid.is_empty())
                .await;
        }
        reveals += u32::from(sight.phase == "reveal");
        sight = players.step(sight).await;
    }
    slow_down(page, 1).await;
    let events = page.eval("window.__events").await;
    let events: Vec<(u64, String, f64)> = serde_json::from_value(events).expect("names and times");
    // Of the events of one tap the longest counts.
    let mut taps: BTreeMap<u64, (f64, String)> = BTreeMap::new();
    for (tap, what, duration) in events {
        let longest = taps.entry(tap).or_default();
        if duration > longest.0 {
            *longest = (duration, what);
        }
    }
    let mut taps: Vec<(f64, String)> = taps.into_values().collect();
    taps.sort_by(|one, two| two.0.total_cmp(&one.0));
    let count = page.eval("performance.interactionCount ?? 0").await;
    let count = count.as_u64().and_then(|count| usize::try_from(count).ok());
    let count = count.unwrap_or_default().max(taps.len());
    println!("{count} taps; the longest:");
    for (duration, what) in taps.iter().take(6) {
        println!("  {duration:.0} ms: {what}");
    }
    let longest = taps.get(count / 50).map_or(0.0, |(duration, _)| *duration);
    tell("response to a tap", longest, TAP_LIMIT, misses);
}

/// Lets architects decide while a person builds, without a slow-down.
async fn decisions(page: &Page, misses: &mut Vec<String>) {
    sit_down(
        page,
        STILL,
        "seed:3;seats:person,architect,architect,architect",
    )
    .await;
    let mut players = Players::new(page, &[(1, Manner::FingerTap)]);
    let mut sight = players.see("a table", |_| true).await;
    page.eval("(__tasks.length = 0, true)").await;
    while sight.phase != "score" {
        sight = players.step(sight).await;
    }
    let kept = page.eval("window.__kept").await;
    let kept: Vec<(f64, String, u32)> = serde_json::from_value(kept).expect("times and lines");
    let (mut builds, mut closings) = times_of_bots(&kept);
    let count = builds.len();
    let longest = percentile(&mut builds, 95);
    tell(
        &format!("p95 of {count} turns of three architects who build"),
        longest,
        DECISION_LIMIT,
        misses,
    );
    if !closings.is_empty() {
        let longest = percentile(&mut closings, 100);
        tell(
            &format!(
                "longest of {} times that bots decided together",
                closings.len()
            ),
            longest,
            DECISION_LIMIT,
            misses,
        );
    }
    let tasks = page.eval("Math.max(0, ...window.__tasks)").await;
    let longest = tasks.as_f64().unwrap_or_default();
    tell("longest task while bots think", longest, TASK_LIMIT, misses);
}

/// How long the bots took to build after each roll, and to decide after each last build.
fn times_of_bots(kept: &[(f64, String, u32)]) -> (Vec<f64>, Vec<f64>) {
    let is_bots = |line: &str| !line.starts_with("1 ");
    let deed = |line: &str| line.split(' ').nth(1).unwrap_or_default().to_owned();
    let (mut builds, mut closings) = (Vec::new(), Vec::new());
    let (mut rolled, mut built) = (None, None);
    let mut last_lines = 0;
    for (time, line, lines) in kept {
        if *lines == last_lines {
            continue;
        }
        last_lines = *lines;
        match deed(line).as_str() {
            "roll" => rolled = Some(*time),
            "build" => {
                if let Some(rolled) = rolled.filter(|_| is_bots(line)) {
                    builds.push(time - rolled);
                }
                built = Some(*time);
            }
            "keep" | "close" if is_bots(line) => {
                if let Some(built) = built {
                    closings.push(time - built);
                }
            }
            _ => {}
        }
    }
    (builds, closings)
}
