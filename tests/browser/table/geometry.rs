//! Where pieces lie, and how they are turned.

use walls_of_york::rules::york::{Corner, Street, StreetSet};

use super::sight::Box4;
use crate::harness::Point;

/// The streets with every corner moved.
fn moved(streets: StreetSet, to: impl Fn(u8, u8) -> (u8, u8)) -> StreetSet {
    let corner = |corner: Corner| {
        let (x, y) = to(corner.x(), corner.y());
        Corner::new(x, y).expect("pieces are moved on the board")
    };
    let street = |street: Street| {
        let [first, second] = street.corners();
        Street::between(corner(first), corner(second)).expect("moved together they stay neighbours")
    };
    streets.iter().map(street).collect()
}

/// The columns and rows of corners from the first to the last.
fn extent(streets: StreetSet) -> ([u8; 2], [u8; 2]) {
    let corners = || streets.iter().flat_map(Street::corners);
    let ends = |each: fn(&Corner) -> u8| {
        let least = corners().map(|corner| each(&corner)).min();
        let most = corners().map(|corner| each(&corner)).max();
        [least.expect("a wall"), most.expect("a wall")]
    };
    (ends(|corner| corner.x()), ends(|corner| corner.y()))
}

/// The same piece in the upper left corner of the board.
pub fn in_the_corner(streets: StreetSet) -> StreetSet {
    let ([left, _], [top, _]) = extent(streets);
    moved(streets, |x, y| (x - left, y - top))
}

/// The piece in the corner after a quarter turn clockwise.
pub fn rotated(streets: StreetSet) -> StreetSet {
    in_the_corner(moved(streets, |x, y| (8 - y, x)))
}

/// The piece in the corner, mirrored left to right.
pub fn mirrored(streets: StreetSet) -> StreetSet {
    in_the_corner(moved(streets, |x, y| (8 - x, y)))
}

/// Whether to mirror, and then how often to rotate, to turn one piece into another; `None` where they
/// are no turns of each other.
pub fn turns(from: StreetSet, to: StreetSet) -> Option<(bool, usize)> {
    let to = in_the_corner(to);
    for is_mirrored in [false, true] {
        let mut piece = in_the_corner(from);
        if is_mirrored {
            piece = mirrored(piece);
        }
        for times in 0..4 {
            if piece == to {
                return Some((is_mirrored, times));
            }
            piece = rotated(piece);
        }
    }
    None
}

/// The middle of a piece on the page, where the box of the lot `a1` is given.
pub fn middle_of_piece(streets: StreetSet, [x, y, lot, _]: Box4) -> Point {
    let ([left, right], [top, bottom]) = extent(streets);
    let half = |from: u8, to: u8| f64::midpoint(from.into(), to.into());
    (x + lot * half(left, right), y + lot * half(top, bottom))
}

/// How many lots a piece is high.
pub fn height_of_piece(streets: StreetSet) -> f64 {
    let (_, [top, bottom]) = extent(streets);
    f64::from(bottom - top)
}

/// The middle of a street on the page.
pub fn middle_of_street(street: Street, lot: Box4) -> Point {
    middle_of_piece(StreetSet::of(street), lot)
}

/// How many lots one piece lies to the right of and below another that is turned the same way.
pub fn way(from: StreetSet, to: StreetSet) -> (i32, i32) {
    let ([from_x, _], [from_y, _]) = extent(from);
    let ([to_x, _], [to_y, _]) = extent(to);
    (
        i32::from(to_x) - i32::from(from_x),
        i32::from(to_y) - i32::from(from_y),
    )
}

#[test]
fn pieces_are_turned_clockwise_and_mirrored_from_left_to_right() {
    let piece = |text: &str| text.parse::<StreetSet>().expect("streets");
    assert_eq!(in_the_corner(piece("d4n d4w")), piece("a1n a1w"));
    assert_eq!(rotated(piece("a1n a1w")), piece("a1n a1e"));
    assert_eq!(mirrored(piece("a1n a1w")), piece("a1n a1e"));
    assert_eq!(turns(piece("a1n b1n"), piece("h7e h8e")), Some((false, 1)));
    assert_eq!(turns(piece("a1n b1n"), piece("h7e h8s")), None);
    assert_eq!(
        middle_of_street("b2n".parse().expect("a street"), [10.0, 20.0, 50.0, 50.0]),
        (85.0, 70.0)
    );
}
