//! The start page.

use yew::prelude::*;

use super::language::use_texts;

/// The page the app opens with.
#[component]
pub fn StartPage() -> Html {
    let texts = use_texts();
    html! {
        <main class="start-page" data-phase="start">
            <svg class="start-page__emblem" aria-hidden="true"><use href="#emblem" /></svg>
            <h1 class="start-page__name">{ texts.name }</h1>
            <p class="start-page__line">{ texts.gist }</p>
            <p>{ texts.state_of_works }</p>
            <p class="start-page__version">{ texts.version }{ " " }{ env!("CARGO_PKG_VERSION") }</p>
        </main>
    }
}
