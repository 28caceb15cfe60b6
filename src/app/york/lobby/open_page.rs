//! Opening a game from text or file.

use yew::prelude::*;

use super::Kept;
use super::open_form::{Failed, OpenForm};
use super::seat_form::WhoField;
use super::texts::use_texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::focus;
use crate::app::shell::language::use_language;
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
    let texts = use_texts();
    let text = use_state(AttrValue::default);
    let failed = use_state(|| None::<Failed>);
    let game = use_state(|| None::<Kept>);
    let on_text = {
        let (text, failed) = (text.setter(), failed.setter());
        use_callback((), move |new: AttrValue, ()| {
            text.set(new);
            failed.set(None);
        })
    };
    let on_read = {
        let (failed, game) = (failed.setter(), game.setter());
        Callback::from(move |read: Result<Kept, Failed>| match read {
            Ok(kept) => {
                let plan = kept.plan.named(language);
                game.set(Some(Kept { plan, ..kept }));
            }
            Err(why) => failed.set(Some(why)),
        })
    };
    let on_game = {
        let game = game.setter();
        Callback::from(move |kept| game.set(kept))
    };
    html! {
        <main class="page page--open" data-phase="open">
            <h1 class="page__title" tabindex="-1">{ texts.open }</h1>
            if let Some(kept) = &*game {
                <WhoSits kept={kept.clone()} on_change={on_game} on_open={props.on_open.clone()} />
            } else {
                <OpenForm text={(*text).clone()} failed={(*failed).clone()} {on_text} {on_read} on_back={props.on_back.clone()} />
            }
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct WhoSitsProps {
    kept: Kept,
    /// Called with the game when a seat changes, and with none to read another text.
    on_change: Callback<Option<Kept>>,
    on_open: Callback<Kept>,
}

/// Who plays each seat of the game that was read.
#[component]
fn WhoSits(props: &WhoSitsProps) -> Html {
    let (texts, of_shell) = (use_texts(), shell::use_texts());
    let title = use_node_ref();
    {
        let title = title.clone();
        use_effect_with((), move |()| focus(title.cast()));
    }
    let kept = &props.kept;
    let seats = kept.plan.seats.iter().enumerate().map(|(index, seat)| {
        let on_choose = {
            let (kept, on_change) = (kept.clone(), props.on_change.clone());
            Callback::from(move |who| {
                let mut kept = kept.clone();
                kept.plan.seats[index].who = who;
                on_change.emit(Some(kept));
            })
        };
        html! {
            <div class="who-sits" data-seat={(index + 1).to_string()}>
                { badge(seat.look) }
                <WhoField label={seat.name.clone()} who={seat.who} {on_choose} />
            </div>
        }
    });
    let on_open = props.on_open.reform({
        let kept = kept.clone();
        move |()| kept.clone()
    });
    html! {
        <>
            <section class="page__body page__part" aria-labelledby="who-sits-title">
                <h2 class="page__subtitle" id="who-sits-title" tabindex="-1" ref={title}>{ texts.who_sits }</h2>
                <div class="who-sits__seats">{ for seats }</div>
            </section>
            <footer class="page__actions">
                <Control action="back" on_press={props.on_change.reform(|()| None)}>{ of_shell.back }</Control>
                <Control action="open-now" kind={Kind::First} on_press={on_open}>{ texts.open_now }</Control>
            </footer>
        </>
    }
}
