//! What can be opened over any screen: settings, shortcuts, the rules; and the keys of every screen.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use yew::prelude::*;

use super::shortcuts::shortcuts_dialog;
use crate::app::shell::announcer::Announcer;
use crate::app::shell::doors::Doors;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::files::{Text, use_text};
use crate::app::shell::keys::shortcut;
use crate::app::shell::language::Language;
use crate::app::shell::settings::SettingsHandle;
use crate::app::shell::settings_dialog::settings_dialog;
use crate::app::shell::state::use_state;
use crate::app::shell::texts::Texts;
use crate::app::york::how_to_play::{Paragraph, book, go_to, how_to_play};

#[derive(Clone, Copy, PartialEq)]
enum Overlay {
    Settings,
    Shortcuts,
    Help(Option<Paragraph>),
}

/// What lies over the screens, and the ways there and back.
pub struct Overlays {
    open: Option<Overlay>,
    ways: Rc<Ways>,
    /// The rules, and what fetches them again.
    book: (Text, Callback<()>),
}

struct Ways {
    doors: Doors,
    on_close: Callback<()>,
}

impl Overlays {
    /// The doors to what can be opened.
    pub fn doors(&self) -> Doors {
        self.ways.doors.clone()
    }

    /// What was opened.
    pub fn shown(&self, settings: &SettingsHandle, language: Language) -> Html {
        let on_close = self.ways.on_close.clone();
        match self.open {
            None => Html::default(),
            Some(Overlay::Settings) => settings_dialog(settings, language, on_close),
            Some(Overlay::Shortcuts) => shortcuts_dialog(settings, language, on_close),
            Some(Overlay::Help(_)) => {
                let (book, on_again) = &self.book;
                how_to_play(book, on_again.clone(), on_close, language)
            }
        }
    }
}

/// What lies over the screens; if there are keys, one opens their list and one turns the sound on or off.
#[hook]
pub fn use_overlays(
    settings: &SettingsHandle,
    announcer: &Announcer,
    language: Language,
) -> Overlays {
    let open = use_state(|| None::<Overlay>);
    let ways = {
        let open = open.setter();
        use_memo((), move |()| {
            let way = |overlay: Option<Overlay>| {
                let open = open.clone();
                Callback::from(move |()| open.set(overlay))
            };
            let at = open.clone();
            let doors = Doors {
                settings: way(Some(Overlay::Settings)),
                shortcuts: way(Some(Overlay::Shortcuts)),
                help: way(Some(Overlay::Help(None))),
                paragraph: Callback::from(move |name| {
                    at.set(Some(Overlay::Help(Paragraph::from_id(name))));
                }),
            };
            let on_close = way(None);
            Ways { doors, on_close }
        })
    };
    {
        let shortcuts = ways.doors.shortcuts.clone();
        let announcer = announcer.clone();
        let keys = (settings.clone(), language);
        use_effect_with(keys, move |(settings, language)| {
            let (settings, texts) = (settings.clone(), Texts::of(*language));
            let listener = settings.shortcuts.then(|| {
                EventListener::new(&document(), "keydown", move |event| {
                    match shortcut(event).as_deref() {
                        Some("?") => shortcuts.emit(()),
                        Some("m" | "M") => {
                            announcer.say(texts.sound_is[usize::from(!settings.sound)]);
                            settings.toggle_sound();
                        }
                        _ => {}
                    }
                })
            });
            move || drop(listener)
        });
    }
    let is_help = matches!(*open, Some(Overlay::Help(_)));
    let book = use_text(is_help.then(|| book(language)));
    let is_there = matches!(book.0, Text::Here(_));
    use_effect_with((*open, is_there), |&(open, is_there)| {
        // The dialog is open by now: what is inside a component happens before.
        if let Some(Overlay::Help(Some(paragraph))) = open
            && is_there
        {
            go_to(paragraph);
        }
    });
    let open = *open;
    Overlays { open, ways, book }
}
