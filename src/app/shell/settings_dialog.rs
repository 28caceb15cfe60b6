//! The dialog of the settings.

use yew::prelude::*;

use super::dialog::Dialog;
use super::fields::{segments, slider, switch};
use super::language::Language;
use super::settings::{Settings, SettingsHandle, Speed, Theme};
use super::storage;
use super::texts::Texts;

/// Where a switch is among the settings.
type Field = fn(&mut Settings) -> &mut bool;

/// Every setting; each takes effect at once.
pub fn settings_dialog(
    settings: &SettingsHandle,
    language: Language,
    on_close: Callback<()>,
) -> Html {
    let texts = Texts::of(language);
    let mut languages = vec![texts.language_of_browser];
    languages.extend(Language::ALL.map(Language::own_name));
    let chosen = settings
        .language
        .map_or(0, |language| 1 + language as usize);
    let choose_language = setter(settings, |settings, index: usize| {
        settings.language = index
            .checked_sub(1)
            .and_then(|index| Language::ALL.get(index).copied());
    });
    let choose_theme = setter(settings, |settings, index: usize| {
        settings.theme = Theme::ALL[index];
    });
    let set_volume = setter(settings, |settings, volume: u8| settings.volume = volume);
    let switched = |name, text: [&'static str; 2], field: Field| {
        let mut copy: Settings = **settings;
        let is_on = *field(&mut copy);
        let on_switch = setter(settings, move |settings, is_on: bool| {
            *field(settings) = is_on;
        });
        switch(name, text, is_on, &on_switch)
    };
    html! {
        <Dialog key="settings" title={texts.settings} name="settings" {on_close}>
            <div class="form">
                if !storage::is_there() {
                    <p class="notice" role="status">{ texts.not_stored }</p>
                }
                { segments("language", texts.language, &languages, chosen, &choose_language) }
                { segments("theme", texts.theme, &texts.themes, settings.theme as usize, &choose_theme) }
                { speed_field(settings, texts) }
                { switched("sound", [texts.sound, texts.sound_line], |s| &mut s.sound) }
                if settings.sound {
                    { slider("volume", texts.volume, settings.volume, set_volume) }
                }
                { switched("shortcuts", [texts.shortcuts, texts.shortcuts_line], |s| &mut s.shortcuts) }
                { switched("hints", [texts.hints, texts.hints_line], |s| &mut s.hints) }
                { switched("runs-bots", [texts.runs_bots, texts.runs_bots_line], |s| &mut s.runs_bots) }
            </div>
        </Dialog>
    }
}

/// The field of the animations' speed, which the set-up has too.
pub fn speed_field(settings: &SettingsHandle, texts: &Texts) -> Html {
    let on_choose = setter(settings, |settings, index: usize| {
        settings.speed = Speed::ALL[index];
    });
    let chosen = settings.speed as usize;
    segments("speed", texts.speed, &texts.speeds, chosen, &on_choose)
}

/// Changes the settings by what was chosen.
pub fn setter<T: 'static>(
    settings: &SettingsHandle,
    set: impl Fn(&mut Settings, T) + 'static,
) -> Callback<T> {
    let settings = settings.clone();
    Callback::from(move |value| settings.change(|settings| set(settings, value)))
}
