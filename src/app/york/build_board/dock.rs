//! The hand: the piece, and what can be done with it.

use yew::prelude::*;

use super::drag::{Dragging, FLOAT, PieceView};
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
    pub drag: Dragging,
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
    let texts = Texts::of(use_language());
    let (bench, drag) = (&props.bench, &props.drag);
    let press = |input: Input| drag.on_input.reform(move |()| input);
    let is_at_rest = bench.laid().is_empty() && bench.lifted().is_empty();
    html! {
        <div class="build__dock dock hand">
            <h2 class="dock__title hand__title">{ fill(texts.title, &[&props.name]) }</h2>
            <div class="hand__row">
                <Piece bench={*bench} drag={drag.clone()} />
                <div class="hand__tools">
                    <Tool action="rotate" key_hint="r" label={texts.rotate} sign="M19 5v5h-5M19 10a8 8 0 1 0 1 5" on_press={press(Input::Rotate)} />
                    <Tool action="mirror" key_hint="f" label={texts.mirror} sign="M12 3v18M9 7 3 17h6zM15 7l6 10h-6z" on_press={press(Input::Mirror)} />
                    <Tool action="one-wall" key_hint="o" label={texts.one_wall} sign="M3 9h3v3h3V9h6v3h3V9h3v7H3z" on_press={press(Input::OneWall)}
                        is_pressed={Some(bench.is_one_wall())} is_disabled={!bench.has_shape()} />
                    if bench.due() > 0 {
                        <Tool action="lift" key_hint="l" label={texts.lift} sign="M4 20h16M12 15V4M7 9l5-5 5 5" on_press={press(Input::Lifting)} is_pressed={Some(bench.is_lifting())} />
                    }
                    <Tool action="take-back" key_hint="t" label={texts.take_back} sign="M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 11h-3" on_press={press(Input::TakeBack)} is_disabled={is_at_rest} />
                </div>
            </div>
            <div class="hand__says">
                <Line bench={*bench} is_closable={props.is_closable} />
                { props.hint.clone() }
            </div>
            <div class="hand__choices">
                { props.extra.clone() }
                <Control action="build" kind={Kind::First} class="hand__build" key_hint="Enter" is_disabled={bench.check().is_err() || bench.held().is_some()}
                    on_press={props.on_build.clone()}>{ texts.build }</Control>
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PieceProps {
    bench: Bench,
    drag: Dragging,
}

/// The piece in the hand: drag it onto the board, or press to rotate it.
#[component]
fn Piece(props: &PieceProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let (bench, drag) = (&props.bench, &props.drag);
    let name = if bench.is_one_wall() {
        "one-wall"
    } else {
        bench.hand().shape().name()
    };
    let is_out = bench.held().is_some() || !bench.laid().is_empty();
    html! {
        <button type="button" class={classes!("hand__piece", is_out.then_some("hand__piece--out"))} ref={drag.piece.clone()}
            data-action="hand" data-hand={name} data-walls={bench.form().walls().to_string()} data-float={FLOAT.to_string()}
            aria-label={fill(texts.piece, &[piece(bench, texts, words)])}
            onclick={drag.on_tap.reform(|_: MouseEvent| ())} onpointerdown={drag.on_hand.clone()} onpointermove={drag.on_move.clone()}
            onpointerup={drag.on_up.clone()} onpointercancel={drag.on_break.clone()} onlostpointercapture={drag.on_break.clone()} onwheel={drag.on_wheel.clone()}>
            <PieceView form={bench.form()} kind={if is_out { walls::Kind::Lifted } else { walls::Kind::Standing }} />
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct ToolProps {
    action: &'static str,
    label: &'static str,
    key_hint: &'static str,
    sign: &'static str,
    on_press: Callback<()>,
    #[prop_or_default]
    is_pressed: Option<bool>,
    #[prop_or(false)]
    is_disabled: bool,
}

/// A control with a sign over its word.
#[component]
fn Tool(props: &ToolProps) -> Html {
    html! {
        <Control action={props.action} class="hand__tool" key_hint={props.key_hint} on_press={props.on_press.clone()}
            is_pressed={props.is_pressed} is_disabled={props.is_disabled}>
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d={props.sign} /></svg>
            <span class="hand__word">{ props.label }</span>
        </Control>
    }
}

#[derive(Properties, PartialEq)]
struct LineProps {
    bench: Bench,
    is_closable: bool,
}

/// What is to be done, or why the piece cannot lie there.
#[component]
fn Line(props: &LineProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let bench = &props.bench;
    let Some(why) = bench.why() else {
        let line = if props.is_closable {
            texts.closes.to_owned()
        } else {
            advice(bench, texts)
        };
        return html! { <p class="hand__line">{ line }</p> };
    };
    let paragraph = match why {
        Why::Outside => Paragraph::Streets,
        Why::Refused(refusal) => Paragraph::of_build(&refusal),
    };
    html! {
        <p class="hand__line hand__line--no" data-why="">
            { why_in_words(&why, words) }{ " " }<HelpLink {paragraph} />
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
