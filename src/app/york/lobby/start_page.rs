//! The start page.

use gloo::utils::document;
use yew::prelude::*;

use super::kept_card::KeptCard;
use super::texts::use_texts;
use super::unfinished::{Unfinished, unfinished};
use super::{Kept, LinkProblem, discard};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::focus;
use crate::app::shell::doors::use_doors;
use crate::app::shell::language::use_language;
use crate::app::shell::texts as shell;

/// What the start page needs.
#[derive(Properties, PartialEq)]
pub struct StartPageProps {
    /// What is wrong with the start link in the address.
    pub bad_link: Option<LinkProblem>,
    /// Takes the notice about it away.
    pub on_dismiss: Callback<()>,
    /// Starts the quick game.
    pub on_play: Callback<()>,
    /// Goes on with the kept game.
    pub on_continue: Callback<Kept>,
    /// Opens the set-up.
    pub on_set_up: Callback<()>,
    /// Opens the page on which a game is opened.
    pub on_open: Callback<()>,
}

/// The start page; its emblem and name stand where the first screen of `index.html` has them.
#[component]
pub fn StartPage(props: &StartPageProps) -> Html {
    let (texts, of_shell) = (use_texts(), shell::use_texts());
    let game = use_state(unfinished);
    let on_discard = {
        let game = game.setter();
        Callback::from(move |()| {
            discard();
            game.set(None);
        })
    };
    use_focus_after_discard(game.as_ref());
    let play = if game.is_some() {
        Kind::Plain
    } else {
        Kind::First
    };
    html! {
        <main class="start-page" data-phase="start">
            <svg class="start-page__emblem" aria-hidden="true"><use href="#emblem" /></svg>
            <h1 class="start-page__name" tabindex="-1">{ of_shell.name }</h1>
            <p class="start-page__line">{ texts.gist }</p>
            if let Some(problem) = &props.bad_link {
                <BadLink problem={problem.clone()} on_dismiss={props.on_dismiss.clone()} />
            }
            if let Some(game) = &*game {
                <KeptCard game={game.clone()} on_continue={props.on_continue.clone()} {on_discard} />
            }
            <Control action="play" kind={play} class="start-page__play" on_press={props.on_play.clone()}>
                <span class="start-page__word">{ texts.play }</span>
                <span class="start-page__hint">{ texts.play_line }</span>
            </Control>
            <OtherDoors on_set_up={props.on_set_up.clone()} on_open={props.on_open.clone()} />
            <p class="start-page__version">{ texts.version }{ " " }{ env!("CARGO_PKG_VERSION") }</p>
        </main>
    }
}

/// Gives the focus to what comes next when the card that had it is gone.
#[hook]
fn use_focus_after_discard(game: Option<&Unfinished>) {
    let was_there = use_mut_ref(|| false);
    use_effect_with(game.is_some(), move |&is_there| {
        if was_there.replace(is_there) && !is_there {
            focus(
                document()
                    .query_selector("[data-action=play]")
                    .ok()
                    .flatten(),
            );
        }
    });
}

#[derive(Properties, PartialEq)]
struct BadLinkProps {
    problem: LinkProblem,
    on_dismiss: Callback<()>,
}

/// What is wrong with the start link.
#[component]
fn BadLink(props: &BadLinkProps) -> Html {
    let language = use_language();
    let texts = use_texts();
    html! {
        <div class="bad-link" role="alert" data-notice="bad-link">
            <p><strong>{ texts.bad_link }{ ": " }</strong>{ props.problem.words(language) }</p>
            <Control action="dismiss" on_press={props.on_dismiss.clone()}>{ texts.dismiss }</Control>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct OtherDoorsProps {
    on_set_up: Callback<()>,
    on_open: Callback<()>,
}

/// Everything but the quick game.
#[component]
fn OtherDoors(props: &OtherDoorsProps) -> Html {
    let (texts, of_shell) = (use_texts(), shell::use_texts());
    let doors = use_doors();
    let others = [
        ("set-up", texts.set_up, props.on_set_up.clone()),
        ("open", texts.open, props.on_open.clone()),
        ("how-to-play", texts.how_to_play, doors.help),
        ("settings", of_shell.settings, doors.settings),
    ];
    let others = others.map(|(action, word, on_press)| {
        html! { <Control {action} {on_press}>{ word }</Control> }
    });
    html! { <div class="start-page__others">{ for others }</div> }
}
