//! The board in the middle of the table, and what is done on it in each stage.

use yew::prelude::*;

use super::closing_panel::ClosingPanel;
use super::docks::Dock;
use super::draft::Draft;
use super::hint::{HintControl, HintText, drawn};
use super::playing::Thoughts;
use super::texts::Texts;
use crate::app::shell::control::Control;
use crate::app::shell::language::use_language;
use crate::app::shell::settings::use_settings;
use crate::app::shell::texts::fill;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::build_board::BuildBoard;
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::rules::york::{Action, Build, Decision, Deed, Quadrant, Seat, StreetSet, Tile};

/// What the middle needs.
#[derive(Properties, PartialEq)]
pub struct MiddleProps {
    /// The game at this table.
    pub session: UseReducerHandle<Session>,
    /// What the table shows.
    pub scene: Scene,
    /// Whose board it is.
    pub focus: Seat,
    /// What the bots tell.
    pub thoughts: Thoughts,
    /// Called with the walls that would stand.
    pub on_preview: Callback<Option<StreetSet>>,
    /// Looks at the city that could be closed.
    pub on_city: Callback<()>,
}

/// The board in the middle, with its dock.
#[component]
pub fn Middle(props: &MiddleProps) -> Html {
    let texts = Texts::of(use_language());
    let has_shortcuts = use_settings().shortcuts;
    let (session, scene) = (&props.session, &props.scene);
    let name = AttrValue::from(session.name(props.focus).to_owned());
    let hint = props.thoughts.hint;
    let act = |seat: Seat| {
        let session = session.clone();
        Callback::from(move |deed: Deed| session.dispatch(Step::Act(Action::new(seat, deed))))
    };
    let (hint_city, hint_build) = drawn(hint);
    let told = html! { <HintText {hint} /> };
    let ask = |seat: Seat| {
        let on_ask = props.thoughts.on_hint.reform(move |()| seat);
        html! { if session.plan().allows_hints { <HintControl {hint} {on_ask} /> } }
    };
    match session.stage() {
        Stage::Drafting(seat) => {
            let on_lay = act(seat)
                .reform(|(tile, quadrant): (Tile, Quadrant)| Deed::Draft { tile, quadrant });
            html! {
                <Draft key={scene.layout.to_string()} layout={scene.layout} name={session.name(seat).to_owned()}
                    on_lay={session.is_person(seat).then_some(on_lay)} />
            }
        }
        Stage::Building(seat) => {
            let Some(hand) = session.table().hand(seat) else {
                return Html::default();
            };
            let marks = Marks {
                hint: hint_city,
                hint_build,
                ..Marks::default()
            };
            let extra = html! {
                <>
                    { ask(seat) }
                    <Control action="city" on_press={props.on_city.clone()}>{ texts.close_look }</Control>
                </>
            };
            html! {
                <BuildBoard key={session.question(seat)} layout={scene.layout} decree={scene.decree()} {marks} {hand} seat_name={name} {has_shortcuts} {extra} hint={told}
                    on_build={act(seat).reform(|build: Build| Deed::Build(build))} on_change={props.on_preview.clone()} />
            }
        }
        Stage::Deciding(seat) => html! {
            <ClosingPanel key={session.question(seat)} layout={scene.layout} walls={scene.seats[seat.index()].walls} decree={scene.decree()}
                options={session.setup().options()} {name} may_give_up={session.table().may_give_up()} hint={hint_city}
                on_decide={act(seat).reform(|decision: Decision| Deed::Decide(decision))} extra={ask(seat)} told={told} />
        },
        _ => {
            let marks = Marks::from(&scene.seats[props.focus.index()]);
            let label = fill(texts.board_of, &[&name]);
            let is_builder = session.is_person(props.focus)
                && props.scene.seats[props.focus.index()].status() == "building";
            let on_city = (is_builder && scene.tower.is_some()).then(|| props.on_city.clone());
            html! {
                <>
                    <div class="table__board"><BoardView layout={scene.layout} {marks} {label} /></div>
                    <Dock session={session.clone()} scene={scene.clone()} focus={props.focus} {on_city} />
                </>
            }
        }
    }
}
