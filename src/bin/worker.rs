//! The bots' Web Worker, nothing else. Where a browser starts no worker the page itself runs it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Date;
use walls_of_york::app::shell::page_events;
use walls_of_york::app::york::thinkers::{ANSWER, QUESTION};
use walls_of_york::bots::york::desk::{BROKEN, Desk, READY};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How long a worker thinks before it listens again, in milliseconds.
const STRETCH: f64 = 100.0;

/// How long a page may be kept from drawing and from its player.
const STRETCH_ON_PAGE: f64 = 8.0;

fn main() {
    std::panic::set_hook(Box::new(|info| {
        gloo::console::error!(info.to_string());
        say(BROKEN);
    }));
    let desk = Rc::new(RefCell::new(Desk::new()));
    listen(move |text| {
        let was_idle = desk.borrow().is_idle();
        desk.borrow_mut().take(text);
        if was_idle {
            work_soon(desk.clone());
        }
    });
    say(READY);
}

fn work_soon(desk: Rc<RefCell<Desk>>) {
    Timeout::new(0, move || work(desk)).forget();
}

fn work(desk: Rc<RefCell<Desk>>) {
    let stretch = worker().map_or(STRETCH_ON_PAGE, |_| STRETCH);
    let end = Date::now() + stretch;
    while !desk.borrow().is_idle() {
        if Date::now() >= end {
            work_soon(desk);
            return;
        }
        let answer = desk.borrow_mut().work();
        if let Some(answer) = answer {
            // A page hears it at once, and may ask the next question before this returns.
            say(&answer);
        }
    }
}

/// The worker's own scope; `None` on a page.
fn worker() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

fn say(text: &str) {
    match worker() {
        // Nobody is left to be told of a failure here.
        Some(worker) => drop(worker.post_message(&JsValue::from_str(text))),
        None => page_events::send(ANSWER, text),
    }
}

fn listen(mut hear: impl FnMut(&str) + 'static) {
    let Some(worker) = worker() else {
        page_events::on(QUESTION, hear).forget();
        return;
    };
    let on_message = move |event: &web_sys::Event| {
        let event: &MessageEvent = event.unchecked_ref();
        hear(&event.data().as_string().unwrap_or_default());
    };
    EventListener::new(&worker, "message", on_message).forget();
}
