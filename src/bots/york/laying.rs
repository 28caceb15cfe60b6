//! From a placement to a whole build: what is lifted in a shortage (R5.6).

use crate::rules::york::{Build, Hand, Placement, StreetSet};

/// A placement from this hand as a build. In a shortage it lifts walls that are in none of the plans
/// `keep`, then such as are in the last of them only, and so on; never one of the first plan.
/// `None` where that does not suffice.
pub(super) fn build(hand: &Hand, place: StreetSet, keep: &[StreetSet]) -> Option<Build> {
    let due = if place.len() == 1 {
        hand.wall_shortfall()
    } else {
        hand.shape_shortfall()
    };
    let lift = spare(hand.walls() - place, due, keep)?;
    let build = Build::placing(place).lifting(lift);
    hand.check(&build).is_ok().then_some(build)
}

/// So many walls that these plans can spare.
fn spare(walls: StreetSet, count: usize, keep: &[StreetSet]) -> Option<StreetSet> {
    let mut spare = StreetSet::EMPTY;
    for kept in (1..=keep.len()).rev() {
        let needed = keep[..kept]
            .iter()
            .fold(StreetSet::EMPTY, |all, &plan| all | plan);
        for street in (walls - needed - spare).iter() {
            if spare.len() == count {
                return Some(spare);
            }
            spare.insert(street);
        }
    }
    if keep.is_empty() {
        spare = walls.iter().take(count).collect();
    }
    (spare.len() == count).then_some(spare)
}

/// All placements that the hand allows on streets that are free now: the shape, then one wall.
pub(super) fn placements(hand: &Hand) -> impl Iterator<Item = StreetSet> {
    Placement::all(hand.shape(), hand.walls()).map(Placement::streets)
}

/// A build for a hand with which nothing can be won: no placement helps the plan, or only walls of
/// the plan itself are left to lift. It takes one wall and puts it where it was, or builds anything.
pub(super) fn standstill(hand: &Hand, plan: StreetSet) -> Build {
    if hand.is_empty() {
        return Build::default();
    }
    if hand.wall_shortfall() == 0 {
        let free = !hand.walls();
        let street = (free & plan).first().or(free.first());
        return Build::placing(street.map(StreetSet::of).unwrap_or_default());
    }
    let walls = hand.walls();
    let street = (walls - plan).first().or(walls.first());
    let one = street.map(StreetSet::of).unwrap_or_default();
    Build::placing(one).lifting(one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::Shape;

    fn streets(text: &str) -> StreetSet {
        text.parse().unwrap()
    }

    #[test]
    fn with_enough_walls_nothing_is_lifted() {
        let hand = Hand::new(streets("h8e"), Shape::Corner2, 2);
        let built = build(&hand, streets("a1n a1w"), &[streets("a1n")]).unwrap();
        assert_eq!(built.lift(), StreetSet::EMPTY);
    }

    #[test]
    fn in_a_shortage_walls_of_no_plan_go_first_and_those_of_the_first_plan_never() {
        let hand = Hand::new(streets("a2n b2n c2n"), Shape::Straight3, 2);
        let place = streets("f1n g1n h1n");
        let lifted = |keep: &[&str]| {
            let keep: Vec<StreetSet> = keep.iter().map(|text| streets(text)).collect();
            build(&hand, place, &keep).map(|build| build.lift().to_string())
        };
        assert_eq!(lifted(&["a2n", "b2n"]), Some("c2n".into()));
        assert_eq!(lifted(&["a2n c2n", "b2n"]), Some("b2n".into()));
        assert_eq!(lifted(&["a2n b2n c2n"]), None);
        assert_eq!(lifted(&[]), Some("a2n".into()));
    }

    #[test]
    fn a_standstill_is_always_legal() {
        let hands = [
            Hand::new(StreetSet::FULL, Shape::Cup3, 3),
            Hand::new(streets("a1n"), Shape::Cup3, 0),
            Hand::new(StreetSet::EMPTY, Shape::Cup3, 0),
            Hand::new(StreetSet::EMPTY, Shape::Cup3, 3),
        ];
        for hand in hands {
            let build = standstill(&hand, streets("a1n d4n"));
            assert_eq!(hand.check(&build), Ok(()), "{hand:?} {build:?}");
        }
    }
}
