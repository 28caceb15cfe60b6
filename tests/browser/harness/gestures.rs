//! Gestures in one go: several taps, a drag, and one that stops half-way.

use std::time::Duration;

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::key::Key;

use super::Page;
use super::input::{Point, STEPS, moved, ways};

/// With what somebody points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A finger.
    Finger,
    /// The mouse.
    Mouse,
}

/// How long a finger rests before it comes up or comes down again.
const REST: Duration = Duration::from_millis(20);

/// How long a finger that aims stays in one place.
const TREMBLE: Duration = Duration::from_millis(16);

/// The finger that is used where there is one.
const FINGER: &str = "finger 0";
const MOUSE: &str = "mouse";

impl Page {
    /// Taps or clicks one place after another.
    pub async fn taps(&self, pointer: Pointer, places: &[Point]) {
        match pointer {
            Pointer::Finger => self.perform(tapped(finger(), places)).await,
            Pointer::Mouse => self.perform(tapped(mouse(), places)).await,
        }
    }

    /// Drags from the first place along the others and lets go at the last.
    pub async fn drag(&self, pointer: Pointer, way: &[Point]) {
        match pointer {
            Pointer::Finger => {
                let end = *way.last().expect("a way has an end");
                self.perform(aiming(held(finger(), way), end).then(UP))
                    .await;
            }
            Pointer::Mouse => self.perform(held(mouse(), way).then(UP)).await,
        }
    }

    /// Drags from the first place along the others and stays there, pressed down.
    pub async fn hold(&self, pointer: Pointer, way: &[Point]) {
        match pointer {
            Pointer::Finger => self.perform(held(finger(), way)).await,
            Pointer::Mouse => self.perform(held(mouse(), way)).await,
        }
    }

    /// Lets go of what [`Page::hold`] holds, at a place.
    pub async fn let_go(&self, pointer: Pointer, at: Point) {
        let at = moved(at, None);
        match pointer {
            Pointer::Finger => self.perform(finger().then(at).then(UP)).await,
            Pointer::Mouse => self.perform(mouse().then(at).then(UP)).await,
        }
    }

    /// Drags with a finger as [`Page::hold`] does, and taps with a second one while the first stays.
    pub async fn hold_and_tap(&self, way: &[Point], at: Point) {
        let first = held(finger(), way);
        // A driver lifts fingers that a later gesture does not name, so both are in one.
        let mut second = TouchActions::new("finger 1".into());
        for _ in 0..ticks(way) {
            second = second.then(PointerAction::Pause {
                duration: Duration::ZERO,
            });
        }
        let both: Actions = first.into();
        self.perform(both.and(tapped(second, &[at]))).await;
    }

    /// Forgets whatever is pressed, as a driver does between two tests.
    pub async fn forget_pointers(&self) {
        // Where nothing is pressed there is nothing to forget.
        let _ = self.client.release_actions().await;
    }

    /// Presses the Tab key so many times; backwards for less than none.
    pub async fn tab(&self, times: i32) {
        if times == 0 {
            return;
        }
        let (shift, tab) = (char::from(Key::Shift), char::from(Key::Tab));
        let mut keys = KeyActions::new("keys".into());
        if times < 0 {
            keys = keys.then(KeyAction::Down { value: shift });
        }
        for _ in 0..times.abs() {
            keys = keys
                .then(KeyAction::Down { value: tab })
                .then(KeyAction::Up { value: tab });
        }
        if times < 0 {
            keys = keys.then(KeyAction::Up { value: shift });
        }
        self.perform(keys).await;
    }
}

const DOWN: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
const UP: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

fn finger() -> TouchActions {
    TouchActions::new(FINGER.into())
}

fn mouse() -> MouseActions {
    MouseActions::new(MOUSE.into())
}

fn tapped<S: InputSource<Action = PointerAction>>(source: S, places: &[Point]) -> S {
    places.iter().fold(source, |source, &at| {
        source
            .then(moved(at, None))
            .then(DOWN)
            .then(PointerAction::Pause { duration: REST })
            .then(UP)
            .then(PointerAction::Pause { duration: REST })
    })
}

/// A finger that trembles while it aims, as when somebody looks where it is before letting go. One
/// that goes up in full flight throws what it drags, and Chromium takes a tap that comes right after
/// that for a hand that stops it.
fn aiming(finger: TouchActions, (x, y): Point) -> TouchActions {
    let trembling = [1.0, 0.0].into_iter().cycle().take(6);
    trembling.fold(finger, |finger, by| {
        finger.then(moved((x + by, y), Some(TREMBLE)))
    })
}

/// How many actions [`held`] is made of.
fn ticks(way: &[Point]) -> usize {
    2 + (way.len() - 1) * STEPS as usize
}

fn held<S: InputSource<Action = PointerAction>>(source: S, way: &[Point]) -> S {
    let first = *way.first().expect("a way has a beginning");
    ways(source.then(moved(first, None)).then(DOWN), way)
}
