//! The set-up: who sits where, and what is agreed.

use gloo::utils::document;
use yew::prelude::*;

use super::Plan;
use super::form::{Change, Form};
use super::seat_form::SeatForm;
use super::texts::use_texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::focus;
use crate::app::shell::fields::{Segments, Switch};
use crate::app::shell::language::use_language;
use crate::app::shell::settings::use_settings;
use crate::app::shell::settings_dialog::SpeedField;
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
    let (texts, of_shell) = (use_texts(), shell::use_texts());
    let allows_hints = use_settings().hints;
    let form = use_reducer_eq(move || Form::remembered(allows_hints));
    let on_change = {
        let form = form.dispatcher();
        use_callback((), move |change: Change, ()| form.dispatch(change))
    };
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
                <SeatForms plan={form.plan().clone()} on_change={on_change.clone()} />
                <RulesForm form={(*form).clone()} {on_change} />
            </div>
            <footer class="page__actions">
                <Control action="back" on_press={props.on_back.clone()}>{ of_shell.back }</Control>
                <Control action="start" kind={Kind::First} on_press={on_start}>{ texts.start }</Control>
            </footer>
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct SeatFormsProps {
    plan: Plan,
    on_change: Callback<Change>,
}

/// Who plays.
#[component]
fn SeatForms(props: &SeatFormsProps) -> Html {
    let language = use_language();
    let texts = use_texts();
    let plan = &props.plan;
    use_focus_in_seats(plan.seats.len());
    let is_spare = plan.has_spare();
    let seats = plan.seats.iter().enumerate().map(|(index, seat)| {
        html! {
            <SeatForm key={index} {index} seat={seat.clone()} usual_name={plan.usual_name(index, language)} {is_spare}
                on_change={props.on_change.clone()} />
        }
    });
    html! {
        <section class="page__part" aria-labelledby="seats-title">
            <h2 class="page__subtitle" id="seats-title">{ texts.seats }</h2>
            <div class="seat-forms">{ for seats }</div>
            <Control action="add-seat" is_disabled={!plan.has_room()} on_press={props.on_change.reform(|()| Change::Add)}>
                { texts.add_seat }
            </Control>
        </section>
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

#[derive(Properties, PartialEq)]
struct RulesFormProps {
    form: Form,
    on_change: Callback<Change>,
}

/// What is agreed about the game.
#[component]
fn RulesForm(props: &RulesFormProps) -> Html {
    let texts = use_texts();
    let plan = props.form.plan();
    let ways = texts.boards_ways.map(AttrValue::Static);
    let (count, chosen) = (props.form.ways().count(), props.form.way());
    let options = plan.options;
    let switch = |name, [label, line]: [&'static str; 2], is_on, change: fn(bool) -> Change| {
        html! { <Switch {name} {label} {line} {is_on} on_switch={props.on_change.reform(change)} /> }
    };
    html! {
        <section class="page__part form" aria-labelledby="rules-title">
            <h2 class="page__subtitle" id="rules-title">{ texts.rules }</h2>
            <div>
                <Segments name="boards" label={texts.boards} options={ways[..count].to_vec()} {chosen} on_choose={props.on_change.reform(Change::Boards)} />
                <p class="field__line">{ texts.boards_lines[chosen] }</p>
            </div>
            { switch("perfect-plan", [texts.perfect_plan, texts.perfect_plan_line], options.perfect_plan, Change::PerfectPlan) }
            { switch("longest-wall", [texts.longest_wall, texts.longest_wall_line], options.longest_wall, Change::LongestWall) }
            { switch("hints", [texts.hints, texts.hints_line], plan.allows_hints, Change::Hints) }
            <SpeedField />
        </section>
    }
}
