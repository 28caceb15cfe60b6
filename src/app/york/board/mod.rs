//! The board: one drawing for the large board, the thumbnails and the boards that explain.

mod ground;
mod marks;
pub mod pen;
mod places;
mod scene;
mod texts;
pub mod walls;

use std::sync::atomic::{AtomicU32, Ordering};

use yew::prelude::*;

use crate::app::shell::language::use_language;
use crate::rules::york::{Layout, Lot, Lots, Side};

use ground::{Layer, Still};
use marks::lot_marks;
use places::{Places, lot_id};
use scene::Scene;
use texts::Texts;
use walls::walls;

pub use marks::Marks;
pub use places::lot_name;
pub use scene::{WHOLE, Window};

/// What a board shows and does.
#[derive(Properties, PartialEq)]
pub struct BoardViewProps {
    /// The tiles, as far as they are laid.
    pub layout: Layout,
    /// Walls, city, hints and whatever else is marked.
    pub marks: Marks,
    /// Whether this is a thumbnail: simplified, hidden from screen readers, without names.
    #[prop_or(false)]
    pub is_small: bool,
    /// What the board is called, such as "Ada's board".
    #[prop_or_default]
    pub label: AttrValue,
    /// What is drawn on top, as SVG.
    #[prop_or_default]
    pub children: Html,
    /// Called when a lot is tapped, or chosen by Enter or the space bar.
    #[prop_or_default]
    pub on_lot: Option<Callback<Lot>>,
    /// Lots in place of those of the tiles, for boards that only explain something.
    #[prop_or_default]
    pub lots: Option<Lots>,
    /// The part that is shown: first column, first row, columns, rows.
    #[prop_or_default]
    pub window: Option<Window>,
    /// Whether arrow keys go from lot to lot; where they have another use it takes the shift key.
    #[prop_or(true)]
    pub has_plain_arrows: bool,
}

/// Numbers boards, so that the ids of their lots differ.
static BOARDS: AtomicU32 = AtomicU32::new(1);

/// A board: ground, signs, walls, and the names of all its places. One tab stop; arrow keys within.
#[component]
pub fn BoardView(props: &BoardViewProps) -> Html {
    let language = use_language();
    let number = use_memo((), |()| BOARDS.fetch_add(1, Ordering::Relaxed));
    let cursor = use_state_eq(|| None::<Lot>);
    let scene = Scene {
        layout: props.layout,
        lots: props.lots,
        window: props.window,
    };
    let marks = &props.marks;
    let is_small = props.is_small;
    let is_explored =
        !is_small && (props.on_lot.is_some() || (!scene.is_given() && props.window.is_none()));
    let on_key = {
        let (cursor, on_lot, has_plain_arrows) =
            (cursor.clone(), props.on_lot.clone(), props.has_plain_arrows);
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            if let Some(side) = side_of_key(&key)
                && (has_plain_arrows || event.shift_key())
            {
                event.prevent_default();
                event.stop_propagation();
                let next = match *cursor {
                    Some(lot) => lot
                        .neighbour(side)
                        .filter(|lot| scene.shows(*lot))
                        .or(Some(lot)),
                    None => scene.shown().first(),
                };
                cursor.set(next);
            } else if let (Some(on_lot), Some(lot)) = (&on_lot, *cursor)
                && (key == "Enter" || key == " ")
            {
                event.prevent_default();
                on_lot.emit(lot);
            }
        })
    };
    let forget = {
        let cursor = cursor.clone();
        Callback::from(move |_: FocusEvent| cursor.set(None))
    };
    let shown = cursor.filter(|_| is_explored);
    let texts = Texts::of(language);
    let label = if props.label.is_empty() {
        AttrValue::from(texts.board)
    } else {
        props.label.clone()
    };
    let role = match (is_small, is_explored) {
        (true, _) => None,
        (_, true) => Some("application"),
        _ => Some("img"),
    };
    html! {
        <svg class={classes!("board", is_small.then_some("board--small"), props.on_lot.is_some().then_some("board--choosing"))}
            viewBox={scene.view_box()} role={role}
            aria-hidden={is_small.then_some("true")}
            aria-roledescription={is_explored.then_some(texts.board)}
            aria-label={(!is_small).then_some(label)}
            aria-activedescendant={shown.map(|lot| lot_id(*number, lot))}
            tabindex={is_explored.then_some("0")}
            onkeydown={is_explored.then_some(on_key)} onblur={is_explored.then_some(forget)}>
            <Still layer={Layer::Ground} scene={scene} is_small={is_small} />
            { lot_marks(marks) }
            <Still layer={Layer::Signs} scene={scene} is_small={is_small} />
            if !is_small {
                <Places scene={scene} walls={(marks.walls | marks.fresh) - marks.lifted} board={*number}
                    language={language} on_lot={props.on_lot.clone()} />
            }
            { walls(marks, is_small) }
            if let Some(lot) = shown {
                { ring(lot) }
            }
            { props.children.clone() }
        </svg>
    }
}

/// The side that an arrow key points to.
pub fn side_of_key(key: &str) -> Option<Side> {
    match key {
        "ArrowUp" => Some(Side::North),
        "ArrowRight" => Some(Side::East),
        "ArrowDown" => Some(Side::South),
        "ArrowLeft" => Some(Side::West),
        _ => None,
    }
}

/// The ring around the lot of the keyboard's cursor.
fn ring(lot: Lot) -> Html {
    let (x, y) = pen::lot_point(lot);
    html! {
        <rect class="board__cursor" x={(x + 4).to_string()} y={(y + 4).to_string()} width="92" height="92" rx="12" />
    }
}
