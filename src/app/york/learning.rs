//! Learning by playing, as far as the app has a part in it: it opens the page and the games of lessons and
//! puzzles, and does at their tables what `static/learn.js` wants done. All the rest is in that script and
//! the texts it fetches, for only those need it who learn.

use std::cell::Cell;

use yew::prelude::*;

use super::lobby::texts::Texts;
use super::session::{Session, Step};
use crate::app::shell::control::{Kind, control};
use crate::app::shell::files;
use crate::app::shell::language::Language;
use crate::app::shell::page_events;
use crate::app::shell::texts as shell;
use crate::app::shell::texts::fill;
use crate::rules::york::Event;

/// The event that opens the page of lessons; its text is what begins there at once, or nothing.
pub const LEARN: &str = "york-learn";
/// The event that opens a game that teaches something: its id, and in the lines below it its text.
pub const BEGIN: &str = "york-begin";
/// The event that lets the game with an id go on as one like any other.
pub const ADOPT: &str = "york-adopt";
/// The event with a step at the table of a lesson: an action, `read`, `tell`, or `rewind` and two numbers.
pub const STEP: &str = "york-step";
/// The event that says that the lessons do not arrive.
pub const MISSING: &str = "york-no-lessons";
/// What the id of a game begins with that teaches something.
pub const TAUGHT: char = '-';

thread_local! {
    /// Whether the script of the lessons is here or on its way.
    static IS_CALLED: Cell<bool> = const { Cell::new(false) };
}

/// Has the lessons fetched, where they are not; from then on their script looks after itself.
pub fn call() {
    if !IS_CALLED.replace(true) {
        files::run_script("learn.js", || page_events::send(MISSING, ""));
    }
}

/// They did not arrive, and may be fetched again.
pub fn forget() {
    IS_CALLED.set(false);
}

/// The page of lessons and puzzles, which `static/learn.js` fills.
pub fn learn_page(
    wish: &AttrValue,
    is_missing: bool,
    on_again: Callback<()>,
    on_back: Callback<()>,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    html! {
        <main class="page page--learn" data-phase="learn" data-wish={wish.clone()}>
            <h1 class="page__title" tabindex="-1">{ texts.learn }</h1>
            <div class="page__body page__part">
                if is_missing {
                    <div class="page__notice" role="alert" data-notice="missing">
                        <p>{ texts.lessons_missing }</p>
                        { control("try-again", Kind::First, on_again, texts.lessons_again) }
                    </div>
                } else {
                    <p role="status" data-coming="">{ texts.lessons_coming }</p>
                }
                <div class="page__part" data-lessons="" />
            </div>
            <footer class="page__actions">
                { control("back", Kind::Plain, on_back, shell::Texts::of(language).back) }
            </footer>
        </main>
    }
}

/// What a text of a [`STEP`] means at the table.
pub fn step_of(text: &str) -> Option<Step> {
    match text.split_once(' ') {
        Some(("rewind", numbers)) => {
            let (actions, read) = numbers.split_once(' ')?;
            Some(Step::Rewind(actions.parse().ok()?, read.parse().ok()?))
        }
        None if text == "read" => Some(Step::Read),
        None if text == "tell" => Some(Step::TellAll),
        _ => text.parse().ok().map(Step::Act),
    }
}

/// The city that the first seat has closed, as the page has it: coins, Vikings, walls removed, perimeter.
pub fn closed(session: &Session) -> Option<String> {
    let told = session.told_events().iter().rev();
    let city = told.into_iter().find_map(|event| match event {
        Event::Closed { seat, city, .. } if seat.index() == 0 => Some(city),
        _ => None,
    })?;
    let numbers = [
        city.coins() as usize,
        city.vikings() as usize,
        city.removed(),
    ];
    let [coins, vikings, removed] = numbers.map(|number| number.to_string());
    let perimeter = city.perimeter().to_string();
    Some(fill(
        "{} {} {} {}",
        &[&coins, &vikings, &removed, &perimeter],
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_an_action_or_leads_on_or_back() {
        assert!(matches!(step_of("1 build d6n e6n"), Some(Step::Act(_))));
        assert!(matches!(step_of("read"), Some(Step::Read)));
        assert!(matches!(step_of("tell"), Some(Step::TellAll)));
        assert!(matches!(
            step_of("rewind 12 40"),
            Some(Step::Rewind(12, 40))
        ));
        for text in ["", "rewind", "rewind 1", "rewind a b", "1 hop", "dance"] {
            assert!(step_of(text).is_none(), "{text}");
        }
    }
}
