//! The languages of the app, and every text of it in each of them.

use yew::prelude::*;

/// A language the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, also for whoever speaks neither.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Every language, in the order they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language of the page's `lang` attribute, which `static/start.js` set from the browser.
    #[must_use]
    pub fn of_page() -> Self {
        gloo::utils::document()
            .document_element()
            .and_then(|page| page.get_attribute("lang"))
            .map(|tag| Self::of_tag(&tag))
            .unwrap_or_default()
    }

    /// The language of a tag such as `de` or `de-AT`.
    ///
    /// ```
    /// use walls_of_york::app::shell::language::Language;
    ///
    /// assert_eq!(Language::of_tag("de-AT"), Language::German);
    /// assert_eq!(Language::of_tag("fr"), Language::English);
    /// ```
    #[must_use]
    pub fn of_tag(tag: &str) -> Self {
        let primary = tag.split('-').next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
            .unwrap_or_default()
    }

    /// The tag that names the language in HTML.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Every text of the app in this language.
    #[must_use]
    pub const fn texts(self) -> &'static Texts {
        match self {
            Self::English => &ENGLISH,
            Self::German => &GERMAN,
        }
    }
}

/// Every text of the app, so that a missing translation does not compile.
#[derive(Debug, PartialEq, Eq)]
pub struct Texts {
    /// The game's name.
    pub name: &'static str,
    /// What the game is about, in a breath.
    pub gist: &'static str,
    /// How far the game has come.
    pub state_of_works: &'static str,
    /// The word before a version's number.
    pub version: &'static str,
}

const ENGLISH: Texts = Texts {
    name: "Walls of York",
    gist: "Roll, build, close the ring: churches, wells and markets for the King, coins for you, and the Vikings stay outside.",
    state_of_works: "The foundations are laid. The table to play at is still under construction.",
    version: "Version",
};

const GERMAN: Texts = Texts {
    name: "Walls of York",
    gist: "Würfeln, bauen, den Ring schließen: Kirchen, Brunnen und Märkte für den König, Münzen für dich, und die Wikinger bleiben draußen.",
    state_of_works: "Das Fundament steht. Am Spieltisch wird noch gebaut.",
    version: "Version",
};

/// The texts in the language of the page.
#[hook]
pub fn use_texts() -> &'static Texts {
    use_context::<Language>().unwrap_or_default().texts()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.tag()), language);
        }
    }

    #[test]
    fn a_tag_is_read_by_its_first_part_and_in_any_case() {
        assert_eq!(Language::of_tag("DE-ch"), Language::German);
        assert_eq!(Language::of_tag("den"), Language::English);
    }

    #[test]
    fn an_unknown_or_empty_tag_means_english() {
        assert_eq!(Language::of_tag(""), Language::English);
        assert_eq!(Language::of_tag("tlh"), Language::English);
    }
}
