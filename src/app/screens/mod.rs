//! Which screen is shown, and what lies over it.

mod address;
mod overlays;
mod shortcuts;
mod stage;

use yew::prelude::*;

use crate::app::shell::announcer::Announcer;
use crate::app::shell::around::Around;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::Language;
use crate::app::shell::page_events;
use crate::app::shell::settings::{self, Settings, SettingsHandle};
use crate::app::shell::state::use_state;
use crate::app::shell::storage;
use crate::app::table::sound;
use crate::app::york::sounds::scores;
use overlays::use_overlays;
use stage::Stage;

/// The event on `window` that makes `static/start.js` put on other colours.
const THEME_EVENT: &str = "york-theme";

/// The whole app, with what everything in it finds around it.
#[component]
pub fn App() -> Html {
    let settings = use_state(settings::stored);
    let on_change = {
        let setter = settings.setter();
        use_callback((), move |settings: Settings, ()| {
            // Without storage they hold until the page is closed.
            let _ = storage::set(storage::SETTINGS, &settings.to_text());
            setter.set(settings);
        })
    };
    let lasting = use_memo((), |()| (Language::of_browser(), Announcer::default()));
    let (of_browser, announcer) = &*lasting;
    let language = settings.language.unwrap_or(*of_browser);
    use_effect_with((*settings, language), |(settings, language)| {
        dress(*settings, *language);
    });
    let settings = SettingsHandle::new(*settings, on_change);
    let overlays = use_overlays(&settings, announcer, language);
    let around = Around {
        language,
        settings,
        announcer: announcer.clone(),
        doors: overlays.doors(),
    };
    let over = overlays.shown(&around.settings, language);
    html! {
        <ContextProvider<Around> context={around}>
            <Stage />
            { over }
            { announcer.region() }
        </ContextProvider<Around>>
    }
}

/// Gives the page its language, speed, volume and colours.
fn dress(settings: Settings, language: Language) {
    sound::set_volume(settings.loudness(), scores::LAY);
    if let Some(page) = gloo::utils::document().document_element() {
        let _ = page.set_attribute("lang", language.tag());
        let _ = page.set_attribute("data-speed", settings.speed.name());
    }
    page_events::send(THEME_EVENT, settings.theme.name());
}
