//! Hints: how far it still is, and what the architect would do.

use std::rc::Rc;

use yew::prelude::*;

use super::texts::{Texts, form};
use crate::app::shell::texts::fill;
use crate::app::york::words::Words;
use crate::bots::york::desk::{Advice, Hint};
use crate::rules::york::{Build, StreetSet};

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
            let rolls = (weighed.rolls.get() + 50) / 100;
            lines.push(fill(
                form(
                    texts.hint_target,
                    usize::try_from(rolls).unwrap_or_default(),
                ),
                &[
                    &words.coins(coins),
                    &words.vikings(target.vikings),
                    &rolls.to_string(),
                ],
            ));
            lines.extend(weighed.build.map(|build| build_line(build, texts)));
        }
        Some(Advice::Close { .. }) => lines.push(texts.hint_close.to_owned()),
        Some(Advice::Keep { .. }) => lines.push(texts.hint_keep.to_owned()),
    }
    lines
}

/// What the architect would build, and lift for it where the supply is short.
fn build_line(build: Build, texts: &'static Texts) -> String {
    let place = build.place().to_string();
    if build.lift().is_empty() {
        fill(texts.hint_build, &[&place])
    } else {
        fill(texts.hint_lift, &[&build.lift().to_string(), &place])
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::language::Language;
    use crate::bots::york::{Hundredths, Target, Weighed};
    use crate::rules::york::LotSet;

    fn told(language: Language, build: Build, rolls: i64) -> Vec<String> {
        let target = Target {
            perimeter: StreetSet::EMPTY,
            lots: LotSet::EMPTY,
            coins: 4,
            vikings: 1,
        };
        let weighed = Weighed {
            build: Some(build),
            target,
            walls_to_go: 2,
            rolls: Hundredths::new(rolls),
            value: Hundredths::ZERO,
        };
        let hint = Hint {
            fewest: Some(5),
            advice: Some(Advice::Build(weighed)),
        };
        lines(&hint, Texts::of(language), Words::of(language))
    }

    fn streets(text: &str) -> StreetSet {
        text.parse().unwrap()
    }

    #[test]
    fn a_hint_tells_how_far_it_is_what_for_and_where_to_build() {
        let build = Build::placing(streets("d4n d4w"));
        assert_eq!(
            told(Language::English, build, 249),
            [
                "Fewest walls still to go for a city: 5.",
                "The architect would go for the dotted city: 4 coins, 1 Viking, about 2 more rolls.",
                "It would build on d4n d4w.",
            ]
        );
        assert_eq!(
            told(Language::German, build, 60)[1],
            "Der Baumeister hätte die gepunktete Stadt im Sinn: 4 Münzen, 1 Wikinger, noch etwa 1 Wurf."
        );
    }

    #[test]
    fn in_a_shortage_a_hint_tells_which_walls_to_lift() {
        let build = Build::placing(streets("d4n d4w")).lifting(streets("h8e"));
        let last = |language| told(language, build, 100).pop().unwrap();
        assert_eq!(
            last(Language::English),
            "It would lift h8e and build on d4n d4w."
        );
        assert_eq!(
            last(Language::German),
            "Er würde h8e aufnehmen und auf d4n d4w bauen."
        );
    }

    #[test]
    fn a_hint_tells_where_no_city_is_possible() {
        let hint = Hint {
            fewest: None,
            advice: None,
        };
        let language = Language::English;
        let told = lines(&hint, Texts::of(language), Words::of(language));
        assert_eq!(told, [Texts::of(language).hint_none]);
    }
}
