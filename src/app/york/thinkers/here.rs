//! Bots on the page itself, in small slices, where there is no worker.

use std::cell::Cell;

use gloo::events::EventListener;
use yew::Callback;

use super::aside::LOADER;
use super::{ANSWER, News, QUESTION};
use crate::app::shell::{files, page_events};
use crate::bots::york::desk::{BROKEN, FORGET, READY};

/// What `static/bots.js` says where a part of the bots does not arrive.
const MISSING: &str = "missing";

/// How far the bots have come on this page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Nothing,
    /// They are being loaded.
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
        let listener = page_events::on(ANSWER, move |text| {
            match text {
                READY => PROGRESS.set(Progress::Ready),
                BROKEN => PROGRESS.set(Progress::Broken),
                MISSING => return fail(&news),
                _ => {}
            }
            news.emit(News::Said(text.to_owned()));
        });
        match PROGRESS.get() {
            Progress::Nothing => load(on_news),
            Progress::Starting | Progress::Ready => {}
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
            PROGRESS.set(Progress::Nothing);
        }
    }

    /// Sends a text.
    pub fn send(text: &str) {
        page_events::send(QUESTION, text);
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        Self::send(FORGET);
    }
}

/// Has the bots loaded and started.
fn load(on_news: &Callback<News>) {
    PROGRESS.set(Progress::Starting);
    let news = on_news.clone();
    files::run_script(LOADER, move || fail(&news));
}

/// They did not arrive, and may be loaded again.
fn fail(on_news: &Callback<News>) {
    PROGRESS.set(Progress::Nothing);
    on_news.emit(News::Broken);
}
