//! Who plays on in a game that was read from a text.

use yew::prelude::*;

use super::Kept;
use super::reading::Step;
use super::seat_form::who_field;
use super::texts::Texts;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::shell::texts as shell;
use crate::app::table::looks::badge;

/// Who plays each seat of the game that was read.
pub fn who_sits(
    kept: &Kept,
    title: &NodeRef,
    on_step: &Callback<Step>,
    on_open: &Callback<Kept>,
    language: Language,
) -> Html {
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
    let game = kept.clone();
    let seats = kept.plan.seats.iter().enumerate().map(|(index, seat)| {
        let on_choose = on_step.reform(move |who| Step::Who(index, who));
        html! {
            <div class="who-sits" data-seat={(index + 1).to_string()}>
                { badge(seat.look) }
                { who_field(seat.name.clone().into(), seat.who, &on_choose, texts) }
            </div>
        }
    });
    html! {
        <>
            <section class="page__body page__part" aria-labelledby="who-sits-title">
                <h2 class="page__subtitle" id="who-sits-title" tabindex="-1" ref={title.clone()}>{ texts.who_sits }</h2>
                <div class="who-sits__seats">{ for seats }</div>
            </section>
            <footer key="seats" class="page__actions">
                { control("back", Kind::Plain, on_step.reform(|()| Step::Back), of_shell.back) }
                { control("open-now", Kind::First, on_open.reform(move |()| game.clone()), texts.open_now) }
            </footer>
        </>
    }
}
