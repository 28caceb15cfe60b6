//! What stands around any game: language, settings, storage, dialogs, controls, the report of a panic.

pub mod announcer;
pub mod around;
pub mod chance;
pub mod clipboard;
pub mod confirm;
pub mod control;
pub mod dialog;
pub mod doors;
pub mod effect;
pub mod fields;
pub mod files;
pub mod keys;
pub mod language;
pub mod page_events;
pub mod panic_report;
pub mod reducer;
pub mod settings;
pub mod settings_dialog;
pub mod state;
pub mod storage;
pub mod texts;
