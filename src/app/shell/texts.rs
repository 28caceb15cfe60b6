//! How texts are kept and filled, and the texts of the shell.

use yew::prelude::*;

use super::language::{Language, use_language};

/// The template with each `{}` replaced, in order, by one of the parts.
///
/// ```
/// use walls_of_york::app::shell::texts::fill;
///
/// assert_eq!(fill("{} of {}", &["2", "8"]), "2 of 8");
/// ```
pub fn fill(template: &str, parts: &[&str]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut pieces = template.split("{}");
    text.push_str(pieces.next().unwrap_or_default());
    let mut parts = parts.iter();
    for piece in pieces {
        text.push_str(parts.next().copied().unwrap_or_default());
        text.push_str(piece);
    }
    text
}

/// How many parts a template takes.
pub fn places(template: &str) -> usize {
    template.matches("{}").count()
}

/// The texts of the shell, so that a missing translation does not compile.
#[derive(Debug, PartialEq, Eq)]
pub struct Texts {
    /// The game's name.
    pub name: &'static str,
    /// Closes a dialog.
    pub close: &'static str,
    /// Goes back to the start page.
    pub back: &'static str,
    /// The title of the settings.
    pub settings: &'static str,
    /// The setting of the language.
    pub language: &'static str,
    /// The language is that of the browser.
    pub language_of_browser: &'static str,
    /// The setting of the theme.
    pub theme: &'static str,
    /// The themes: as the system, light, dark.
    pub themes: [&'static str; 3],
    /// The setting of the animations' speed.
    pub speed: &'static str,
    /// The speeds: calm, normal, quick, off.
    pub speeds: [&'static str; 4],
    /// The setting of sound.
    pub sound: &'static str,
    /// What the setting of sound does.
    pub sound_line: &'static str,
    /// The setting of the volume.
    pub volume: &'static str,
    /// What turns the sound on, and what turns it off.
    pub turn_sound: [&'static str; 2],
    /// The sound is off; it is on.
    pub sound_is: [&'static str; 2],
    /// The setting of keyboard shortcuts.
    pub shortcuts: &'static str,
    /// What the setting of shortcuts does.
    pub shortcuts_line: &'static str,
    /// The setting of hints.
    pub hints: &'static str,
    /// What the setting of hints does.
    pub hints_line: &'static str,
    /// The setting that runs the bots' remaining turns.
    pub runs_bots: &'static str,
    /// What that setting does.
    pub runs_bots_line: &'static str,
    /// Settings could not be stored.
    pub not_stored: &'static str,
}

const ENGLISH: Texts = Texts {
    name: "Walls of York",
    close: "Close",
    back: "Back",
    settings: "Settings",
    language: "Language",
    language_of_browser: "As the browser",
    theme: "Colours",
    themes: ["As the system", "Light", "Dark"],
    speed: "Animations",
    speeds: ["Calm", "Normal", "Quick", "Off"],
    sound: "Sound",
    sound_line: "Stone on stone, dice on wood.",
    volume: "Volume",
    turn_sound: ["Turn the sound on", "Turn the sound off"],
    sound_is: ["Sound off.", "Sound on."],
    shortcuts: "Keyboard shortcuts",
    shortcuts_line: "Single keys such as R to rotate. The ? key lists them all.",
    hints: "Hints in new games",
    hints_line: "The architect may be asked for advice.",
    runs_bots: "Bots finish by themselves",
    runs_bots_line: "Once every person has closed, the remaining turns run without a tap.",
    not_stored: "The browser does not let this page store anything, so settings and games are lost when it is closed.",
};

const GERMAN: Texts = Texts {
    name: "Walls of York",
    close: "Schließen",
    back: "Zurück",
    settings: "Einstellungen",
    language: "Sprache",
    language_of_browser: "Wie der Browser",
    theme: "Farben",
    themes: ["Wie das System", "Hell", "Dunkel"],
    speed: "Bewegung",
    speeds: ["Ruhig", "Normal", "Flott", "Aus"],
    sound: "Ton",
    sound_line: "Stein auf Stein, Würfel auf Holz.",
    volume: "Lautstärke",
    turn_sound: ["Ton einschalten", "Ton ausschalten"],
    sound_is: ["Ton aus.", "Ton an."],
    shortcuts: "Tastenkürzel",
    shortcuts_line: "Einzelne Tasten wie R zum Drehen. Die Taste ? zeigt alle.",
    hints: "Tipps in neuen Spielen",
    hints_line: "Der Baumeister darf um Rat gefragt werden.",
    runs_bots: "Bots spielen allein zu Ende",
    runs_bots_line: "Haben alle Personen geschlossen, laufen die übrigen Runden ohne Antippen.",
    not_stored: "Der Browser lässt diese Seite nichts speichern. Einstellungen und Spiele gehen verloren, sobald sie geschlossen wird.",
};

impl Texts {
    /// The texts in a language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }
}

/// The shell's texts in the language of the page.
#[hook]
pub fn use_texts() -> &'static Texts {
    Texts::of(use_language())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_is_filled_in_order() {
        assert_eq!(fill("{}, {}!", &["Hail", "York"]), "Hail, York!");
        assert_eq!(fill("plain", &["unused"]), "plain");
    }

    #[test]
    fn missing_parts_leave_nothing_behind() {
        assert_eq!(fill("{} and {}", &["one"]), "one and ");
        assert_eq!(places("{} and {}"), 2);
    }
}
