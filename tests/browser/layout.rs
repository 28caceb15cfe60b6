//! Nothing overlaps, is cut off or scrolls the page during a turn, at any of the four sizes.

use serde_json::Value;

use crate::harness::{Page, USUAL, VIEWPORTS, Wishes, in_every_engine};
use crate::table::STILL;
use crate::table::screens::Screen;

/// Measures the page and hands back what is wrong with it, in words.
const MEASURE: &str = include_str!("table/measure.js");

const FRAMED: Wishes = Wishes {
    is_framed: true,
    ..USUAL
};

in_every_engine!(every_stage_fits_every_size_with_two_seats, FRAMED);
async fn every_stage_fits_every_size_with_two_seats(page: &Page) {
    every_stage_fits(page, 2).await;
}

in_every_engine!(every_stage_fits_every_size_with_four_seats, FRAMED);
async fn every_stage_fits_every_size_with_four_seats(page: &Page) {
    every_stage_fits(page, 4).await;
}

in_every_engine!(every_stage_fits_every_size_with_eight_seats, FRAMED);
async fn every_stage_fits_every_size_with_eight_seats(page: &Page) {
    every_stage_fits(page, 8).await;
}

async fn every_stage_fits(page: &Page, players: usize) {
    let mut faults = Vec::new();
    for screen in Screen::STAGES {
        page.resize_now(VIEWPORTS[0]).await;
        screen.show(page, STILL, players).await;
        for (width, height) in VIEWPORTS {
            page.resize_now((width, height)).await;
            let found = page
                .client
                .execute_async(MEASURE, Vec::new())
                .await
                .expect("a page can be measured");
            let Value::Array(found) = found else {
                panic!("not a list of faults: {found}");
            };
            faults.extend(found.iter().map(|fault| {
                let fault = fault.as_str().unwrap_or_default();
                format!("{} at {width}x{height}: {fault}", screen.name())
            }));
        }
    }
    let count = faults.len();
    assert!(faults.is_empty(), "{count} faults:\n{}", faults.join("\n"));
}
