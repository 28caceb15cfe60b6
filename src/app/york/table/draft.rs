//! The draft: a tile, its face and direction, and a quadrant, by drag or by tap (R3.2).

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::table::breaks::use_breaks;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::words::Words;
use crate::rules::york::{Arrow, Direction, Face, Gem, Layout, Quadrant, Tile};

/// So many pixels make a drag out of a tap.
const DRAG_BEGINS: i32 = 8;

/// What the draft needs.
#[derive(Properties, PartialEq)]
pub struct DraftProps {
    /// The tiles that lie already.
    pub layout: Layout,
    /// Who chooses.
    pub name: AttrValue,
    /// The person's choice; without it a bot is choosing.
    pub on_lay: Option<Callback<(Tile, Quadrant)>>,
}

/// A finger on a tile.
#[derive(Clone, Copy, PartialEq)]
struct Drag {
    gem: Gem,
    pointer: i32,
    from: (i32, i32),
    at: (i32, i32),
    is_moving: bool,
}

/// The board that is being made, and the tiles that are left.
#[component]
pub fn Draft(props: &DraftProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let gem = use_state(|| None::<Gem>);
    let arrows = use_state(|| [Arrow::Black; 4]);
    let directions = use_state(|| [Direction::Up; 4]);
    let quadrant = use_state(|| None::<Quadrant>);
    let drag = use_state(|| None::<Drag>);

    let tile_of = |gem: Gem| {
        let face = Face::new(gem, arrows[gem as usize]);
        Tile::new(face, directions[gem as usize])
    };
    let chosen = gem.filter(|gem| props.layout.gems_left().any(|left| left == *gem));
    let place = quadrant.filter(|quadrant| props.layout.get(*quadrant).is_none());
    let mut layout = props.layout;
    if let (Some(gem), Some(place)) = (chosen, place) {
        layout
            .lay(place, tile_of(gem))
            .expect("gem and quadrant are free");
    }

    let on_choose = {
        let gem = gem.clone();
        Callback::from(move |chosen: Gem| gem.set(Some(chosen)))
    };
    let on_drag = {
        let (drag, gem, quadrant) = (drag.clone(), gem.clone(), quadrant.clone());
        Callback::from(move |now: Option<Drag>| {
            let ended = if now.is_none() { *drag } else { None };
            if let Some(ended) = ended.filter(|drag| drag.is_moving) {
                gem.set(Some(ended.gem));
                if let Some(under) = quadrant_at(ended.at) {
                    quadrant.set(Some(under));
                }
            }
            drag.set(now);
        })
    };
    let on_cancel = {
        let drag = drag.setter();
        use_callback((), move |(), ()| drag.set(None))
    };
    use_breaks(drag.is_some_and(|drag| drag.is_moving), &on_cancel);
    let on_flip = {
        let (gem, arrows) = (gem.clone(), arrows.clone());
        Callback::from(move |()| {
            if let Some(gem) = *gem {
                let mut flipped = *arrows;
                flipped[gem as usize] = match flipped[gem as usize] {
                    Arrow::Black => Arrow::White,
                    Arrow::White => Arrow::Black,
                };
                arrows.set(flipped);
            }
        })
    };
    let on_turn = {
        let (gem, directions) = (gem.clone(), directions.clone());
        Callback::from(move |()| {
            if let Some(gem) = *gem {
                let mut turned = *directions;
                let now = turned[gem as usize] as usize;
                turned[gem as usize] = Direction::ALL[(now + 1) % 4];
                directions.set(turned);
            }
        })
    };
    let is_person = props.on_lay.is_some();
    let quadrants = Quadrant::ALL.into_iter().map(|each| {
        let is_free = props.layout.get(each).is_none();
        let quadrant = quadrant.clone();
        let on_press = Callback::from(move |_: MouseEvent| quadrant.set(Some(each)));
        html! {
            <button type="button" class={classes!("draft__quadrant", (place == Some(each)).then_some("draft__quadrant--chosen"))}
                data-action="quadrant" data-quadrant={each.name()} disabled={!is_free || !is_person}
                aria-pressed={(place == Some(each)).to_string()} aria-label={words.quadrant(each)} onclick={on_press}></button>
        }
    });
    let tiles = props.layout.gems_left().map(|each| {
        html! {
            <TileCard key={each.letter().to_string()} tile={tile_of(each)} is_chosen={chosen == Some(each)} is_disabled={!is_person}
                drag={(*drag).filter(|drag| drag.gem == each)} on_choose={on_choose.clone()} on_drag={on_drag.clone()} on_cancel={on_cancel.clone()} />
        }
    });
    let line = match (is_person, chosen, place) {
        (false, ..) => String::new(),
        (true, None, _) => texts.draft_choose.to_owned(),
        (true, Some(gem), None) => fill(
            "{}. {}",
            &[&words.tile_face(tile_of(gem)), texts.draft_place],
        ),
        (true, Some(gem), Some(place)) => fill(
            "{}: {}",
            &[&words.tile_face(tile_of(gem)), words.quadrant(place)],
        ),
    };
    let lay = {
        let on_lay = props.on_lay.clone();
        let laid = chosen.map(tile_of).zip(place);
        Callback::from(move |()| {
            if let (Some(on_lay), Some(laid)) = (&on_lay, laid) {
                on_lay.emit(laid);
            }
        })
    };
    let title = if is_person {
        texts.draft_title
    } else {
        texts.draft_bot
    };
    html! {
        <>
            <div class="table__board draft__board">
                <BoardView {layout} marks={Marks::default()} label={fill(texts.board_of, &[&props.name])} />
                <div class="draft__quadrants" role="group" aria-label={texts.draft_quadrants}>{ for quadrants }</div>
            </div>
            <div class="table__dock dock draft">
                <h2 class="dock__title">{ fill(title, &[&props.name]) }</h2>
                <p class="dock__line dock__line--soft">{ texts.draft_line }</p>
                <div class="draft__tiles" role="group" aria-label={texts.draft_tiles}>{ for tiles }</div>
                if is_person {
                    <p class="dock__line" role="status">{ line }</p>
                    <div class="dock__choices">
                        <Control action="turn-tile" is_disabled={chosen.is_none()} on_press={on_turn}>{ texts.turn_tile }</Control>
                        <Control action="flip-tile" is_disabled={chosen.is_none()} on_press={on_flip}>{ texts.flip_tile }</Control>
                        <Control action="lay-tile" kind={Kind::First} is_disabled={chosen.is_none() || place.is_none()} on_press={lay}>{ texts.lay_tile }</Control>
                    </div>
                }
            </div>
            if let Some(drag) = (*drag).filter(|drag| drag.is_moving) {
                <div class="draft__ghost" aria-hidden="true" style={format!("left:{}px;top:{}px", drag.at.0, drag.at.1)}>
                    <TilePicture tile={tile_of(drag.gem)} />
                </div>
            }
        </>
    }
}

/// The free quadrant under a place on the page.
fn quadrant_at((x, y): (i32, i32)) -> Option<Quadrant> {
    #[allow(clippy::cast_precision_loss, reason = "a place on a page is small")]
    let under = gloo::utils::document().element_from_point(x as f32, y as f32)?;
    let button: Element = under.closest("[data-quadrant]").ok()??;
    Quadrant::from_name(&button.get_attribute("data-quadrant")?)
}

#[derive(Properties, PartialEq)]
struct TileCardProps {
    tile: Tile,
    is_chosen: bool,
    is_disabled: bool,
    drag: Option<Drag>,
    on_choose: Callback<Gem>,
    on_drag: Callback<Option<Drag>>,
    on_cancel: Callback<()>,
}

/// A tile that can be taken.
#[component]
fn TileCard(props: &TileCardProps) -> Html {
    let words = Words::of(use_language());
    let gem = props.tile.gem();
    let drag = props.drag;
    let card = use_node_ref();
    let on_down = {
        let (card, on_drag) = (card.clone(), props.on_drag.clone());
        let is_free = !props.is_disabled && drag.is_none();
        Callback::from(move |event: PointerEvent| {
            let at = (event.client_x(), event.client_y());
            if is_free && event.is_primary() {
                if let Some(card) = card.cast::<Element>() {
                    // Without capture a drag ends at the card's edge, which loses nothing.
                    let _ = card.set_pointer_capture(event.pointer_id());
                }
                let pointer = event.pointer_id();
                on_drag.emit(Some(Drag {
                    gem,
                    pointer,
                    from: at,
                    at,
                    is_moving: false,
                }));
            }
        })
    };
    let on_move = {
        let on_drag = props.on_drag.clone();
        Callback::from(move |event: PointerEvent| {
            let at = (event.client_x(), event.client_y());
            if let Some(drag) = drag.filter(|drag| drag.pointer == event.pointer_id()) {
                let way = (at.0 - drag.from.0).abs().max((at.1 - drag.from.1).abs());
                on_drag.emit(Some(Drag {
                    at,
                    is_moving: drag.is_moving || way >= DRAG_BEGINS,
                    ..drag
                }));
            }
        })
    };
    let on_up = {
        let on_drag = props.on_drag.clone();
        Callback::from(move |event: PointerEvent| {
            if drag.is_some_and(|drag| drag.pointer == event.pointer_id()) {
                on_drag.emit(None);
            }
        })
    };
    let on_cancel = {
        let on_cancel = props.on_cancel.clone();
        Callback::from(move |event: PointerEvent| {
            if drag.is_some_and(|drag| drag.pointer == event.pointer_id()) {
                on_cancel.emit(());
            }
        })
    };
    let on_click = props.on_choose.reform(move |_: MouseEvent| gem);
    html! {
        <button type="button" class={classes!("draft__tile", props.is_chosen.then_some("draft__tile--chosen"))}
            data-action="tile" data-tile={gem.letter().to_string()} aria-pressed={props.is_chosen.to_string()} aria-label={words.tile_face(props.tile)}
            disabled={props.is_disabled} ref={card} onclick={on_click} onpointerdown={on_down} onpointermove={on_move} onpointerup={on_up}
            onpointercancel={on_cancel.clone()} onlostpointercapture={on_cancel}>
            <TilePicture tile={props.tile} />
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct TilePictureProps {
    tile: Tile,
}

#[component]
fn TilePicture(props: &TilePictureProps) -> Html {
    let mut layout = Layout::EMPTY;
    layout
        .lay(Quadrant::UpperLeft, props.tile)
        .expect("an empty board has room");
    html! { <BoardView {layout} marks={Marks::default()} is_small={true} window={(0, 0, 4, 4)} /> }
}
