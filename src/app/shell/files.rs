//! Files of the site that are fetched only when somebody wants them.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlScriptElement, Response};
use yew::prelude::*;

use super::effect::use_effect_with;
use super::state::use_state;

/// The tag of `index.html` that names such files.
const NAMES: &str = "meta[name=york-files]";

/// How long the mark of a file's content is, with the stroke before it.
const MARK: usize = 17;

/// The address of a file, which the built site names after its content too.
pub fn address(name: &str) -> String {
    let tag = gloo::utils::document().query_selector(NAMES).ok().flatten();
    let names = tag.and_then(|tag| tag.get_attribute("content"));
    let found = names
        .as_deref()
        .and_then(|names| names.split(' ').find(|found| is_of(found, name)));
    found.unwrap_or(name).to_owned()
}

/// Whether a file is the one with this name: `rules-0123456789abcdef.txt` is `rules.txt`.
fn is_of(found: &str, name: &str) -> bool {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let between = found
        .strip_prefix(stem)
        .and_then(|rest| rest.strip_suffix(ending)?.strip_suffix('.'));
    between.is_some_and(|mark| mark.is_empty() || mark.len() == MARK && mark.starts_with('-'))
}

/// Runs a script of the site, once for each time that this is called.
///
/// Does nothing but call `on_missing` where it does not arrive.
pub fn run_script(name: &str, on_missing: impl FnOnce() + 'static) {
    let document = gloo::utils::document();
    let script = document
        .create_element("script")
        .ok()
        .and_then(|element| element.dyn_into::<HtmlScriptElement>().ok());
    let (Some(script), Some(head)) = (script, document.head()) else {
        on_missing();
        return;
    };
    script.set_src(&address(name));
    EventListener::once(&script, "error", move |_| on_missing()).forget();
    // A head takes a script that is in no other place.
    let _ = head.append_child(&script);
}

/// A text of the site, as far as it has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Text {
    /// It is on its way, or nobody has asked for it.
    #[default]
    Coming,
    /// It is here.
    Here(AttrValue),
    /// It could not be fetched.
    Missing,
}

/// The text of a file, if one is wanted, and what fetches it again where it is missing.
#[hook]
pub fn use_text(name: Option<&'static str>) -> (Text, Callback<()>) {
    let state = use_state(<(Option<&str>, u32, Text)>::default);
    let (fetched, tries, text) = &*state;
    let text = if *fetched == name {
        text.clone()
    } else {
        Text::Coming
    };
    let wanted = name.filter(|_| text == Text::Coming);
    let setter = state.setter();
    use_effect_with((wanted, *tries), move |&(wanted, tries)| {
        let is_wanted = Rc::new(Cell::new(true));
        if let Some(name) = wanted {
            let is_wanted = is_wanted.clone();
            spawn_local(async move {
                let text = match fetch(&address(name)).await {
                    Ok(text) => Text::Here(text.into()),
                    Err(_) => Text::Missing,
                };
                if is_wanted.get() {
                    setter.set((Some(name), tries, text));
                }
            });
        }
        move || is_wanted.set(false)
    });
    let (setter, next) = (state.setter(), tries + 1);
    let on_again = Callback::from(move |()| setter.set((name, next, Text::Coming)));
    (text, on_again)
}

async fn fetch(address: &str) -> Result<String, JsValue> {
    let answer = gloo::utils::window().fetch_with_str(address);
    let answer: Response = JsFuture::from(answer).await?.unchecked_into();
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_with_and_without_the_mark_of_its_content() {
        assert!(is_of("worker.js", "worker.js"));
        assert!(is_of("worker-0123456789abcdef.js", "worker.js"));
        assert!(!is_of("worker_loader-0123456789abcdef.js", "worker.js"));
        assert!(!is_of("worker-0123456789abcdef_bg.wasm", "worker.js"));
        assert!(!is_of("rules-de-0123456789abcdef.txt", "rules.txt"));
    }
}
