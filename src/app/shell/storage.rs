//! What the browser keeps for us between visits.

use web_sys::Storage;

/// Where the settings are kept.
pub const SETTINGS: &str = "walls-of-york.settings";
/// Where the game in progress is kept.
pub const GAME: &str = "walls-of-york.game";
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

fn storage() -> Option<Storage> {
    // Asking is itself forbidden where cookies are blocked.
    gloo::utils::window().local_storage().ok().flatten()
}

/// Whether the browser keeps anything for this page.
pub fn is_there() -> bool {
    storage().is_some()
}

/// The text kept under a key.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key.
///
/// # Errors
/// If the browser keeps nothing, or nothing more; what was kept there stays.
pub fn set(key: &str, text: &str) -> Result<(), StorageProblem> {
    let storage = storage().ok_or(StorageProblem::NoStorage)?;
    storage
        .set_item(key, text)
        .map_err(|_| StorageProblem::Refused)
}

/// Forgets what is kept under a key.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // Nothing is lost if it stays.
        let _ = storage.remove_item(key);
    }
}
