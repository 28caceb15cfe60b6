//! The way to the table's menu.

use yew::prelude::*;

use crate::app::shell::control::Control;

/// The table's menu, as a sign.
pub fn menu_control(label: &'static str, on_press: Callback<()>) -> Html {
    let lines = html! { <svg aria-hidden="true" viewBox="0 0 24 24" class="sign"><path d="M4 6h16M4 12h16M4 18h16" /></svg> };
    Control::icon("menu", label, on_press, lines).shown()
}
