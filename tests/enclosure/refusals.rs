//! Every refusal, with the smallest board that provokes it.

use walls_of_york::rules::york::enclosure::{
    ChoiceRefusal, CityRefusal, Shortfall, declare, perimeter_around, shortfall,
};
use walls_of_york::rules::york::{Building, Corner, Decree, LotSet, Lots, StreetSet};

const DOMINO: &str = "a1n a1w a2w a2s b1w b2w";

fn set(streets: &str) -> StreetSet {
    streets.parse().unwrap()
}

fn lots(lots: &str) -> LotSet {
    lots.parse().unwrap()
}

/// Why this perimeter of these walls is refused on an empty board.
fn refusal(perimeter: &str, walls: &str, decree: Decree) -> CityRefusal {
    declare(set(perimeter), set(walls), &Lots::EMPTY, decree).unwrap_err()
}

#[test]
fn a_perimeter_without_walls_is_refused() {
    let refused = refusal("", DOMINO, Decree::NONE);
    assert_eq!(refused, CityRefusal::NoWalls);
    assert_eq!(refused.to_string(), "a perimeter needs walls");
}

#[test]
fn a_perimeter_on_streets_without_a_wall_is_refused() {
    let refused = refusal(DOMINO, "a1n a1w a2w b1w", Decree::NONE);
    assert_eq!(refused, CityRefusal::NotStanding(set("a3n b2w")));
    assert_eq!(refused.to_string(), "no wall stands on a3n b2w");
}

#[test]
fn a_perimeter_with_an_open_end_is_refused() {
    let refused = refusal("a1n a1w", DOMINO, Decree::NONE);
    assert_eq!(refused, CityRefusal::OpenEnd(Corner::new(0, 1).unwrap()));
    assert_eq!(
        refused.to_string(),
        "the perimeter is open at the north-west corner of a2"
    );
    let refused = refusal("h8e", "h8e", Decree::NONE);
    assert_eq!(refused, CityRefusal::OpenEnd(Corner::new(8, 7).unwrap()));
    assert_eq!(
        refused.to_string(),
        "the perimeter is open at the north-east corner of h8"
    );
}

#[test]
fn a_perimeter_through_a_corner_twice_is_refused() {
    let eight = "a1n a1w a1s a1e b2n b2w b2s b2e";
    let refused = refusal(eight, eight, Decree::NONE);
    assert_eq!(
        refused,
        CityRefusal::CornerTwice(Corner::new(1, 1).unwrap())
    );
    assert_eq!(
        refused.to_string(),
        "the perimeter passes through the north-west corner of b2 more than once"
    );
    let with_an_inner_wall = format!("{DOMINO} a2n");
    let refused = refusal(&with_an_inner_wall, &with_an_inner_wall, Decree::NONE);
    assert_eq!(
        refused,
        CityRefusal::CornerTwice(Corner::new(0, 1).unwrap())
    );
}

#[test]
fn several_loops_are_refused_side_by_side_and_in_one_another() {
    let side_by_side = "a1n a1w a1s a1e c1n c1w c1s c1e";
    assert_eq!(
        refusal(side_by_side, side_by_side, Decree::NONE),
        CityRefusal::SeveralLoops
    );
    let outer = "a1n b1n c1n a1w a2w a3w a3s b3s c3s c1e c2e c3e";
    let nested = format!("{outer} b2n b2w b2s b2e");
    let refused = refusal(&nested, &nested, Decree::NONE);
    assert_eq!(refused, CityRefusal::SeveralLoops);
    assert_eq!(refused.to_string(), "the perimeter is more than one loop");
}

#[test]
fn a_perimeter_around_sealed_lots_alone_is_refused() {
    let lot = "a1n a1w a1s a1e";
    let refused = refusal(lot, lot, Decree::NONE);
    assert_eq!(refused, CityRefusal::OnlySealed);
    assert_eq!(
        refused.to_string(),
        "all lots inside the perimeter are sealed"
    );
    let refused = refusal(DOMINO, &format!("{DOMINO} a2n"), Decree::NONE);
    assert_eq!(refused, CityRefusal::OnlySealed);
}

#[test]
fn a_city_that_misses_the_decree_is_refused_with_what_is_missing() {
    let board: Lots = format!("C{}", ".".repeat(63)).parse().unwrap();
    let decree = Decree::new(2, 1, 3);
    let refused = declare(set(DOMINO), set(DOMINO), &board, decree).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the city still needs 1 church, 1 well and 3 markets"
    );
    let CityRefusal::Decree(missing) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(
        Building::ALL.map(|building| missing.count(building)),
        [1, 1, 3]
    );
    assert!(declare(set(DOMINO), set(DOMINO), &board, Decree::new(1, 0, 0)).is_ok());
}

#[test]
fn walls_without_a_legal_city_say_what_they_lack() {
    let lack = |walls: &str, decree| shortfall(set(walls), &Lots::EMPTY, decree);
    assert_eq!(lack("", Decree::NONE), Some(Shortfall::NoLoop));
    assert_eq!(lack("a1n a1w a1s", Decree::NONE), Some(Shortfall::NoLoop));
    assert_eq!(
        lack("a1n a1w a1s a1e", Decree::NONE),
        Some(Shortfall::OnlySealed)
    );
    assert_eq!(lack(DOMINO, Decree::NONE), None);
    let shortfall = lack(DOMINO, Decree::new(0, 2, 0)).unwrap();
    assert_eq!(
        shortfall.to_string(),
        "even the fullest closed loop still needs 2 wells"
    );
}

#[test]
fn a_choice_of_nothing_is_refused() {
    let refused = perimeter_around(LotSet::EMPTY, set(DOMINO));
    assert_eq!(refused, Err(ChoiceRefusal::Nothing));
}

#[test]
fn a_choice_of_lots_without_walls_around_is_refused() {
    let refused = perimeter_around(lots("a1"), set(DOMINO)).unwrap_err();
    assert_eq!(refused, ChoiceRefusal::Open(set("a2n")));
    assert_eq!(
        refused.to_string(),
        "around the chosen lots no wall stands on a2n"
    );
    let at_the_border = perimeter_around(lots("a1 a2"), set(DOMINO) - set("a1n"));
    assert_eq!(at_the_border, Err(ChoiceRefusal::Open(set("a1n"))));
}

#[test]
fn a_choice_of_lots_that_touch_at_a_corner_at_most_is_refused() {
    let refused = perimeter_around(lots("a1 b2"), StreetSet::FULL).unwrap_err();
    assert_eq!(refused, ChoiceRefusal::Apart(lots("b2")));
    assert_eq!(
        refused.to_string(),
        "b2 share no street with the other chosen lots"
    );
    assert!(perimeter_around(lots("a1 b2 b1"), StreetSet::FULL).is_ok());
}

#[test]
fn a_choice_of_a_ring_is_refused_unless_all_lots_within_are_sealed() {
    let ring = lots("a1 a2 a3 b1 b3 c1 c2 c3");
    let walls = perimeter_around(ring | lots("b2"), StreetSet::FULL).unwrap();
    let with_sealed = walls | set("b2n b2w b2s b2e");
    assert_eq!(perimeter_around(ring, with_sealed), Ok(walls));
    let wide = lots("a1 a2 a3 a4 b1 b4 c1 c2 c3 c4");
    let walls = perimeter_around(wide | lots("b2 b3"), StreetSet::FULL).unwrap();
    let with_pocket = walls | set("b2n b2w b2e b3w b3s b3e");
    let refused = perimeter_around(wide, with_pocket).unwrap_err();
    assert_eq!(refused, ChoiceRefusal::Encloses(lots("b2 b3")));
    assert_eq!(
        refused.to_string(),
        "a loop around the chosen lots also encloses b2 b3"
    );
    assert_eq!(
        perimeter_around(wide | lots("b2 b3"), with_pocket),
        Ok(walls)
    );
    assert_eq!(
        perimeter_around(lots("b2 b3"), with_pocket).map(StreetSet::len),
        Ok(6)
    );
}
