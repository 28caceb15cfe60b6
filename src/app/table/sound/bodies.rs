//! The bodies that lie on a table, or stand around it.

use super::synth::{Partial, Recipe};

/// A body that can be struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A die on a wooden board: a short, warm knock with a click on top.
    Wood,
    /// A block of limestone on another: a dry clack with some grit in it, hardly any pitch.
    Stone,
    /// A coin on other coins: a small, bright ring.
    Coin,
    /// A church bell: hum, prime, minor third, fifth and octave, the high ones gone first.
    Bell,
    /// A blown horn: all harmonics of one low tone, the bright ones coming late.
    Horn,
}

impl Body {
    /// Every body, from what is heard often to what is heard seldom.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Stone, Self::Coin, Self::Bell, Self::Horn];

    /// By how many thousandths the pitch of one stroke may differ from the next, and its time and strength
    /// accordingly: hands and dice are never exact, bells are.
    pub const fn slack(self) -> u8 {
        match self {
            Self::Wood => 60,
            Self::Stone => 45,
            Self::Coin => 25,
            Self::Bell | Self::Horn => 0,
        }
    }

    /// How it rings.
    pub const fn recipe(self) -> &'static Recipe {
        match self {
            Self::Wood => &WOOD,
            Self::Stone => &STONE,
            Self::Coin => &COIN,
            Self::Bell => &BELL,
            Self::Horn => &HORN,
        }
    }
}

const WOOD: Recipe = Recipe {
    ms: 130,
    rise: 9,
    noise: (60, 6, 60),
    partials: &[
        Partial(395, 80, 60),
        Partial(705, 65, 100),
        Partial(1130, 45, 60),
        Partial(1820, 30, 45),
        Partial(2950, 18, 35),
    ],
};

const STONE: Recipe = Recipe {
    ms: 110,
    rise: 7,
    noise: (130, 28, 16),
    partials: &[
        Partial(467, 62, 70),
        Partial(811, 54, 85),
        Partial(1283, 44, 80),
        Partial(1949, 30, 45),
        Partial(2957, 17, 22),
    ],
};

const COIN: Recipe = Recipe {
    ms: 320,
    rise: 10,
    noise: (20, 4, 80),
    partials: &[
        Partial(2310, 230, 55),
        Partial(3170, 280, 100),
        Partial(4260, 200, 60),
        Partial(5130, 160, 45),
        Partial(6420, 90, 30),
    ],
};

// Hum and third are double, a hair apart, as in a bell that is not quite round: it beats slowly.
const BELL: Recipe = Recipe {
    ms: 2600,
    rise: 24,
    noise: (25, 12, 30),
    partials: &[
        Partial(131, 4200, 40),
        Partial(132, 4000, 30),
        Partial(262, 2600, 70),
        Partial(314, 2200, 50),
        Partial(315, 2200, 30),
        Partial(393, 1300, 28),
        Partial(524, 1500, 80),
        Partial(659, 800, 25),
        Partial(786, 800, 40),
        Partial(1052, 500, 30),
        Partial(1391, 260, 18),
    ],
};

const HORN: Recipe = Recipe {
    ms: 1200,
    rise: 1500,
    noise: (20, 300, 6),
    partials: &[
        Partial(165, 15_000, 70),
        Partial(330, 12_000, 100),
        Partial(331, 12_000, 40),
        Partial(495, 9000, 85),
        Partial(660, 7000, 60),
        Partial(825, 5500, 42),
        Partial(990, 4500, 28),
        Partial(1155, 3600, 18),
        Partial(1320, 3000, 11),
        Partial(1485, 2500, 7),
    ],
};
