//! The curtain between players who must not see each other's plans.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::looks::{Look, badge};
use crate::app::shell::dialog;
use crate::app::shell::effect::use_effect_with;

/// For whom the curtain hangs.
#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// Who is next.
    pub name: AttrValue,
    /// How that seat looks.
    pub look: Look,
    /// What that person is asked to do.
    pub line: AttrValue,
    /// What stands on the button.
    pub button: AttrValue,
    /// Called when that person lifts it.
    pub on_lift: Callback<()>,
}

/// Covers everything until whoever is next lifts it; a modal dialog that only its button closes.
#[component]
pub fn Curtain(props: &CurtainProps) -> Html {
    let curtain = use_node_ref();
    {
        let curtain = curtain.clone();
        use_effect_with((), move |()| dialog::open(&curtain, true));
    }
    // Browsers close a dialog on the second Escape, whatever the page says.
    let onclose = {
        let curtain = curtain.clone();
        move |_: Event| {
            if let Some(curtain) = curtain.cast::<HtmlDialogElement>() {
                let _ = curtain.show_modal();
            }
        }
    };
    let oncancel = |event: Event| event.prevent_default();
    // A key that is still held from before lifts nothing.
    let onkeydown = |event: KeyboardEvent| {
        if event.repeat() {
            event.prevent_default();
        }
    };
    html! {
        <dialog class={classes!("curtain", props.look.colour.class())} aria-labelledby="curtain-name" ref={curtain} {onclose} {oncancel} {onkeydown}>
            <div class="curtain__cloth">
                { badge(props.look) }
                <h2 class="curtain__name" id="curtain-name">{ &props.name }</h2>
                <p class="curtain__line">{ &props.line }</p>
                <button type="button" class="button button--first" data-action="lift-curtain" data-focus=""
                    onclick={props.on_lift.reform(|_: MouseEvent| ())}>{ &props.button }</button>
            </div>
        </dialog>
    }
}
