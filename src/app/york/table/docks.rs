//! What stands beside the board while nobody builds: the decree, the roll, the reveal, the wait.

use yew::prelude::*;

use super::press;
use super::seats::worth_of;
use super::texts::Texts;
use super::tower::kings_tower;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::reducer::Reducer;
use crate::app::shell::texts::fill;
use crate::app::york::board::Marks;
use crate::app::york::parts::{line, player, small_board};
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::app::york::words::Words;
use crate::rules::york::{Action, Event, Phase, Seat};

/// The dock of a stage in which nobody builds, drafts or decides; with the way to look at the city
/// that could be closed, where there is one to come.
pub fn dock(
    session: &Reducer<Session>,
    scene: &Scene,
    focus: Seat,
    on_city: Option<Callback<()>>,
    language: Language,
) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let stage = session.stage();
    let (content, word) = match stage {
        Stage::Decree => {
            let tower = kings_tower(scene, session.name(scene.roller), texts, words);
            (tower, Some(texts.begin))
        }
        Stage::Rolling(seat) if session.is_person(seat) => {
            let title = fill(texts.your_roll, &[session.name(seat)]);
            (line("dock__title", title), None)
        }
        Stage::Rolling(seat) => {
            let title = fill(texts.bot_rolls, &[session.name(seat)]);
            (line("dock__title", title), None)
        }
        Stage::Reveal => {
            let others = seats_in_news(session).filter(|&seat| seat != focus);
            let boards = shown(session, scene, &others.collect::<Vec<_>>(), None, texts);
            (
                news(session, texts.reveal_title, boards, words),
                Some(texts.next),
            )
        }
        Stage::Closings => {
            let seats: Vec<Seat> = seats_in_news(session).collect();
            let boards = shown(session, scene, &seats, Some("closing"), texts);
            (
                news(session, texts.closings_title, boards, words),
                Some(texts.next),
            )
        }
        _ => (
            html! { <p class="dock__title" data-thinking="yes">{ awaited(session, texts) }</p> },
            None,
        ),
    };
    let roller = match stage {
        Stage::Rolling(seat) => Some(seat).filter(|&seat| session.is_person(seat)),
        _ => None,
    };
    let can_run = session.is_up_to_bots()
        && !session.runs_bots()
        && session.persons().next().is_some()
        && !matches!(stage, Stage::Decree | Stage::Score(_));
    html! {
        <div class="table__dock dock">
            { content }
            if can_run {
                { line("dock__line", texts.run_bots_line) }
            }
            <div class="dock__choices">
                if let Some(word) = word {
                    { control("next", if can_run { Kind::Plain } else { Kind::First }, press(session, Step::Read), word) }
                }
                if let Some(seat) = roller {
                    { control("roll", Kind::First, press(session, Step::Act(Action::roll(seat))), texts.roll) }
                }
                if let Some(on_city) = on_city {
                    { control("city", Kind::Plain, on_city, texts.close_look) }
                }
                if can_run {
                    { control("run-bots", Kind::First, press(session, Step::RunBots), texts.run_bots) }
                }
            </div>
        </div>
    }
}

/// What the table waits for.
fn awaited(session: &Session, texts: &'static Texts) -> &'static str {
    match session.table().phase() {
        _ if session.runs_bots() => texts.running,
        Phase::Deciding { .. } => texts.waiting_decides,
        _ => texts.waiting,
    }
}

/// What has just happened: the boards for those who see, line by line for those who listen.
fn news(session: &Session, title: &'static str, boards: Html, words: &'static Words) -> Html {
    let names = |seat| session.name(seat).to_owned();
    let lines = session
        .looked_at()
        .iter()
        .flat_map(|event: &Event| words.event_lines(event, &names));
    html! {
        <>
            <h2 class="dock__title">{ title }</h2>
            <ul class="unseen">{ for lines.map(|told| html! { <li>{ told }</li> }) }</ul>
            { boards }
        </>
    }
}

/// Those whom the news are about.
pub fn seats_in_news(session: &Session) -> impl Iterator<Item = Seat> + '_ {
    session.looked_at().iter().filter_map(|event| match event {
        Event::Shown { seat, .. } | Event::Closed { seat, .. } | Event::GaveUp { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    })
}

/// Boards side by side, each with whose it is and what its city will score; and how they move.
fn shown(
    session: &Session,
    scene: &Scene,
    seats: &[Seat],
    moves: Option<&'static str>,
    texts: &'static Texts,
) -> Html {
    let boards = seats.iter().map(|seat| {
        let plan = &session.plan().seats[seat.index()];
        let seat = &scene.seats[seat.index()];
        html! {
            <li class="shown__one" data-moves={moves}>
                { small_board(scene.layout, Marks::from(seat)) }
                <span class="shown__name">{ player(plan, "shown__word") }</span>
                if let Some(worth) = seat.worth {
                    { worth_of(worth) }
                } else if seat.has_given_up {
                    <span>{ texts.status_given_up }</span>
                }
            </li>
        }
    });
    // As many columns as rows where there is room for both.
    let side = (1..=Seat::MOST).find(|side| side * side >= seats.len());
    html! {
        <ul class="shown" aria-hidden="true" style={fill("--side:{};--count:{}", &[&side.unwrap_or(1).to_string(), &seats.len().to_string()])}>
            { for boards }
        </ul>
    }
}
