//! How fast a first visit is on a slow network with a slow processor: a benchmark with limits, run by
//! `cargo xtask long --only slow`.

use serde_json::json;

use crate::harness::{Engine, KEPT, Page, run};

/// Slow 4G: bytes a second down and up, and how long a request takes to be heard of.
const DOWN: u32 = 1_600_000 / 8;
const UP: u32 = 750_000 / 8;
const LATENCY_MS: u32 = 150;
/// How much slower the processor is.
const SLOW_DOWN: u32 = 4;

/// When something must be seen, and when a game must have been started, in milliseconds.
const PAINT_LIMIT: f64 = 1_000.0;
const GAME_LIMIT: f64 = 4_000.0;

const VISITS: usize = 5;

#[test]
#[ignore = "a benchmark: cargo xtask long --only slow"]
fn chromium() {
    run(Engine::Chromium, "slow", KEPT, visit_for_the_first_time);
}

/// Presses "Play" as soon as it is there, and notes when the table is.
const PLAY: &str = "const done = arguments[0];
    const step = () => {
        const play = document.querySelector('[data-action=play]');
        if (play && !window.__pressed) { window.__pressed = performance.now(); play.click(); }
        if (!document.querySelector('main.table')) return setTimeout(step, 10);
        requestAnimationFrame(() => setTimeout(() => {
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            done([paint.startTime, window.__pressed, performance.now()]);
        }));
    };
    step();";

/// Comes each time as if never before: nothing is cached, kept or installed.
async fn visit_for_the_first_time(page: &Page) {
    let mut visits = Vec::new();
    for _ in 0..VISITS {
        page.goto("__input.html").await;
        page.promised("navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))")
            .await;
        page.promised(
            "caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one))))",
        )
        .await;
        page.eval("localStorage.clear()").await;
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.clearBrowserCache", json!({})).await;
        page.devtools(
            "Emulation.setCPUThrottlingRate",
            json!({ "rate": SLOW_DOWN }),
        )
        .await;
        let network = json!({
            "offline": false, "latency": LATENCY_MS,
            "downloadThroughput": DOWN, "uploadThroughput": UP,
        });
        page.devtools("Network.emulateNetworkConditions", network)
            .await;
        page.goto("").await;
        let times = page.client.execute_async(PLAY, Vec::new()).await;
        let times = times.expect("the game starts");
        let times: [f64; 3] = serde_json::from_value(times).expect("three times");
        println!(
            "painted after {:.0} ms, Play after {:.0} ms, at the table after {:.0} ms",
            times[0], times[1], times[2]
        );
        visits.push(times);
        let fast = json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        page.devtools("Network.emulateNetworkConditions", fast)
            .await;
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
            .await;
    }
    let slowest = |at: usize| visits.iter().map(|times| times[at]).fold(0.0, f64::max);
    let (paint, game) = (slowest(0), slowest(2));
    println!(
        "slow 4G, {SLOW_DOWN}x slower processor, first visit, slowest of {VISITS}: \
        first paint {paint:.0} ms (limit {PAINT_LIMIT:.0}), at the table {game:.0} ms (limit {GAME_LIMIT:.0})"
    );
    assert!(paint < PAINT_LIMIT, "first paint after {paint:.0} ms");
    assert!(game < GAME_LIMIT, "at the table after {game:.0} ms");
}
