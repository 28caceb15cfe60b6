//! Lots, streets and corners fit together, and their names do (R1, R10).

use walls_of_york::rules::york::*;

#[test]
fn streets_are_sorted_as_their_names_are_in_ascii() {
    let names: Vec<String> = Street::ALL.iter().map(ToString::to_string).collect();
    assert!(names.is_sorted());
    assert_eq!(names.len(), 144);
    assert_eq!(names[14..17], ["a8n", "a8s", "a8w"]);
    assert_eq!(names[140..], ["h8e", "h8n", "h8s", "h8w"]);
}

#[test]
fn every_name_of_a_street_is_read_and_one_is_written() {
    let mut seen = StreetSet::EMPTY;
    for lot in Lot::ALL {
        for side in Side::ALL {
            let name = format!("{lot}{}", side.letter());
            let street: Street = name.parse().unwrap();
            assert_eq!(street, lot.street(side));
            assert_eq!(street.to_string().parse(), Ok(street));
            assert!(street.lots().contains(&Some(lot)));
            if let Some(neighbour) = lot.neighbour(side) {
                assert_eq!(street, neighbour.street(side.opposite()));
                assert!(street.lots().contains(&Some(neighbour)));
            } else {
                assert!(street.is_border());
            }
            seen.insert(street);
        }
    }
    assert_eq!(seen, StreetSet::FULL);
    assert_eq!(
        Street::ALL
            .iter()
            .filter(|street| street.is_border())
            .count(),
        32
    );
}

#[test]
fn a_street_joins_two_corners_that_know_it() {
    let mut ends = 0;
    for corner in Corner::ALL {
        for street in corner.streets() {
            let [first, second] = street.corners();
            assert!(first < second);
            assert_eq!(Street::between(first, second), Some(street));
            assert_eq!(Street::between(second, first), Some(street));
            assert_eq!(street.is_horizontal(), first.y() == second.y());
            ends += 1;
        }
    }
    assert_eq!(ends, 288);
}

#[test]
fn sets_of_streets_are_ordered_as_their_sorted_names_are() {
    let texts = [
        "", "a1n", "a1n a1w", "a1n h8w", "a1w", "a2n h8w", "d4n", "h8e h8w", "h8w",
    ];
    let sets = texts.map(|text| text.parse::<StreetSet>().unwrap());
    assert!(sets.is_sorted());
    for (set, text) in sets.iter().zip(texts) {
        assert_eq!(set.to_string(), text);
    }
}

#[test]
fn texts_that_name_nothing_are_refused() {
    for text in [
        "", "a", "a9n", "i1n", "a1", "a1x", "a1nn", " a1n", "é1n", "a1é", "A1n", "a0s",
    ] {
        assert!(text.parse::<Street>().is_err(), "{text}");
    }
    for text in ["", "a", "a9", "i1", "a11", "é", "a0"] {
        assert!(text.parse::<Lot>().is_err(), "{text}");
    }
    for text in [
        "",
        "3C",
        "3C 2W",
        "3C 2W 2M 1V",
        "2W 3C 2M",
        "+3C 2W 2M",
        "C W M",
        "300C 0W 0M",
    ] {
        assert!(text.parse::<Decree>().is_err(), "{text}");
    }
    assert!(".".repeat(63).parse::<Lots>().is_err());
    assert!("x".repeat(64).parse::<Lots>().is_err());
    assert!("ell3".parse::<Shape>().is_err());
}

#[test]
fn the_lots_of_a_board_are_written_row_by_row() {
    let text = format!("CWM12V..{}V", ".".repeat(55));
    let lots: Lots = text.parse().unwrap();
    assert_eq!(lots.to_string(), text);
    assert_eq!(lots.vikings().to_string(), "f1 h8");
    assert_eq!(lots.coins_in(LotSet::FULL), 3);
    assert_eq!(lots.count_in(Building::Well, "b1".parse().unwrap()), 1);
}
