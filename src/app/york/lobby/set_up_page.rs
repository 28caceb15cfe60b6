//! The set-up: who sits where, and what is agreed.

use yew::prelude::*;

use super::Plan;

/// What the set-up needs.
#[derive(Properties, PartialEq)]
pub struct SetUpPageProps {
    /// Starts the game that was set up.
    pub on_start: Callback<Plan>,
    /// Goes back to the start page.
    pub on_back: Callback<()>,
}

/// The set-up.
#[component]
pub fn SetUpPage(_props: &SetUpPageProps) -> Html {
    html! { <main class="page" data-phase="set-up"></main> }
}
