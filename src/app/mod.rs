//! The top floor: everything on screen.

pub mod screens;
pub mod shell;
pub mod table;
pub mod york;

use screens::App;
use shell::panic_report;
use table::sound;

/// Takes the place of the first screen in `index.html` and shows the app.
pub fn run() {
    panic_report::install();
    sound::install();
    let place = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has an element #app");
    yew::Renderer::<App>::with_root(place).render();
}
