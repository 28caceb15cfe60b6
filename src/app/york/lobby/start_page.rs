//! The start page.

use yew::prelude::*;

use super::game_card::{Choice, first_card};
use super::shown::Shown;
use super::texts::Texts;
use super::{Kept, LinkProblem, newest_unfinished};
use crate::app::shell::control::{Control, Kind, control};
use crate::app::shell::doors::{Doors, use_doors};
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::state::use_state;
use crate::app::shell::texts as shell;
use crate::app::york::parts::sign;

/// What the start page needs.
#[derive(Properties, PartialEq)]
pub struct StartPageProps {
    /// What is wrong with the start link in the address.
    pub bad_link: Option<LinkProblem>,
    /// Takes the notice about it away.
    pub on_dismiss: Callback<()>,
    /// Starts the quick game.
    pub on_play: Callback<()>,
    /// Goes on with the kept game that has this id.
    pub on_continue: Callback<String>,
    /// Opens what is readable of a damaged one.
    pub on_open: Callback<Kept>,
    /// Opens the set-up.
    pub on_set_up: Callback<()>,
    /// Opens the page of all kept games.
    pub on_games: Callback<()>,
    /// Opens what is learned by playing.
    pub on_learn: Callback<()>,
}

/// The start page; York, its emblem and name stand where the first screen of `index.html` has them.
#[component]
pub fn StartPage(props: &StartPageProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let doors = use_doors();
    let game = use_state(|| newest_unfinished().map(|game| Shown::new(game, language)));
    let on_choice = {
        let (on_continue, on_open) = (props.on_continue.clone(), props.on_open.clone());
        Callback::from(move |choice| match choice {
            Choice::Open(id) => on_continue.emit(id),
            Choice::OpenPart(kept) => on_open.emit(kept),
            Choice::Rename(_) | Choice::Delete(_) | Choice::Undo(_) => {}
        })
    };
    let words = html! {
        <>
            <span class="start-page__word">{ texts.play }</span>
            <span class="start-page__hint">{ texts.play_line }</span>
        </>
    };
    let play = Control {
        kind: if game.is_some() {
            Kind::Plain
        } else {
            Kind::First
        },
        class: "start-page__play",
        ..Control::new("play", props.on_play.clone(), words)
    };
    html! {
        <main class="start-page" data-phase="start">
            { sign("york start-page__sky", "#sky") }
            { sign("york start-page__scene", "#scene") }
            { sign("start-page__emblem", "#emblem") }
            <h1 class="start-page__name" tabindex="-1">{ shell::Texts::of(language).name }</h1>
            <p class="start-page__line">{ texts.gist }</p>
            if let Some(problem) = &props.bad_link {
                { bad_link(problem, &props.on_dismiss, language) }
            }
            if let Some(game) = &*game {
                { first_card(game, &on_choice, language) }
            }
            { play.shown() }
            { other_doors(props, doors, language) }
            { offers(texts) }
            <p class="start-page__version">{ texts.version }{ " " }{ env!("CARGO_PKG_VERSION") }</p>
        </main>
    }
}

/// What is wrong with the start link.
fn bad_link(problem: &LinkProblem, on_dismiss: &Callback<()>, language: Language) -> Html {
    let texts = Texts::of(language);
    html! {
        <div class="bad-link" role="alert" data-notice="bad-link">
            <p><strong>{ texts.bad_link }{ ": " }</strong>{ problem.words(language) }</p>
            { control("dismiss", Kind::Plain, on_dismiss.clone(), texts.dismiss) }
        </div>
    }
}

/// Everything but the quick game.
fn other_doors(props: &StartPageProps, doors: Doors, language: Language) -> Html {
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
    let others = [
        ("learn", texts.learn, props.on_learn.clone()),
        ("set-up", texts.set_up, props.on_set_up.clone()),
        ("games", texts.games, props.on_games.clone()),
        ("how-to-play", texts.how_to_play, doors.help),
        ("settings", of_shell.settings, doors.settings),
    ];
    let others =
        others.map(|(action, word, on_press)| control(action, Kind::Plain, on_press, word));
    html! { <div class="start-page__others">{ for others }</div> }
}

/// A new version, and installing: `static/offline.js` shows them where they are to be had, and does what
/// they say.
fn offers(texts: &Texts) -> Html {
    html! {
        <>
            <div class="new-version" role="status">
                <p class="new-version__card" data-notice="update">
                    { texts.update }
                    { control("update", Kind::Plain, Callback::noop(), texts.update_now) }
                </p>
            </div>
            { control("install", Kind::Plain, Callback::noop(), texts.install) }
        </>
    }
}
