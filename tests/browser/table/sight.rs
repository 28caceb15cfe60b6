//! What a player sees on the page.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;

use walls_of_york::rules::york::{Record, Seat, StreetSet};

use crate::harness::{Page, Point};

const EYES: &str = include_str!("eyes.js");

/// How long a player looks before giving up.
const PATIENCE: Duration = Duration::from_secs(25);

/// A box on the page: left, top, width, height.
pub type Box4 = [f64; 4];

/// The middle of a box.
pub fn middle([x, y, width, height]: Box4) -> Point {
    (x + width / 2.0, y + height / 2.0)
}

/// A control that can be pressed.
#[derive(Clone, Debug, Deserialize)]
pub struct ControlSight {
    /// Where it is.
    #[serde(rename = "box")]
    pub place: Box4,
    /// How many presses of the Tab key lead to it, where any do.
    pub tabs: Option<i32>,
}

/// The piece in the hand.
#[derive(Clone, Debug, Deserialize)]
pub struct HandSight {
    /// The shape's name, or `one-wall`.
    pub name: String,
    /// Its walls as it is turned, in the upper left corner of the board.
    pub walls: String,
    /// How far it floats above a finger, in pixels.
    pub rise: f64,
}

/// For whom something is worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looker {
    /// Persons, who wait until they can do something.
    Persons,
    /// Those who watch bots, and help them only from Age to Age.
    Bots,
    /// Anyone: everything is.
    Anyone,
}

/// What is seen of the page, once it stands still.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Sight {
    /// Differs whenever something that matters differs.
    #[serde(default)]
    pub sign: String,
    /// The stage.
    #[serde(default)]
    pub phase: String,
    /// Whose turn it is on this device.
    #[serde(default)]
    pub active: Option<String>,
    /// The dialog that is open.
    #[serde(default)]
    pub dialog: Option<String>,
    /// The game that the browser has kept last, without the time at which it has.
    #[serde(default)]
    pub kept: Option<String>,
    /// The piece in the hand.
    #[serde(default)]
    pub hand: Option<HandSight>,
    /// The streets on which the piece lies.
    #[serde(default)]
    pub laid: String,
    /// The streets from which walls were lifted.
    #[serde(default)]
    pub lifted: String,
    /// The streets under a piece that is being dragged.
    #[serde(default)]
    pub preview: String,
    /// Whether the piece that is being dragged lies illegally: `yes`.
    #[serde(default)]
    pub illegal: String,
    /// Why something is not allowed.
    #[serde(default)]
    pub why: String,
    /// The tile that is chosen, in words.
    #[serde(default)]
    pub tile: String,
    /// Whether the city that is shown is `legal`, `refused`, or there is `none`.
    #[serde(default)]
    pub city: String,
    /// The coins of the city that is shown.
    #[serde(default)]
    pub city_coins: String,
    /// Whether an action was refused.
    #[serde(default)]
    pub refused: bool,
    /// The control that has the focus.
    #[serde(default)]
    pub focus: String,
    /// The final table: place, seat, total.
    #[serde(default)]
    pub rows: Vec<[String; 3]>,
    /// The controls that can be pressed, by their action.
    #[serde(default)]
    pub controls: BTreeMap<String, ControlSight>,
    /// Where the hand is.
    #[serde(default)]
    pub hand_box: Option<Box4>,
    /// Where the board's first lot is.
    #[serde(default)]
    pub lot_box: Option<Box4>,
    /// How high the page is.
    #[serde(default)]
    pub height: f64,
    is_ready: bool,
}

impl Sight {
    /// The seat whose turn it is on this device.
    pub fn seat(&self) -> Seat {
        let active = self.active.as_deref().expect("it is somebody's turn");
        active.parse().expect("a seat is a number")
    }

    /// Whether there is such a control.
    pub fn has(&self, action: &str) -> bool {
        self.controls.contains_key(action)
    }

    /// The streets on which the piece lies.
    pub fn laid(&self) -> StreetSet {
        self.laid.parse().expect("streets in notation")
    }

    /// The streets from which walls were lifted.
    pub fn lifted(&self) -> StreetSet {
        self.lifted.parse().expect("streets in notation")
    }

    /// The recorded game that the browser keeps.
    pub fn record(&self) -> Option<Record> {
        let kept = self.kept.as_deref()?;
        let start = kept.find("york game 1").expect("a kept game has a record");
        Some(Record::read(&kept[start..]).expect("a kept game is whole"))
    }

    /// What is seen, without the recorded game.
    pub fn in_short(&self) -> String {
        format!(
            "phase {} of seat {:?}, tile {:?}, dialog {:?}, hand {:?}, laid {:?}, lifted {:?}, city {:?}, why {:?}, refused {}, focus {:?}, controls {:?}",
            self.phase,
            self.active,
            self.tile,
            self.dialog,
            self.hand,
            self.laid,
            self.lifted,
            self.city,
            self.why,
            self.refused,
            self.focus,
            self.controls.keys().collect::<Vec<_>>()
        )
    }
}

/// Looks once, as soon as the page stands still and differs from the sign.
async fn look(page: &Page, before: &str, who: Looker, patience: Duration) -> Sight {
    let who = match who {
        Looker::Persons => "persons",
        Looker::Bots => "bots",
        Looker::Anyone => "anyone",
    };
    let patience = u64::try_from(patience.as_millis()).expect("patience is short");
    let seen = page
        .client
        .execute_async(EYES, vec![json!(before), json!(who), json!(patience)])
        .await
        .expect("the page can be looked at");
    serde_json::from_value(seen).expect("what is seen can be read")
}

/// Looks until there is something to do and a condition holds.
pub async fn look_until(
    page: &Page,
    who: Looker,
    what: &str,
    is_so: impl Fn(&Sight) -> bool,
) -> Sight {
    let begin = Instant::now();
    let mut before = String::new();
    loop {
        let left = PATIENCE.saturating_sub(begin.elapsed());
        // A driver answers within twenty seconds or not at all.
        let seen = look(page, &before, who, left.min(Duration::from_secs(12))).await;
        if seen.is_ready && is_so(&seen) {
            return seen;
        }
        assert!(
            begin.elapsed() < PATIENCE,
            "it does not come to this: {what}; seen: {}",
            seen.in_short()
        );
        if seen.is_ready {
            before = seen.sign;
        }
    }
}
