//! The board on which a person builds, with the hand beside it.

mod dock;
mod drag;
mod keys;
mod overlay;
mod texts;

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::app::shell::announcer::use_announcer;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::use_language;
use crate::app::shell::reducer::use_reducer;
use crate::app::shell::texts::fill;
use crate::app::table::sound::play;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::hand::{Bench, Held, Input, Why};
use crate::app::york::sounds::{of_bench, scores};
use crate::app::york::words::Words;
use crate::rules::york::{Build, Decree, Hand, Layout, StreetSet, enclosure};
use dock::Dock;
use drag::{ghost, use_drag};
use overlay::Overlay;
use texts::Texts;

pub use drag::piece_view;

/// What building needs.
#[derive(Properties, PartialEq)]
pub struct BuildBoardProps {
    /// The tiles.
    pub layout: Layout,
    /// What is marked besides the builder's own walls, such as a hint.
    pub marks: Marks,
    /// What the builder has in hand.
    pub hand: Hand,
    /// The King's Decree.
    pub decree: Decree,
    /// Who builds.
    pub seat_name: AttrValue,
    /// Called when it is built.
    pub on_build: Callback<Build>,
    /// Called with the walls that would stand; nothing while they could not.
    pub on_change: Callback<Option<StreetSet>>,
    /// More controls.
    #[prop_or_default]
    pub extra: Html,
    /// A hint in words.
    #[prop_or_default]
    pub hint: Html,
    /// Whether single keys do something.
    pub has_shortcuts: bool,
}

impl Reducible for Bench {
    type Action = Input;

    fn reduce(self: Rc<Self>, input: Input) -> Rc<Self> {
        let after = self.after(input);
        // A drag is drawn anew when it comes to another place, not at every pixel.
        if matches!(input, Input::Drag(_)) && after.held() == self.held() {
            return self;
        }
        Rc::new(after)
    }
}

/// The board, the piece in the hand and the controls of a builder. From one legal place to the next, a
/// drag draws only what lies over the board anew.
#[component]
pub fn BuildBoard(props: &BuildBoardProps) -> Html {
    let texts = Texts::of(use_language());
    let bench = {
        let hand = props.hand;
        use_reducer(move || Bench::new(hand))
    };
    let place = use_node_ref();
    let on_input = {
        let bench = bench.dispatcher();
        use_callback((), move |input: Input, ()| bench.dispatch(input))
    };
    let drag = use_drag(&bench, &place);
    use_words(&bench);
    let built = bench.check().ok();
    let would_stand = built.map(|build| build.on(props.hand.walls()));
    {
        let on_change = props.on_change.clone();
        use_effect_with(would_stand, move |walls| on_change.emit(*walls));
    }
    let on_build = {
        let bench = bench.clone();
        // As it lies now, which a busy browser may not have drawn yet.
        use_callback(props.on_build.clone(), move |(), on_build| {
            if let Ok(build) = bench.check() {
                play(scores::BUILD, 100, 0);
                on_build.emit(build);
            }
        })
    };
    keys::use_shortcuts(props.has_shortcuts, &drag.on_input);
    let on_key = keys::on_board(&bench, &on_input, &on_build);

    let marks = Marks {
        walls: props.hand.walls(),
        lifted: bench.lifted(),
        ..props.marks.clone()
    };
    let is_closable = would_stand
        .zip(props.layout.board())
        .is_some_and(|(walls, board)| enclosure::is_closable(walls, &board.lots(), props.decree));
    let label = fill(texts.board, &[&props.seat_name]);
    let (preview, is_illegal) = match bench.held() {
        Some(Held::Over(streets)) => (Some(streets), false),
        Some(Held::Illegal(..)) => (None, true),
        Some(Held::Away) | None => (None, !bench.clashes().is_empty()),
    };
    html! {
        <>
            <div class="build__board" ref={place.clone()} data-laid={bench.laid().to_string()} data-lifted={bench.lifted().to_string()}
                data-preview={preview.map(|streets| streets.to_string())} data-illegal={is_illegal.then_some("yes")}
                onkeydown={on_key} onpointerdown={drag.on_board.clone()} onpointermove={drag.on_move.clone()}
                onpointerup={drag.on_up.clone()} onpointercancel={drag.on_break.clone()} onlostpointercapture={drag.on_break.clone()}
                onwheel={drag.on_wheel.clone()}>
                <BoardView layout={props.layout} {marks} {label} has_plain_arrows={false} />
                <Overlay bench={*bench} />
            </div>
            <Dock bench={bench.without_place()} name={props.seat_name.clone()} {is_closable} {drag} {on_build} extra={props.extra.clone()} hint={props.hint.clone()} />
            if bench.held().is_some() {
                { ghost(bench.form(), is_illegal) }
            }
        </>
    }
}

/// Says what has become of the piece, once it is at rest, and lets it be heard.
#[hook]
fn use_words(bench: &Bench) {
    let language = use_language();
    let announcer = use_announcer();
    let line = match bench.held() {
        Some(_) => None,
        None => Some(state_in_words(
            bench,
            Texts::of(language),
            Words::of(language),
        )),
    };
    // The piece as it was at rest before, and whether it has been dragged since.
    let before = use_mut_ref(|| (*bench, false));
    let bench = *bench;
    use_effect_with(line, move |line| {
        let Some(line) = line else {
            before.borrow_mut().1 = true;
            return;
        };
        announcer.say(line.clone());
        let (before, is_dragged) = before.replace((bench, false));
        if let Some(notes) = of_bench(&before, is_dragged, &bench) {
            play(notes, 100, 0);
        }
    });
}

/// What has become of the piece.
fn state_in_words(bench: &Bench, texts: &'static Texts, words: &'static Words) -> String {
    if let Some(why) = bench.why() {
        return why_in_words(&why, texts, words);
    }
    if let Some(street) = bench.cursor() {
        let is_lifted = bench.lifted().contains(street);
        let state = if is_lifted {
            texts.lifted
        } else {
            texts.stands
        };
        return fill(state, &[&words.street(street)]);
    }
    let laid = bench.laid();
    if laid.is_empty() {
        let form = bench.form().walls().to_string();
        return fill(texts.in_hand, &[piece(bench, texts, words), &form]);
    }
    let streets: Vec<String> = laid.iter().map(|street| words.street(street)).collect();
    fill(texts.lies, &[&words.list(&streets)])
}

/// The piece in a word.
fn piece(bench: &Bench, texts: &'static Texts, words: &'static Words) -> &'static str {
    if bench.is_one_wall() {
        texts.one_wall_piece
    } else {
        words.shape(bench.hand().shape())
    }
}

/// Why the piece cannot lie there.
fn why_in_words(why: &Why, texts: &'static Texts, words: &'static Words) -> String {
    match why {
        Why::NoFit => texts.no_fit.to_owned(),
        Why::Outside => words.outside().to_owned(),
        Why::Refused(refusal) => words.build_refusal(refusal),
    }
}

/// The board's drawing within its place on the page.
fn drawing(place: &NodeRef) -> Option<Element> {
    place
        .cast::<Element>()?
        .query_selector("svg.board")
        .ok()
        .flatten()
}
