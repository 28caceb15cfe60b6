//! Pictures of the real game, taken by `cargo xtask shots`: every screen at every size, light and dark,
//! for people to look at.

use crate::harness::{Engine, Page, USUAL, VIEWPORTS, Wishes, run};
use crate::table::STILL;
use crate::table::screens::Screen;

const FRAMED: Wishes = Wishes {
    is_framed: true,
    ..USUAL
};

/// How many play in the pictures.
const PLAYERS: usize = 4;

#[test]
#[ignore = "takes pictures: cargo xtask shots"]
fn every_screen_in_light() {
    run(
        Engine::Chromium,
        "shots-light",
        FRAMED,
        async |page: &Page| {
            every_screen(page, "light").await;
        },
    );
}

#[test]
#[ignore = "takes pictures: cargo xtask shots"]
fn every_screen_in_dark() {
    run(
        Engine::Chromium,
        "shots-dark",
        FRAMED,
        async |page: &Page| {
            every_screen(page, "dark").await;
        },
    );
}

/// Takes a picture of every screen at every size, into `target/shots`.
async fn every_screen(page: &Page, theme: &str) {
    let settings = format!("{STILL};theme={theme}");
    for screen in Screen::ALL {
        page.resize_now(VIEWPORTS[0]).await;
        screen.show(page, &settings, PLAYERS).await;
        for (width, height) in VIEWPORTS {
            page.resize_now((width, height)).await;
            let name = format!("{}-{width}x{height}-{theme}", screen.name());
            page.keep_shot("target/shots", &name).await;
        }
    }
}
