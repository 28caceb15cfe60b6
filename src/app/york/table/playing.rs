//! What goes on at the table by itself: bots think, dice roll, the game is kept.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::YorkTableProps;
use super::hint::Asked;
use crate::app::shell::announcer::use_announcer;
use crate::app::shell::chance;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::use_language;
use crate::app::shell::page_events;
use crate::app::shell::reducer::Reducer;
use crate::app::shell::settings::use_settings;
use crate::app::shell::state::use_state;
use crate::app::york::learning;
use crate::app::york::lobby::{self, Opening, Plan};
use crate::app::york::session::{Session, Stage, Step, Wanted};
use crate::app::york::sounds::play_events;
use crate::app::york::thinkers::Thinkers;
use crate::app::york::words::Words;
use crate::bots::york::desk::{Answer, Kind, Question};
use crate::rules::york::{Action, Phase, Seat};

/// Keeps a bot's whims apart from the dice, which come from the same seed.
const WHIMS: u64 = 0x5eed_0f7a_11b0_75e5;
/// The names of questions for hints begin here.
const HINTS: u32 = 1 << 31;
/// How long a bot's roll and a bot's tile take, in milliseconds at normal speed.
const ROLL_PAUSE: u32 = 700;
const TILE_PAUSE: u32 = 600;
/// How long bots among themselves look at what they have built.
const LOOK_PAUSE: u32 = 1400;

/// What the bots' thinking tells the table.
#[derive(Clone, PartialEq)]
pub struct Thoughts {
    /// Whether the bots cannot think.
    pub has_failed: bool,
    /// Asks again for what was not answered.
    pub on_retry: Callback<()>,
    /// Asks for a hint for a seat.
    pub on_hint: Callback<Seat>,
    /// The hint that was asked for in this phase.
    pub hint: Asked,
}

/// Lets bots think in their worker, and asks them for hints.
#[hook]
pub fn use_thoughts(session: &Reducer<Session>) -> Thoughts {
    let asked = use_mut_ref(Vec::<u32>::new);
    let hint = use_state(|| (0, Asked::Nothing));
    let has_failed = use_state(bool::default);
    let thinkers = use_mut_ref(|| None::<Thinkers>);
    let settings = use_settings();

    {
        let (thinkers, session) = (thinkers.clone(), session.dispatcher());
        let (hint, has_failed) = (hint.setter(), has_failed.setter());
        use_effect_with((), move |()| {
            let on_answer = Callback::from(move |answer| match answer {
                Answer::Action { id, action } => session.dispatch(Step::Answer { id, action }),
                Answer::Hint { id, hint: told } => hint.set((id, Asked::Told(Rc::new(told)))),
                Answer::Failed { id } => {
                    if id & HINTS != 0 {
                        hint.set((id, Asked::Nothing));
                    }
                    has_failed.set(true);
                }
            });
            *thinkers.borrow_mut() = Some(Thinkers::start(on_answer));
            // Leaving the table ends all thinking.
            move || *thinkers.borrow_mut() = None
        });
    }

    let ask = {
        let (thinkers, session) = (thinkers.clone(), session.clone());
        move |id: u32, seat: Seat, kind: Kind| {
            let question = Question {
                id,
                kind,
                seat,
                record: session.record().to_string(),
            };
            if let Some(thinkers) = &*thinkers.borrow() {
                thinkers.ask(&question);
            }
        }
    };
    {
        let (ask, asked, session, settings) =
            (ask.clone(), asked.clone(), session.clone(), *settings);
        use_effect_with(
            (session.wanted(), *has_failed),
            move |(wanted, has_failed)| {
                let new: Vec<Wanted> = wanted
                    .iter()
                    .filter(|wanted| !has_failed && !asked.borrow().contains(&wanted.id))
                    .copied()
                    .collect();
                let seed = session.record().seed() ^ WHIMS;
                let is_draft = session.table().phase() == Phase::Drafting;
                let put = move || {
                    for Wanted { id, seat, level } in new {
                        asked.borrow_mut().push(id);
                        ask(id, seat, Kind::Bot { level, seed });
                    }
                };
                let later = if is_draft {
                    Some(Timeout::new(settings.pause(TILE_PAUSE), put))
                } else {
                    put();
                    None
                };
                move || drop(later)
            },
        );
    }

    let current = session
        .stage()
        .seat()
        .map(|seat| HINTS | session.question(seat));
    let on_hint = {
        let (session, hint) = (session.clone(), hint.setter());
        Callback::from(move |seat: Seat| {
            let id = HINTS | session.question(seat);
            hint.set((id, Asked::Pending));
            ask(id, seat, Kind::Hint);
        })
    };
    let on_retry = {
        let has_failed = has_failed.setter();
        Callback::from(move |()| {
            asked.borrow_mut().clear();
            has_failed.set(false);
        })
    };
    Thoughts {
        has_failed: *has_failed,
        on_retry,
        on_hint,
        hint: match &*hint {
            (id, hint) if Some(*id) == current => hint.clone(),
            _ => Asked::Nothing,
        },
    }
}

/// Lets time pass at the table: bots roll, and look at what they have built.
#[hook]
pub fn use_pace(session: &Reducer<Session>) {
    let settings = use_settings();
    let stage = session.stage();
    let has_persons = session.persons().next().is_some();
    let next = match stage {
        Stage::Rolling(seat) if !session.is_person(seat) => {
            Some((ROLL_PAUSE, Step::Act(Action::roll(seat))))
        }
        Stage::Reveal | Stage::Closings if !has_persons => Some((LOOK_PAUSE, Step::Read)),
        _ if settings.runs_bots
            && has_persons
            && session.is_up_to_bots()
            && !session.runs_bots() =>
        {
            Some((ROLL_PAUSE, Step::RunBots))
        }
        _ => None,
    };
    let moment = (
        stage,
        session.record().actions().len(),
        next.is_some(),
        settings.runs_bots,
    );
    let (dispatcher, settings) = (session.dispatcher(), *settings);
    use_effect_with(moment, move |_| {
        let timer = next.map(|(pause, step)| {
            Timeout::new(settings.pause(pause), move || dispatcher.dispatch(step))
        });
        move || drop(timer)
    });
}

/// Whether somebody at any table of this page has read that games are not kept: once is enough, until
/// one is kept again.
static IS_WARNED: AtomicBool = AtomicBool::new(false);

/// Keeps the game in the browser after every action, under its id. Where that fails and nobody knows,
/// it has to be told; what is handed back is called when it was.
#[hook]
pub fn use_keeping(session: &Reducer<Session>, props: &YorkTableProps) -> Option<Callback<()>> {
    let warns = use_state_eq(bool::default);
    let last = use_mut_ref(|| props.text.to_string());
    let kept_so_far = use_mut_ref(|| None);
    let (setter, id, opening) = (warns.setter(), props.id.clone(), props.opening.clone());
    let keep = {
        let (session, kept_so_far) = (session.clone(), kept_so_far.clone());
        move || {
            *kept_so_far.borrow_mut() = Some(progress(&session));
            let mut kept = session.kept();
            // Whoever looks at a finished game does not play it.
            kept.stamp.time = match &*opening {
                Opening::Kept(before) if before.stamp.is_over => before.stamp.time,
                _ => chance::clock(),
            };
            if let Opening::Kept(before) = &*opening {
                kept.rename(&before.name);
            }
            let is_kept = lobby::keep(&id, &mut kept, &mut last.borrow_mut()).is_ok();
            if is_kept {
                IS_WARNED.store(false, Relaxed);
            }
            is_kept
        }
    };
    {
        // A table that is left before it was drawn anew keeps what happened last at the end.
        let (session, keep) = (session.clone(), keep.clone());
        use_effect_with((), move |()| {
            move || {
                if *kept_so_far.borrow() != Some(progress(&session)) {
                    keep();
                }
            }
        });
    }
    use_effect_with(progress(session), move |_| {
        setter.set(!keep() && !IS_WARNED.load(Relaxed));
    });
    let setter = warns.setter();
    warns.then(|| {
        Callback::from(move |()| {
            IS_WARNED.store(true, Relaxed);
            setter.set(false);
        })
    })
}

/// What changes when there is something to keep: actions, what has been told, who sits where.
fn progress(session: &Session) -> (usize, usize, Plan) {
    let actions = session.record().actions().len();
    (actions, session.read(), session.plan().clone())
}

/// Does at the table of a lesson what its script wants done, and has the script fetched for any table.
#[hook]
pub fn use_teacher(session: &Reducer<Session>, is_taught: bool) {
    let session = session.dispatcher();
    use_effect_with((), move |()| {
        learning::call();
        let listener = is_taught.then(|| {
            page_events::on(learning::STEP, move |text| {
                if let Some(step) = learning::step_of(text) {
                    session.dispatch(step);
                }
            })
        });
        move || drop(listener)
    });
}

/// Says to those who listen what has happened since the last time, and lets it be heard.
#[hook]
pub fn use_telling(session: &Reducer<Session>) {
    let announcer = use_announcer();
    let language = use_language();
    let tempo = use_settings().pause(100);
    let told = use_mut_ref(|| session.read());
    let session = session.clone();
    {
        let announcer = announcer.clone();
        use_effect_with((), move |()| move || announcer.forget());
    }
    let is_hidden = matches!(session.stage(), Stage::Curtain(_));
    let news = (session.told_events().len(), is_hidden);
    use_effect_with(news, move |&(_, is_hidden)| {
        // Nobody hears through the curtain, and whoever lifts it shall not find what was said before.
        if is_hidden {
            announcer.forget();
            return;
        }
        let words = Words::of(language);
        let events = session.told_events();
        let from = told.replace(events.len()).min(events.len());
        play_events(&events[from..], tempo);
        let names = |seat: Seat| session.name(seat).to_owned();
        let lines: Vec<String> = events[from..]
            .iter()
            // The score sheet tells an Age's end line by line.
            .filter(|event| !matches!(event, crate::rules::york::Event::AgeEnded(_)))
            .flat_map(|event| words.event_lines(event, &names))
            .collect();
        if !lines.is_empty() {
            announcer.say(lines.join(" "));
        }
    });
}
