//! The draft: a tile, its face and direction, and a quadrant, by drag or by tap (R3.2).

use std::rc::Rc;

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::texts::Texts;
use super::{give, press};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::reducer::{Reducer, use_reducer};
use crate::app::shell::texts::fill;
use crate::app::table::breaks::use_breaks;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::parts::{board, line};
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

/// What a person has chosen so far: a tile, how each of them lies, a quadrant, and what a finger does.
#[derive(Clone, Copy, PartialEq)]
struct Choice {
    gem: Option<Gem>,
    arrows: [Arrow; 4],
    directions: [Direction; 4],
    quadrant: Option<Quadrant>,
    drag: Option<Drag>,
}

/// What changes a choice.
#[derive(Clone, Copy)]
enum Change {
    Gem(Gem),
    Flip,
    Turn,
    Quadrant(Quadrant),
    /// A finger is down or has moved.
    Drag(Drag),
    /// The finger was lifted over a quadrant, or beside them all.
    Drop(Option<Quadrant>),
    /// The finger counts no more.
    Cancel,
}

impl Choice {
    const NONE: Self = Self {
        gem: None,
        arrows: [Arrow::Black; 4],
        directions: [Direction::Up; 4],
        quadrant: None,
        drag: None,
    };

    const fn tile(&self, gem: Gem) -> Tile {
        let face = Face::new(gem, self.arrows[gem as usize]);
        Tile::new(face, self.directions[gem as usize])
    }

    /// The gem that is chosen, if its tile is still to be laid.
    fn chosen(&self, layout: &Layout) -> Option<Gem> {
        let left = |gem: &Gem| layout.gems_left().any(|left| left == *gem);
        self.gem.filter(left)
    }

    /// The quadrant that is chosen, if it is still free.
    fn place(&self, layout: &Layout) -> Option<Quadrant> {
        self.quadrant
            .filter(|&quadrant| layout.get(quadrant).is_none())
    }

    /// The tile that is chosen, and where it goes.
    fn laid(&self, layout: &Layout) -> Option<(Tile, Quadrant)> {
        let tile = self.chosen(layout).map(|gem| self.tile(gem));
        tile.zip(self.place(layout))
    }
}

impl Reducible for Choice {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut next = *self;
        match change {
            Change::Gem(gem) => next.gem = Some(gem),
            Change::Flip => {
                if let Some(gem) = self.gem {
                    next.arrows[gem as usize] = match self.arrows[gem as usize] {
                        Arrow::Black => Arrow::White,
                        Arrow::White => Arrow::Black,
                    };
                }
            }
            Change::Turn => {
                if let Some(gem) = self.gem {
                    let now = self.directions[gem as usize] as usize;
                    next.directions[gem as usize] = Direction::ALL[(now + 1) % 4];
                }
            }
            Change::Quadrant(quadrant) => next.quadrant = Some(quadrant),
            Change::Drag(drag) => next.drag = Some(drag),
            Change::Drop(under) => {
                if let Some(drag) = self.drag.filter(|drag| drag.is_moving) {
                    next.gem = Some(drag.gem);
                    next.quadrant = under.or(self.quadrant);
                }
                next.drag = None;
            }
            Change::Cancel => next.drag = None,
        }
        Rc::new(next)
    }
}

/// The board that is being made, and the tiles that are left.
#[component]
pub fn Draft(props: &DraftProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let choice = use_reducer(|| Choice::NONE);
    let drag = choice.drag;
    let on_cancel = {
        let choice = choice.dispatcher();
        use_callback((), move |(), ()| choice.dispatch(Change::Cancel))
    };
    use_breaks(drag.is_some_and(|drag| drag.is_moving), &on_cancel);

    let chosen = choice.chosen(&props.layout);
    let is_free = |quadrant: &Quadrant| props.layout.get(*quadrant).is_none();
    let place = choice.place(&props.layout);
    let laid = choice.laid(&props.layout);
    let mut layout = props.layout;
    if let Some((tile, place)) = laid {
        // Gem and quadrant are free, so that nothing refuses the tile.
        let _ = layout.lay(place, tile);
    }

    let is_person = props.on_lay.is_some();
    let quadrants = Quadrant::ALL.into_iter().map(|each| {
        let is_chosen = place == Some(each);
        let class = if is_chosen {
            "draft__quadrant draft__quadrant--chosen"
        } else {
            "draft__quadrant"
        };
        let on_press = give(&choice, move |_: MouseEvent| Change::Quadrant(each));
        html! {
            <button type="button" {class} data-action="quadrant" data-quadrant={each.name()} disabled={!is_free(&each) || !is_person}
                aria-pressed={is_chosen.to_string()} aria-label={words.quadrant(each)} onclick={on_press}></button>
        }
    });
    let tiles = props
        .layout
        .gems_left()
        .map(|each| tile_card(each, &choice, chosen == Some(each), !is_person, words));
    let face = |gem| words.tile_as_it_lies(choice.tile(gem));
    let told = match (is_person, chosen, place) {
        (false, ..) => String::new(),
        (true, None, _) => texts.draft_choose.to_owned(),
        (true, Some(gem), None) => fill("{}. {}", &[&face(gem), texts.draft_place]),
        (true, Some(gem), Some(place)) => fill("{}: {}", &[&face(gem), words.quadrant(place)]),
    };
    let lay = {
        let (on_lay, choice, layout) = (props.on_lay.clone(), choice.clone(), props.layout);
        // As it is chosen now, which a busy browser may not have drawn yet.
        Callback::from(move |()| {
            if let (Some(on_lay), Some(laid)) = (&on_lay, choice.laid(&layout)) {
                on_lay.emit(laid);
            }
        })
    };
    let title = if is_person {
        texts.draft_title
    } else {
        texts.draft_bot
    };
    let control = |action, is_able: bool, on_press, word: &'static str| Control {
        is_disabled: !is_able,
        ..Control::new(action, on_press, html! { word })
    };
    let can_turn = chosen.is_some();
    let controls = [
        control(
            "turn-tile",
            can_turn,
            press(&choice, Change::Turn),
            texts.turn_tile,
        ),
        control(
            "flip-tile",
            can_turn,
            press(&choice, Change::Flip),
            texts.flip_tile,
        ),
        Control {
            kind: Kind::First,
            ..control("lay-tile", laid.is_some(), lay, texts.lay_tile)
        },
    ];
    html! {
        <>
            <div class="table__board draft__board">
                { board(layout, Marks::default(), fill(texts.board_of, &[&props.name])) }
                <div class="draft__quadrants" role="group" aria-label={texts.draft_quadrants}>{ for quadrants }</div>
            </div>
            <div class="table__dock dock draft">
                <h2 class="dock__title">{ fill(title, &[&props.name]) }</h2>
                { line("dock__line dock__line--soft", texts.draft_line) }
                <div class="draft__tiles" role="group" aria-label={texts.draft_tiles}>{ for tiles }</div>
                if is_person {
                    <p class="dock__line" role="status">{ told }</p>
                    <div class="dock__choices">
                        { for controls.map(Control::shown) }
                    </div>
                }
            </div>
            if let Some(drag) = drag.filter(|drag| drag.is_moving) {
                <div class="draft__ghost" aria-hidden="true" style={fill("left:{}px;top:{}px", &[&drag.at.0.to_string(), &drag.at.1.to_string()])}>
                    { tile_picture(choice.tile(drag.gem)) }
                </div>
            }
        </>
    }
}

/// The free quadrant under a place on the page.
fn quadrant_at((x, y): (i32, i32)) -> Option<Quadrant> {
    #[allow(clippy::cast_precision_loss, reason = "a place on a page is small")]
    let under = gloo::utils::document().element_from_point(x as f32, y as f32)?;
    let button: Element = under.closest("[data-quadrant]:enabled").ok()??;
    Quadrant::from_name(&button.get_attribute("data-quadrant")?)
}

/// A tile that can be taken.
fn tile_card(
    gem: Gem,
    choice: &Reducer<Choice>,
    is_chosen: bool,
    is_disabled: bool,
    words: &'static Words,
) -> Html {
    let tile = choice.tile(gem);
    let drag = choice.drag.filter(|drag| drag.gem == gem);
    let on_down = {
        let choice = choice.dispatcher();
        let is_free = !is_disabled && drag.is_none();
        Callback::from(move |event: PointerEvent| {
            if is_free && event.is_primary() && event.button() == 0 {
                capture(&event);
                let at = (event.client_x(), event.client_y());
                choice.dispatch(Change::Drag(Drag {
                    gem,
                    pointer: event.pointer_id(),
                    from: at,
                    at,
                    is_moving: false,
                }));
            }
        })
    };
    // Only the finger that is down on this card counts.
    let on_pointer = |change: fn(Drag, (i32, i32)) -> Change| {
        let choice = choice.dispatcher();
        Callback::from(move |event: PointerEvent| {
            if let Some(drag) = drag.filter(|drag| drag.pointer == event.pointer_id()) {
                choice.dispatch(change(drag, (event.client_x(), event.client_y())));
            }
        })
    };
    let on_move = on_pointer(|drag, at| {
        let way = (at.0 - drag.from.0).abs().max((at.1 - drag.from.1).abs());
        Change::Drag(Drag {
            at,
            is_moving: drag.is_moving || way >= DRAG_BEGINS,
            ..drag
        })
    });
    let on_up = on_pointer(|drag, _| {
        let moved = Some(drag.at).filter(|_| drag.is_moving);
        Change::Drop(moved.and_then(quadrant_at))
    });
    let on_cancel = on_pointer(|_, _| Change::Cancel);
    let on_click = give(choice, move |_: MouseEvent| Change::Gem(gem));
    let class = if is_chosen {
        "draft__tile draft__tile--chosen"
    } else {
        "draft__tile"
    };
    html! {
        <button type="button" {class} key={gem as usize} data-action="tile" data-tile={gem.letter().to_string()}
            aria-pressed={is_chosen.to_string()} aria-label={words.tile_as_it_lies(tile)} disabled={is_disabled}
            onclick={on_click} onpointerdown={on_down} onpointermove={on_move} onpointerup={on_up}
            onpointercancel={on_cancel.clone()} onlostpointercapture={on_cancel}>
            { tile_picture(tile) }
        </button>
    }
}

/// Lets the card under a finger have all that the finger does. Without that a drag ends at the card's
/// edge, which loses nothing.
fn capture(event: &PointerEvent) {
    let touched = event.target_dyn_into::<Element>();
    if let Some(card) = touched.and_then(|touched| touched.closest("button").ok()?) {
        let _ = card.set_pointer_capture(event.pointer_id());
    }
}

fn tile_picture(tile: Tile) -> Html {
    let mut layout = Layout::EMPTY;
    // An empty board has room for it.
    let _ = layout.lay(Quadrant::UpperLeft, tile);
    html! { <BoardView {layout} marks={Marks::default()} is_small={true} window={(0, 0, 4, 4)} /> }
}
