//! The names of everything at the York table, and what is said about it, in every language.

mod catalogue;
mod english;
mod events;
mod fill;
mod german;
mod reading;
mod refusals;
mod score;
#[cfg(test)]
mod tests;

use crate::app::shell::language::Language;
use crate::bots::york::Level;
use crate::rules::york::enclosure::Missing;
use crate::rules::york::{
    Age, Arrow, Building, Corner, Decree, Direction, Gem, Lot, Quadrant, Shape, Street, Tile,
};

use catalogue::{Count, Tables};
pub use events::Names;
use fill::fill;

/// The words of one language.
///
/// ```
/// use walls_of_york::app::shell::language::Language;
/// use walls_of_york::app::york::words::Words;
///
/// let words = Words::of(Language::English);
/// assert_eq!(words.coins(1), "1 coin");
/// assert_eq!(words.street("d4n".parse()?), "street north of d4");
/// # Ok::<(), walls_of_york::rules::york::NotationError>(())
/// ```
pub struct Words(Tables);

static ENGLISH: Words = Words(english::ENGLISH);
static GERMAN: Words = Words(german::GERMAN);

impl Words {
    /// The words of this language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// A shape of the Building Die.
    pub const fn shape(&self, shape: Shape) -> &'static str {
        self.0.things.shape[shape as usize]
    }

    /// One building.
    pub const fn building(&self, building: Building) -> &'static str {
        self.0.things.building[building.index()][0]
    }

    /// So many of a building: "3 churches".
    pub fn buildings(&self, count: usize, building: Building) -> String {
        let names = self.0.things.building[building.index()];
        let mut text = count.to_string();
        text.push(' ');
        text.push_str(names[usize::from(count != 1)]);
        text
    }

    /// A street by a lot beside it: "street north of d4".
    pub fn street(&self, street: Street) -> String {
        let (lot, side) = street.name();
        fill(self.0.things.street[side as usize], &[&lot.to_string()])
    }

    /// A corner by a lot that it belongs to.
    pub fn corner(&self, corner: Corner) -> String {
        let last = Lot::WIDTH - 1;
        let (column, row) = (corner.x().min(last), corner.y().min(last));
        let lot = Lot::new(column, row).expect("a lot of the board");
        let is_east = usize::from(corner.x() > last);
        let is_south = usize::from(corner.y() > last);
        let template = self.0.things.corner[2 * is_south + is_east];
        fill(template, &[&lot.to_string()])
    }

    /// The colour of a gem.
    pub const fn gem(&self, gem: Gem) -> &'static str {
        self.0.things.gem[gem as usize]
    }

    /// The tile with this gem: "blue tile".
    pub const fn tile(&self, gem: Gem) -> &'static str {
        self.0.things.tile[gem as usize]
    }

    /// The arrow of a tile's face.
    pub const fn arrow(&self, arrow: Arrow) -> &'static str {
        self.0.things.arrow[arrow as usize]
    }

    /// Where an arrow points.
    pub const fn direction(&self, direction: Direction) -> &'static str {
        self.0.things.direction[direction as usize]
    }

    /// A tile's face and how it lies: "black arrow pointing right".
    pub fn tile_face(&self, tile: Tile) -> String {
        let arrow = self.arrow(tile.face().arrow());
        let direction = self.direction(tile.direction());
        fill(self.0.things.arrow_pointing, &[arrow, direction])
    }

    /// A tile as it lies: "blue tile, black arrow pointing right".
    pub fn tile_as_it_lies(&self, tile: Tile) -> String {
        fill("{}, {}", &[self.tile(tile.gem()), &self.tile_face(tile)])
    }

    /// A quarter of the board.
    pub const fn quadrant(&self, quadrant: Quadrant) -> &'static str {
        self.0.things.quadrant[quadrant as usize]
    }

    /// A bot's level.
    pub const fn level(&self, level: Level) -> &'static str {
        self.0.things.level[level as usize]
    }

    /// An Age: "first Age".
    pub const fn age(&self, age: Age) -> &'static str {
        self.0.things.age[age as usize]
    }

    /// So many coins; fewer than none have a minus sign.
    pub fn coins(&self, coins: i32) -> String {
        let number = number(coins);
        fill(form(self.0.things.coins, coins.unsigned_abs()), &[&number])
    }

    /// So many Vikings.
    pub fn vikings(&self, vikings: u32) -> String {
        counted(self.0.things.vikings, vikings)
    }

    /// So many walls.
    pub fn walls(&self, walls: usize) -> String {
        counted(self.0.things.walls, small(walls))
    }

    /// So many lots.
    pub fn lots(&self, lots: usize) -> String {
        counted(self.0.things.lots, small(lots))
    }

    /// So many turns.
    pub fn turns(&self, turns: u16) -> String {
        counted(self.0.things.turns, turns.into())
    }

    /// A place in the final table: "2nd".
    pub fn place(&self, place: u8) -> &'static str {
        let place = usize::from(place.saturating_sub(1));
        self.0.things.place[place.min(7)]
    }

    /// The buildings that a decree asks for.
    pub fn decree(&self, decree: Decree) -> String {
        self.building_list(|building| decree.count(building).into())
    }

    /// The buildings that are missing.
    pub fn missing(&self, missing: &Missing) -> String {
        self.building_list(|building| missing.count(building))
    }

    fn building_list(&self, count: impl Fn(Building) -> usize) -> String {
        self.list(&self.building_counts(&count))
    }

    /// The buildings of which there are any, counted.
    fn building_counts(&self, count: &dyn Fn(Building) -> usize) -> Vec<String> {
        Building::ALL
            .into_iter()
            .filter(|&building| count(building) > 0)
            .map(|building| self.buildings(count(building), building))
            .collect()
    }

    /// A list in words: "a, b and c".
    pub fn list(&self, parts: &[String]) -> String {
        let things = &self.0.things;
        match parts {
            [] => things.nothing.to_owned(),
            [only] => only.clone(),
            [first @ .., last] => [&first.join(", "), things.and, last].concat(),
        }
    }
}

/// A number with a real minus sign.
pub fn number(number: i32) -> String {
    let mut text = number.unsigned_abs().to_string();
    if number < 0 {
        text.insert(0, '−');
    }
    text
}

/// A number with its sign, even where it is a plus.
pub fn difference(difference: i32) -> String {
    let mut text = number(difference);
    if difference > 0 {
        text.insert(0, '+');
    }
    text
}

/// The form of a word for so many.
const fn form(count: Count, number: u32) -> &'static str {
    count[if number == 1 { 0 } else { 1 }]
}

fn counted(count: Count, number: u32) -> String {
    fill(form(count, number), &[&number.to_string()])
}

/// A count of things on a board, none of which is ever large.
fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
