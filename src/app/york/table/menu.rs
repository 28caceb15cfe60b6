//! The table's menu: log, game as text, settings, help, leaving.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::clipboard::copy;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::dialog::Dialog;
use crate::app::shell::doors::Doors;
use crate::app::shell::language::use_language;
use crate::app::shell::state::use_state;

/// What the menu needs.
pub struct Menu {
    /// The game as text, without secrets.
    pub game: String,
    /// The ways out of it that are open everywhere.
    pub doors: Doors,
    /// Opens the log.
    pub on_log: Callback<()>,
    /// Turns the sound on or off.
    pub sound: Html,
    /// Leaves the table.
    pub on_leave: Callback<()>,
    /// Closes the menu.
    pub on_close: Callback<()>,
}

/// The table's menu.
pub fn menu(props: Menu, texts: &'static Texts) -> Html {
    let doors = &props.doors;
    let then_close = |door: &Callback<()>| {
        let (door, on_close) = (door.clone(), props.on_close.clone());
        Callback::from(move |()| {
            on_close.emit(());
            door.emit(());
        })
    };
    let entries = [
        ("log", texts.log, then_close(&props.on_log)),
        ("how-to-play", texts.how_to_play, then_close(&doors.help)),
        ("settings", texts.settings, then_close(&doors.settings)),
        ("shortcuts", texts.shortcuts, then_close(&doors.shortcuts)),
        ("leave", texts.leave, then_close(&props.on_leave)),
    ];
    html! {
        <Dialog key="menu" name="menu" title={texts.menu} on_close={props.on_close.clone()}>
            <div class="menu">
                { props.sound }
                { for entries.into_iter().map(|(action, word, on_press)| control(action, Kind::Plain, on_press, word)) }
                <CopyGame game={props.game} />
            </div>
        </Dialog>
    }
}

/// What copying needs.
#[derive(Properties, PartialEq)]
pub struct CopyGameProps {
    /// The game as text.
    pub game: AttrValue,
}

/// Copies the game as text, or shows it where the browser does not allow copying.
#[component]
pub fn CopyGame(props: &CopyGameProps) -> Html {
    let texts = Texts::of(use_language());
    let copied = use_state(Option::<bool>::default);
    let on_press = {
        let (game, copied) = (props.game.clone(), copied.clone());
        Callback::from(move |()| {
            let copied = copied.clone();
            copy(
                &game,
                Callback::from(move |is_copied| copied.set(Some(is_copied))),
            );
        })
    };
    html! {
        <>
            { control("copy-game", Kind::Plain, on_press, texts.copy_game) }
            <p class="menu__word">{ texts.copy_word }</p>
            <p role="status">
                { match *copied { None => "", Some(true) => texts.copied, Some(false) => texts.not_copied } }
            </p>
            if *copied == Some(false) {
                <textarea class="field" rows="6" readonly={true} value={props.game.clone()} aria-label={texts.copy_game} />
            }
        </>
    }
}
