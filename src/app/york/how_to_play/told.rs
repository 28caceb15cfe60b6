//! What the paragraphs say: their titles, which are wanted everywhere, and the book with all the rest,
//! which is fetched when somebody opens it (`static/how-to-play-en.txt`).

use super::Paragraph;
use crate::app::shell::language::Language;

/// What a paragraph says in one language.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Told<'a> {
    /// Its sentences, each line a thought of its own.
    pub(super) lines: Vec<&'a str>,
    /// What its pictures show, one for each of them.
    pub(super) captions: Vec<&'a str>,
    /// The note of the lesson that shows it, if one does.
    pub(super) lesson: Option<&'a str>,
}

impl Paragraph {
    /// What the paragraph says in a book: below its name after a `#`, with a `>` before each caption and a
    /// `!` before the name of a note of the lesson.
    pub(super) fn told(self, book: &str) -> Told<'_> {
        let mut told = Told::default();
        let mut is_here = false;
        for line in book.lines().filter(|line| !line.is_empty()) {
            if let Some(id) = line.strip_prefix("# ") {
                is_here = id == self.id();
            } else if !is_here {
            } else if let Some(note) = line.strip_prefix("! ") {
                told.lesson = Some(note);
            } else {
                match line.strip_prefix("> ") {
                    Some(caption) => told.captions.push(caption),
                    None => told.lines.push(line),
                }
            }
        }
        told
    }

    /// The paragraph's title.
    pub const fn title(self, language: Language) -> &'static str {
        Texts::of(language).titles[self as usize]
    }
}

/// The words around the paragraphs.
pub(super) struct Texts {
    /// The title of the whole.
    pub(super) title: &'static str,
    /// The file with the whole.
    pub(super) book: &'static str,
    /// Said while it is fetched.
    pub(super) coming: &'static str,
    /// Said when it cannot be fetched.
    pub(super) missing: &'static str,
    /// Fetches it again.
    pub(super) again: &'static str,
    /// The list of paragraphs.
    pub(super) contents: &'static str,
    /// Opens the lesson at what shows a paragraph.
    pub(super) lesson: &'static str,
    /// A link to a paragraph, with its title.
    pub(super) link: &'static str,
    /// Said of a picture of what is allowed.
    pub(super) right: &'static str,
    /// Said of a picture of what is not allowed.
    pub(super) wrong: &'static str,
    /// The titles of the paragraphs.
    pub(super) titles: [&'static str; Paragraph::ALL.len()],
}

impl Texts {
    /// The words in a language.
    pub(super) const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &Self {
                title: "How to play",
                book: "how-to-play-en.txt",
                coming: "Opening the book of rules…",
                missing: "The rules could not be fetched. Usually the network is to blame.",
                again: "Try again",
                contents: "Contents",
                lesson: "Play it in the lesson",
                link: "Rules: {}",
                right: "Allowed",
                wrong: "Not allowed",
                titles: [
                    "What it is about",
                    "The board",
                    "Laying the tiles",
                    "The King’s Decree",
                    "A turn",
                    "The shape",
                    "Free streets",
                    "One wall instead",
                    "When walls run short",
                    "A ring makes a city",
                    "No corner twice",
                    "What a city needs",
                    "Walled-in lots",
                    "Pockets",
                    "Closing",
                    "Coins while waiting",
                    "Giving up an Age",
                    "The end of an Age",
                    "The King’s Shield",
                    "The invasion",
                    "The end of the game",
                    "Optional rules",
                ],
            },
            Language::German => &Self {
                title: "So wird gespielt",
                book: "how-to-play-de.txt",
                coming: "Das Regelbuch wird aufgeschlagen …",
                missing: "Die Regeln ließen sich nicht holen. Meist liegt es am Netz.",
                again: "Noch einmal versuchen",
                contents: "Inhalt",
                lesson: "In der Lektion spielen",
                link: "So wird gespielt: {}",
                right: "Erlaubt",
                wrong: "Nicht erlaubt",
                titles: [
                    "Worum es geht",
                    "Das Brett",
                    "Plättchen auslegen",
                    "Der Erlass des Königs",
                    "Eine Runde",
                    "Die Form",
                    "Freie Straßen",
                    "Stattdessen eine Mauer",
                    "Wenn Mauern knapp werden",
                    "Ein Ring macht die Stadt",
                    "Keine Ecke zweimal",
                    "Was eine Stadt braucht",
                    "Eingemauerte Felder",
                    "Taschen",
                    "Stadt schließen",
                    "Münzen beim Warten",
                    "Ein Zeitalter aufgeben",
                    "Das Ende eines Zeitalters",
                    "Der Schild des Königs",
                    "Der Überfall",
                    "Das Ende des Spiels",
                    "Zusatzregeln",
                ],
            },
        }
    }
}
