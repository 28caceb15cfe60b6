//! A city in sight: what it is worth, and how long its wall takes.

use crate::bots::york::finish::{Outline, Rolls};
use crate::bots::york::worth::{ROLL, Worth};
use crate::bots::york::{Hundredths, Target};
use crate::rules::york::{Build, Decree, Lots, StreetSet, enclosure};

/// A city in sight.
#[derive(Clone, Debug)]
pub(super) struct Prospect {
    target: Target,
    outline: Outline,
    /// Whether all walls shall be perimeter, for the Perfect Plan (R9.1).
    is_perfect: bool,
    /// What it is worth once it stands.
    standing: Hundredths,
    /// The rolls it takes from now on.
    rolls: Hundredths,
}

impl Prospect {
    /// The ways to pursue this city where `walls` stand: freely, or for the Perfect Plan too.
    pub(super) fn all(
        target: Target,
        walls: StreetSet,
        worth: &Worth,
        rolls: &Rolls,
    ) -> impl Iterator<Item = Self> {
        let standing = worth.standing(&target);
        let bonus = worth
            .perfect_plan()
            .filter(|_| walls.is_subset(target.perimeter));
        let new = |is_perfect: bool, standing: Hundredths| {
            let outline = Outline::new(target.perimeter, walls, is_perfect)?;
            Some(Self {
                target,
                rolls: outline.expected(outline.missing(), rolls),
                outline,
                is_perfect,
                standing,
            })
        };
        let free = new(false, standing);
        let perfect = bonus.and_then(|bonus| new(true, standing + bonus));
        free.into_iter().chain(perfect)
    }

    /// The city.
    pub(super) const fn target(&self) -> &Target {
        &self.target
    }

    /// The part of its wall that is missing.
    pub(super) const fn missing(&self) -> u64 {
        self.outline.missing()
    }

    /// The rolls it is expected to take.
    pub(super) const fn expected(&self) -> Hundredths {
        self.rolls
    }

    /// What the city is worth from now on, the rolls it takes included.
    pub(super) fn value(&self) -> Hundredths {
        value(self.standing, self.rolls)
    }

    /// The rolls it takes to build what is missing, by these sequences.
    pub(super) fn rolls(&self, rolls: &Rolls) -> Hundredths {
        self.outline.expected(self.missing(), rolls)
    }

    /// What it is worth if it takes so many rolls.
    pub(super) fn value_after(&self, rolls: Hundredths) -> Hundredths {
        value(self.standing, rolls)
    }

    /// What a build leaves of this prospect where these walls stand; `None` where it spoils it.
    pub(super) fn after(
        &self,
        build: &Build,
        walls: StreetSet,
        ground: &Ground<'_>,
    ) -> Option<Step> {
        let place = build.place();
        let is_on_loop = place.is_subset(self.target.perimeter);
        let left = self.missing() & !self.outline.part(place);
        let same = Step {
            left,
            target: self.target,
            standing: self.standing,
        };
        if is_on_loop && build.lift().is_empty() {
            return Some(same);
        }
        if self.is_perfect && !is_on_loop {
            return None;
        }
        // Walls beside the loop can seal lots (R6.3), for better or worse; lifting them can open lots.
        let standing = build.on(walls) | self.target.perimeter;
        let perimeter = self.target.perimeter;
        let city = enclosure::declare(perimeter, standing, ground.lots, ground.decree).ok()?;
        if city.lots() == self.target.lots {
            return Some(same);
        }
        let target = Target::from(city);
        Some(Step {
            left,
            target,
            standing: ground.worth.standing(&target),
        })
    }

    /// A quick guess at what a step is worth.
    pub(super) fn guess(&self, step: &Step) -> Hundredths {
        let weight = self.outline.weight(step.left);
        value(step.standing, Hundredths::new(i64::from(weight) * 100 / 37))
    }

    /// After how many rolls of each sequence the rest of a step is built.
    pub(super) fn finishes(&self, step: &Step, rolls: &Rolls) -> impl Iterator<Item = u32> {
        rolls
            .iter()
            .map(|rolls| self.outline.finish(step.left, rolls))
    }
}

fn value(standing: Hundredths, rolls: Hundredths) -> Hundredths {
    standing - Hundredths::new(rolls.get() * ROLL.get() / 100)
}

/// What prospects are judged by.
pub(super) struct Ground<'a> {
    pub(super) lots: &'a Lots,
    pub(super) decree: Decree,
    pub(super) worth: &'a Worth,
}

/// A prospect after a placement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The part of the wall that is still missing.
    pub(super) left: u64,
    /// The city as it will be.
    pub(super) target: Target,
    /// What it will be worth once it stands.
    pub(super) standing: Hundredths,
}
