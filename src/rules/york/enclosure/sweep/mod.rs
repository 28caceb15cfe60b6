//! All loops of any walls, however many there are.
//!
//! The streets are decided one by one in notation order, which sweeps the board from west to
//! east. All that matters of the decisions so far is how the open ends of lines of walls belong
//! together where the sweep stands: a few thousand states at most, where a full board has two
//! quadrillion loops. So the loops are ways through a graph of states, and asking for the best
//! one or for any ten thousand is asking for ways.

mod best;
mod graph;
mod mates;
mod need;
mod range;
mod reach;
mod step;

use super::super::{Decree, LotSet, Lots, StreetSet};
use super::closable::Grounds;
use super::fences::boundary;
use graph::{Edge, Graph, Target};
use need::{Counts, Holding, Needs};
use reach::Reach;
use step::{Step, steps};

/// The loops inside one enclosed group of lots, and what they need to be legal cities.
pub(super) struct Sweep {
    steps: Vec<Step>,
    /// What each step adds to the city if the lots below its street lie inside.
    holdings: Vec<Holding>,
    needs: Needs,
    graph: Graph,
}

impl Sweep {
    /// Prepares the search for loops inside a group that is enough for a city itself.
    pub(super) fn new(group: LotSet, grounds: &Grounds, board: &Lots, decree: Decree) -> Self {
        let mut core = StreetSet::EMPTY;
        for region in grounds.fences.parts(group) {
            core |= boundary(region);
        }
        let steps = steps(core);
        let needs = Needs::new(decree);
        // A run can also be a gap between parts of the group; that is never inside.
        let counting = group - grounds.sealed;
        let counted = |step: &Step| needs.holding(step.run & counting, board);
        Self {
            holdings: steps.iter().map(counted).collect(),
            graph: Graph::new(&steps),
            steps,
            needs,
        }
    }

    /// Calls `found` with each loop that makes a legal city and all lots inside, in notation
    /// order, until it answers `false`.
    pub(super) fn loops(&self, mut found: impl FnMut(StreetSet, LotSet) -> bool) {
        let reach = Reach::new(self);
        let mut walk = Walk {
            sweep: self,
            reach: &reach,
            found: &mut found,
        };
        walk.go(0, Graph::START, Way::START);
    }

    /// The loop of the best city (R6.8) and all lots inside.
    pub(super) fn best(&self) -> Option<(StreetSet, LotSet)> {
        best::best(self)
    }
}

/// Decisions up to some step.
#[derive(Clone, Copy)]
struct Way {
    perimeter: StreetSet,
    inside: LotSet,
    held: Counts,
}

impl Way {
    const START: Self = Self {
        perimeter: StreetSet::EMPTY,
        inside: LotSet::EMPTY,
        held: Counts::NONE,
    };

    /// The decisions with one more.
    fn decided(mut self, sweep: &Sweep, step: usize, edge: Edge, is_taken: bool) -> Self {
        if is_taken {
            self.perimeter.insert(sweep.steps[step].street);
        }
        if edge.is_inside() {
            self.inside |= sweep.steps[step].run;
            self.held = sweep.needs.with(self.held, sweep.holdings[step]);
        }
        self
    }
}

/// A walk along all ways that still lead to a legal city.
struct Walk<'a, F> {
    sweep: &'a Sweep,
    reach: &'a Reach,
    found: &'a mut F,
}

impl<F: FnMut(StreetSet, LotSet) -> bool> Walk<'_, F> {
    /// Follows all ways on from a state; answers whether to go on.
    fn go(&mut self, step: usize, state: u32, way: Way) -> bool {
        let [skip, take] = self.sweep.graph.edges(state);
        [(take, true), (skip, false)]
            .into_iter()
            .all(|(edge, is_taken)| {
                let way = way.decided(self.sweep, step, edge, is_taken);
                let lacking = self.sweep.needs.lacking(way.held);
                if !self.reach.can_add(edge.target(), lacking) {
                    return true;
                }
                match edge.target() {
                    Target::State(next) => self.go(step + 1, next, way),
                    Target::Closed => (self.found)(way.perimeter, way.inside),
                    Target::Nowhere => true,
                }
            })
    }
}

#[cfg(test)]
mod tests;
