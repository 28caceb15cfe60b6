//! The page's address and history: start links, and the way back.

use wasm_bindgen::JsValue;
use web_sys::History;

/// What a start link's part after the `#` begins with.
const START: &str = "#start=";
/// Marks the entries of the history that lie above the start page.
const MARK: &str = "york";

fn history() -> Option<History> {
    gloo::utils::window().history().ok()
}

/// The text of a start link in the address, which is taken out of it so that loading the page
/// again does not start over.
pub fn take_start_link() -> Option<String> {
    let location = gloo::utils::window().location();
    let text = location.hash().ok()?.strip_prefix(START)?.to_owned();
    let clean = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&clean));
    }
    Some(text)
}

/// Lets the browser's back button lead from the screen that opens now to the start page.
pub fn enter() {
    if let Some(history) = history() {
        let _ = history.push_state(&JsValue::from_str(MARK), "");
    }
}

/// Goes back to the start page by the browser's history; `false` if it knows no way.
pub fn leave() -> bool {
    let marked = history().filter(|history| {
        let state = history.state().ok().and_then(|state| state.as_string());
        state.as_deref() == Some(MARK)
    });
    marked.is_some_and(|history| history.back().is_ok())
}
