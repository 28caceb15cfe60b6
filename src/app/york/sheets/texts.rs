//! The words of the sheets and the log; the lines of the score themselves are in `words`.

use crate::app::shell::language::Language;

/// Every text of the sheets.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub struct Texts {
    pub age: [&'static str; 2],
    pub age_over: [&'static str; 2],
    pub intro: &'static str,
    pub lines: &'static str,
    pub tell: &'static str,
    pub tell_all: &'static str,
    pub go_on: [&'static str; 2],
    pub taken_already: &'static str,
    pub nothing_lit: &'static str,
    pub kept_too: &'static str,
    pub nobody_invaded: &'static str,
    pub board_of: &'static str,
    pub totals: &'static str,
    pub coins: &'static str,
    pub vikings: &'static str,
    pub invasions: &'static str,
    pub shield: &'static str,
    pub none: &'static str,
    pub final_table: &'static str,
    pub cities: &'static str,
    pub place: &'static str,
    pub shared: &'static str,
    pub player: &'static str,
    pub total: &'static str,
    pub ages: &'static str,
    pub age_coins: &'static str,
    pub again: &'static str,
    pub leave: &'static str,
    pub menu: &'static str,
    pub log: &'static str,
    pub log_empty: &'static str,
}

const ENGLISH: Texts = Texts {
    age: ["First Age", "Second Age"],
    age_over: ["The first Age is over", "The second Age is over"],
    intro: "Now the cities are counted, line by line. Tap a line, and the board shows what it counted.",
    lines: "The score, line by line",
    tell: "Next line",
    tell_all: "All at once",
    go_on: ["On to the second Age", "To the final table"],
    taken_already: "Taken already, during the Age.",
    nothing_lit: "Nothing on the board to light up.",
    kept_too: "Viking tokens kept from the first Age count as well.",
    nobody_invaded: "Nobody holds a Viking token: no invasion.",
    board_of: "{}’s board",
    totals: "So far",
    coins: "Coins",
    vikings: "Vikings",
    invasions: "Invasions",
    shield: "King’s Shield",
    none: "none",
    final_table: "Final table",
    cities: "The last cities",
    place: "Place",
    shared: "shared",
    player: "Player",
    total: "Total",
    ages: "Age by Age",
    age_coins: "Coins of this Age",
    again: "Play again",
    leave: "Leave the table",
    menu: "Menu",
    log: "What happened",
    log_empty: "Nothing has happened yet. Once the first tile lies or the first die falls, it stands here.",
};

const GERMAN: Texts = Texts {
    age: ["Erstes Zeitalter", "Zweites Zeitalter"],
    age_over: [
        "Das erste Zeitalter ist vorbei",
        "Das zweite Zeitalter ist vorbei",
    ],
    intro: "Jetzt werden die Städte gezählt, Zeile für Zeile. Tippe eine Zeile an, und das Brett zeigt, was sie gezählt hat.",
    lines: "Die Wertung, Zeile für Zeile",
    tell: "Nächste Zeile",
    tell_all: "Alles auf einmal",
    go_on: ["Weiter ins zweite Zeitalter", "Zur Schlusstabelle"],
    taken_already: "Schon im Lauf des Zeitalters genommen.",
    nothing_lit: "Auf dem Brett leuchtet dafür nichts auf.",
    kept_too: "Wikingerplättchen aus dem ersten Zeitalter zählen mit.",
    nobody_invaded: "Niemand hat ein Wikingerplättchen: kein Überfall.",
    board_of: "Brett von {}",
    totals: "Bisher",
    coins: "Münzen",
    vikings: "Wikinger",
    invasions: "Überfälle",
    shield: "Schild des Königs",
    none: "keiner",
    final_table: "Schlusstabelle",
    cities: "Die letzten Städte",
    place: "Platz",
    shared: "geteilt",
    player: "Name",
    total: "Gesamt",
    ages: "Die Zeitalter",
    age_coins: "Münzen des Zeitalters",
    again: "Noch einmal spielen",
    leave: "Tisch verlassen",
    menu: "Menü",
    log: "Was geschah",
    log_empty: "Noch ist nichts geschehen. Sobald das erste Plättchen liegt oder der erste Würfel fällt, steht es hier.",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_gaps_to_fill() {
        let gaps = |texts: &Texts| {
            format!("{texts:#?}")
                .lines()
                .map(|line| line.matches("{}").count())
                .collect::<Vec<_>>()
        };
        assert_eq!(gaps(&ENGLISH), gaps(&GERMAN));
    }
}
