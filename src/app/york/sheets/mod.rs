//! What stands in the table's place when something is over, and the log of it all.

mod ages;
mod counted;
mod final_sheet;
mod lines;
mod log_dialog;
mod menu_control;
mod score_sheet;
mod texts;
mod totals;

pub use final_sheet::{FinalSheet, final_sheet};
pub use log_dialog::{log_dialog, use_newest_line};
pub use menu_control::menu_control;
pub use score_sheet::{ScoreSheet, ScoreSheetProps};
