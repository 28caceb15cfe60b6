//! Comparing what can be built now by what may be rolled next.

use std::cmp::Reverse;

use super::habits::Habits;
use super::prospect::{Ground, Prospect, Step};
use crate::bots::york::finish::Rolls;
use crate::bots::york::laying::{build, placements, standstill};
use crate::bots::york::worth::{ROLL, Worth};
use crate::bots::york::{BuildReason, Choice, Hundredths, Reason, Weighed};
use crate::rules::york::{Action, Build, Decree, Hand, Lots, Seat, StreetSet, Table};

/// Sampled finishes in one slice.
const BATCH: usize = 2_000;

/// Prospects that look this much worse than the best one are left out of a candidate's comparison.
const OUT_OF_SIGHT: Hundredths = Hundredths::whole(6);

/// A placement that may be the best one.
struct Candidate {
    build: Build,
    /// The prospects that it leaves, by their places.
    steps: Vec<(usize, Step)>,
    /// What it is worth, as far as it has been compared.
    value: Hundredths,
    weighed: Option<Weighed>,
}

/// The comparison of placements, first of many by a few rolls, then of the best by many.
pub(super) struct Comparison {
    seat: Seat,
    hand: Hand,
    prospects: Vec<Prospect>,
    candidates: Vec<Candidate>,
    finalists: usize,
    openness: i64,
    is_fine: bool,
    next: usize,
}

impl Comparison {
    /// The comparison of what this hand allows, with these prospects, best first.
    pub(super) fn new(
        table: &Table,
        seat: Seat,
        hand: Hand,
        worth: &Worth,
        prospects: Vec<Prospect>,
        habits: &Habits,
    ) -> Self {
        let mut comparison = Self {
            seat,
            hand,
            prospects,
            candidates: Vec::new(),
            finalists: habits.finalists,
            openness: habits.openness,
            is_fine: false,
            next: 0,
        };
        comparison.gather(table.lots(), table.decree(), worth, habits.candidates);
        comparison
    }

    /// Guesses at all placements, and keeps the most promising.
    fn gather(&mut self, lots: &Lots, decree: Decree, worth: &Worth, count: usize) {
        let ground = Ground {
            lots,
            decree,
            worth,
        };
        let walls = self.hand.walls();
        let wanted = self
            .prospects
            .iter()
            .fold(StreetSet::EMPTY, |all, prospect| {
                all | prospect.target().perimeter
            });
        let keep: Vec<StreetSet> = self
            .prospects
            .iter()
            .map(|prospect| prospect.target().perimeter)
            .collect();
        let mut promising: Vec<(Hundredths, StreetSet)> = placements(&self.hand)
            .filter(|place| !place.is_disjoint(wanted))
            .filter_map(|place| Some((self.promise(place, walls, &ground)?, place)))
            .collect();
        promising.sort_by_key(|&(promise, _)| Reverse(promise));
        let builds = promising
            .into_iter()
            .filter_map(|(_, place)| build(&self.hand, place, &keep));
        for build in builds.take(count) {
            if let Some(candidate) = self.candidate(build, &ground) {
                self.candidates.push(candidate);
            }
        }
    }

    /// How promising a placement is at a first glance: the best it leads to, and a little for what
    /// else it is good for.
    fn promise(
        &self,
        place: StreetSet,
        walls: StreetSet,
        ground: &Ground<'_>,
    ) -> Option<Hundredths> {
        let mut best: Option<Hundredths> = None;
        let mut others = Hundredths::ZERO;
        for prospect in &self.prospects {
            if place.is_disjoint(prospect.target().perimeter) {
                continue;
            }
            if let Some(step) = prospect.after(&Build::placing(place), walls, ground) {
                let guess = prospect.guess(&step);
                best = Some(best.map_or(guess, |best| best.max(guess)));
                let gain = guess - prospect.value();
                others = others + gain.max(Hundredths::ZERO);
            }
        }
        best.map(|best| best + others.among(20))
    }

    fn candidate(&self, build: Build, ground: &Ground<'_>) -> Option<Candidate> {
        let mut steps: Vec<(usize, Step, Hundredths)> = Vec::new();
        for (place, prospect) in self.prospects.iter().enumerate() {
            // What is lifted may have been part of a prospect's wall.
            if !build.lift().is_disjoint(prospect.target().perimeter) {
                continue;
            }
            if let Some(step) = prospect.after(&build, self.hand.walls(), ground) {
                steps.push((place, step, prospect.guess(&step)));
            }
        }
        let guess = steps.iter().map(|step| step.2).max()?;
        steps.retain(|step| step.2 + OUT_OF_SIGHT >= guess);
        Some(Candidate {
            build,
            steps: steps
                .into_iter()
                .map(|(place, step, _)| (place, step))
                .collect(),
            value: guess,
            weighed: None,
        })
    }

    /// Compares for one slice.
    pub(super) fn slice(&mut self, coarse: &Rolls, fine: &Rolls) -> Option<Choice> {
        let rolls = if self.is_fine { fine } else { coarse };
        let count = if self.is_fine {
            self.finalists.min(self.candidates.len())
        } else {
            self.candidates.len()
        };
        let mut work = 0;
        while self.next < count && work < BATCH {
            work += self.candidates[self.next].steps.len() * rolls.len();
            self.weigh(self.next, rolls);
            self.next += 1;
        }
        if self.next < count {
            return None;
        }
        self.candidates[..count].sort_by_key(|candidate| Reverse(candidate.value));
        if self.is_fine || count <= 1 {
            return Some(self.choice(count));
        }
        self.is_fine = true;
        self.next = 0;
        None
    }

    /// Weighs one candidate by these rolls.
    fn weigh(&mut self, place: usize, rolls: &Rolls) {
        let candidate = &self.candidates[place];
        let count = i64::try_from(rolls.len()).unwrap_or(1).max(1);
        let mut highest = vec![i64::MIN; rolls.len()];
        let mut best: Option<(Hundredths, Hundredths, Step)> = None;
        for (prospect, step) in &candidate.steps {
            let prospect = &self.prospects[*prospect];
            let mut sum = 0;
            for (finish, highest) in prospect.finishes(step, rolls).zip(&mut highest) {
                sum += i64::from(finish);
                let value = step.standing.get() - ROLL.get() * i64::from(finish);
                *highest = value.max(*highest);
            }
            let taken = Hundredths::whole(sum).among(count);
            let value = step.standing - ROLL.times(sum).among(count);
            if best.is_none_or(|(highest, _, _)| value > highest) {
                best = Some((value, taken, *step));
            }
        }
        let open = Hundredths::new(highest.iter().sum::<i64>()).among(count);
        let candidate = &mut self.candidates[place];
        if let Some((value, rolls, step)) = best {
            candidate.value = value + (open - value).times(self.openness).among(100);
            candidate.weighed = Some(Weighed {
                build: Some(candidate.build),
                target: step.target,
                walls_to_go: usize::try_from(step.left.count_ones()).unwrap_or_default(),
                rolls,
                value: candidate.value,
            });
        }
    }

    /// The best of the candidates that were compared to the end.
    fn choice(&self, count: usize) -> Choice {
        let weighed: Vec<Weighed> = self.candidates[..count]
            .iter()
            .filter_map(|candidate| candidate.weighed)
            .collect();
        if let [chosen, ..] = weighed[..]
            && let Some(build) = chosen.build
        {
            let reason = Reason::Build(BuildReason { chosen, weighed });
            return Choice::new(Action::build(self.seat, build), reason);
        }
        let plan = self.prospects.first();
        let perimeter = plan.map(|plan| plan.target().perimeter);
        let build = standstill(&self.hand, perimeter.unwrap_or_default());
        let reason = plan.map_or(Reason::Only, |plan| {
            let target = *plan.target();
            let chosen = Weighed {
                build: Some(build),
                target,
                walls_to_go: target.walls_to_go(build.on(self.hand.walls())),
                rolls: plan.expected(),
                value: plan.value(),
            };
            Reason::Build(BuildReason {
                chosen,
                weighed: vec![chosen],
            })
        });
        Choice::new(Action::build(self.seat, build), reason)
    }
}
