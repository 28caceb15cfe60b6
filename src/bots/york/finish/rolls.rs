//! Sampled rolls to come.

use crate::rules::york::Rng;

/// Rolls after which every city can be expected to stand.
const LENGTH: usize = 40;

/// Sampled sequences of coming rolls, the same for everything that is compared by them.
///
/// The first two rolls go through all 36 pairs in turn, so that a few sequences are even enough.
#[derive(Clone, Debug)]
pub(in super::super) struct Rolls(Vec<[u8; LENGTH]>);

impl Rolls {
    /// So many sequences.
    pub(in super::super) fn new(count: usize, rng: &mut Rng) -> Self {
        let mut pairs: Vec<(u8, u8)> = Vec::new();
        let sequences = (0..count).map(|_| {
            if pairs.is_empty() {
                pairs = (0..6)
                    .flat_map(|first| (0..6).map(move |second| (first, second)))
                    .collect();
                rng.shuffle(&mut pairs);
            }
            let mut rolls = [0; LENGTH];
            for roll in &mut rolls {
                *roll = u8::try_from(rng.below(6)).unwrap_or_default();
            }
            if let Some((first, second)) = pairs.pop() {
                rolls[0] = first;
                rolls[1] = second;
            }
            rolls
        });
        Self(sequences.collect())
    }

    /// The sequences, as the places of their shapes in [`Shape::ALL`].
    pub(in super::super) fn iter(&self) -> impl Iterator<Item = &[u8; LENGTH]> {
        self.0.iter()
    }

    /// How many sequences there are.
    pub(in super::super) fn len(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::Shape;

    #[test]
    fn the_first_two_rolls_go_through_all_pairs() {
        let rolls = Rolls::new(72, &mut Rng::seeded(1));
        let mut counts = [0; 36];
        for sequence in rolls.iter() {
            counts[usize::from(sequence[0]) * Shape::ALL.len() + usize::from(sequence[1])] += 1;
        }
        assert_eq!(rolls.len(), 72);
        assert_eq!(counts, [2; 36]);
    }

    #[test]
    fn every_roll_is_a_face_of_the_die() {
        let rolls = Rolls::new(100, &mut Rng::seeded(2));
        assert!(
            rolls
                .iter()
                .flatten()
                .all(|&roll| usize::from(roll) < Shape::ALL.len())
        );
    }
}
