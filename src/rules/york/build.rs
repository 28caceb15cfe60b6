//! One builder's turn: what is in its hand, and what it may do with it (R5.3–R5.6).

use std::error::Error;
use std::fmt;

use super::{Placement, PlacementRefusal, Shape, Street, StreetSet};

/// A builder's placement and lifting, which are one action (R5.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Build {
    place: StreetSet,
    lift: StreetSet,
}

impl Build {
    /// Places walls on these streets, out of the supply.
    pub const fn placing(place: StreetSet) -> Self {
        Self {
            place,
            lift: StreetSet::EMPTY,
        }
    }

    /// Lifts the builder's own walls from these streets first (R5.6).
    #[must_use]
    pub const fn lifting(self, lift: StreetSet) -> Self {
        Self { lift, ..self }
    }

    /// The streets on which walls are placed.
    pub const fn place(&self) -> StreetSet {
        self.place
    }

    /// The streets from which the builder's own walls are lifted.
    pub const fn lift(&self) -> StreetSet {
        self.lift
    }

    /// The walls that stand after it, where `walls` stood before.
    pub fn on(&self, walls: StreetSet) -> StreetSet {
        walls.difference(self.lift).union(self.place)
    }
}

/// Why a builder may not build so (R5.3–R5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildRefusal {
    /// The walls cannot be placed so.
    Placement(PlacementRefusal),
    /// No wall of the builder stands where one should be lifted.
    NoWallToLift(Street),
    /// Not exactly the shortfall is lifted.
    NotTheShortfall {
        /// How many walls are to be lifted.
        due: usize,
        /// How many walls were lifted.
        lifted: usize,
    },
    /// No street is free, and it is not one wall that is lifted and placed.
    NoFreeStreet,
}

impl From<PlacementRefusal> for BuildRefusal {
    fn from(refusal: PlacementRefusal) -> Self {
        Self::Placement(refusal)
    }
}

impl fmt::Display for BuildRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Placement(refusal) => refusal.fmt(f),
            Self::NoWallToLift(street) => write!(f, "no wall of yours stands on {street}"),
            Self::NotTheShortfall { due: 0, .. } => {
                f.write_str("the supply serves enough walls, so none may be lifted")
            }
            Self::NotTheShortfall { due, lifted } => write!(
                f,
                "the supply is short: exactly {due} of your own walls must be lifted for this, \
                 not {lifted}"
            ),
            Self::NoFreeStreet => {
                f.write_str("no street is free: exactly one wall is lifted and placed again")
            }
        }
    }
}

impl Error for BuildRefusal {}

/// What a builder has in hand in a turn: its standing walls, the shape, the walls served (R5.6).
///
/// ```
/// use walls_of_york::rules::york::{Build, Hand, Shape, StreetSet};
///
/// let hand = Hand::new("h8e h8s".parse()?, Shape::Corner2, 1);
/// let corner = Build::placing("a1n a1w".parse()?);
/// assert!(hand.check(&corner).is_err());
/// assert!(hand.check(&corner.lifting("h8e".parse()?)).is_ok());
/// assert!(hand.check(&Build::placing("a1n".parse()?)).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    walls: StreetSet,
    shape: Shape,
    served: usize,
}

impl Hand {
    /// The hand of a builder with these standing walls, this shape rolled and so many walls served.
    pub const fn new(walls: StreetSet, shape: Shape, served: usize) -> Self {
        Self {
            walls,
            shape,
            served,
        }
    }

    /// The builder's standing walls.
    pub const fn walls(&self) -> StreetSet {
        self.walls
    }

    /// The shape of the roll.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// How many walls the supply serves.
    pub const fn served(&self) -> usize {
        self.served
    }

    /// How many own walls must be lifted to place the whole shape (R5.6).
    pub fn shape_shortfall(&self) -> usize {
        self.shape.walls().saturating_sub(self.served)
    }

    /// How many own walls must be lifted to place one wall (R5.6).
    pub const fn wall_shortfall(&self) -> usize {
        if self.is_full() {
            1
        } else {
            1_usize.saturating_sub(self.served)
        }
    }

    /// Whether no street is free (R5.6).
    pub const fn is_full(&self) -> bool {
        self.walls.len() == Street::COUNT
    }

    /// Whether there is no wall to place: none served, none standing. Such a builder builds nothing;
    /// in a game it never comes to that, for the first turn's supply serves everybody and a builder's
    /// walls never become fewer.
    pub const fn is_empty(&self) -> bool {
        self.served == 0 && self.walls.is_empty()
    }

    /// Whether the builder may build so.
    ///
    /// # Errors
    /// With the first clause that stands against it.
    pub fn check(&self, build: &Build) -> Result<(), BuildRefusal> {
        if self.is_empty() && *build == Build::default() {
            return Ok(());
        }
        let (place, lift) = (build.place, build.lift);
        if self.is_full() && (lift.len(), place.len()) != (1, 1) {
            return Err(BuildRefusal::NoFreeStreet);
        }
        let placement = Placement::new(self.shape, place, self.walls - lift)?;
        if let Some(street) = (lift - self.walls).first() {
            return Err(BuildRefusal::NoWallToLift(street));
        }
        let due = if placement.is_one() {
            self.wall_shortfall()
        } else {
            self.shape_shortfall()
        };
        let lifted = lift.len();
        if lifted == due {
            Ok(())
        } else {
            Err(BuildRefusal::NotTheShortfall { due, lifted })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streets(text: &str) -> StreetSet {
        text.parse().unwrap()
    }

    fn check(walls: &str, served: usize, place: &str, lift: &str) -> Result<(), BuildRefusal> {
        let build = Build::placing(streets(place)).lifting(streets(lift));
        Hand::new(streets(walls), Shape::Straight3, served).check(&build)
    }

    #[test]
    fn with_enough_walls_a_builder_places_the_shape_or_one_wall_and_lifts_nothing() {
        assert_eq!(check("", 3, "a1n b1n c1n", ""), Ok(()));
        assert_eq!(check("", 3, "d4n", ""), Ok(()));
        assert_eq!(check("", 1, "d4n", ""), Ok(()));
        let refused = BuildRefusal::NotTheShortfall { due: 0, lifted: 1 };
        assert_eq!(check("h8e", 3, "a1n b1n c1n", "h8e"), Err(refused));
        assert_eq!(check("h8e", 1, "a1n", "h8e"), Err(refused));
    }

    #[test]
    fn what_cannot_be_placed_is_refused_with_the_placement_s_reason() {
        let shape = PlacementRefusal::OtherShape(Shape::Straight3);
        assert_eq!(check("", 3, "", ""), Err(PlacementRefusal::Nothing.into()));
        assert_eq!(check("", 3, "a1n b1n", ""), Err(shape.into()));
        assert_eq!(check("", 3, "a1n b1n d1n", ""), Err(shape.into()));
        let taken = PlacementRefusal::Taken(streets("b1n"));
        assert_eq!(check("b1n", 3, "a1n b1n c1n", ""), Err(taken.into()));
    }

    #[test]
    fn a_builder_served_too_few_lifts_exactly_the_shortfall_of_its_own_walls() {
        let walls = "h8e h8s g8s";
        assert_eq!(check(walls, 1, "a1n b1n c1n", "h8e h8s"), Ok(()));
        assert_eq!(
            check(walls, 1, "a1n b1n c1n", "h8e"),
            Err(BuildRefusal::NotTheShortfall { due: 2, lifted: 1 })
        );
        assert_eq!(
            check(walls, 0, "a1n", "h8e h8s"),
            Err(BuildRefusal::NotTheShortfall { due: 1, lifted: 2 })
        );
        assert_eq!(
            check(walls, 1, "a1n b1n c1n", "h8e d4n"),
            Err(BuildRefusal::NoWallToLift("d4n".parse().unwrap()))
        );
    }

    #[test]
    fn a_lifted_wall_s_street_is_free_for_the_same_placement() {
        assert_eq!(check("a1n b1n", 1, "a1n b1n c1n", "a1n b1n"), Ok(()));
        assert_eq!(check("a1n", 0, "a1n", "a1n"), Ok(()));
    }

    #[test]
    fn with_too_few_own_walls_for_the_shape_one_wall_is_left_to_place() {
        let due = BuildRefusal::NotTheShortfall { due: 3, lifted: 1 };
        assert_eq!(check("h8e", 0, "a1n b1n c1n", "h8e"), Err(due));
        assert_eq!(check("h8e", 0, "a1n", "h8e"), Ok(()));
    }

    #[test]
    fn with_no_free_street_one_wall_is_lifted_and_placed_again() {
        for served in [0, 1, 3] {
            let hand = Hand::new(StreetSet::FULL, Shape::Cup3, served);
            let again = Build::placing(streets("d4n")).lifting(streets("d4n"));
            assert_eq!(hand.check(&again), Ok(()));
            let cup = streets("d4n d4e d4w");
            let refused = hand.check(&Build::placing(cup).lifting(cup));
            assert_eq!(refused, Err(BuildRefusal::NoFreeStreet));
            let nothing = hand.check(&Build::placing(streets("d4n")));
            assert_eq!(nothing, Err(BuildRefusal::NoFreeStreet));
        }
    }

    #[test]
    fn an_empty_hand_builds_nothing() {
        assert_eq!(check("", 0, "", ""), Ok(()));
        let due = BuildRefusal::NotTheShortfall { due: 1, lifted: 0 };
        assert_eq!(check("", 0, "a1n", ""), Err(due));
        assert_eq!(
            check("a1n", 0, "", ""),
            Err(PlacementRefusal::Nothing.into())
        );
    }
}
