//! The board in the middle of the table, and what is done on it in each stage.

use yew::prelude::*;

use super::closing_panel::ClosingPanel;
use super::closing_show::closing_show;
use super::docks::{dock, seats_in_news};
use super::draft::Draft;
use super::give;
use super::hint::{Asked, drawn, hint_text};
use super::playing::Thoughts;
use super::texts::Texts;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::reducer::Reducer;
use crate::app::shell::texts::fill;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::build_board::BuildBoard;
use crate::app::york::session::{Scene, Session, Stage, Step};
use crate::app::york::words::Words;
use crate::rules::york::{Action, Deed, Quadrant, Seat, StreetSet, Tile};

/// What the middle needs.
pub struct Middle<'a> {
    /// The game at this table.
    pub session: &'a Reducer<Session>,
    /// What the table shows.
    pub scene: &'a Scene,
    /// Whose board it is.
    pub focus: Seat,
    /// What the bots tell.
    pub thoughts: &'a Thoughts,
    /// Whether single keys do something.
    pub has_shortcuts: bool,
    /// Called with the walls that would stand.
    pub on_preview: Callback<Option<StreetSet>>,
    /// Looks at the city that could be closed.
    pub on_city: Callback<()>,
}

/// The board in the middle, with its dock.
pub fn middle(middle: Middle<'_>, language: Language) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let Middle {
        session,
        scene,
        focus,
        thoughts,
        ..
    } = middle;
    let name = AttrValue::from(session.name(focus).to_owned());
    let hint = &thoughts.hint;
    let (hint_city, hint_build) = drawn(hint);
    let told = hint_text(hint, texts, words);
    let ask = |seat: Seat| {
        let on_ask = thoughts.on_hint.reform(move |()| seat);
        let may_ask = session.plan().allows_hints && *hint == Asked::Nothing;
        html! { if may_ask { { control("hint", Kind::Plain, on_ask, texts.hint) } } }
    };
    match session.stage() {
        Stage::Drafting(seat) => {
            let on_lay = acts(session, seat, |(tile, quadrant): (Tile, Quadrant)| {
                Deed::Draft { tile, quadrant }
            });
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
                    { control("city", Kind::Plain, middle.on_city, texts.close_look) }
                </>
            };
            html! {
                <BuildBoard key={session.question(seat)} layout={scene.layout} decree={scene.decree()} {marks} {hand} seat_name={name} has_shortcuts={middle.has_shortcuts} {extra} hint={told}
                    on_build={acts(session, seat, Deed::Build)} on_change={middle.on_preview} />
            }
        }
        Stage::Deciding(seat) => html! {
            <ClosingPanel key={session.question(seat)} layout={scene.layout} walls={scene.seats[seat.index()].walls} decree={scene.decree()}
                options={session.setup().options()} {name} may_give_up={session.table().may_give_up()} hint={hint_city}
                on_decide={acts(session, seat, Deed::Decide)} extra={ask(seat)} told={told} />
        },
        _ => {
            let seat = &scene.seats[focus.index()];
            let closes = session.stage() == Stage::Closings
                && seats_in_news(session).any(|seat| seat == focus);
            let label = fill(texts.board_of, &[&name]);
            let is_builder = session.is_person(focus) && seat.status() == "building";
            let on_city =
                (is_builder && session.stage() != Stage::Decree).then_some(middle.on_city);
            html! {
                <>
                    <div class="table__board" data-moves={closes.then_some("closing")}>
                        <BoardView layout={scene.layout} marks={Marks::from(seat)} {label} />
                        if closes { { closing_show(seat) } }
                    </div>
                    { dock(session, scene, focus, on_city, language) }
                </>
            }
        }
    }
}

/// Lets the seat act.
fn acts<T: 'static>(session: &Reducer<Session>, seat: Seat, deed: fn(T) -> Deed) -> Callback<T> {
    give(session, move |value| {
        Step::Act(Action::new(seat, deed(value)))
    })
}
