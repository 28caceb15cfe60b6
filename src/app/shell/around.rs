//! What everything on the page finds around it.

use yew::prelude::*;

use super::announcer::Announcer;
use super::doors::Doors;
use super::language::Language;
use super::settings::SettingsHandle;

/// The one context of the page: each more would weigh as much as a component.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Around {
    /// The language of the page.
    pub language: Language,
    /// The settings of this browser.
    pub settings: SettingsHandle,
    /// The page's announcer.
    pub announcer: Announcer,
    /// The doors of the app.
    pub doors: Doors,
}

/// What is around; the usual where there is no page.
#[hook]
pub(super) fn use_around() -> Around {
    use_context().unwrap_or_default()
}
