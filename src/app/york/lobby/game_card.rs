//! The card of a kept game: on the start page, and in the list of all.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::Kept;
use super::shown::{Progress, Shown, players};
use super::texts::Texts;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::page_events;
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;

/// What can be done with a kept game.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one at a time, and it does not last"
)]
pub enum Choice {
    /// The game with this id is opened.
    Open(String),
    /// What is readable of a damaged one is opened, as a game of its own.
    OpenPart(Kept),
    /// It gets another name.
    Rename(String),
    /// It is thrown away.
    Delete(String),
    /// It is brought back.
    Undo(String),
}

/// The newest unfinished game on the start page.
pub fn first_card(shown: &Shown, on_choice: &Callback<Choice>, language: Language) -> Html {
    let texts = Texts::of(language);
    let line = match &shown.content {
        Ok(_) => [&shown.line(language), " · ", &shown.title(language)].concat(),
        Err(_) => shown.line(language),
    };
    let title = if shown.content.is_ok() || shown.is_newer() {
        texts.unfinished
    } else {
        texts.damaged
    };
    html! {
        <section class={class(shown)} aria-labelledby="kept-title" data-kept="">
            <h2 class="kept__title" id="kept-title">{ title }</h2>
            <p class="kept__line">{ crests(shown) }<span class="kept__words">{ line }</span></p>
            <div class="kept__choices">{ opening(shown, on_choice, language) }</div>
        </section>
    }
}

/// A game in the list of all.
pub fn card(
    shown: &Shown,
    is_elsewhere: bool,
    on_choice: &Callback<Choice>,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    let title = shown.title(language);
    let line = |text: String| html! { <p class="kept__words">{ text }</p> };
    let named = shown.readable().filter(|kept| !kept.name.is_empty());
    let choose = |choice: fn(String) -> Choice| {
        let id = shown.game.id.clone();
        on_choice.reform(move |()| choice(id.clone()))
    };
    html! {
        <li key={shown.game.id.clone()} class={class(shown)} data-game={shown.game.id.clone()}>
            <h2 class="kept__title">{ crests(shown) }<span class="kept__words">{ title }</span></h2>
            <div>
                if let Some(kept) = named {
                    { line(players(kept, language)) }
                }
                { line(shown.line(language)) }
                if shown.game.stamp.time > 0 {
                    { line(when(shown.game.stamp.time, language)) }
                }
                if is_elsewhere {
                    <p class="kept__elsewhere">{ texts.elsewhere }</p>
                }
            </div>
            <div class="kept__choices">
                { opening(shown, on_choice, language) }
                if shown.content.is_ok() && !is_elsewhere {
                    { control("rename", Kind::Quiet, choose(Choice::Rename), texts.rename) }
                }
                if shown.content.is_ok() {
                    { control("export", Kind::Quiet, exporter(shown, language), texts.export) }
                }
                if !is_elsewhere {
                    { control("delete", Kind::Quiet, choose(Choice::Delete), texts.delete) }
                }
            </div>
        </li>
    }
}

/// What stands in the place of a game that was thrown away.
pub fn gone_card(shown: &Shown, on_choice: &Callback<Choice>, language: Language) -> Html {
    let texts = Texts::of(language);
    let id = shown.game.id.clone();
    let on_press = on_choice.reform(move |()| Choice::Undo(id.clone()));
    html! {
        <li key={shown.game.id.clone()} class="kept kept--gone" data-game={shown.game.id.clone()} data-gone="">
            <p class="kept__words">{ fill(texts.deleted, &[&shown.title(language)]) }</p>
            { control("undo", Kind::Plain, on_press, texts.undo) }
        </li>
    }
}

/// The control that opens the game, or those for what is readable of a damaged one and for its text.
fn opening(shown: &Shown, on_choice: &Callback<Choice>, language: Language) -> Html {
    let texts = Texts::of(language);
    match &shown.content {
        Ok((_, progress)) => {
            let is_over = matches!(progress, Progress::Over(_));
            let word = if is_over { texts.look_at } else { texts.go_on };
            let kind = if is_over { Kind::Plain } else { Kind::First };
            let id = shown.game.id.clone();
            let on_press = on_choice.reform(move |()| Choice::Open(id.clone()));
            control("continue", kind, on_press, word)
        }
        Err(damage) => {
            let part = damage.readable().cloned().map(|kept| {
                let kept = kept.named(language);
                let on_press = on_choice.reform(move |()| Choice::OpenPart(kept.clone()));
                control("open-part", Kind::First, on_press, texts.open_part)
            });
            let on_export = exporter(shown, language);
            html! { <>{ for part }{ control("export", Kind::Plain, on_export, texts.export) }</> }
        }
    }
}

/// Writes the game's text, as it is, into a file with the game's name (static/games.js).
fn exporter(shown: &Shown, language: Language) -> Callback<()> {
    let file = [&shown.title(language), "\n", &shown.game.text].concat();
    Callback::from(move |()| page_events::send("york-save", &file))
}

fn class(shown: &Shown) -> Classes {
    classes!(
        "kept",
        shown.content.is_err().then_some("kept--damaged"),
        shown.game.stamp.is_over.then_some("kept--over")
    )
}

/// The shields of all seats.
fn crests(shown: &Shown) -> Html {
    let Ok((kept, _)) = &shown.content else {
        return Html::default();
    };
    let crests = kept.plan.seats.iter().map(|seat| badge(seat.look));
    html! { <span class="kept__crests">{ for crests }</span> }
}

/// A time as the browser writes it in the language.
#[allow(clippy::cast_precision_loss, reason = "a date is a small number")]
fn when(time: u64, language: Language) -> String {
    let style = Object::new();
    for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&style, &JsValue::from_str(part), &JsValue::from_str(length));
    }
    let date = Date::new(&JsValue::from_f64(time as f64));
    // As it is written where the browser is at home, if it speaks the language.
    let home = gloo::utils::window().navigator().language();
    let home = home.filter(|home| Language::from_tag(home) == Some(language));
    date.to_locale_string(home.as_deref().unwrap_or(language.tag()), &style)
        .into()
}
