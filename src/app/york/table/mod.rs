//! The York table: one large board, the others around it, and what is to be done now.

mod bar;
mod closing_panel;
mod die;
mod docks;
mod draft;
mod hint;
mod menu;
mod playing;
mod seats;
mod texts;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::settings::use_settings;
use crate::app::shell::texts::fill;
use crate::app::table::curtain::Curtain;
use crate::app::table::looks;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::build_board::BuildBoard;
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::lobby::{Opening, Plan, Who};
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::app::york::sheets::{FinalSheet, LogDialog, ScoreSheet};
use crate::app::york::words::Words;
use crate::rules::york::{Action, Build, Decision, Quadrant, Seat, StreetSet, Tile};
use closing_panel::ClosingPanel;
use hint::HintBox;
use playing::{Thoughts, use_keeping, use_pace, use_telling, use_thoughts};
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
    let builder_walls = matches!(stage, Stage::Building(_) | Stage::Deciding(_) | Stage::Rolling(_) | Stage::Reveal | Stage::Waiting)
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
        Stage::Score(_) | Stage::Over => sheet(&session, &scene, props),
        _ => stage_view(&session, &scene, stage, focus, &thoughts, settings.shortcuts, &on_preview, &show(Over::City)),
    };
    let names = |seat: Seat| session.name(seat).to_owned();
    html! {
        <main class={classes!("table", is_sheet.then_some("table--sheet"), looked_at.is_some().then_some("table--look"))}
            data-phase={stage.name()} data-active={stage.seat().map(|seat| seat.to_string())}
            data-age={if scene.age == crate::rules::york::Age::First { "1" } else { "2" }} data-turn={scene.turn.to_string()}
            data-focus={focus.to_string()} data-speed={if settings.pause(100) == 0 { "off" } else { "on" }}>
            <h1 class="unseen" tabindex="-1">{ fill("{}, {}", &[texts.age[usize::from(scene.age == crate::rules::york::Age::Second)], session.name(focus)]) }</h1>
            if !is_sheet && !matches!(stage, Stage::Curtain(_)) {
                <bar::Bar scene={scene.clone()} walls={builder_walls} roller={session.name(scene.roller).to_owned()} on_menu={show(Over::Menu)} />
                <seats::Seats scene={scene.clone()} seats={session.plan().seats.clone()} {focus} on_look={on_look} />
            }
            { middle }
            if let Some(refusal) = session.refusal() {
                <div class="notice" role="alert" data-notice="refused">
                    <p>{ fill(texts.refused, &[&words.refusal(refusal)]) }{ " " }<HelpLink paragraph={Paragraph::of_refusal(refusal)} /></p>
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
                <seats::Look {seat} plan={session.plan().seats[seat.index()].clone()} scene={scene.seats[seat.index()].clone()} layout={scene.layout}
                    on_close={stop_looking} {on_reseat} />
            }
            { match *over {
                Over::Nothing => Html::default(),
                Over::Menu => html! {
                    <menu::Menu game={session.open_text()} on_log={show(Over::Log)} on_leave={props.on_leave.clone()} on_close={show(Over::Nothing)} />
                },
                Over::Log => html! {
                    <LogDialog lines={session.told_events().iter().flat_map(|event| words.event_lines(event, &names)).map(AttrValue::from).collect::<Rc<[AttrValue]>>()} on_close={show(Over::Nothing)} />
                },
                Over::City => html! {
                    <CityDialog session={session.clone()} seat={focus} walls={builder_walls.unwrap_or_default()} on_close={show(Over::Nothing)} />
                },
            } }
        </main>
    }
}

/// The seat whose board is the large one: who acts, or the person it is most likely about.
fn focus_of(session: &Session, scene: &Scene) -> Seat {
    let acting = session.stage().seat().filter(|&seat| session.is_person(seat));
    let mut persons = session.persons();
    acting
        .or_else(|| session.is_person(scene.roller).then_some(scene.roller).filter(|_| session.persons().count() > 1))
        .or_else(|| persons.next())
        .unwrap_or(scene.roller)
}

/// The middle of the table in the stages with a board.
#[allow(clippy::too_many_arguments, reason = "one place that knows what each stage needs")]
fn stage_view(
    session: &UseReducerHandle<Session>,
    scene: &Scene,
    stage: Stage,
    focus: Seat,
    thoughts: &Thoughts,
    has_shortcuts: bool,
    on_preview: &Callback<Option<StreetSet>>,
    on_city: &Callback<()>,
) -> Html {
    let act = |session: &UseReducerHandle<Session>| {
        let session = session.clone();
        Callback::from(move |action: Action| session.dispatch(Step::Act(action)))
    };
    let name = AttrValue::from(session.name(focus).to_owned());
    let hints = |seat: Seat| {
        let on_ask = thoughts.on_hint.reform(move |()| seat);
        html! { if session.plan().allows_hints { <HintBox hint={thoughts.hint} {on_ask} /> } }
    };
    match stage {
        Stage::Drafting(seat) => {
            let on_lay = session.is_person(seat).then(|| {
                act(session).reform(move |(tile, quadrant): (Tile, Quadrant)| Action::draft(seat, tile, quadrant))
            });
            html! { <draft::Draft key={scene.layout.to_string()} layout={scene.layout} name={session.name(seat).to_owned()} {on_lay} /> }
        }
        Stage::Building(seat) => {
            let Some(hand) = session.table().hand(seat) else {
                return Html::default();
            };
            let marks = Marks { hint: hint::drawn(thoughts.hint), ..Marks::default() };
            html! {
                <BuildBoard key={session.question(seat)} layout={scene.layout} {marks} {hand} seat_name={name} {has_shortcuts}
                    on_build={act(session).reform(move |build: Build| Action::build(seat, build))} on_change={on_preview.clone()}
                    extra={html! { <>
                        { hints(seat) }
                        <CityButton on_press={on_city.clone()} />
                    </> }} />
            }
        }
        Stage::Deciding(seat) => html! {
            <ClosingPanel key={session.question(seat)} layout={scene.layout} walls={session.table().player(seat).walls()} decree={scene.decree()}
                options={session.setup().options()} {name} may_give_up={session.table().may_give_up()} hint={hint::drawn(thoughts.hint)}
                on_decide={act(session).reform(move |decision: Decision| match decision {
                    Decision::Close(perimeter) => Action::close(seat, perimeter),
                    Decision::KeepBuilding => Action::keep(seat),
                    Decision::GiveUp => Action::give_up(seat),
                })} extra={hints(seat)} />
        },
        _ => {
            let marks = Marks::from(&scene.seats[focus.index()]);
            let label = fill(Texts::of(Language::default()).board_of, &[&name]);
            html! {
                <>
                    <div class="table__board"><BoardView layout={scene.layout} {marks} {label} /></div>
                    <docks::Dock session={session.clone()} scene={scene.clone()} />
                </>
            }
        }
    }
}

use crate::app::shell::language::Language;

#[derive(Properties, PartialEq)]
struct CityButtonProps {
    on_press: Callback<()>,
}

/// Opens the closing panel to look at.
#[component]
fn CityButton(props: &CityButtonProps) -> Html {
    let texts = Texts::of(use_language());
    html! { <Control action="city" on_press={props.on_press.clone()}>{ texts.close_look }</Control> }
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
        <crate::app::shell::dialog::Dialog name="city" title={texts.close_look} is_wide={true} on_close={props.on_close.clone()}>
            <p class="dock__line dock__line--soft">{ texts.city_preview }</p>
            <div class="city-look">
                <ClosingPanel layout={scene.layout} walls={props.walls} decree={scene.decree()} options={session.setup().options()}
                    name={session.name(props.seat).to_owned()} may_give_up={false} on_decide={None::<Callback<Decision>>} />
            </div>
        </crate::app::shell::dialog::Dialog>
    }
}

/// The sheets that stand in the table's place: an Age's score, and the final table.
fn sheet(session: &UseReducerHandle<Session>, scene: &Scene, props: &YorkTableProps) -> Html {
    let step = |step: Step| {
        let session = session.clone();
        Callback::from(move |()| session.dispatch(step.clone()))
    };
    let names: Rc<[AttrValue]> = session.plan().seats.iter().map(|seat| AttrValue::from(seat.name.clone())).collect();
    let looks: Rc<[looks::Look]> = session.plan().seats.iter().map(|seat| seat.look).collect();
    if let Some(report) = session.report() {
        return html! {
            <ScoreSheet report={report.clone()} layout={scene.layout} {names} {looks} told={session.told().min(report.lines().len())}
                on_more={step(Step::Tell)} on_all={step(Step::TellAll)} on_done={step(Step::Read)} />
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
        <FinalSheet {table} reports={session.table().reports().to_vec()} {names} {looks} {on_again} on_leave={props.on_leave.clone()}
            extra={html! { <menu::CopyGame game={session.open_text()} /> }} />
    }
}

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
        const FIRST: [&str; 4] = [
            "[data-action=lift-curtain]",
            ".table .button--first:not(:disabled)",
            ".build__board [tabindex='0']",
            ".table h1",
        ];
        let found = FIRST.iter().find_map(|css| document.query_selector(css).ok().flatten());
        if let Some(element) = found.and_then(|element| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(element).ok()) {
            // Where the focus cannot go, reading starts at the top.
            let _ = element.focus();
        }
    });
}
