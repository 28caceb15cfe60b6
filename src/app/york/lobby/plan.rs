//! What is agreed before a game: who sits where, and the rules.

use super::texts::Texts;
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::{Colour, Crest, Look};
use crate::bots::york::Level;
use crate::rules::york::{Boards, Options, Record, Seat, Setup};

/// The most characters of a name.
pub const NAME_LENGTH: usize = 40;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody at this device.
    Person,
    /// A bot of this level.
    Bot(Level),
}

impl Who {
    /// Everyone who can sit down: a person, then the bots from the weakest on.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Bot(Level::Apprentice),
        Self::Bot(Level::Mason),
        Self::Bot(Level::Merchant),
        Self::Bot(Level::Architect),
    ];

    /// The word for it in links.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot(level) => level.name(),
        }
    }

    /// Who has this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.word() == word)
    }

    /// Whether it is somebody at this device.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }
}

/// One seat of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    /// Who plays it.
    pub who: Who,
    /// The name; empty while the usual one serves.
    pub name: String,
    /// How it looks.
    pub look: Look,
}

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The seats, two to eight.
    pub seats: Vec<SeatPlan>,
    /// How the players come by their boards.
    pub boards: Boards,
    /// The optional rules.
    pub options: Options,
    /// Whether persons may ask for hints.
    pub allows_hints: bool,
}

impl Plan {
    /// The quick game: a person against mason and merchant, on random boards.
    pub fn quick(language: Language) -> Self {
        Self::of_seats(&[
            Who::Person,
            Who::Bot(Level::Mason),
            Who::Bot(Level::Merchant),
        ])
        .named(language)
    }

    /// A plan for these, with everything else as usual and without names.
    pub fn of_seats(seats: &[Who]) -> Self {
        let seat = |(index, &who)| SeatPlan {
            who,
            name: String::new(),
            look: Look::of_index(index),
        };
        Self {
            seats: seats.iter().enumerate().map(seat).collect(),
            boards: Boards::Random,
            options: Options::default(),
            allows_hints: true,
        }
    }

    /// The plan of a recorded game, in which persons sit on all seats.
    pub fn of_record(record: &Record) -> Self {
        let setup = record.setup();
        let mut plan = Self::of_seats(&[Who::Person; Seat::MOST][..setup.players()]);
        plan.boards = setup.boards();
        plan.options = setup.options();
        for (seat, place) in setup.seats().zip(&mut plan.seats) {
            record
                .name(seat)
                .unwrap_or_default()
                .clone_into(&mut place.name);
        }
        plan
    }

    /// The set-up for the rules.
    pub fn setup(&self) -> Setup {
        Setup::new(self.seats.len(), self.boards, self.options)
            .expect("a plan has two to eight seats")
    }

    /// The name that serves where none is given.
    pub fn usual_name(&self, index: usize, language: Language) -> String {
        let texts = Texts::of(language);
        match self.seats[index].who {
            Who::Person => fill(texts.player, &[(index + 1).to_string().as_str()]),
            Who::Bot(_) => texts.bot_names[index % texts.bot_names.len()].to_owned(),
        }
    }

    /// The plan with a name for everyone: cleaned, cut, and the usual one where it is empty.
    #[must_use]
    pub fn named(mut self, language: Language) -> Self {
        for index in 0..self.seats.len() {
            let name = clean(&self.seats[index].name);
            self.seats[index].name = if name.is_empty() {
                self.usual_name(index, language)
            } else {
                name
            };
        }
        self
    }

    /// Whether one more can sit down.
    pub fn has_room(&self) -> bool {
        self.seats.len() < Seat::MOST
    }

    /// Whether one can leave.
    pub fn has_spare(&self) -> bool {
        self.seats.len() > 2
    }

    /// Adds a mason, in a look that nobody has.
    pub fn add_seat(&mut self) {
        if !self.has_room() {
            return;
        }
        let is_free_colour =
            |colour: &Colour| self.seats.iter().all(|seat| seat.look.colour != *colour);
        let is_free_crest = |crest: &Crest| self.seats.iter().all(|seat| seat.look.crest != *crest);
        let usual = Look::of_index(self.seats.len());
        let look = Look {
            colour: Colour::ALL
                .into_iter()
                .find(is_free_colour)
                .unwrap_or(usual.colour),
            crest: Crest::ALL
                .into_iter()
                .find(is_free_crest)
                .unwrap_or(usual.crest),
        };
        self.seats.push(SeatPlan {
            who: Who::Bot(Level::Mason),
            name: String::new(),
            look,
        });
    }

    /// Takes a seat away, where more than two are there.
    pub fn remove_seat(&mut self, index: usize) {
        if self.has_spare() && index < self.seats.len() {
            self.seats.remove(index);
        }
    }

    /// Gives a seat a colour; who had it takes the seat's old one.
    pub fn set_colour(&mut self, index: usize, colour: Colour) {
        let old = self.seats[index].look.colour;
        for seat in &mut self.seats {
            if seat.look.colour == colour {
                seat.look.colour = old;
            }
        }
        self.seats[index].look.colour = colour;
    }

    /// Gives a seat a crest; who had it takes the seat's old one.
    pub fn set_crest(&mut self, index: usize, crest: Crest) {
        let old = self.seats[index].look.crest;
        for seat in &mut self.seats {
            if seat.look.crest == crest {
                seat.look.crest = old;
            }
        }
        self.seats[index].look.crest = crest;
    }
}

/// A name's words with single spaces, 40 characters at most.
pub(super) fn clean(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_game_is_one_person_against_two_bots() {
        let plan = Plan::quick(Language::English);
        let words: Vec<&str> = plan.seats.iter().map(|seat| seat.who.word()).collect();
        assert_eq!(words, ["person", "mason", "merchant"]);
        assert_eq!(plan.boards, Boards::Random);
        assert_eq!(plan.setup().players(), 3);
    }

    #[test]
    fn bad_names_never_block() {
        let mut plan = Plan::quick(Language::English);
        plan.seats[0].name = "  ".into();
        plan.seats[1].name = "a\tb\u{0}c".into();
        plan.seats[2].name = "x".repeat(99);
        let plan = plan.named(Language::German);
        assert_eq!(plan.seats[0].name, "Spieler 1");
        assert_eq!(plan.seats[1].name, "a b c");
        assert_eq!(plan.seats[2].name.len(), NAME_LENGTH);
    }

    #[test]
    fn there_are_two_to_eight_seats_and_new_ones_look_different() {
        let mut plan = Plan::quick(Language::English);
        plan.remove_seat(0);
        plan.remove_seat(0);
        assert_eq!(plan.seats.len(), 2);
        for _ in 0..9 {
            plan.add_seat();
        }
        assert_eq!(plan.seats.len(), 8);
        for colour in Colour::ALL {
            assert!(plan.seats.iter().any(|seat| seat.look.colour == colour));
        }
    }

    #[test]
    fn a_look_that_another_seat_has_is_swapped() {
        let mut plan = Plan::quick(Language::English);
        plan.set_colour(0, Colour::Blue);
        plan.set_crest(0, Crest::Ship);
        let look = |index: usize| plan.seats[index].look;
        assert_eq!(
            (look(0).colour, look(1).colour),
            (Colour::Blue, Colour::Red)
        );
        assert_eq!((look(0).crest, look(2).crest), (Crest::Ship, Crest::Rose));
    }
}
