//! How much can be held when a sweep comes to a state.

use super::Sweep;
use super::graph::{Edge, Graph, Target};
use super::need::Counts;

/// For each state, the least and the most that ways to it hold, each kind by itself.
///
/// A way on that does not add enough even to the most is of no use, and what it adds beyond what
/// the least lacks is of none either. So far fewer ways on have to be told apart.
pub(super) struct Ranges(Vec<Option<(Counts, Counts)>>);

impl Ranges {
    /// The ranges where only some decisions are allowed.
    pub(super) fn new(sweep: &Sweep, is_allowed: impl Fn(usize, Edge) -> bool) -> Self {
        let mut ranges = vec![None; sweep.graph.len()];
        ranges[Graph::START as usize] = Some((Counts::NONE, Counts::NONE));
        for (step, &holding) in sweep.holdings.iter().enumerate() {
            for state in sweep.graph.states(step) {
                let Some(range) = ranges[state as usize] else {
                    continue;
                };
                for edge in sweep.graph.edges(state) {
                    let Target::State(next) = edge.target() else {
                        continue;
                    };
                    if !is_allowed(step, edge) {
                        continue;
                    }
                    let (least, most) = if edge.is_inside() {
                        let (least, most) = range;
                        (
                            sweep.needs.with(least, holding),
                            sweep.needs.with(most, holding),
                        )
                    } else {
                        range
                    };
                    let next = &mut ranges[next as usize];
                    *next = Some(match *next {
                        Some((lower, upper)) => (lower.least(least), upper.most(most)),
                        None => (least, most),
                    });
                }
            }
        }
        Self(ranges)
    }

    /// What a gain on the way from a state is worth there, if anything.
    pub(super) fn useful(&self, sweep: &Sweep, state: u32, gain: Counts) -> Option<Counts> {
        let (least, most) = self.0[state as usize]?;
        let is_enough = gain.covers(sweep.needs.lacking(most));
        is_enough.then(|| gain.least(sweep.needs.lacking(least)))
    }
}
