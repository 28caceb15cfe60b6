//! What breaks off a drag, wherever on the page it happens.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::app::shell::effect::use_effect_with;

/// What the window tells when a drag cannot go on.
const OF_WINDOW: [&str; 4] = ["blur", "resize", "orientationchange", "pagehide"];

/// While something is dragged: a second finger, a resized, turned, left or hidden page and Escape
/// break it off.
#[hook]
pub fn use_breaks(is_dragging: bool, on_break: &Callback<()>) {
    use_effect_with(
        (is_dragging, on_break.clone()),
        |(is_dragging, on_break)| {
            let listeners = is_dragging.then(|| listen(on_break));
            move || drop(listeners)
        },
    );
}

fn listen(on_break: &Callback<()>) -> Vec<EventListener> {
    let breaking = || {
        let on_break = on_break.clone();
        move |_: &web_sys::Event| on_break.emit(())
    };
    let of_window = OF_WINDOW.map(|name| EventListener::new(&window(), name, breaking()));
    let mut listeners = Vec::from(of_window);
    listeners.push(EventListener::new(
        &document(),
        "visibilitychange",
        breaking(),
    ));
    // The finger that drags is down already: whichever comes down now is another.
    let capture = EventListenerOptions::run_in_capture_phase();
    let second = EventListener::new_with_options(&document(), "pointerdown", capture, breaking());
    listeners.push(second);
    let escape = breaking();
    listeners.push(EventListener::new(&document(), "keydown", move |event| {
        if event.unchecked_ref::<KeyboardEvent>().key() == "Escape" {
            escape(event);
        }
    }));
    listeners
}
