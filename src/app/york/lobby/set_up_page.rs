//! The set-up: who sits where, and what is agreed.

use gloo::utils::document;
use yew::prelude::*;

use super::Plan;
use super::form::{Change, Form};
use super::seat_form::seat_form;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind, control};
use crate::app::shell::dialog::focus;
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::fields::{segments, switch};
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::reducer::use_reducer;
use crate::app::shell::settings::{SettingsHandle, use_settings};
use crate::app::shell::settings_dialog::speed_field;
use crate::app::shell::texts as shell;

/// What the set-up needs.
#[derive(Properties, PartialEq)]
pub struct SetUpPageProps {
    /// Starts the game that was set up.
    pub on_start: Callback<Plan>,
    /// Goes back to the start page.
    pub on_back: Callback<()>,
}

/// The set-up.
#[component]
pub fn SetUpPage(props: &SetUpPageProps) -> Html {
    let language = use_language();
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
    let settings = use_settings();
    let allows_hints = settings.hints;
    let form = use_reducer(move || Form::remembered(allows_hints));
    let on_change = {
        let form = form.dispatcher();
        Callback::from(move |change| form.dispatch(change))
    };
    use_focus_in_seats(form.plan().seats.len());
    let on_start = {
        let (form, on_start) = (form.clone(), props.on_start.clone());
        Callback::from(move |()| {
            form.remember();
            on_start.emit(form.plan().clone().named(language));
        })
    };
    html! {
        <main class="page page--set-up" data-phase="set-up">
            <h1 class="page__title" tabindex="-1">{ texts.set_up }</h1>
            <div class="page__body">
                { seat_forms(form.plan(), &on_change, language) }
                { rules_form(&form, &on_change, &settings, language) }
            </div>
            <footer class="page__actions">
                { control("back", Kind::Plain, props.on_back.clone(), of_shell.back) }
                { control("start", Kind::First, on_start, texts.start) }
            </footer>
        </main>
    }
}

/// Gives the focus to the last seat where the control that had it is gone or asleep.
#[hook]
fn use_focus_in_seats(count: usize) {
    let before = use_mut_ref(|| count);
    use_effect_with(count, move |&count| {
        let is_changed = before.replace(count) != count;
        let active = document().active_element();
        let is_lost = active.is_none_or(|element| {
            element.tag_name() == "BODY" || element.has_attribute("disabled")
        });
        if is_changed && is_lost {
            let seat = "[data-seat]:last-child select";
            focus(document().query_selector(seat).ok().flatten());
        }
    });
}

/// Who plays.
fn seat_forms(plan: &Plan, on_change: &Callback<Change>, language: Language) -> Html {
    let texts = Texts::of(language);
    let seats = (0..plan.seats.len()).map(|index| seat_form(plan, index, on_change, language));
    let on_add = on_change.reform(|()| Change::Add);
    let add = Control {
        is_disabled: !plan.has_room(),
        ..Control::new("add-seat", on_add, html! { texts.add_seat })
    };
    html! {
        <section class="page__part" aria-labelledby="seats-title">
            <h2 class="page__subtitle" id="seats-title">{ texts.seats }</h2>
            <div class="seat-forms">{ for seats }</div>
            { add.shown() }
        </section>
    }
}

/// What is agreed about the game.
fn rules_form(
    form: &Form,
    on_change: &Callback<Change>,
    settings: &SettingsHandle,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    let plan = form.plan();
    let (count, chosen) = (form.ways().count(), form.way());
    let options = plan.options;
    let switched = |name, text: [&'static str; 2], is_on, change: fn(bool) -> Change| {
        switch(name, text, is_on, &on_change.reform(change))
    };
    html! {
        <section class="page__part form" aria-labelledby="rules-title">
            <h2 class="page__subtitle" id="rules-title">{ texts.rules }</h2>
            <div>
                { segments("boards", texts.boards, &texts.boards_ways[..count], chosen, &on_change.reform(Change::Boards)) }
                <p class="field__line">{ texts.boards_lines[chosen] }</p>
            </div>
            { switched("perfect-plan", [texts.perfect_plan, texts.perfect_plan_line], options.perfect_plan, Change::PerfectPlan) }
            { switched("longest-wall", [texts.longest_wall, texts.longest_wall_line], options.longest_wall, Change::LongestWall) }
            { switched("hints", [texts.hints, texts.hints_line], plan.allows_hints, Change::Hints) }
            { speed_field(settings, shell::Texts::of(language)) }
        </section>
    }
}
