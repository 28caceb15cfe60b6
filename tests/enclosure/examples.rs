//! The rulebook's examples, and boards that look alike but are not.

use walls_of_york::rules::york::enclosure::{self, City};
use walls_of_york::rules::york::{Content, Decree, Lot, LotSet, Lots, Street, StreetSet};

/// Walls all around these lots.
fn around(lots: &str) -> StreetSet {
    let lots: LotSet = lots.parse().unwrap();
    enclosure::perimeter_around(lots, StreetSet::FULL).unwrap()
}

fn set(streets: &str) -> StreetSet {
    streets.parse().unwrap()
}

/// A board with these contents on these lots.
fn board(contents: &[(&str, Content)]) -> Lots {
    let mut board = Lots::EMPTY;
    for (lot, content) in contents {
        board.put(lot.parse().unwrap(), *content);
    }
    board
}

fn all(walls: StreetSet, board: &Lots, decree: Decree) -> Vec<City> {
    let cities = enclosure::cities(walls, board, decree, 10_000);
    assert!(cities.is_complete());
    cities.as_slice().to_vec()
}

/// The lots of each city, best first.
fn lots_of(cities: &[City]) -> Vec<String> {
    cities.iter().map(|city| city.lots().to_string()).collect()
}

#[test]
fn a_sealed_lot_inside_is_no_part_of_the_city_and_does_not_forbid_it() {
    let walls = around("c3 c4 c5 d3 d4 d5 e3 e4 e5") | around("d4");
    let board = board(&[("d4", Content::Viking), ("c3", Content::Church)]);
    let cities = all(walls, &board, Decree::new(1, 0, 0));
    assert_eq!(lots_of(&cities), ["c3 c4 c5 d3 d5 e3 e4 e5"]);
    assert_eq!((cities[0].vikings(), cities[0].removed()), (0, 4));
    assert!(cities[0].pockets(walls).is_empty());
}

#[test]
fn a_building_on_a_sealed_lot_does_not_count_for_the_decree() {
    let walls = around("c3 c4 c5 d3 d4 d5 e3 e4 e5") | around("d4");
    let board = board(&[("d4", Content::Church)]);
    let decree = Decree::new(1, 0, 0);
    assert!(!enclosure::is_closable(walls, &board, decree));
    let shortfall = enclosure::shortfall(walls, &board, decree).unwrap();
    assert_eq!(
        shortfall.to_string(),
        "even the fullest closed loop still needs 1 church"
    );
}

#[test]
fn four_walled_off_lots_with_three_coins_may_lie_inside_or_outside() {
    let city = "b2 b3 b4 c2 c3 c4";
    let four = "d2 d3 e2 e3";
    let walls = around(city) | around(four);
    let board = board(&[
        ("b2", Content::Church),
        ("d2", Content::Coin),
        ("e3", Content::TwoCoins),
    ]);
    let cities = all(walls, &board, Decree::new(1, 0, 0));
    assert_eq!(
        lots_of(&cities),
        ["b2 b3 b4 c2 c3 c4 d2 d3 e2 e3", "b2 b3 b4 c2 c3 c4"]
    );
    assert_eq!((cities[0].coins(), cities[1].coins()), (3, 0));
    assert_eq!((cities[0].removed(), cities[1].removed()), (2, 6));
    assert_eq!(cities[0].pockets(walls), [four.parse().unwrap()]);
}

#[test]
fn a_pocket_deep_inside_is_part_of_the_city() {
    let walls = around("b2 b3 b4 b5 c2 c3 c4 c5 d2 d3 d4 d5") | around("c3 c4");
    let cities = all(walls, &Lots::EMPTY, Decree::NONE);
    assert_eq!(lots_of(&cities)[0], "b2 b3 b4 b5 c2 c3 c4 c5 d2 d3 d4 d5");
    // The inner loop is a city of its own, the ring around it is none.
    assert_eq!(lots_of(&cities)[1], "c3 c4");
    assert_eq!(cities.len(), 2);
    assert_eq!(cities[0].pockets(walls), ["c3 c4".parse().unwrap()]);
}

#[test]
fn loops_that_touch_at_a_corner_are_cities_only_one_by_one() {
    let walls = around("b2 b3") | around("c4 d4");
    let cities = all(walls, &Lots::EMPTY, Decree::NONE);
    assert_eq!(lots_of(&cities), ["b2 b3", "c4 d4"]);
    let board = board(&[("b2", Content::Church), ("d4", Content::Church)]);
    assert!(!enclosure::is_closable(walls, &board, Decree::new(2, 0, 0)));
}

#[test]
fn a_loop_that_touches_itself_at_a_corner_is_none() {
    // A ring around d4 and d5 that lacks e6: the lots outside and those within meet at a corner.
    let ring: LotSet = "c3 c4 c5 c6 d3 d6 e3 e4 e5".parse().unwrap();
    let within: LotSet = "d4 d5".parse().unwrap();
    let walls = around(&(ring | within).to_string()) | around("d4 d5");
    let refused = enclosure::declare(walls, walls, &Lots::EMPTY, Decree::NONE).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the perimeter passes through the north-west corner of e6 more than once"
    );
    let cities = all(walls, &Lots::EMPTY, Decree::NONE);
    assert_eq!(
        lots_of(&cities),
        [(ring | within).to_string(), within.to_string()]
    );
}

#[test]
fn a_corridor_whose_ends_touch_at_a_corner_encloses_the_middle_too() {
    let corridor: LotSet = "c3 c4 c5 d3 e3 d5 e4".parse().unwrap();
    let middle: LotSet = "d4".parse().unwrap();
    let walls = around("c3 c4 c5 d3 e3 d5 e4 d4") | around("d4");
    let cities = all(walls, &Lots::EMPTY, Decree::NONE);
    assert_eq!(cities.len(), 1);
    assert_eq!(cities[0].lots(), corridor);
    // The middle is sealed, so it need not be chosen: the loop goes around both.
    let perimeter = enclosure::perimeter_around(corridor, walls);
    assert_eq!(
        perimeter,
        enclosure::perimeter_around(corridor | middle, walls)
    );
    assert_eq!(perimeter, Ok(cities[0].perimeter()));
}

#[test]
fn a_ring_around_open_lots_takes_them_in() {
    let walls = around("b2 b3 b4 b5 c2 c5 d2 d5 e2 e3 e4 e5 c3 c4 d3 d4") | around("c3 c4 d3 d4");
    let cities = all(walls, &Lots::EMPTY, Decree::NONE);
    assert_eq!(cities.len(), 2);
    assert_eq!(cities[0].lots().len(), 16);
    assert_eq!(cities[1].lots().len(), 4);
}

#[test]
fn a_city_along_the_border_needs_walls_on_the_border() {
    let lots = "a1 a2 b1 b2 c1";
    let walls = around(lots);
    assert_eq!(lots_of(&all(walls, &Lots::EMPTY, Decree::NONE)), [lots]);
    for street in ["a1n", "a1w", "a2w", "b1n", "c1n"] {
        assert!(!enclosure::is_closable(
            walls - set(street),
            &Lots::EMPTY,
            Decree::NONE
        ));
    }
}

#[test]
fn the_whole_board_can_be_a_city() {
    let walls = around(&LotSet::FULL.to_string());
    let cities = all(walls, &Lots::EMPTY, Decree::NONE);
    assert_eq!(cities.len(), 1);
    assert_eq!(cities[0].lots(), LotSet::FULL);
    assert_eq!(cities[0].perimeter().len(), 32);
    assert_eq!(cities[0].removed(), 0);
}

#[test]
fn no_single_lot_is_a_city() {
    for lot in Lot::ALL {
        let walls = around(&lot.to_string());
        assert!(all(walls, &Lots::EMPTY, Decree::NONE).is_empty());
        let shortfall = enclosure::shortfall(walls, &Lots::EMPTY, Decree::NONE).unwrap();
        assert_eq!(
            shortfall.to_string(),
            "every closed loop holds nothing but sealed lots"
        );
    }
}

#[test]
fn better_cities_come_first_coin_by_coin_then_viking_then_wall_then_name() {
    let walls =
        around("a1 a2") | around("c1 c2") | around("e1 e2 e3") | around("g1 g2") | around("g5 h5");
    let board = board(&[
        ("a1", Content::Viking),
        ("g2", Content::Coin),
        ("h5", Content::Coin),
        ("g5", Content::Viking),
    ]);
    let cities = all(walls, &board, Decree::NONE);
    assert_eq!(
        lots_of(&cities),
        ["g1 g2", "g5 h5", "e1 e2 e3", "c1 c2", "a1 a2"]
    );
}

#[test]
fn sixteen_pockets_in_a_square_are_the_9349_loops_of_a_four_by_four_grid() {
    let is_pocket_wall = |street: &Street| {
        let [corner, _] = street.corners();
        let across = if street.is_horizontal() {
            corner.y()
        } else {
            corner.x()
        };
        across.is_multiple_of(2)
    };
    let walls: StreetSet = Street::ALL.into_iter().filter(is_pocket_wall).collect();
    assert_eq!(all(walls, &Lots::EMPTY, Decree::NONE).len(), 9349);
}
