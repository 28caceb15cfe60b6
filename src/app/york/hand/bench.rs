//! The state machine of a builder's turn.

use super::form::{Form, Spot};
use super::{Point, ways};
use crate::app::york::board::pen::LOT;
use crate::rules::york::{Build, BuildRefusal, Hand, PlacementRefusal, Side, Street, StreetSet};

/// Something that a finger, a pen, the mouse or a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Turns the piece by a quarter.
    Rotate,
    /// Mirrors the piece.
    Mirror,
    /// Takes one wall in place of the shape, or the shape again.
    OneWall,
    /// Taps the board.
    Tap(Point),
    /// Moves the piece that lies there by one lot, and lays it if none lies; while lifting, goes to
    /// the next own wall.
    Arrow(Side),
    /// Taps lift and put back own walls from now on, or lay the piece again (R5.6).
    Lifting,
    /// Lifts the own wall that the arrows have come to, or puts it back.
    LiftHere,
    /// Takes the piece back into the hand, or else the lifted walls back onto the board.
    TakeBack,
    /// Begins or goes on with a drag: the middle of the piece is held over this place.
    Drag(Point),
    /// Lets the dragged piece go where it is.
    Drop,
    /// Ends a drag as if it had never begun.
    LetGo,
}

/// Why the piece cannot stay where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A part of it has no street.
    Outside,
    /// Over the street that was tapped it fits in no way.
    NoFit,
    /// The rules refuse it.
    Refused(BuildRefusal),
}

/// A piece that is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Away from the board: let go, it is in the hand.
    Away,
    /// Over a legal place, within half a lot: let go, it lies there.
    Over(StreetSet),
    /// Over a place where it cannot lie: the streets it covers, and why.
    Illegal(StreetSet, Why),
}

/// A drag, and what it ends in if it is broken off.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    middle: Point,
    held: Held,
    before: (Form, Option<Spot>),
}

/// The builder's turn so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bench {
    hand: Hand,
    /// The shape, or one wall, as it is held.
    form: Form,
    is_one_wall: bool,
    laid: Option<Spot>,
    lifted: StreetSet,
    is_lifting: bool,
    /// The own wall that the arrows have come to while lifting.
    cursor: Option<Street>,
    drag: Option<Drag>,
    /// Why the last thing that was tried did not work.
    why: Option<Why>,
}

impl Bench {
    /// The beginning of a turn with this in the hand.
    pub fn new(hand: Hand) -> Self {
        let mut bench = Self {
            hand,
            form: Form::of_shape(hand.shape()),
            is_one_wall: false,
            laid: None,
            lifted: StreetSet::EMPTY,
            is_lifting: false,
            cursor: None,
            drag: None,
            why: None,
        };
        if !bench.has_shape() {
            bench.take(true);
        }
        bench.is_lifting = bench.due() > 0;
        bench
    }

    /// What is in the hand.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The piece as it is held.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// Whether it is one wall in place of the shape.
    pub const fn is_one_wall(&self) -> bool {
        self.is_one_wall
    }

    /// Whether there are walls enough for the shape (R5.6).
    pub fn has_shape(&self) -> bool {
        !self.hand.is_full() && self.hand.shape_shortfall() <= self.hand.walls().len()
    }

    /// How many own walls are to be lifted for the piece (R5.6).
    pub fn due(&self) -> usize {
        let due = if self.is_one_wall {
            self.hand.wall_shortfall()
        } else {
            self.hand.shape_shortfall()
        };
        due.min(self.hand.walls().len())
    }

    /// The own walls that are lifted.
    pub const fn lifted(&self) -> StreetSet {
        self.lifted
    }

    /// Whether taps lift walls and put them back.
    pub const fn is_lifting(&self) -> bool {
        self.is_lifting
    }

    /// The own wall that the arrows have come to while lifting.
    pub fn cursor(&self) -> Option<Street> {
        self.cursor.filter(|_| self.is_lifting)
    }

    /// The streets on which the piece lies, unconfirmed.
    pub fn laid(&self) -> StreetSet {
        let laid = self.laid.and_then(|spot| self.form.at(spot));
        laid.unwrap_or_default()
    }

    /// The piece that is dragged.
    pub fn held(&self) -> Option<Held> {
        self.drag.map(|drag| drag.held)
    }

    /// The same but for where the dragged piece is: all legal places are one, and so are all without
    /// a place.
    #[must_use]
    pub fn without_place(mut self) -> Self {
        if let Some(drag) = &mut self.drag {
            drag.middle = Point { x: 0, y: 0 };
            drag.held = match drag.held {
                Held::Illegal(_, why) => Held::Illegal(StreetSet::EMPTY, why),
                Held::Away | Held::Over(_) => Held::Away,
            };
        }
        self
    }

    /// What would be built now.
    pub fn build(&self) -> Build {
        Build::placing(self.laid()).lifting(self.lifted)
    }

    /// Whether that may be built.
    ///
    /// # Errors
    /// With what stands against it.
    pub fn check(&self) -> Result<Build, BuildRefusal> {
        let build = self.build();
        self.hand.check(&build).map(|()| build)
    }

    /// The streets of the laid piece on which walls stand.
    pub fn clashes(&self) -> StreetSet {
        self.laid() & self.standing()
    }

    /// Why the piece cannot lie where it is held or lies, or why the last input did nothing.
    pub fn why(&self) -> Option<Why> {
        if let Some(drag) = self.drag {
            return match drag.held {
                Held::Illegal(_, why) => Some(why),
                Held::Away | Held::Over(_) => None,
            };
        }
        let clashes = self.clashes();
        if clashes.is_empty() {
            self.why
        } else {
            Some(taken(clashes))
        }
    }

    /// The own walls that stand and are not lifted.
    fn standing(&self) -> StreetSet {
        self.hand.walls() - self.lifted
    }

    /// The bench after an input.
    #[must_use]
    pub fn after(mut self, input: Input) -> Self {
        self.why = None;
        let goes_on = matches!(
            input,
            Input::Drag(_) | Input::Drop | Input::Rotate | Input::Mirror
        );
        if !goes_on {
            self.let_go();
        }
        match input {
            Input::Rotate => self.turn(Form::rotated),
            Input::Mirror => self.turn(Form::mirrored),
            Input::OneWall if self.has_shape() => self.take(!self.is_one_wall),
            Input::OneWall | Input::LetGo => {}
            Input::Tap(point) => {
                if let Some(street) = point.nearest_street() {
                    self.tap(street);
                }
            }
            Input::Arrow(side) if self.is_lifting => self.step(side),
            Input::Arrow(side) => self.push(side),
            Input::Lifting => {
                self.is_lifting = !self.is_lifting && self.due() > 0;
                self.cursor = None;
            }
            Input::LiftHere => {
                if let Some(street) = self.cursor() {
                    self.tap(street);
                }
            }
            Input::TakeBack => {
                if self.laid.take().is_none() {
                    self.lifted = StreetSet::EMPTY;
                    self.is_lifting = self.due() > 0;
                }
            }
            Input::Drag(middle) => {
                let before = self.drag.map_or((self.form, self.laid), |drag| drag.before);
                self.laid = None;
                let held = self.over(middle);
                self.drag = Some(Drag {
                    middle,
                    held,
                    before,
                });
            }
            Input::Drop => self.let_drop(),
        }
        self
    }

    fn let_go(&mut self) {
        if let Some(drag) = self.drag.take() {
            (self.form, self.laid) = drag.before;
        }
    }

    /// Takes one wall into the hand, or the shape.
    fn take(&mut self, is_one_wall: bool) {
        self.is_one_wall = is_one_wall;
        self.form = self.piece();
        self.laid = None;
        if self.lifted.len() > self.due() {
            self.lifted = StreetSet::EMPTY;
        }
        self.is_lifting = self.lifted.len() < self.due();
    }

    /// The piece as it comes off the die.
    fn piece(&self) -> Form {
        if self.is_one_wall {
            Form::one_wall()
        } else {
            Form::of_shape(self.hand.shape())
        }
    }

    /// Turns or mirrors the piece; where it lies or is held it stays around its middle.
    fn turn(&mut self, to: fn(&Form) -> Form) {
        let before = self.form;
        self.form = to(&before);
        self.laid = self.laid.map(|(x, y)| {
            let (right, bottom) = self.form.last_spot();
            // Halves go to nought, so that four turns lead back.
            let moved = |at: u8, old: u8, new: u8| {
                let by = (i16::from(old) - i16::from(new)) / 2;
                u8::try_from(i16::from(at) + by).unwrap_or(0)
            };
            (
                moved(x, before.width(), self.form.width()).min(right),
                moved(y, before.height(), self.form.height()).min(bottom),
            )
        });
        if let Some(drag) = self.drag {
            let held = self.over(drag.middle);
            self.drag = Some(Drag { held, ..drag });
        }
    }

    fn tap(&mut self, street: Street) {
        let has_wall = self.standing().contains(street);
        let is_lifted = self.lifted.contains(street);
        if self.is_lifting && is_lifted {
            self.lifted.remove(street);
        } else if has_wall && self.due() > 0 && (self.is_lifting || self.lifted.len() < self.due())
        {
            self.lift(street);
        } else {
            let held = (self.piece(), self.form);
            match ways::next(street, held, self.laid, self.standing()) {
                Some((form, spot)) => (self.form, self.laid) = (form, Some(spot)),
                None if has_wall => self.why = Some(taken(StreetSet::of(street))),
                None => self.why = Some(Why::NoFit),
            }
        }
    }

    fn lift(&mut self, street: Street) {
        let due = self.due();
        if self.lifted.len() < due {
            self.lifted.insert(street);
            self.is_lifting = self.lifted.len() < due;
        } else {
            let lifted = due + 1;
            self.why = Some(Why::Refused(BuildRefusal::NotTheShortfall { due, lifted }));
        }
    }

    /// Goes to the next own wall, in the order of the rows.
    fn step(&mut self, side: Side) {
        let walls = self.hand.walls();
        let is_forward = matches!(side, Side::East | Side::South);
        let ahead = |from: Street| walls.iter().find(|street| *street > from);
        let behind = |from: Street| walls.iter().filter(|street| *street < from).last();
        let next = match self.cursor {
            Some(street) if is_forward => ahead(street).or_else(|| walls.first()),
            Some(street) => behind(street).or_else(|| walls.iter().last()),
            None => walls.first(),
        };
        self.cursor = next;
    }

    /// Moves the laid piece by one lot, or lays it in the middle of the board.
    fn push(&mut self, side: Side) {
        let (right, bottom) = self.form.last_spot();
        let Some((x, y)) = self.laid else {
            self.laid = Some((right / 2, bottom / 2));
            return;
        };
        let pushed = match side {
            Side::North => (x, y.saturating_sub(1)),
            Side::East => ((x + 1).min(right), y),
            Side::South => (x, (y + 1).min(bottom)),
            Side::West => (x.saturating_sub(1), y),
        };
        if pushed == (x, y) {
            self.why = Some(Why::Outside);
        }
        self.laid = Some(pushed);
    }

    /// What becomes of the piece with its middle over a place.
    fn over(&self, middle: Point) -> Held {
        if !middle.is_on_board() {
            return Held::Away;
        }
        let half = LOT / 2;
        let reach = |spot: Spot| {
            let (dx, dy) = self.form.distance(spot, middle);
            (dx.abs() <= half && dy.abs() <= half).then_some(dx * dx + dy * dy)
        };
        let near = |spot: Spot| Some((reach(spot)?, self.form.at(spot)?));
        let standing = self.standing();
        let on_board = || self.form.spots().filter_map(near);
        let legal = on_board().filter(|(_, streets)| streets.is_disjoint(standing));
        if let Some((_, streets)) = legal.min_by_key(|(distance, _)| *distance) {
            return Held::Over(streets);
        }
        match on_board().min_by_key(|(distance, _)| *distance) {
            Some((_, streets)) => Held::Illegal(streets, taken(streets & standing)),
            None => Held::Illegal(StreetSet::EMPTY, Why::Outside),
        }
    }

    fn let_drop(&mut self) {
        let Some(drag) = self.drag.take() else {
            return;
        };
        match drag.held {
            Held::Away => self.laid = None,
            Held::Over(streets) => self.laid = Form::of(streets).map(|(_, spot)| spot),
            Held::Illegal(_, why) => {
                if let (form, Some(spot)) = drag.before {
                    (self.form, self.laid) = (form, Some(spot));
                }
                self.why = Some(why);
            }
        }
    }
}

fn taken(streets: StreetSet) -> Why {
    Why::Refused(BuildRefusal::Placement(PlacementRefusal::Taken(streets)))
}
