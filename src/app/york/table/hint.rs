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
pub struct HintProps {
    /// The hint: nothing asked, being thought about, or told.
    pub hint: Option<Option<Hint>>,
    /// Asks for it.
    #[prop_or_default]
    pub on_ask: Callback<()>,
}

/// The button that asks for a hint, until one is asked for.
#[component]
pub fn HintControl(props: &HintProps) -> Html {
    let texts = Texts::of(use_language());
    html! {
        if props.hint.is_none() {
            <Control action="hint" on_press={props.on_ask.clone()}>{ texts.hint }</Control>
        }
    }
}

/// The hint in words.
#[component]
pub fn HintText(props: &HintProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    match &props.hint {
        None => Html::default(),
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

/// What a hint draws: the walls of the architect's city, and those that it would build now.
pub fn drawn(hint: Option<Option<Hint>>) -> (StreetSet, StreetSet) {
    let hint = hint.flatten();
    let target = hint.and_then(|hint| hint.target().copied());
    let build = hint.and_then(|hint| match hint.advice {
        Some(Advice::Build(weighed)) => weighed.build,
        _ => None,
    });
    (
        target.map(|target| target.perimeter).unwrap_or_default(),
        build.map(|build| build.place()).unwrap_or_default(),
    )
}
