//! What lies before one player, open to all.

use crate::rules::york::{City, StreetSet};

/// How a player's city stands in this Age (R1, R6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The player is a builder.
    Building,
    /// The city is closed (R6.7).
    Closed(City),
    /// The player gave up this Age (R6.9).
    GivenUp,
}

/// A player's open possessions: walls, coins, tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub(super) walls: StreetSet,
    pub(super) status: Status,
    pub(super) coins: u32,
    pub(super) waiting_coins: u32,
    pub(super) vikings: u32,
    pub(super) invasions: u32,
    pub(super) has_shield: bool,
}

impl Player {
    pub(super) const NEW: Self = Self {
        walls: StreetSet::EMPTY,
        status: Status::Building,
        coins: 0,
        waiting_coins: 0,
        vikings: 0,
        invasions: 0,
        has_shield: false,
    };

    /// The walls on the player's board, without a placement that has not been shown.
    pub const fn walls(&self) -> StreetSet {
        self.walls
    }

    /// How the player's city stands.
    pub const fn status(&self) -> &Status {
        &self.status
    }

    /// Whether the player has neither closed the city nor given it up in this Age (R1).
    pub const fn is_builder(&self) -> bool {
        matches!(self.status, Status::Building)
    }

    /// Whether the player gave up this Age (R6.9).
    pub const fn has_given_up(&self) -> bool {
        matches!(self.status, Status::GivenUp)
    }

    /// The city, where it is closed.
    pub const fn city(&self) -> Option<&City> {
        match &self.status {
            Status::Closed(city) => Some(city),
            Status::Building | Status::GivenUp => None,
        }
    }

    /// The coins taken so far.
    pub const fn coins(&self) -> u32 {
        self.coins
    }

    /// Those of the coins that the closed city took from rolls in this Age (R5.2).
    pub const fn waiting_coins(&self) -> u32 {
        self.waiting_coins
    }

    /// The Viking tokens held (R7.1).
    pub const fn vikings(&self) -> u32 {
        self.vikings
    }

    /// The invasion tokens held (R7.4).
    pub const fn invasions(&self) -> u32 {
        self.invasions
    }

    /// Whether the player holds the King's Shield (R7.3).
    pub const fn has_shield(&self) -> bool {
        self.has_shield
    }
}
