//! The sounds of the York table, stroke by stroke.

use crate::app::table::sound::Body::{Bell, Coin, Horn, Stone, Wood};
use crate::app::table::sound::{Note, note};

/// Three dice fall into the King's Tower, knock against its grooves, hit the floor and come to rest: when
/// they do so in `styles/tower.css`.
pub static TOWER: &[Note] = &[
    note(Wood, 330, 112, 36),
    note(Wood, 450, 98, 36),
    note(Wood, 498, 120, 30),
    note(Wood, 618, 106, 30),
    note(Wood, 660, 126, 36),
    note(Wood, 672, 106, 34),
    note(Wood, 792, 92, 34),
    note(Wood, 828, 134, 30),
    note(Wood, 888, 90, 42),
    note(Wood, 1002, 120, 34),
    note(Wood, 1008, 76, 42),
    note(Wood, 1112, 96, 18),
    note(Wood, 1200, 100, 8),
    note(Wood, 1218, 104, 42),
    note(Wood, 1232, 82, 18),
    note(Wood, 1320, 86, 8),
    note(Wood, 1442, 110, 18),
    note(Wood, 1530, 114, 8),
];

/// The Building Die hops over the wooden table, ever lower, each time on an edge and then on a face: when
/// it does so in `styles/dice.css`.
pub static DIE: &[Note] = &[
    note(Wood, 187, 84, 46),
    note(Wood, 222, 102, 14),
    note(Wood, 442, 92, 36),
    note(Wood, 470, 106, 11),
    note(Wood, 629, 88, 24),
    note(Wood, 650, 98, 8),
    note(Wood, 765, 78, 15),
];

/// A piece is laid lightly on the board, or a wall put back.
pub static LAY: &[Note] = &[note(Stone, 0, 112, 34)];

/// A piece is taken back into the hand.
pub static TAKE_BACK: &[Note] = &[note(Stone, 0, 138, 18)];

/// A wall is lifted: stone grates on stone and comes free.
pub static LIFT: &[Note] = &[
    note(Stone, 0, 74, 14),
    note(Stone, 50, 96, 18),
    note(Stone, 105, 126, 22),
];

/// A piece is built: a heavy block comes down and settles.
pub static BUILD: &[Note] = &[
    note(Stone, 0, 56, 62),
    note(Wood, 4, 42, 26),
    note(Stone, 85, 72, 24),
    note(Stone, 140, 92, 9),
];

/// The others' walls are shown: one block after another.
pub static REVEAL: &[Note] = &[
    note(Stone, 0, 82, 30),
    note(Stone, 110, 94, 24),
    note(Stone, 235, 76, 28),
];

/// That does not go: two dull knocks, the second lower.
pub static NO: &[Note] = &[note(Wood, 0, 60, 22), note(Wood, 105, 51, 18)];

/// A token is laid on the table.
pub static TOKEN: &[Note] = &[note(Wood, 0, 70, 26), note(Wood, 60, 80, 8)];

/// The gates close: a deep church bell.
pub static BELL: &[Note] = &[note(Bell, 0, 100, 46)];

/// Walls crumble: one gives way, many follow, pebbles roll out.
pub static CRUMBLE: &[Note] = &[
    note(Stone, 0, 60, 34),
    note(Stone, 60, 84, 26),
    note(Stone, 95, 48, 36),
    note(Stone, 150, 72, 28),
    note(Stone, 185, 104, 20),
    note(Stone, 240, 56, 30),
    note(Stone, 280, 90, 18),
    note(Stone, 345, 68, 20),
    note(Stone, 400, 118, 12),
    note(Stone, 470, 80, 12),
    note(Stone, 560, 132, 7),
    note(Stone, 680, 140, 5),
];

/// Coins are counted onto the table, as many as there are up to five.
pub static COINS: &[Note] = &[
    note(Coin, 0, 96, 15),
    note(Coin, 95, 103, 15),
    note(Coin, 180, 99, 14),
    note(Coin, 270, 106, 14),
    note(Coin, 350, 101, 13),
];

/// The Vikings come: a horn, and again a fourth higher.
pub static HORN: &[Note] = &[note(Horn, 0, 100, 17), note(Horn, 760, 133, 20)];

/// The King gives his Shield: a small bell.
pub static SHIELD: &[Note] = &[note(Bell, 0, 178, 22)];

/// The game is over: five bells ring down.
pub static PEAL: &[Note] = &[
    note(Bell, 0, 200, 22),
    note(Bell, 260, 178, 22),
    note(Bell, 520, 150, 24),
    note(Bell, 780, 133, 24),
    note(Bell, 1040, 100, 32),
];
