//! What Viking tokens cost against those of the others (R7.3, R7.4).

use super::Hundredths;
use crate::rules::york::{Age, INVASION_COST, SHIELD_WORTH};

/// Token counts from here on are the same to everybody.
const MOST: usize = 16;

/// A certainty; chances are counted in ten thousandths.
const CERTAIN: i64 = 10_000;

/// What the first kept token costs its owner in the second Age, in hundredths of a coin.
const FIRST_KEPT: i64 = 300;

/// What each further kept token costs.
const FURTHER_KEPT: i64 = 200;

/// How many Viking tokens a player will hold when the Age ends: the chance of each number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tokens([i64; MOST]);

impl Tokens {
    /// This number for certain.
    pub(super) fn certain(tokens: u32) -> Self {
        Self::spread(tokens, &[CERTAIN])
    }

    /// The tokens of a builder of whose city nothing is known yet, on top of the kept ones.
    pub(super) fn unknown(kept: u32) -> Self {
        Self::spread(kept, &[3_000, 2_500, 2_000, 1_500, 700, 300])
    }

    /// The tokens of a builder who probably builds a city with so many Vikings; the fewer walls it
    /// lacks, the surer that is.
    pub(super) fn likely(kept: u32, vikings: u32, walls_to_go: usize) -> Self {
        let sure = match walls_to_go {
            0..=2 => 8_000,
            3..=6 => 6_000,
            7..=12 => 4_000,
            _ => 2_000,
        };
        let mut tokens = Self::unknown(kept);
        for chance in &mut tokens.0 {
            *chance = *chance * (CERTAIN - sure) / CERTAIN;
        }
        let here = place(kept + vikings);
        for (near, share) in [(here.saturating_sub(1), 1), (here, 2), (here + 1, 1)] {
            tokens.0[near.max(place(kept)).min(MOST - 1)] += sure * share / 4;
        }
        tokens
    }

    fn spread(least: u32, chances: &[i64]) -> Self {
        let mut tokens = Self([0; MOST]);
        for (more, chance) in (0..).zip(chances) {
            tokens.0[place(least.saturating_add(more))] += chance;
        }
        tokens
    }

    /// The chance of at most so many.
    fn at_most(&self, tokens: usize) -> i64 {
        self.0.iter().take(tokens + 1).sum()
    }

    /// The chance of at least so many.
    fn at_least(&self, tokens: usize) -> i64 {
        self.0.iter().skip(tokens).sum()
    }
}

fn place(tokens: u32) -> usize {
    usize::try_from(tokens).map_or(MOST - 1, |tokens| tokens.min(MOST - 1))
}

/// The chance that all of these come true.
fn all(chances: impl Iterator<Item = i64>) -> i64 {
    chances.fold(CERTAIN, |sum, chance| sum * chance / CERTAIN)
}

/// What each number of Viking tokens costs a player, all told, compared with the others at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VikingCosts {
    kept: u32,
    costs: [Hundredths; MOST],
}

impl VikingCosts {
    /// The costs of a player who has kept so many tokens, among others with these.
    pub(super) fn new(age: Age, kept: u32, others: &[Tokens]) -> Self {
        Self {
            kept,
            costs: std::array::from_fn(|tokens| cost(age, tokens, others)),
        }
    }

    /// The costs where each token costs the same.
    pub(super) fn each(price: Hundredths) -> Self {
        let mut costs = [Hundredths::ZERO; MOST];
        for (cost, tokens) in costs.iter_mut().zip(0..) {
            *cost = price.times(tokens);
        }
        Self { kept: 0, costs }
    }

    /// What a city with so many Vikings costs.
    pub(super) fn of(&self, vikings: u32) -> Hundredths {
        self.costs[place(self.kept.saturating_add(vikings))]
    }
}

/// Own losses, less what the others lose on average.
fn cost(age: Age, own: usize, others: &[Tokens]) -> Hundredths {
    let mine = losses(age, own, others);
    let mut theirs = Hundredths::ZERO;
    for (place, tokens) in others.iter().enumerate() {
        let mut rest: Vec<Tokens> = others.to_vec();
        rest.swap_remove(place);
        rest.push(Tokens::certain(u32::try_from(own).unwrap_or(u32::MAX)));
        for (count, &chance) in tokens.0.iter().enumerate() {
            if chance > 0 {
                theirs = theirs + losses(age, count, &rest).likely(chance);
            }
        }
    }
    let count = i64::try_from(others.len()).unwrap_or(1).max(1);
    mine - theirs.among(count)
}

/// What somebody with so many tokens loses by invasion and kept tokens, less a Shield (R7.3, R7.4).
fn losses(age: Age, tokens: usize, others: &[Tokens]) -> Hundredths {
    let invaded = if tokens == 0 {
        0
    } else {
        all(others.iter().map(|other| other.at_most(tokens)))
    };
    let invasion = Hundredths::whole(INVASION_COST.into()).likely(invaded);
    match age {
        Age::First => {
            let kept = match i64::try_from(tokens).unwrap_or(0) {
                0 => 0,
                tokens => FIRST_KEPT + FURTHER_KEPT * (tokens - 1),
            };
            invasion + Hundredths::new(kept).likely(CERTAIN - invaded)
        }
        Age::Second => {
            let fewest = all(others.iter().map(|other| other.at_least(tokens)));
            invasion - Hundredths::whole(SHIELD_WORTH.into()).likely(fewest)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn against(age: Age, other: u32) -> VikingCosts {
        VikingCosts::new(age, 0, &[Tokens::certain(other)])
    }

    #[test]
    fn in_the_second_age_fewer_vikings_gain_what_more_cost() {
        let costs = against(Age::Second, 2);
        assert_eq!(costs.of(1), Hundredths::whole(-8));
        assert_eq!(costs.of(2), Hundredths::ZERO);
        assert_eq!(costs.of(3), Hundredths::whole(8));
        assert_eq!(costs.of(9), Hundredths::whole(8));
    }

    #[test]
    fn nobody_is_invaded_for_no_vikings() {
        let costs = against(Age::Second, 0);
        assert_eq!(costs.of(0), Hundredths::ZERO);
        assert_eq!(costs.of(1), Hundredths::whole(8));
    }

    #[test]
    fn in_the_first_age_kept_tokens_count_too() {
        let costs = against(Age::First, 3);
        assert_eq!(costs.of(0), Hundredths::whole(-5));
        assert_eq!(costs.of(1), Hundredths::new(FIRST_KEPT - 500));
        assert_eq!(costs.of(3), Hundredths::ZERO);
        let kept = VikingCosts::new(Age::Second, 1, &[Tokens::certain(1)]);
        assert_eq!(kept.of(0), Hundredths::ZERO);
    }

    #[test]
    fn chances_add_up_and_a_nearer_city_is_surer() {
        for tokens in [
            Tokens::unknown(2),
            Tokens::likely(1, 0, 5),
            Tokens::likely(0, 20, 1),
        ] {
            assert!(
                (9_990..=CERTAIN).contains(&tokens.at_least(0)),
                "{tokens:?}"
            );
        }
        let nearer = [1, 4, 9, 15].map(|walls| Tokens::likely(0, 3, walls).0[3]);
        assert!(nearer.is_sorted_by(|one, other| one > other), "{nearer:?}");
    }
}
