//! Sample games: whole games of random legal actions.
//!
//! Tests, benchmarks and the command line need games of every kind, and share nothing but the
//! library; so this is where they come from. It is no bot: it plays without sense, through the doors
//! that everybody has, [`View`] and [`Record::apply`].

mod region;

use super::{
    Action, Arrow, Build, Direction, Face, Hand, Phase, Record, Rng, Seat, Setup, StreetSet, Table,
    Tile, View, enclosure,
};
use region::random_perimeter;

/// The turn from which on even those who pursue a city give up.
const PATIENCE: u16 = 60;
/// The most cities among which a closing one is chosen.
const CITIES: usize = 8;

/// Random play for all seats: in each Age half of the seats, rounded up, mostly build towards a random
/// legal perimeter and close it once it stands, the others build anywhere; whoever could close any
/// other city does so every other time, and whoever has no perimeter in mind, or has tried for 60
/// turns, gives up as often.
#[derive(Clone, Debug)]
pub struct Sampler {
    rng: Rng,
    ages: usize,
    targets: [Option<StreetSet>; Seat::MOST],
}

impl Sampler {
    /// Random play that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: Rng::seeded(seed),
            ages: 0,
            targets: [None; Seat::MOST],
        }
    }

    /// A legal action of the view's seat; `None` where the game does not wait for it.
    pub fn action(&mut self, view: &View) -> Option<Action> {
        let seat = view.seat().filter(|_| view.is_awaited())?;
        let table = view.table();
        match table.phase() {
            Phase::Drafting => self.draft(seat, table),
            Phase::Rolling => Some(Action::roll(seat)),
            Phase::Building { .. } => {
                self.plan(table);
                let target = self.targets[seat.index()];
                Some(Action::build(seat, self.build(&view.hand()?, target)))
            }
            Phase::Deciding { .. } => {
                self.plan(table);
                Some(self.decide(seat, table))
            }
            Phase::Over => None,
        }
    }

    /// Whether one in so many times comes up.
    fn one_in(&mut self, times: u32) -> bool {
        self.rng.below(times) == 0
    }

    /// Chooses in each Age anew who pursues which city.
    fn plan(&mut self, table: &Table) {
        let ages = table.reports().len() + 1;
        if self.ages == ages {
            return;
        }
        self.ages = ages;
        self.targets = [None; Seat::MOST];
        let mut seats: Vec<Seat> = table.setup().seats().collect();
        self.rng.shuffle(&mut seats);
        for seat in seats.iter().take(seats.len().div_ceil(2)) {
            let target = random_perimeter(table.lots(), table.decree(), &mut self.rng);
            self.targets[seat.index()] = Some(target);
        }
    }

    fn draft(&mut self, seat: Seat, table: &Table) -> Option<Action> {
        let gems: Vec<_> = table.layout().gems_left().collect();
        let quadrants: Vec<_> = table.layout().free_quadrants().collect();
        let face = Face::new(*self.rng.pick(&gems)?, *self.rng.pick(&Arrow::ALL)?);
        let tile = Tile::new(face, *self.rng.pick(&Direction::ALL)?);
        Some(Action::draft(seat, tile, *self.rng.pick(&quadrants)?))
    }

    fn build(&mut self, hand: &Hand, target: Option<StreetSet>) -> Build {
        let target = target.filter(|_| !self.one_in(5));
        if let Some(build) = target.and_then(|target| self.pursue(hand, target)) {
            return build;
        }
        if hand.is_empty() {
            return Build::default();
        }
        if !hand.is_full() && !self.one_in(8) {
            let lift = self.choose(hand.walls(), hand.shape_shortfall());
            let build = lift.and_then(|lift| self.lay_shape(hand, lift, StreetSet::FULL));
            if let Some(build) = build {
                return build;
            }
        }
        let lift = self
            .choose(hand.walls(), hand.wall_shortfall())
            .unwrap_or_default();
        let free = StreetSet::FULL - (hand.walls() - lift);
        Build::placing(self.choose(free, 1).unwrap_or_default()).lifting(lift)
    }

    /// A placement on the target alone, with lifted walls from elsewhere.
    fn pursue(&mut self, hand: &Hand, target: StreetSet) -> Option<Build> {
        let spare = hand.walls() - target;
        if let Some(lift) = self.choose(spare, hand.shape_shortfall())
            && let Some(build) = self.lay_shape(hand, lift, target)
        {
            return Some(build);
        }
        let lift = self.choose(spare, hand.wall_shortfall())?;
        Some(Build::placing(self.choose(target - hand.walls(), 1)?).lifting(lift))
    }

    /// The shape at random on streets of `within` that are free once `lift` is lifted.
    fn lay_shape(&mut self, hand: &Hand, lift: StreetSet, within: StreetSet) -> Option<Build> {
        let taken = (hand.walls() - lift) | (StreetSet::FULL - within);
        let placements: Vec<StreetSet> = hand.shape().placements(taken).collect();
        Some(Build::placing(*self.rng.pick(&placements)?).lifting(lift))
    }

    /// So many of these streets, if there are as many.
    fn choose(&mut self, streets: StreetSet, count: usize) -> Option<StreetSet> {
        if streets.len() < count || count == 0 {
            return (count == 0).then_some(StreetSet::EMPTY);
        }
        let mut order: Vec<_> = streets.iter().collect();
        self.rng.shuffle(&mut order);
        Some(order.into_iter().take(count).collect())
    }

    fn decide(&mut self, seat: Seat, table: &Table) -> Action {
        let walls = table.player(seat).walls();
        let target = self.targets[seat.index()];
        let (lots, decree) = (table.lots(), table.decree());
        if let Some(perimeter) = target.filter(|target| target.is_subset(walls))
            && enclosure::declare(perimeter, walls, lots, decree).is_ok()
            && !self.one_in(8)
        {
            return Action::close(seat, perimeter);
        }
        if self.one_in(2) {
            let cities = enclosure::cities(walls, lots, decree, CITIES);
            if let Some(city) = self.rng.pick(cities.as_slice()) {
                return Action::close(seat, city.perimeter());
            }
        }
        let is_tired = target.is_none() || table.turn() >= PATIENCE;
        if table.may_give_up() && is_tired && self.one_in(2) {
            return Action::give_up(seat);
        }
        Action::keep(seat)
    }
}

/// Plays a whole game at random, the seats acting in random order where they may.
///
/// ```
/// use walls_of_york::rules::york::{Boards, Options, Setup, sample};
///
/// let setup = Setup::new(3, Boards::Draft, Options::default())?;
/// let record = sample::play(setup, 7);
/// assert!(record.game().table().final_table().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If the game refuses a random action, which would be a fault of the rules.
pub fn play(setup: Setup, seed: u64) -> Record {
    let mut record = Record::new(setup, seed);
    let mut sampler = Sampler::new(!seed);
    while let Some(action) = next(&record, &mut sampler) {
        record.apply(&action).expect("random play is legal");
    }
    record
}

/// The next random action of a game, by any of the seats it waits for.
pub fn next(record: &Record, sampler: &mut Sampler) -> Option<Action> {
    let game = record.game();
    let waiting: Vec<Seat> = game.table().waiting().iter().collect();
    let seat = *sampler.rng.pick(&waiting)?;
    sampler.action(&game.view(seat))
}
