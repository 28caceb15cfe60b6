//! The form that takes a game's text: pasted, from a file, or dropped.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::kept_card::reason;
use super::reading::{Failed, LIMIT, Reading, Step, read};
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::Language;
use crate::app::shell::texts as shell;
use crate::app::shell::texts::fill;

/// The form that takes a game's text. Whatever is wrong with it, it stays there.
pub fn open_form(
    reading: &Reading,
    on_step: &Callback<Step>,
    on_back: &Callback<()>,
    language: Language,
) -> Html {
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
    let text = &reading.text;
    let oninput = on_step.reform(|event: InputEvent| {
        let area = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        Step::Text(area.map(|area| area.value()).unwrap_or_default().into())
    });
    let on_press = {
        let text = text.clone();
        on_step.reform(move |()| Step::Read(read(&text, language)))
    };
    let ondrop = {
        let on_step = on_step.clone();
        Callback::from(move |event: DragEvent| {
            let files = event.data_transfer().and_then(|data| data.files());
            if let Some(file) = files.and_then(|files| files.get(0)) {
                event.prevent_default();
                take_file(&file, &on_step, language);
            }
        })
    };
    // Without this the browser opens the file in the page's place.
    let ondragover = |event: DragEvent| event.prevent_default();
    html! {
        <>
            <div class="page__body page__part form" {ondrop} {ondragover}>
                <p>{ texts.open_line }</p>
                <label class="field">
                    <span class="field__label">{ texts.text }</span>
                    <textarea class="field__text field__text--long" rows="10" data-field="text" spellcheck="false" autocomplete="off"
                        value={text.clone()} {oninput} />
                </label>
                { file_field(on_step, language) }
                if let Some(failed) = &reading.failed {
                    { refused(failed, on_step, language) }
                }
            </div>
            <footer key="text" class="page__actions">
                <Control action="back" on_press={on_back.clone()}>{ of_shell.back }</Control>
                <Control action="read" kind={Kind::First} {on_press}>{ texts.read }</Control>
            </footer>
        </>
    }
}

/// Takes a file's text into the form, and reads it.
fn take_file(file: &File, on_step: &Callback<Step>, language: Language) {
    if file.size() > f64::from(LIMIT) {
        on_step.emit(Step::Read(Err(Failed::TooLong)));
        return;
    }
    let (text, on_step) = (file.text(), on_step.clone());
    spawn_local(async move {
        let text = JsFuture::from(text)
            .await
            .ok()
            .and_then(|text| text.as_string());
        let outcome = match text {
            Some(text) => {
                let outcome = read(&text, language);
                on_step.emit(Step::Text(text.into()));
                outcome
            }
            None => Err(Failed::BadFile),
        };
        on_step.emit(Step::Read(outcome));
    });
}

/// The choice of a file.
fn file_field(on_step: &Callback<Step>, language: Language) -> Html {
    let texts = Texts::of(language);
    let on_step = on_step.clone();
    let onchange = move |event: Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            take_file(&file, &on_step, language);
        }
        // So that the same file, mended, can be chosen again.
        input.set_value("");
    };
    html! {
        <label class="field">
            <span class="field__label">{ texts.file }</span>
            <input class="field__file" type="file" data-field="file" accept=".york,.txt,text/plain" {onchange} />
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
                <Control action="open-part" on_press={on_step.reform(move |()| Step::Read(Ok(kept.clone())))}>
                    { fill(texts.open_up_to, &[&line.to_string()]) }
                </Control>
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
        Failed::Damaged(damage) => {
            let title = fill(texts.refused, &[&damage.line().to_string()]);
            (Some(title), reason(damage, language))
        }
    }
}

#[cfg(test)]
mod tests {
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
