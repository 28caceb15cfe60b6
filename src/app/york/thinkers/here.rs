//! Bots on the page itself, in small slices, where there is no worker.

use std::cell::Cell;

use gloo::events::EventListener;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlScriptElement;
use yew::Callback;

use super::aside::LOADER;
use super::{News, page_events};
use crate::bots::york::desk::{BROKEN, FORGET, READY};

/// The worker's script, which the loader expects to be there.
const SCRIPT: &str = "worker.js";

/// What a worker's loader calls for further scripts, and a page does not have.
const IMPORT: &str = "importScripts";

/// How far the bots have come on this page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Nothing,
    /// The script is on its way.
    Loading,
    /// The script is here; it can be loaded only once.
    Script,
    /// It is being started.
    Starting,
    Ready,
    Broken,
}

thread_local! {
    /// Bots stay loaded when a table is left, so this is the page's and not a table's.
    static PROGRESS: Cell<Progress> = const { Cell::new(Progress::Nothing) };
}

/// The bots on this page; what they think about is put aside when this is dropped.
pub struct Here {
    _listener: EventListener,
}

impl Here {
    /// Has the bots loaded where they are not; `None` where they broke down before.
    pub fn open(on_news: &Callback<News>) -> Option<Self> {
        let news = on_news.clone();
        let listener = page_events::on(page_events::ANSWER, move |text| {
            match text {
                READY => PROGRESS.set(Progress::Ready),
                BROKEN => PROGRESS.set(Progress::Broken),
                _ => {}
            }
            news.emit(News::Said(text.to_owned()));
        });
        match PROGRESS.get() {
            Progress::Nothing => {
                PROGRESS.set(Progress::Loading);
                load(SCRIPT, Progress::Nothing, on_news, load_loader);
            }
            Progress::Script => load_loader(on_news),
            Progress::Loading | Progress::Starting | Progress::Ready => {}
            Progress::Broken => return None,
        }
        Some(Self {
            _listener: listener,
        })
    }

    /// Whether the bots take questions already.
    pub fn is_ready() -> bool {
        PROGRESS.get() == Progress::Ready
    }

    /// Nothing has been heard for too long: the next one may try to start the bots again.
    pub fn give_up() {
        if PROGRESS.get() == Progress::Starting {
            PROGRESS.set(Progress::Script);
        }
    }

    /// Sends a text.
    pub fn send(text: &str) {
        page_events::send(page_events::QUESTION, text);
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        Self::send(FORGET);
    }
}

fn load_loader(on_news: &Callback<News>) {
    PROGRESS.set(Progress::Starting);
    let nothing = Closure::<dyn Fn()>::new(|| {}).into_js_value();
    let window = gloo::utils::window();
    if js_sys::Reflect::set(&window, &JsValue::from_str(IMPORT), &nothing).is_err() {
        on_news.emit(News::Broken);
        return;
    }
    load(LOADER, Progress::Script, on_news, |_| {
        let window = gloo::utils::window();
        // Whoever looks for it to know a worker by shall not find it here.
        let _ = js_sys::Reflect::delete_property(&window, &JsValue::from_str(IMPORT));
    });
}

/// Loads a script and goes on; where that fails the page is as far as it was `before`.
fn load(
    address: &str,
    before: Progress,
    on_news: &Callback<News>,
    go_on: impl Fn(&Callback<News>) + 'static,
) {
    let document = gloo::utils::document();
    let script = document
        .create_element("script")
        .ok()
        .and_then(|element| element.dyn_into::<HtmlScriptElement>().ok());
    let (Some(script), Some(head)) = (script, document.head()) else {
        PROGRESS.set(before);
        on_news.emit(News::Broken);
        return;
    };
    script.set_src(address);
    let news = on_news.clone();
    EventListener::once(&script, "load", move |_| go_on(&news)).forget();
    let news = on_news.clone();
    EventListener::once(&script, "error", move |_| {
        PROGRESS.set(before);
        news.emit(News::Broken);
    })
    .forget();
    // A head takes a script that is in no other place.
    let _ = head.append_child(&script);
}
