//! The log: what has happened, in words.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::Language;
use crate::app::york::parts::sign;

/// The log as a dialog, the newest line last.
pub fn log_dialog(lines: Vec<String>, on_close: Callback<()>, language: Language) -> Html {
    let texts = Texts::of(language);
    html! {
        <Dialog key="log" name="log" title={texts.log} {on_close}>
            if lines.is_empty() {
                <p>{ texts.log_empty }</p>
                { sign("york nothing-yet", "#scene") }
            } else {
                <div class="log" role="region" tabindex="0" aria-label={texts.log}>
                    <ol class="log__lines">
                        { for lines.into_iter().map(|line| html! { <li class="log__line">{ line }</li> }) }
                    </ol>
                </div>
            }
        </Dialog>
    }
}

/// Opens the log at its newest line and keeps it there: so much is in it, while it is open.
#[hook]
pub fn use_newest_line(length: Option<usize>) {
    use_effect_with(length, |length| {
        // What is not on screen cannot scroll: the dialog opens first.
        let later = length.map(|_| {
            Timeout::new(0, || {
                if let Ok(Some(list)) = gloo::utils::document().query_selector(".log") {
                    list.set_scroll_top(list.scroll_height());
                }
            })
        });
        move || drop(later)
    });
}
