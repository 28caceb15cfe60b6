//! The way from a sheet to the table's menu.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;

/// What the control does.
#[derive(Properties, PartialEq)]
pub struct MenuControlProps {
    /// Opens the menu.
    pub on_press: Callback<()>,
}

/// The table's menu, as a sign.
#[component]
pub fn MenuControl(props: &MenuControlProps) -> Html {
    let texts = Texts::of(use_language());
    html! {
        <Control action="menu" kind={Kind::Icon} on_press={props.on_press.clone()} label={AttrValue::from(texts.menu)}>
            <svg aria-hidden="true" viewBox="0 0 24 24" class="sign"><path d="M4 6h16M4 12h16M4 18h16" /></svg>
        </Control>
    }
}
