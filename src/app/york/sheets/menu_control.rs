//! The way to the table's menu.

use yew::prelude::*;

use crate::app::shell::control::{Control, Kind};

/// The table's menu, as a sign.
pub fn menu_control(label: &'static str, on_press: Callback<()>) -> Html {
    html! {
        <Control action="menu" kind={Kind::Icon} {on_press} label={AttrValue::from(label)}>
            <svg aria-hidden="true" viewBox="0 0 24 24" class="sign"><path d="M4 6h16M4 12h16M4 18h16" /></svg>
        </Control>
    }
}
