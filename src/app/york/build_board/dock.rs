//! The hand: the piece, and what can be done with it.

use std::rc::Rc;

use yew::prelude::*;

use super::drag::{Dragging, FLOAT, piece_view};
use super::texts::Texts;
use super::{piece, why_in_words};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::york::board::walls;
use crate::app::york::hand::{Bench, Input, Why};
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::words::Words;

/// What the hand needs.
#[derive(Properties, PartialEq)]
pub struct DockProps {
    /// The builder's turn so far.
    pub bench: Bench,
    /// Who builds.
    pub name: AttrValue,
    /// Whether a city could be closed with what is laid.
    pub is_closable: bool,
    /// What listens to the pointer.
    pub drag: Rc<Dragging>,
    /// Builds.
    pub on_build: Callback<()>,
    /// More controls.
    pub extra: Html,
    /// A hint in words.
    pub hint: Html,
}

/// The piece in the hand, and the controls beside it.
#[component]
pub fn Dock(props: &DockProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let (bench, drag) = (&props.bench, &*props.drag);
    let state = Tools {
        is_one_wall: bench.is_one_wall(),
        has_shape: bench.has_shape(),
        is_short: bench.due() > 0,
        is_lifting: bench.is_lifting(),
        is_at_rest: bench.laid().is_empty() && bench.lifted().is_empty(),
    };
    let on_input = drag.on_input.clone();
    let tools = use_memo((state, language), move |(state, language)| {
        tools(state, Texts::of(*language), &on_input)
    });
    let build = Control {
        kind: Kind::First,
        class: "hand__build",
        key_hint: Some("Enter"),
        is_disabled: bench.check().is_err() || bench.held().is_some(),
        ..Control::new("build", props.on_build.clone(), html! { texts.build })
    };
    html! {
        <div class="build__dock dock hand">
            <h2 class="dock__title hand__title">{ fill(texts.title, &[&props.name]) }</h2>
            <div class="hand__row">
                { piece_in_hand(bench, drag, texts, words) }
                <div class="hand__tools">{ (*tools).clone() }</div>
            </div>
            <div class="hand__says">
                { line(bench, props.is_closable, texts, words) }
                { props.hint.clone() }
            </div>
            <div class="hand__choices">
                { props.extra.clone() }
                { build.shown() }
            </div>
        </div>
    }
}

/// What the controls beside the piece depend on.
#[derive(PartialEq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a state of a control"
)]
struct Tools {
    is_one_wall: bool,
    has_shape: bool,
    is_short: bool,
    is_lifting: bool,
    is_at_rest: bool,
}

/// The controls beside the piece.
fn tools(state: &Tools, texts: &'static Texts, on_input: &Callback<Input>) -> Html {
    let (one_wall, lift) = (Some(state.is_one_wall), Some(state.is_lifting));
    // What each does, its name, key, word and sign, whether it is pressed in, and whether it does
    // nothing now.
    let tools = [
        (
            Input::Rotate,
            "rotate",
            "r",
            texts.rotate,
            "M19 5v5h-5M19 10a8 8 0 1 0 1 5",
            None,
            false,
        ),
        (
            Input::Mirror,
            "mirror",
            "f",
            texts.mirror,
            "M12 3v18M9 7 3 17h6zM15 7l6 10h-6z",
            None,
            false,
        ),
        (
            Input::OneWall,
            "one-wall",
            "o",
            texts.one_wall,
            "M3 9h3v3h3V9h6v3h3V9h3v7H3z",
            one_wall,
            !state.has_shape,
        ),
        (
            Input::Lifting,
            "lift",
            "l",
            texts.lift,
            "M4 20h16M12 15V4M7 9l5-5 5 5",
            lift,
            false,
        ),
        (
            Input::TakeBack,
            "take-back",
            "t",
            texts.take_back,
            "M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 11h-3",
            None,
            state.is_at_rest,
        ),
    ];
    let tools = tools
        .into_iter()
        .filter(|tool| tool.0 != Input::Lifting || state.is_short);
    tools
        .map(
            |(input, action, key_hint, word, sign, is_pressed, is_disabled)| {
                let on_press = on_input.reform(move |()| input);
                let control = Control {
                    class: "hand__tool",
                    key_hint: Some(key_hint),
                    is_pressed,
                    is_disabled,
                    ..Control::new(action, on_press, face(sign, word))
                };
                control.shown()
            },
        )
        .collect()
}

/// The piece in the hand: drag it onto the board, or press to rotate it.
fn piece_in_hand(
    bench: &Bench,
    drag: &Dragging,
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let name = if bench.is_one_wall() {
        "one-wall"
    } else {
        bench.hand().shape().name()
    };
    let is_out = bench.held().is_some() || !bench.laid().is_empty();
    let kind = if is_out {
        walls::Kind::Lifted
    } else {
        walls::Kind::Standing
    };
    html! {
        <button type="button" class={classes!("hand__piece", is_out.then_some("hand__piece--out"))} ref={drag.piece.clone()}
            data-action="hand" data-hand={name} data-walls={bench.form().walls().to_string()} data-float={FLOAT.to_string()}
            aria-label={fill(texts.piece, &[piece(bench, texts, words)])}
            onclick={drag.on_tap.reform(|_: MouseEvent| ())} onpointerdown={drag.on_hand.clone()} onpointermove={drag.on_move.clone()}
            onpointerup={drag.on_up.clone()} onpointercancel={drag.on_break.clone()} onlostpointercapture={drag.on_break.clone()} onwheel={drag.on_wheel.clone()}>
            { piece_view(bench.form(), kind) }
        </button>
    }
}

/// The sign and the word of a control.
fn face(sign: &'static str, word: &'static str) -> Html {
    html! {
        <>
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d={sign} /></svg>
            <span class="hand__word">{ word }</span>
        </>
    }
}

/// What is to be done, or why the piece cannot lie there.
fn line(bench: &Bench, is_closable: bool, texts: &'static Texts, words: &'static Words) -> Html {
    let Some(why) = bench.why() else {
        let line = if is_closable {
            texts.closes.to_owned()
        } else {
            advice(bench, texts)
        };
        return html! { <p class="hand__line">{ line }</p> };
    };
    let paragraph = match why {
        Why::Outside => Paragraph::Streets,
        Why::NoFit => Paragraph::OneWall,
        Why::Refused(refusal) => Paragraph::of_build(&refusal),
    };
    html! {
        <p class="hand__line hand__line--no" data-why="">
            { why_in_words(&why, texts, words) }{ " " }<HelpLink {paragraph} />
        </p>
    }
}

fn advice(bench: &Bench, texts: &'static Texts) -> String {
    let (due, lifted) = (bench.due(), bench.lifted().len());
    if lifted < due || bench.is_lifting() {
        return fill(texts.lift_first, &[&lifted.to_string(), &due.to_string()]);
    }
    match (bench.laid().is_empty(), bench.has_shape()) {
        (true, false) => texts.only_one.to_owned(),
        (true, true) => texts.first.to_owned(),
        (false, _) => texts.ready.to_owned(),
    }
}
