//! The start page.

use gloo::utils::document;
use yew::prelude::*;

use super::kept_card::KeptCard;
use super::texts::Texts;
use super::unfinished::{Unfinished, unfinished};
use super::{Kept, LinkProblem, discard};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::focus;
use crate::app::shell::doors::{Doors, use_doors};
use crate::app::shell::language::{Language, use_language};
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
    /// Goes on with the kept game.
    pub on_continue: Callback<Kept>,
    /// Opens the set-up.
    pub on_set_up: Callback<()>,
    /// Opens the page on which a game is opened.
    pub on_open: Callback<()>,
}

/// The start page; York, its emblem and name stand where the first screen of `index.html` has them.
#[component]
pub fn StartPage(props: &StartPageProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let doors = use_doors();
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
            { sign("york start-page__sky", "#sky") }
            { sign("york start-page__scene", "#scene") }
            { sign("start-page__emblem", "#emblem") }
            <h1 class="start-page__name" tabindex="-1">{ shell::Texts::of(language).name }</h1>
            <p class="start-page__line">{ texts.gist }</p>
            if let Some(problem) = &props.bad_link {
                { bad_link(problem, &props.on_dismiss, language) }
            }
            if let Some(game) = &*game {
                <KeptCard game={game.clone()} on_continue={props.on_continue.clone()} {on_discard} />
            }
            <Control action="play" kind={play} class="start-page__play" on_press={props.on_play.clone()}>
                <span class="start-page__word">{ texts.play }</span>
                <span class="start-page__hint">{ texts.play_line }</span>
            </Control>
            { other_doors(props, doors, language) }
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

/// What is wrong with the start link.
fn bad_link(problem: &LinkProblem, on_dismiss: &Callback<()>, language: Language) -> Html {
    let texts = Texts::of(language);
    html! {
        <div class="bad-link" role="alert" data-notice="bad-link">
            <p><strong>{ texts.bad_link }{ ": " }</strong>{ problem.words(language) }</p>
            <Control action="dismiss" on_press={on_dismiss.clone()}>{ texts.dismiss }</Control>
        </div>
    }
}

/// Everything but the quick game.
fn other_doors(props: &StartPageProps, doors: Doors, language: Language) -> Html {
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
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
