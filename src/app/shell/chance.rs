//! Chance, for the seed of a new game.

/// A number that nobody can foresee.
pub fn seed() -> u64 {
    // A browser without its source of chance still tells the time.
    getrandom::u64().unwrap_or_else(|_| clock())
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a time in milliseconds is a small positive number"
)]
fn clock() -> u64 {
    js_sys::Date::now() as u64
}
