//! The frontier of a sweep over the corners: how the open ends of a growing loop hang together.
//!
//! The sweep goes row by row over the 81 corners. What it has passed is cut off from what is to come
//! by ten places where the loop may cross: the streets going down from the corners passed in this
//! row, the street going right from the last of them, and the streets coming down to the corners
//! still to pass. A word says for each place whether the loop crosses it, and which two crossings
//! are ends of one piece: as brackets, because pieces never cross each other.

use std::sync::LazyLock;

use super::around::Around;

/// How many corners a row has, and how many rows there are.
pub const WIDTH: usize = 9;

/// The ends of the pieces at the ten places: two bits each, none, opening or closing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Word(u32);

/// The end of a piece whose other end is further right.
const OPENING: u32 = 1;
/// The end of a piece whose other end is further left.
const CLOSING: u32 = 2;

impl Word {
    const EMPTY: Self = Self(0);

    const fn end(self, place: usize) -> u32 {
        self.0 >> (2 * place) & 3
    }

    const fn with(self, place: usize, end: u32) -> Self {
        Self(self.0 & !(3 << (2 * place)) | end << (2 * place))
    }

    /// The place of the other end of the piece that ends at `place`.
    fn mate(self, place: usize) -> usize {
        let mut depth = 0;
        let mut place = place;
        let is_opening = self.end(place) == OPENING;
        loop {
            match self.end(place) {
                OPENING => depth += 1,
                CLOSING => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return place;
            }
            place = if is_opening { place + 1 } else { place - 1 };
        }
    }

    /// Every word of matching brackets in which nothing crosses the first place.
    fn all_at_row_start() -> Vec<Self> {
        let mut words = vec![(Self::EMPTY, 0_usize)];
        for place in 1..=WIDTH {
            let mut longer = Vec::new();
            for (word, open) in words {
                longer.push((word, open));
                if open < WIDTH - place {
                    longer.push((word.with(place, OPENING), open + 1));
                }
                if open > 0 {
                    longer.push((word.with(place, CLOSING), open - 1));
                }
            }
            words = longer;
        }
        let balanced = words.into_iter().filter(|&(_, open)| open == 0);
        let mut balanced: Vec<Self> = balanced.map(|(word, _)| word).collect();
        balanced.sort_unstable();
        balanced
    }

    /// What passing the corner of this column does when the loop takes the street to its right, or
    /// not. The loop passes a corner once or not at all, so this says as well whether it goes down.
    fn pass(self, column: usize, goes_right: bool) -> Option<Passed> {
        let (left, up) = (self.end(column), self.end(column + 1));
        let cleared = self.with(column, 0).with(column + 1, 0);
        if goes_right && column + 1 == WIDTH {
            return None;
        }
        match (left, up) {
            (0, 0) if goes_right => Some(Passed::To(
                cleared.with(column, OPENING).with(column + 1, CLOSING),
            )),
            (0, 0) => Some(Passed::To(cleared)),
            (end, 0) | (0, end) => Some(Passed::To(
                cleared.with(column + usize::from(goes_right), end),
            )),
            _ if goes_right => None,
            (OPENING, CLOSING) => (cleared == Self::EMPTY).then_some(Passed::Closed),
            (OPENING, OPENING) => Some(Passed::To(cleared.with(self.mate(column + 1), OPENING))),
            (CLOSING, CLOSING) => Some(Passed::To(cleared.with(self.mate(column), CLOSING))),
            _ => Some(Passed::To(cleared)),
        }
    }
}

/// What has become of the loop behind a corner.
enum Passed {
    To(Word),
    Closed,
}

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// No loop can go this way.
    Nowhere,
    /// The loop is closed, and nothing else is open.
    Closed,
    /// On to a state of the next column, or of the next row's first.
    State(u16),
}

/// A way to pass a corner.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Where it leads.
    pub next: Next,
    /// Whether the loop goes down from here.
    pub goes_down: bool,
    /// In how many rows, from the first on, a loop can still be closed after this step.
    rows: u8,
}

impl Step {
    /// Whether a loop can still be closed after this step.
    #[inline]
    pub const fn is_hopeful(self, row: usize) -> bool {
        row < self.rows as usize
    }
}

/// The state of the frontier before a corner.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// Without and with the street to the corner's right.
    pub steps: [Step; 2],
    /// How the loop lies around the lot above right of the corner.
    pub above: Around,
    /// How the loop lies around the lot below left of the corner.
    pub below: Around,
    /// The places where the loop crosses the frontier, as bits; at the beginning of a row bit 1 is
    /// the street that comes down to the first corner.
    crossings: u16,
    /// The first row in which a sweep can come here.
    first_row: u8,
}

impl State {
    /// Whether the sweep of some loop comes here in this row.
    #[inline]
    pub fn is_alive(&self, row: usize) -> bool {
        usize::from(self.first_row) <= row && self.is_hopeful(row)
    }

    /// At the beginning of a row: how the loop lies around the lot above right of a later corner.
    #[inline]
    pub const fn above(&self, column: usize) -> Around {
        Around::above(self.crossings, column)
    }

    /// Whether a loop can still be closed from here.
    #[inline]
    pub fn is_hopeful(&self, row: usize) -> bool {
        self.steps.iter().any(|step| step.is_hopeful(row))
    }
}

/// Every state before each corner of a row, in the order of their words: the empty one first.
pub struct Frontier {
    columns: [Vec<State>; WIDTH],
}

impl Frontier {
    /// The frontier of every board.
    #[inline]
    pub fn get() -> &'static Self {
        static FRONTIER: LazyLock<Frontier> = LazyLock::new(Frontier::new);
        &FRONTIER
    }

    /// The states before the corner of this column.
    #[inline]
    pub fn column(&self, column: usize) -> &[State] {
        &self.columns[column]
    }

    /// The most states before any corner.
    pub fn most_states(&self) -> usize {
        self.columns.iter().map(Vec::len).max().unwrap_or_default()
    }

    fn new() -> Self {
        let words = words();
        let mut columns: [Vec<State>; WIDTH] = std::array::from_fn(|column| {
            let next_words = &words[(column + 1) % WIDTH];
            let state = |&word: &Word| state(word, column, next_words);
            words[column].iter().map(state).collect()
        });
        mark_first_rows(&mut columns);
        mark_hopeful_rows(&mut columns);
        Self { columns }
    }
}

/// The words before each corner of a row.
fn words() -> [Vec<Word>; WIDTH] {
    let mut words: [Vec<Word>; WIDTH] = Default::default();
    words[0] = Word::all_at_row_start();
    for column in 1..WIDTH {
        let mut next: Vec<Word> = words[column - 1]
            .iter()
            .flat_map(|word| [false, true].map(|goes_right| word.pass(column - 1, goes_right)))
            .filter_map(|passed| match passed {
                Some(Passed::To(word)) => Some(word),
                _ => None,
            })
            .collect();
        next.sort_unstable();
        next.dedup();
        words[column] = next;
    }
    words
}

fn state(word: Word, column: usize, next_words: &[Word]) -> State {
    let step = |goes_right| {
        let (next, goes_down) = match word.pass(column, goes_right) {
            None => (Next::Nowhere, false),
            Some(Passed::Closed) => (Next::Closed, false),
            Some(Passed::To(next)) => {
                let goes_down = next.end(column) != 0;
                // After the last corner nothing goes right, and every place moves on by one.
                let next = if column + 1 == WIDTH {
                    Word(next.0 << 2)
                } else {
                    next
                };
                let place = next_words.binary_search(&next);
                let place = place.expect("the words of each column are those that can come up");
                let place = u16::try_from(place).expect("there are about 1,700 states");
                (Next::State(place), goes_down)
            }
        };
        Step {
            next,
            goes_down,
            rows: 0,
        }
    };
    let crossings = (0..=WIDTH).fold(0, |crossings, place| {
        crossings | u16::from(word.end(place) != 0) << place
    });
    State {
        steps: [step(false), step(true)],
        above: Around::above(crossings, column),
        below: Around::below(crossings, column),
        crossings,
        first_row: u8::MAX,
    }
}

/// The row in which one is after a corner of this column.
const fn row_after(row: usize, column: usize) -> usize {
    if column + 1 == WIDTH { row + 1 } else { row }
}

#[allow(clippy::cast_possible_truncation)] // There are nine rows.
fn mark_first_rows(columns: &mut [Vec<State>; WIDTH]) {
    columns[0][0].first_row = 0;
    for row in 0..WIDTH {
        for column in 0..WIDTH {
            let next_column = (column + 1) % WIDTH;
            for place in 0..columns[column].len() {
                let state = columns[column][place];
                if usize::from(state.first_row) > row {
                    continue;
                }
                for step in state.steps {
                    if let Next::State(next) = step.next {
                        let next = &mut columns[next_column][usize::from(next)];
                        next.first_row = next.first_row.min(row_after(row, column) as u8);
                    }
                }
            }
        }
    }
}

/// Beginning with the last row, so that the first row found for a step is the last that will do.
#[allow(clippy::cast_possible_truncation)] // There are nine rows.
fn mark_hopeful_rows(columns: &mut [Vec<State>; WIDTH]) {
    for row in (0..WIDTH).rev() {
        for column in (0..WIDTH).rev() {
            let next_column = (column + 1) % WIDTH;
            for place in 0..columns[column].len() {
                for way in 0..2 {
                    let step = columns[column][place].steps[way];
                    let leads_to_an_end = match step.next {
                        Next::Nowhere => false,
                        Next::Closed => true,
                        Next::State(next) => columns[next_column][usize::from(next)]
                            .is_hopeful(row_after(row, column)),
                    };
                    let is_possible = row + 1 < WIDTH || !step.goes_down;
                    if leads_to_an_end && is_possible && step.rows == 0 {
                        columns[column][place].steps[way].rows = row as u8 + 1;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of simple loops on a grid of 9 × 9 corners is known (OEIS A140517).
    #[test]
    fn the_frontier_counts_every_loop_of_the_board_once() {
        let frontier = Frontier::get();
        let mut ways = vec![0_u128; frontier.column(0).len()];
        ways[0] = 1;
        let mut loops = 0;
        for row in 0..WIDTH {
            for column in 0..WIDTH {
                let next_column = frontier.column((column + 1) % WIDTH);
                let mut after = vec![0; next_column.len()];
                for (state, &ways) in frontier.column(column).iter().zip(&ways) {
                    for step in state.steps {
                        if step.goes_down && row + 1 == WIDTH {
                            continue;
                        }
                        match step.next {
                            Next::Nowhere => {}
                            Next::Closed => loops += ways,
                            Next::State(next) => after[usize::from(next)] += ways,
                        }
                    }
                }
                ways = after;
            }
        }
        assert_eq!(loops, 2_318_527_339_461_265);
    }

    #[test]
    fn a_sweep_begins_with_nothing_and_cannot_begin_a_loop_in_the_last_row() {
        let empty = Frontier::get().column(0)[0];
        assert!(empty.is_alive(0));
        assert!(empty.is_alive(WIDTH - 2));
        assert!(!empty.is_alive(WIDTH - 1));
    }

    #[test]
    fn what_is_alive_has_a_way_on_that_is_alive() {
        let frontier = Frontier::get();
        for row in 0..WIDTH {
            for column in 0..WIDTH {
                let alive = frontier
                    .column(column)
                    .iter()
                    .filter(|state| state.is_alive(row));
                for state in alive {
                    let leads_on = |step: &Step| match step.next {
                        Next::Nowhere => false,
                        Next::Closed => true,
                        Next::State(next) => {
                            let next = &frontier.column((column + 1) % WIDTH)[usize::from(next)];
                            next.is_alive(row_after(row, column))
                        }
                    };
                    let mut hopeful = state.steps.iter().filter(|step| step.is_hopeful(row));
                    assert!(hopeful.all(leads_on));
                }
            }
        }
    }
}
