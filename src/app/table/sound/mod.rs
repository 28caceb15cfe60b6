//! Sound: bodies that ring when they are struck, and the loudspeaker that lets them.
//!
//! There are no files. [`synth`] works out how a body rings, [`bodies`] says which bodies there are, and
//! a [`Note`] strikes one of them: high or low, hard or softly. What is heard is a row of notes.
//! [`player`] alone knows the browser's audio.

pub mod bodies;
mod control;
pub mod player;
pub mod synth;
#[cfg(test)]
pub mod tests;

pub use bodies::Body;
pub use control::{sound_control, sound_word};
pub use player::{install, play, set_volume};

/// One stroke on a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// What is struck.
    pub body: Body,
    /// When, in milliseconds.
    pub at: u16,
    /// How high, in hundredths of the body's own pitch; what is higher is shorter too.
    pub pitch: u8,
    /// How loud, in hundredths of what the loudspeaker can.
    pub gain: u8,
}

/// A stroke on a body: when, how high, how loud.
pub const fn note(body: Body, at: u16, pitch: u8, gain: u8) -> Note {
    Note {
        body,
        at,
        pitch,
        gain,
    }
}
