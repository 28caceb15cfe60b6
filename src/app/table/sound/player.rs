//! The loudspeaker of the page: the one place that knows the browser's audio.
//!
//! Browsers let a page sound only after somebody has touched it. Until then nothing is made, and what
//! would have sounded is dropped. Where there is no audio the game goes on in silence.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::{Date, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioBuffer, AudioContext, AudioContextState, GainNode};

use super::synth::{self, RATE, chance};
use super::{Body, Note};

/// What counts as a touch; on a tablet only the end of one does.
const TOUCHES: [&str; 4] = ["pointerup", "touchend", "keydown", "click"];
/// Between two bodies that are made ahead lie so many milliseconds, for whatever else there is to do.
const MAKING_REST: u32 = 150;
/// The same again within so many milliseconds is one sound, not two: a key that is held does not drum.
const REST: f64 = 70.0;
/// So many notes may wait for a loudspeaker that does not start; one that never does shall not
/// gather those of a whole game.
const WAITING: usize = 60;

/// How far off in time a stroke may be, in milliseconds for all the slack there can be.
const LOOSE: f32 = 200.0;

thread_local! {
    static PLAYER: RefCell<Player> = const { RefCell::new(Player::new()) };
}

/// The loudspeaker, as far as there is one.
struct Player {
    is_touched: bool,
    /// How loud, from 0 to 1.
    level: f32,
    open: Option<Open>,
    /// Whether the browser has none to give.
    is_missing: bool,
    seed: u32,
}

/// A loudspeaker that the browser has given.
struct Open {
    context: AudioContext,
    master: GainNode,
    made: [Option<AudioBuffer>; Body::ALL.len()],
    /// What was played last, and when.
    last: (*const Note, f64),
    /// How many notes were played since the clock stood still, and where it stands.
    waiting: (usize, f64),
}

impl Player {
    const fn new() -> Self {
        Self {
            is_touched: false,
            level: 0.0,
            open: None,
            is_missing: false,
            seed: 1,
        }
    }

    /// Asks the browser for a loudspeaker, or wakes the one that sleeps, if anything is to be heard.
    fn wake(&mut self) {
        if !self.is_touched || self.level <= 0.0 || self.is_missing || document().hidden() {
            return;
        }
        match &self.open {
            Some(open) if open.context.state() == AudioContextState::Running => {}
            Some(open) => unheard(open.context.resume()),
            None => match Open::new(self.level) {
                Ok(open) => {
                    unheard(open.context.resume());
                    self.open = Some(open);
                    make_ahead();
                }
                Err(_) => self.is_missing = true,
            },
        }
    }

    /// Sets how loud everything is; whether that is another level than before.
    fn set_level(&mut self, level: f32) -> bool {
        let is_new = (level - self.level).abs() > f32::EPSILON;
        self.level = level;
        if let Some(open) = &mut self.open {
            open.master.gain().set_value(level);
            // At another level the same again is something else.
            open.last.1 = 0.0;
        }
        is_new
    }

    /// Sleeps while nobody looks.
    fn follow_page(&mut self) {
        if document().hidden() {
            if let Some(open) = &self.open {
                unheard(open.context.suspend());
            }
        } else {
            self.wake();
        }
    }

    fn play(&mut self, notes: &'static [Note], tempo: u32, after: u32) {
        self.wake();
        if self.level <= 0.0 || document().hidden() {
            return;
        }
        if let Some(open) = &mut self.open {
            // A note that cannot be played is not missed.
            let _ = open.play(notes, (tempo, after), &mut self.seed);
        }
    }
}

impl Open {
    fn new(level: f32) -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let master = context.create_gain()?;
        master.gain().set_value(level);
        master.connect_with_audio_node(&context.destination())?;
        Ok(Self {
            context,
            master,
            made: [const { None }; Body::ALL.len()],
            last: (std::ptr::null(), 0.0),
            waiting: (0, 0.0),
        })
    }

    /// The samples of a body, made when they are first needed.
    fn buffer(&mut self, body: Body) -> Result<&AudioBuffer, JsValue> {
        let place = &mut self.made[body as usize];
        if place.is_none() {
            let pcm = synth::render(body.recipe());
            let length = u32::try_from(pcm.len()).unwrap_or_default();
            let buffer = self.context.create_buffer(1, length, RATE.into())?;
            buffer.copy_to_channel(&pcm, 0)?;
            *place = Some(buffer);
        }
        place.as_ref().ok_or(JsValue::NULL)
    }

    fn play(
        &mut self,
        notes: &'static [Note],
        (tempo, after): (u32, u32),
        seed: &mut u32,
    ) -> Result<(), JsValue> {
        let (last, at) = self.last;
        let today = Date::now();
        if last == notes.as_ptr() && today < at + REST {
            return Ok(());
        }
        self.last = (notes.as_ptr(), today);
        // Its own clock stands still until it starts.
        let now = self.context.current_time();
        if self.waiting.1 < now {
            self.waiting = (0, now);
        }
        self.waiting.0 += notes.len();
        if self.waiting.0 > WAITING {
            return Ok(());
        }
        for note in notes {
            let slack = f32::from(note.body.slack()) / 1000.0;
            let source = self.context.create_buffer_source()?;
            source.set_buffer(Some(self.buffer(note.body)?));
            let pitch = 1.0 + slack * chance(seed);
            source
                .playback_rate()
                .set_value(f32::from(note.pitch) / 100.0 * pitch);
            let gain = self.context.create_gain()?;
            let softer = 1.0 - 3.0 * slack * chance(seed).abs();
            gain.gain().set_value(f32::from(note.gain) / 100.0 * softer);
            source.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&self.master)?;
            let at = f64::from(note.at) + f64::from(LOOSE * slack * chance(seed));
            let delay = (at * f64::from(tempo) / 100.0 + f64::from(after)) / 1000.0;
            // Nothing starts before the clock does.
            source.start_with_when((now + delay).max(0.0))?;
        }
        Ok(())
    }
}

/// Whatever comes of it: a browser that refuses says so at the next touch again.
fn unheard(promise: Result<Promise, JsValue>) {
    if let Ok(promise) = promise {
        spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}

/// Makes the bodies one at a time while nothing is to be done, so that no drag waits for one.
fn make_ahead() {
    Timeout::new(MAKING_REST, || {
        let is_done = PLAYER.with_borrow_mut(|player| {
            let open = player.open.as_mut();
            open.is_none_or(|open| {
                let next = Body::ALL
                    .into_iter()
                    .find(|&body| open.made[body as usize].is_none());
                next.is_none_or(|body| open.buffer(body).is_err())
            })
        });
        if !is_done {
            make_ahead();
        }
    })
    .forget();
}

/// Plays notes: their times are stretched to so many hundredths, and begin after so many milliseconds.
pub fn play(notes: &'static [Note], tempo: u32, after: u32) {
    PLAYER.with_borrow_mut(|player| player.play(notes, tempo, after));
}

/// Sets how loud everything is, from 0 to 100; when that changes, a sample lets hear how loud it is now.
pub fn set_volume(volume: u8, sample: &'static [Note]) {
    // Ears hear the square of it as even steps.
    let level = f32::from(volume) / 100.0;
    let level = level * level;
    let is_new = PLAYER.with_borrow_mut(|player| player.set_level(level));
    if is_new {
        play(sample, 100, 0);
    }
}

/// Lets the page sound from the first touch on.
pub fn install() {
    let page = document();
    for name in TOUCHES {
        let capture = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&page, name, capture, |_| {
            PLAYER.with_borrow_mut(|player| {
                player.is_touched = true;
                player.wake();
            });
        })
        .forget();
    }
    EventListener::new(&page, "visibilitychange", |_| {
        PLAYER.with_borrow_mut(Player::follow_page);
    })
    .forget();
}
