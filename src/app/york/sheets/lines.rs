//! The lines of an Age's score that have been told, under their reasons.

use std::rc::Rc;

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::language::use_language;
use crate::app::table::looks::{Look, badge};
use crate::app::york::words::{Words, difference};
use crate::rules::york::{ScoreLine, ScoreReason};

/// What the list of lines shows.
#[derive(Properties, PartialEq)]
pub struct LinesProps {
    /// The lines told so far.
    pub lines: Rc<[ScoreLine]>,
    /// What the players are called.
    pub names: Rc<[AttrValue]>,
    /// How the seats look.
    pub looks: Rc<[Look]>,
    /// The line whose count is on the board.
    pub shown: Option<usize>,
    /// What is said after the last line.
    pub end: Option<&'static str>,
    /// Shows on the board what a line counted.
    pub on_show: Callback<usize>,
}

/// The lines told so far, in their order, a heading for each reason; the newest is kept in sight.
#[component]
pub fn Lines(props: &LinesProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((props.lines.len(), props.end), move |_| {
            if let Some(region) = node.cast::<web_sys::Element>() {
                region.set_scroll_top(region.scroll_height());
            }
        });
    }
    let line = |index: usize| {
        let line = props.lines[index];
        let seat = line.seat.index();
        html! {
            <Line key={index} {index} {line} name={props.names[seat].clone()} look={props.looks[seat]}
                is_newest={index + 1 == props.lines.len()} is_shown={props.shown == Some(index)} on_show={props.on_show.clone()} />
        }
    };
    let groups = groups(&props.lines).into_iter().map(|(reason, range)| {
        html! {
            <li class="score__group" key={range.start} data-reason={reason.to_string()}>
                <h3 class="score__reason">{ words.score_reason(reason) }</h3>
                <p class="score__why">
                    { words.score_why(reason) }
                    if reason.is_recalled() { { " " }{ texts.taken_already } }
                </p>
                <ol class="score__rows">{ for range.map(line) }</ol>
            </li>
        }
    });
    html! {
        <div class="score__lines" role="region" tabindex="0" aria-label={texts.lines} ref={node}>
            if props.lines.is_empty() {
                <p class="score__intro">{ texts.intro }</p>
            } else {
                <ol class="score__groups">{ for groups }</ol>
            }
            if let Some(end) = props.end {
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

#[derive(Properties, PartialEq)]
struct LineProps {
    index: usize,
    line: ScoreLine,
    name: AttrValue,
    look: Look,
    is_newest: bool,
    is_shown: bool,
    on_show: Callback<usize>,
}

/// One line: who, and what it adds or takes.
#[component]
fn Line(props: &LineProps) -> Html {
    let words = Words::of(use_language());
    let line = props.line;
    let on_show = use_callback(
        (props.index, props.on_show.clone()),
        |_: MouseEvent, (index, on_show)| {
            on_show.emit(*index);
        },
    );
    let has_coins = line.reason != ScoreReason::Vikings;
    let has_vikings = line.reason == ScoreReason::Vikings || line.vikings != 0;
    let token = match line.reason {
        ScoreReason::Shield => Some("#sign-shield"),
        ScoreReason::Invasion | ScoreReason::GivenUp => Some("#sign-invasion"),
        _ => None,
    };
    let class = classes!(
        "score__line",
        props.is_newest.then_some("score__line--newest"),
        props.is_shown.then_some("score__line--shown")
    );
    html! {
        <li>
            <button type="button" {class} data-action="line" data-line={props.index.to_string()} data-seat={line.seat.to_string()}
                data-coins={line.coins.to_string()} data-vikings={line.vikings.to_string()}
                aria-pressed={if props.is_shown { "true" } else { "false" }} onclick={on_show}>
                <span class="unseen">{ words.score_line(&line, &props.name) }</span>
                { badge(props.look) }
                <span class="score__name" aria-hidden="true">{ &props.name }</span>
                <span class="score__amounts" aria-hidden="true">
                    if let Some(token) = token { <svg class="score__sign"><use href={token} /></svg> }
                    if has_vikings { { amount("#sign-viking", line.vikings) } }
                    if has_coins { { amount("#sign-coin", line.coins) } }
                </span>
            </button>
        </li>
    }
}

fn amount(sign: &'static str, count: i32) -> Html {
    html! {
        <span class="score__amount">{ difference(count) }<svg class="score__sign"><use href={sign} /></svg></span>
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
