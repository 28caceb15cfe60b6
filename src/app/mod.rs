//! The top floor: everything on screen.

pub mod shell;
pub mod york;

use yew::prelude::*;

use shell::language::Language;
use shell::panic_report;
use shell::start_page::StartPage;

/// Takes the place of the first screen in `index.html` and shows the start page.
pub fn run() {
    panic_report::install();
    let place = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has an element #app");
    yew::Renderer::<App>::with_root(place).render();
}

/// The whole app.
#[component]
pub fn App() -> Html {
    let language = use_memo((), |()| Language::of_page());
    html! {
        <ContextProvider<Language> context={*language}>
            <StartPage />
        </ContextProvider<Language>>
    }
}
