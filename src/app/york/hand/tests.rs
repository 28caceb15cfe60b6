use super::*;
use crate::app::york::board::pen;
use crate::rules::york::{BuildRefusal, Hand, PlacementRefusal, Shape, Side, Street, StreetSet};

fn streets(text: &str) -> StreetSet {
    text.parse().unwrap()
}

fn street(text: &str) -> Street {
    text.parse().unwrap()
}

fn bench(shape: Shape, walls: &str) -> Bench {
    Bench::new(Hand::new(streets(walls), shape, shape.walls()))
}

/// A tap on the middle of a street.
fn tap(name: &str) -> Input {
    let (x, y) = pen::middle(street(name));
    Input::Tap(Point { x, y })
}

fn drag(x: i32, y: i32) -> Input {
    Input::Drag(Point { x, y })
}

fn after(bench: Bench, inputs: &[Input]) -> Bench {
    inputs
        .iter()
        .fold(bench, |bench, &input| bench.after(input))
}

#[test]
fn a_shape_turns_back_to_itself_in_four_quarters_and_mirrors_back_in_two() {
    for shape in Shape::ALL {
        let form = Form::of_shape(shape);
        assert_eq!(form.rotated().rotated().rotated().rotated(), form);
        assert_eq!(form.mirrored().mirrored(), form);
        assert!(shape.fits(form.rotated().walls()));
        assert!(shape.fits(form.mirrored().walls()));
    }
}

#[test]
fn every_placement_of_every_shape_is_reached_by_taps_on_any_of_its_streets() {
    let walls = streets("d4n d4w e5s b2e");
    for shape in Shape::ALL {
        let wanted: Vec<StreetSet> = shape.placements(walls).collect();
        for placement in wanted {
            for each in placement.iter() {
                let mut now = Bench::new(Hand::new(walls, shape, 3));
                let (x, y) = pen::middle(each);
                let found = (0..30).any(|_| {
                    now = now.after(Input::Tap(Point { x, y }));
                    now.laid() == placement
                });
                assert!(found, "{shape} on {placement} by {each}");
            }
        }
    }
}

#[test]
fn every_placement_of_every_shape_is_reached_by_keys() {
    for shape in Shape::ALL {
        for placement in shape.placements(StreetSet::EMPTY) {
            let (form, (x, y)) = Form::of(placement).unwrap();
            let mut now = bench(shape, "");
            for turn in 0.. {
                if now.form() == form {
                    break;
                }
                assert!(turn < 8, "{shape} turns into {placement}");
                let input = if turn == 4 {
                    Input::Mirror
                } else {
                    Input::Rotate
                };
                now = now.after(input);
            }
            now = now.after(Input::Arrow(Side::North));
            for _ in 0..8 {
                now = after(now, &[Input::Arrow(Side::North), Input::Arrow(Side::West)]);
            }
            for _ in 0..x {
                now = now.after(Input::Arrow(Side::East));
            }
            for _ in 0..y {
                now = now.after(Input::Arrow(Side::South));
            }
            assert_eq!(now.laid(), placement);
            assert!(now.check().is_ok());
        }
    }
}

#[test]
fn a_dragged_piece_snaps_to_a_legal_place_within_half_a_lot_and_lies_there_when_let_go() {
    let line = bench(Shape::Straight2, "");
    assert_eq!(line.form().walls(), streets("a1n b1n"));
    // Its middle at the corner of d4 and e5, off by less than half a lot.
    for (dx, dy) in [(0, 0), (49, 49), (-49, 20)] {
        let held = line.after(drag(400 + dx, 400 + dy));
        assert_eq!(held.held(), Some(Held::Over(streets("d5n e5n"))));
        assert!(held.laid().is_empty(), "nothing lies there yet");
        assert_eq!(held.after(Input::Drop).laid(), streets("d5n e5n"));
    }
    let next = line.after(drag(400, 451));
    assert_eq!(next.held(), Some(Held::Over(streets("d6n e6n"))));
}

#[test]
fn near_a_taken_street_a_free_place_within_half_a_lot_is_taken_instead() {
    let line = bench(Shape::Straight2, "d5n");
    let held = line.after(drag(450, 450));
    assert_eq!(held.held(), Some(Held::Over(streets("e5n f5n"))));
}

#[test]
fn over_taken_streets_a_dragged_piece_is_illegal_and_goes_back_when_let_go() {
    let line = bench(Shape::Straight2, "d5n");
    let held = line.after(drag(400, 400));
    let why = Why::Refused(BuildRefusal::Placement(PlacementRefusal::Taken(streets(
        "d5n",
    ))));
    assert_eq!(held.held(), Some(Held::Illegal(streets("d5n e5n"), why)));
    assert_eq!(held.why(), Some(why));
    let dropped = held.after(Input::Drop);
    assert!(dropped.laid().is_empty());
    assert_eq!(dropped.why(), Some(why), "the reason stays to be read");
    let again = after(
        line,
        &[drag(200, 200), Input::Drop, drag(400, 400), Input::Drop],
    );
    assert_eq!(
        again.laid(),
        streets("b3n c3n"),
        "it lies where it lay before"
    );
}

#[test]
fn beyond_the_border_a_piece_is_outside_and_further_off_it_is_back_in_the_hand() {
    let line = bench(Shape::Straight3, "");
    let over_edge = line.after(drag(20, 400));
    assert_eq!(over_edge.why(), Some(Why::Outside));
    let away = line.after(drag(400, 1000));
    assert_eq!(away.held(), Some(Held::Away));
    assert!(away.after(Input::Drop).laid().is_empty());
}

#[test]
fn a_drag_that_is_broken_off_leaves_everything_as_it_was() {
    let laid = bench(Shape::Ell3, "").after(tap("d4n"));
    let inputs = [drag(700, 700), Input::Rotate, drag(100, 300), Input::LetGo];
    assert_eq!(after(laid, &inputs), laid);
    let in_hand = bench(Shape::Ell3, "");
    assert_eq!(after(in_hand, &inputs), in_hand);
}

#[test]
fn a_piece_turned_while_it_is_dragged_is_judged_anew() {
    let line = bench(Shape::Straight2, "");
    let held = after(line, &[drag(400, 400), Input::Rotate]);
    assert_eq!(held.held(), Some(Held::Over(streets("e4w e5w"))));
}

#[test]
fn a_laid_piece_turns_around_its_middle_and_four_turns_lead_back() {
    for shape in Shape::ALL {
        let laid = bench(shape, "").after(tap("d4n"));
        let turned = after(laid, &[Input::Rotate; 4]);
        assert_eq!(turned, laid, "{shape}");
        assert!(shape.fits(laid.after(Input::Rotate).laid()));
        assert!(shape.fits(laid.after(Input::Mirror).laid()));
    }
}

#[test]
fn at_the_border_a_turned_piece_stays_on_the_board() {
    let laid = after(bench(Shape::Straight3, ""), &[tap("g8s")]);
    assert_eq!(laid.after(Input::Rotate).laid().len(), 3);
}

#[test]
fn the_nearest_street_takes_the_tap() {
    let at = |x, y| Point { x, y }.nearest_street();
    assert_eq!(at(450, 410), Some(street("e5n")));
    assert_eq!(at(410, 450), Some(street("e5w")));
    assert_eq!(at(450, -30), Some(street("e1n")));
    assert_eq!(at(450, 849), Some(street("e8s")));
    assert_eq!(at(450, 900), None);
}

#[test]
fn a_tap_where_nothing_fits_says_why() {
    let full = !streets("a1n");
    let hand = Hand::new(full, Shape::Cup3, 3);
    let tapped = Bench::new(hand).after(tap("d4n"));
    let why = Why::Refused(BuildRefusal::Placement(PlacementRefusal::Taken(streets(
        "d4n",
    ))));
    assert_eq!(tapped.why(), Some(why));
    assert!(tapped.laid().is_empty());
}

#[test]
fn one_wall_instead_takes_the_place_of_the_shape_and_back() {
    let one = bench(Shape::Cup3, "").after(Input::OneWall);
    assert!(one.is_one_wall());
    let laid = one.after(tap("d4w"));
    assert_eq!(laid.laid(), streets("d4w"));
    assert!(laid.check().is_ok());
    let shape = laid.after(Input::OneWall);
    assert!(!shape.is_one_wall() && shape.laid().is_empty());
}

#[test]
fn keys_may_lay_a_piece_over_walls_where_it_says_why_it_cannot_stay() {
    let line = bench(Shape::Straight2, "d5n e5n d4n e4n");
    let laid = line.after(Input::Arrow(Side::North));
    assert!(!laid.clashes().is_empty());
    assert!(laid.check().is_err());
    assert!(matches!(laid.why(), Some(Why::Refused(_))));
}

#[test]
fn in_a_shortage_taps_lift_exactly_the_shortfall_and_then_lay() {
    let hand = Hand::new(streets("a1n b1n c1n"), Shape::Straight3, 1);
    let lifted = after(Bench::new(hand), &[tap("a1n"), tap("b1n")]);
    assert_eq!(lifted.lifted(), streets("a1n b1n"));
    assert!(!lifted.is_lifting());
    let laid = lifted.after(tap("e5n"));
    assert_eq!(
        laid.check().map(|build| build.lift()),
        Ok(streets("a1n b1n"))
    );
    let back = after(laid, &[Input::TakeBack, Input::TakeBack]);
    assert!(back.laid().is_empty() && back.lifted().is_empty());
}

#[test]
fn a_lifted_wall_is_put_back_by_a_tap_while_lifting_and_built_upon_otherwise() {
    let hand = Hand::new(streets("d4n"), Shape::Straight2, 1);
    let lifted = Bench::new(hand).after(tap("d4n"));
    assert_eq!(lifted.lifted(), streets("d4n"));
    let upon = lifted.after(tap("d4n"));
    assert!(upon.laid().contains(street("d4n")) && upon.check().is_ok());
    let put_back = after(lifted, &[Input::Lifting, tap("d4n")]);
    assert!(put_back.lifted().is_empty());
}

#[test]
fn in_a_shortage_every_wall_can_be_lifted_by_keys() {
    let walls = streets("a1n d4w h8e e5s");
    for wanted in walls.iter() {
        let hand = Hand::new(walls, Shape::Straight2, 1);
        let mut now = Bench::new(hand);
        let found = (0..walls.len()).any(|_| {
            now = now.after(Input::Arrow(Side::East));
            now.cursor() == Some(wanted)
        });
        assert!(found, "{wanted}");
        let lifted = now.after(Input::LiftHere);
        assert_eq!(lifted.lifted(), StreetSet::of(wanted));
        assert!(!lifted.is_lifting(), "arrows move the piece again");
    }
}

#[test]
fn with_too_few_walls_for_the_shape_there_is_one_wall_to_build() {
    let hand = Hand::new(streets("d4n"), Shape::Straight3, 0);
    let one = Bench::new(hand);
    assert!(one.is_one_wall());
    assert!(one.after(Input::OneWall).is_one_wall());
    let built = after(one, &[tap("d4n"), tap("e5n")]);
    assert!(built.check().is_ok());
}

#[test]
fn with_no_free_street_one_wall_is_lifted_and_laid_again() {
    let hand = Hand::new(StreetSet::FULL, Shape::Cup3, 3);
    let one = Bench::new(hand);
    assert_eq!((one.is_one_wall(), one.due()), (true, 1));
    let built = after(one, &[tap("d4n"), tap("d4n")]);
    assert_eq!(built.laid(), streets("d4n"));
    assert!(built.check().is_ok());
}

#[test]
fn without_its_place_a_drag_over_one_legal_place_is_as_over_another() {
    let line = bench(Shape::Straight2, "d5n");
    let over = |x, y| line.after(drag(x, y)).without_place();
    assert_eq!(over(200, 200), over(600, 700));
    assert_ne!(
        over(200, 200),
        over(400, 400),
        "why it cannot lie there is to be told"
    );
}

#[test]
fn a_tap_on_a_free_street_over_which_the_shape_fits_in_no_way_says_that() {
    let hand = Hand::new(!streets("a1n"), Shape::Cup3, 3);
    let tapped = Bench::new(hand).after(tap("a1n"));
    assert_eq!(tapped.why(), Some(Why::NoFit));
    assert!(tapped.laid().is_empty());
}
