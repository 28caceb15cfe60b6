//! Boards and scores as text.

use std::fmt::Write;

use walls_of_york::rules::york::{Lot, Lots, Player, Seat, Side, Status, StreetSet};

/// The boards that fit side by side into 80 columns.
const ABREAST: usize = 4;

/// The boards of these seats with their walls, side by side.
pub fn boards(lots: &Lots, walls: &[(Seat, StreetSet)]) -> String {
    let mut text = String::new();
    for row in walls.chunks(ABREAST) {
        let pictures: Vec<Vec<String>> = row.iter().map(|&(_, walls)| board(lots, walls)).collect();
        let headings = row
            .iter()
            .map(|(seat, _)| format!("{:<17}", format!("seat {seat}")));
        push_line(&mut text, headings);
        for line in 0..=2 * usize::from(Lot::WIDTH) {
            push_line(
                &mut text,
                pictures.iter().map(|picture| picture[line].clone()),
            );
        }
    }
    text
}

fn push_line(text: &mut String, parts: impl Iterator<Item = String>) {
    let line = parts.collect::<Vec<_>>().join("   ");
    text.push_str(line.trim_end());
    text.push('\n');
}

/// One board: 17 lines of 17 characters, a lot or a street at every second one.
fn board(lots: &Lots, walls: StreetSet) -> Vec<String> {
    let size = 2 * Lot::WIDTH + 1;
    let wall_at = |x: u8, y: u8| street_at(x, y).is_some_and(|street| walls.contains(street));
    let sign = |x: u8, y: u8| match (x % 2, y % 2) {
        (1, 1) => lot_at(x, y).map_or(' ', |lot| lots.content(lot).letter()),
        (1, _) if wall_at(x, y) => '-',
        (_, 1) if wall_at(x, y) => '|',
        (0, 0) => {
            let ends = [
                (x.wrapping_sub(1), y),
                (x + 1, y),
                (x, y.wrapping_sub(1)),
                (x, y + 1),
            ];
            if ends.into_iter().any(|(x, y)| wall_at(x, y)) {
                '+'
            } else {
                ' '
            }
        }
        _ => ' ',
    };
    (0..size)
        .map(|y| (0..size).map(|x| sign(x, y)).collect())
        .collect()
}

fn lot_at(x: u8, y: u8) -> Option<Lot> {
    Lot::new(x / 2, y / 2)
}

/// The street drawn at this place: the north or west side of the lot there, or the border's.
fn street_at(x: u8, y: u8) -> Option<walls_of_york::rules::york::Street> {
    let last = 2 * Lot::WIDTH;
    match (x % 2, y % 2) {
        (1, 0) if y == last => Some(lot_at(x, y - 1)?.street(Side::South)),
        (1, 0) => Some(lot_at(x, y)?.street(Side::North)),
        (0, 1) if x == last => Some(lot_at(x - 1, y)?.street(Side::East)),
        (0, 1) => Some(lot_at(x, y)?.street(Side::West)),
        _ => None,
    }
}

/// One line for each player: what it has, and how its city stands or stood.
pub fn scores<'a>(
    players: impl Iterator<Item = (Seat, &'a Player)>,
    name: impl Fn(Seat) -> String,
    status: impl Fn(Seat, &Player) -> &'static str,
) -> String {
    let mut text = String::new();
    for (seat, player) in players {
        let status = status(seat, player);
        let shield = if player.has_shield() {
            ", the King's Shield"
        } else {
            ""
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{}: {}, {}, {}{shield}, {} walls, {status}",
            name(seat),
            counted(player.coins(), "coin"),
            counted(player.vikings(), "Viking token"),
            counted(player.invasions(), "invasion token"),
            player.walls().len(),
        );
    }
    text
}

/// How a player's city stands, in words.
pub const fn status(player: &Player) -> &'static str {
    match player.status() {
        Status::Building => "building",
        Status::Closed(_) => "closed",
        Status::GivenUp => "gave up",
    }
}

/// A number of things, in words: `1 coin`, `2 coins`.
pub fn counted(count: u32, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
