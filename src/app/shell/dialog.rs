//! A dialog over everything else.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlElement, SvgElement};
use yew::prelude::*;

use super::control::Control;
use super::effect::use_effect_with;
use super::texts::use_texts;

/// What a dialog shows.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Its title.
    pub title: AttrValue,
    /// Its name for tests and styles, as `data-dialog`.
    pub name: &'static str,
    /// Called when it is closed: by its button, Escape, or a tap beside it.
    pub on_close: Callback<()>,
    /// What stands in it.
    pub children: Html,
    /// Its controls, which stay in sight below.
    #[prop_or_default]
    pub actions: Html,
    /// Whether it takes all the room there is.
    #[prop_or(false)]
    pub is_wide: bool,
    /// Whether it has a button that closes it.
    #[prop_or(true)]
    pub has_close: bool,
}

/// A native modal dialog, open as long as it is mounted. Focus goes to its title, or to what in it
/// has `data-focus`, and in the end back to where it was.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| open(&dialog, true));
    }
    let texts = use_texts();
    let on_close = props.on_close.reform(|_: Event| ());
    // Only the dialog itself, not what is in it, is "beside".
    let on_click = props.on_close.clone();
    let onclick = move |event: MouseEvent| {
        let is_beside = event
            .target()
            .is_some_and(|target| target.has_type::<HtmlDialogElement>());
        if is_beside {
            on_click.emit(());
        }
    };
    let cross = html! { <svg viewBox="0 0 24 24" class="sign" aria-hidden="true"><path d="M5 5 19 19M19 5 5 19" /></svg> };
    let title_id = ["title-of-", props.name].concat();
    let class = classes!("dialog", props.is_wide.then_some("dialog--wide"));
    html! {
        <dialog {class} data-dialog={props.name} aria-labelledby={title_id.clone()} ref={dialog} onclose={on_close} {onclick}>
            <div class="dialog__sheet">
                <header class="dialog__head">
                    <h2 class="dialog__title" id={title_id} tabindex="-1">{ &props.title }</h2>
                    if props.has_close {
                        { Control::icon("close-dialog", texts.close, props.on_close.clone(), cross).shown() }
                    }
                </header>
                <div class="dialog__body">{ props.children.clone() }</div>
                if props.actions != Html::default() {
                    <footer class="dialog__actions">{ props.actions.clone() }</footer>
                }
            </div>
        </dialog>
    }
}

/// Opens the dialog, over everything else if it is modal; the function that is handed back closes it
/// and gives focus back.
pub(in crate::app) fn open(dialog: &NodeRef, is_modal: bool) -> impl FnOnce() + use<> {
    let ways_back = ways_back();
    let dialog = dialog.cast::<HtmlDialogElement>();
    if let Some(dialog) = &dialog {
        if let Some(way) = ways_back.first() {
            let _ = Reflect::set(dialog, &JsValue::from_str(WAY_BACK), way);
        }
        if is_modal {
            let _ = dialog.show_modal();
        } else {
            dialog.show();
        }
        let find = |css| dialog.query_selector(css).ok().flatten();
        focus(find("[data-focus]").or_else(|| find("h2")));
    }
    move || {
        if let Some(dialog) = dialog {
            dialog.close();
        }
        focus(ways_back.into_iter().find(|element| element.is_connected()));
    }
}

/// Where an open dialog remembers what had the focus before it.
const WAY_BACK: &str = "wayBack";

/// What has the focus; if that is in a dialog, which may be gone when the focus is to return, also
/// what had it before.
fn ways_back() -> Vec<Element> {
    let before = |element: &Element| {
        let dialog = element.closest("dialog").ok().flatten()?;
        let way = Reflect::get(&dialog, &JsValue::from_str(WAY_BACK)).ok()?;
        way.dyn_into::<Element>().ok()
    };
    std::iter::successors(gloo::utils::document().active_element(), before).collect()
}

/// Whether nothing has the focus, mostly because what had it is gone.
pub fn is_focus_lost() -> bool {
    let active = gloo::utils::document().active_element();
    active.is_none_or(|element| element.tag_name() == "BODY")
}

/// Gives focus to an element, a drawing included.
pub fn focus(element: Option<Element>) {
    let Some(element) = element else { return };
    match element.dyn_into::<HtmlElement>() {
        Ok(element) => drop(element.focus()),
        Err(element) => {
            if let Ok(drawing) = element.dyn_into::<SvgElement>() {
                let _ = drawing.focus();
            }
        }
    }
}
