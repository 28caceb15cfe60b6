//! Fingers, mouse, pen and keys, as real input events.

use std::time::Duration;

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PenActions,
    PointerAction, TouchActions, WheelAction, WheelActions,
};
use fantoccini::key::Key;
use serde_json::json;

use super::{Engine, Page};

/// A place on the page, in CSS pixels from its upper left corner.
pub type Point = (f64, f64);

/// Browsers take one long jump for no drag at all; so every way is cut into steps.
pub(super) const STEPS: u32 = 12;
const STEP_TIME: Duration = Duration::from_millis(8);

/// How long a key that is held rests before it comes again.
const REPEAT: Duration = Duration::from_millis(60);

/// The way of one finger: down at the first place, along the others, up at the last.
pub struct Finger<'a>(pub &'a [Point]);

impl Page {
    /// Whether the driver delivers real touch. `WebKitGTK`'s delivers a mouse without a word.
    pub fn has_touch(&self) -> bool {
        self.engine != Engine::Webkit
    }

    /// Taps with one finger.
    pub async fn tap(&self, at: Point) {
        self.touch(&[Finger(&[at])]).await;
    }

    /// Lays fingers on the page, moves them together and lifts them.
    pub async fn touch(&self, fingers: &[Finger<'_>]) {
        let mut actions: Option<Actions> = None;
        for (index, finger) in fingers.iter().enumerate() {
            let source = drawn(TouchActions::new(format!("finger {index}")), finger.0);
            actions = Some(match actions {
                Some(others) => others.and(source),
                None => source.into(),
            });
        }
        self.perform(actions.expect("there is a finger")).await;
    }

    /// Drags with the mouse from the first place along the others.
    pub async fn mouse(&self, way: &[Point]) {
        self.perform(drawn(MouseActions::new("mouse".into()), way))
            .await;
    }

    /// Drags with a pen. Firefox's driver has none.
    pub async fn pen(&self, way: &[Point]) {
        self.perform(drawn(PenActions::new("pen".into()), way))
            .await;
    }

    /// Turns the mouse wheel over a place.
    pub async fn wheel(&self, (x, y): Point, delta_y: i64) {
        let mut wheel = WheelActions::new("wheel".into());
        wheel.push(WheelAction::Scroll {
            duration: None,
            x: whole(x),
            y: whole(y),
            delta_x: 0,
            delta_y,
        });
        self.perform(wheel).await;
    }

    /// Presses keys one after another; names of keys as in `fantoccini::key::Key`.
    pub async fn keys(&self, keys: &[char]) {
        let source = keys
            .iter()
            .fold(KeyActions::new("keys".into()), |source, &value| {
                source
                    .then(KeyAction::Down { value })
                    .then(KeyAction::Up { value })
            });
        self.perform(source).await;
    }

    /// Holds a key down until it has repeated so many times, and lets it go.
    pub async fn hold_key(&self, value: char, repeats: usize) {
        // Chromium's driver presses a key anew each time; its devtools can hold one.
        if self.engine == Engine::Chromium && value == char::from(Key::Enter) {
            for place in 0..=repeats {
                let down = json!({
                    "type": "keyDown", "key": "Enter", "code": "Enter", "text": "\r",
                    "windowsVirtualKeyCode": 13, "autoRepeat": place > 0,
                });
                self.devtools("Input.dispatchKeyEvent", down).await;
            }
            let up = json!({ "type": "keyUp", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13 });
            self.devtools("Input.dispatchKeyEvent", up).await;
            return;
        }
        let mut keys = KeyActions::new("keys".into());
        for _ in 0..=repeats {
            keys = keys
                .then(KeyAction::Down { value })
                .then(KeyAction::Pause { duration: REPEAT });
        }
        self.perform(keys.then(KeyAction::Up { value })).await;
    }

    pub(super) async fn perform(&self, actions: impl Into<Actions>) {
        self.client
            .perform_actions(actions)
            .await
            .expect("the browser takes the input");
    }
}

/// Down at the first place, along the others in small steps, up at the last.
pub(super) fn drawn<S: InputSource<Action = PointerAction>>(source: S, way: &[Point]) -> S {
    let first = *way.first().expect("a way has a beginning");
    let source = source.then(moved(first, None)).then(PointerAction::Down {
        button: MOUSE_BUTTON_LEFT,
    });
    ways(source, way).then(PointerAction::Up {
        button: MOUSE_BUTTON_LEFT,
    })
}

/// From the first place along the others, in small steps.
pub(super) fn ways<S: InputSource<Action = PointerAction>>(mut source: S, way: &[Point]) -> S {
    for pair in way.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let between = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            source = source.then(moved(between, Some(STEP_TIME)));
        }
    }
    source
}

pub(super) fn moved((x, y): Point, duration: Option<Duration>) -> PointerAction {
    PointerAction::MoveTo { duration, x, y }
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "a place on a page is small"
)]
fn whole(pixels: f64) -> i64 {
    pixels.round() as i64
}
