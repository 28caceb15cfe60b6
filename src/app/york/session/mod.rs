//! The game at this table: who sits where, what has happened, and how far the table has been told.
//!
//! The rules decide everything; a session only adds who acts on this device and what the people
//! around it have seen. It is changed by [`Step`]s and by nothing else.

mod scene;
mod stage;
#[cfg(test)]
mod tests;

pub use scene::{Scene, SeatScene};
pub use stage::Stage;

use std::rc::Rc;

use yew::Reducible;

use crate::app::york::lobby::{Kept, Opening, Plan, Who};
use crate::bots::york::Level;
use crate::rules::york::{
    Action, Event, Game, Phase, Record, Refusal, Seat, SeatSet, Setup, Table,
};

/// A bot's decision that is needed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Names the question; an answer to an older one is dropped.
    pub id: u32,
    /// The bot's seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
}

/// One thing that changes a session.
#[derive(Clone, Debug)]
pub enum Step {
    /// A person acts, or the die is rolled for a bot.
    Act(Action),
    /// A bot has decided; it acts as soon as the table is ready for it.
    Answer {
        /// The question's name.
        id: u32,
        /// What it decided.
        action: Action,
    },
    /// The table has seen what [`Stage`] it is in, and goes on.
    Read,
    /// The next line of an Age's score is told.
    Tell,
    /// All lines of an Age's score are told.
    TellAll,
    /// The awaited person lifts the curtain.
    LiftCurtain,
    /// The bots play the rest of this Age without stops.
    RunBots,
    /// Somebody else takes the seat for good.
    Reseat(Seat, Who),
    /// The notice about a refused action is closed.
    Forgive,
    /// The game goes back to where it had so many actions, and the table to where it had been taken
    /// through so many events.
    Rewind(usize, usize),
}

/// The game at this table.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    plan: Plan,
    record: Record,
    events: Vec<Event>,
    /// How many events the table has been taken through.
    read: usize,
    /// Lines told of the Age's score that is being told.
    told: usize,
    /// The person for whom the curtain was lifted.
    holder: Option<Seat>,
    /// Whom the game waited for when its phase began, and how many events there were then.
    asked: SeatSet,
    phase_began: usize,
    answers: [Option<Action>; Seat::MOST],
    /// How often each seat has gone to somebody else.
    seatings: [u8; Seat::MOST],
    runs_bots: bool,
    refusal: Option<Refusal>,
}

impl Session {
    /// Sits down to a new game, or to one that was left.
    pub fn open(opening: &Opening) -> Self {
        match opening {
            Opening::New { plan, seed } => {
                let mut record = Record::new(plan.setup(), *seed);
                for (seat, sitting) in record.setup().seats().zip(&plan.seats) {
                    record.set_name(seat, &sitting.name);
                }
                Self::at(plan.clone(), record, 0)
            }
            Opening::Kept(kept) => Self::at(kept.plan.clone(), kept.record.clone(), kept.read),
        }
    }

    fn at(plan: Plan, record: Record, read: usize) -> Self {
        let (mut game, mut events) = Game::new(*record.setup(), record.seed());
        let mut asked = game.table().waiting();
        let mut phase_began = events.len();
        for action in record.actions() {
            let before = moment(game.table());
            // Not by `expect`, which would bring all refusals into the app as text for programmers.
            let Ok(new) = game.apply(action) else {
                unreachable!("a record is legal to its end")
            };
            events.extend(new);
            if moment(game.table()) != before {
                (asked, phase_began) = (game.table().waiting(), events.len());
            }
        }
        let read = read.min(events.len());
        Self {
            plan,
            record,
            events,
            read,
            told: 0,
            holder: None,
            asked,
            phase_began,
            answers: [None; Seat::MOST],
            seatings: [0; Seat::MOST],
            runs_bots: false,
            refusal: None,
        }
    }

    /// The session as it is kept in the browser.
    pub fn kept(&self) -> Kept {
        let mut kept = Kept::new(self.plan.clone(), self.record.clone(), self.read);
        kept.stamp.is_over = self.stage() == Stage::Over;
        kept
    }

    /// How many events the table has been taken through.
    pub const fn read(&self) -> usize {
        self.read
    }

    /// Who sits where.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game's record.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        self.record.game().table()
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        self.record.setup()
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat) -> &str {
        &self.plan.seats[seat.index()].name
    }

    /// Everything that has happened and that the table has been taken through or is looking at.
    pub fn told_events(&self) -> &[Event] {
        &self.events[..self.horizon()]
    }

    /// The events that the table is looking at.
    pub fn looked_at(&self) -> &[Event] {
        self.stop().map_or(&[], |(_, range)| &self.events[range])
    }

    /// Lines told of the Age's score.
    pub const fn told(&self) -> usize {
        self.told
    }

    /// Why the last action was refused.
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// Whether the bots play the rest of the Age without stops.
    pub const fn runs_bots(&self) -> bool {
        self.runs_bots
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.plan.seats[seat.index()].who == Who::Person
    }

    /// The seats with persons.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        self.setup().seats().filter(|&seat| self.is_person(seat))
    }

    /// Whether bots alone still build: every person has closed the city or given it up.
    pub fn is_up_to_bots(&self) -> bool {
        let builders = self.table().builders();
        matches!(
            self.table().phase(),
            Phase::Rolling | Phase::Building { .. } | Phase::Deciding { .. }
        ) && !self.persons().any(|seat| builders.contains(seat))
    }

    /// The game as text that gives no secret away: up to the last time all was shown (R5.5).
    pub fn open_text(&self) -> String {
        match self.table().phase() {
            Phase::Building { .. } | Phase::Deciding { .. } => {
                let secret = self.asked.len() - self.table().waiting().len();
                let open = self.record.actions().len() - secret;
                self.record_until(open).to_string()
            }
            Phase::Drafting | Phase::Rolling | Phase::Over => self.record.to_string(),
        }
    }

    /// The first so many actions of the game.
    fn record_until(&self, actions: usize) -> Record {
        let mut record = Record::new(*self.setup(), self.record.seed());
        for seat in self.setup().seats() {
            record.set_name(seat, self.name(seat));
        }
        for action in self.record.actions().iter().take(actions) {
            let applied = record.apply(action).is_ok();
            debug_assert!(applied, "the beginning of a legal game is legal");
        }
        record
    }

    /// The bots' decisions that are needed now and have not been answered.
    pub fn wanted(&self) -> Vec<Wanted> {
        let waiting = match self.table().phase() {
            Phase::Rolling | Phase::Over => return Vec::new(),
            Phase::Drafting if self.stop().is_some() => return Vec::new(),
            _ => self.table().waiting(),
        };
        let seats = waiting.iter().filter_map(|seat| {
            let Who::Bot(level) = self.plan.seats[seat.index()].who else {
                return None;
            };
            let is_open = self.answers[seat.index()].is_none();
            is_open.then(|| Wanted {
                id: self.question(seat),
                seat,
                level,
            })
        });
        seats.collect()
    }

    /// The name of the question what a seat does in this phase; whoever takes the seat is asked anew.
    pub fn question(&self, seat: Seat) -> u32 {
        let moment = u32::try_from(self.phase_began % (1 << 17)).unwrap_or_default();
        let place = u32::try_from(seat.index()).unwrap_or_default();
        u32::from(self.seatings[seat.index()]) << 20 | moment << 3 | place
    }

    fn step(&mut self, step: &Step) {
        match *step {
            Step::Act(ref action) => self.act(action),
            Step::Answer { id, action } => {
                let seat = action.seat;
                if self.setup().has(seat) && id == self.question(seat) {
                    self.answers[seat.index()] = Some(action);
                }
            }
            Step::Read => {
                if let Some((_, range)) = self.stop() {
                    self.read = range.end;
                    self.told = 0;
                }
            }
            Step::Tell => self.told = self.told.saturating_add(1),
            Step::TellAll => self.told = usize::MAX,
            Step::LiftCurtain => {
                if let Stage::Curtain(seat) = self.stage() {
                    self.holder = Some(seat);
                }
            }
            Step::RunBots => self.runs_bots = true,
            Step::Reseat(seat, who) => {
                let acting = match self.stage() {
                    Stage::Building(seat) | Stage::Deciding(seat) => Some(seat),
                    _ => None,
                };
                self.plan.seats[seat.index()].who = who;
                self.answers[seat.index()] = None;
                self.seatings[seat.index()] = self.seatings[seat.index()].wrapping_add(1);
                // Whoever is building or deciding is left in peace.
                self.holder = acting.filter(|&acting| acting != seat);
                // Whoever comes to the table wants to see what happens.
                self.runs_bots = false;
            }
            Step::Forgive => self.refusal = None,
            Step::Rewind(actions, read) => {
                let mut seatings = self.seatings;
                for seating in &mut seatings {
                    // Everybody is asked anew.
                    *seating = seating.wrapping_add(1);
                }
                *self = Self::at(self.plan.clone(), self.record_until(actions), read);
                self.seatings = seatings;
            }
        }
        self.settle();
    }

    fn act(&mut self, action: &Action) {
        let before = moment(self.table());
        match self.record.apply(action) {
            Ok(events) => {
                self.events.extend(events);
                self.refusal = None;
                if self.holder == Some(action.seat) {
                    self.holder = None;
                }
                if moment(self.table()) != before {
                    self.asked = self.table().waiting();
                    self.phase_began = self.events.len();
                    self.answers = [None; Seat::MOST];
                }
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
    }

    /// Lets bots act whose decisions are there, once the table has seen what came before; and walks
    /// on where nothing needs to be seen.
    fn settle(&mut self) {
        loop {
            if self.runs_bots && self.runs_through() {
                continue;
            }
            if self.stop().is_some() {
                return;
            }
            let waiting = self.table().waiting();
            let ready = waiting
                .iter()
                .find(|seat| !self.is_person(*seat) && self.answers[seat.index()].is_some());
            let Some(action) = ready.and_then(|seat| self.answers[seat.index()].take()) else {
                return;
            };
            self.act(&action);
        }
    }

    /// While the bots run: reads reveals and closings and rolls for bots; whether it did something.
    fn runs_through(&mut self) -> bool {
        match self.stage() {
            Stage::Reveal | Stage::Closings => {
                let range = self.stop().map(|(_, range)| range);
                self.read = range.map_or(self.read, |range| range.end);
                true
            }
            Stage::Rolling(seat) if self.is_up_to_bots() => {
                self.act(&Action::roll(seat));
                true
            }
            Stage::Score(_) => {
                self.runs_bots = false;
                false
            }
            _ => false,
        }
    }
}

impl Reducible for Session {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut session = (*self).clone();
        session.step(&step);
        Rc::new(session)
    }
}

/// What tells one phase of a game from the next, whoever has acted in it.
fn moment(table: &Table) -> (u8, u16, bool, usize) {
    let phase = match table.phase() {
        Phase::Drafting => 0,
        Phase::Rolling => 1,
        Phase::Building { .. } => 2,
        Phase::Deciding { .. } => 3,
        Phase::Over => 4,
    };
    let free = table.layout().free_quadrants().count();
    let is_second = table.age() == crate::rules::york::Age::Second;
    (phase, table.turn(), is_second, free)
}
