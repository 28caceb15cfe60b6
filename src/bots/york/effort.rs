//! How much a bot may work on one decision.

/// The work a bot may do on one decision, in per cent of what it does at full effort.
///
/// Sampled rolls and compared placements follow it; of the plans at least one is left, and more plans
/// than at full effort are never made. The apprentice and the mason have nothing to save.
///
/// It is counted in plans and sampled rolls, never in time: the same view, seed and effort give the
/// same choice on every machine.
///
/// ```
/// use walls_of_york::bots::york::Effort;
///
/// assert_eq!(Effort::percent(10), Effort::TENTH);
/// assert!(Effort::TENTH < Effort::FULL);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort(u32);

impl Effort {
    /// All the work that the levels are made for.
    pub const FULL: Self = Self(100);

    /// A tenth of it, as far as there is something to save: for many games in little time.
    pub const TENTH: Self = Self(10);

    /// The most that can be asked for, in per cent.
    pub const MOST: u32 = 1_000;

    /// So many per cent of the full effort; at least 1 and at most 1000.
    pub const fn percent(percent: u32) -> Self {
        Self(if percent == 0 {
            1
        } else if percent > Self::MOST {
            Self::MOST
        } else {
            percent
        })
    }

    /// This part of some work, at least one piece of it.
    pub(super) const fn of(self, work: usize) -> usize {
        let part = (work * self.0 as usize).div_ceil(100);
        if part == 0 { 1 } else { part }
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::FULL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_work_is_always_done_and_never_too_much() {
        assert_eq!(Effort::TENTH.of(3), 1);
        assert_eq!(Effort::TENTH.of(200), 20);
        assert_eq!(Effort::FULL.of(7), 7);
        assert_eq!(Effort::percent(0).of(0), 1);
        assert_eq!(Effort::percent(5_000), Effort::percent(1_000));
    }
}
