//! The form that takes a game's text: pasted, from a file, or dropped.

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::Cause;
use super::reading::{Failed, Reading, Step};
use super::shown::reason;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::texts as shell;
use crate::app::shell::texts::fill;

/// The form that takes a game's text. Whatever is wrong with it, it stays there.
pub fn open_form(reading: &Reading, on_step: &Callback<Step>, language: Language) -> Html {
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
    let text = &reading.text;
    let oninput = on_step.reform(|event: InputEvent| {
        let area = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        Step::Text(area.map(|area| area.value()).unwrap_or_default().into())
    });
    let on_press = on_step.reform(move |()| Step::Read(language));
    html! {
        <>
            <div class="page__body page__part form">
                <p>{ texts.open_line }</p>
                <label class="field">
                    <span class="field__label">{ texts.text }</span>
                    <textarea class="field__text field__text--long" rows="10" data-field="text" spellcheck="false" autocomplete="off"
                        value={text.clone()} {oninput} />
                </label>
                { file_field(texts) }
                if let Some(failed) = &reading.failed {
                    { refused(failed, on_step, language) }
                }
            </div>
            <footer key="text" class="page__actions">
                { control("back", Kind::Plain, on_step.reform(|()| Step::Open(false)), of_shell.back) }
                { control("read", Kind::First, on_press, texts.read) }
            </footer>
        </>
    }
}

/// What came of a file, in the words of `static/games.js`: its text after a `+`, or what is wrong.
pub fn given(file: &str, on_step: &Callback<Step>, language: Language) {
    on_step.emit(match file.strip_prefix('+') {
        Some(text) => {
            on_step.emit(Step::Text(text.to_owned().into()));
            Step::Read(language)
        }
        None if file == "long" => Step::Outcome(Err(Failed::TooLong)),
        None => Step::Outcome(Err(Failed::BadFile)),
    });
}

/// The choice of a file, which `static/games.js` reads.
fn file_field(texts: &Texts) -> Html {
    html! {
        <label class="field">
            <span class="field__label">{ texts.file }</span>
            <input class="field__file" type="file" data-field="file" accept=".york,.txt,text/plain" />
        </label>
    }
}

/// Why a text was not read, and what can be opened all the same.
fn refused(failed: &Failed, on_step: &Callback<Step>, language: Language) -> Html {
    let texts = Texts::of(language);
    let (title, line) = told(failed, language);
    let readable = match failed {
        Failed::Damaged(damage) => damage
            .readable()
            .map(|kept| (kept.clone().named(language), damage.line())),
        _ => None,
    };
    html! {
        <div class="page__notice" role="alert" data-notice="refused">
            <p>
                if let Some(title) = title {
                    <strong>{ title }{ ". " }</strong>
                }
                { line }
            </p>
            if let Some((kept, line)) = readable {
                { Control::new("open-part", on_step.reform(move |()| Step::Outcome(Ok(kept.clone()))), html! { fill(texts.open_up_to, &[&line.to_string()]) }).shown() }
            }
        </div>
    }
}

/// What is said about a failure: where, if that is known, and why.
fn told(failed: &Failed, language: Language) -> (Option<String>, String) {
    let texts = Texts::of(language);
    match failed {
        Failed::NoText => (None, texts.no_text.to_owned()),
        Failed::TooLong => (None, texts.too_long.to_owned()),
        Failed::BadFile => (None, texts.bad_file.to_owned()),
        Failed::Damaged(damage) if *damage.cause() == Cause::Newer => {
            (None, reason(damage, language))
        }
        Failed::Damaged(damage) => {
            let title = fill(texts.refused, &[&damage.line().to_string()]);
            (Some(title), reason(damage, language))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reading::read;
    use super::*;

    const GAME: &str = include_str!("../../../../tests/data/games/two-draft.york");

    #[test]
    fn a_bad_line_is_named_in_both_languages_and_what_stands_above_it_can_be_opened() {
        let bad = GAME.replacen("roll", "rool", 2);
        let failed = read(&bad, Language::English).unwrap_err();
        let Failed::Damaged(damage) = &failed else {
            panic!("{failed:?}")
        };
        assert!(damage.readable().is_some());
        let line = damage.line().to_string();
        for language in Language::ALL {
            let (title, reason) = told(&failed, language);
            assert!(title.is_some_and(|title| title.contains(&line)));
            assert!(reason.contains("rool"), "{reason}");
        }
    }
}
