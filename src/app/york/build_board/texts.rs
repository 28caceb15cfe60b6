//! The words of the hand in each language.

use crate::app::shell::language::Language;

/// The words of the hand.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub struct Texts {
    pub board: &'static str,
    pub title: &'static str,
    pub piece: &'static str,
    pub one_wall_piece: &'static str,
    pub in_hand: &'static str,
    pub lies: &'static str,
    pub stands: &'static str,
    pub lifted: &'static str,
    pub rotate: &'static str,
    pub mirror: &'static str,
    pub one_wall: &'static str,
    pub lift: &'static str,
    pub take_back: &'static str,
    pub build: &'static str,
    pub first: &'static str,
    pub ready: &'static str,
    pub closes: &'static str,
    pub lift_first: &'static str,
    pub only_one: &'static str,
    pub no_fit: &'static str,
}

const ENGLISH: Texts = Texts {
    board: "{}'s board. Arrow keys move the piece, R rotates, F mirrors, Enter builds; with the shift key arrows go from lot to lot",
    title: "{} builds",
    piece: "The piece in your hand: {}. Press to rotate",
    one_wall_piece: "one wall",
    in_hand: "In the hand: {}, as {}",
    lies: "Lies on {}",
    stands: "Your wall: {}",
    lifted: "Lifted: {}",
    rotate: "Rotate",
    mirror: "Mirror",
    one_wall: "One wall instead",
    lift: "Lift walls",
    take_back: "Take back",
    build: "Build",
    first: "Drag the piece onto the board, or tap a street.",
    ready: "Tap again for another way, drag it on, or build.",
    closes: "With this you can close a city.",
    lift_first: "The supply is short. Tap your own walls that you take for this: {} of {}.",
    only_one: "There are not enough walls for the shape: one wall is built.",
    no_fit: "The shape fits here in no way. One wall would.",
};

const GERMAN: Texts = Texts {
    board: "Brett von {}. Pfeiltasten bewegen das Teil, R dreht, F spiegelt, Eingabe baut; mit der Umschalttaste gehen Pfeile von Feld zu Feld",
    title: "{} baut",
    piece: "Das Teil in deiner Hand: {}. Drücken dreht es",
    one_wall_piece: "eine Mauer",
    in_hand: "In der Hand: {}, als {}",
    lies: "Liegt auf {}",
    stands: "Deine Mauer: {}",
    lifted: "Aufgenommen: {}",
    rotate: "Drehen",
    mirror: "Spiegeln",
    one_wall: "Nur eine Mauer",
    lift: "Mauern aufnehmen",
    take_back: "Rückgängig",
    build: "Bauen",
    first: "Ziehe das Teil auf das Brett oder tippe eine Straße an.",
    ready: "Noch einmal tippen legt es anders; oder zieh es weiter; oder baue.",
    closes: "Damit kannst du eine Stadt schließen.",
    lift_first: "Der Vorrat ist knapp. Tippe eigene Mauern an, die du dafür aufnimmst: {} von {}.",
    no_fit: "Die Form passt hier auf keine Weise. Eine einzelne Mauer ginge.",
    only_one: "Für die Form reichen die Mauern nicht: Es wird eine Mauer gebaut.",
};

impl Texts {
    /// The words in a language.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }
}
