//! Games made up to a point by the rules themselves, to go on with in a browser.

use walls_of_york::app::shell::language::Language;
use walls_of_york::app::york::lobby::{Kept, Plan, Who};
use walls_of_york::bots::york::{Bot, Effort, Level, LevelBot};
use walls_of_york::rules::york::{
    Action, Boards, Build, Event, Game, Options, Phase, Placement, Record, Rng, Seat, Setup,
    Street, StreetSet,
};

/// A game, and how many of its events the table has been taken through.
#[derive(Clone)]
pub struct Position {
    /// The game.
    pub record: Record,
    /// The events that have been seen.
    pub read: usize,
}

impl Position {
    /// A game that begins; what it begins with has not been seen.
    pub fn new(players: usize, boards: Boards, seed: u64) -> Self {
        let setup = Setup::new(players, boards, Options::default()).expect("two to eight play");
        Self {
            record: Record::new(setup, seed),
            read: 0,
        }
    }

    /// Does something; what came before has been seen.
    pub fn act(&mut self, action: &Action) -> Vec<Event> {
        self.read = self.events().len();
        self.record.apply(action).expect("what is made up is legal")
    }

    /// The same position, with everything seen.
    #[must_use]
    pub fn seen(mut self) -> Self {
        self.read = self.events().len();
        self
    }

    /// The same position, with everything seen that comes before a certain event of the last action.
    #[must_use]
    pub fn seen_until(mut self, is_it: impl Fn(&Event) -> bool) -> Self {
        let events = self.events();
        let place = events.iter().rposition(is_it);
        self.read = place.expect("the event happened");
        self
    }

    /// Lets bots of different kinds play on all seats until what an action brought is what is looked
    /// for.
    pub fn play_until(&mut self, is_it: impl Fn(&Record, &[Event]) -> bool) -> &mut Self {
        self.play_as(of_different_kinds, is_it)
    }

    /// Lets bots act for all who are awaited but one.
    pub fn play_all_but(&mut self, seat: Seat) -> &mut Self {
        loop {
            let game = self.record.game();
            let waiting = game.table().waiting();
            let Some(other) = waiting.iter().find(|other| *other != seat) else {
                return self;
            };
            let action = of_different_kinds(game, other);
            self.act(&action);
        }
    }

    /// Plays on all seats in a way of one's own until what an action brought is what is looked for.
    pub fn play_as(
        &mut self,
        mut choose: impl FnMut(&Game, Seat) -> Action,
        is_it: impl Fn(&Record, &[Event]) -> bool,
    ) -> &mut Self {
        loop {
            let game = self.record.game();
            let waiting = game.table().waiting();
            let seat = waiting.iter().next().expect("the game is not over yet");
            let action = choose(game, seat);
            let events = self.act(&action);
            if is_it(&self.record, &events) {
                return self;
            }
        }
    }

    /// Everything that has happened.
    pub fn events(&self) -> Vec<Event> {
        let (mut game, mut events) = Game::new(*self.record.setup(), self.record.seed());
        for action in self.record.actions() {
            events.extend(game.apply(action).expect("a record is legal"));
        }
        events
    }

    /// The game as a browser keeps it, with these on its seats.
    pub fn kept(&self, seats: &[Who]) -> String {
        let mut plan = Plan::of_record(&self.record);
        assert_eq!(plan.seats.len(), seats.len(), "one on each seat");
        for (place, &who) in plan.seats.iter_mut().zip(seats) {
            place.who = who;
        }
        let plan = plan.named(Language::English);
        Kept::new(plan, self.record.clone(), self.read).to_text()
    }

    /// The game as a browser keeps it, with persons on all seats.
    pub fn kept_by_persons(&self) -> String {
        self.kept(&[Who::Person; Seat::MOST][..self.record.setup().players()])
    }
}

/// What the bot of a kind that depends on the seat does.
fn of_different_kinds(game: &Game, seat: Seat) -> Action {
    let levels = [Level::Mason, Level::Apprentice, Level::Merchant];
    choice(levels[seat.index() % levels.len()], game, seat)
}

/// What a bot does next.
pub fn choice(level: Level, game: &Game, seat: Seat) -> Action {
    let bot = LevelBot::new(level, Effort::TENTH, 5);
    let choice = bot.choose(&game.view(seat));
    choice.expect("the game waits for the seat").action
}

/// What somebody does who lays the walls of a plan one by one, and never closes.
pub fn mason_of(plan: StreetSet) -> impl FnMut(&Game, Seat) -> Action {
    move |game, seat| match game.table().phase() {
        Phase::Building { .. } => {
            let standing = game.table().player(seat).walls();
            let next = (plan - standing).first();
            let free = || {
                Street::ALL
                    .into_iter()
                    .find(|&each| !standing.contains(each))
            };
            let street = next.or_else(free).expect("a street is free");
            Action::build(seat, Build::placing(StreetSet::of(street)))
        }
        Phase::Deciding { .. } => Action::keep(seat),
        _ => choice(Level::Mason, game, seat),
    }
}

/// What somebody does who lays whatever the die shows anywhere, and never closes.
pub fn waster(seed: u64) -> impl FnMut(&Game, Seat) -> Action {
    let mut rng = Rng::seeded(seed);
    move |game, seat| match game.table().phase() {
        Phase::Building { shape, .. } => {
            let standing = game.table().player(seat).walls();
            let all: Vec<Placement> = Placement::all(shape, standing)
                .filter(|placement| !placement.is_one())
                .collect();
            let placement = rng.pick(&all).expect("the board has room");
            Action::build(seat, Build::placing(placement.streets()))
        }
        Phase::Deciding { .. } => Action::keep(seat),
        _ => choice(Level::Mason, game, seat),
    }
}

/// Four players who waste walls, up to the turn in which the supply is short for somebody.
pub fn a_shortage() -> Position {
    let mut position = Position::new(4, Boards::Random, 3);
    position.play_as(waster(8), |record, _| {
        let table = record.game().table();
        let short = |seat: Seat| {
            table
                .hand(seat)
                .is_some_and(|hand| hand.shape_shortfall() > 0)
        };
        let is_fresh = table.waiting() == table.builders();
        is_fresh && record.setup().seats().any(short)
    });
    position.seen()
}

/// The walls around the whole board, and those of a pocket of four lots in its upper left corner.
pub fn walls_with_a_pocket() -> StreetSet {
    let border = Street::ALL.into_iter().filter(|street| street.is_border());
    let pocket: StreetSet = "c1w c2w a3n b3n".parse().expect("streets");
    border.collect::<StreetSet>() | pocket
}

/// Two players, each with a city around the whole board and a pocket in it, who are to decide. The
/// city is legal with the pocket and without it.
pub fn a_pocket() -> Position {
    let plan = walls_with_a_pocket();
    let is_good = |position: &Position| {
        let table = position.record.game().table();
        let outside = plan - "a1n b1n a1w a2w".parse().expect("streets");
        let decree = table.decree();
        let lots = table.lots();
        let declare = |perimeter| {
            walls_of_york::rules::york::enclosure::declare(perimeter, plan, lots, decree)
        };
        let border = plan - "c1w c2w a3n b3n".parse().expect("streets");
        let with = declare(border);
        let without = declare(outside);
        let only = declare("a1n b1n a1w a2w c1w c2w a3n b3n".parse().expect("streets"));
        // The pocket's coins make the city with it the better one, and alone it is none.
        with.is_ok_and(|with| without.is_ok_and(|without| with.coins() > without.coins()))
            && only.is_err()
    };
    let mut position = (1..1000)
        .map(|seed| Position::new(2, Boards::Random, seed))
        .find(is_good)
        .expect("some board has coins in the corner");
    position.play_as(mason_of(plan), |record, _| {
        let table = record.game().table();
        let is_done = |seat: Seat| plan.is_subset(table.player(seat).walls());
        matches!(table.phase(), Phase::Deciding { .. })
            && table.waiting() == table.builders()
            && record.setup().seats().all(is_done)
    });
    position.seen()
}

/// Two players in the second Age who may give up, as they both did in the first.
pub fn a_hopeless_age() -> Position {
    let mut position = Position::new(2, Boards::Random, 11);
    let mut lay = waster(2);
    position.play_as(
        move |game, seat| {
            let table = game.table();
            let gives_up = table.reports().is_empty() && table.may_give_up();
            match table.phase() {
                Phase::Deciding { .. } if gives_up => Action::give_up(seat),
                _ => lay(game, seat),
            }
        },
        |record, _| {
            let table = record.game().table();
            table.reports().len() == 1
                && table.may_give_up()
                && matches!(table.phase(), Phase::Deciding { .. })
                && table.waiting() == table.builders()
        },
    );
    position.seen()
}
