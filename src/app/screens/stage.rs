//! The screen that is shown, and the ways from one to another.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::address::{self, Wish};
use crate::app::shell::chance;
use crate::app::shell::dialog::{focus, is_focus_lost};
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::page_events;
use crate::app::shell::reducer::{Dispatcher, use_reducer};
use crate::app::shell::settings::use_settings;
use crate::app::shell::texts::Texts;
use crate::app::york::learning::{self, learn_page};
use crate::app::york::lobby::{
    self, GAME_EVENT, GamesPage, Kept, Link, LinkProblem, Opening, Plan, SetUpPage, StartPage,
    elsewhere_page,
};
use crate::app::york::table::YorkTable;

/// What is on screen.
#[derive(Clone, PartialEq)]
enum Screen {
    Start,
    SetUp,
    Games,
    /// What is learned by playing, and what of it begins at once.
    Learn(AttrValue),
    /// A table with the game that has this id, and what was kept of it.
    Table(AttrValue, Rc<Opening>, AttrValue),
    /// The game with this id is open in another tab; whether that has taken it from this one.
    Elsewhere(AttrValue, bool),
}

impl Screen {
    fn title(&self, language: Language) -> String {
        let texts = lobby::texts::Texts::of(language);
        let name = Texts::of(language).name;
        match self {
            Self::Start | Self::Table(..) | Self::Elsewhere(..) => name.to_owned(),
            Self::SetUp => [texts.set_up, " – ", name].concat(),
            Self::Games => [texts.games, " – ", name].concat(),
            Self::Learn(_) => [texts.learn, " – ", name].concat(),
        }
    }

    /// The id of the game that is on the table, or asked for.
    fn game(&self) -> Option<&AttrValue> {
        match self {
            Self::Table(id, ..) | Self::Elsewhere(id, _) => Some(id),
            _ => None,
        }
    }
}

/// Where the app is.
#[derive(Clone, PartialEq)]
struct State {
    screen: Screen,
    /// Counts the screens, so that a new table is a new one even if it looks the same.
    number: u32,
    /// A start link that could not be read.
    bad_link: Option<LinkProblem>,
    /// The file that was last given to this screen, and how many there were.
    file: (u32, AttrValue),
    /// Whether the lessons do not arrive.
    lacks_lessons: bool,
}

/// What changes where the app is.
enum Step {
    Show(Screen),
    /// The game with this id is this tab's, and stands so; with what is kept of it.
    Mine(AttrValue, Rc<Opening>, AttrValue),
    /// Another tab has the game with this id.
    Elsewhere(AttrValue),
    /// Another tab has taken it.
    Lost(AttrValue),
    BadLink(LinkProblem),
    Dismiss,
    /// Somebody gives a file, in the words of `static/games.js`.
    File(AttrValue),
    /// The lessons do not arrive, or are asked for again.
    LacksLessons(bool),
}

impl Reducible for State {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut state = (*self).clone();
        let is_on_table =
            |id: &AttrValue| matches!(&self.screen, Screen::Table(other, ..) if other == id);
        match step {
            Step::Show(screen) => state.show(screen),
            // A new game is on the table before it is held.
            Step::Mine(id, opening, text) => {
                if !is_on_table(&id) {
                    state.show(Screen::Table(id, opening, text));
                }
            }
            Step::Elsewhere(id) => state.show(Screen::Elsewhere(id, false)),
            Step::Lost(id) => {
                if is_on_table(&id) {
                    state.show(Screen::Elsewhere(id, true));
                }
            }
            Step::BadLink(problem) => {
                state.show(Screen::Start);
                state.bad_link = Some(problem);
            }
            Step::Dismiss => state.bad_link = None,
            Step::LacksLessons(is_so) => state.lacks_lessons = is_so,
            Step::File(file) => {
                if state.screen == Screen::Start {
                    state.show(Screen::Games);
                }
                if state.screen == Screen::Games {
                    state.file = (state.file.0 + 1, file);
                }
            }
        }
        Rc::new(state)
    }
}

impl State {
    fn show(&mut self, screen: Screen) {
        self.screen = screen;
        self.number += 1;
        self.bad_link = None;
        self.file = <(u32, AttrValue)>::default();
    }
}

/// Opens a table with a game of its own, beside all others.
fn play(state: &Dispatcher<State>, opening: Opening) {
    let id = lobby::new_id();
    page_events::send("york-hold", &id);
    let screen = Screen::Table(id.into(), Rc::new(opening), AttrValue::default());
    state.dispatch(Step::Show(screen));
}

/// Asks for a game to be this tab's and no other's; `static/games.js` answers. Where another tab has thrown
/// it away, the list says which there are.
fn hold(state: &Dispatcher<State>, event: &str, id: &str) {
    if lobby::text(id).is_some() {
        page_events::send(event, id);
    } else {
        state.dispatch(Step::Show(Screen::Games));
    }
}

/// Hears whether a game is this tab's.
fn hear(state: &Dispatcher<State>, language: Language, news: &str) {
    let Some((word, id)) = news.split_once(' ') else {
        return;
    };
    let key = AttrValue::from(id.to_owned());
    match word {
        // A new one is on the table, and not kept yet.
        "mine" => match lobby::text(id).map(|text| (Kept::from_text(&text), text)) {
            Some((Ok(kept), text)) => {
                let opening = Opening::Kept(kept.named(language));
                state.dispatch(Step::Mine(key, Rc::new(opening), text.into()));
            }
            // The list says what is wrong with it.
            Some((Err(_), _)) => {
                page_events::send("york-release", id);
                state.dispatch(Step::Show(Screen::Games));
            }
            None => {}
        },
        "elsewhere" => state.dispatch(Step::Elsewhere(key)),
        _ => state.dispatch(Step::Lost(key)),
    }
}

/// Hears what `static/learn.js` wants: a page, or a game to be opened.
fn hear_lessons(state: &Dispatcher<State>, language: Language) -> [EventListener; 4] {
    let on = |event, hear: fn(&Dispatcher<State>, Language, &str)| {
        let state = state.clone();
        page_events::on(event, move |text| hear(&state, language, text))
    };
    [
        on(learning::LEARN, |state, _, wish| {
            state.dispatch(Step::Show(Screen::Learn(wish.to_owned().into())));
        }),
        on(learning::BEGIN, |state, _, game| {
            if let Some((id, text)) = game.split_once('\n') {
                // Where the browser keeps nothing, it lasts until the page is closed.
                let _ = lobby::set(id, text);
                hold(state, "york-hold", id);
            }
        }),
        on(learning::ADOPT, |state, language, id| {
            let kept = lobby::text(id).and_then(|text| Kept::from_text(&text).ok());
            if let Some(kept) = kept {
                play(state, Opening::Kept(kept.named(language)));
                lobby::forget(id);
            }
        }),
        on(learning::MISSING, |state, _, _| {
            learning::forget();
            state.dispatch(Step::LacksLessons(true));
        }),
    ]
}

/// Follows the address: a start link opens its table, or the last game goes on; anything else is the
/// start page.
fn follow_address(state: &Dispatcher<State>, language: Language, is_at_start: bool) {
    if !is_at_start {
        state.dispatch(Step::Show(Screen::Start));
    }
    match address::take_wish() {
        Some(Wish::Start(text)) => match Link::read(&text) {
            Ok(link) => {
                let plan = link.plan.named(language);
                let seed = link.seed.unwrap_or_else(chance::seed);
                play(state, Opening::New { plan, seed });
            }
            Err(problem) => state.dispatch(Step::BadLink(problem)),
        },
        Some(Wish::Continue) => {
            if let Some(game) = lobby::newest_unfinished() {
                hold(state, "york-hold", &game.id);
            }
        }
        None => {}
    }
}

/// Closes the dialog that lies over the screen, if there is one that can be closed; whether there was.
fn close_dialog() -> bool {
    let dialogs = document().query_selector_all("dialog[open]:not(.curtain)");
    let last = dialogs
        .ok()
        .and_then(|all| all.get(all.length().checked_sub(1)?));
    let dialog = last.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok());
    if let Some(dialog) = &dialog {
        dialog.close();
    }
    dialog.is_some()
}

/// The screens.
#[component]
pub fn Stage() -> Html {
    let language = use_language();
    let allows_hints = use_settings().hints;
    let state = use_reducer(|| State {
        screen: Screen::Start,
        number: 0,
        bad_link: None,
        file: <(u32, AttrValue)>::default(),
        lacks_lessons: false,
    });
    {
        let dispatcher = state.dispatcher();
        use_effect_with(language, move |&language| {
            let ears = dispatcher.clone();
            let news = page_events::on(GAME_EVENT, move |news| hear(&ears, language, news));
            let ears = dispatcher.clone();
            let files = page_events::on("york-file", move |file| {
                ears.dispatch(Step::File(file.to_owned().into()));
            });
            let lessons = hear_lessons(&dispatcher, language);
            follow_address(&dispatcher, language, true);
            let listener = EventListener::new(&window(), "popstate", move |_| {
                // What lies over a screen is closed first.
                if close_dialog() {
                    address::enter();
                } else {
                    follow_address(&dispatcher, language, false);
                }
            });
            move || drop((listener, news, files, lessons))
        });
    }
    use_effect_with(state.screen.game().cloned(), |id| {
        let id = id.clone();
        move || {
            if let Some(id) = id {
                page_events::send("york-release", &id);
            }
        }
    });
    use_effect_with(state.screen.title(language), |title| {
        document().set_title(title);
    });
    use_effect_with(state.number, |&number| {
        // The first screen is the one that the page was opened with: nothing has moved.
        if number == 0 {
            return;
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        if is_focus_lost() {
            focus(document().query_selector("#app h1").ok().flatten());
        }
    });
    let is_learning = matches!(state.screen, Screen::Learn(_));
    use_effect_with(is_learning, |&is_learning| {
        if is_learning {
            learning::call();
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
    let on_continue = {
        let state = state.dispatcher();
        Callback::from(move |id: String| hold(&state, "york-hold", &id))
    };
    match &state.screen {
        Screen::Start => {
            let on_play = on_plan.reform(move |()| Plan {
                allows_hints,
                ..Plan::quick(language)
            });
            html! {
                <StartPage bad_link={state.bad_link.clone()} on_dismiss={step(|| Step::Dismiss)} {on_play} {on_continue} {on_open}
                    on_set_up={step(|| Step::Show(Screen::SetUp))} on_games={step(|| Step::Show(Screen::Games))} on_learn={step(|| Step::Show(Screen::Learn(AttrValue::default())))} />
            }
        }
        Screen::SetUp => html! { <SetUpPage on_start={on_plan} on_back={on_leave} /> },
        Screen::Games => html! {
            <GamesPage file={state.file.clone()} {on_continue} {on_open} on_back={on_leave} />
        },
        Screen::Learn(wish) => {
            let on_again = step(|| {
                learning::call();
                Step::LacksLessons(false)
            });
            learn_page(wish, state.lacks_lessons, on_again, on_leave, language)
        }
        Screen::Table(id, opening, text) => {
            let key = state.number.to_string();
            html! { <YorkTable {key} id={id.clone()} opening={opening.clone()} text={text.clone()} {on_leave} on_again={on_plan} /> }
        }
        Screen::Elsewhere(id, was_here) => {
            let id = id.clone();
            let state = state.dispatcher();
            let on_take = Callback::from(move |()| hold(&state, "york-take", &id));
            elsewhere_page(*was_here, on_take, on_leave, language)
        }
    }
}
