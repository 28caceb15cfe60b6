//! One seat of the set-up's form.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::form::Change;
use super::texts::Texts;
use super::{NAME_LENGTH, Plan, Who};
use crate::app::shell::control::Control;
use crate::app::shell::fields::Picker;
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::{Colour, Crest, badge};

/// The seat of a plan with this index: who plays it, the name, colour and crest.
pub fn seat_form(plan: &Plan, index: usize, change: &Callback<Change>, language: Language) -> Html {
    let texts = Texts::of(language);
    let seat = &plan.seats[index];
    let look = seat.look;
    let number = (index + 1).to_string();
    let usual_name = plan.usual_name(index, language);
    let oninput = change.reform(move |event: InputEvent| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        Change::Name(index, input.map(|input| input.value()).unwrap_or_default())
    });
    let name = if seat.name.trim().is_empty() {
        &usual_name
    } else {
        &seat.name
    };
    let on_who = change.reform(move |who| Change::Who(index, who));
    let stroke = html! { <svg viewBox="0 0 24 24" class="sign" aria-hidden="true"><path d="M5 12H19" /></svg> };
    let on_remove = change.reform(move |()| Change::Remove(index));
    let label = fill(texts.remove_seat, &[name]);
    let remove = Control {
        class: "seat-form__remove",
        is_disabled: !plan.has_spare(),
        ..Control::icon("remove-seat", label, on_remove, stroke)
    };
    html! {
        <fieldset key={index} class="seat-form" data-seat={number.clone()}>
            <legend class="unseen">{ fill(texts.seat, &[&number]) }</legend>
            { badge(look) }
            { who_field(texts.who_plays.into(), seat.who, &on_who, texts) }
            <label class="field seat-form__name">
                <span class="field__label">{ texts.name }</span>
                <input class="field__text" type="text" data-field="name" maxlength={NAME_LENGTH.to_string()} autocomplete="off"
                    placeholder={usual_name} value={seat.name.clone()} {oninput} />
            </label>
            <div class="seat-form__colour">
                <Picker name="colour" label={texts.colour} options={titles(Colour::ALL.map(|colour| colour.title(language)))}
                    chosen={look.colour as usize} on_choose={change.reform(move |at: usize| Change::Colour(index, Colour::ALL[at]))} />
            </div>
            <div class="seat-form__crest">
                <Picker name="crest" label={texts.crest} options={titles(Crest::ALL.map(|crest| crest.title(language)))}
                    chosen={look.crest as usize} on_choose={change.reform(move |at: usize| Change::Crest(index, Crest::ALL[at]))} />
            </div>
            { remove.shown() }
        </fieldset>
    }
}

/// The choice of who plays a seat, with the character of who it is.
pub fn who_field(label: AttrValue, who: Who, on_choose: &Callback<Who>, texts: &Texts) -> Html {
    let chosen = Who::ALL
        .iter()
        .position(|one| *one == who)
        .unwrap_or_default();
    let on_choose = on_choose.reform(|at: usize| Who::ALL[at]);
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
