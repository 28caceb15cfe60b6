//! What differs each time: chance and the clock.

/// A number that nobody can foresee.
pub fn seed() -> u64 {
    // A browser without its source of chance still tells the time.
    getrandom::u64().unwrap_or_else(|_| clock())
}

/// The time, in milliseconds since 1970.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a time in milliseconds is a small positive number"
)]
pub fn clock() -> u64 {
    js_sys::Date::now() as u64
}
