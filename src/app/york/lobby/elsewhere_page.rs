//! What is shown of a game that is open in another tab.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::texts as shell;
use crate::app::york::parts::sign;

/// Says that another tab has the game, or has taken it from this one, and offers to take it.
pub fn elsewhere_page(
    was_here: bool,
    on_take: Callback<()>,
    on_back: Callback<()>,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    let (title, line, word) = if was_here {
        (texts.taken, texts.taken_line, texts.take_back)
    } else {
        (texts.elsewhere, texts.elsewhere_line, texts.take_over)
    };
    html! {
        <main class="page page--open" data-phase="elsewhere">
            <h1 class="page__title" tabindex="-1">{ title }</h1>
            <div class="page__body page__part" role="alert">
                <p>{ line }</p>
                { sign("york nothing-yet", "#scene") }
            </div>
            <footer class="page__actions">
                { control("back", Kind::Plain, on_back, shell::Texts::of(language).back) }
                { control("take-over", Kind::First, on_take, word) }
            </footer>
        </main>
    }
}
