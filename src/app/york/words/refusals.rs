//! Why something is not allowed, as sentences that a player is shown.

use super::{Words, fill, form, small};
use crate::rules::york::enclosure::{ChoiceRefusal, Shortfall};
use crate::rules::york::{
    BuildRefusal, CityRefusal, GIVE_UP_TURN, LayoutError, LotSet, Phase, PlacementRefusal, Refusal,
    StreetSet,
};

impl Words {
    /// Why the game does not take an action.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let texts = &self.0.refusals;
        match refusal {
            Refusal::NoSuchSeat(seat) => fill(texts.no_such_seat, &[&seat.to_string()]),
            Refusal::NotNow(phase) => fill(texts.not_now, &[self.phase(phase)]),
            Refusal::NotInTurn(seat) => fill(texts.not_in_turn, &[&seat.to_string()]),
            Refusal::NoBuilder(seat) => fill(texts.no_builder, &[&seat.to_string()]),
            Refusal::HasBuilt(seat) => fill(texts.has_built, &[&seat.to_string()]),
            Refusal::HasDecided(seat) => fill(texts.has_decided, &[&seat.to_string()]),
            Refusal::NothingToDecide(seat) => fill(texts.nothing_to_decide, &[&seat.to_string()]),
            Refusal::Layout(error) => self.layout_error(error),
            Refusal::Build(refusal) => self.build_refusal(refusal),
            Refusal::City(refusal) => self.city_refusal(refusal),
            Refusal::TooEarlyToGiveUp(turn) => fill(
                texts.too_early,
                &[&GIVE_UP_TURN.to_string(), &turn.to_string()],
            ),
        }
    }

    /// What the game waits for.
    const fn phase(&self, phase: &Phase) -> &'static str {
        let index = match phase {
            Phase::Drafting => 0,
            Phase::Rolling => 1,
            Phase::Building { .. } => 2,
            Phase::Deciding { .. } => 3,
            Phase::Over => 4,
        };
        self.0.refusals.phase[index]
    }

    /// Why a tile cannot be laid, or a text describes no board.
    pub fn layout_error(&self, error: &LayoutError) -> String {
        let texts = &self.0.refusals;
        match error {
            LayoutError::QuadrantTaken(quadrant) => {
                fill(texts.quadrant_taken, &[self.quadrant(*quadrant)])
            }
            LayoutError::GemTaken(gem) => {
                fill(texts.gem_taken, &[self.0.things.the_tile[*gem as usize]])
            }
            LayoutError::NotFourQuadrants => texts.not_four_quadrants.to_owned(),
            LayoutError::NoTile(quadrant) => fill(texts.no_tile, &[self.quadrant(*quadrant)]),
            LayoutError::Undecided => texts.undecided.to_owned(),
        }
    }

    /// Why a piece cannot lie where it is held: a part of it has no street.
    pub const fn outside(&self) -> &'static str {
        self.0.refusals.outside
    }

    /// Why a builder may not build so.
    pub fn build_refusal(&self, refusal: &BuildRefusal) -> String {
        let texts = &self.0.refusals;
        match refusal {
            BuildRefusal::Placement(PlacementRefusal::Nothing) => texts.nothing_placed.to_owned(),
            BuildRefusal::Placement(PlacementRefusal::Taken(streets)) => {
                of_streets(texts.street_taken, *streets)
            }
            BuildRefusal::Placement(PlacementRefusal::OtherShape(shape)) => {
                fill(texts.other_shape, &[self.shape(*shape)])
            }
            BuildRefusal::NoWallToLift(street) => {
                fill(texts.no_wall_to_lift, &[&street.to_string()])
            }
            BuildRefusal::NotTheShortfall { due: 0, .. } => texts.none_to_lift.to_owned(),
            BuildRefusal::NotTheShortfall { due, lifted } => self.lift_more(*due, *lifted),
            BuildRefusal::NoFreeStreet => texts.no_free_street.to_owned(),
        }
    }

    /// That so many own walls are to be lifted, and so many are.
    pub fn lift_more(&self, due: usize, lifted: usize) -> String {
        fill(
            form(self.0.refusals.lift_more, small(due)),
            &[&due.to_string(), &lifted.to_string()],
        )
    }

    /// Why a perimeter makes no legal city.
    pub fn city_refusal(&self, refusal: &CityRefusal) -> String {
        let texts = &self.0.refusals;
        match refusal {
            CityRefusal::NoWalls => texts.no_walls.to_owned(),
            CityRefusal::NotStanding(streets) => of_streets(texts.not_standing, *streets),
            CityRefusal::OpenEnd(corner) => fill(texts.open_end, &[&self.corner(*corner)]),
            CityRefusal::CornerTwice(corner) => fill(texts.corner_twice, &[&self.corner(*corner)]),
            CityRefusal::SeveralLoops => texts.several_loops.to_owned(),
            CityRefusal::OnlySealed => texts.only_sealed.to_owned(),
            CityRefusal::Decree(missing) => fill(texts.decree, &[&self.missing(missing)]),
        }
    }

    /// Why no perimeter encloses just the chosen lots.
    pub fn choice_refusal(&self, refusal: &ChoiceRefusal) -> String {
        let texts = &self.0.refusals;
        match refusal {
            ChoiceRefusal::Nothing => texts.none_chosen.to_owned(),
            ChoiceRefusal::Open(streets) => of_streets(texts.open, *streets),
            ChoiceRefusal::Apart(lots) => of_lots(texts.apart, *lots),
            ChoiceRefusal::Encloses(lots) => of_lots(texts.encloses, *lots),
        }
    }

    /// What walls without any legal city lack.
    pub fn shortfall(&self, shortfall: &Shortfall) -> String {
        let texts = &self.0.refusals;
        match shortfall {
            Shortfall::NoLoop => texts.no_loop.to_owned(),
            Shortfall::OnlySealed => texts.all_sealed.to_owned(),
            Shortfall::Decree(missing) => fill(texts.loop_misses, &[&self.missing(missing)]),
        }
    }
}

fn of_streets(templates: super::Count, streets: StreetSet) -> String {
    fill(
        form(templates, small(streets.len())),
        &[&streets.to_string()],
    )
}

fn of_lots(templates: super::Count, lots: LotSet) -> String {
    fill(form(templates, small(lots.len())), &[&lots.to_string()])
}
