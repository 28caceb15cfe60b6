//! The screen that is shown, and the ways from one to another.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use yew::prelude::*;

use super::address;
use crate::app::shell::chance;
use crate::app::shell::confirm::{Question, confirm};
use crate::app::shell::dialog::focus;
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::settings::use_settings;
use crate::app::shell::texts::Texts;
use crate::app::york::lobby::{
    self, Kept, Link, LinkProblem, OpenPage, Opening, Plan, SetUpPage, StartPage,
};
use crate::app::york::table::YorkTable;

/// What is on screen.
#[derive(Clone, PartialEq)]
enum Screen {
    Start,
    SetUp,
    Open,
    Table(Rc<Opening>),
}

impl Screen {
    fn title(&self, language: Language) -> String {
        let texts = lobby::texts::Texts::of(language);
        let name = Texts::of(language).name;
        match self {
            Self::Start | Self::Table(_) => name.to_owned(),
            Self::SetUp => [texts.set_up, " – ", name].concat(),
            Self::Open => [texts.open, " – ", name].concat(),
        }
    }
}

/// Where the app is, and what waits for an answer.
#[derive(Clone, PartialEq)]
struct State {
    screen: Screen,
    /// Counts the screens, so that a new table is a new one even if it looks the same.
    number: u32,
    /// A table that would replace the game in progress.
    asked: Option<Rc<Opening>>,
    /// A start link that could not be read.
    bad_link: Option<LinkProblem>,
}

/// What changes where the app is.
enum Step {
    Show(Screen),
    /// Opens a table.
    Play(Rc<Opening>),
    /// Asks whether the table may replace the game in progress.
    Ask(Rc<Opening>),
    /// It may not.
    Keep,
    BadLink(LinkProblem),
    Dismiss,
}

impl Reducible for State {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut state = (*self).clone();
        match step {
            Step::Show(screen) => state.show(screen),
            Step::Play(opening) => state.show(Screen::Table(opening)),
            Step::Ask(opening) => state.asked = Some(opening),
            Step::Keep => state.asked = None,
            Step::BadLink(problem) => {
                state.show(Screen::Start);
                state.bad_link = Some(problem);
            }
            Step::Dismiss => state.bad_link = None,
        }
        Rc::new(state)
    }
}

impl State {
    fn show(&mut self, screen: Screen) {
        self.screen = screen;
        self.number += 1;
        self.bad_link = None;
        self.asked = None;
    }
}

/// Opens a table, after a question if a game is in progress.
fn play(state: &UseReducerDispatcher<State>, opening: Opening) {
    let opening = Rc::new(opening);
    state.dispatch(if lobby::unfinished().is_some() {
        Step::Ask(opening)
    } else {
        Step::Play(opening)
    });
}

/// Follows the address: a start link opens its table, anything else is the start page.
fn follow_address(state: &UseReducerDispatcher<State>, language: Language, is_at_start: bool) {
    match address::take_start_link().map(|text| Link::read(&text)) {
        Some(Ok(link)) => {
            if !is_at_start {
                state.dispatch(Step::Show(Screen::Start));
            }
            let plan = link.plan.named(language);
            let seed = link.seed.unwrap_or_else(chance::seed);
            play(state, Opening::New { plan, seed });
        }
        Some(Err(problem)) => state.dispatch(Step::BadLink(problem)),
        None if is_at_start => {}
        None => state.dispatch(Step::Show(Screen::Start)),
    }
}

/// The screens.
#[component]
pub fn Stage() -> Html {
    let language = use_language();
    let allows_hints = use_settings().hints;
    let state = use_reducer_eq(|| State {
        screen: Screen::Start,
        number: 0,
        asked: None,
        bad_link: None,
    });
    {
        let dispatcher = state.dispatcher();
        use_effect_with(language, move |&language| {
            follow_address(&dispatcher, language, true);
            let listener = EventListener::new(&window(), "popstate", move |_| {
                follow_address(&dispatcher, language, false);
            });
            move || drop(listener)
        });
    }
    use_effect_with(state.screen.title(language), |title| {
        document().set_title(title);
    });
    use_effect_with(state.number, |&number| {
        // The first screen is the one that the page was opened with: nothing has moved.
        if number == 0 {
            return;
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        let active = document().active_element();
        if active.is_none_or(|element| element.tag_name() == "BODY") {
            focus(document().query_selector("#app h1").ok().flatten());
        }
    });
    let is_above_start = state.screen != Screen::Start;
    use_effect_with(is_above_start, |&is_above_start| {
        if is_above_start {
            address::enter();
        }
    });

    let step = |step: fn() -> Step| {
        let state = state.dispatcher();
        Callback::from(move |()| state.dispatch(step()))
    };
    let on_plan = {
        let state = state.dispatcher();
        Callback::from(move |plan| {
            let seed = chance::seed();
            play(&state, Opening::New { plan, seed });
        })
    };
    let on_open = {
        let state = state.dispatcher();
        Callback::from(move |kept| play(&state, Opening::Kept(kept)))
    };
    let on_leave = {
        let state = state.dispatcher();
        Callback::from(move |()| {
            if !address::leave() {
                state.dispatch(Step::Show(Screen::Start));
            }
        })
    };
    let screen = match &state.screen {
        Screen::Start => {
            let on_play = on_plan.reform(move |()| Plan {
                allows_hints,
                ..Plan::quick(language)
            });
            let on_continue = {
                let state = state.dispatcher();
                Callback::from(move |kept: Kept| {
                    state.dispatch(Step::Play(Rc::new(Opening::Kept(kept))));
                })
            };
            html! {
                <StartPage bad_link={state.bad_link.clone()} on_dismiss={step(|| Step::Dismiss)} {on_play} {on_continue}
                    on_set_up={step(|| Step::Show(Screen::SetUp))} on_open={step(|| Step::Show(Screen::Open))} />
            }
        }
        Screen::SetUp => html! { <SetUpPage on_start={on_plan} on_back={on_leave} /> },
        Screen::Open => html! { <OpenPage {on_open} on_back={on_leave} /> },
        Screen::Table(opening) => {
            let key = state.number.to_string();
            html! { <YorkTable {key} opening={opening.clone()} {on_leave} on_again={on_plan} /> }
        }
    };
    let ask = |opening: Rc<Opening>| {
        let texts = lobby::texts::Texts::of(language);
        let on_yes = {
            let state = state.dispatcher();
            Callback::from(move |()| {
                lobby::discard();
                state.dispatch(Step::Play(opening.clone()));
            })
        };
        confirm(Question {
            title: texts.replace_title.into(),
            line: texts.replace_line,
            yes: texts.replace_yes,
            no: texts.keep_it,
            on_yes,
            on_no: step(|| Step::Keep),
        })
    };
    html! {
        <>
            { screen }
            if let Some(opening) = &state.asked {
                { ask(opening.clone()) }
            }
        </>
    }
}
