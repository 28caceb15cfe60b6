//! The city planner: which legal city costs least, exactly.
//!
//! A city is a loop around lots (R6), so planning one is finding the cheapest loop that encloses what
//! the decree asks for. `frontier` describes the loops, `ground` what they cost; `sweep` finds out
//! what it costs at least to finish any beginning of a loop, and `search` goes from there to the
//! cheapest.
//!
//! ```
//! use walls_of_york::bots::york::planner::{Planner, Site, Weights};
//! use walls_of_york::rules::york::{Decree, Lots, StreetSet};
//!
//! let site = Site {
//!     lots: format!("{}C{}", ".".repeat(20), ".".repeat(43)).parse()?,
//!     walls: StreetSet::EMPTY,
//!     decree: Decree::new(1, 0, 0),
//! };
//! let plan = Planner::new().best(&site, Weights::WALLS).expect("a church can be walled in");
//! // A lot by itself would be sealed, so the church takes a neighbour in.
//! assert_eq!((plan.new_walls().len(), plan.city().lots().len()), (6, 2));
//! # Ok::<(), walls_of_york::rules::york::NotationError>(())
//! ```

mod around;
mod frontier;
mod ground;
mod lanes;
mod needs;
mod search;
mod sweep;

use crate::rules::york::enclosure::{self, City};
use crate::rules::york::{Decree, Lot, Lots, Street, StreetSet, Table};
use ground::{Ground, Task};
use lanes::Cost;
use search::Search;
use sweep::Sweep;

/// Where a city is planned: the board, the walls that stand, and what the King asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// What the lots hold.
    pub lots: Lots,
    /// The walls that stand and cost nothing.
    pub walls: StreetSet,
    /// What the city must hold.
    pub decree: Decree,
}

impl Site {
    /// The open board of somebody at this table with these walls.
    pub fn of(table: &Table, walls: StreetSet) -> Self {
        Self {
            lots: *table.lots(),
            walls,
            decree: table.decree(),
        }
    }
}

/// What a city costs: so much for each wall still to place and each Viking in it, so much less for
/// each coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each wall still to place.
    pub wall: u32,
    /// Off for each coin.
    pub coin: u32,
    /// For each Viking.
    pub viking: u32,
}

impl Weights {
    /// The walls alone count.
    pub const WALLS: Self = Self {
        wall: 1,
        coin: 0,
        viking: 0,
    };

    /// The question for the city that costs least.
    fn task<'a>(self, site: &'a Site, tolls: &'a [i64; Lot::COUNT]) -> Task<'a> {
        Task {
            site,
            wall: self.wall.into(),
            coin: self.coin.into(),
            viking: self.viking.into(),
            tolls,
            most_walls: None,
        }
    }

    /// The same weights in the smallest whole numbers, which are quicker to reckon with.
    fn reduced(self) -> Self {
        let divisor = gcd(self.wall, gcd(self.coin, self.viking)).max(1);
        Self {
            wall: self.wall / divisor,
            coin: self.coin / divisor,
            viking: self.viking / divisor,
        }
    }

    /// What a city costs that needs so many new walls.
    pub fn cost(self, new_walls: usize, city: &City) -> i64 {
        let walls = i64::try_from(new_walls).expect("a board has 144 streets");
        i64::from(self.wall) * walls - i64::from(self.coin) * i64::from(city.coins())
            + i64::from(self.viking) * i64::from(city.vikings())
    }
}

/// A city that can be built, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    cost: i64,
    new_walls: StreetSet,
    city: City,
}

impl Plan {
    fn new(site: &Site, weights: Weights, perimeter: StreetSet) -> Self {
        let new_walls = perimeter - site.walls;
        let city = enclosure::declare(perimeter, site.walls | new_walls, &site.lots, site.decree);
        let city = city.expect("the planner plans legal cities");
        Self {
            cost: weights.cost(new_walls.len(), &city),
            new_walls,
            city,
        }
    }

    /// Whether the cities share more than two thirds of all their lots: one is a variant of the other.
    fn is_like(&self, other: &Self) -> bool {
        let (lots, others) = (self.city.lots(), other.city.lots());
        3 * (lots & others).len() > 2 * (lots | others).len()
    }

    /// What the city costs by the weights it was planned with.
    pub const fn cost(&self) -> i64 {
        self.cost
    }

    /// The walls still to place.
    pub const fn new_walls(&self) -> StreetSet {
        self.new_walls
    }

    /// The city once they stand.
    pub const fn city(&self) -> &City {
        &self.city
    }
}

/// Plans cities, and keeps its memory from one plan to the next.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    narrow: Sweep<i16>,
    wide: Sweep<i64>,
}

impl Planner {
    /// A planner.
    pub fn new() -> Self {
        Self::default()
    }

    /// The city that costs least, if any is possible.
    pub fn best(&mut self, site: &Site, weights: Weights) -> Option<Plan> {
        let perimeter = self.cheapest(&weights.reduced().task(site, &NO_TOLLS))?;
        Some(Plan::new(site, weights, perimeter))
    }

    /// The city that costs least of those that need at most so many new walls: for none, for one and
    /// so on up to `most`, or to as many as a board has streets.
    pub fn within(&mut self, site: &Site, weights: Weights, most: usize) -> Vec<Option<Plan>> {
        let most = most.min(Street::COUNT);
        let task = Task {
            most_walls: Some(most),
            ..weights.reduced().task(site, &NO_TOLLS)
        };
        self.cheapest_within(&task, most)
            .into_iter()
            .map(|perimeter| perimeter.map(|perimeter| Plan::new(site, weights, perimeter)))
            .collect()
    }

    /// Several good cities that are clearly different, the one that costs least first; at most
    /// `count`, found in at most as many sweeps.
    ///
    /// Whenever one is found its lots become dearer, so the next one looks elsewhere.
    pub fn different(&mut self, site: &Site, weights: Weights, count: usize) -> Vec<Plan> {
        let reduced = weights.reduced();
        // Half of the dearest thing there is, for each lot.
        let toll = i64::from(reduced.wall.max(reduced.coin).max(reduced.viking).max(1));
        let mut tolls = NO_TOLLS;
        let mut plans: Vec<Plan> = Vec::new();
        for _ in 0..count {
            let Some(perimeter) = self.cheapest(&reduced.task(site, &tolls).doubled()) else {
                break;
            };
            let plan = Plan::new(site, weights, perimeter);
            for lot in plan.city.lots().iter() {
                tolls[lot.index()] += toll;
            }
            if !plans.iter().any(|known| known.is_like(&plan)) {
                plans.push(plan);
            }
        }
        plans.sort_by_key(Plan::cost);
        plans
    }

    fn cheapest(&mut self, task: &Task) -> Option<StreetSet> {
        self.cheapest_within(task, 0).pop().flatten()
    }

    /// The cheapest loop of at most so many new walls, from none to `most`; where they are not counted
    /// the first is the cheapest of all.
    fn cheapest_within(&mut self, task: &Task, most: usize) -> Vec<Option<StreetSet>> {
        match Ground::new(task) {
            None => vec![None; most + 1],
            Some(ground) if ground.bound() < i16::LIMIT => {
                cheapest_loops(&mut self.narrow, &ground, most)
            }
            Some(ground) => cheapest_loops(&mut self.wide, &ground, most),
        }
    }
}

const fn gcd(first: u32, second: u32) -> u32 {
    if second == 0 {
        first
    } else {
        gcd(second, first % second)
    }
}

/// No lot costs anything by itself.
const NO_TOLLS: [i64; Lot::COUNT] = [0; Lot::COUNT];

fn cheapest_loops<C: Cost>(
    sweep: &mut Sweep<C>,
    ground: &Ground,
    most: usize,
) -> Vec<Option<StreetSet>> {
    sweep.run(ground);
    let mut known: Option<(StreetSet, i64)> = None;
    let mut loops = Vec::with_capacity(most + 1);
    for walls in 0..=most {
        let hope = sweep.cost_to_go(0, 0, ground.needs().all(walls));
        // A loop that is as cheap as can be hoped for with more walls needs no search.
        if hope != known.map(|(_, cost)| cost) {
            known = Search::new(ground, sweep, walls).cheapest();
        }
        loops.push(known.map(|(perimeter, _)| perimeter));
    }
    loops
}
