//! The bots as the app knows them: questions in, answers out, in whichever place they can run.

mod aside;
mod here;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use yew::Callback;

use crate::bots::york::desk::{Answer, BROKEN, Question, READY};
use aside::Aside;
use here::Here;

/// The event that brings the bots a question where they run on the page.
pub const QUESTION: &str = "york-question";

/// The event that brings an answer of theirs.
pub const ANSWER: &str = "york-answer";

/// How long a worker may take to start, in milliseconds.
const START_TIME: u32 = 4_000;

/// How long the bots may take to load on the page.
const LOADING_TIME: u32 = 15_000;

/// How long nothing may be heard while questions are open.
const SILENCE: u32 = 20_000;

/// What is heard from the bots.
enum News {
    /// They said this.
    Said(String),
    /// They cannot be started, or have stumbled.
    Broken,
}

/// The bots at work: in a Web Worker, or on the page where that does not start or breaks down.
///
/// Every question is answered, with [`Answer::Failed`] where nothing works; the next one then tries
/// everything again. Whoever drops this ends their work.
pub struct Thinkers(Rc<RefCell<Office>>);

/// Where the bots are.
enum Room {
    Aside(Aside),
    Here(#[allow(dead_code, reason = "kept for what its end does")] Here),
    Nowhere,
}

struct Office {
    on_answer: Callback<Answer>,
    /// The questions without an answer, in the order in which they were asked.
    open: Vec<(u32, String)>,
    room: Room,
    is_ready: bool,
    alarm: Option<Timeout>,
}

impl Thinkers {
    /// Has the bots started, so that they are there when they are asked.
    pub fn start(on_answer: Callback<Answer>) -> Self {
        let office = Rc::new(RefCell::new(Office {
            on_answer,
            open: Vec::new(),
            room: Room::Nowhere,
            is_ready: false,
            alarm: None,
        }));
        open_aside(&office);
        Self(office)
    }

    /// Asks a question.
    pub fn ask(&self, question: &Question) {
        let text = question.to_string();
        let mut office = self.0.borrow_mut();
        office.open.push((question.id, text.clone()));
        if office.is_ready {
            if office.open.len() == 1 {
                office.set_alarm(&self.0, SILENCE);
            }
            office.room.send(&text);
        } else if matches!(office.room, Room::Nowhere) {
            drop(office);
            open_aside(&self.0);
        }
    }
}

impl Room {
    fn send(&self, text: &str) {
        match self {
            Self::Aside(aside) => aside.send(text),
            Self::Here(_) => Here::send(text),
            Self::Nowhere => {}
        }
    }
}

impl Office {
    fn set_alarm(&mut self, office: &Rc<RefCell<Self>>, time: u32) {
        let office = Rc::downgrade(office);
        self.alarm = Some(Timeout::new(time, move || hear(&office, News::Broken)));
    }

    /// The bots take questions now: they are asked all that are open.
    fn begin(&mut self, office: &Rc<RefCell<Self>>) {
        self.is_ready = true;
        self.alarm = None;
        if !self.open.is_empty() {
            self.set_alarm(office, SILENCE);
        }
        for (_, text) in &self.open {
            self.room.send(text);
        }
    }
}

fn on_news(office: &Rc<RefCell<Office>>) -> Callback<News> {
    let office = Rc::downgrade(office);
    Callback::from(move |news| hear(&office, news))
}

fn open_aside(office: &Rc<RefCell<Office>>) {
    match Aside::open(&on_news(office)) {
        Some(aside) => {
            let mut inner = office.borrow_mut();
            inner.room = Room::Aside(aside);
            inner.is_ready = false;
            inner.set_alarm(office, START_TIME);
        }
        None => open_here(office),
    }
}

fn open_here(office: &Rc<RefCell<Office>>) {
    {
        let mut inner = office.borrow_mut();
        inner.is_ready = false;
        inner.room = Room::Nowhere;
    }
    let Some(here) = Here::open(&on_news(office)) else {
        fail(office);
        return;
    };
    let mut inner = office.borrow_mut();
    inner.room = Room::Here(here);
    if Here::is_ready() {
        inner.begin(office);
    } else {
        inner.set_alarm(office, LOADING_TIME);
    }
}

/// Nothing works: the open questions get the answer that there is none.
fn fail(office: &Rc<RefCell<Office>>) {
    Here::give_up();
    let mut inner = office.borrow_mut();
    inner.room = Room::Nowhere;
    inner.is_ready = false;
    inner.alarm = None;
    let open = std::mem::take(&mut inner.open);
    let on_answer = inner.on_answer.clone();
    drop(inner);
    for (id, _) in open {
        on_answer.emit(Answer::Failed { id });
    }
}

fn hear(office: &Weak<RefCell<Office>>, news: News) {
    let Some(office) = office.upgrade() else {
        return;
    };
    match news {
        News::Said(text) if text == READY => office.borrow_mut().begin(&office),
        News::Said(text) if text != BROKEN => answered(&office, &text),
        News::Said(_) | News::Broken => {
            let is_aside = matches!(office.borrow().room, Room::Aside(_));
            if is_aside {
                open_here(&office);
            } else {
                fail(&office);
            }
        }
    }
}

fn answered(office: &Rc<RefCell<Office>>, text: &str) {
    let Ok(answer) = text.parse::<Answer>() else {
        return;
    };
    let mut inner = office.borrow_mut();
    let before = inner.open.len();
    inner.open.retain(|(id, _)| *id != answer.id());
    if inner.open.len() == before {
        return;
    }
    if inner.open.is_empty() {
        inner.alarm = None;
    } else {
        inner.set_alarm(office, SILENCE);
    }
    let on_answer = inner.on_answer.clone();
    drop(inner);
    on_answer.emit(answer);
}
