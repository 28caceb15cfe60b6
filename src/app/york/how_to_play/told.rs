//! What a paragraph says.

use super::{Paragraph, english, german};
use crate::app::shell::language::Language;

/// What a paragraph says in one language.
pub(super) struct Told {
    /// Its title.
    pub(super) title: &'static str,
    /// Its sentences, each line a thought of its own.
    pub(super) lines: &'static [&'static str],
    /// What its pictures show, one for each of them.
    pub(super) captions: &'static [&'static str],
}

impl Paragraph {
    /// What the paragraph says.
    pub(super) const fn told(self, language: Language) -> &'static Told {
        let all = match language {
            Language::English => &english::ALL,
            Language::German => &german::ALL,
        };
        &all[self as usize]
    }

    /// The paragraph's title.
    pub const fn title(self, language: Language) -> &'static str {
        self.told(language).title
    }
}

/// The words around the paragraphs.
pub(super) struct Texts {
    /// The title of the whole.
    pub(super) title: &'static str,
    /// The list of paragraphs.
    pub(super) contents: &'static str,
    /// A link to a paragraph, with its title.
    pub(super) link: &'static str,
    /// Said of a picture of what is allowed.
    pub(super) right: &'static str,
    /// Said of a picture of what is not allowed.
    pub(super) wrong: &'static str,
}

impl Texts {
    /// The words in a language.
    pub(super) const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &Self {
                title: "How to play",
                contents: "Contents",
                link: "Rules: {}",
                right: "Allowed",
                wrong: "Not allowed",
            },
            Language::German => &Self {
                title: "So wird gespielt",
                contents: "Inhalt",
                link: "So wird gespielt: {}",
                right: "Erlaubt",
                wrong: "Nicht erlaubt",
            },
        }
    }
}
