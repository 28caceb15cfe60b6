//! One seat of the set-up's form.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::form::Change;
use super::texts::use_texts;
use super::{NAME_LENGTH, SeatPlan, Who};
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::fields::Picker;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::{Colour, Crest, badge};

/// What a seat's part of the form needs.
#[derive(Properties, PartialEq)]
pub struct SeatFormProps {
    /// The seat, counted from 0.
    pub index: usize,
    /// What is agreed about it.
    pub seat: SeatPlan,
    /// The name that serves while none is typed.
    pub usual_name: AttrValue,
    /// Whether the seat can be taken away.
    pub is_spare: bool,
    /// Called with each change.
    pub on_change: Callback<Change>,
}

/// A seat: who plays it, the name, colour and crest.
#[component]
pub fn SeatForm(props: &SeatFormProps) -> Html {
    let language = use_language();
    let texts = use_texts();
    let SeatFormProps { index, seat, .. } = props;
    let (index, look) = (*index, seat.look);
    let number = (index + 1).to_string();
    let change = &props.on_change;
    let oninput = change.reform(move |event: InputEvent| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        Change::Name(index, input.map(|input| input.value()).unwrap_or_default())
    });
    let name = if seat.name.trim().is_empty() {
        &*props.usual_name
    } else {
        &seat.name
    };
    html! {
        <fieldset class="seat-form" data-seat={number.clone()}>
            <legend class="unseen">{ fill(texts.seat, &[&number]) }</legend>
            { badge(look) }
            <WhoField who={seat.who} on_choose={change.reform(move |who| Change::Who(index, who))} />
            <label class="field seat-form__name">
                <span class="field__label">{ texts.name }</span>
                <input class="field__text" type="text" data-field="name" maxlength={NAME_LENGTH.to_string()} autocomplete="off"
                    placeholder={props.usual_name.clone()} value={seat.name.clone()} {oninput} />
            </label>
            <div class="seat-form__colour">
                <Picker name="colour" label={texts.colour} options={titles(Colour::ALL.map(|colour| colour.title(language)))}
                    chosen={look.colour as usize} on_choose={change.reform(move |at: usize| Change::Colour(index, Colour::ALL[at]))} />
            </div>
            <div class="seat-form__crest">
                <Picker name="crest" label={texts.crest} options={titles(Crest::ALL.map(|crest| crest.title(language)))}
                    chosen={look.crest as usize} on_choose={change.reform(move |at: usize| Change::Crest(index, Crest::ALL[at]))} />
            </div>
            <Control action="remove-seat" kind={Kind::Icon} class="seat-form__remove" label={fill(texts.remove_seat, &[name])}
                is_disabled={!props.is_spare} on_press={change.reform(move |()| Change::Remove(index))}>
                <svg viewBox="0 0 24 24" class="sign" aria-hidden="true"><path d="M5 12H19" /></svg>
            </Control>
        </fieldset>
    }
}

/// Who plays a seat.
#[derive(Properties, PartialEq)]
pub struct WhoFieldProps {
    /// Who it is.
    pub who: Who,
    /// Called with who it is to be.
    pub on_choose: Callback<Who>,
    /// What is asked; "Played by" if nothing is given.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// The choice of who plays a seat, with the character of who it is.
#[component]
pub fn WhoField(props: &WhoFieldProps) -> Html {
    let texts = use_texts();
    let chosen = Who::ALL
        .iter()
        .position(|who| *who == props.who)
        .unwrap_or_default();
    let on_choose = props.on_choose.reform(|at: usize| Who::ALL[at]);
    let label = props.label.clone().unwrap_or(texts.who_plays.into());
    html! {
        <div class="who">
            <Picker name="who" {label} options={titles(texts.who)} {chosen} {on_choose} />
            <p class="who__line">{ texts.who_lines[chosen] }</p>
        </div>
    }
}

fn titles<const N: usize>(titles: [&'static str; N]) -> Vec<AttrValue> {
    titles.map(AttrValue::Static).into()
}
