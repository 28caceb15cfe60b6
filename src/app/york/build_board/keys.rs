//! Building by keyboard.

use gloo::events::EventListener;
use gloo::utils::document;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::app::shell::effect::use_effect_with;
use crate::app::shell::keys::shortcut;
use crate::app::shell::reducer::Reducer;
use crate::app::york::board::side_of_key;
use crate::app::york::hand::{Bench, Input};

/// What a single key does anywhere on the page.
fn input_of_key(key: &str) -> Option<Input> {
    match key {
        "r" | "R" => Some(Input::Rotate),
        "f" | "F" => Some(Input::Mirror),
        "o" | "O" => Some(Input::OneWall),
        "l" | "L" => Some(Input::Lifting),
        "t" | "T" => Some(Input::TakeBack),
        _ => None,
    }
}

/// Listens for single keys, where they are switched on.
#[hook]
pub fn use_shortcuts(is_on: bool, on_input: &Callback<Input>) {
    use_effect_with((is_on, on_input.clone()), |(is_on, on_input)| {
        let on_input = on_input.clone();
        let listener = is_on.then(|| {
            EventListener::new(&document(), "keydown", move |event| {
                if let Some(input) = shortcut(event).and_then(|key| input_of_key(&key)) {
                    on_input.emit(input);
                }
            })
        });
        move || drop(listener)
    });
}

/// What keys do while the board has the focus.
pub fn on_board(
    bench: &Reducer<Bench>,
    on_input: &Callback<Input>,
    on_build: &Callback<()>,
) -> Callback<KeyboardEvent> {
    let (bench, on_input, on_build) = (bench.clone(), on_input.clone(), on_build.clone());
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key() {
            return;
        }
        let key = event.key();
        // A key that is still held from the last turn builds nothing.
        if event.repeat() && key == "Enter" {
            return;
        }
        let input = match key.as_str() {
            "Enter" | " " if bench.cursor().is_some() => Input::LiftHere,
            "Enter" => {
                event.prevent_default();
                on_build.emit(());
                return;
            }
            "Backspace" | "Delete" => Input::TakeBack,
            _ => match side_of_key(&key) {
                Some(side) => Input::Arrow(side),
                None => return,
            },
        };
        event.prevent_default();
        on_input.emit(input);
    })
}
