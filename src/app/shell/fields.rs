//! Fields of a form: one of many, one of few, on or off, more or less.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::effect::use_effect_with;

/// A choice in a list that opens.
#[derive(Properties, PartialEq)]
pub struct PickerProps {
    /// Its name for tests, as `data-field`.
    pub name: AttrValue,
    /// What is chosen.
    pub label: AttrValue,
    /// What can be chosen.
    pub options: Vec<AttrValue>,
    /// Which of them is.
    pub chosen: usize,
    /// Called with the choice.
    pub on_choose: Callback<usize>,
}

/// A choice in a list that opens.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let onchange = {
        let on_choose = props.on_choose.clone();
        Callback::from(move |event: Event| {
            let list = event
                .target()
                .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
            // Where none of the options is chosen, the index is -1.
            if let Some(index) = list.and_then(|list| usize::try_from(list.selected_index()).ok()) {
                on_choose.emit(index);
            }
        })
    };
    let list = use_node_ref();
    {
        let list = list.clone();
        // Once somebody has chosen, the attributes of the options no longer say what is shown.
        use_effect_with(props.chosen, move |&chosen| {
            if let Some(list) = list.cast::<HtmlSelectElement>() {
                list.set_selected_index(i32::try_from(chosen).unwrap_or_default());
            }
        });
    }
    let options = props.options.iter().enumerate().map(|(index, option)| {
        html! { <option selected={index == props.chosen}>{ option }</option> }
    });
    html! {
        <label class="field">
            <span class="field__label">{ &props.label }</span>
            <select class="field__list" data-field={props.name.clone()} ref={list} {onchange}>{ for options }</select>
        </label>
    }
}

/// A choice among few, all in sight.
pub fn segments(
    name: &'static str,
    label: &'static str,
    options: &[&'static str],
    chosen: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let segments = options.iter().enumerate().map(|(index, option)| {
        let onchange = on_choose.reform(move |_: Event| index);
        html! {
            <label class="segments__one">
                <input type="radio" class="segments__input" {name} data-choice={index.to_string()}
                    checked={index == chosen} {onchange} />
                <span class="segments__text">{ *option }</span>
            </label>
        }
    });
    html! {
        <fieldset class="segments" data-field={name}>
            <legend class="field__label">{ label }</legend>
            <div class="segments__row">{ for segments }</div>
        </fieldset>
    }
}

/// Something that is on or off, with a line that says what it does.
pub fn switch(
    name: &'static str,
    [label, line]: [&'static str; 2],
    is_on: bool,
    on_switch: &Callback<bool>,
) -> Html {
    let onchange = on_switch.reform(|event: Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        input.is_some_and(|input| input.checked())
    });
    html! {
        <label class="switch">
            <input type="checkbox" class="switch__box" data-field={name} checked={is_on} {onchange} />
            <span class="switch__text">
                <span class="switch__label">{ label }</span>
                <span class="switch__line">{ line }</span>
            </span>
        </label>
    }
}

/// Something between 0 and 100, in steps of ten.
pub fn slider(name: &'static str, label: &'static str, value: u8, on_slide: Callback<u8>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(value) = input.and_then(|input| input.value().parse().ok()) {
            on_slide.emit(value);
        }
    });
    html! {
        <label class="field">
            <span class="field__label">{ label }</span>
            <input type="range" class="field__slider" data-field={name} min="0" max="100" step="10" value={value.to_string()} {oninput} />
        </label>
    }
}
