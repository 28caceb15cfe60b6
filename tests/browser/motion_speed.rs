//! How smoothly things move: a benchmark with limits, run by `cargo xtask long --only motion`.
//!
//! With a processor slowed down to a quarter, every animation is watched in two ways. The page itself
//! asks for every frame and notes when it gets it; the 95th percentile of the time between two of them
//! is what counts. And Chromium traces how many frames it drew and how many it had to drop between the
//! animation's start and end. Other programs on the machine can only make things worse, so most of
//! several runs must be smooth, not each; all of them are told.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Engine, Page, USUAL, Wishes, run};
use crate::table::screens::Screen;
use crate::table::sit_down;

/// How much slower the processor is.
const SLOW_DOWN: u32 = 4;
/// How often each animation runs.
const RUNS: usize = 3;
/// The longest time from frame to frame at the 95th percentile, in milliseconds.
const FRAME_LIMIT: f64 = 17.5;
/// The most frames of a hundred that may be dropped.
const DROP_LIMIT: f64 = 5.0;

/// As a player has it.
const MOVING: &str = "speed=normal;sound=off";

/// Notes when frames come while something moves, and marks its start and end in the trace.
const WATCH: &str = "<script>
    window.__runs = [];
    let run = null;
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'moves' || run) return;
      run = { name: target.dataset.moves, times: [] };
      performance.mark(`${run.name}-start`);
      const tick = (time) => { if (run) { run.times.push(time); requestAnimationFrame(tick); } };
      requestAnimationFrame(tick);
    }, true);
    addEventListener('animationend', ({ animationName }) => {
      if (animationName !== 'moves' || !run) return;
      performance.mark(`${run.name}-end`);
      __runs.push(run);
      run = null;
    }, true);
    </script>";

const WATCHED: Wishes = Wishes {
    head: WATCH,
    traces: "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame,blink.user_timing",
    ..USUAL
};

/// What one run of an animation was like.
struct Run {
    /// The time between two frames at the 95th percentile, and the longest one.
    interval: f64,
    longest: f64,
    drawn: usize,
    dropped: usize,
}

impl Run {
    fn dropped_of_hundred(&self) -> f64 {
        let count = |frames: usize| f64::from(u32::try_from(frames).unwrap_or(u32::MAX));
        100.0 * count(self.dropped) / count(self.drawn + self.dropped).max(1.0)
    }

    fn is_smooth(&self) -> bool {
        self.interval <= FRAME_LIMIT && self.dropped_of_hundred() <= DROP_LIMIT
    }
}

/// Watches an animation until it is over.
async fn watch(page: &Page, name: &str) -> Run {
    page.wait_until("window.__runs.length > 0").await;
    let seen = page.eval("window.__runs[0]").await;
    assert_eq!(seen["name"], name, "it is what was waited for");
    let times: Vec<f64> = serde_json::from_value(seen["times"].clone()).expect("times");
    let mut intervals: Vec<f64> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
    intervals.sort_by(f64::total_cmp);
    assert!(intervals.len() > 10, "too few frames to judge by");
    let last = intervals.len() - 1;
    let (start_mark, end_mark) = (format!("{name}-start"), format!("{name}-end"));
    // What was traced arrives late and in parts.
    let mut trace: Vec<Value> = Vec::new();
    for _ in 0..40 {
        trace.extend(page.trace().await);
        if trace.iter().any(|event| event["name"] == end_mark.as_str()) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    let time = |wanted: &str| {
        let event = trace.iter().rfind(|event| event["name"] == wanted);
        event
            .and_then(|event| event["ts"].as_f64())
            .expect("a mark")
    };
    let (start, end) = (time(&start_mark), time(&end_mark));
    let is_within = |event: &&Value| {
        event["ts"]
            .as_f64()
            .is_some_and(|at| (start..=end).contains(&at))
    };
    let count = |wanted: &str| {
        let events = trace.iter().filter(is_within);
        events.filter(|event| event["name"] == wanted).count()
    };
    let drawn = count("DrawFrame");
    assert!(drawn > 10, "the trace has its frames");
    Run {
        interval: intervals[last * 95 / 100],
        longest: intervals[last],
        drawn,
        dropped: count("DroppedFrame"),
    }
}

/// Tells how an animation ran, and fails where most runs were not smooth.
fn judge(name: &str, runs: &[Run]) {
    for run in runs {
        println!(
            "{name}: p95 {:.1} ms from frame to frame (limit {FRAME_LIMIT}), longest {:.0} ms; {} frames drawn, {} dropped: {:.1} of 100 (limit {DROP_LIMIT})",
            run.interval,
            run.longest,
            run.drawn,
            run.dropped,
            run.dropped_of_hundred(),
        );
    }
    let smooth = runs.iter().filter(|run| run.is_smooth()).count();
    assert!(2 * smooth > runs.len(), "{name}: {smooth} runs were smooth");
}

fn measure(name: &'static str, show: &impl AsyncFn(&Page)) {
    run(Engine::Chromium, name, WATCHED, async |page: &Page| {
        let rate = json!({ "rate": SLOW_DOWN });
        page.devtools("Emulation.setCPUThrottlingRate", rate).await;
        let mut runs = Vec::new();
        for _ in 0..RUNS {
            show(page).await;
            runs.push(watch(page, name).await);
        }
        judge(name, &runs);
    });
}

#[test]
#[ignore = "a benchmark: cargo xtask long --only motion"]
fn the_tower() {
    measure("tower", &async |page| {
        Screen::Decree.show(page, MOVING, 2).await;
    });
}

#[test]
#[ignore = "a benchmark: cargo xtask long --only motion"]
fn the_die() {
    measure("die", &async |page| {
        sit_down(page, MOVING, "seed:42;seats:person,mason;boards:random").await;
        page.wait_until("window.__runs.length > 0").await;
        page.click("[data-action=next]").await;
        page.eval("(window.__runs.length = 0, true)").await;
        page.click("[data-action=roll]").await;
    });
}

#[test]
#[ignore = "a benchmark: cargo xtask long --only motion"]
fn a_closing() {
    measure("closing", &async |page| {
        Screen::Closings.show(page, MOVING, 4).await;
    });
}

#[test]
#[ignore = "a benchmark: cargo xtask long --only motion"]
fn an_invasion() {
    measure("raid", &async |page| {
        Screen::Score.show(page, MOVING, 4).await;
    });
}
