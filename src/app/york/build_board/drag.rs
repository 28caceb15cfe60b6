//! Dragging by finger, pen or mouse, and taps: from the page's events to the bench's inputs.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent, WheelEvent};
use yew::prelude::*;

use super::drawing;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::reducer::Reducer;
use crate::app::shell::texts::fill;
use crate::app::table::breaks::use_breaks;
use crate::app::york::board::pen::LOT;
use crate::app::york::board::walls::{Kind, group};
use crate::app::york::hand::{Bench, Form, Input, Point};
use crate::rules::york::StreetSet;

/// So many pixels make a drag out of a tap.
const DRAG_BEGINS: f64 = 8.0;
/// A dragged piece floats so many pixels clear of the finger.
pub const FLOAT: i32 = 48;
/// Nearer to the page's lower edge than this a finger hides nothing.
const EDGE: f64 = 8.0;
/// A wheel turns the piece once in so many milliseconds.
const WHEEL_REST: f64 = 140.0;
/// The width of the board's drawing, frame included, and of the frame.
const DRAWING: f64 = 880.0;
const FRAME: f64 = 40.0;

/// What a finger has taken hold of.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    Hand,
    /// The piece that lies on the board; the way from the finger to its middle.
    Laid(f64, f64),
    Board,
}

/// A finger, pen or mouse button that is down.
#[derive(Clone, Copy)]
struct Grip {
    pointer: i32,
    origin: Origin,
    from: (f64, f64),
    at: (f64, f64),
    is_touch: bool,
    is_moving: bool,
    /// Where the drawing lies on the page: left, top, and pixels for a lot.
    board: (f64, f64, f64),
    /// How many lots the piece is high.
    height: f64,
}

impl Grip {
    /// Where the middle of the piece is on the page.
    fn middle(&self) -> (f64, f64) {
        let (x, y) = self.at;
        match self.origin {
            Origin::Laid(dx, dy) if !self.is_touch => (x + dx, y + dy),
            _ if self.is_touch => {
                let float = f64::from(FLOAT) + self.height * self.board.2 / 2.0;
                let bottom = window()
                    .inner_height()
                    .ok()
                    .and_then(|height| height.as_f64());
                // At the page's lower edge it sinks to the finger, so that the last row is in reach.
                let room = bottom.map_or(float, |bottom| (bottom - EDGE - y).max(0.0));
                (x, y - float.min(room))
            }
            _ => (x, y),
        }
    }

    /// Whether the click that follows is only the end of a drag from the hand.
    fn swallows_click(&self) -> bool {
        self.is_moving && self.origin == Origin::Hand
    }

    fn point(&self, at: (f64, f64)) -> Point {
        let (left, top, lot) = self.board;
        let unit = |pixels: f64| whole(pixels / lot * f64::from(LOT) - FRAME);
        Point {
            x: unit(at.0 - left),
            y: unit(at.1 - top),
        }
    }
}

/// Whole pixels, or units of the drawing.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a place on a page is small"
)]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// What the finger has hold of, apart from what is drawn.
#[derive(Default)]
struct Hold {
    grip: Option<Grip>,
    /// The click that ends a drag is none.
    swallows_click: bool,
    turned_at: f64,
}

/// Everything that listens to the pointer.
#[derive(Clone, PartialEq)]
pub struct Dragging {
    /// Finger down on the piece in the hand.
    pub on_hand: Callback<PointerEvent>,
    /// Finger down on the board.
    pub on_board: Callback<PointerEvent>,
    /// Finger moved.
    pub on_move: Callback<PointerEvent>,
    /// Finger up.
    pub on_up: Callback<PointerEvent>,
    /// Finger lost.
    pub on_break: Callback<PointerEvent>,
    /// Wheel turned.
    pub on_wheel: Callback<WheelEvent>,
    /// Piece in the hand tapped.
    pub on_tap: Callback<()>,
    /// An input that may come in the middle of a drag, such as a turn.
    pub on_input: Callback<Input>,
    /// The piece in the hand.
    pub piece: NodeRef,
}

/// Turns what pointers do into inputs for the bench. What listens stays the same throughout a drag, so
/// that nothing is drawn anew for it.
#[hook]
pub fn use_drag(bench: &Reducer<Bench>, place: &NodeRef) -> Rc<Dragging> {
    let hold = use_mut_ref(Hold::default);
    let (piece, place) = (use_node_ref(), place.clone());
    let (form, laid, is_dragging) = (bench.form(), bench.laid(), bench.held().is_some());
    let input = {
        let bench = bench.dispatcher();
        use_callback((), move |input: Input, ()| bench.dispatch(input))
    };
    let on_broken = {
        let hold = hold.clone();
        use_callback(input.clone(), move |(), input| break_off(&hold, input))
    };
    use_breaks(is_dragging, &on_broken);
    use_effect_with((is_dragging, form), {
        let hold = hold.clone();
        move |(_, form)| {
            let mut hold = hold.borrow_mut();
            if let Some(grip) = &mut hold.grip {
                grip.height = f64::from(form.height());
            }
            show(&hold);
        }
    });
    let on_input = {
        let hold = hold.clone();
        use_callback(input.clone(), move |given: Input, input| {
            input.emit(given);
            let grip = hold.borrow().grip.filter(|grip| grip.is_moving);
            // A turned piece is judged where the finger is now.
            if let Some(grip) = grip {
                input.emit(Input::Drag(grip.point(grip.middle())));
            }
        })
    };
    use_memo((form, laid), move |&(form, laid)| Dragging {
        on_hand: on_down(&hold, (true, &piece), &place, form, laid),
        on_board: on_down(&hold, (false, &place), &place, form, laid),
        on_move: on_move(&hold, &input),
        on_up: on_up(&hold, &input),
        on_break: on_break(&hold, &input),
        on_wheel: on_wheel(&hold, &on_input),
        on_tap: on_tap(&hold, &on_input),
        on_input,
        piece,
    })
}

fn on_down(
    hold: &Shared,
    (is_hand, node): (bool, &NodeRef),
    place: &NodeRef,
    form: Form,
    laid: StreetSet,
) -> Callback<PointerEvent> {
    let (hold, place, node) = (hold.clone(), place.clone(), node.clone());
    Callback::from(move |event: PointerEvent| {
        let grip = take_hold(&event, is_hand, &place, form, laid);
        let mut hold = hold.borrow_mut();
        hold.swallows_click = false;
        if hold.grip.is_none()
            && let Some(grip) = grip
        {
            hold.grip = Some(grip);
            if let Some(node) = node.cast::<Element>() {
                // Without capture a drag ends at the edge, which loses nothing.
                let _ = node.set_pointer_capture(event.pointer_id());
            }
        }
    })
}

fn on_tap(hold: &Shared, on_input: &Callback<Input>) -> Callback<()> {
    let (hold, on_input) = (hold.clone(), on_input.clone());
    Callback::from(move |()| {
        let is_swallowed = std::mem::take(&mut hold.borrow_mut().swallows_click);
        if !is_swallowed {
            on_input.emit(Input::Rotate);
        }
    })
}

fn on_wheel(hold: &Shared, on_input: &Callback<Input>) -> Callback<WheelEvent> {
    let (hold, on_input) = (hold.clone(), on_input.clone());
    Callback::from(move |event: WheelEvent| {
        let is_rested = event.time_stamp() - hold.borrow().turned_at > WHEEL_REST;
        if is_rested && !event.ctrl_key() && event.delta_y() != 0.0 {
            hold.borrow_mut().turned_at = event.time_stamp();
            on_input.emit(Input::Rotate);
        }
    })
}

type Shared = Rc<RefCell<Hold>>;

fn place_of(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn take_hold(
    event: &PointerEvent,
    is_hand: bool,
    place: &NodeRef,
    form: Form,
    laid: StreetSet,
) -> Option<Grip> {
    if !event.is_primary() || event.button() != 0 {
        return None;
    }
    let drawing = drawing(place)?.get_bounding_client_rect();
    let at = place_of(event);
    let mut grip = Grip {
        pointer: event.pointer_id(),
        origin: Origin::Board,
        from: at,
        at,
        is_touch: event.pointer_type() == "touch",
        is_moving: false,
        board: (
            drawing.left(),
            drawing.top(),
            drawing.width() / DRAWING * f64::from(LOT),
        ),
        height: f64::from(form.height()),
    };
    if is_hand {
        grip.origin = Origin::Hand;
    } else if grip.point(at).is_at(laid) {
        let (dx, dy) = way_to_middle(&grip, laid);
        grip.origin = Origin::Laid(dx, dy);
    }
    Some(grip)
}

/// The way from the finger to the middle of the laid piece, in pixels.
fn way_to_middle(grip: &Grip, laid: StreetSet) -> (f64, f64) {
    let Some((form, spot)) = Form::of(laid) else {
        return (0.0, 0.0);
    };
    let point = grip.point(grip.at);
    let (dx, dy) = form.distance(spot, point);
    let pixels = |units: i32| -f64::from(units) * grip.board.2 / f64::from(LOT);
    (pixels(dx), pixels(dy))
}

fn on_move(hold: &Shared, input: &Callback<Input>) -> Callback<PointerEvent> {
    let (hold, input) = (hold.clone(), input.clone());
    Callback::from(move |event: PointerEvent| {
        let mut hold = hold.borrow_mut();
        let Some(mut grip) = hold.grip.filter(|grip| grip.pointer == event.pointer_id()) else {
            return;
        };
        grip.at = place_of(&event);
        let way = (grip.at.0 - grip.from.0).hypot(grip.at.1 - grip.from.1);
        grip.is_moving |= way >= DRAG_BEGINS;
        hold.grip = Some(grip);
        if grip.is_moving && grip.origin != Origin::Board {
            show(&hold);
            drop(hold);
            input.emit(Input::Drag(grip.point(grip.middle())));
        }
    })
}

fn on_up(hold: &Shared, input: &Callback<Input>) -> Callback<PointerEvent> {
    let (hold, input) = (hold.clone(), input.clone());
    Callback::from(move |event: PointerEvent| {
        let mut hold = hold.borrow_mut();
        let Some(grip) = hold.grip.filter(|grip| grip.pointer == event.pointer_id()) else {
            return;
        };
        hold.grip = None;
        hold.swallows_click = grip.swallows_click();
        drop(hold);
        match (grip.origin, grip.is_moving) {
            (Origin::Board, true) | (Origin::Hand, false) => {}
            (_, true) => input.emit(Input::Drop),
            (_, false) => input.emit(Input::Tap(grip.point(place_of(&event)))),
        }
    })
}

fn on_break(hold: &Shared, input: &Callback<Input>) -> Callback<PointerEvent> {
    let (hold, input) = (hold.clone(), input.clone());
    Callback::from(move |event: PointerEvent| {
        let is_held = hold
            .borrow()
            .grip
            .is_some_and(|grip| grip.pointer == event.pointer_id());
        if is_held {
            break_off(&hold, &input);
        }
    })
}

fn break_off(hold: &Shared, input: &Callback<Input>) {
    let grip = hold.borrow_mut().grip.take();
    if let Some(grip) = grip {
        hold.borrow_mut().swallows_click = grip.swallows_click();
        input.emit(Input::LetGo);
    }
}

/// Moves the floating piece to where it is held; not drawn anew, only moved.
fn show(hold: &Hold) {
    let ghost = document().query_selector(".hand__ghost").ok().flatten();
    let ghost = ghost.and_then(|ghost| ghost.dyn_into::<HtmlElement>().ok());
    if let (Some(ghost), Some(grip)) = (ghost, hold.grip) {
        let (x, y) = grip.middle();
        let moved = fill(
            "translate({}px,{}px) translate(-50%,-50%)",
            &[&whole(x).to_string(), &whole(y).to_string()],
        );
        let style = ghost.style();
        let _ = style.set_property("transform", &moved);
        let lot = whole(grip.board.2).to_string();
        let _ = style.set_property("--lot", &fill("{}px", &[&lot]));
    }
}

/// The piece that floats under the finger.
pub fn ghost(form: Form, is_illegal: bool) -> Html {
    html! {
        <div class={classes!("hand__ghost", is_illegal.then_some("hand__ghost--illegal"))} aria-hidden="true">
            { piece_view(form, Kind::Standing) }
        </div>
    }
}

/// How much room a piece has around it, in units of the drawing.
const AROUND: i32 = 25;

/// A piece by itself, at the scale of the `--lot` of its place.
pub fn piece_view(form: Form, kind: Kind) -> Html {
    let size = |lots: u8| (i32::from(lots) * LOT + 2 * AROUND).to_string();
    let (width, height) = (size(form.width()), size(form.height()));
    let from = (-AROUND).to_string();
    html! {
        <svg class="hand__walls" viewBox={[from.as_str(), &from, &width, &height].join(" ")} aria-hidden="true"
            style={fill("--wide:{};--high:{}", &[&width, &height])}>
            { group(kind, form.walls(), form.walls()) }
        </svg>
    }
}
