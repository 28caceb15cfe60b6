//! How a player does things on the page: by finger, by mouse, or by keyboard alone.

use fantoccini::key::Key;

use walls_of_york::rules::york::{Build, Lot, StreetSet};

use super::geometry::{
    height_of_piece, in_the_corner, middle_of_piece, middle_of_street, turns, way,
};
use super::sight::{Looker, Sight, look_until, middle};
use crate::harness::{Page, Point, Pointer};

/// How far from the page's lower edge a piece lies under the finger.
const EDGE: f64 = 8.0;

/// In which way somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Drags pieces with a finger.
    FingerDrag,
    /// Taps where pieces are to lie.
    FingerTap,
    /// Drags pieces with the mouse.
    MouseDrag,
    /// Never touches a pointer.
    Keyboard,
}

impl Manner {
    fn pointer(self) -> Pointer {
        match self {
            Self::FingerDrag | Self::FingerTap => Pointer::Finger,
            Self::MouseDrag | Self::Keyboard => Pointer::Mouse,
        }
    }
}

/// A person's hands at the page.
#[derive(Clone, Copy)]
pub struct Hands<'a> {
    /// Where they are.
    pub page: &'a Page,
    /// How they do things.
    pub manner: Manner,
}

impl Hands<'_> {
    /// Looks until a condition holds.
    pub async fn see(&self, what: &str, is_so: impl Fn(&Sight) -> bool) -> Sight {
        look_until(self.page, Looker::Anyone, what, is_so).await
    }

    /// Presses a control that is seen.
    pub async fn press(&self, sight: &Sight, action: &str) {
        self.press_often(sight, action, 1).await;
    }

    /// Presses a control that is seen several times.
    pub async fn press_often(&self, sight: &Sight, action: &str, times: usize) {
        let control = sight
            .controls
            .get(action)
            .unwrap_or_else(|| panic!("no {action}: {}", sight.in_short()));
        if self.manner == Manner::Keyboard {
            assert!(
                control.tabs.is_some(),
                "no Tab leads to {action}: {}",
                sight.in_short()
            );
            self.tab_to(sight.clone(), action).await;
            self.page.keys(&vec![Key::Enter.into(); times]).await;
        } else {
            let places = vec![middle(control.place); times];
            self.page.taps(self.manner.pointer(), &places).await;
        }
    }

    /// Taps a lot of the large board.
    pub async fn tap_lot(&self, sight: &Sight, lot: &str) {
        let lot: Lot = lot.parse().expect("a lot");
        let [x, y, width, height] = sight.lot_box.expect("there is a board");
        let at = |start: f64, size: f64, place: u8| start + size * (f64::from(place) + 0.5);
        let place = (at(x, width, lot.column()), at(y, height, lot.row()));
        self.page.taps(self.manner.pointer(), &[place]).await;
    }

    /// Turns the piece in the hand, or takes one wall instead, until it looks as it is to lie.
    pub async fn turn(&self, sight: Sight, wanted: StreetSet) -> Sight {
        let mut sight = sight;
        let is_one = |sight: &Sight| {
            let hand = sight.hand.as_ref().expect("somebody builds");
            hand.name == "one-wall"
        };
        let wants_one = wanted.len() == 1;
        if wants_one != is_one(&sight) {
            match self.manner {
                Manner::Keyboard => self.page.keys(&['o']).await,
                _ => self.press(&sight, "one-wall").await,
            }
            sight = self
                .see("one wall, or the shape again", |sight| {
                    is_one(sight) == wants_one
                })
                .await;
        }
        let corner = in_the_corner(wanted);
        let Some((is_mirrored, times)) = turns(held(&sight), corner) else {
            panic!("{wanted} cannot be laid: {}", sight.in_short());
        };
        if is_mirrored {
            self.turn_by(&sight, "mirror", 1).await;
        }
        self.turn_by(&sight, "rotate", times).await;
        self.see("the piece is turned as it is to lie", |sight| {
            held(sight) == corner
        })
        .await
    }

    async fn turn_by(&self, sight: &Sight, action: &str, times: usize) {
        if times == 0 {
            return;
        }
        match self.manner {
            Manner::Keyboard => {
                let key = if action == "rotate" { 'r' } else { 'f' };
                self.page.keys(&vec![key; times]).await;
            }
            _ => self.press_often(sight, action, times).await,
        }
    }

    /// Lays the piece, turned as it is, where it is to lie.
    pub async fn lay(&self, sight: Sight, wanted: StreetSet) -> Sight {
        match self.manner {
            Manner::FingerDrag | Manner::MouseDrag => {
                let way = self.way_of_drag(&sight, wanted);
                self.page.drag(self.manner.pointer(), &way).await;
                self.see(&format!("the piece was dragged to {wanted}"), |sight| {
                    !sight.laid.is_empty()
                })
                .await
            }
            Manner::FingerTap => self.tap_until(sight, wanted).await,
            Manner::Keyboard => self.walk(sight, wanted).await,
        }
    }

    /// Where a drag goes that lays the piece there.
    pub fn way_of_drag(&self, sight: &Sight, wanted: StreetSet) -> [Point; 2] {
        let from = middle(sight.hand_box.expect("there is a hand"));
        let lot = sight.lot_box.expect("there is a board");
        let (x, y) = middle_of_piece(wanted, lot);
        let has_finger = self.manner.pointer() == Pointer::Finger && self.page.has_touch();
        if !has_finger {
            return [from, (x, y)];
        }
        // Over a finger the piece floats, and at the page's lower edge it sinks to it.
        let hand = sight.hand.as_ref().expect("there is a hand");
        let rise = hand.rise + height_of_piece(wanted) * lot[3] / 2.0;
        let bottom = sight.height - EDGE;
        let finger = if y + 2.0 * rise <= bottom {
            y + rise
        } else {
            f64::midpoint(y, bottom)
        };
        [from, (x, finger)]
    }

    /// Taps a street of the place until the piece lies just there.
    async fn tap_until(&self, sight: Sight, wanted: StreetSet) -> Sight {
        let lot = sight.lot_box.expect("there is a board");
        let street = wanted.first().expect("a piece has walls");
        let place = middle_of_street(street, lot);
        let mut sight = sight;
        for _ in 0..25 {
            let before = sight.laid.clone();
            self.page.taps(Pointer::Finger, &[place]).await;
            sight = self
                .see(&format!("a tap on {street} lays the piece"), |sight| {
                    sight.laid != before
                })
                .await;
            if sight.laid() == wanted {
                return sight;
            }
        }
        panic!("no tap on {street} lays {wanted}: {}", sight.in_short());
    }

    /// Moves the piece with the arrow keys until it lies there.
    async fn walk(&self, sight: Sight, wanted: StreetSet) -> Sight {
        let mut sight = self.tab_to(sight, "board").await;
        if sight.laid.is_empty() {
            self.page.keys(&[Key::Down.into()]).await;
            sight = self
                .see("an arrow key lays the piece", |sight| {
                    !sight.laid.is_empty()
                })
                .await;
        }
        for _ in 0..40 {
            if in_the_corner(sight.laid()) != in_the_corner(wanted) {
                // The first place at which it can lie may be one for another turn of it.
                sight = Box::pin(self.turn(sight, wanted)).await;
            }
            let (right, down) = way(sight.laid(), wanted);
            if (right, down) == (0, 0) {
                return sight;
            }
            let arrows = |count: i32, more: Key, less: Key| {
                let key = if count > 0 { more } else { less };
                vec![char::from(key); count.unsigned_abs() as usize]
            };
            let mut keys = arrows(right, Key::Right, Key::Left);
            keys.extend(arrows(down, Key::Down, Key::Up));
            let before = sight.laid.clone();
            self.page.keys(&keys).await;
            sight = self
                .see("arrow keys move the piece", |sight| sight.laid != before)
                .await;
        }
        panic!(
            "the arrow keys do not lead to {wanted}: {}",
            sight.in_short()
        );
    }

    /// Lifts own walls in a shortage, where these stand.
    pub async fn lift(&self, sight: Sight, walls: StreetSet, standing: StreetSet) -> Sight {
        let mut sight = match self.manner {
            Manner::Keyboard => self.tab_to(sight, "board").await,
            _ => sight,
        };
        let mut cursor = 0;
        for (place, street) in (1..).zip(standing.iter()) {
            if !walls.contains(street) {
                continue;
            }
            if self.manner == Manner::Keyboard {
                // The first arrow goes to the first wall, each one after it to the next.
                let mut keys = vec![char::from(Key::Right); place - cursor];
                keys.push(Key::Enter.into());
                self.page.keys(&keys).await;
                cursor = place;
            } else {
                let lot = sight.lot_box.expect("there is a board");
                let at = middle_of_street(street, lot);
                self.page.taps(self.manner.pointer(), &[at]).await;
            }
            sight = self
                .see(&format!("the wall on {street} is lifted"), |sight| {
                    sight.lifted().contains(street)
                })
                .await;
        }
        assert_eq!(sight.lifted(), walls, "{}", sight.in_short());
        sight
    }

    /// Presses the Tab key until a control has the focus.
    async fn tab_to(&self, sight: Sight, action: &str) -> Sight {
        let mut sight = sight;
        for _ in 0..6 {
            if sight.focus == action {
                return sight;
            }
            let control = sight.controls.get(action);
            let tabs = control.and_then(|control| control.tabs);
            let tabs = tabs.unwrap_or_else(|| panic!("no {action}: {}", sight.in_short()));
            // Where nothing has the focus, the browser goes on from where it was last.
            self.page.tab(if tabs == 0 { 1 } else { tabs }).await;
            let before = sight.focus.clone();
            sight = self
                .see("the focus moves", |sight| sight.focus != before)
                .await;
        }
        panic!(
            "the Tab key does not lead to {action}: {}",
            sight.in_short()
        );
    }

    /// Does everything for a build up to the last press.
    pub async fn prepare(&self, sight: Sight, build: &Build, standing: StreetSet) -> Sight {
        let wanted = build.place();
        let mut sight = self.turn(sight, wanted).await;
        if !build.lift().is_empty() {
            sight = self.lift(sight, build.lift(), standing).await;
        }
        let sight = self.lay(sight, wanted).await;
        assert_eq!(sight.laid(), wanted, "{}", sight.in_short());
        sight
    }

    /// Builds what was prepared.
    pub async fn build(&self, sight: &Sight) {
        match self.manner {
            Manner::Keyboard => self.page.keys(&[Key::Enter.into()]).await,
            _ => self.press(sight, "build").await,
        }
    }
}

/// The piece in the hand, in the corner of the board.
fn held(sight: &Sight) -> StreetSet {
    let hand = sight.hand.as_ref().expect("somebody builds");
    hand.walls.parse().expect("streets in notation")
}
