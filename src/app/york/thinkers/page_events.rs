//! Texts between the app and the bots where both run on the page.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};

/// The event that brings the bots a question.
pub const QUESTION: &str = "york-question";

/// The event that brings an answer of theirs.
pub const ANSWER: &str = "york-answer";

/// Raises an event with a text; whoever listens has heard it when this returns.
pub fn send(event: &str, text: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(text));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        // An error would mean that the event is on its way already, and this one is new.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// Listens for the texts of an event for as long as the listener is kept.
pub fn on(event: &'static str, mut hear: impl FnMut(&str) + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), event, move |event| {
        let event: &CustomEvent = event.unchecked_ref();
        hear(&event.detail().as_string().unwrap_or_default());
    })
}
