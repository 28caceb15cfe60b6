//! The start page.

use yew::prelude::*;

use super::{Kept, LinkProblem};

/// What the start page needs.
#[derive(Properties, PartialEq)]
pub struct StartPageProps {
    /// What is wrong with the start link in the address.
    pub bad_link: Option<LinkProblem>,
    /// Takes the notice about it away.
    pub on_dismiss: Callback<()>,
    /// Starts the quick game.
    pub on_play: Callback<()>,
    /// Goes on with the kept game.
    pub on_continue: Callback<Kept>,
    /// Opens the set-up.
    pub on_set_up: Callback<()>,
    /// Opens the page on which a game is opened.
    pub on_open: Callback<()>,
}

/// The start page.
#[component]
pub fn StartPage(props: &StartPageProps) -> Html {
    html! { <main class="start-page" data-phase="start"><button data-action="play" onclick={props.on_play.reform(|_: MouseEvent| ())}>{ "Play" }</button></main> }
}
