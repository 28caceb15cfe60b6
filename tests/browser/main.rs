//! The built site in real browsers, over W3C `WebDriver`.
//!
//! `cargo xtask test --only browser [--engines all]` builds the site, finds the browsers and runs
//! these. A test is an `async fn(&Page)` that [`in_every_engine!`](harness) runs in each engine.

mod harness;

mod barriers;
mod book;
mod building;
mod closing;
mod colours;
mod first_screen;
mod games;
mod held_keys;
mod hosting;
mod input;
mod installing;
mod interruptions;
mod layout;
mod learning;
mod loading;
mod lobby;
mod motion;
mod motion_speed;
mod neighbours;
mod offline;
mod persons;
mod policy;
mod saving;
mod shortage;
mod shots;
mod slow;
mod sound;
mod steadiness;
mod table;
mod table_speed;
mod telling;
mod thinking;
mod trees;
mod trouble;
mod updates;
