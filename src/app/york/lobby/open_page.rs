//! Opening a game from text or file.

use yew::prelude::*;

use super::Kept;

/// What opening needs.
#[derive(Properties, PartialEq)]
pub struct OpenPageProps {
    /// Opens the game at the table.
    pub on_open: Callback<Kept>,
    /// Goes back to the start page.
    pub on_back: Callback<()>,
}

/// The page on which a game is opened from text or file.
#[component]
pub fn OpenPage(_props: &OpenPageProps) -> Html {
    html! { <main class="page" data-phase="open"></main> }
}
