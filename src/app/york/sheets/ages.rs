//! How both Ages were scored, side by side for all players.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::language::Language;
use crate::app::york::lobby::SeatPlan;
use crate::app::york::parts::player;
use crate::app::york::words::{Words, number};
use crate::rules::york::{Age, AgeReport, FinalRow, ScoreLine, ScoreReason, Seat};

/// The reasons for which coins are taken in an Age.
const COINS: [ScoreReason; 5] = [
    ScoreReason::CityCoins,
    ScoreReason::Waiting,
    ScoreReason::PerfectPlan,
    ScoreReason::LongestWall,
    ScoreReason::ShieldTie,
];

/// A score pad: a column for each player in the order of their places, a row for each reason, Age by
/// Age.
pub fn ages(
    reports: &[AgeReport],
    rows: &[FinalRow],
    players: &[SeatPlan],
    language: Language,
) -> Html {
    let heads = rows.iter().map(|row| {
        html! {
            <th scope="col" class="ages__seat">
                { player(&players[row.seat.index()], "ages__name") }
            </th>
        }
    });
    html! {
        <table class="ages" data-count={rows.len().to_string()}>
            <caption class="ages__title">{ Texts::of(language).ages }</caption>
            <thead><tr><td></td>{ for heads }</tr></thead>
            { for reports.iter().map(|report| age(report, rows, language)) }
        </table>
    }
}

/// The rows of one Age.
fn age(report: &AgeReport, rows: &[FinalRow], language: Language) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let lines = report.lines();
    let is_second = report.age() == Age::Second;
    let row = |title: &'static str, class: Option<&'static str>, count: &dyn Fn(Seat) -> i32| {
        let cells = rows
            .iter()
            .map(|row| html! { <td>{ number(count(row.seat)) }</td> });
        html! { <tr {class}><th scope="row">{ title }</th>{ for cells }</tr> }
    };
    let met = COINS
        .into_iter()
        .filter(|&reason| lines.iter().any(|line| line.reason == reason));
    html! {
        <tbody data-age={if is_second { "2" } else { "1" }}>
            <tr><th scope="rowgroup" class="ages__age" colspan={(rows.len() + 1).to_string()}>{ texts.age[usize::from(is_second)] }</th></tr>
            { for met.map(|reason| row(words.score_reason(reason), None, &|seat| coins(lines, seat, &[reason]))) }
            { row(texts.age_coins, Some("ages__sum"), &|seat| coins(lines, seat, &COINS)) }
            { row(words.score_reason(ScoreReason::Vikings), None, &|seat| vikings(lines, seat)) }
        </tbody>
    }
}

/// The coins that the seat took for these reasons.
fn coins(lines: &[ScoreLine], seat: Seat, reasons: &[ScoreReason]) -> i32 {
    lines
        .iter()
        .filter(|line| line.seat == seat && reasons.contains(&line.reason))
        .map(|line| line.coins)
        .sum()
}

/// The Vikings in the seat's city.
fn vikings(lines: &[ScoreLine], seat: Seat) -> i32 {
    lines
        .iter()
        .filter(|line| line.seat == seat && line.reason == ScoreReason::Vikings)
        .map(|line| line.vikings)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::Record;

    #[test]
    fn the_coins_of_both_ages_are_all_coins_taken() {
        let games = [
            include_str!("../../../../tests/data/games/two-draft.york"),
            include_str!("../../../../tests/data/games/eight-bonuses.york"),
        ];
        for game in games {
            let record = Record::read(game).unwrap();
            let table = record.game().table();
            for row in table.final_table().unwrap().rows() {
                let reports = table.reports().iter();
                let taken: i32 = reports
                    .map(|report| coins(report.lines(), row.seat, &COINS))
                    .sum();
                assert_eq!(taken, row.coins.cast_signed());
            }
        }
    }
}
