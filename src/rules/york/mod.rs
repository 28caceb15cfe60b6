//! The rules of Walls of York, clause by clause (`R1` to `R10` of the rule text).

mod board;
mod build;
mod corner;
mod decree;
mod dice;
pub mod enclosure;
mod face;
mod final_table;
mod game;
mod layings;
mod layout;
mod lot;
mod lot_set;
mod lots;
mod notation_error;
mod placement;
mod record;
mod rng;
pub mod sample;
mod score;
mod seat;
mod setup;
mod shape;
mod street;
mod street_set;
mod supply;
mod tile;

pub use board::Board;
pub use build::{Build, BuildRefusal, Hand};
pub use corner::Corner;
pub use decree::{Building, Decree};
pub use dice::{Groove, KingsDie, Tower};
pub use enclosure::{City, CityRefusal};
pub use face::Face;
pub use final_table::{FinalRow, FinalTable};
pub use game::{
    Action, Decision, Deed, Event, GIVE_UP_TURN, Game, ParseActionError, Phase, Player, Refusal,
    Status, Table, View,
};
pub use layings::Placements;
pub use layout::{Layout, LayoutError, Quadrant, TilePlan};
pub use lot::{Lot, Side};
pub use lot_set::LotSet;
pub use lots::{Content, Lots};
pub use notation_error::NotationError;
pub use placement::{Placement, PlacementRefusal};
pub use record::{ReadError, ReadProblem, Record};
pub use rng::Rng;
pub use score::{
    Age, AgeReport, INVASION_COST, LONGEST_WALL_COINS, PERFECT_PLAN_COINS, SHIELD_WORTH, ScoreLine,
    ScoreReason, longest_run,
};
pub use seat::{ParseSeatError, Seat, SeatSet};
pub use setup::{Boards, Options, Setup, SetupError};
pub use shape::Shape;
pub use street::Street;
pub use street_set::StreetSet;
pub use supply::Served;
pub use tile::{Arrow, Direction, Gem, ParseTileError, Tile};
