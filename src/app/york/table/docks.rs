//! What stands beside the board while nobody builds: the decree, the roll, the reveal, the wait.

use yew::prelude::*;

use super::bar::sign_of;
use super::press;
use super::texts::Texts;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;
use crate::app::york::board::Marks;
use crate::app::york::parts::{line, sign, small_board};
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::app::york::words::Words;
use crate::rules::york::{Action, Age, Building, Event, Seat, Tower};

/// The dock of a stage in which nobody builds, drafts or decides; with the way to look at the city
/// that could be closed, where there is one to come.
pub fn dock(
    session: &UseReducerHandle<Session>,
    scene: &Scene,
    focus: Seat,
    on_city: Option<Callback<()>>,
    language: Language,
) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let go_on = |word| control("next", Kind::First, press(session, Step::Read), word);
    let stage = session.stage();
    let content = match stage {
        Stage::Decree => html! {
            <>
                { kings_tower(scene, session.name(scene.roller), texts, words) }
                { go_on(texts.begin) }
            </>
        },
        Stage::Rolling(seat) if session.is_person(seat) => html! {
            <>
                { line("dock__title", fill(texts.your_roll, &[session.name(seat)])) }
                { control("roll", Kind::First, press(session, Step::Act(Action::roll(seat))), texts.roll) }
            </>
        },
        Stage::Rolling(seat) => line("dock__title", fill(texts.bot_rolls, &[session.name(seat)])),
        Stage::Reveal => html! {
            <>
                <h2 class="dock__title">{ texts.reveal_title }</h2>
                { news(session, "unseen", words) }
                { shown(session, scene, focus) }
                { go_on(texts.next) }
            </>
        },
        Stage::Closings => html! {
            <>
                <h2 class="dock__title">{ texts.closings_title }</h2>
                { news(session, "dock__lines", words) }
                { go_on(texts.next) }
            </>
        },
        _ => html! { <p class="dock__title" data-thinking="yes">{ texts.waiting }</p> },
    };
    let can_run = session.is_up_to_bots()
        && !session.runs_bots()
        && session.persons().next().is_some()
        && !matches!(stage, Stage::Decree | Stage::Score(_));
    html! {
        <div class="table__dock dock">
            { content }
            if let Some(on_city) = on_city {
                { control("city", Kind::Plain, on_city, texts.close_look) }
            }
            if can_run {
                { line("dock__line", texts.run_bots_line) }
                { control("run-bots", Kind::Plain, press(session, Step::RunBots), texts.run_bots) }
            }
        </div>
    }
}

/// What has just happened, line by line.
fn news(session: &Session, class: &'static str, words: &'static Words) -> Html {
    let names = |seat| session.name(seat).to_owned();
    let lines = session
        .looked_at()
        .iter()
        .flat_map(|event: &Event| words.event_lines(event, &names));
    html! { <ul {class}>{ for lines.map(|told| html! { <li>{ told }</li> }) }</ul> }
}

/// The boards of the others who have built, side by side.
fn shown(session: &Session, scene: &Scene, focus: Seat) -> Html {
    let others: Vec<Seat> = session
        .looked_at()
        .iter()
        .filter_map(|event| match event {
            Event::Shown { seat, .. } if *seat != focus => Some(*seat),
            _ => None,
        })
        .collect();
    let boards = others.iter().map(|seat| {
        let plan = &session.plan().seats[seat.index()];
        html! {
            <li class="shown__one">
                { small_board(scene.layout, Marks::from(&scene.seats[seat.index()])) }
                <span class="shown__name">{ badge(plan.look) }{ &plan.name }</span>
            </li>
        }
    });
    // As many columns as rows where there is room for both.
    let side = (1..=Seat::MOST).find(|side| side * side >= others.len());
    html! {
        <ul class="shown" aria-hidden="true" style={fill("--side:{};--count:{}", &[&side.unwrap_or(1).to_string(), &others.len().to_string()])}>
            { for boards }
        </ul>
    }
}

/// The King's Tower: three dice in their grooves, what they decree, and who rolls first.
fn kings_tower(scene: &Scene, first: &str, texts: &'static Texts, words: &'static Words) -> Html {
    let grooves = scene.tower.as_ref().map(Tower::grooves);
    let dice = grooves.into_iter().flatten().enumerate().map(|(place, groove)| {
        html! {
            <li class="tower__groove" style={fill("--place:{}", &[&place.to_string()])}>
                <span class="tower__die" aria-hidden="true">{ groove.number }</span>
                { sign("tower__sign", sign_of(groove.building)) }
                <span class="tower__name">{ words.buildings(groove.number.into(), groove.building) }</span>
            </li>
        }
    });
    let asked: Vec<String> = Building::ALL
        .into_iter()
        .map(|building| words.buildings(scene.decree().count(building).into(), building))
        .collect();
    let title = texts.decree_title[usize::from(scene.age == Age::Second)];
    html! {
        <div class="tower">
            <h2 class="dock__title">{ title }</h2>
            <ul class="tower__dice" aria-label={texts.decree}>{ for dice }</ul>
            { line("dock__line", fill(texts.decree_line, &[&asked.join(", ")])) }
            { line("dock__line", fill(texts.first_roller, &[first])) }
        </div>
    }
}
