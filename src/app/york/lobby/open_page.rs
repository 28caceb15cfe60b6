//! Opening a game from text or file.

use yew::prelude::*;

use super::Kept;
use super::open_form::open_form;
use super::reading::{Reading, Step};
use super::seat_form::who_field;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::focus;
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::texts as shell;
use crate::app::table::looks::badge;

/// What opening needs.
#[derive(Properties, PartialEq)]
pub struct OpenPageProps {
    /// Opens the game at the table.
    pub on_open: Callback<Kept>,
    /// Goes back to the start page.
    pub on_back: Callback<()>,
}

/// The page on which a game is opened from text or file: first the text, then who plays on.
#[component]
pub fn OpenPage(props: &OpenPageProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let reading = use_reducer(Reading::default);
    let on_step = {
        let reading = reading.dispatcher();
        Callback::from(move |step| reading.dispatch(step))
    };
    let title = use_node_ref();
    {
        let title = title.clone();
        // There is such a title once the game was read.
        use_effect_with(reading.game.is_some(), move |_| focus(title.cast()));
    }
    html! {
        <main class="page page--open" data-phase="open">
            <h1 class="page__title" tabindex="-1">{ texts.open }</h1>
            if let Some(kept) = &reading.game {
                { who_sits(kept, title, &on_step, &props.on_open, language) }
            } else {
                { open_form(&reading, &on_step, &props.on_back, language) }
            }
        </main>
    }
}

/// Who plays each seat of the game that was read.
fn who_sits(
    kept: &Kept,
    title: NodeRef,
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
                <h2 class="page__subtitle" id="who-sits-title" tabindex="-1" ref={title}>{ texts.who_sits }</h2>
                <div class="who-sits__seats">{ for seats }</div>
            </section>
            <footer key="seats" class="page__actions">
                <Control action="back" on_press={on_step.reform(|()| Step::Back)}>{ of_shell.back }</Control>
                <Control action="open-now" kind={Kind::First} on_press={on_open.reform(move |()| game.clone())}>{ texts.open_now }</Control>
            </footer>
        </>
    }
}
