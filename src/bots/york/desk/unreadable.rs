//! Texts that are not what they should be.

use std::error::Error;
use std::fmt;

/// A text is neither question nor answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is neither a question to the bots nor an answer of theirs")
    }
}

impl Error for Unreadable {}

/// The next word as a value.
pub(super) fn next<'a, T: std::str::FromStr>(
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<T, Unreadable> {
    let word = words.next().ok_or(Unreadable)?;
    word.parse().map_err(|_| Unreadable)
}
