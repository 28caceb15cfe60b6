//! What a bout says of the game's balance: rolls, scores by decree, faces in the draft.

use std::collections::BTreeMap;
use std::fmt::Write;

use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{Age, AgeReport, Arrow, Gem, KingsDie, ScoreReason, Tower};

use super::columns::Columns;
use super::contest::Contest;
use super::figures::{Mean, Share, percentile};
use super::wish::Wish;

/// All tables, each under its heading.
pub fn tables(wish: &Wish, contests: &[Contest]) -> String {
    let mut text = String::new();
    let mut add = |heading: &str, table: &Columns| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{heading}\n\n{}\n", table.told());
    };
    add("Rolls of an Age", &rolls(contests));
    let heading = "Scores of a seat in an Age, by how many buildings the decree asks for";
    add(heading, &by_decree("buildings", contests, asked));
    let heading = "Scores of a seat in an Age, by the dice in the grooves";
    add(heading, &by_decree("dice", contests, pairing));
    if contests.iter().any(|contest| !contest.picks().is_empty()) {
        let heading = "Faces in the draft: how often black was picked rather than white";
        add(heading, &picks(wish, contests));
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// How long the Ages are.
fn rolls(contests: &[Contest]) -> Columns {
    let mut columns = Columns::new(["Age", "Ages", "mean", "p10", "p50", "p90", "max"]);
    for age in [Age::First, Age::Second] {
        let ages = contests.iter().flat_map(Contest::ages);
        let of_age = ages.filter(|(_, report)| report.age() == age);
        let mut turns: Vec<u16> = of_age.map(|(_, report)| report.turns()).collect();
        turns.sort_unstable();
        let mean: Mean = turns.iter().copied().collect();
        let mut row = vec![age.to_string(), turns.len().to_string(), mean.told()];
        row.extend([10, 50, 90, 100].map(|percent| {
            percentile(&turns, percent).map_or("-".to_owned(), |turns| turns.to_string())
        }));
        columns.push(row);
    }
    columns
}

/// The means of the Ages that have something in common.
#[derive(Default)]
struct Scores {
    ages: u32,
    rolls: Mean,
    printed: Mean,
    waiting: Mean,
    all: Mean,
}

impl Scores {
    fn add(&mut self, contest: &Contest, report: &AgeReport) {
        self.ages += 1;
        self.rolls.add(report.turns());
        for seat in contest.record().setup().seats() {
            let lines = report.lines().iter().filter(|line| line.seat == seat);
            let coins = |reason: Option<ScoreReason>| -> i32 {
                let lines = lines.clone();
                let counted =
                    lines.filter(|line| reason.is_none_or(|reason| line.reason == reason));
                counted.map(|line| line.coins).sum()
            };
            self.printed.add(coins(Some(ScoreReason::CityCoins)));
            self.waiting.add(coins(Some(ScoreReason::Waiting)));
            self.all.add(coins(None));
        }
    }
}

/// One row for each kind of decree.
fn by_decree(heading: &str, contests: &[Contest], kind: impl Fn(Tower) -> String) -> Columns {
    let mut kinds: BTreeMap<String, Scores> = BTreeMap::new();
    for contest in contests {
        for (tower, report) in contest.ages() {
            kinds.entry(kind(tower)).or_default().add(contest, report);
        }
    }
    let headings = [
        "Ages",
        "rolls",
        "coins in the city",
        "coins while waiting",
        "score",
    ];
    let mut columns = Columns::new([heading].into_iter().chain(headings));
    for (kind, scores) in kinds {
        let means = [scores.rolls, scores.printed, scores.waiting, scores.all];
        let mut row = vec![kind, scores.ages.to_string()];
        row.extend(means.map(Mean::told));
        columns.push(row);
    }
    columns
}

/// How many buildings a decree asks for, written so that it sorts.
fn asked(tower: Tower) -> String {
    let asked: u8 = tower.decree().counts().iter().sum();
    format!("{asked:2}")
}

/// Which die fell into which groove.
fn pairing(tower: Tower) -> String {
    let grooves = tower.grooves().map(|groove| {
        let die = match groove.die {
            KingsDie::Low => "low",
            KingsDie::Middle => "middle",
            KingsDie::High => "high",
        };
        format!("{die} {}", groove.building.noun(1))
    });
    grooves.join(", ")
}

/// For each gem, how often its black face was picked by all, and by each level.
fn picks(wish: &Wish, contests: &[Contest]) -> Columns {
    let ranks = wish.ranks();
    let headings = ["gem", "picks", "black", "95 % interval"].map(str::to_owned);
    let levels = ranks.iter().map(|(level, _)| level.to_string());
    let mut columns = Columns::new(headings.into_iter().chain(levels));
    for gem in Gem::ALL {
        let picks = || {
            let picks = contests.iter().flat_map(Contest::picks);
            picks.filter(|(_, face)| face.gem() == gem)
        };
        let share = |level: Option<Level>| -> Share {
            let picks = picks().filter(|(other, _)| level.is_none_or(|level| level == *other));
            picks
                .map(|(_, face)| face.arrow() == Arrow::Black)
                .collect()
        };
        let all = share(None);
        let mut row = vec![
            format!("{gem:?}").to_lowercase(),
            picks().count().to_string(),
            all.told(),
            all.interval(),
        ];
        row.extend(ranks.iter().map(|&(level, _)| share(Some(level)).told()));
        columns.push(row);
    }
    columns
}
