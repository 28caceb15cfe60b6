//! The lines of an Age's score that have been told, under their reasons.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::table::looks::badge;
use crate::app::york::lobby::SeatPlan;
use crate::app::york::parts::sign;
use crate::app::york::words::{Words, difference};
use crate::rules::york::{ScoreLine, ScoreReason};

/// What the list of lines shows.
pub struct Lines<'a> {
    /// The lines told so far.
    pub told: &'a [ScoreLine],
    /// Who sits where.
    pub players: &'a [SeatPlan],
    /// The line whose count is on the board.
    pub shown: Option<usize>,
    /// What is said after the last line.
    pub end: Option<&'static str>,
    /// Shows on the board what a line counted.
    pub on_show: Callback<usize>,
}

/// The lines told so far, in their order, a heading for each reason.
pub fn lines(list: &Lines<'_>, texts: &'static Texts, words: &'static Words) -> Html {
    let groups = groups(list.told).into_iter().map(|(reason, range)| {
        html! {
            <li class="score__group" key={range.start} data-reason={reason.to_string()}>
                <h3 class="score__reason">{ words.score_reason(reason) }</h3>
                <p class="score__why">
                    { words.score_why(reason) }
                    if reason.is_recalled() { { " " }{ texts.taken_already } }
                </p>
                <ol class="score__rows">{ for range.map(|index| line(list, index, words)) }</ol>
            </li>
        }
    });
    html! {
        <div class="score__lines" role="region" tabindex="0" aria-label={texts.lines}>
            if list.told.is_empty() {
                <p class="score__intro">{ texts.intro }</p>
            } else {
                <ol class="score__groups">{ for groups }</ol>
            }
            if let Some(end) = list.end {
                <p class="score__end">{ end }</p>
            }
        </div>
    }
}

/// Lines that follow one another for the same reason.
fn groups(lines: &[ScoreLine]) -> Vec<(ScoreReason, std::ops::Range<usize>)> {
    let mut start = 0;
    let runs = lines.chunk_by(|one, next| one.reason == next.reason);
    runs.map(|run| {
        let range = start..start + run.len();
        start = range.end;
        (run[0].reason, range)
    })
    .collect()
}

/// One line: who, and what it adds or takes.
fn line(list: &Lines<'_>, index: usize, words: &'static Words) -> Html {
    let line = &list.told[index];
    let player = &list.players[line.seat.index()];
    let is_shown = list.shown == Some(index);
    let on_show = list.on_show.reform(move |_: MouseEvent| index);
    let has_coins = line.reason != ScoreReason::Vikings;
    let has_vikings = line.reason == ScoreReason::Vikings || line.vikings != 0;
    let token = match line.reason {
        ScoreReason::Shield => Some("#sign-shield"),
        ScoreReason::Invasion | ScoreReason::GivenUp => Some("#sign-invasion"),
        _ => None,
    };
    let class = match (index + 1 == list.told.len(), is_shown) {
        (false, false) => "score__line",
        (true, false) => "score__line score__line--newest",
        (false, true) => "score__line score__line--shown",
        (true, true) => "score__line score__line--newest score__line--shown",
    };
    html! {
        <li key={index}>
            <button type="button" {class} data-action="line" data-line={index.to_string()} data-seat={line.seat.to_string()}
                data-coins={line.coins.to_string()} data-vikings={line.vikings.to_string()}
                aria-pressed={if is_shown { "true" } else { "false" }} onclick={on_show}>
                <span class="unseen">{ words.score_line(line, &player.name) }</span>
                { badge(player.look) }
                <span class="score__name" aria-hidden="true">{ &player.name }</span>
                <span class="score__amounts" aria-hidden="true">
                    if let Some(token) = token { { sign("score__sign", token) } }
                    if has_vikings { { amount("#sign-viking", line.vikings) } }
                    if has_coins { { amount("#sign-coin", line.coins) } }
                </span>
            </button>
        </li>
    }
}

fn amount(href: &'static str, count: i32) -> Html {
    html! {
        <span class="score__amount">{ difference(count) }{ sign("score__sign", href) }</span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::Seat;

    #[test]
    fn lines_that_follow_one_another_for_one_reason_stand_under_one_heading() {
        let seat = Seat::from_index(0).unwrap();
        let line = |reason| ScoreLine::new(seat, reason, 0);
        let lines = [
            ScoreReason::CityCoins,
            ScoreReason::CityCoins,
            ScoreReason::ShieldTie,
            ScoreReason::Shield,
            ScoreReason::ShieldTie,
        ];
        assert_eq!(
            groups(&lines.map(line)),
            [
                (ScoreReason::CityCoins, 0..2),
                (ScoreReason::ShieldTie, 2..3),
                (ScoreReason::Shield, 3..4),
                (ScoreReason::ShieldTie, 4..5),
            ]
        );
        assert_eq!(groups(&[]), []);
    }
}
