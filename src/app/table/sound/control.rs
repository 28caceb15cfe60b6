//! Off with one tap, and on again.

use yew::prelude::*;

use crate::app::shell::control::{Control, Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::settings::SettingsHandle;
use crate::app::shell::texts::Texts;

fn toggle(settings: &SettingsHandle) -> Callback<()> {
    let settings = settings.clone();
    Callback::from(move |()| settings.toggle_sound())
}

/// The sound as a sign that is pressed in while there is any.
pub fn sound_control(settings: &SettingsHandle, language: Language) -> Html {
    // A loudspeaker with waves before it, or with a cross.
    let before = if settings.sound {
        "M15.5 9.5a3.5 3.5 0 0 1 0 5M18 6.5a8 8 0 0 1 0 11"
    } else {
        "M16 9.5l5 5M21 9.5l-5 5"
    };
    let face = html! { <svg aria-hidden="true" viewBox="0 0 24 24" class="sign"><path d="M3 9.5v5h4l5 4.5V5L7 9.5z" /><path d={before} /></svg> };
    let label = Texts::of(language).sound;
    let control = Control {
        class: "bar__sound",
        is_pressed: Some(settings.sound),
        key_hint: Some("M"),
        ..Control::icon("sound", label, toggle(settings), face)
    };
    control.shown()
}

/// The same in words.
pub fn sound_word(settings: &SettingsHandle, language: Language) -> Html {
    let word = Texts::of(language).turn_sound[usize::from(settings.sound)];
    control("turn-sound", Kind::Plain, toggle(settings), word)
}
