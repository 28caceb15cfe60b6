//! Bots in a Web Worker, aside of the page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use super::News;
use crate::app::shell::files;

/// The script that starts the bots, in a worker or on the page.
pub const LOADER: &str = "bots.js";

/// A worker, which ends when this is dropped.
pub struct Aside {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Aside {
    /// Starts the worker; `None` where the browser refuses to.
    pub fn open(on_news: &Callback<News>) -> Option<Self> {
        let worker = Worker::new(&files::address(LOADER)).ok()?;
        let news = on_news.clone();
        let on_message = EventListener::new(&worker, "message", move |event| {
            let event: &MessageEvent = event.unchecked_ref();
            news.emit(News::Said(event.data().as_string().unwrap_or_default()));
        });
        let on_trouble = |name: &'static str| {
            let news = on_news.clone();
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&worker, name, options, move |event| {
                // Otherwise it would be the page's error too, and it is taken care of here.
                event.prevent_default();
                news.emit(News::Broken);
            })
        };
        let listeners = [on_message, on_trouble("error"), on_trouble("messageerror")];
        Some(Self {
            worker,
            _listeners: listeners,
        })
    }

    /// Sends a text.
    pub fn send(&self, text: &str) {
        // A text can always be sent.
        let _ = self.worker.post_message(&JsValue::from_str(text));
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
