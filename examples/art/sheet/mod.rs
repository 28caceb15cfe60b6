//! The pages of the art sheet, and what the colour-vision test takes from it.

pub mod lots;
mod parts;
pub mod walls;

use std::fmt::Write;
use std::path::Path;
use std::{fs, io, thread};

use tokio::runtime::Builder;
use tokio::task::LocalSet;
use yew::prelude::*;

/// The light in which a page is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// By day.
    Light,
    /// By night.
    Dark,
    /// By day, without any colour.
    Grey,
}

impl Theme {
    /// The theme's word in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Grey => "grey",
        }
    }
}

/// The page with all three themes side by side, each in a frame, for patterns take their colours from the page.
///
/// # Errors
///
/// When the styles or drawings cannot be read.
pub fn whole() -> io::Result<String> {
    let body = drawn(all);
    let mut page = include_str!("frames.html").to_owned();
    for theme in [Theme::Light, Theme::Dark, Theme::Grey] {
        let inner = document(theme, &body)?;
        let inner = inner.replace('&', "&amp;").replace('"', "&quot;");
        // Writing to a string never fails.
        let _ = writeln!(
            page,
            "<iframe title=\"{}\" srcdoc=\"{inner}\"></iframe>",
            theme.name()
        );
    }
    Ok(page)
}

/// All pieces, in sections.
fn all() -> Html {
    html! {
        <main class="sheet">
            <section><h2>{ "Lots" }</h2>{ lots::section() }</section>
            <section><h2>{ "Gems and arrows" }</h2>{ lots::gems() }</section>
            <section><h2>{ "Walls" }</h2>{ walls::section() }</section>
            <section><h2>{ "The other players' walls" }</h2>{ walls::thumbnails() }</section>
            <section><h2>{ "In the hand" }</h2>{ walls::hands() }</section>
            <section><h2>{ "A board" }</h2>{ parts::board() }</section>
            <section><h2>{ "Signs" }</h2>{ parts::signs() }</section>
            <section><h2>{ "Crests" }</h2>{ parts::crests() }</section>
            <section><h2>{ "The Building Die" }</h2>{ parts::dice() }</section>
            <section><h2>{ "The King's Tower" }</h2>{ parts::tower() }</section>
            <section><h2>{ "The bar and its decree" }</h2>{ parts::bars() }</section>
            <section><h2>{ "The players" }</h2>{ parts::players() }</section>
            <section><h2>{ "Buttons" }</h2>{ parts::buttons() }</section>
        </main>
    }
}

/// A whole page with the app's styles and drawings around what was drawn.
///
/// # Errors
///
/// When the styles or drawings cannot be read.
pub fn document(theme: Theme, body: &str) -> io::Result<String> {
    let index = read("index.html")?;
    let styles = linked(&index, "styles/", ".css")?;
    let drawings = linked(&index, "static/", ".svg\" />")?;
    let name = theme.name();
    Ok(format!(
        "<!doctype html><html lang=\"en\" data-theme=\"{name}\"><head><meta charset=\"utf-8\"><title>{name}</title>\
         <style>{styles}{}</style></head><body>{drawings}{body}</body></html>",
        include_str!("sheet.css")
    ))
}

/// What `index.html` links from a folder, joined in its order.
fn linked(index: &str, folder: &str, ending: &str) -> io::Result<String> {
    let inlined = index.lines().filter(|line| !line.contains("rel=\"icon\""));
    inlined
        .filter_map(|line| {
            let start = line.find(folder)?;
            let name = &line[start..];
            let is_wanted = name.contains(ending);
            is_wanted.then(|| read(name.split('"').next().unwrap_or_default()))
        })
        .collect()
}

fn read(name: &str) -> io::Result<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
}

#[derive(Properties, PartialEq)]
struct DrawnProps {
    children: Html,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.children.clone()
}

/// What a function draws, as text. In a thread of its own, for whoever calls may have a runtime.
pub fn drawn(draw: impl FnOnce() -> Html + Send + 'static) -> String {
    let drawing = thread::spawn(move || {
        let props = DrawnProps { children: draw() };
        let renderer = yew::LocalServerRenderer::<Drawn>::with_props(props).hydratable(false);
        let runtime = Builder::new_current_thread().build();
        let runtime = runtime.expect("a thread can have a runtime");
        runtime.block_on(LocalSet::new().run_until(renderer.render()))
    });
    drawing.join().expect("all that is drawn needs no browser")
}
