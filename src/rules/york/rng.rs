//! The generator behind every die and every random choice of a game.

/// `SplitMix64`, which turns one seed into the four words of [`Rng`].
#[derive(Clone, Debug)]
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// The generator xoshiro256** of Blackman and Vigna, seeded by `SplitMix64`.
///
/// It is written out here so that a seed gives the same game on every machine, for ever.
///
/// ```
/// use walls_of_york::rules::york::Rng;
///
/// let mut one = Rng::seeded(7);
/// let mut other = Rng::seeded(7);
/// assert_eq!(one.below(6), other.below(6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng([u64; 4]);

impl Rng {
    /// The generator that belongs to a seed.
    pub fn seeded(seed: u64) -> Self {
        let mut words = SplitMix64(seed);
        Self([words.next(), words.next(), words.next(), words.next()])
    }

    fn next(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `bound`, each equally likely: the upper 32 bits of a draw, times the bound,
    /// drawn again where that would favour some numbers (Lemire's method).
    ///
    /// # Panics
    /// If `bound` is zero, for then there is nothing to draw.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one outcome");
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = (self.next() >> 32) * u64::from(bound);
            let low = product & u64::from(u32::MAX);
            if low >= u64::from(unfair) {
                return u32::try_from(product >> 32).expect("a 32-bit product's upper half");
            }
        }
    }

    /// One of `items`, each equally likely; `None` where there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
        items.get(self.below(count) as usize)
    }

    /// Puts `items` into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for (last, bound) in (1..items.len()).zip(2..) {
            items.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix64_gives_the_published_numbers() {
        let mut words = SplitMix64(1_234_567);
        let drawn = [(); 5].map(|()| words.next());
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn xoshiro256_gives_the_published_numbers() {
        let mut rng = Rng([1, 2, 3, 4]);
        let drawn = [(); 10].map(|()| rng.next());
        assert_eq!(
            drawn,
            [
                11_520,
                0,
                1_509_978_240,
                1_215_971_899_390_074_240,
                1_216_172_134_540_287_360,
                607_988_272_756_665_600,
                16_172_922_978_634_559_625,
                8_476_171_486_693_032_832,
                10_595_114_339_597_558_777,
                2_904_607_092_377_533_576,
            ]
        );
    }

    #[test]
    fn bounded_draws_are_even() {
        let mut rng = Rng::seeded(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_600..10_400).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn every_order_of_three_comes_up_equally_often() {
        let mut rng = Rng::seeded(2);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(
            counts.values().all(|count| (9_600..10_400).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn one_outcome_is_always_drawn_and_none_is_never_picked() {
        let mut rng = Rng::seeded(3);
        assert_eq!(rng.below(1), 0);
        assert_eq!(rng.pick::<u8>(&[]), None);
        assert_eq!(rng.pick(&[7]), Some(&7));
    }
}
