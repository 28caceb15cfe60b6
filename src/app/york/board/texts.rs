//! The words of the board in each language.

use crate::app::shell::language::Language;
use crate::rules::york::{Content, Side};

/// The words of the board.
#[derive(Debug)]
pub struct Texts {
    /// What the board is called where nothing else names it.
    pub board: &'static str,
    /// Before the sides of a lot on which a wall stands, where there is one.
    pub wall: &'static str,
    /// Before the sides of a lot on which walls stand, where there are more.
    pub walls: &'static str,
    /// Between the last two of a list.
    pub and: &'static str,
    /// The sides in the order of [`Side::ALL`].
    sides: [&'static str; 4],
    /// The contents in the order of [`Content::ALL`].
    contents: [&'static str; 7],
}

const ENGLISH: Texts = Texts {
    board: "board",
    wall: "wall",
    walls: "walls",
    and: " and ",
    sides: ["north", "east", "south", "west"],
    contents: [
        "empty",
        "church",
        "well",
        "market",
        "one coin",
        "two coins",
        "Viking",
    ],
};

const GERMAN: Texts = Texts {
    board: "Spielbrett",
    wall: "Mauer",
    walls: "Mauern",
    and: " und ",
    sides: ["im Norden", "im Osten", "im Süden", "im Westen"],
    contents: [
        "leer",
        "Kirche",
        "Brunnen",
        "Markt",
        "eine Münze",
        "zwei Münzen",
        "Wikinger",
    ],
};

impl Texts {
    /// The words in a language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// The word for a side.
    pub const fn side(&self, side: Side) -> &'static str {
        self.sides[side as usize]
    }

    /// The word for what a lot holds.
    pub const fn content(&self, content: Content) -> &'static str {
        self.contents[content as usize]
    }

    /// Adds words to a text as a list: "north, east and south".
    pub fn list(&self, text: &mut String, words: &[&str]) {
        for (place, word) in words.iter().enumerate() {
            if place > 0 {
                let is_last = place + 1 == words.len();
                text.push_str(if is_last { self.and } else { ", " });
            }
            text.push_str(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_commas_and_one_and() {
        let list = |words: &[&str]| {
            let mut text = String::new();
            ENGLISH.list(&mut text, words);
            text
        };
        assert_eq!(list(&["north"]), "north");
        assert_eq!(list(&["north", "east"]), "north and east");
        assert_eq!(list(&["north", "east", "south"]), "north, east and south");
    }

    #[test]
    fn the_words_of_contents_and_sides_are_in_the_order_of_their_kinds() {
        assert_eq!(ENGLISH.content(Content::Well), "well");
        assert_eq!(GERMAN.content(Content::Viking), "Wikinger");
        assert_eq!(ENGLISH.side(Side::West), "west");
    }
}
