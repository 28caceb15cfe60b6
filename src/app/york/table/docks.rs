//! What stands beside the board while nobody builds: the decree, the roll, the reveal, the wait.

use yew::prelude::*;

use super::bar::sign;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::app::york::words::Words;
use crate::rules::york::{Action, Age, Building, Event, Tower};

/// What a dock needs.
#[derive(Properties, PartialEq)]
pub struct DockProps {
    /// The game at this table.
    pub session: UseReducerHandle<Session>,
    /// What the table shows.
    pub scene: Scene,
}

/// The dock of a stage in which nobody builds, drafts or decides.
#[component]
pub fn Dock(props: &DockProps) -> Html {
    let texts = Texts::of(use_language());
    let session = &props.session;
    let step = |step: Step| {
        let session = session.clone();
        Callback::from(move |()| session.dispatch(step.clone()))
    };
    let go_on = |word: &'static str| {
        html! { <Control action="next" kind={Kind::First} on_press={step(Step::Read)}>{ word }</Control> }
    };
    let stage = session.stage();
    let content = match stage {
        Stage::Decree => html! {
            <>
                <KingsTower scene={props.scene.clone()} first={session.name(props.scene.roller).to_owned()} />
                { go_on(texts.begin) }
            </>
        },
        Stage::Rolling(seat) if session.is_person(seat) => html! {
            <>
                <p class="dock__title">{ fill(texts.your_roll, &[session.name(seat)]) }</p>
                <Control action="roll" kind={Kind::First} on_press={step(Step::Act(Action::roll(seat)))}>{ texts.roll }</Control>
            </>
        },
        Stage::Rolling(seat) => html! {
            <p class="dock__title">{ fill(texts.bot_rolls, &[session.name(seat)]) }</p>
        },
        Stage::Reveal | Stage::Closings => html! {
            <>
                <News session={session.clone()} title={if stage == Stage::Reveal { texts.reveal_title } else { texts.closings_title }} />
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
            if can_run {
                <p class="dock__line">{ texts.run_bots_line }</p>
                <Control action="run-bots" on_press={step(Step::RunBots)}>{ texts.run_bots }</Control>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct NewsProps {
    session: UseReducerHandle<Session>,
    title: &'static str,
}

/// What has just happened, line by line.
#[component]
fn News(props: &NewsProps) -> Html {
    let words = Words::of(use_language());
    let session = &props.session;
    let names = |seat| session.name(seat).to_owned();
    let lines = session
        .looked_at()
        .iter()
        .flat_map(|event: &Event| words.event_lines(event, &names));
    html! {
        <>
            <h2 class="dock__title">{ props.title }</h2>
            <ul class="dock__lines">{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct KingsTowerProps {
    scene: Scene,
    first: String,
}

/// The King's Tower: three dice in their grooves, and what they decree.
#[component]
fn KingsTower(props: &KingsTowerProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let scene = &props.scene;
    let grooves = scene.tower.as_ref().map(Tower::grooves);
    let dice = grooves.into_iter().flatten().enumerate().map(|(place, groove)| {
        html! {
            <li class="tower__groove" style={format!("--place:{place}")}>
                <span class="tower__die" aria-hidden="true">{ groove.number }</span>
                <svg class="tower__sign" aria-hidden="true"><use href={sign(groove.building)} /></svg>
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
            <p class="dock__line">{ fill(texts.decree_line, &[&asked.join(", ")]) }</p>
            <p class="dock__line">{ fill(texts.first_roller, &[&props.first]) }</p>
        </div>
    }
}
