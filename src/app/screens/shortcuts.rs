//! The keyboard shortcuts, and the dialog that lists them.

use yew::prelude::*;

use crate::app::shell::dialog::Dialog;
use crate::app::shell::fields::switch;
use crate::app::shell::language::Language;
use crate::app::shell::settings::SettingsHandle;
use crate::app::shell::settings_dialog::setter;
use crate::app::shell::texts::Texts;

/// Keys, and what they do in English and in German.
const KEYS: [(&[&str], [&str; 2]); 12] = [
    (&["R"], ["Rotate the piece", "Teil drehen"]),
    (&["F"], ["Mirror the piece", "Teil spiegeln"]),
    (&["O"], ["One wall instead", "Stattdessen eine Mauer"]),
    (&["L"], ["Lift walls", "Mauern aufnehmen"]),
    (
        &["←", "↑", "↓", "→"],
        ["Move on the board", "Auf dem Brett bewegen"],
    ),
    (
        &["Shift", "←", "↑", "↓", "→"],
        ["From lot to lot", "Von Feld zu Feld"],
    ),
    (&["Enter"], ["Build", "Bauen"]),
    (&["T", "⌫"], ["Take back", "Zurücknehmen"]),
    (&["Esc"], ["Let go, close", "Loslassen, schließen"]),
    (&["Tab"], ["To the next control", "Zum nächsten Knopf"]),
    (&["M"], ["Sound on or off", "Ton an oder aus"]),
    (&["?"], ["This list", "Diese Liste"]),
];

/// The list of shortcuts, with the switch that turns them off.
pub fn shortcuts_dialog(
    settings: &SettingsHandle,
    language: Language,
    on_close: Callback<()>,
) -> Html {
    let texts = Texts::of(language);
    let is_on = settings.shortcuts;
    let on_switch = setter(settings, |settings, is_on| settings.shortcuts = is_on);
    let rows = KEYS.iter().map(|(keys, what)| {
        let keys = keys.iter().map(|key| html! { <kbd class="key">{ *key }</kbd> });
        html! { <div class="keys__row"><dt>{ for keys }</dt><dd>{ in_language(what, language) }</dd></div> }
    });
    html! {
        <Dialog key="shortcuts" title={texts.shortcuts} name="shortcuts" {on_close}>
            <dl class="keys">{ for rows }</dl>
            { switch("shortcuts", [texts.shortcuts, texts.shortcuts_line], is_on, &on_switch) }
        </Dialog>
    }
}

const fn in_language(texts: &[&'static str; 2], language: Language) -> &'static str {
    texts[language as usize]
}
