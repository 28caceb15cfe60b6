//! What is said when the game has run into a mistake of ours.

use std::fmt;
use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;

/// The event on `window` that makes `static/start.js` show the report.
pub const EVENT: &str = "york-panic";

/// A report that a player can copy and send: what happened, where, in which version and browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanicReport {
    message: String,
    place: String,
    browser: String,
}

impl PanicReport {
    /// A report of `message`, raised at `place` of the source, in the named browser.
    #[must_use]
    pub fn new(message: &str, place: &str, browser: &str) -> Self {
        Self {
            message: message.to_owned(),
            place: without_build_folders(place).to_owned(),
            browser: browser.to_owned(),
        }
    }

    fn of_panic(info: &PanicHookInfo<'_>) -> Self {
        Self::new(
            info.payload_as_str().unwrap_or("no message"),
            &info
                .location()
                .map_or_else(String::new, ToString::to_string),
            &gloo::utils::window()
                .navigator()
                .user_agent()
                .unwrap_or_default(),
        )
    }
}

impl fmt::Display for PanicReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Walls of York {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(f, "What:    {}", self.message)?;
        writeln!(f, "Where:   {}", self.place)?;
        write!(f, "Browser: {}", self.browser)
    }
}

/// A place in a crate's source without the folders of the machine that built it.
fn without_build_folders(place: &str) -> &str {
    ["/registry/src/", "/library/"]
        .iter()
        .find_map(|mark| place.split_once(mark))
        .map_or(place, |(_, rest)| rest)
}

/// From now on a panic shows the report in place of the game.
pub fn install() {
    yew::set_custom_panic_hook(Box::new(|info| {
        let report = PanicReport::of_panic(info).to_string();
        gloo::console::error!(&report);
        // A failure here must not raise a second panic inside the first.
        let _ = show(&report);
    }));
}

fn show(report: &str) -> Result<(), JsValue> {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&JsValue::from_str(report));
    let event = web_sys::CustomEvent::new_with_event_init_dict(EVENT, &init)?;
    gloo::utils::window().dispatch_event(&event)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_version_message_place_and_browser() {
        let report = PanicReport::new("no such lot", "src/rules/york/lot.rs:12:5", "Lynx");
        assert_eq!(
            report.to_string(),
            format!(
                "Walls of York {}\nWhat:    no such lot\nWhere:   src/rules/york/lot.rs:12:5\nBrowser: Lynx",
                env!("CARGO_PKG_VERSION")
            )
        );
    }

    #[test]
    fn a_report_leaves_out_the_folders_of_the_building_machine() {
        let place = |text: &str| PanicReport::new("", text, "").place;
        assert_eq!(
            place("/home/x/.cargo/registry/src/index-1f/yew-0.23.0/src/lib.rs:1:2"),
            "index-1f/yew-0.23.0/src/lib.rs:1:2"
        );
        assert_eq!(
            place("/rustc/59807616/library/core/src/option.rs:9:1"),
            "core/src/option.rs:9:1"
        );
    }
}
