//! Plans as text, for links and for what is kept: `seed:42;seats:person,architect;boards:random`.

use super::plan::{NAME_LENGTH, Plan, SeatPlan, Who};
use super::texts::Texts;
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::{Colour, Crest, Look};
use crate::rules::york::{Boards, Options, Seat};

/// The most characters of a link's text: more than the longest names of eight seats need.
const LENGTH: usize = 5000;
/// The most characters that are told of what was found.
const TOLD: usize = 40;

/// A plan, and the seed where one is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The plan; seats without a name in the text have none in it.
    pub plan: Plan,
    /// The seed.
    pub seed: Option<u64>,
}

/// A part of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The text as a whole: it is too long.
    Length,
    /// A part that is none.
    Unknown,
    /// A part that is there twice.
    Twice,
    /// `seed:42`
    Seed,
    /// `seats:person,architect`
    Seats,
    /// `boards:random`
    Boards,
    /// `rules:perfect,longest`
    Rules,
    /// `hints:no`
    Hints,
    /// `names:Ada,`
    Names,
    /// `looks:red-rose,blue-lion`
    Looks,
}

/// Which part of a link is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkProblem {
    part: Part,
    found: String,
}

impl LinkProblem {
    fn new(part: Part, found: &str) -> Self {
        Self {
            part,
            found: found.chars().take(TOLD).collect(),
        }
    }

    /// The part that is wrong.
    pub const fn part(&self) -> Part {
        self.part
    }

    /// What is wrong, and what would be right.
    pub fn words(&self, language: Language) -> String {
        fill(
            Texts::of(language).link_problems[self.part as usize],
            &[&self.found],
        )
    }
}

const WORDS: [(&str, Part); 7] = [
    ("seed", Part::Seed),
    ("seats", Part::Seats),
    ("boards", Part::Boards),
    ("rules", Part::Rules),
    ("hints", Part::Hints),
    ("names", Part::Names),
    ("looks", Part::Looks),
];

impl Link {
    /// Reads a link's text, also where a browser has escaped characters of it.
    ///
    /// ```
    /// use walls_of_york::app::york::lobby::Link;
    ///
    /// let link = Link::read("seed:42;seats:person,architect").unwrap();
    /// assert_eq!(link.seed, Some(42));
    /// assert_eq!(link.plan.seats.len(), 2);
    /// ```
    ///
    /// # Errors
    /// If a part is wrong.
    pub fn read(text: &str) -> Result<Self, LinkProblem> {
        if text.len() > LENGTH {
            return Err(LinkProblem::new(Part::Length, text));
        }
        // Some programs escape every sign of a link.
        let whole = if text.contains(':') {
            text.to_owned()
        } else {
            unescaped(text)
        };
        let mut parts: [Option<&str>; 7] = [None; 7];
        for piece in whole.split(';').filter(|piece| !piece.trim().is_empty()) {
            let (word, value) = piece.split_once(':').unwrap_or((piece, ""));
            let at = WORDS.iter().position(|(name, _)| *name == word.trim());
            let at = at.ok_or_else(|| LinkProblem::new(Part::Unknown, &unescaped(piece)))?;
            if parts[at].replace(value).is_some() {
                return Err(LinkProblem::new(Part::Twice, word));
            }
        }
        let mut link = Self {
            plan: Plan::of_seats(&seats(parts[1].unwrap_or("person,mason,merchant"))?),
            seed: None,
        };
        for (value, (_, part)) in parts.into_iter().zip(WORDS) {
            if let Some(value) = value {
                link.take(part, value)
                    .ok_or_else(|| LinkProblem::new(part, &unescaped(value)))?;
            }
        }
        Ok(link)
    }

    /// Takes in a part's value; `None` if it is wrong.
    fn take(&mut self, part: Part, value: &str) -> Option<()> {
        let read = unescaped(value);
        let plan = &mut self.plan;
        match part {
            Part::Seed => {
                let is_plain = read.bytes().all(|digit| digit.is_ascii_digit());
                self.seed = Some(read.parse().ok().filter(|_| is_plain)?);
            }
            Part::Boards => {
                plan.boards = match read.as_str() {
                    "random" => Boards::Random,
                    "draft" => Boards::Draft,
                    tiles => Boards::Laid(tiles.replace('+', " ").parse().ok()?),
                }
            }
            Part::Rules => plan.options = rules(&read)?,
            Part::Hints => {
                plan.allows_hints = match read.as_str() {
                    "yes" => true,
                    "no" => false,
                    _ => return None,
                }
            }
            Part::Names => {
                each(value, &mut plan.seats, |seat, name| {
                    let name = unescaped(name);
                    (name.chars().count() <= NAME_LENGTH).then(|| seat.name = name)
                })?;
            }
            Part::Looks => {
                each(&read, &mut plan.seats, |seat, look| {
                    let (colour, crest) = look.split_once('-')?;
                    seat.look = Look {
                        colour: Colour::from_name(colour)?,
                        crest: Crest::from_name(crest)?,
                    };
                    Some(())
                })?;
            }
            // Read before all others, which need to know how many there are.
            Part::Seats | Part::Length | Part::Unknown | Part::Twice => {}
        }
        Some(())
    }

    /// The link's text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let plan = &self.plan;
        if let Some(seed) = self.seed {
            text.push_str(&fill("seed:{};", &[&seed.to_string()]));
        }
        text.push_str("seats:");
        list(&mut text, plan, |text, seat| text.push_str(seat.who.word()));
        text.push_str(";boards:");
        match plan.boards {
            Boards::Random => text.push_str("random"),
            Boards::Draft => text.push_str("draft"),
            Boards::Laid(board) => text.push_str(&board.to_string().replace(' ', "+")),
        }
        text.push_str(";rules:");
        text.push_str(
            match (plan.options.perfect_plan, plan.options.longest_wall) {
                (false, false) => "none",
                (true, false) => "perfect",
                (false, true) => "longest",
                (true, true) => "perfect,longest",
            },
        );
        text.push_str(if plan.allows_hints {
            ";hints:yes"
        } else {
            ";hints:no"
        });
        text.push_str(";names:");
        list(&mut text, plan, |text, seat| escape(&seat.name, text));
        text.push_str(";looks:");
        list(&mut text, plan, |text, seat| {
            text.push_str(seat.look.colour.name());
            text.push('-');
            text.push_str(seat.look.crest.name());
        });
        text
    }
}

fn seats(value: &str) -> Result<Vec<Who>, LinkProblem> {
    let value = unescaped(value);
    let seats: Option<Vec<Who>> = value
        .split(',')
        .map(|word| Who::from_word(word.trim()))
        .collect();
    seats
        .filter(|seats| (2..=Seat::MOST).contains(&seats.len()))
        .ok_or_else(|| LinkProblem::new(Part::Seats, &value))
}

fn rules(value: &str) -> Option<Options> {
    let mut options = Options::default();
    for word in value.split(',').filter(|_| value != "none") {
        match word.trim() {
            "perfect" => options.perfect_plan = true,
            "longest" => options.longest_wall = true,
            _ => return None,
        }
    }
    Some(options)
}

/// Hands out a list's entries to the seats; fewer than seats will do, more will not.
fn each(
    value: &str,
    seats: &mut [SeatPlan],
    mut take: impl FnMut(&mut SeatPlan, &str) -> Option<()>,
) -> Option<()> {
    let mut seats = seats.iter_mut();
    value
        .split(',')
        .try_for_each(|entry| take(seats.next()?, entry))
}

fn list(text: &mut String, plan: &Plan, mut put: impl FnMut(&mut String, &SeatPlan)) {
    for (index, seat) in plan.seats.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        put(text, seat);
    }
}

/// Writes a name so that no sign of it means anything else in a link.
fn escape(name: &str, text: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            text.push('%');
            text.push(char::from(DIGITS[usize::from(byte >> 4)]));
            text.push(char::from(DIGITS[usize::from(byte & 15)]));
        }
    }
}

/// A text with its `%20` and the like replaced by what they stand for.
fn unescaped(text: &str) -> String {
    let digit = |byte: Option<&u8>| char::from(*byte?).to_digit(16);
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let escaped = (*first == b'%')
            .then(|| Some(digit(tail.first())? * 16 + digit(tail.get(1))?))
            .flatten()
            .and_then(|value| u8::try_from(value).ok());
        bytes.push(escaped.unwrap_or(*first));
        rest = if escaped.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::york::Level;

    fn read(text: &str) -> Link {
        Link::read(text).unwrap_or_else(|problem| panic!("{text}: {problem:?}"))
    }

    #[test]
    fn a_link_says_everything_about_a_game() {
        let link = read(
            "seed:42;seats:person,architect;boards:draft;rules:perfect,longest;hints:no;names:Ada,;looks:teal-fish,gold-key",
        );
        assert_eq!(link.seed, Some(42));
        let plan = &link.plan;
        assert_eq!(plan.seats[1].who, Who::Bot(Level::Architect));
        assert_eq!(plan.boards, Boards::Draft);
        assert!(plan.options.perfect_plan && plan.options.longest_wall && !plan.allows_hints);
        assert_eq!(
            (plan.seats[0].name.as_str(), plan.seats[1].name.as_str()),
            ("Ada", "")
        );
        assert_eq!(plan.seats[0].look.colour, Colour::Teal);
        assert_eq!(plan.seats[1].look.crest, Crest::Key);
    }

    #[test]
    fn what_a_link_does_not_say_is_as_in_the_quick_game() {
        assert_eq!(
            read("").plan.named(Language::English),
            Plan::quick(Language::English)
        );
        assert_eq!(read("seed:7").seed, Some(7));
        assert_eq!(read("rules:none;").plan.options, Options::default());
    }

    #[test]
    fn a_link_is_read_as_it_was_written_whatever_the_names() {
        let mut plan = Plan::of_seats(&[Who::Person, Who::Person, Who::Bot(Level::Mason)]);
        plan.seats[0].name = "Zoë; the,2nd: 100 %".into();
        plan.seats[1].name = "王".into();
        plan.boards = Boards::Laid("Bb> Wb^ Yw< Pb^".parse().unwrap());
        let link = Link {
            plan,
            seed: Some(u64::MAX),
        };
        let text = link.to_text();
        assert!(text.is_ascii());
        assert_eq!(read(&text), link);
    }

    #[test]
    fn browsers_and_programs_may_escape_signs() {
        let link = read("boards:Bb%3E+Wb^+Yw%3C+Pb%5E;names:Old%20Bob");
        assert!(matches!(link.plan.boards, Boards::Laid(_)));
        assert_eq!(link.plan.seats[0].name, "Old Bob");
        assert_eq!(read("seed%3A5%3Bseats%3Aperson%2Cmason").seed, Some(5));
        assert_eq!(read("names:100%,%4").plan.seats[1].name, "%4");
    }

    #[test]
    fn every_wrong_part_is_named_in_both_languages() {
        let wrong = [
            ("seed:-1", Part::Seed),
            ("seed:", Part::Seed),
            ("seed:99999999999999999999", Part::Seed),
            ("seats:person", Part::Seats),
            ("seats:person,king", Part::Seats),
            (
                "seats:mason,mason,mason,mason,mason,mason,mason,mason,mason",
                Part::Seats,
            ),
            ("boards:Bb>+Wb^", Part::Boards),
            ("boards:Bb>+Wb^+Yw<+P??", Part::Boards),
            ("rules:fast", Part::Rules),
            ("hints:maybe", Part::Hints),
            ("names:a,b,c,d", Part::Names),
            ("looks:red-dragon", Part::Looks),
            ("looks:red", Part::Looks),
            ("colour:red", Part::Unknown),
            ("seed", Part::Seed),
            ("seed:1;seed:2", Part::Twice),
        ];
        for (text, part) in wrong {
            let problem = Link::read(text).expect_err(text);
            assert_eq!(problem.part(), part, "{text}");
            for language in Language::ALL {
                assert!(problem.words(language).contains(&problem.found), "{text}");
            }
        }
        let long = "x".repeat(LENGTH + 1);
        assert_eq!(Link::read(&long).unwrap_err().part(), Part::Length);
    }
}
