//! Paths of streets, lots and corners, written as SVG.

use std::fmt::Write;

use crate::rules::york::{Corner, Lot, LotSet, Street, StreetSet};

/// The side of a lot in the units of the drawing.
pub const LOT: i32 = 100;

/// How far the edge of a lot's field lies from the middle of the street.
const KERB: i32 = 16;

/// How far a wall reaches to both sides of the middle of its street.
pub const HALF_WALL: i32 = 13;

/// The point of the drawing at which a corner lies.
pub const fn point(corner: Corner) -> (i32, i32) {
    (corner.x() as i32 * LOT, corner.y() as i32 * LOT)
}

/// The point of the drawing at which a lot begins, its north-west corner.
pub const fn lot_point(lot: Lot) -> (i32, i32) {
    (lot.column() as i32 * LOT, lot.row() as i32 * LOT)
}

/// The point of the drawing in the middle of a street.
pub const fn middle(street: Street) -> (i32, i32) {
    let [first, second] = street.corners();
    let ((x, y), (to_x, to_y)) = (point(first), point(second));
    (i32::midpoint(x, to_x), i32::midpoint(y, to_y))
}

/// One line along each of the streets.
pub fn lines(streets: StreetSet) -> String {
    let mut path = String::new();
    for street in streets.iter() {
        let (x, y) = point(street.corners()[0]);
        let go = if street.is_horizontal() { 'h' } else { 'v' };
        // Writing to a string never fails.
        let _ = write!(path, "M{x} {y}{go}{LOT}");
    }
    path
}

/// One block for each of the streets, as wide as a wall, so that neighbours in a line touch.
pub fn blocks(streets: impl IntoIterator<Item = Street>) -> String {
    let mut path = String::new();
    let width = 2 * HALF_WALL;
    for street in streets {
        let (x, y) = point(street.corners()[0]);
        let _ = if street.is_horizontal() {
            write!(path, "M{x} {}h{LOT}v{width}h-{LOT}z", y - HALF_WALL)
        } else {
            write!(path, "M{} {y}v{LOT}h{width}v-{LOT}z", x - HALF_WALL)
        };
    }
    path
}

/// One rounded field for each of the lots, `inset` further from the streets than the kerb.
pub fn fields(lots: LotSet, inset: i32) -> String {
    let mut path = String::new();
    let gap = KERB + inset;
    let (straight, round) = (LOT - 2 * gap - 20, 10);
    for lot in lots.iter() {
        let (x, y) = lot_point(lot);
        let (x, y) = (x + gap + round, y + gap);
        let _ = write!(
            path,
            "M{x} {y}h{straight}q{round} 0 {round} {round}v{straight}q0 {round}-{round} {round}\
             h-{straight}q-{round} 0-{round}-{round}v-{straight}q0-{round} {round}-{round}z"
        );
    }
    path
}

/// One whole square for each of the lots, so that neighbours touch.
pub fn squares(lots: LotSet) -> String {
    squares_from(lots.iter().map(lot_point))
}

/// One square as large as a lot around each of the points.
pub fn squares_around(points: impl IntoIterator<Item = (i32, i32)>) -> String {
    let points = points.into_iter();
    squares_from(points.map(|(x, y)| (x - LOT / 2, y - LOT / 2)))
}

fn squares_from(points: impl IntoIterator<Item = (i32, i32)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        let _ = write!(path, "M{x} {y}h{LOT}v{LOT}h-{LOT}z");
    }
    path
}

/// One circle around each of the points.
pub fn circles(points: impl IntoIterator<Item = (i32, i32)>, radius: i32) -> String {
    let mut path = String::new();
    let across = 2 * radius;
    for (x, y) in points {
        let x = x - radius;
        let _ = write!(
            path,
            "M{x} {y}a{radius} {radius} 0 1 1 {across} 0a{radius} {radius} 0 1 1-{across} 0z"
        );
    }
    path
}

/// One cross over each of the points.
pub fn crosses(points: impl IntoIterator<Item = (i32, i32)>, reach: i32) -> String {
    let mut path = String::new();
    let across = 2 * reach;
    for (x, y) in points {
        let (x, y) = (x - reach, y - reach);
        let _ = write!(
            path,
            "M{x} {y}l{across} {across}m-{across} 0l{across}-{across}"
        );
    }
    path
}

/// How a wall goes on at one of its corners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// It ends there.
    End,
    /// It turns there, or others join it.
    Tower,
}

/// The corners where these walls end, turn or meet; along a straight line there is nothing to draw.
pub fn joints(walls: StreetSet) -> impl Iterator<Item = (Corner, Joint)> {
    let mut level = [0_u8; Corner::COUNT];
    let mut upright = [0_u8; Corner::COUNT];
    for street in walls.iter() {
        let counts = if street.is_horizontal() {
            &mut level
        } else {
            &mut upright
        };
        for corner in street.corners() {
            counts[corner.index()] += 1;
        }
    }
    Corner::ALL.into_iter().filter_map(move |corner| {
        match (level[corner.index()], upright[corner.index()]) {
            (1, 0) | (0, 1) => Some((corner, Joint::End)),
            (0, _) | (_, 0) => None,
            _ => Some((corner, Joint::Tower)),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streets(text: &str) -> StreetSet {
        text.parse().unwrap()
    }

    #[test]
    fn each_street_is_a_line_from_its_first_corner() {
        assert_eq!(
            lines(streets("a1n d4w h8s")),
            "M0 0h100M300 300v100M700 800h100"
        );
    }

    #[test]
    fn the_middle_of_a_street_lies_between_its_corners() {
        assert_eq!(middle("a1n".parse().unwrap()), (50, 0));
        assert_eq!(middle("h8e".parse().unwrap()), (800, 750));
    }

    #[test]
    fn towers_stand_where_walls_turn_or_meet_and_nowhere_along_a_line() {
        let of = |text: &str, wanted: Joint| {
            joints(streets(text))
                .filter(|(_, joint)| *joint == wanted)
                .map(|(corner, _)| (corner.x(), corner.y()))
                .collect::<Vec<_>>()
        };
        assert_eq!(of("a1n b1n c1n", Joint::Tower), []);
        assert_eq!(of("a1n b1n c1n", Joint::End), [(0, 0), (3, 0)]);
        assert_eq!(of("d4n d4w", Joint::Tower), [(3, 3)]);
        assert_eq!(of("c4n d4n d4w", Joint::Tower), [(3, 3)]);
        assert_eq!(of("d4n d4e d4s d4w", Joint::Tower).len(), 4);
        assert_eq!(of("d4n d4e d4s d4w", Joint::End), []);
    }

    #[test]
    fn blocks_of_neighbours_in_a_line_touch() {
        let row = streets("a2n b2n");
        assert_eq!(blocks(row.iter()), "M0 87h100v26h-100zM100 87h100v26h-100z");
        assert_eq!(blocks(streets("b1w").iter()), "M87 0v100h26v-100z");
    }

    #[test]
    fn squares_stand_around_their_points() {
        assert_eq!(squares_around([(100, 200)]), "M50 150h100v100h-100z");
    }

    #[test]
    fn touching_squares_cover_whole_lots() {
        assert_eq!(squares("b1".parse().unwrap()), "M100 0h100v100h-100z");
    }
}
