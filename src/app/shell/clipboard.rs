//! Copying a text.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

/// Copies a text, and says whether the browser did it.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let navigator = gloo::utils::window().navigator();
    // Pages that are not served securely have no clipboard.
    let has_clipboard = Reflect::get(&navigator, &JsValue::from_str("clipboard"))
        .is_ok_and(|clipboard| clipboard.is_object());
    if !has_clipboard {
        on_done.emit(false);
        return;
    }
    let copied = navigator.clipboard().write_text(text);
    spawn_local(async move {
        on_done.emit(JsFuture::from(copied).await.is_ok());
    });
}
