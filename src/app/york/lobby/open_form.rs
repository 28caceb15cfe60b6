//! The form that takes a game's text: pasted, from a file, or dropped.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::kept_card::reason;
use super::texts::{Texts, use_texts};
use super::{Damage, Kept};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::texts as shell;
use crate::app::shell::texts::fill;

/// The most bytes of a text.
const LIMIT: u32 = 1_000_000;

/// Why a text was not read.
#[derive(Clone, Debug, PartialEq)]
pub enum Failed {
    /// There is none.
    NoText,
    /// It is too long.
    TooLong,
    /// The browser does not hand it out.
    BadFile,
    /// It is wrong in a line.
    Damaged(Damage),
}

/// Reads a game's text.
fn read(text: &str) -> Result<Kept, Failed> {
    if text.trim().is_empty() {
        return Err(Failed::NoText);
    }
    if text.len() > LIMIT as usize {
        return Err(Failed::TooLong);
    }
    Kept::from_text(text).map_err(Failed::Damaged)
}

/// What the form needs.
#[derive(Properties, PartialEq)]
pub struct OpenFormProps {
    /// The text so far.
    pub text: AttrValue,
    /// Why it was not read.
    pub failed: Option<Failed>,
    /// Called with the text when it changes.
    pub on_text: Callback<AttrValue>,
    /// Called with the game in the text, or with the reason why there is none.
    pub on_read: Callback<Result<Kept, Failed>>,
    /// Goes back to the start page.
    pub on_back: Callback<()>,
}

/// The form that takes a game's text. Whatever is wrong with it, it stays there.
#[component]
pub fn OpenForm(props: &OpenFormProps) -> Html {
    let (texts, of_shell) = (use_texts(), shell::use_texts());
    let oninput = props.on_text.reform(|event: InputEvent| {
        let area = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        AttrValue::from(area.map(|area| area.value()).unwrap_or_default())
    });
    let on_press = {
        let (text, on_read) = (props.text.clone(), props.on_read.clone());
        Callback::from(move |()| on_read.emit(read(&text)))
    };
    let on_file = {
        let (on_text, on_read) = (props.on_text.clone(), props.on_read.clone());
        Callback::from(move |file: File| take_file(&file, on_text.clone(), on_read.clone()))
    };
    let ondrop = {
        let on_file = on_file.clone();
        Callback::from(move |event: DragEvent| {
            let files = event.data_transfer().and_then(|data| data.files());
            if let Some(file) = files.and_then(|files| files.get(0)) {
                event.prevent_default();
                on_file.emit(file);
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
                        value={props.text.clone()} {oninput} />
                </label>
                <FileField {on_file} />
                if let Some(failed) = &props.failed {
                    <Refused failed={failed.clone()} on_open={props.on_read.reform(Ok)} />
                }
            </div>
            <footer class="page__actions">
                <Control action="back" on_press={props.on_back.clone()}>{ of_shell.back }</Control>
                <Control action="read" kind={Kind::First} {on_press}>{ texts.read }</Control>
            </footer>
        </>
    }
}

/// Takes a file's text into the form, and reads it.
fn take_file(file: &File, on_text: Callback<AttrValue>, on_read: Callback<Result<Kept, Failed>>) {
    if file.size() > f64::from(LIMIT) {
        on_read.emit(Err(Failed::TooLong));
        return;
    }
    let text = file.text();
    spawn_local(async move {
        let text = JsFuture::from(text)
            .await
            .ok()
            .and_then(|text| text.as_string());
        match text {
            Some(text) => {
                let outcome = read(&text);
                on_text.emit(text.into());
                on_read.emit(outcome);
            }
            None => on_read.emit(Err(Failed::BadFile)),
        }
    });
}

#[derive(Properties, PartialEq)]
struct FileFieldProps {
    on_file: Callback<File>,
}

/// The choice of a file.
#[component]
fn FileField(props: &FileFieldProps) -> Html {
    let texts = use_texts();
    let on_file = props.on_file.clone();
    let onchange = move |event: Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file.emit(file);
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

#[derive(Properties, PartialEq)]
struct RefusedProps {
    failed: Failed,
    /// Opens what is readable.
    on_open: Callback<Kept>,
}

/// Why a text was not read, and what can be opened all the same.
#[component]
fn Refused(props: &RefusedProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let (title, line) = told(&props.failed, language);
    let readable = match &props.failed {
        Failed::Damaged(damage) => damage.readable().map(|kept| (kept.clone(), damage.line())),
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
                <Control action="open-part" on_press={props.on_open.reform(move |()| kept.clone())}>
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
    fn a_text_is_a_game_or_refused_with_its_reason() {
        assert!(read(GAME).is_ok());
        assert_eq!(read(" \n"), Err(Failed::NoText));
        let long = "x".repeat(LIMIT as usize + 1);
        assert_eq!(read(&long), Err(Failed::TooLong));
    }

    #[test]
    fn a_bad_line_is_named_in_both_languages_and_what_stands_above_it_can_be_opened() {
        let bad = GAME.replacen("roll", "rool", 2);
        let failed = read(&bad).unwrap_err();
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
