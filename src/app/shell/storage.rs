//! What the browser keeps for us between visits; where it refuses, this page remembers until it is closed.

use std::cell::RefCell;

use web_sys::Storage;

use super::page_events;

/// Where the settings are kept.
pub const SETTINGS: &str = "walls-of-york.settings";
/// Where games are kept: each under a key that begins with this.
pub const GAMES: &str = "walls-of-york.game";
/// Where the last set-up is kept.
pub const SET_UP: &str = "walls-of-york.set-up";

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser keeps nothing for this page.
    NoStorage,
    /// The browser refuses to keep more, mostly for want of room.
    Refused,
}

thread_local! {
    /// What the browser did not keep.
    static UNKEPT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn storage() -> Option<Storage> {
    // Asking is itself forbidden where cookies are blocked.
    gloo::utils::window().local_storage().ok().flatten()
}

/// Whether the browser keeps anything for this page.
pub fn is_there() -> bool {
    storage().is_some()
}

/// Remembers what the browser did not keep, or no longer, and lets `static/games.js` know whether games
/// are among it.
fn remember(key: &str, text: Option<&str>) {
    UNKEPT.with_borrow_mut(|unkept| {
        let before = unkept.len();
        unkept.retain(|(other, _)| other != key);
        if let Some(text) = text {
            unkept.push((key.to_owned(), text.to_owned()));
        }
        if before + unkept.len() > 0 {
            let is_game = unkept.iter().any(|(key, _)| key.starts_with(GAMES));
            page_events::send("york-unkept", if is_game { "yes" } else { "" });
        }
    });
}

/// The text kept under a key.
pub fn get(key: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|unkept| {
        let mut found = unkept.iter().filter(|(other, _)| other == key);
        found.next().map(|(_, text)| text.clone())
    });
    unkept.or_else(|| storage()?.get_item(key).ok().flatten())
}

/// What follows the prefix in the keys that begin with it, in no order.
pub fn keys(prefix: &str) -> Vec<String> {
    let mut keys: Vec<String> =
        UNKEPT.with_borrow(|unkept| unkept.iter().map(|(key, _)| key.clone()).collect());
    if let Some(storage) = storage() {
        let kept = 0..storage.length().unwrap_or_default();
        for key in kept.filter_map(|at| storage.key(at).ok()?) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    keys.iter()
        .filter_map(|key| Some(key.strip_prefix(prefix)?.to_owned()))
        .collect()
}

/// Keeps a text under a key, in one write: whatever happens, the old text or the new one is there.
///
/// # Errors
/// If the browser keeps nothing, or nothing more; what was kept there stays, and until the page is closed
/// the text is there all the same.
pub fn set(key: &str, text: &str) -> Result<(), StorageProblem> {
    let outcome = match storage() {
        None => Err(StorageProblem::NoStorage),
        Some(storage) => storage
            .set_item(key, text)
            .map_err(|_| StorageProblem::Refused),
    };
    remember(key, outcome.is_err().then_some(text));
    outcome
}

/// Forgets what is kept under a key.
pub fn remove(key: &str) {
    remember(key, None);
    if let Some(storage) = storage() {
        // Nothing is lost if it stays.
        let _ = storage.remove_item(key);
    }
}
