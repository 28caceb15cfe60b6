//! The York table: one large board, the others around it, and what is to be done now.

mod bar;
mod closing_panel;
mod closing_show;
mod die;
mod docks;
mod draft;
mod hint;
mod look;
mod menu;
mod middle;
mod motion;
mod playing;
mod seats;
pub mod texts;
mod tower;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::shell::control::{Kind, control};
use crate::app::shell::dialog::{Dialog, focus as give_focus};
use crate::app::shell::doors::use_doors;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::reducer::{Reducer, use_reducer};
use crate::app::shell::settings::use_settings;
use crate::app::shell::texts::fill;
use crate::app::table::curtain::Curtain;
use crate::app::table::sound::sound_word;
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::learning;
use crate::app::york::lobby::{Opening, Plan, Who};
use crate::app::york::parts::{line, sign};
use crate::app::york::session::{Scene, SeatScene, Session, Stage, Step};
use crate::app::york::sheets::{FinalSheet, ScoreSheet, final_sheet, log_dialog, use_newest_line};
use crate::app::york::words::Words;
use crate::rules::york::{Age, Decision, Phase, Seat, StreetSet, enclosure};
use closing_panel::ClosingPanel;
use menu::{CopyGame, Menu, menu};
use middle::{Middle, middle};
use playing::{Thoughts, use_keeping, use_pace, use_teacher, use_telling, use_thoughts};
use texts::Texts;

pub use bar::bar;
pub use die::die;
pub use seats::seats;
pub use tower::kings_tower;

/// What the table needs.
#[derive(Properties, PartialEq)]
pub struct YorkTableProps {
    /// Under which id the game is kept.
    pub id: AttrValue,
    /// The game that is played.
    pub opening: Rc<Opening>,
    /// What is kept of it; nothing of a new one.
    pub text: AttrValue,
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

/// What is looked at besides the game itself.
#[derive(Clone, Copy, PartialEq)]
struct View {
    over: Over,
    looked_at: Option<Seat>,
    /// The walls that would stand if the builder were done.
    preview: Option<StreetSet>,
}

/// What changes a view.
#[derive(Clone, Copy)]
enum Show {
    Over(Over),
    Look(Option<Seat>),
    Preview(Option<StreetSet>),
    /// What one player looked at is put aside, for the next one or for the score.
    Aside,
}

impl Reducible for View {
    type Action = Show;

    fn reduce(self: Rc<Self>, show: Show) -> Rc<Self> {
        let mut view = *self;
        match show {
            Show::Over(over) => view.over = over,
            Show::Look(seat) => view.looked_at = seat,
            Show::Preview(walls) => view.preview = walls,
            Show::Aside => {
                (view.looked_at, view.preview) = (None, None);
                if view.over == Over::City {
                    view.over = Over::Nothing;
                }
            }
        }
        Rc::new(view)
    }
}

/// The table, from the draft to the final table.
#[component]
pub fn YorkTable(props: &YorkTableProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let session = {
        let opening = props.opening.clone();
        use_reducer(move || Session::open(&opening))
    };
    let settings = use_settings();
    let doors = use_doors();
    let thoughts = use_thoughts(&session);
    use_pace(&session);
    use_telling(&session);
    let on_warned = use_keeping(&session, props);
    use_teacher(&session, props.id.starts_with(learning::TAUGHT));
    let view = use_reducer(|| View {
        over: Over::Nothing,
        looked_at: None,
        preview: None,
    });

    let stage = session.stage();
    let scene = session.scene();
    let focus = focus_of(&session, &scene);
    let walls = builder_walls(stage, &scene.seats[focus.index()], view.preview);
    let lack = bar::use_lack(&scene, walls);
    use_focus((
        stage,
        thoughts.hint.clone(),
        session.runs_bots(),
        session.refusal().is_some() || thoughts.has_failed || on_warned.is_some(),
    ));
    {
        let view = view.dispatcher();
        use_effect_with(stage, move |stage| {
            if matches!(stage, Stage::Curtain(_) | Stage::Score(_) | Stage::Over) {
                view.dispatch(Show::Aside);
            }
        });
    }
    use_newest_line((view.over == Over::Log).then(|| session.told_events().len()));

    let show = |over| press(&view, Show::Over(over));
    let plans = &session.plan().seats;
    let is_sheet = matches!(stage, Stage::Score(_) | Stage::Over);
    let is_hidden = matches!(stage, Stage::Curtain(_));
    let middle = match stage {
        Stage::Curtain(seat) => {
            let plan = &plans[seat.index()];
            html! {
                <Curtain name={plan.name.clone()} look={plan.look} line={if matches!(session.table().phase(), Phase::Deciding { .. }) { texts.curtain_decides } else { texts.curtain_line }}
                    button={fill(texts.curtain_button, &[&plan.name])} on_lift={press(&session, Step::LiftCurtain)} />
            }
        }
        Stage::Score(_) | Stage::Over => sheet(&session, &scene, props, show(Over::Menu), language),
        _ => {
            let parts = Middle {
                session: &session,
                scene: &scene,
                focus,
                thoughts: &thoughts,
                has_shortcuts: settings.shortcuts,
                on_preview: give(&view, Show::Preview),
                on_city: show(Over::City),
            };
            middle(parts, language)
        }
    };
    let over = match view.over {
        Over::Nothing => Html::default(),
        Over::Menu => {
            let parts = Menu {
                game: session.open_text(),
                doors,
                on_log: show(Over::Log),
                sound: sound_word(&settings, language),
                on_leave: props.on_leave.clone(),
                on_close: show(Over::Nothing),
            };
            menu(parts, texts)
        }
        Over::Log => log_dialog(log_of(&session, language), show(Over::Nothing), language),
        Over::City => walls.map_or_else(Html::default, |walls| {
            city_dialog(&session, &scene, focus, walls, show(Over::Nothing), texts)
        }),
    };
    html! {
        <main class={if is_sheet { "table table--sheet" } else { "table" }}
            data-game={props.id.clone()} data-actions={session.record().actions().len().to_string()} data-read={session.read().to_string()}
            data-closed={props.id.starts_with(learning::TAUGHT).then(|| learning::closed(&session)).flatten()}
            data-phase={stage.name()} data-active={stage.seat().map(|seat| seat.to_string())}
            data-age={if scene.age == Age::First { "1" } else { "2" }} data-turn={scene.turn.to_string()}
            onkeydown={|event: KeyboardEvent| press_key(&event)} onpointerdown={|_| motion::rest_all()} onanimationend={|event: AnimationEvent| motion::arrive(&event)}
            data-focus={focus.to_string()} data-speed={if settings.pause(100) == 0 { "off" } else { "on" }}>
            <h1 class="unseen" tabindex="-1">{ fill("{}, {}", &[texts.age[usize::from(scene.age == Age::Second)], session.name(focus)]) }</h1>
            if !is_sheet && !is_hidden {
                <div class="table__plate">{ sign("york table__scene", "#scene") }</div>
                { bar::bar(&scene, lack, session.name(scene.roller), is_rolled(&session), &settings, show(Over::Menu), language) }
                { seats::seats(&scene, plans, focus, &give(&view, |seat| Show::Look(Some(seat))), language) }
            }
            { middle }
            { notices(&session, &thoughts, on_warned, language) }
            if let Some(seat) = view.looked_at.filter(|_| !is_hidden) {
                <look::Look key={seat.to_string()} {seat} plan={plans[seat.index()].clone()} scene={scene.seats[seat.index()].clone()} layout={scene.layout}
                    on_close={press(&view, Show::Look(None))} on_reseat={give(&session, |(seat, who): (Seat, Who)| Step::Reseat(seat, who))} />
            }
            { over }
        </main>
    }
}

/// A key brings to rest what moves; one that is still held from before presses nothing of what has
/// come meanwhile.
fn press_key(event: &KeyboardEvent) {
    motion::rest_all();
    if event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
}

/// Whether the roll is still news: until the first person of this device has built.
fn is_rolled(session: &Session) -> bool {
    let table = session.table();
    let mut builders = session
        .persons()
        .filter(|&seat| table.builders().contains(seat));
    match session.stage() {
        Stage::Building(_) => builders.all(|seat| table.waiting().contains(seat)),
        Stage::Waiting | Stage::Reveal => builders.next().is_none(),
        _ => false,
    }
}

/// What is pressed does this.
fn press<R: Reducible<Action: Clone> + 'static>(
    state: &Reducer<R>,
    action: R::Action,
) -> Callback<()> {
    give(state, move |()| action.clone())
}

/// What is given does what is made of it.
fn give<R: Reducible + 'static, T>(
    state: &Reducer<R>,
    action: impl Fn(T) -> R::Action + 'static,
) -> Callback<T> {
    let state = state.dispatcher();
    Callback::from(move |value| state.dispatch(action(value)))
}

/// The walls whose lack of buildings is told: those of somebody who builds, as they would stand.
fn builder_walls(stage: Stage, seat: &SeatScene, preview: Option<StreetSet>) -> Option<StreetSet> {
    let is_building = matches!(
        stage,
        Stage::Building(_)
            | Stage::Deciding(_)
            | Stage::Rolling(_)
            | Stage::Reveal
            | Stage::Closings
            | Stage::Waiting
    );
    let walls = match (stage, preview) {
        (Stage::Building(_), Some(walls)) => walls,
        _ => seat.walls,
    };
    (is_building && seat.city.is_none() && !seat.has_given_up).then_some(walls)
}

/// What went wrong, if anything did.
fn notices(
    session: &Reducer<Session>,
    thoughts: &Thoughts,
    on_warned: Option<Callback<()>>,
    language: Language,
) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    html! {
        <>
            if let Some(refusal) = session.refusal() {
                <div class="notice" role="alert" data-notice="refused">
                    <p>{ words.refusal(refusal) }{ " " }<HelpLink paragraph={Paragraph::of_refusal(refusal)} /></p>
                    { control("understood", Kind::Plain, press(session, Step::Forgive), texts.understood) }
                </div>
            }
            if thoughts.has_failed {
                <div class="notice" role="alert" data-notice="thinking">
                    <p>{ texts.trouble_thinking }</p>
                    { control("try-again", Kind::First, thoughts.on_retry.clone(), texts.try_again) }
                </div>
            }
            if let Some(on_warned) = on_warned {
                <div class="notice" role="alert" data-notice="not-kept">
                    <p>{ texts.not_kept }</p>
                    { control("understood", Kind::Plain, on_warned, texts.understood) }
                </div>
            }
        </>
    }
}

/// What the log tells: everything, but not the score that the sheet is still telling.
fn log_of(session: &Session, language: Language) -> Vec<String> {
    let told = match session.stage() {
        Stage::Score(place) => &session.told_events()[..place],
        _ => session.told_events(),
    };
    let words = Words::of(language);
    let names = |seat: Seat| session.name(seat).to_owned();
    told.iter()
        .flat_map(|event| words.event_lines(event, &names))
        .collect()
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

/// The closing panel as something to look at while building.
fn city_dialog(
    session: &Session,
    scene: &Scene,
    seat: Seat,
    walls: StreetSet,
    on_close: Callback<()>,
    texts: &'static Texts,
) -> Html {
    html! {
        <Dialog key="city" name="city" title={texts.close_look} is_wide={true} {on_close}>
            if scene.layout.board().is_some_and(|board| enclosure::is_closable(walls, &board.lots(), scene.decree())) {
                { line("dock__line dock__line--soft", texts.city_preview) }
            }
            <div class="city-look">
                <ClosingPanel key={fill("{}: {}", &[&seat.to_string(), &walls.to_string()])} layout={scene.layout} {walls} decree={scene.decree()} options={session.setup().options()}
                    name={session.name(seat).to_owned()} may_give_up={false} on_decide={None::<Callback<Decision>>} />
            </div>
        </Dialog>
    }
}

/// The sheets that stand in the table's place: an Age's score, and the final table.
fn sheet(
    session: &Reducer<Session>,
    scene: &Scene,
    props: &YorkTableProps,
    on_menu: Callback<()>,
    language: Language,
) -> Html {
    let players = &session.plan().seats;
    if let Some(report) = session.report() {
        return html! {
            <ScoreSheet report={report.clone()} layout={scene.layout} seats={scene.seats.clone()} players={players.clone()} told={session.told().min(report.lines().len())}
                on_more={press(session, Step::Tell)} on_all={press(session, Step::TellAll)} on_done={press(session, Step::Read)} {on_menu} />
        };
    }
    let Some(table) = session.table().final_table() else {
        return Html::default();
    };
    let plan = session.plan().clone();
    let parts = FinalSheet {
        table: &table,
        layout: scene.layout,
        reports: session.table().reports(),
        players,
        extra: html! { <CopyGame game={session.open_text()} /> },
        on_again: props.on_again.reform(move |()| plan.clone()),
        on_leave: props.on_leave.clone(),
        on_menu,
    };
    final_sheet(parts, language)
}

/// What gets the focus, in this order. A city is never closed by a press too many: where that is
/// asked, the heading gets it.
const FIRST: [&str; 4] = [
    "[data-action=lift-curtain]",
    ".table:not([data-phase=deciding]) .button--first:not(:disabled)",
    ".build__board [tabindex='0']",
    ".table h1",
];

/// Keeps the focus in sight: where a change took away what had it, what comes first gets it.
#[hook]
fn use_focus<T: PartialEq + 'static>(change: T) {
    use_effect_with(change, |_| {
        let document = gloo::utils::document();
        let is_lost = document
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY" || element.tag_name() == "H1");
        let find = |css| document.query_selector(css).ok().flatten();
        if is_lost && find("dialog:modal:not(.curtain)").is_none() {
            give_focus(FIRST.into_iter().find_map(find));
        }
    });
}
