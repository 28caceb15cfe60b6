//! What can still be gained from a state of a sweep.

use super::Sweep;
use super::graph::Target;
use super::need::Counts;

/// For each state, the most that ways from there to a closed loop can add.
pub(super) struct Reach {
    /// The gains of all states; none of a state's covers another one of it.
    gains: Vec<Counts>,
    /// Where the gains of each state begin and end.
    spans: Vec<(usize, usize)>,
}

impl Reach {
    pub(super) fn new(sweep: &Sweep) -> Self {
        let graph = &sweep.graph;
        let mut reach = Self {
            gains: Vec::with_capacity(graph.len()),
            spans: vec![(0, 0); graph.len()],
        };
        let mut front: Vec<Counts> = Vec::new();
        for (step, &holding) in sweep.holdings.iter().enumerate().rev() {
            for state in graph.states(step) {
                front.clear();
                for edge in graph.edges(state) {
                    let gains = match edge.target() {
                        Target::Nowhere => &[],
                        Target::Closed => &[Counts::NONE][..],
                        Target::State(next) => reach.gains(next),
                    };
                    for &gain in gains {
                        let is_inside = edge.is_inside();
                        keep(
                            &mut front,
                            if is_inside {
                                sweep.needs.with(gain, holding)
                            } else {
                                gain
                            },
                        );
                    }
                }
                let begin = reach.gains.len();
                reach.gains.extend_from_slice(&front);
                reach.spans[state as usize] = (begin, reach.gains.len());
            }
        }
        reach
    }

    fn gains(&self, state: u32) -> &[Counts] {
        let (begin, end) = self.spans[state as usize];
        &self.gains[begin..end]
    }

    /// Whether ways from a target lead to a loop that adds what is lacking.
    pub(super) fn can_add(&self, target: Target, lacking: Counts) -> bool {
        match target {
            Target::Nowhere => false,
            Target::Closed => lacking == Counts::NONE,
            Target::State(state) => self.gains(state).iter().any(|gain| gain.covers(lacking)),
        }
    }
}

/// Keeps a gain unless one is as good, and drops those that it beats.
fn keep(front: &mut Vec<Counts>, gain: Counts) {
    if !front.iter().any(|kept| kept.covers(gain)) {
        front.retain(|&kept| !gain.covers(kept));
        front.push(gain);
    }
}
