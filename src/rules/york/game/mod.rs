//! The game: one value, actions in, events out (R3–R9).

mod action;
mod age;
mod event;
mod player;
mod refusal;
mod table;
mod turn;
mod view;

pub use action::{Action, Decision, Deed, ParseActionError};
pub use event::Event;
pub use player::{Player, Status};
pub use refusal::{GIVE_UP_TURN, Refusal};
pub use table::{Phase, Table};
pub use view::View;

use super::{Board, Boards, Build, Layout, Quadrant, Rng, Seat, Setup, Tile};

/// A whole game, with its secrets.
///
/// The same set-up, seed and actions give the same game on every machine. Whoever plays sees a
/// [`View`] of it.
///
/// ```
/// use walls_of_york::rules::york::{Action, Boards, Game, Options, Phase, Setup};
///
/// let setup = Setup::new(2, Boards::Random, Options::default())?;
/// let (mut game, _) = Game::new(setup, 1);
/// let roller = game.table().in_turn();
/// let events = game.apply(&Action::roll(roller))?;
/// assert!(matches!(game.table().phase(), Phase::Building { .. }));
/// assert!(game.apply(&Action::roll(roller)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    table: Table,
    rng: Rng,
    builds: [Option<Build>; Seat::MOST],
    decisions: [Option<Decision>; Seat::MOST],
}

impl Game {
    /// Begins a game, and tells what happened at once: the draft's beginning, or the boards and the
    /// first decree.
    pub fn new(setup: Setup, seed: u64) -> (Self, Vec<Event>) {
        let mut rng = Rng::seeded(seed);
        let in_turn = random_seat(&setup, &mut rng);
        let mut game = Self {
            table: Table::new(setup, in_turn),
            rng,
            builds: [None; Seat::MOST],
            decisions: [None; Seat::MOST],
        };
        let events = match setup.boards() {
            Boards::Draft => vec![Event::DraftBegan { seat: in_turn }],
            Boards::Random => {
                let board = Board::random(&mut game.rng);
                game.finish_boards(board)
            }
            Boards::Laid(board) => game.finish_boards(board),
        };
        (game, events)
    }

    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a seat may know, its own secrets included; where nobody sits, that is what everybody
    /// may know.
    pub fn view(&self, seat: Seat) -> View {
        let (build, decision) = (self.builds[seat.index()], self.decisions[seat.index()]);
        let seat = self.table.setup.has(seat).then_some(seat);
        View::new(self.table.clone(), seat, build, decision)
    }

    /// What somebody may know who only looks on.
    pub fn spectator_view(&self) -> View {
        View::new(self.table.clone(), None, None, None)
    }

    /// Does what a seat wants to do, and tells what happened.
    ///
    /// # Errors
    /// If the rules do not allow it; the game is then as it was.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        let seat = action.seat;
        if !self.table.setup.has(seat) {
            return Err(Refusal::NoSuchSeat(seat));
        }
        match (self.table.phase, action.deed) {
            (Phase::Drafting, Deed::Draft { tile, quadrant }) => self.draft(seat, tile, quadrant),
            (Phase::Rolling, Deed::Roll) => self.roll(seat),
            (Phase::Building { .. }, Deed::Build(build)) => self.build(seat, build),
            (Phase::Deciding { .. }, Deed::Decide(decision)) => self.decide(seat, decision),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    fn must_be_in_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let in_turn = self.table.in_turn;
        if seat == in_turn {
            Ok(())
        } else {
            Err(Refusal::NotInTurn(in_turn))
        }
    }

    fn pass_turn(&mut self) {
        self.table.in_turn = self.table.in_turn.next(self.table.setup.players());
    }

    fn draft(&mut self, seat: Seat, tile: Tile, quadrant: Quadrant) -> Result<Vec<Event>, Refusal> {
        self.must_be_in_turn(seat)?;
        self.table.layout.lay(quadrant, tile)?;
        self.pass_turn();
        let mut events = vec![Event::TileLaid {
            seat,
            tile,
            quadrant,
        }];
        if let Some(board) = self.table.layout.board() {
            // R5.1: who rolls first is drawn anew, whoever drafted last.
            self.table.in_turn = random_seat(&self.table.setup, &mut self.rng);
            events.extend(self.finish_boards(board));
        }
        Ok(events)
    }

    fn finish_boards(&mut self, board: Board) -> Vec<Event> {
        self.table.layout = Layout::from(board);
        self.table.lots = board.lots();
        vec![Event::BoardsDone(board), self.begin_age()]
    }
}

fn random_seat(setup: &Setup, rng: &mut Rng) -> Seat {
    let seats: Vec<Seat> = setup.seats().collect();
    *rng.pick(&seats).expect("a game has at least two seats")
}
