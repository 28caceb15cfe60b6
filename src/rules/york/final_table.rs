//! The end of the game: final coins and places (R8).

use std::cmp::Reverse;
use std::fmt;

use super::Seat;
use super::score::{INVASION_COST, SHIELD_WORTH, signed};

/// A player's row in the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalRow {
    /// The player's place, from 1 on; tied players share it (R8.2).
    pub place: u8,
    /// Whose row it is.
    pub seat: Seat,
    /// All coins taken.
    pub coins: u32,
    /// Invasion tokens.
    pub invasions: u32,
    /// Whether the player has the King's Shield.
    pub has_shield: bool,
    /// The final coins (R8.1).
    pub total: i32,
}

/// The final table: who came in which place, and with what (R8).
///
/// ```
/// use walls_of_york::rules::york::{FinalTable, Seat};
///
/// let [one, two] = [0, 1].map(|index| Seat::from_index(index).unwrap());
/// let table = FinalTable::new([(one, 12, 1, false), (two, 9, 0, true)]);
/// assert_eq!(table.rows()[0].seat, two);
/// assert_eq!(table.rows()[0].total, 12);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalTable(Vec<FinalRow>);

impl FinalTable {
    /// The table of players with these seats, coins taken, invasion tokens, and the Shield or not.
    pub fn new(players: impl IntoIterator<Item = (Seat, u32, u32, bool)>) -> Self {
        let rows = players
            .into_iter()
            .map(|(seat, coins, invasions, has_shield)| {
                let shield = if has_shield { SHIELD_WORTH } else { 0 };
                let total = signed(coins) - INVASION_COST * signed(invasions) + shield;
                FinalRow {
                    place: 0,
                    seat,
                    coins,
                    invasions,
                    has_shield,
                    total,
                }
            });
        let order = |row: &FinalRow| (Reverse(row.total), row.seat);
        let mut sorted: Vec<FinalRow> = Vec::new();
        for row in rows {
            let place = sorted.iter().position(|other| order(other) > order(&row));
            sorted.insert(place.unwrap_or(sorted.len()), row);
        }
        let mut rows = sorted;
        let mut before: Option<(i32, u8)> = None;
        for (row, position) in rows.iter_mut().zip(1..) {
            row.place = before
                .filter(|&(total, _)| total == row.total)
                .map_or(position, |(_, place)| place);
            before = Some((row.total, row.place));
        }
        Self(rows)
    }

    /// The rows, best place first, and tied ones by seat.
    pub fn rows(&self) -> &[FinalRow] {
        &self.0
    }

    /// The players in first place (R8.2).
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0
            .iter()
            .filter(|row| row.place == 1)
            .map(|row| row.seat)
    }
}

impl fmt::Display for FinalTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("place  seat  coins  invasions  shield  total")?;
        for row in &self.0 {
            let shield = if row.has_shield { "yes" } else { "-" };
            write!(
                f,
                "\n{:>5}  {:>4}  {:>5}  {:>9}  {shield:>6}  {:>5}",
                row.place,
                row.seat.to_string(),
                row.coins,
                row.invasions,
                row.total
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::from_index(number - 1).unwrap()
    }

    #[test]
    fn tied_players_share_the_place_and_the_next_one_is_skipped() {
        let table = FinalTable::new([
            (seat(1), 10, 0, false),
            (seat(2), 12, 1, true),
            (seat(3), 15, 1, false),
            (seat(4), 3, 1, false),
        ]);
        let places: Vec<_> = table
            .rows()
            .iter()
            .map(|row| (row.place, row.seat, row.total))
            .collect();
        assert_eq!(
            places,
            [
                (1, seat(1), 10),
                (1, seat(2), 10),
                (1, seat(3), 10),
                (4, seat(4), -2)
            ]
        );
        assert_eq!(table.winners().count(), 3);
    }

    #[test]
    fn the_table_reads_in_columns() {
        let table = FinalTable::new([(seat(1), 31, 0, true), (seat(2), 4, 2, false)]);
        assert_eq!(
            table.to_string(),
            "place  seat  coins  invasions  shield  total\n    \
             1     1     31          0     yes     34\n    \
             2     2      4          2       -     -6"
        );
    }
}
