//! The ground on which a plan is drawn: what each street and lot costs, and what the decree asks.

use std::ops::Add;

use super::Site;
use super::around::Around;
use super::frontier::WIDTH;
use super::needs::{ANY_LOT, Needs};
use crate::rules::york::{Corner, Lot, Side, Street, StreetSet, enclosure};

/// A question to the planner, with all that a city costs as whole numbers of the same measure.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// Where.
    pub site: &'a Site,
    /// For each new wall.
    pub wall: i64,
    /// Off for each coin.
    pub coin: i64,
    /// For each Viking.
    pub viking: i64,
    /// For each lot, whatever it holds.
    pub tolls: &'a [i64; Lot::COUNT],
    /// The most walls that may be placed, where they are counted.
    pub most_walls: Option<usize>,
}

impl Task<'_> {
    /// The same question where all but the tolls costs twice as much.
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self {
            wall: 2 * self.wall,
            coin: 2 * self.coin,
            viking: 2 * self.viking,
            ..self
        }
    }

    /// What it costs to take in a lot.
    fn price(&self, lot: Lot) -> i64 {
        let coins = i64::from(self.site.lots.content(lot).coins());
        let viking = i64::from(self.site.lots.vikings().contains(lot));
        self.viking * viking - self.coin * coins + self.tolls[lot.index()]
    }
}

/// What a city gets and pays for taking in one lot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Yield {
    /// The need that the lot helps to meet, by its place in [`Needs`].
    pub need: Option<u8>,
    /// What it costs; less than nothing where it pays.
    pub cost: i64,
}

impl Yield {
    /// The best that can be hoped for where the lot may turn out to be sealed, and then is not part
    /// of the city.
    #[inline]
    pub fn hope(self) -> Self {
        Self {
            cost: self.cost.min(0),
            ..self
        }
    }

    /// Whether it makes no difference.
    #[inline]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}

/// A lot, and the sides on which it has a wall.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fenced {
    /// What the lot yields.
    pub gain: Yield,
    walls: Walls,
}

/// The sides of a lot that have a wall: north, west, south, east.
type Walls = [bool; 4];

impl Fenced {
    /// What the lot yields when it lies above right of a corner and the loop takes the street on its
    /// south side, or not; whether it takes the one on the north side may be forgotten.
    #[inline]
    pub fn above(&self, around: Around, north: Option<bool>, south: bool) -> Yield {
        if !around.is_inside() {
            return Yield::default();
        }
        let [has_north, has_west, has_south, has_east] = self.walls;
        let is_shut =
            (has_west || around.west()) && (has_east || around.other()) && (has_south || south);
        match (is_shut, has_north, north) {
            (false, ..) | (true, false, Some(false)) => self.gain,
            (true, false, None) => self.gain.hope(),
            (true, true, _) | (true, false, Some(true)) => Yield::default(),
        }
    }

    /// What the lot yields when it lies below left of a corner, it has a wall in the south, and the
    /// loop takes the street on its east side, or not.
    #[inline]
    pub fn below(&self, around: Around, east: bool) -> Yield {
        let [has_north, has_west, _, has_east] = self.walls;
        let is_shut =
            (has_west || around.west()) && (has_north || around.other()) && (has_east || east);
        if is_shut || !around.is_inside() {
            Yield::default()
        } else {
            self.gain
        }
    }

    /// Whether the loop on its north side may shut the lot, and that matters.
    pub fn can_be_shut_from_above(&self, around: Around) -> bool {
        let [has_north, has_west, _, has_east] = self.walls;
        around.is_inside()
            && !has_north
            && (has_west || around.west())
            && (has_east || around.other())
            && !self.gain.is_nothing()
    }

    /// Whether only the loop can decide about both the north and the south side, and other walls
    /// may help to shut the lot: then a sweep has to hope.
    fn is_vague(&self) -> bool {
        let [has_north, has_west, has_south, has_east] = self.walls;
        !has_north && !has_south && (has_west || has_east) && !self.gain.is_nothing()
    }
}

/// What it takes to lead the loop along a street: nothing where a wall stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Way {
    /// How many walls.
    pub walls: usize,
    /// What they cost.
    pub cost: i64,
}

impl Add for Way {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            walls: self.walls + other.walls,
            cost: self.cost + other.cost,
        }
    }
}

/// A corner, its streets, and the lots that are settled there.
///
/// A lot with a wall in the south but none in the north is settled at its north-east corner, where
/// its other sides are known; any other at its south-west corner.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// The street to the right.
    pub right: Way,
    /// The street down.
    pub down: Way,
    /// The lot above right.
    pub above: Fenced,
    /// The lot below left.
    pub below: Fenced,
}

/// Everything a sweep needs to know of a position.
#[derive(Clone, Debug)]
pub struct Ground {
    places: [[Place; WIDTH]; WIDTH],
    needs: Needs,
    turn: Turn,
}

/// Whether the board is swept as it lies, or with rows for columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    AsItLies,
    Flipped,
}

impl Turn {
    const ALL: [Self; 2] = [Self::AsItLies, Self::Flipped];

    fn corner(self, row: usize, column: usize) -> Option<Corner> {
        let (row, column) = (u8::try_from(row).ok()?, u8::try_from(column).ok()?);
        match self {
            Self::AsItLies => Corner::new(column, row),
            Self::Flipped => Corner::new(row, column),
        }
    }

    fn lot(self, row: usize, column: usize) -> Option<Lot> {
        let (row, column) = (u8::try_from(row).ok()?, u8::try_from(column).ok()?);
        match self {
            Self::AsItLies => Lot::new(column, row),
            Self::Flipped => Lot::new(row, column),
        }
    }

    /// The sides above, left, below and right.
    const fn sides(self) -> [Side; 4] {
        match self {
            Self::AsItLies => [Side::North, Side::West, Side::South, Side::East],
            Self::Flipped => [Side::West, Side::North, Side::East, Side::South],
        }
    }

    fn street_right(self, row: usize, column: usize) -> Option<Street> {
        Street::between(self.corner(row, column)?, self.corner(row, column + 1)?)
    }

    fn street_down(self, row: usize, column: usize) -> Option<Street> {
        Street::between(self.corner(row, column)?, self.corner(row + 1, column)?)
    }
}

impl Ground {
    /// The ground of a task.
    ///
    /// `None` if the board cannot meet the decree at all.
    pub fn new(task: &Task) -> Option<Self> {
        let site = task.site;
        let open = !enclosure::sealed(site.walls);
        if !enclosure::is_enough(open, &site.lots, site.decree) {
            return None;
        }
        let gains = Lot::ALL.map(|lot| {
            if open.contains(lot) {
                Yield {
                    need: need(site, lot),
                    cost: task.price(lot),
                }
            } else {
                Yield::default()
            }
        });
        Turn::ALL
            .map(|turn| Self::turned(task, &gains, turn))
            .into_iter()
            .min_by_key(|(_, vague)| *vague)
            .map(|(ground, _)| ground)
    }

    /// The ground as it is swept one way, and how many lots a sweep will be vague about.
    fn turned(task: &Task, gains: &[Yield; Lot::COUNT], turn: Turn) -> (Self, usize) {
        let site = task.site;
        let mut places = [[Place::default(); WIDTH]; WIDTH];
        let mut vague = 0;
        let way = |street: Option<Street>| match street {
            Some(street) if !site.walls.contains(street) => Way {
                walls: 1,
                cost: task.wall,
            },
            _ => Way::default(),
        };
        for row in 0..WIDTH {
            for column in 0..WIDTH {
                places[row][column].right = way(turn.street_right(row, column));
                places[row][column].down = way(turn.street_down(row, column));
                let Some(lot) = turn.lot(row, column) else {
                    continue;
                };
                let is_walled = |side: Side| site.walls.contains(lot.street(side));
                let walls @ [has_north, _, has_south, _] = turn.sides().map(is_walled);
                let gain = gains[lot.index()];
                let fenced = Fenced { gain, walls };
                vague += usize::from(fenced.is_vague());
                if has_south && !has_north {
                    places[row][column + 1].below = fenced;
                } else {
                    places[row + 1][column].above = fenced;
                }
            }
        }
        let needs = Needs::new(site.decree.counts(), task.most_walls);
        (
            Self {
                places,
                needs,
                turn,
            },
            vague,
        )
    }

    /// What a city needs.
    #[inline]
    pub fn needs(&self) -> &Needs {
        &self.needs
    }

    /// The corner of this row and column.
    #[inline]
    pub fn place(&self, row: usize, column: usize) -> &Place {
        &self.places[row][column]
    }

    /// More than any sum of costs along a sweep, be it above or below nothing.
    pub fn bound(&self) -> i64 {
        let cost = |place: &Place| {
            let lots = place.above.gain.cost.abs() + place.below.gain.cost.abs();
            place.right.cost + place.down.cost + lots
        };
        1 + self.places.iter().flatten().map(cost).sum::<i64>()
    }

    /// The loop that takes these streets to the right in each row, from the left as bits: those that
    /// go down follow, because it passes each corner twice or not at all.
    pub fn perimeter(&self, rows: &[u8]) -> StreetSet {
        let mut streets = StreetSet::EMPTY;
        let mut down = 0_u16;
        for (row, &rights) in rows.iter().enumerate() {
            let rights = u16::from(rights);
            down ^= rights ^ rights << 1;
            for column in 0..WIDTH {
                if rights >> column & 1 == 1 {
                    streets.extend(self.turn.street_right(row, column));
                }
                if down >> column & 1 == 1 {
                    streets.extend(self.turn.street_down(row, column));
                }
            }
        }
        streets
    }
}

/// The need that a lot helps to meet.
fn need(site: &Site, lot: Lot) -> Option<u8> {
    if site.decree.counts() == [0; 3] {
        return Some(ANY_LOT);
    }
    let building = site.lots.content(lot).building()?;
    let place = u8::try_from(building.index()).expect("there are three buildings");
    (site.decree.count(building) > 0).then_some(place)
}
