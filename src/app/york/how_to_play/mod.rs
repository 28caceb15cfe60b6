//! The rules in our own words.

use yew::prelude::*;

use crate::app::shell::dialog::Dialog;

/// A paragraph of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paragraph {}

/// Opens the rules, at a paragraph if one is given.
#[derive(Clone, Debug, PartialEq)]
pub struct HelpDoor(pub Callback<Option<Paragraph>>);

/// Where the rules open, and the way out.
#[derive(Properties, PartialEq)]
pub struct HowToPlayProps {
    /// The paragraph that is asked for.
    pub at: Option<Paragraph>,
    /// Called when they are closed.
    pub on_close: Callback<()>,
}

/// The rules.
#[component]
pub fn HowToPlay(props: &HowToPlayProps) -> Html {
    html! {
        <Dialog title="How to play" name="how-to-play" on_close={props.on_close.clone()} is_wide=true>
            <p>{ "Build walls." }</p>
        </Dialog>
    }
}
