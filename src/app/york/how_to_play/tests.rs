//! The rules as they are told: complete in both languages, and true where boards show them.

use super::picture::{Picture, Shown};
use super::*;
use crate::rules::york::enclosure::{Shortfall, declare, shortfall};
use crate::rules::york::{
    Build, BuildRefusal, Building, City, CityRefusal, Decree, Hand, LotSet, Placement,
    PlacementRefusal, Quadrant, Shape, StreetSet, TilePlan, longest_run,
};

const BOOKS: [&str; 2] = [
    include_str!("../../../../static/how-to-play-en.txt"),
    include_str!("../../../../static/how-to-play-de.txt"),
];

fn shown(paragraph: Paragraph, index: usize) -> Shown {
    paragraph.pictures()[index].shown()
}

fn streets(text: &str) -> StreetSet {
    text.parse().unwrap()
}

/// The walls that stand in a picture, those included that go or are taken up.
fn standing(shown: &Shown) -> StreetSet {
    shown.marks.walls | shown.marks.removed | shown.marks.lifted
}

/// The city that a picture shows, as the rules see it.
fn city(shown: &Shown, decree: Decree) -> City {
    let marks = &shown.marks;
    let city = declare(marks.perimeter, standing(shown), &shown.lots, decree).unwrap();
    assert_eq!(city.lots(), marks.city, "the picture marks the city's lots");
    assert_eq!(
        standing(shown) - city.perimeter(),
        marks.removed,
        "the picture shows which walls go"
    );
    city
}

#[test]
fn every_paragraph_says_something_and_every_picture_has_its_caption() {
    for paragraph in Paragraph::ALL {
        let [english, german] = BOOKS.map(|book| paragraph.told(book));
        assert_eq!(english.lines.len(), german.lines.len(), "{paragraph:?}");
        for told in [english, german] {
            assert!(!told.lines.is_empty(), "{paragraph:?}");
            assert_eq!(
                told.captions.len(),
                paragraph.pictures().len(),
                "{paragraph:?}"
            );
            for text in told.lines.iter().chain(&told.captions) {
                assert!(text.ends_with(['.', '?', '!']), "{text}");
            }
        }
    }
}

#[test]
fn a_book_has_just_these_paragraphs_in_their_order() {
    for (language, book) in Language::ALL.into_iter().zip(BOOKS) {
        let ids: Vec<&str> = book
            .lines()
            .filter_map(|line| line.strip_prefix("# "))
            .collect();
        assert_eq!(ids, Paragraph::ALL.map(Paragraph::id), "{language:?}");
        let name = ["how-to-play-", language.tag(), ".txt"].concat();
        assert_eq!(super::book(language), name);
    }
}

#[test]
fn no_two_paragraphs_share_a_name_or_a_title() {
    for (index, one) in Paragraph::ALL.into_iter().enumerate() {
        for other in &Paragraph::ALL[index + 1..] {
            assert_ne!(one.id(), other.id());
            for language in Language::ALL {
                assert_ne!(one.title(language), other.title(language));
            }
        }
    }
}

#[test]
fn every_picture_is_written_without_mistakes() {
    for paragraph in Paragraph::ALL {
        for picture in paragraph.pictures() {
            assert_eq!(picture.mistake(), None, "{paragraph:?}");
        }
    }
}

#[test]
fn what_cannot_be_built_leads_to_where_it_is_told() {
    let hand = |walls: &str, served| Hand::new(streets(walls), Shape::Ell3, served);
    let told = |hand: Hand, place: &str, lift: &str| {
        let build = Build::placing(streets(place)).lifting(streets(lift));
        Paragraph::of_build(&hand.check(&build).unwrap_err())
    };
    assert_eq!(told(hand("", 3), "", ""), Paragraph::Turn);
    assert_eq!(told(hand("a1n", 3), "a1n b1n c1w", ""), Paragraph::Streets);
    assert_eq!(told(hand("", 3), "a1n b1n c1n", ""), Paragraph::Shape);
    assert_eq!(told(hand("d4n", 2), "a1n b1n c1w", ""), Paragraph::Supply);
    assert_eq!(
        told(hand("d4n", 3), "a1n b1n c1w", "d4n"),
        Paragraph::Supply
    );
    assert_eq!(
        told(hand("d4n", 2), "a1n b1n c1w", "d4w"),
        Paragraph::Supply
    );
    let full = Paragraph::of_build(&BuildRefusal::NoFreeStreet);
    assert_eq!(full, Paragraph::Supply);
}

#[test]
fn what_is_no_city_leads_to_where_it_is_told() {
    let lots = crate::rules::york::Lots::EMPTY;
    let told = |perimeter: &str, walls: &str, decree| {
        let refusal = declare(streets(perimeter), streets(walls), &lots, decree).unwrap_err();
        Paragraph::of_city(&refusal)
    };
    let ring = "d4n d4w d4s e4n e4s e4e";
    assert_eq!(told("", "", Decree::NONE), Paragraph::Ring);
    assert_eq!(told(ring, "d4n", Decree::NONE), Paragraph::Ring);
    assert_eq!(told("d4n d4w", "d4n d4w", Decree::NONE), Paragraph::Ring);
    let lot = "d4n d4e d4s d4w";
    assert_eq!(told(lot, lot, Decree::NONE), Paragraph::Sealed);
    assert_eq!(told(ring, ring, Decree::new(1, 0, 0)), Paragraph::Needs);
    let apart = "a1n a1e a1s a1w h8n h8e h8s h8w";
    assert_eq!(told(apart, apart, Decree::NONE), Paragraph::Ring);
    let meeting = "a1n a1e a1s a1w b2n b2e b2s b2w";
    assert_eq!(told(meeting, meeting, Decree::NONE), Paragraph::Corner);
}

#[test]
fn the_shapes_of_the_pictures_are_shapes_or_are_not() {
    let right = shown(Paragraph::Shape, 0).marks.fresh;
    let [one, other] = [streets("c3n d3n e3w"), streets("f3n f3w f4w")];
    assert_eq!(right, one | other);
    for placed in [one, other] {
        assert!(Placement::new(Shape::Ell3, placed, right - placed).is_ok());
    }
    let wrong = shown(Paragraph::Shape, 1).illegal;
    assert_eq!(
        Placement::new(Shape::Ell3, wrong, StreetSet::EMPTY).unwrap_err(),
        PlacementRefusal::OtherShape(Shape::Ell3)
    );
}

#[test]
fn the_streets_of_the_pictures_are_free_or_are_not() {
    let right = shown(Paragraph::Streets, 0);
    assert!(Placement::new(Shape::Straight2, right.marks.fresh, right.marks.walls).is_ok());
    let wrong = shown(Paragraph::Streets, 1);
    assert!(Placement::new(Shape::Straight2, wrong.illegal, StreetSet::EMPTY).is_ok());
    assert_eq!(
        Placement::new(Shape::Straight2, wrong.illegal, wrong.marks.walls).unwrap_err(),
        PlacementRefusal::Taken(streets("c3n"))
    );
}

#[test]
fn the_one_wall_that_was_missing_closes_the_ring() {
    let shown = shown(Paragraph::OneWall, 0);
    let (walls, fresh) = (shown.marks.walls, shown.marks.fresh);
    assert!(Placement::new(Shape::Stair3, fresh, walls).is_ok_and(Placement::is_one));
    assert_eq!(
        shortfall(walls, &shown.lots, Decree::NONE),
        Some(Shortfall::NoLoop)
    );
    assert_eq!(shortfall(walls | fresh, &shown.lots, Decree::NONE), None);
}

#[test]
fn the_picture_of_a_shortage_lifts_just_what_is_short() {
    let shown = shown(Paragraph::Supply, 0);
    let hand = Hand::new(standing(&shown), Shape::Ell3, 2);
    let build = Build::placing(shown.marks.fresh).lifting(shown.marks.lifted);
    assert_eq!(hand.check(&build), Ok(()));
}

#[test]
fn the_rings_of_the_pictures_are_cities_or_are_not() {
    city(&shown(Paragraph::Ring, 0), Decree::NONE);
    let open = shown(Paragraph::Ring, 1);
    let walls = open.marks.walls;
    assert!(matches!(
        declare(walls, walls, &open.lots, Decree::NONE),
        Err(CityRefusal::OpenEnd(_))
    ));
    assert!(declare(walls | open.gap, walls | open.gap, &open.lots, Decree::NONE).is_ok());

    let twice = shown(Paragraph::Corner, 0);
    let walls = twice.marks.walls;
    let refusal = declare(walls, walls, &twice.lots, Decree::NONE).unwrap_err();
    let CityRefusal::CornerTwice(corner) = refusal else {
        panic!("{refusal:?}");
    };
    let lot = twice.corner.unwrap();
    assert_eq!((corner.x(), corner.y()), (lot.column(), lot.row()));
    let half = shown(Paragraph::Corner, 1);
    assert_eq!(standing(&half), walls);
    city(&half, Decree::NONE);
}

#[test]
fn the_picture_of_the_decree_lacks_the_church_that_is_lit() {
    let shown = shown(Paragraph::Needs, 0);
    let walls = shown.marks.walls;
    let refusal = declare(walls, walls, &shown.lots, Decree::new(2, 0, 0)).unwrap_err();
    assert!(
        matches!(refusal, CityRefusal::Decree(missing) if missing.count(Building::Church) == 1)
    );
    assert!(declare(walls, walls, &shown.lots, Decree::new(1, 0, 0)).is_ok());
    assert_eq!(shown.marks.lit.len(), 1);
    assert!((shown.marks.lit - shown.lots.churches()).is_empty());
}

#[test]
fn the_walled_in_coins_do_not_count() {
    let shown = shown(Paragraph::Sealed, 0);
    let city = city(&shown, Decree::new(1, 1, 1));
    assert_eq!(city.coins(), 1);
    let inside: LotSet = shown.marks.city | "d4".parse().unwrap();
    assert_eq!(shown.lots.coins_in(inside), 3);
}

#[test]
fn the_pocket_is_taken_in_and_left_out_of_the_same_walls() {
    let [within, without] = [0, 1].map(|index| shown(Paragraph::Pocket, index));
    assert_eq!(standing(&within), standing(&without));
    let [within, without] = [within, without].map(|shown| city(&shown, Decree::new(1, 1, 1)));
    assert_eq!((within.coins(), within.vikings()), (1, 1));
    assert_eq!((without.coins(), without.vikings()), (0, 0));
}

#[test]
fn the_other_cities_hold_what_their_captions_say() {
    let aim = city(&shown(Paragraph::Aim, 0), Decree::new(1, 1, 1));
    assert_eq!((aim.coins(), aim.vikings()), (3, 0));
    let all = shown(Paragraph::Aim, 0).lots;
    assert_eq!(all.vikings().len(), 2);

    let closing = city(&shown(Paragraph::Closing, 0), Decree::new(1, 1, 1));
    assert!(closing.removed() > 0);

    let scored = shown(Paragraph::Score, 0);
    let score = city(&scored, Decree::new(1, 1, 0));
    assert_eq!((score.coins(), score.vikings()), (4, 1));
    let counted = (scored.lots.coins() | scored.lots.vikings()) & score.lots();
    assert_eq!(scored.marks.lit, counted);

    let options = shown(Paragraph::Options, 0);
    let perimeter = city(&options, Decree::NONE).perimeter();
    assert_eq!(longest_run(perimeter), options.marks.lit_streets);
    assert_eq!(options.marks.lit_streets.len(), 4);
}

#[test]
fn three_tiles_lie_and_the_fourth_is_open() {
    let layout = shown(Paragraph::Draft, 0).layout.unwrap();
    let decided = Quadrant::ALL.map(|quadrant| layout.get(quadrant).and_then(TilePlan::tile));
    assert_eq!(decided.iter().flatten().count(), 3);
    assert_eq!(layout.get(Quadrant::ALL[3]).unwrap().gem.letter(), 'P');
}

#[test]
fn the_board_shows_one_of_each() {
    let shown = shown(Paragraph::Board, 0);
    for building in Building::ALL {
        assert_eq!(shown.lots.buildings(building).len(), 1);
    }
    assert_eq!(shown.lots.vikings().len(), 1);
    assert_eq!(shown.lots.coins().len(), 2);
    assert_eq!(shown.marks.walls.len(), 1);
}

impl Picture {
    /// The first word of the picture's text that means nothing.
    fn mistake(&self) -> Option<&'static str> {
        let marks = self.marks.split(';').map(str::trim);
        marks.filter(|mark| !mark.is_empty()).find(|mark| {
            let (word, places) = mark.split_once(' ').unwrap_or_default();
            match word {
                "walls" | "fresh" | "lifted" | "removed" | "counted" | "illegal" | "gap" => {
                    places.parse::<StreetSet>().is_err()
                }
                "lit" | "city" | "ring" | "corner" => places.parse::<LotSet>().is_err(),
                _ => true,
            }
        })
    }
}
