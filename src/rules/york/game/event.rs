//! What happens in a game when somebody acts.

use crate::rules::york::{
    Age, AgeReport, Board, Build, City, FinalTable, Quadrant, Seat, Shape, StreetSet, Tile, Tower,
};

/// One thing that happened; everybody at the table may know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// The draft begins with this seat (R3.2).
    DraftBegan {
        /// Who takes the first tile.
        seat: Seat,
    },
    /// A tile was laid on everybody's board (R3.2).
    TileLaid {
        /// Who chose it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where it lies.
        quadrant: Quadrant,
    },
    /// The boards are done.
    BoardsDone(Board),
    /// An Age began with the King's Decree (R4.1).
    AgeBegan {
        /// Which one.
        age: Age,
        /// How the dice fell.
        tower: Tower,
        /// Who rolls first.
        roller: Seat,
    },
    /// The Building Die was rolled (R5.1).
    Rolled {
        /// Who rolled it.
        seat: Seat,
        /// The face it shows.
        shape: Shape,
    },
    /// A closed city took the coins of a roll (R5.2).
    CoinsTaken {
        /// Whose city.
        seat: Seat,
        /// How many.
        coins: u32,
    },
    /// A builder has built; nobody else sees what (R5.5).
    Built {
        /// Which builder.
        seat: Seat,
    },
    /// All have built, and this is what the builder did (R5.5).
    Shown {
        /// Which builder.
        seat: Seat,
        /// What was placed and lifted.
        build: Build,
    },
    /// A builder has decided; nobody else knows what (R6.1).
    Decided {
        /// Which builder.
        seat: Seat,
    },
    /// A city was closed (R6).
    Closed {
        /// Whose.
        seat: Seat,
        /// The city.
        city: City,
        /// The walls that went back to the supply (R6.6).
        removed: StreetSet,
    },
    /// The closing was a Perfect Plan (R9.1).
    PerfectPlan {
        /// Whose.
        seat: Seat,
        /// What it earned.
        coins: u32,
    },
    /// A builder gave up the Age (R6.9).
    GaveUp {
        /// Which builder.
        seat: Seat,
        /// The walls that went back to the supply.
        removed: StreetSet,
    },
    /// An Age ended, and was scored (R7).
    AgeEnded(AgeReport),
    /// The game ended (R8).
    GameEnded(FinalTable),
}
