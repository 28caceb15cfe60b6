//! Single keys that do something wherever the focus is.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// Where keys are letters of a text, or belong to a dialog.
const TYPING: &str = "input, textarea, select, [contenteditable], dialog, dialog *";
const MODAL: &str = "dialog:modal";

/// The key of an event that may be meant for the page as a whole: pressed alone, not in a text, and
/// while no dialog is open.
pub fn shortcut(event: &Event) -> Option<String> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_typing = target.is_some_and(|target| target.matches(TYPING).unwrap_or(false));
    let is_behind = gloo::utils::document()
        .query_selector(MODAL)
        .ok()
        .flatten()
        .is_some();
    let is_alone = !(event.ctrl_key() || event.meta_key() || event.alt_key());
    (is_alone && !is_typing && !is_behind).then(|| event.key())
}
