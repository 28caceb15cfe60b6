//! Which screen is shown, and what lies over it.

use yew::prelude::*;

/// The whole app.
#[component]
pub fn App() -> Html {
    html! { <main class="start-page" data-phase="start"><h1>{ "Walls of York" }</h1></main> }
}
