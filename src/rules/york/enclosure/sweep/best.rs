//! The best loop of a sweep.

use super::super::super::{LotSet, StreetSet};
use super::graph::{Edge, Graph, Target};
use super::need::Counts;
use super::range::Ranges;
use super::{Sweep, Way};

/// One Viking weighs more than any length of the perimeter.
const VIKING: i32 = 1000;

/// The perimeter and the lots inside of the best city (R6.8).
///
/// A city with the most coins has all coins that can be enclosed, because the largest loop has.
/// So coins are no matter of degree: a way that leaves some out is none. Of the others the
/// cheapest is wanted, where Vikings cost and walls of the perimeter pay.
pub(super) fn best(sweep: &Sweep) -> Option<(StreetSet, LotSet)> {
    let offers = Offers::new(sweep);
    let mut way = Way::START;
    let mut state = Graph::START;
    for step in 0..sweep.steps.len() {
        let [skip, take] = sweep.graph.edges(state);
        let cost = |edge, is_taken| {
            let held = way.decided(sweep, step, edge, is_taken).held;
            offers.cheapest(step, edge, is_taken, sweep.needs.lacking(held))
        };
        // Of equal ways, the one that takes the earlier street comes first in notation.
        let is_taken = match (cost(skip, false), cost(take, true)) {
            (None, None) => return None,
            (Some(skip), Some(take)) => take <= skip,
            (_, take) => take.is_some(),
        };
        let edge = if is_taken { take } else { skip };
        way = way.decided(sweep, step, edge, is_taken);
        match edge.target() {
            Target::State(next) => state = next,
            Target::Closed => return Some((way.perimeter, way.inside)),
            Target::Nowhere => return None,
        }
    }
    None
}

/// A way on from a state: what it adds at least, and what it costs.
#[derive(Clone, Copy)]
struct Offer {
    gain: Counts,
    cost: i32,
}

impl Offer {
    /// The way of a closed loop: there is none to go.
    const ARRIVED: Self = Self {
        gain: Counts::NONE,
        cost: 0,
    };

    /// Whether this way adds as much for as little.
    fn beats(self, other: Self) -> bool {
        self.cost <= other.cost && self.gain.covers(other.gain)
    }
}

/// For each state, the offers none of which is beaten by another.
struct Offers<'a> {
    sweep: &'a Sweep,
    list: Vec<Offer>,
    /// Where the offers of each state begin and end.
    spans: Vec<(usize, usize)>,
    /// Before this step there are still coins to come.
    all_coins_at: usize,
}

impl<'a> Offers<'a> {
    fn new(sweep: &'a Sweep) -> Self {
        let graph = &sweep.graph;
        let last_coins = sweep.holdings.iter().rposition(|holding| holding.has_coins);
        let mut all = Self {
            sweep,
            list: Vec::with_capacity(graph.len()),
            spans: vec![(0, 0); graph.len()],
            all_coins_at: last_coins.unwrap_or(0),
        };
        let ranges = Ranges::new(sweep, |step, edge| all.price(step, edge, false).is_some());
        let mut front: Vec<Offer> = Vec::new();
        for (step, &holding) in sweep.holdings.iter().enumerate().rev() {
            for state in graph.states(step) {
                front.clear();
                let [skip, take] = graph.edges(state);
                for (edge, is_taken) in [(skip, false), (take, true)] {
                    let Some(price) = all.price(step, edge, is_taken) else {
                        continue;
                    };
                    for &Offer { gain, cost } in all.after(step, edge) {
                        let gain = if edge.is_inside() {
                            sweep.needs.with(gain, holding)
                        } else {
                            gain
                        };
                        if let Some(gain) = ranges.useful(sweep, state, gain) {
                            let cost = cost + price;
                            keep(&mut front, Offer { gain, cost });
                        }
                    }
                }
                let begin = all.list.len();
                all.list.extend_from_slice(&front);
                all.spans[state as usize] = (begin, all.list.len());
            }
        }
        all
    }

    /// What a decision costs by itself, unless it leaves coins out.
    fn price(&self, step: usize, edge: Edge, is_taken: bool) -> Option<i32> {
        let holding = self.sweep.holdings[step];
        let vikings = match edge.is_inside() {
            true => i32::from(holding.vikings),
            false if holding.has_coins => return None,
            false => 0,
        };
        Some(vikings * VIKING - i32::from(is_taken))
    }

    /// The ways on after a decision.
    fn after(&self, step: usize, edge: Edge) -> &[Offer] {
        match edge.target() {
            Target::Closed if step >= self.all_coins_at => &[Offer::ARRIVED],
            Target::State(state) => {
                let (begin, end) = self.spans[state as usize];
                &self.list[begin..end]
            }
            Target::Closed | Target::Nowhere => &[],
        }
    }

    /// The least cost of a decision and a way on that adds what is then lacking.
    fn cheapest(&self, step: usize, edge: Edge, is_taken: bool, lacking: Counts) -> Option<i32> {
        let price = self.price(step, edge, is_taken)?;
        let offers = self.after(step, edge).iter();
        let enough = offers.filter(|offer| offer.gain.covers(lacking));
        enough.map(|offer| price + offer.cost).min()
    }
}

/// Keeps an offer unless one is as good, and drops those that it beats.
fn keep(front: &mut Vec<Offer>, offer: Offer) {
    if !front.iter().any(|kept| kept.beats(offer)) {
        front.retain(|&kept| !offer.beats(kept));
        front.push(offer);
    }
}
