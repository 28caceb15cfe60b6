//! What stands beside the board while nobody builds: the decree, the roll, the reveal, the wait.

use yew::prelude::*;

use super::bar::sign;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::app::york::words::Words;
use crate::rules::york::{Action, Age, Building, Event, Seat, Tower};

/// What a dock needs.
#[derive(Properties, PartialEq)]
pub struct DockProps {
    /// The game at this table.
    pub session: UseReducerHandle<Session>,
    /// What the table shows.
    pub scene: Scene,
    /// Whose board is the large one.
    pub focus: Seat,
    /// Looks at the city that could be closed; nothing where there is none to come.
    pub on_city: Option<Callback<()>>,
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
        Stage::Reveal => html! {
            <>
                <h2 class="dock__title">{ texts.reveal_title }</h2>
                <News session={session.clone()} class="unseen" />
                <Shown session={session.clone()} scene={props.scene.clone()} focus={props.focus} />
                { go_on(texts.next) }
            </>
        },
        Stage::Closings => html! {
            <>
                <h2 class="dock__title">{ texts.closings_title }</h2>
                <News session={session.clone()} class="dock__lines" />
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
            if let Some(on_city) = props.on_city.clone() {
                <Control action="city" on_press={on_city}>{ texts.close_look }</Control>
            }
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
    class: &'static str,
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
    html! { <ul class={props.class}>{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul> }
}

#[derive(Properties, PartialEq)]
struct ShownProps {
    session: UseReducerHandle<Session>,
    scene: Scene,
    focus: Seat,
}

/// The boards of the others who have built, side by side.
#[component]
fn Shown(props: &ShownProps) -> Html {
    let (session, scene) = (&props.session, &props.scene);
    let others: Vec<Seat> = session
        .looked_at()
        .iter()
        .filter_map(|event| match event {
            Event::Shown { seat, .. } if *seat != props.focus => Some(*seat),
            _ => None,
        })
        .collect();
    let boards = others.iter().map(|seat| {
        let plan = &session.plan().seats[seat.index()];
        html! {
            <li class="shown__one">
                <BoardView layout={scene.layout} marks={Marks::from(&scene.seats[seat.index()])} is_small={true} />
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
