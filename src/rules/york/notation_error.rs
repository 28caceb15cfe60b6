//! What can be wrong with a text in notation.

use std::error::Error;
use std::fmt;

/// Why a text is not the notation (R10) of the thing it should name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationError {
    /// The text names no lot.
    Lot(String),
    /// The text names no street.
    Street(String),
    /// The lots of a board are not exactly 64 characters; this many were found.
    LotsLength(usize),
    /// This character, at this lot, stands for no content of a lot.
    Content(char, super::Lot),
    /// The text is no decree.
    Decree(String),
    /// The text names no shape.
    Shape(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lot(text) => write!(f, "{text:?} is not a lot, like d4"),
            Self::Street(text) => write!(f, "{text:?} is not a street, like d4n"),
            Self::LotsLength(length) => {
                write!(f, "the lots of a board are 64 characters, not {length}")
            }
            Self::Content(found, lot) => {
                write!(f, "{found:?} at lot {lot} is none of . C W M 1 2 V")
            }
            Self::Decree(text) => write!(f, "{text:?} is not a decree, like 3C 2W 2M"),
            Self::Shape(text) => write!(f, "{text:?} is not a shape, like ell-3"),
        }
    }
}

impl Error for NotationError {}
