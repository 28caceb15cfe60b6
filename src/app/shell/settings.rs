//! What a player sets once for all games.

use std::ops::Deref;

use yew::prelude::*;

use super::around::use_around;
use super::language::Language;
use super::storage;

/// Which colours the page wears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Those that the system asks for.
    #[default]
    System,
    /// The light ones.
    Light,
    /// The dark ones.
    Dark,
}

impl Theme {
    /// Every theme, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The word that stands for it in the stored settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// With leisure.
    Calm,
    /// As it was designed.
    #[default]
    Normal,
    /// For those in a hurry.
    Quick,
    /// Nothing moves.
    Off,
}

impl Speed {
    /// Every speed, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Calm, Self::Normal, Self::Quick, Self::Off];

    /// The word that stands for it in the stored settings and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Normal => "normal",
            Self::Quick => "quick",
            Self::Off => "off",
        }
    }

    /// A time of so many milliseconds at this speed.
    pub const fn scaled(self, ms: u32) -> u32 {
        match self {
            Self::Calm => ms * 8 / 5,
            Self::Normal => ms,
            Self::Quick => ms * 2 / 5,
            Self::Off => 0,
        }
    }
}

/// How loud sound is that nobody has made louder or softer.
const USUAL_VOLUME: u8 = 70;

/// The settings of this browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The language; `None` is that of the browser.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Theme,
    /// The speed of what moves.
    pub speed: Speed,
    /// Whether there is sound.
    pub sound: bool,
    /// How loud it is, from 0 to 100.
    pub volume: u8,
    /// Whether single keys do something.
    pub shortcuts: bool,
    /// Whether new games allow hints.
    pub hints: bool,
    /// Whether the bots' remaining turns run by themselves once every person has closed.
    pub runs_bots: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            speed: Speed::Normal,
            sound: true,
            volume: USUAL_VOLUME,
            shortcuts: true,
            hints: true,
            runs_bots: false,
        }
    }
}

impl Settings {
    /// The settings as they are stored, such as `language=de;theme=dark`. `static/start.js` reads
    /// language and theme from it before anything is painted.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut put = |key: &str, value: &str| {
            for part in [key, "=", value, ";"] {
                text.push_str(part);
            }
        };
        if let Some(language) = self.language {
            put("language", language.tag());
        }
        put("theme", self.theme.name());
        put("speed", self.speed.name());
        put("volume", &self.volume.to_string());
        let mut copy = *self;
        for (key, is_on) in copy.switches() {
            put(key, if *is_on { "on" } else { "off" });
        }
        text
    }

    /// The settings that a text holds; what it does not say, or not well, is as usual.
    pub fn from_text(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in text.split(';').filter_map(|part| part.split_once('=')) {
            match key {
                "language" => settings.language = Language::from_tag(value),
                "theme" => settings.theme = named(&Theme::ALL, value, Theme::name),
                "speed" => settings.speed = named(&Speed::ALL, value, Speed::name),
                "volume" => {
                    let volume = value.parse().ok().filter(|&volume| volume <= 100);
                    settings.volume = volume.unwrap_or(USUAL_VOLUME);
                }
                _ => {
                    for (name, is_on) in settings.switches() {
                        if name == key {
                            *is_on = value == "on";
                        }
                    }
                }
            }
        }
        settings
    }

    /// How loud it is now, from 0 to 100.
    pub const fn loudness(&self) -> u8 {
        if self.sound { self.volume } else { 0 }
    }

    fn switches(&mut self) -> [(&'static str, &mut bool); 4] {
        [
            ("sound", &mut self.sound),
            ("shortcuts", &mut self.shortcuts),
            ("hints", &mut self.hints),
            ("runs-bots", &mut self.runs_bots),
        ]
    }

    /// A pause of so many milliseconds at the chosen speed; none where the system asks for reduced
    /// motion.
    pub fn pause(&self, ms: u32) -> u32 {
        if is_motion_reduced() {
            return 0;
        }
        self.speed.scaled(ms)
    }
}

fn named<T: Copy + Default>(all: &[T], name: &str, name_of: fn(T) -> &'static str) -> T {
    let found = all.iter().copied().find(|&value| name_of(value) == name);
    found.unwrap_or_default()
}

/// Whether the system asks for reduced motion.
pub fn is_motion_reduced() -> bool {
    cfg!(target_arch = "wasm32") && is_media("(prefers-reduced-motion: reduce)")
}

/// Whether a media query holds.
pub fn is_media(query: &str) -> bool {
    let answer = gloo::utils::window().match_media(query);
    answer.ok().flatten().is_some_and(|list| list.matches())
}

/// The settings, and the way to change them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsHandle {
    settings: Settings,
    on_change: Callback<Settings>,
}

impl SettingsHandle {
    /// These settings, with what is to happen when they change.
    pub fn new(settings: Settings, on_change: Callback<Settings>) -> Self {
        Self {
            settings,
            on_change,
        }
    }

    /// Changes the settings, stores them and shows everything anew.
    pub fn change(&self, how: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings;
        how(&mut settings);
        if settings != self.settings {
            self.on_change.emit(settings);
        }
    }

    /// Turns the sound off, or on again.
    pub fn toggle_sound(&self) {
        self.change(|settings| settings.sound = !settings.sound);
    }
}

impl Deref for SettingsHandle {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.settings
    }
}

/// The settings that are stored.
pub fn stored() -> Settings {
    storage::get(storage::SETTINGS)
        .map(|text| Settings::from_text(&text))
        .unwrap_or_default()
}

/// The settings of this browser.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_around().settings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let settings = Settings {
            language: Some(Language::German),
            theme: Theme::Dark,
            speed: Speed::Quick,
            sound: false,
            volume: 30,
            shortcuts: false,
            hints: false,
            runs_bots: true,
        };
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        let usual = Settings::default();
        assert_eq!(Settings::from_text(&usual.to_text()), usual);
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        for text in [
            "",
            "=;;=",
            "theme=pink;language=tlh;speed",
            "volume=101;volume=-1;volume=loud",
            "volume=",
            "\u{0}",
        ] {
            assert_eq!(Settings::from_text(text), Settings::default());
        }
    }

    #[test]
    fn a_pause_follows_the_speed() {
        let pause = |speed| {
            Settings {
                speed,
                ..Settings::default()
            }
            .pause(1000)
        };
        assert_eq!(Speed::ALL.map(pause), [1600, 1000, 400, 0]);
    }
}
