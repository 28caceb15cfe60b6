//! Texts between the parts of the page: the app, its scripts, and the bots where they run on it.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};

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
pub fn on(event: &'static str, hear: impl FnMut(&str) + 'static) -> EventListener {
    listen(event, Box::new(hear))
}

/// One and the same code for all who listen.
fn listen(event: &'static str, mut hear: Box<dyn FnMut(&str)>) -> EventListener {
    EventListener::new(&gloo::utils::window(), event, move |event| {
        let event: &CustomEvent = event.unchecked_ref();
        hear(&event.detail().as_string().unwrap_or_default());
    })
}
