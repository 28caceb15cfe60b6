//! The York table: one large board, the others around it, and what is to be done now.

mod bar;
mod closing_panel;
mod die;
mod docks;
mod draft;
mod hint;
mod look;
mod menu;
mod middle;
mod playing;
mod seats;
mod texts;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::{Dialog, focus as give_focus};
use crate::app::shell::language::use_language;
use crate::app::shell::settings::use_settings;
use crate::app::shell::texts::fill;
use crate::app::table::curtain::Curtain;
use crate::app::table::looks;
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::lobby::{Opening, Plan, Who};
use crate::app::york::session::{Scene, SeatScene, Session, Stage, Step};
use crate::app::york::sheets::{FinalSheet, LogDialog, ScoreSheet};
use crate::app::york::words::Words;
use crate::rules::york::{Age, Decision, Event, Seat, StreetSet};
use closing_panel::ClosingPanel;
use middle::Middle;
use playing::{use_keeping, use_pace, use_telling, use_thoughts};
use texts::Texts;

/// What the table needs.
#[derive(Properties, PartialEq)]
pub struct YorkTableProps {
    /// The game that is played.
    pub opening: Rc<Opening>,
    /// Leaves the table; the game is kept.
    pub on_leave: Callback<()>,
    /// Plays again with the same seats.
    pub on_again: Callback<Plan>,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq)]
enum Over {
    Nothing,
    Menu,
    Log,
    City,
}

/// The table, from the draft to the final table.
#[component]
pub fn YorkTable(props: &YorkTableProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let session = {
        let opening = props.opening.clone();
        use_reducer_eq(move || Session::open(&opening))
    };
    let settings = use_settings();
    let thoughts = use_thoughts(&session);
    use_pace(&session);
    use_telling(&session);
    let is_kept = use_keeping(&session);
    let over = use_state(|| Over::Nothing);
    let looked_at = use_state(|| None::<Seat>);
    let preview = use_state(|| None::<StreetSet>);

    let stage = session.stage();
    let scene = session.scene();
    let focus = focus_of(&session, &scene);
    use_focus(stage);

    let show = |what: Over| {
        let over = over.clone();
        Callback::from(move |()| over.set(what))
    };
    let on_look = {
        let looked_at = looked_at.clone();
        Callback::from(move |seat: Seat| looked_at.set(Some(seat)))
    };
    let stop_looking = {
        let looked_at = looked_at.clone();
        Callback::from(move |()| looked_at.set(None))
    };
    let on_reseat = {
        let session = session.clone();
        Callback::from(move |(seat, who): (Seat, Who)| session.dispatch(Step::Reseat(seat, who)))
    };
    let on_forgive = {
        let session = session.clone();
        Callback::from(move |()| session.dispatch(Step::Forgive))
    };
    let on_preview = {
        let preview = preview.clone();
        Callback::from(move |walls: Option<StreetSet>| preview.set(walls))
    };
    let builder_walls = matches!(
        stage,
        Stage::Building(_)
            | Stage::Deciding(_)
            | Stage::Rolling(_)
            | Stage::Reveal
            | Stage::Waiting
    )
    .then(|| &scene.seats[focus.index()])
    .filter(|seat| seat.city.is_none() && !seat.has_given_up)
    .map(|seat| match (stage, *preview) {
        (Stage::Building(_), Some(walls)) => walls,
        _ => seat.walls,
    });
    let is_sheet = matches!(stage, Stage::Score(_) | Stage::Over);
    let middle = match stage {
        Stage::Curtain(seat) => {
            let session = session.clone();
            let plan = &session.plan().seats[seat.index()];
            html! {
                <Curtain name={plan.name.clone()} look={plan.look} line={texts.curtain_line}
                    button={fill(texts.curtain_button, &[&plan.name])} on_lift={Callback::from({ let session = session.clone(); move |()| session.dispatch(Step::LiftCurtain) })} />
            }
        }
        Stage::Score(_) | Stage::Over => sheet(&session, &scene, props, &show(Over::Menu)),
        _ => html! {
            <Middle session={session.clone()} scene={scene.clone()} {focus} thoughts={thoughts.clone()} {on_preview} on_city={show(Over::City)} />
        },
    };
    let names = |seat: Seat| session.name(seat).to_owned();
    html! {
        <main class={classes!("table", is_sheet.then_some("table--sheet"))}
            data-phase={stage.name()} data-active={stage.seat().map(|seat| seat.to_string())}
            data-age={if scene.age == Age::First { "1" } else { "2" }} data-turn={scene.turn.to_string()}
            data-focus={focus.to_string()} data-speed={if settings.pause(100) == 0 { "off" } else { "on" }}>
            <h1 class="unseen" tabindex="-1">{ fill("{}, {}", &[texts.age[usize::from(scene.age == Age::Second)], session.name(focus)]) }</h1>
            if !is_sheet && !matches!(stage, Stage::Curtain(_)) {
                <bar::Bar scene={scene.clone()} walls={builder_walls} roller={session.name(scene.roller).to_owned()} on_menu={show(Over::Menu)} />
                <seats::Seats scene={scene.clone()} seats={session.plan().seats.clone()} {focus} on_look={on_look} />
            }
            { middle }
            if let Some(refusal) = session.refusal() {
                <div class="notice" role="alert" data-notice="refused">
                    <p>{ words.refusal(refusal) }{ " " }<HelpLink paragraph={Paragraph::of_refusal(refusal)} /></p>
                    <Control action="understood" on_press={on_forgive}>{ texts.understood }</Control>
                </div>
            }
            if thoughts.has_failed {
                <div class="notice" role="alert" data-notice="thinking">
                    <p>{ texts.trouble_thinking }</p>
                    <Control action="try-again" kind={Kind::First} on_press={thoughts.on_retry.clone()}>{ texts.try_again }</Control>
                </div>
            }
            if !is_kept {
                <div class="notice" role="status" data-notice="not-kept"><p>{ texts.not_kept }</p></div>
            }
            if let Some(seat) = looked_at.filter(|_| !matches!(stage, Stage::Curtain(_))) {
                <look::Look key={seat.to_string()} {seat} plan={session.plan().seats[seat.index()].clone()} scene={scene.seats[seat.index()].clone()} layout={scene.layout}
                    on_close={stop_looking} {on_reseat} />
            }
            { match *over {
                Over::Nothing => Html::default(),
                Over::Menu => html! {
                    <menu::Menu game={session.open_text()} on_log={show(Over::Log)} on_leave={props.on_leave.clone()} on_close={show(Over::Nothing)} />
                },
                Over::Log => html! {
                    <LogDialog lines={log_of(&session).iter().flat_map(|event| words.event_lines(event, &names)).map(AttrValue::from).collect::<Rc<[AttrValue]>>()} on_close={show(Over::Nothing)} />
                },
                Over::City => html! {
                    <CityDialog session={session.clone()} seat={focus} walls={builder_walls.unwrap_or_default()} on_close={show(Over::Nothing)} />
                },
            } }
        </main>
    }
}

/// What the log tells: everything, but not the score that the sheet is still telling.
fn log_of(session: &Session) -> &[Event] {
    match session.stage() {
        Stage::Score(place) => &session.told_events()[..place],
        _ => session.told_events(),
    }
}

/// The seat whose board is the large one: who acts, or the person it is most likely about.
fn focus_of(session: &Session, scene: &Scene) -> Seat {
    let acting = session
        .stage()
        .seat()
        .filter(|&seat| session.is_person(seat));
    let mut persons = session.persons();
    acting
        .or_else(|| {
            session
                .is_person(scene.roller)
                .then_some(scene.roller)
                .filter(|_| session.persons().count() > 1)
        })
        .or_else(|| persons.next())
        .unwrap_or(scene.roller)
}

#[derive(Properties, PartialEq)]
struct CityDialogProps {
    session: UseReducerHandle<Session>,
    seat: Seat,
    walls: StreetSet,
    on_close: Callback<()>,
}

/// The closing panel as something to look at while building.
#[component]
fn CityDialog(props: &CityDialogProps) -> Html {
    let texts = Texts::of(use_language());
    let session = &props.session;
    let scene = session.scene();
    html! {
        <Dialog name="city" title={texts.close_look} is_wide={true} on_close={props.on_close.clone()}>
            <p class="dock__line dock__line--soft">{ texts.city_preview }</p>
            <div class="city-look">
                <ClosingPanel layout={scene.layout} walls={props.walls} decree={scene.decree()} options={session.setup().options()}
                    name={session.name(props.seat).to_owned()} may_give_up={false} on_decide={None::<Callback<Decision>>} />
            </div>
        </Dialog>
    }
}

/// The sheets that stand in the table's place: an Age's score, and the final table.
fn sheet(
    session: &UseReducerHandle<Session>,
    scene: &Scene,
    props: &YorkTableProps,
    on_menu: &Callback<()>,
) -> Html {
    let step = |step: Step| {
        let session = session.clone();
        Callback::from(move |()| session.dispatch(step.clone()))
    };
    let names: Rc<[AttrValue]> = session
        .plan()
        .seats
        .iter()
        .map(|seat| AttrValue::from(seat.name.clone()))
        .collect();
    let looks: Rc<[looks::Look]> = session.plan().seats.iter().map(|seat| seat.look).collect();
    if let Some(report) = session.report() {
        return html! {
            <ScoreSheet report={report.clone()} layout={scene.layout} seats={Rc::<[SeatScene]>::from(scene.seats.as_slice())} {names} {looks} told={session.told().min(report.lines().len())}
                on_more={step(Step::Tell)} on_all={step(Step::TellAll)} on_done={step(Step::Read)} on_menu={on_menu.clone()} />
        };
    }
    let Some(table) = session.table().final_table() else {
        return Html::default();
    };
    let on_again = {
        let (on_again, plan) = (props.on_again.clone(), session.plan().clone());
        Callback::from(move |()| on_again.emit(plan.clone()))
    };
    html! {
        <FinalSheet {table} reports={session.table().reports().to_vec()} {names} {looks} {on_again} on_leave={props.on_leave.clone()} on_menu={on_menu.clone()}
            extra={html! { <menu::CopyGame game={session.open_text()} /> }} />
    }
}

/// What gets the focus, in this order.
const FIRST: [&str; 4] = [
    "[data-action=lift-curtain]",
    ".table .button--first:not(:disabled)",
    ".build__board [tabindex='0']",
    ".table h1",
];

/// Keeps the focus in sight: where a stage took away what had it, what comes first gets it.
#[hook]
fn use_focus(stage: Stage) {
    use_effect_with(stage, |_| {
        let document = gloo::utils::document();
        let is_lost = document
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY" || element.tag_name() == "H1");
        if !is_lost {
            return;
        }
        let found = FIRST
            .iter()
            .find_map(|css| document.query_selector(css).ok().flatten());
        give_focus(found);
    });
}
