//! The ways to what can be opened from everywhere.

use yew::prelude::*;

use super::around::use_around;

/// Opens what lies over any screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Doors {
    /// Opens the settings.
    pub settings: Callback<()>,
    /// Opens the list of keyboard shortcuts.
    pub shortcuts: Callback<()>,
    /// Opens the rules.
    pub help: Callback<()>,
    /// Opens the rules at the paragraph of this name.
    pub paragraph: Callback<&'static str>,
}

/// The doors of the app.
#[hook]
pub fn use_doors() -> Doors {
    use_around().doors
}
