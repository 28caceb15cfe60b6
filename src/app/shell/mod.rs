//! What stands around any game: the start page, the languages, the report of a panic.

pub mod language;
pub mod panic_report;
pub mod start_page;
