//! The languages of the app.

use yew::prelude::*;

use super::around::use_around;

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

    /// The language of the browser: the first that it lists and the app speaks, as in
    /// `static/start.js`.
    #[must_use]
    pub fn of_browser() -> Self {
        let wanted = gloo::utils::window().navigator().languages();
        let mut tags = wanted.iter().filter_map(|tag| tag.as_string());
        tags.find_map(|tag| Self::from_tag(&tag))
            .unwrap_or_default()
    }

    /// The language of a tag such as `de` or `de-AT`, if the app speaks it.
    ///
    /// ```
    /// use walls_of_york::app::shell::language::Language;
    ///
    /// assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
    /// assert_eq!(Language::from_tag("fr"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The tag that names the language in HTML.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language's own name for itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }
}

/// The language of the page.
#[hook]
pub fn use_language() -> Language {
    use_around().language
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }

    #[test]
    fn a_tag_is_read_by_its_first_part_and_in_any_case() {
        assert_eq!(Language::from_tag("DE-ch"), Some(Language::German));
        assert_eq!(Language::from_tag("den"), None);
    }

    #[test]
    fn an_unknown_or_empty_tag_means_no_language() {
        assert_eq!(Language::from_tag(""), None);
        assert_eq!(Language::from_tag("tlh"), None);
    }
}
