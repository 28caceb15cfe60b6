//! How many rolls it takes until a city's wall stands.

mod fits;
mod outline;
mod rolls;

pub(super) use outline::Outline;
pub(super) use rolls::Rolls;
