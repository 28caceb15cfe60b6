//! The page's address and history: start links, and the way back.

use wasm_bindgen::JsValue;
use web_sys::History;

/// What a start link's part after the `#` begins with.
const START: &str = "#start=";
/// What stands after the `#` to go on with the last game.
const CONTINUE: &str = "continue";
/// Marks the entries of the history that lie above the start page.
const MARK: &str = "york";

fn history() -> Option<History> {
    gloo::utils::window().history().ok()
}

/// What an address asks for.
pub enum Wish {
    /// The table of a start link with this text.
    Start(String),
    /// The last game.
    Continue,
}

/// What the address asks for, which is taken out of it so that loading the page again does not start
/// over.
pub fn take_wish() -> Option<Wish> {
    let location = gloo::utils::window().location();
    let hash = location.hash().ok()?;
    let wish = match hash.strip_prefix(START) {
        Some(text) => Wish::Start(text.to_owned()),
        None if hash.strip_prefix('#') == Some(CONTINUE) => Wish::Continue,
        None => return None,
    };
    let clean = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&clean));
    }
    Some(wish)
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
