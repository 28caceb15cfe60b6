//! Texts of all kinds that are given as games, from a seed.
//!
//! Used by the browser tests and, without a browser, by `tests/fuzzed_texts.rs`.

/// Real games, which are then spoilt.
const GAMES: [&str; 4] = [
    include_str!("../../data/games/two-draft.york"),
    include_str!("../../data/games/eight-bonuses.york"),
    include_str!("../../data/games/three-bonuses.york"),
    include_str!("../../data/games/four-draft.york"),
];

/// The heads of kept games, of the first version, of this one, and of one to come.
const HEADS: [&str; 4] = [
    "",
    "york table 1\nseats:person,mason;names:Ada,Bert\nread all\n",
    "york table 2\nseats:person,person;names:Ada,Bert\nread 7\nname Tuesday\nplayed 1790000000000\n",
    "york table 3\nseats:person,person\nread 7\nname Tuesday\nplayed 1790000000000\n",
];

/// What would run, or be shown as something else than text, if it were taken for markup.
const MARKUP: [&str; 8] = [
    "<script>window.__ran = 1</script>",
    "<img src=x onerror=\"window.__ran = 1\">",
    "\"><svg onload=window.__ran=1>",
    "javascript:window.__ran=1",
    "<iframe srcdoc='<script>parent.__ran = 1</script>'></iframe>",
    "{{constructor.constructor('window.__ran=1')()}}",
    "<style>*{display:none}</style>",
    "</textarea><h1>York</h1>",
];

/// Numbers at the edges.
const NUMBERS: [&str; 8] = [
    "0",
    "-1",
    "99999999999999999999999999",
    "18446744073709551615",
    "4294967296",
    "1e309",
    "٣",
    "0x7f",
];

/// One text after another.
pub struct Texts(u64);

impl Texts {
    /// The texts of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below another: the generator is `SplitMix64`.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = (mixed ^ (mixed >> 31)) >> 16;
        usize::try_from(mixed).map_or(0, |mixed| mixed % limit.max(1))
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }

    fn game(&mut self) -> String {
        let head = self.one_of(&HEADS);
        [head, self.one_of(&GAMES)].concat()
    }

    /// A place in a text at which a character begins.
    fn place(&mut self, text: &str) -> usize {
        let mut place = self.below(text.len() + 1);
        while !text.is_char_boundary(place) {
            place -= 1;
        }
        place
    }

    fn noise(&mut self, length: usize) -> String {
        (0..length)
            .filter_map(|_| {
                let limit = [0x80, 0x800, 0x11_0000][self.below(3)];
                char::from_u32(u32::try_from(self.below(limit)).unwrap_or_default())
            })
            .collect()
    }

    fn spoil(&mut self, text: &str) -> String {
        let place = self.place(text);
        let mut lines: Vec<&str> = text.split('\n').collect();
        let (one, other) = (self.below(lines.len()), self.below(lines.len()));
        match self.below(12) {
            // Cut off at the end, at the beginning.
            0 => text[..place].to_owned(),
            1 => text[place..].to_owned(),
            // Two games that were glued together.
            2 => {
                let second = self.game();
                let from = self.place(&second);
                [&text[..place], &second[from..]].concat()
            }
            // Lines lost, twice there, swapped.
            3 => {
                lines.remove(one);
                lines.join("\n")
            }
            4 => {
                lines.insert(other, lines[one]);
                lines.join("\n")
            }
            5 => {
                lines.swap(one, other);
                lines.join("\n")
            }
            // Characters lost, new, others.
            6 => {
                let end = text[place..].chars().next().map_or(0, char::len_utf8) + place;
                [&text[..place], &text[end..]].concat()
            }
            7 => {
                let length = 1 + self.below(4);
                [&text[..place], &self.noise(length), &text[place..]].concat()
            }
            // Markup in a line or in its place.
            8 => [&text[..place], self.one_of(&MARKUP), &text[place..]].concat(),
            9 => {
                lines[one] = self.one_of(&MARKUP);
                lines.join("\n")
            }
            // Another number.
            10 => {
                let digits = |c: char| c.is_ascii_digit();
                let Some(from) = text[place..].find(digits).map(|at| at + place) else {
                    return text.to_owned();
                };
                let rest = text[from..].trim_start_matches(digits);
                [&text[..from], self.one_of(&NUMBERS), rest].concat()
            }
            // Other ends of lines, or a very long line.
            _ => match self.below(8) {
                0 => {
                    let long = ["x", " ", "1 ", "<b>", "🏰"][self.below(5)].repeat(20_000);
                    [&text[..place], &long, &text[place..]].concat()
                }
                1 => text.replace('\n', " "),
                _ => text.replace('\n', "\r\n"),
            },
        }
    }
}

impl Iterator for Texts {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let text = match self.below(40) {
            0 => self.one_of(&MARKUP).to_owned(),
            1 => {
                let length = 1 + self.below(3000);
                self.noise(length)
            }
            2 => self.game(),
            // Rarely something huge.
            3 if self.below(20) == 0 => "york game 1\n".repeat(90_000),
            _ => {
                let mut text = self.game();
                for _ in 0..=self.below(3) {
                    text = self.spoil(&text);
                }
                text
            }
        };
        Some(text)
    }
}
