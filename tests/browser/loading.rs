//! How fast the site opens: a benchmark, run by `cargo xtask long`.

use crate::harness::{Engine, Page, USUAL, run};

const VISITS: usize = 15;

#[test]
#[ignore = "a benchmark: cargo xtask long"]
fn chromium() {
    run(Engine::Chromium, "loading", USUAL, visit_often);
}

#[test]
#[ignore = "a benchmark: cargo xtask long --engines firefox"]
fn firefox() {
    run(Engine::Firefox, "loading", USUAL, visit_often);
}

#[test]
#[ignore = "a benchmark: cargo xtask long --engines webkit"]
fn webkit() {
    run(Engine::Webkit, "loading", USUAL, visit_often);
}

/// Opens the site again and again, each time under another query so that the page itself is never
/// cached, and prints when it was painted and when the app ran.
async fn visit_often(page: &Page) {
    let mut painted = Vec::new();
    let mut started = Vec::new();
    for visit in 0..VISITS {
        page.goto(&format!("?visit={visit}")).await;
        page.wait_for("[data-phase=start]").await;
        page.wait_for_paint().await;
        let times = page
            .eval("[performance.getEntriesByName('first-contentful-paint')[0].startTime, performance.getEntriesByName('york-started')[0].startTime]")
            .await;
        let (paint, start): (f64, f64) = serde_json::from_value(times).expect("two times");
        painted.push(paint);
        started.push(start);
    }
    let name = page.engine.name();
    println!(
        "{name}: first paint after {}, app running after {}",
        spread(&mut painted),
        spread(&mut started)
    );
}

fn spread(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    format!(
        "{:.0} ms (median of {}, slowest {:.0})",
        times[times.len() / 2],
        times.len(),
        times[times.len() - 1]
    )
}
