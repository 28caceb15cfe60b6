//! How seats are told apart: by colour and by crest.

use yew::prelude::*;

use crate::app::shell::language::Language;

/// A seat's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "colours need no explanation")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Gold,
    Purple,
    Teal,
    Brown,
    Slate,
}

impl Colour {
    /// Every colour, in the order of the seats.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Gold,
        Self::Purple,
        Self::Teal,
        Self::Brown,
        Self::Slate,
    ];

    /// The colour's word in links and styles.
    pub const fn name(self) -> &'static str {
        COLOURS[self as usize][0]
    }

    /// The colour with this word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The colour in a language.
    pub const fn title(self, language: Language) -> &'static str {
        COLOURS[self as usize][1 + language as usize]
    }

    /// The class of whatever wears the colour: it sets `--seat` and `--on-seat`.
    pub const fn class(self) -> &'static str {
        COLOURS[self as usize][3]
    }
}

const COLOURS: [[&str; 4]; 8] = [
    ["red", "Red", "Rot", "seat-red"],
    ["blue", "Blue", "Blau", "seat-blue"],
    ["green", "Green", "Grün", "seat-green"],
    ["gold", "Gold", "Gold", "seat-gold"],
    ["purple", "Purple", "Violett", "seat-purple"],
    ["teal", "Teal", "Türkis", "seat-teal"],
    ["brown", "Brown", "Braun", "seat-brown"],
    ["slate", "Slate", "Schiefer", "seat-slate"],
];

/// What a seat bears on its shield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "crests need no explanation")]
pub enum Crest {
    Rose,
    Lion,
    Ship,
    Key,
    Bell,
    Oak,
    Star,
    Fish,
}

impl Crest {
    /// Every crest, in the order of the seats.
    pub const ALL: [Self; 8] = [
        Self::Rose,
        Self::Lion,
        Self::Ship,
        Self::Key,
        Self::Bell,
        Self::Oak,
        Self::Star,
        Self::Fish,
    ];

    /// The crest's word in links.
    pub const fn name(self) -> &'static str {
        CRESTS[self as usize][0]
    }

    /// The crest with this word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|crest| crest.name() == name)
    }

    /// The crest in a language.
    pub const fn title(self, language: Language) -> &'static str {
        CRESTS[self as usize][1 + language as usize]
    }

    /// Where it is drawn (`static/crests.svg`).
    const fn symbol(self) -> &'static str {
        CRESTS[self as usize][3]
    }
}

const CRESTS: [[&str; 4]; 8] = [
    ["rose", "Rose", "Rose", "#crest-rose"],
    ["lion", "Lion", "Löwe", "#crest-lion"],
    ["ship", "Ship", "Schiff", "#crest-ship"],
    ["key", "Key", "Schlüssel", "#crest-key"],
    ["bell", "Bell", "Glocke", "#crest-bell"],
    ["oak", "Oak leaf", "Eichenblatt", "#crest-oak"],
    ["star", "Star", "Stern", "#crest-star"],
    ["fish", "Fish", "Fisch", "#crest-fish"],
];

/// How a seat looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its colour.
    pub colour: Colour,
    /// Its crest.
    pub crest: Crest,
}

impl Look {
    /// The look of the seat with this index, where nobody has chosen another.
    pub const fn of_index(index: usize) -> Self {
        Self {
            colour: Colour::ALL[index % 8],
            crest: Crest::ALL[index % 8],
        }
    }
}

/// A shield in the seat's colour with its crest, beside which a name stands.
pub fn badge(look: Look) -> Html {
    html! {
        <svg class={classes!("crest", look.colour.class())} viewBox="0 0 32 36" aria-hidden="true" data-look={look.colour.name()}>
            <path class="crest__shield" d="M2 2H30V18C30 26 24 31 16 34 8 31 2 26 2 18Z" />
            <use class="crest__sign" href={look.crest.symbol()} x="6" y="6" width="20" height="20" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_crests_are_found_by_their_words() {
        for index in 0..8 {
            let Look { colour, crest } = Look::of_index(index);
            assert_eq!(Colour::from_name(colour.name()), Some(colour));
            assert_eq!(Crest::from_name(crest.name()), Some(crest));
            assert_eq!(colour.class(), format!("seat-{}", colour.name()));
            assert_eq!(crest.symbol(), format!("#crest-{}", crest.name()));
        }
    }

    #[test]
    fn every_language_has_its_own_words() {
        assert_eq!(Colour::Green.title(Language::English), "Green");
        assert_eq!(Colour::Green.title(Language::German), "Grün");
        assert_eq!(Crest::Lion.title(Language::German), "Löwe");
    }
}
