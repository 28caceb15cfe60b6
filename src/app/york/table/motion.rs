//! What moves by itself, and how it comes to rest.
//!
//! Everything on the page is in its place from the beginning; what carries `data-moves` is led there
//! by `styles/motion.css` and its neighbours. When that is over, or somebody taps or presses a key,
//! the attribute goes and with it every trace of the motion.

use yew::prelude::*;

/// Brings to rest everything that moves.
pub fn rest_all() {
    let document = gloo::utils::document();
    while let Ok(Some(mover)) = document.query_selector("[data-moves]")
        && mover.remove_attribute("data-moves").is_ok()
    {}
}

/// Brings to rest what has arrived.
pub fn arrive(event: &AnimationEvent) {
    if let Some(mover) = event.target_dyn_into::<web_sys::Element>() {
        let _ = mover.remove_attribute("data-moves");
    }
}
