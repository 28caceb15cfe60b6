//! A city's wall in the order in which one walks along it.

use super::fits::Fits;
use super::rolls::Rolls;
use crate::bots::york::Hundredths;
use crate::rules::york::{Corner, Street, StreetSet};

/// The place of streets that are not on the loop.
const OFF: u8 = u8::MAX;

/// How much each street that is left over weighs.
const STREET: u32 = 16;

/// What each unbroken piece of them weighs besides: short pieces waste walls of the shapes.
const PIECE: u32 = 6;

/// What a piece of one street weighs besides.
const SINGLE: u32 = 3;

/// A loop whose streets are numbered along the way, so that a part of it is a few bits, and what the
/// shapes can cover of what is missing.
#[derive(Clone, Debug)]
pub(in super::super) struct Outline {
    length: u32,
    missing: u64,
    place_of: [u8; Street::COUNT],
    fits: Fits,
}

impl Outline {
    /// The outline of a perimeter where `walls` stand; `None` where it is no loop of at most 64
    /// streets. If `is_strict`, shapes will be laid only where they do not stick out of the loop.
    pub(in super::super) fn new(
        perimeter: StreetSet,
        walls: StreetSet,
        is_strict: bool,
    ) -> Option<Self> {
        let place_of = walk(perimeter)?;
        let open = perimeter - walls;
        let mut outline = Self {
            length: u32::try_from(perimeter.len()).ok()?,
            missing: 0,
            place_of,
            fits: Fits::new(open, walls, &place_of, is_strict),
        };
        outline.missing = outline.part(open);
        Some(outline)
    }

    /// The missing streets.
    pub(in super::super) const fn missing(&self) -> u64 {
        self.missing
    }

    /// The part of the loop that these streets are.
    pub(in super::super) fn part(&self, streets: StreetSet) -> u64 {
        let bit = |street: Street| {
            let place = self.place_of[street.index()];
            1_u64.checked_shl(place.into()).unwrap_or(0)
        };
        streets.iter().fold(0, |part, street| part | bit(street))
    }

    /// Roughly how long it takes to build this part of the loop; only comparisons mean something.
    pub(in super::super) const fn weight(&self, part: u64) -> u32 {
        let before = self.turned(part);
        let pieces = part & !before;
        let singles = pieces & !self.turned_back(part);
        STREET * part.count_ones() + PIECE * pieces.count_ones() + SINGLE * singles.count_ones()
    }

    /// The part, moved along the loop by one street.
    const fn turned(&self, part: u64) -> u64 {
        let all = u64::MAX >> (64 - self.length);
        (part << 1 | part >> (self.length - 1)) & all
    }

    /// The part, moved along the loop by one street in the other direction.
    const fn turned_back(&self, part: u64) -> u64 {
        part >> 1 | (part & 1) << (self.length - 1)
    }

    /// What is left of a part after laying this shape, or one wall, as well as can be seen at once.
    ///
    /// A shape may lie over streets that have got a wall meanwhile, so the rolls it leads to are a
    /// little too few; that holds for all that is compared alike.
    fn after(&self, part: u64, shape: u8) -> u64 {
        let pieces = part & !self.turned(part);
        let singles = pieces & !self.turned_back(part);
        let ends = match (singles, pieces) {
            (0, 0) => part,
            (0, pieces) => pieces,
            (singles, _) => singles,
        };
        let mut best = part & !(ends & ends.wrapping_neg());
        let mut least = self.weight(best);
        for fit in self.fits.of(shape) {
            let left = part & !fit;
            let weight = self.weight(left);
            if weight < least {
                (best, least) = (left, weight);
            }
        }
        best
    }

    /// After how many rolls of this sequence a part of the loop is built.
    pub(in super::super) fn finish(&self, mut part: u64, rolls: &[u8]) -> u32 {
        let mut count = 0;
        let mut coming = rolls.iter().cycle();
        while part != 0
            && let Some(&shape) = coming.next()
        {
            part = self.after(part, shape);
            count += 1;
        }
        count
    }

    /// How many rolls it takes on average to build a part of the loop.
    pub(in super::super) fn expected(&self, part: u64, rolls: &Rolls) -> Hundredths {
        let sum: u32 = rolls.iter().map(|rolls| self.finish(part, rolls)).sum();
        let count = i64::try_from(rolls.len()).unwrap_or(1).max(1);
        Hundredths::count(sum).among(count)
    }
}

/// The place of each street along the loop; `None` where it is no loop of at most 64 streets.
fn walk(perimeter: StreetSet) -> Option<[u8; Street::COUNT]> {
    let mut at: [[Option<Street>; 2]; Corner::COUNT] = [[None; 2]; Corner::COUNT];
    for street in perimeter.iter() {
        for corner in street.corners() {
            let slot = at[corner.index()].iter_mut().find(|slot| slot.is_none())?;
            *slot = Some(street);
        }
    }
    let first = perimeter.first().filter(|_| perimeter.len() <= 64)?;
    let mut place_of = [OFF; Street::COUNT];
    let (mut street, mut corner) = (first, first.corners()[1]);
    for place in 0..u8::try_from(perimeter.len()).ok()? {
        if place_of[street.index()] != OFF {
            return None;
        }
        place_of[street.index()] = place;
        let next = at[corner.index()].into_iter().flatten();
        street = next.into_iter().find(|&other| other != street)?;
        let [one, other] = street.corners();
        corner = if one == corner { other } else { one };
    }
    (street == first).then_some(place_of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::Rng;

    fn outline(perimeter: &str, walls: &str) -> Option<Outline> {
        Outline::new(perimeter.parse().unwrap(), walls.parse().unwrap(), false)
    }

    /// Two by two lots in the middle of the board.
    const SQUARE: &str = "d4n e4n f4w f5w e6n d6n d5w d4w";

    #[test]
    fn only_a_loop_has_an_outline() {
        assert!(outline(SQUARE, "").is_some());
        assert!(outline("", "").is_none());
        assert!(outline("d4n e4n", "").is_none());
        assert!(outline("a1n a1w a2n b1w c3n c3w c4n d3w", "").is_none());
    }

    #[test]
    fn neighbours_on_the_loop_have_places_next_to_each_other() {
        let square = outline(SQUARE, "").unwrap();
        assert_eq!(square.missing().count_ones(), 8);
        let one = square.part("d4n".parse().unwrap());
        let pair = square.part("d4n d4w".parse().unwrap());
        let apart = square.part("d4n d6n".parse().unwrap());
        assert_eq!(square.weight(one), STREET + PIECE + SINGLE);
        assert_eq!(square.weight(pair), 2 * STREET + PIECE);
        assert_eq!(square.weight(apart), 2 * (STREET + PIECE + SINGLE));
        assert_eq!(square.weight(square.missing()), 8 * STREET);
    }

    #[test]
    fn what_stands_takes_no_roll_and_one_street_takes_one() {
        let rolls = Rolls::new(36, &mut Rng::seeded(1));
        let done = outline(SQUARE, SQUARE).unwrap();
        assert_eq!(done.expected(done.missing(), &rolls), Hundredths::ZERO);
        let last = outline(SQUARE, "d4n e4n f4w f5w e6n d6n d5w").unwrap();
        assert_eq!(last.expected(last.missing(), &rolls), Hundredths::whole(1));
    }

    #[test]
    fn a_corner_takes_one_roll_unless_the_shape_cannot_cover_it() {
        let rolls = Rolls::new(36, &mut Rng::seeded(1));
        let corner = outline(SQUARE, "e4n f4w f5w e6n d6n d5w").unwrap();
        let expected = corner.expected(corner.missing(), &rolls);
        // Neither the lines nor the ell, half of the rolls, reach around it.
        assert_eq!(expected, Hundredths::new(150));
    }

    #[test]
    fn whoever_must_not_stick_out_takes_longer() {
        let rolls = Rolls::new(360, &mut Rng::seeded(3));
        let perimeter = SQUARE.parse().unwrap();
        let walls = "f4w f5w e6n".parse().unwrap();
        let expected = |is_strict| {
            let outline = Outline::new(perimeter, walls, is_strict).unwrap();
            outline.expected(outline.missing(), &rolls)
        };
        assert!(expected(false) < expected(true));
    }
}
