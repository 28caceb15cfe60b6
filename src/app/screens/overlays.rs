//! What can be opened over any screen: settings, shortcuts, the rules.

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::shortcuts::shortcuts_dialog;
use crate::app::shell::doors::Doors;
use crate::app::shell::language::use_language;
use crate::app::shell::settings::use_settings;
use crate::app::shell::settings_dialog::settings_dialog;
use crate::app::york::how_to_play::{HelpDoor, HowToPlay, Paragraph};

/// Where keys are letters of a text, or belong to a dialog.
const TYPING: &str = "input, textarea, select, [contenteditable], dialog, dialog *";

#[derive(Clone, PartialEq)]
enum Overlay {
    Settings,
    Shortcuts,
    Help(Option<Paragraph>),
}

/// What the overlays lie over.
#[derive(Properties, PartialEq)]
pub struct OverlaysProps {
    /// The screens, which find the doors in their context.
    pub children: Html,
}

/// Gives the screens the doors to what lies over them, and shows what was opened.
#[component]
pub fn Overlays(props: &OverlaysProps) -> Html {
    let open = use_state(|| None::<Overlay>);
    let doors = {
        let open = open.setter();
        use_memo((), move |()| {
            let door = |overlay: Overlay| {
                let open = open.clone();
                Callback::from(move |()| open.set(Some(overlay.clone())))
            };
            let at = open.clone();
            let help = HelpDoor(Callback::from(move |paragraph| {
                at.set(Some(Overlay::Help(paragraph)));
            }));
            let doors = Doors {
                settings: door(Overlay::Settings),
                shortcuts: door(Overlay::Shortcuts),
                help: door(Overlay::Help(None)),
            };
            (doors, help)
        })
    };
    let on_close = {
        let open = open.setter();
        use_callback((), move |(), ()| open.set(None))
    };
    let (language, settings) = (use_language(), use_settings());
    {
        let shortcuts = doors.0.shortcuts.clone();
        use_effect_with(settings.shortcuts, move |&has_shortcuts| {
            let listener = has_shortcuts.then(|| {
                EventListener::new(&document(), "keydown", move |event| {
                    if asks_for_shortcuts(event) {
                        shortcuts.emit(());
                    }
                })
            });
            move || drop(listener)
        });
    }
    let shown = match &*open {
        None => Html::default(),
        Some(Overlay::Settings) => settings_dialog(&settings, language, on_close),
        Some(Overlay::Shortcuts) => shortcuts_dialog(&settings, language, on_close),
        Some(Overlay::Help(at)) => html! { <HowToPlay at={*at} {on_close} /> },
    };
    html! {
        <ContextProvider<Doors> context={doors.0.clone()}>
            <ContextProvider<HelpDoor> context={doors.1.clone()}>
                { props.children.clone() }
                { shown }
            </ContextProvider<HelpDoor>>
        </ContextProvider<Doors>>
    }
}

fn asks_for_shortcuts(event: &Event) -> bool {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
        return false;
    };
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_typing = target.is_some_and(|target| target.matches(TYPING).unwrap_or(false));
    event.key() == "?" && !event.ctrl_key() && !event.meta_key() && !event.alt_key() && !is_typing
}
