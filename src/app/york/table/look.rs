//! A closer look at one player's board, and who sits there.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::confirm::{Question, confirm};
use crate::app::shell::control::{Kind, control};
use crate::app::shell::dialog;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::fields::Picker;
use crate::app::shell::language::use_language;
use crate::app::shell::settings::is_media;
use crate::app::shell::state::{State, use_state};
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;
use crate::app::york::board::Marks;
use crate::app::york::lobby::{SeatPlan, Who};
use crate::app::york::parts::board;
use crate::app::york::session::SeatScene;
use crate::app::york::words::Words;
use crate::bots::york::Level;
use crate::rules::york::{Layout, Seat};

/// Where two boards stand side by side, as in `styles/table.css`.
const WIDE: &str = "(min-width: 1400px) and (min-aspect-ratio: 4/3)";

/// What a closer look shows.
#[derive(Properties, PartialEq)]
pub struct LookProps {
    /// Whose board.
    pub seat: Seat,
    /// Who sits there.
    pub plan: SeatPlan,
    /// What lies there.
    pub scene: SeatScene,
    /// The tiles.
    pub layout: Layout,
    /// Ends the look.
    pub on_close: Callback<()>,
    /// Gives the seat to somebody else.
    pub on_reseat: Callback<(Seat, Who)>,
}

/// One board, large, with who sits there: beside the player's own on a wide screen, else over it.
#[component]
pub fn Look(props: &LookProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let level = use_state(|| Level::Merchant);
    let asked = use_state(Option::<Who>::default);
    let title = fill(texts.board_of, &[&props.plan.name]);
    let look = use_node_ref();
    {
        let look = look.clone();
        use_effect_with((), move |()| dialog::open(&look, !is_media(WIDE)));
    }
    {
        let look = look.clone();
        // The control that gave the seat away has gone with it.
        use_effect_with(props.plan.who, move |_| {
            let look = look.cast::<web_sys::Element>();
            dialog::focus(look.and_then(|look| look.query_selector("h2").ok().flatten()));
        });
    }
    let onclose = props.on_close.reform(|_: Event| ());
    let onkeydown = {
        let on_close = props.on_close.clone();
        // Beside the player's own board it is no modal dialog, which browsers would close.
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_close.emit(());
            }
        }
    };
    html! {
        <dialog class="look" aria-labelledby="look-title" data-look={props.seat.to_string()} ref={look} {onclose} {onkeydown}>
            <h2 class="look__title" id="look-title" tabindex="-1">{ badge(props.plan.look) }{ title.clone() }</h2>
            <div class="look__board">{ board(props.layout, Marks::from(&props.scene), title) }</div>
            <div class="look__actions">
                { seating(props.plan.who, &level, &asked, texts, words) }
                { control("stop-looking", Kind::First, props.on_close.clone(), texts.stop_looking) }
            </div>
            { question(props, &asked, texts) }
        </dialog>
    }
}

/// The question before somebody else gets the seat.
fn question(props: &LookProps, asked: &State<Option<Who>>, texts: &'static Texts) -> Html {
    let Some(who) = **asked else {
        return Html::default();
    };
    let forget = {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(None))
    };
    let (seat, on_reseat, on_no) = (props.seat, props.on_reseat.clone(), forget.clone());
    let [title, line] = texts.reseat[usize::from(who.is_person())];
    confirm(Question {
        title: fill(title, &[&props.plan.name]).into(),
        line,
        yes: texts.reseat_yes,
        no: texts.reseat_no,
        on_yes: Callback::from(move |()| {
            forget.emit(());
            on_reseat.emit((seat, who));
        }),
        on_no,
    })
}

/// Who sits there, and the way to give the seat to somebody else.
fn seating(
    who: Who,
    level: &State<Level>,
    asked: &State<Option<Who>>,
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let reseat = |who: Who| {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(Some(who)))
    };
    match who {
        Who::Bot(level) => html! {
            <div class="look__seat">
                <p>{ fill(texts.plays, &[&fill(texts.bot, &[words.level(level)])]) }</p>
                { control("take-over", Kind::Plain, reseat(Who::Person), texts.take_over) }
            </div>
        },
        Who::Person => {
            let options: Vec<AttrValue> = Level::ALL
                .map(|level| AttrValue::from(words.level(level)))
                .into();
            let on_choose = {
                let level = level.clone();
                Callback::from(move |index: usize| level.set(Level::ALL[index]))
            };
            html! {
                <div class="look__seat">
                    <Picker name="level" label={texts.bot_level} {options} chosen={**level as usize} {on_choose} />
                    { control("hand-to-bot", Kind::Plain, reseat(Who::Bot(**level)), texts.hand_to_bot) }
                </div>
            }
        }
    }
}
