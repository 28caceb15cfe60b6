//! The eight tile faces: every limit of R2.3, on all 16 choices of faces.

use std::collections::BTreeSet;

use walls_of_york::rules::york::{
    Arrow, Board, Building, Content, Direction, Face, Gem, Lot, LotSet, Lots, Quadrant, Rng, Side,
    Tile,
};

/// The 16 choices of faces, each as a board with the arrows up.
fn choices() -> impl Iterator<Item = Board> {
    (0..16_u8).map(|choice| {
        let mut bits = choice;
        let tiles = Gem::ALL.map(|gem| {
            let arrow = Arrow::ALL[usize::from(bits & 1)];
            bits >>= 1;
            Tile::new(Face::new(gem, arrow), Direction::Up)
        });
        Board::new(tiles).unwrap()
    })
}

fn count(face: Face, wanted: impl Fn(Content) -> bool) -> usize {
    let lots = (0..4).flat_map(|row| (0..4).map(move |column| face.content(column, row)));
    lots.filter(|&content| wanted(content)).count()
}

/// How many Vikings share a street with a coin or a building, and how many there are.
fn tempting_vikings(lots: &Lots) -> (usize, usize) {
    let is_tempting = |lot: Lot| {
        let content = lots.content(lot);
        content.coins() > 0 || content.building().is_some()
    };
    let near = |lot: Lot| {
        Side::ALL
            .into_iter()
            .filter_map(move |side| lot.neighbour(side))
    };
    let tempting = lots
        .vikings()
        .iter()
        .filter(|&lot| near(lot).any(is_tempting))
        .count();
    (tempting, lots.vikings().len())
}

#[test]
fn every_choice_of_faces_has_at_least_six_of_each_building() {
    for board in choices() {
        for building in Building::ALL {
            let held = board.lots().buildings(building).len();
            assert!(held >= 6, "{board}: {held} {building:?}");
        }
    }
}

#[test]
fn every_choice_of_faces_has_coins_worth_14_to_18() {
    for board in choices() {
        let coins = board.lots().coins_in(LotSet::FULL);
        assert!((14..=18).contains(&coins), "{board}: {coins}");
    }
}

#[test]
fn every_choice_of_faces_has_8_to_11_vikings() {
    for board in choices() {
        let vikings = board.lots().vikings_in(LotSet::FULL);
        assert!((8..=11).contains(&vikings), "{board}: {vikings}");
    }
}

#[test]
fn two_thirds_of_the_vikings_share_a_street_with_a_coin_or_a_building() {
    let mut rng = Rng::seeded(1);
    let dealt: Vec<Board> = (0..1_000).map(|_| Board::random(&mut rng)).collect();
    for board in choices().chain(dealt) {
        let (tempting, all) = tempting_vikings(&board.lots());
        assert!(3 * tempting >= 2 * all, "{board}: {tempting} of {all}");
    }
}

#[test]
fn the_vikings_neighbours_lie_on_their_own_tile_so_no_arrangement_matters() {
    for face in Face::all() {
        let tile = Tile::new(face, Direction::Up);
        let mut lots = Lots::EMPTY;
        for lot in Lot::ALL
            .into_iter()
            .filter(|lot| lot.column() < 4 && lot.row() < 4)
        {
            lots.put(lot, tile.content(lot.column().into(), lot.row().into()));
        }
        let (tempting, all) = tempting_vikings(&lots);
        assert!(3 * tempting >= 2 * all, "{face:?}: {tempting} of {all}");
    }
}

#[test]
fn every_face_has_four_or_five_empty_lots() {
    for face in Face::all() {
        let empty = count(face, |content| content == Content::Empty);
        assert!(matches!(empty, 4 | 5), "{face:?}: {empty}");
    }
}

#[test]
fn no_face_is_another_one_rotated_or_mirrored() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for face in Face::all() {
        let mut ways = BTreeSet::new();
        for direction in Direction::ALL {
            let tile = Tile::new(face, direction);
            for is_mirrored in [false, true] {
                let column = |column: usize| if is_mirrored { 3 - column } else { column };
                let lots = (0..16).map(|place| tile.content(column(place % 4), place / 4));
                ways.insert(lots.map(Content::letter).collect::<String>());
            }
        }
        assert_eq!(ways.len(), 8, "{face:?} looks the same from two sides");
        assert!(seen.is_disjoint(&ways), "{face:?}");
        seen.extend(ways);
    }
}

#[test]
fn a_tile_turns_clockwise_with_its_arrow() {
    let rows = |text: &str| {
        let tile: Tile = text.parse().unwrap();
        [0, 1, 2, 3].map(|row| {
            [0, 1, 2, 3]
                .map(|column| tile.content(column, row).letter())
                .iter()
                .collect::<String>()
        })
    };
    assert_eq!(rows("Bb^"), ["W.1M", "V1.W", ".MV.", "C.W1"]);
    assert_eq!(rows("Bb>"), ["C.VW", ".M1.", "WV.1", "1.WM"]);
    assert_eq!(rows("Bbv"), ["1W.C", ".VM.", "W.1V", "M1.W"]);
    assert_eq!(rows("Bb<"), ["MW.1", "1.VW", ".1M.", "WV.C"]);
}

#[test]
fn a_board_holds_its_tiles_where_they_lie() {
    let mut rng = Rng::seeded(2);
    for _ in 0..200 {
        let board = Board::random(&mut rng);
        assert_eq!(board.to_string().parse(), Ok(board));
        for lot in Lot::ALL {
            let quadrant = Quadrant::ALL.into_iter().find(|quadrant| {
                quadrant.is_right() == (lot.column() >= 4)
                    && quadrant.is_lower() == (lot.row() >= 4)
            });
            let tile = board.tile(quadrant.unwrap());
            let content = tile.content((lot.column() % 4).into(), (lot.row() % 4).into());
            assert_eq!(board.lots().content(lot), content);
        }
    }
}

#[test]
fn the_rulebook_s_example_is_a_board_once_its_last_tile_is_decided() {
    assert!("Bb> Wb^ Yw< P??".parse::<Board>().is_err());
    let board: Board = "Bb> Wb^ Yw< Pb^".parse().unwrap();
    let text = board.lots().to_string();
    assert_eq!(text.len(), 64);
    assert_eq!(
        &text[4..8],
        "C.1V",
        "the upper right tile lies as it is drawn"
    );
    assert_eq!(&text[36..40], "MM.1");
}
