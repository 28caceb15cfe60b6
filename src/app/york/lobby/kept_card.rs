//! The card of the unfinished game on the start page.

use yew::prelude::*;

use super::texts::Texts;
use super::unfinished::{Progress, Unfinished};
use super::{Cause, Damage, Kept, Plan};
use crate::app::shell::clipboard::copy;
use crate::app::shell::confirm::{Question, confirm};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::texts as shell;
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;
use crate::app::york::words::Words;

/// What the card needs.
#[derive(Properties, PartialEq)]
pub struct KeptCardProps {
    /// The unfinished game.
    pub game: Unfinished,
    /// Goes on with it, or with what is readable of it.
    pub on_continue: Callback<Kept>,
    /// Throws it away.
    pub on_discard: Callback<()>,
}

/// A question that the card asks.
#[derive(Clone, Copy, PartialEq)]
enum Asked {
    Nothing,
    Discard,
    OpenPart,
}

/// The unfinished game: who plays and where it stands, or what is wrong with it.
#[component]
pub fn KeptCard(props: &KeptCardProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let asked = use_state(|| Asked::Nothing);
    let copied = use_state(|| None::<bool>);
    let ask = |what: Asked| {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(what))
    };
    let (title, content, part) = match &props.game {
        Unfinished::Game { kept, progress } => {
            let on_press = props.on_continue.reform({
                let kept = kept.clone();
                move |()| kept.clone()
            });
            let content = html! {
                <>
                    <p class="kept__line">{ crests(&kept.plan) }<span class="kept__words">{ line(kept, *progress, language) }</span></p>
                    <div class="kept__choices">
                        <Control action="continue" kind={Kind::First} {on_press}>{ texts.go_on }</Control>
                        <Control action="discard" kind={Kind::Quiet} on_press={ask(Asked::Discard)}>{ texts.discard }</Control>
                    </div>
                </>
            };
            (texts.unfinished, content, None)
        }
        Unfinished::Damaged { text, damage } => {
            let part = damage.readable().cloned();
            let on_open_part = part.is_some().then(|| ask(Asked::OpenPart));
            let content = html! {
                <>
                    <p class="kept__line">{ trouble(damage, language) }</p>
                    <div class="kept__choices">
                        if let Some(on_press) = on_open_part {
                            <Control action="open-part" kind={Kind::First} {on_press}>{ texts.open_part }</Control>
                        }
                        <Control action="copy-text" on_press={copier(text, &copied)}>{ texts.copy_text }</Control>
                        <Control action="discard" kind={Kind::Quiet} on_press={ask(Asked::Discard)}>{ texts.discard }</Control>
                    </div>
                    { outcome(text, *copied, texts) }
                </>
            };
            (texts.damaged, content, part)
        }
    };
    let question = match *asked {
        Asked::Nothing => Html::default(),
        Asked::Discard => confirm(Question {
            title: texts.discard_title.into(),
            line: texts.discard_line,
            yes: texts.discard,
            no: texts.keep_it,
            on_yes: props.on_discard.clone(),
            on_no: ask(Asked::Nothing),
        }),
        Asked::OpenPart => {
            let on_continue = props.on_continue.clone();
            let on_yes = Callback::from(move |()| {
                if let Some(kept) = part.clone() {
                    on_continue.emit(kept.named(language));
                }
            });
            confirm(Question {
                title: texts.open_part_title.into(),
                line: texts.open_part_line,
                yes: texts.open_part,
                no: shell::Texts::of(language).cancel,
                on_yes,
                on_no: ask(Asked::Nothing),
            })
        }
    };
    let is_damaged = matches!(props.game, Unfinished::Damaged { .. });
    html! {
        <section class={classes!("kept", is_damaged.then_some("kept--damaged"))} aria-labelledby="kept-title" data-kept="">
            <h2 class="kept__title" id="kept-title">{ title }</h2>
            { content }
            { question }
        </section>
    }
}

/// Who plays, and where the game stands.
fn line(kept: &Kept, progress: Progress, language: Language) -> String {
    let texts = Texts::of(language);
    let seats = &kept.plan.seats;
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let names = Words::of(language).list(&names);
    match progress {
        Progress::Draft => fill(texts.progress_draft, &[&names]),
        Progress::Turn(age, turn) => {
            let (age, turn) = (age.to_string(), turn.to_string());
            fill(texts.progress, &[&names, &age, &turn])
        }
    }
}

/// Where a game is damaged, and why it cannot be read there.
fn trouble(damage: &Damage, language: Language) -> String {
    let template = Texts::of(language).damaged_line;
    fill(
        template,
        &[&damage.line().to_string(), &reason(damage, language)],
    )
}

/// Why a text cannot be read.
pub(super) fn reason(damage: &Damage, language: Language) -> String {
    match damage.cause() {
        Cause::Head => Texts::of(language).damaged_head.to_owned(),
        Cause::Plan(problem) => problem.words(language),
        Cause::Record(error) => Words::of(language).read_problem(error.problem()),
    }
}

/// The shields of all seats.
fn crests(plan: &Plan) -> Html {
    let crests = plan.seats.iter().map(|seat| badge(seat.look));
    html! { <span class="kept__crests">{ for crests }</span> }
}

/// Copies a damaged game's text, and takes down whether the browser did it.
fn copier(text: &str, copied: &UseStateHandle<Option<bool>>) -> Callback<()> {
    let (text, copied) = (text.to_owned(), copied.setter());
    Callback::from(move |()| {
        let copied = copied.clone();
        let on_done = Callback::from(move |is_copied| copied.set(Some(is_copied)));
        copy(&text, on_done);
    })
}

/// What came of copying; a text that the browser did not copy is there to be copied by hand.
fn outcome(text: &str, copied: Option<bool>, texts: &Texts) -> Html {
    html! {
        <>
            <p role="status">
                { match copied { None => "", Some(true) => texts.copied, Some(false) => texts.not_copied } }
            </p>
            if copied == Some(false) {
                <textarea class="field__text" rows="4" readonly={true} value={text.to_owned()} aria-label={texts.text} />
            }
        </>
    }
}
