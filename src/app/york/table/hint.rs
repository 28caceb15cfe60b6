//! Hints: how far it still is, and what the architect would do.

use std::rc::Rc;

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::texts::fill;
use crate::app::york::words::Words;
use crate::bots::york::desk::{Advice, Hint};
use crate::rules::york::StreetSet;

/// A hint, as far as there is one in this phase.
#[derive(Clone, PartialEq)]
pub enum Asked {
    /// Nobody has asked.
    Nothing,
    /// It is being thought about.
    Pending,
    /// It is here.
    Told(Rc<Hint>),
}

/// The hint in words.
pub fn hint_text(hint: &Asked, texts: &'static Texts, words: &'static Words) -> Html {
    match hint {
        Asked::Nothing => Html::default(),
        Asked::Pending => html! { <p class="hint" role="status">{ texts.hint_wait }</p> },
        Asked::Told(hint) => html! {
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
pub fn drawn(hint: &Asked) -> (StreetSet, StreetSet) {
    let Asked::Told(hint) = hint else {
        return (StreetSet::EMPTY, StreetSet::EMPTY);
    };
    let target = hint.target().map(|target| target.perimeter);
    let build = hint.build().map(|build| build.place());
    (target.unwrap_or_default(), build.unwrap_or_default())
}
