//! Pictures of the real game, taken by `cargo xtask shots`: every screen at every size, light and dark,
//! for people to look at; those of the README; and the icons, drawn from `static/icon.svg`.

use std::fs;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::json;
use xtask::place;

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

/// The pictures of the README: name, screen, size, theme.
const README: [(&str, Screen, (u32, u32), &str); 4] = [
    ("table", Screen::Laid, VIEWPORTS[0], "light"),
    ("closing", Screen::Deciding, VIEWPORTS[0], "light"),
    ("phone", Screen::Building, VIEWPORTS[2], "dark"),
    ("start", Screen::Start, VIEWPORTS[0], "dark"),
];

#[test]
#[ignore = "takes pictures: cargo xtask shots"]
fn readme() {
    run(
        Engine::Chromium,
        "shots-readme",
        FRAMED,
        async |page: &Page| {
            for (name, screen, size, theme) in README {
                page.resize_now(size).await;
                let settings = format!("{STILL};theme={theme}");
                screen.show(page, &settings, PLAYERS).await;
                let format = json!({ "format": "webp", "quality": 80 });
                capture(page, format, &format!("docs/pictures/{name}.webp")).await;
            }
        },
    );
}

/// What GitHub asks of a preview.
const PREVIEW: (u32, u32) = (1280, 640);

/// Puts the game's name beside the board of the page.
const COMPOSE: &str = include_str!("table/preview.js");

#[test]
#[ignore = "takes pictures: cargo xtask shots"]
fn preview() {
    run(
        Engine::Chromium,
        "shots-preview",
        FRAMED,
        async |page: &Page| {
            page.resize_now(PREVIEW).await;
            Screen::Deciding.show(page, STILL, PLAYERS).await;
            page.eval(COMPOSE).await;
            let format = json!({ "format": "jpeg", "quality": 85 });
            capture(page, format, "docs/pictures/preview.jpg").await;
        },
    );
}

/// The icons of an installed game: name, size, and whether the system cuts its edge to shape.
const ICONS: [(&str, u32, bool); 4] = [
    ("icon-192", 192, false),
    ("icon-512", 512, false),
    ("maskable-512", 512, true),
    ("apple-touch-180", 180, true),
];

#[test]
#[ignore = "takes pictures: cargo xtask shots"]
fn icons() {
    run(
        Engine::Chromium,
        "shots-icons",
        FRAMED,
        async |page: &Page| {
            let svg = fs::read_to_string(place::root().join("static/icon.svg")).expect("an icon");
            let nothing = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
            page.devtools("Emulation.setDefaultBackgroundColorOverride", nothing)
                .await;
            for (name, size, is_cut) in ICONS {
                let svg = if is_cut {
                    // What is drawn stays within the circle that every shape leaves.
                    svg.replace("rx=\"14\"", "rx=\"0\"")
                        .replace("id=\"motif\"", "transform=\"translate(8 7) scale(.75)\"")
                } else {
                    svg.clone()
                };
                let html = format!(
                    "<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{svg}"
                );
                page.resize_now((size, size)).await;
                let address = format!("data:text/html;base64,{}", BASE64.encode(html));
                page.leave_for(&address).await;
                let file = format!("static/icons/{name}.png");
                capture(page, json!({ "format": "png" }), &file).await;
            }
        },
    );
}

/// Keeps what Chromium shows as a file of the project.
async fn capture(page: &Page, format: serde_json::Value, file: &str) {
    page.wait_until("document.fonts.status === 'loaded'").await;
    let answer = page.devtools("Page.captureScreenshot", format).await;
    let data = answer["data"].as_str().expect("a picture");
    let picture = BASE64.decode(data).expect("a picture as text");
    let file = place::root().join(file);
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for the picture");
    fs::write(file, picture).expect("a picture can be kept");
}
