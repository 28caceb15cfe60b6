//! Copying text into the clipboard.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

/// Copies a text, and tells whether the browser allowed it.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let navigator = gloo::utils::window().navigator();
    // Pages without a certificate have no clipboard at all.
    let has_clipboard = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"))
        .is_ok_and(|clipboard| clipboard.is_object());
    if !has_clipboard {
        on_done.emit(false);
        return;
    }
    let promise = navigator.clipboard().write_text(text);
    spawn_local(async move { on_done.emit(JsFuture::from(promise).await.is_ok()) });
}
