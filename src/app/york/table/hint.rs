//! Hints: how far it still is, and what the architect would do.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::control::Control;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::york::words::Words;
use crate::bots::york::desk::{Advice, Hint};
use crate::rules::york::StreetSet;

/// What a hint needs.
#[derive(Properties, PartialEq)]
pub struct HintBoxProps {
    /// The hint: nothing asked, being thought about, or told.
    pub hint: Option<Option<Hint>>,
    /// Asks for it.
    pub on_ask: Callback<()>,
}

/// A button that asks for a hint, or the hint.
#[component]
pub fn HintBox(props: &HintBoxProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    match &props.hint {
        None => html! { <Control action="hint" on_press={props.on_ask.clone()} key_hint="h">{ texts.hint }</Control> },
        Some(None) => html! { <p class="hint" role="status">{ texts.hint_wait }</p> },
        Some(Some(hint)) => html! {
            <div class="hint" role="status" data-hint={hint.fewest.map_or_else(|| "none".to_owned(), |fewest| fewest.to_string())}>
                { for lines(hint, texts, words).into_iter().map(|line| html! { <p>{ line }</p> }) }
            </div>
        },
    }
}

fn lines(hint: &Hint, texts: &'static Texts, words: &'static Words) -> Vec<String> {
    let Some(fewest) = hint.fewest else {
        return vec![texts.hint_none.to_owned()];
    };
    let mut lines = vec![fill(texts.hint_fewest, &[&fewest.to_string()])];
    match &hint.advice {
        None => {}
        Some(Advice::Build(weighed)) => {
            let target = &weighed.target;
            let coins = i32::try_from(target.coins).unwrap_or(i32::MAX);
            let rolls = ((weighed.rolls.get() + 50) / 100).to_string();
            lines.push(fill(
                texts.hint_target,
                &[&words.coins(coins), &words.vikings(target.vikings), &rolls],
            ));
            if let Some(build) = weighed.build {
                lines.push(fill(texts.hint_build, &[&build.place().to_string()]));
            }
        }
        Some(Advice::Close { .. }) => lines.push(texts.hint_close.to_owned()),
        Some(Advice::Keep { .. }) => lines.push(texts.hint_keep.to_owned()),
    }
    lines
}

/// The walls that a hint draws: what the architect's city still lacks.
pub fn drawn(hint: Option<Option<Hint>>) -> StreetSet {
    let target = hint.flatten().and_then(|hint| hint.target().copied());
    target.map(|target| target.perimeter).unwrap_or_default()
}
