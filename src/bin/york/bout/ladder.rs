//! The ladder: how each level fared.

use std::time::Duration;

use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::FinalTable;

use super::columns::Columns;
use super::contest::{Closing, Contest};
use super::figures::{Mean, Share, percentile};
use super::wish::Wish;

/// One row for each level; wins, coins and invasions are those of one seat in a game, the rest is
/// told by the cities it closed, and times come last.
pub fn table(wish: &Wish, contests: &[Contest]) -> String {
    let mut columns = Columns::new([
        "level",
        "seats",
        "wins",
        "95 % interval",
        "coins",
        "invasions",
        "Vikings/Age",
        "rolls/Age",
        "walls/Age",
        "Perfect Plans",
        "p50 ms",
        "p95 ms",
        "max ms",
    ]);
    for (level, seats) in wish.ranks() {
        columns.push(row(level, seats, contests));
    }
    let players = wish.levels.len();
    format!(
        "{} games of {players}\n\n{}",
        contests.len(),
        columns.told()
    )
}

fn row(level: Level, seats: usize, contests: &[Contest]) -> Vec<String> {
    let (mut wins, mut coins, mut invasions) = (Share::default(), Mean::default(), Mean::default());
    for (contest, table) in finished(contests) {
        let winners = u32::try_from(table.winners().count()).expect("a game has 2 to 8 players");
        let rows = table.rows().iter();
        for row in rows.filter(|row| contest.level(row.seat) == level) {
            let share = if row.place == 1 { 1.0 } else { 0.0 };
            wins.add(share / f64::from(winners));
            coins.add(row.total);
            invasions.add(row.invasions);
        }
    }
    let closings: Vec<&Closing> = contests
        .iter()
        .flat_map(Contest::closings)
        .filter(|closing| closing.level == level)
        .collect();
    let mean = |number: fn(&Closing) -> u32| -> String {
        let numbers = closings.iter().map(|closing| number(closing));
        numbers.collect::<Mean>().told()
    };
    let perfect: Share = closings.iter().map(|closing| closing.is_perfect).collect();
    let mut row = vec![level.to_string(), seats.to_string()];
    row.extend([wins.told(), wins.interval(), coins.told(), invasions.told()]);
    row.push(mean(|closing| closing.vikings));
    row.push(mean(|closing| closing.turn.into()));
    row.push(mean(|closing| closing.walls));
    row.push(perfect.told());
    row.extend(times(level, contests));
    row
}

/// The games that came to their end.
fn finished(contests: &[Contest]) -> impl Iterator<Item = (&Contest, FinalTable)> {
    let contests = contests.iter();
    contests.filter_map(|contest| Some((contest, contest.final_table()?)))
}

/// How long half of the decisions take at the most, 95 of a hundred, and all.
fn times(level: Level, contests: &[Contest]) -> [String; 3] {
    let times = contests.iter().flat_map(Contest::times);
    let mut times: Vec<Duration> = times
        .filter(|(other, _)| *other == level)
        .map(|&(_, time)| time)
        .collect();
    times.sort_unstable();
    [50, 95, 100].map(|percent| {
        let time = percentile(&times, percent).unwrap_or_default();
        format!("{:.2}", 1_000.0 * time.as_secs_f64())
    })
}
