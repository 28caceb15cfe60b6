//! How both Ages were scored, side by side for all players.

use std::rc::Rc;

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::language::use_language;
use crate::app::table::looks::{Look, badge};
use crate::app::york::words::{Words, number};
use crate::rules::york::{Age, AgeReport, ScoreLine, ScoreReason, Seat};

/// The reasons for which coins are taken in an Age.
const COINS: [ScoreReason; 5] = [
    ScoreReason::CityCoins,
    ScoreReason::Waiting,
    ScoreReason::PerfectPlan,
    ScoreReason::LongestWall,
    ScoreReason::ShieldTie,
];

/// What the table of the Ages shows.
#[derive(Properties, PartialEq)]
pub struct AgesProps {
    /// How the Ages ended.
    pub reports: Rc<[AgeReport]>,
    /// The seats, in the order of their places.
    pub seats: Rc<[Seat]>,
    /// What the players are called.
    pub names: Rc<[AttrValue]>,
    /// How the seats look.
    pub looks: Rc<[Look]>,
}

/// A score pad: a column for each player, a row for each reason, Age by Age.
#[component]
pub fn Ages(props: &AgesProps) -> Html {
    let texts = Texts::of(use_language());
    let heads = props.seats.iter().map(|seat| {
        html! {
            <th scope="col" class="ages__seat">
                { badge(props.looks[seat.index()]) }
                <span class="ages__name">{ &props.names[seat.index()] }</span>
            </th>
        }
    });
    let ages = props.reports.iter().map(|report| age(report, props));
    html! {
        <table class="ages" data-count={props.seats.len().to_string()}>
            <caption class="ages__title">{ texts.ages }</caption>
            <thead><tr><td></td>{ for heads }</tr></thead>
            { for ages }
        </table>
    }
}

fn age(report: &AgeReport, props: &AgesProps) -> Html {
    html! { <OneAge report={report.clone()} seats={props.seats.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct OneAgeProps {
    report: AgeReport,
    seats: Rc<[Seat]>,
}

/// The rows of one Age.
#[component]
fn OneAge(props: &OneAgeProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let lines = props.report.lines();
    let is_second = props.report.age() == Age::Second;
    let row = |title: &'static str, class: Option<&'static str>, count: &dyn Fn(Seat) -> i32| {
        let cells = props
            .seats
            .iter()
            .map(|&seat| html! { <td>{ number(count(seat)) }</td> });
        html! { <tr {class}><th scope="row">{ title }</th>{ for cells }</tr> }
    };
    let met = COINS
        .into_iter()
        .filter(|&reason| lines.iter().any(|line| line.reason == reason));
    html! {
        <tbody data-age={if is_second { "2" } else { "1" }}>
            <tr><th scope="rowgroup" class="ages__age" colspan={(props.seats.len() + 1).to_string()}>{ texts.age[usize::from(is_second)] }</th></tr>
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
