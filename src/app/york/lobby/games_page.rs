//! The page of all kept games, on which others are opened from text or file.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::utils::document;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::game_card::{Choice, card, gone_card};
use super::open_form::{given, open_form};
use super::reading::{Reading, Step};
use super::shelf::{Change, Shelf};
use super::shown::{Shown, players};
use super::texts::Texts;
use super::who_sits::who_sits;
use super::{Kept, NAME_LENGTH, games};
use crate::app::shell::announcer::{Announcer, use_announcer};
use crate::app::shell::control::{Kind, control};
use crate::app::shell::dialog::{Dialog, focus, is_focus_lost};
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::page_events;
use crate::app::shell::reducer::use_restless_reducer;
use crate::app::shell::state::use_state;
use crate::app::shell::storage;
use crate::app::shell::texts as shell;
use crate::app::shell::texts::fill;
use crate::app::york::parts::sign;

/// What the page needs.
#[derive(Properties, PartialEq)]
#[allow(clippy::struct_field_names, reason = "events are named so")]
pub struct GamesPageProps {
    /// The file that was last given, and how many there were.
    pub file: (u32, AttrValue),
    /// Goes on with the kept game that has this id.
    pub on_continue: Callback<String>,
    /// Opens a game that was read from a text.
    pub on_open: Callback<Kept>,
    /// Goes back to the start page.
    pub on_back: Callback<()>,
}

/// All kept games; from here a text is read, and then it is said who plays on.
#[component]
pub fn GamesPage(props: &GamesPageProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let announcer = use_announcer();
    let kept = use_state(|| Rc::new(RefCell::new(Shelf::new(Shown::all(language)))));
    let on_change = {
        let (kept, setter) = ((*kept).clone(), kept.setter());
        Callback::from(move |change| {
            kept.borrow_mut().change(change);
            setter.set(kept.clone());
        })
    };
    let shelf = kept.borrow();
    let reading = use_restless_reducer(Reading::default);
    let on_step = {
        let reading = reading.dispatcher();
        Callback::from(move |step| reading.dispatch(step))
    };
    use_others(&on_change, language);
    {
        let on_step = on_step.clone();
        use_effect_with(props.file.clone(), move |(count, file)| {
            if *count > 0 {
                given(file, &on_step, language);
            }
        });
    }
    let title = use_node_ref();
    {
        let title = title.clone();
        let shown = (reading.is_open, reading.game.is_some());
        use_effect_with(shown, move |shown| {
            if *shown != (false, false) || is_focus_lost() {
                focus(title.cast());
            }
        });
    }
    use_effect_with(shelf.moved().cloned(), |moved| {
        if let Some((id, _)) = moved {
            let css = fill("[data-game='{}'] button", &[id]);
            focus(document().query_selector(&css).ok().flatten());
        }
    });
    let on_choice = {
        let (shelf, on_change) = ((*kept).clone(), on_change.clone());
        let announcer = announcer.clone();
        let (on_continue, on_open) = (props.on_continue.clone(), props.on_open.clone());
        Callback::from(move |choice| match choice {
            Choice::Open(id) => on_continue.emit(id),
            Choice::OpenPart(kept) => on_open.emit(kept),
            Choice::Rename(id) => on_change.emit(Change::Ask(Some(id))),
            Choice::Delete(id) => {
                games::forget(&id);
                if let Some(shown) = shelf.borrow().find(&id) {
                    announcer.say(fill(texts.deleted, &[&shown.title(language)]));
                }
                on_change.emit(Change::Gone(id));
            }
            Choice::Undo(id) => {
                let text = shelf
                    .borrow()
                    .find(&id)
                    .map(|shown| shown.game.text.clone());
                if text.is_some_and(|text| games::set(&id, &text).is_ok()) {
                    announcer.say(texts.undone);
                    on_change.emit(Change::Back(id));
                } else {
                    announcer.say(texts.no_room);
                }
            }
        })
    };
    let (phase, heading) = if reading.is_open {
        ("open", texts.open)
    } else {
        ("games", texts.games)
    };
    let content = match &reading.game {
        Some(kept) => who_sits(kept, &title, &on_step, &props.on_open, language),
        None if reading.is_open => open_form(&reading, &on_step, language),
        None => list(&shelf, &on_step, &on_choice, &props.on_back, language),
    };
    html! {
        <main class={["page page--", phase].concat()} data-phase={phase}>
            <h1 class="page__title" tabindex="-1" ref={if reading.game.is_none() { title.clone() } else { NodeRef::default() }}>{ heading }</h1>
            { content }
            if let Some(shown) = shelf.asked() {
                { rename_dialog(shown, &on_change, &announcer, language) }
            }
        </main>
    }
}

/// Follows what other tabs do with the games.
#[hook]
fn use_others(on_change: &Callback<Change>, language: Language) {
    let on_change = on_change.clone();
    use_effect_with(language, move |&language| {
        let on_open = on_change.clone();
        let open = page_events::on("york-open", move |ids| {
            on_open.emit(Change::Elsewhere(ids.to_owned()));
        });
        page_events::send("york-ask-open", "");
        // Also when this tab is come back to: one that is closed does not say so.
        let news = ["storage", "focus"].map(|event| {
            let on_change = on_change.clone();
            page_events::on(event, move |_| {
                on_change.emit(Change::Loaded(Shown::all(language)));
                page_events::send("york-ask-open", "");
            })
        });
        move || drop((open, news))
    });
}

/// The games, or where they will be.
fn list(
    shelf: &Shelf,
    on_step: &Callback<Step>,
    on_choice: &Callback<Choice>,
    on_back: &Callback<()>,
    language: Language,
) -> Html {
    let (texts, of_shell) = (Texts::of(language), shell::Texts::of(language));
    let cards = shelf.all().iter().map(|shown| {
        let id = &shown.game.id;
        if shelf.is_gone(id) {
            gone_card(shown, on_choice, language)
        } else {
            card(shown, shelf.is_elsewhere(id), on_choice, language)
        }
    });
    html! {
        <>
            <div class="page__body page__part">
                if shelf.all().is_empty() {
                    <p>{ if storage::is_there() { texts.no_games } else { of_shell.not_stored } }</p>
                    { sign("york nothing-yet", "#scene") }
                } else {
                    <ul class="games">{ for cards }</ul>
                }
            </div>
            <footer key="games" class="page__actions">
                { control("back", Kind::Plain, on_back.clone(), of_shell.back) }
                { control("open", Kind::Plain, on_step.reform(|()| Step::Open(true)), texts.open) }
            </footer>
        </>
    }
}

/// Asks for a game's name.
fn rename_dialog(
    shown: &Shown,
    on_change: &Callback<Change>,
    announcer: &Announcer,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    let Some(kept) = shown.readable() else {
        return Html::default();
    };
    let field = NodeRef::default();
    let on_close = on_change.reform(|()| Change::Ask(None));
    let on_save = {
        let (field, on_change) = (field.clone(), on_change.clone());
        let (id, announcer) = (shown.game.id.clone(), announcer.clone());
        Callback::from(move |()| {
            let field = field.cast::<HtmlInputElement>();
            // As it is kept now, which may be newer than what is shown.
            let kept = games::text(&id).and_then(|text| Kept::from_text(&text).ok());
            if let (Some(field), Some(mut kept)) = (field, kept) {
                kept.rename(&field.value());
                if games::set(&id, &kept.to_text()).is_err() {
                    announcer.say(texts.no_room);
                }
                on_change.emit(Change::Loaded(Shown::all(language)));
            }
            on_change.emit(Change::Ask(None));
        })
    };
    let onkeydown = {
        let on_save = on_save.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                on_save.emit(());
            }
        }
    };
    let actions = control("save-name", Kind::First, on_save, texts.save_name);
    html! {
        <Dialog title={texts.rename} name="rename" {on_close} {actions}>
            <label class="field">
                <span class="field__label">{ texts.name }</span>
                <input class="field__text" type="text" data-field="game-name" data-focus="" maxlength={NAME_LENGTH.to_string()} autocomplete="off"
                    placeholder={players(kept, language)} defaultvalue={kept.name.clone()} ref={field} {onkeydown} />
            </label>
        </Dialog>
    }
}
