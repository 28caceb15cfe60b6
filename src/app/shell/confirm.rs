//! A question before something is lost.

use yew::prelude::*;

use super::control::{Control, Kind};
use super::dialog::Dialog;
use super::texts::use_texts;

/// What is asked.
#[derive(Properties, PartialEq)]
pub struct ConfirmProps {
    /// The question.
    pub title: AttrValue,
    /// What saying yes means.
    pub line: AttrValue,
    /// What stands on the button that says yes.
    pub yes: AttrValue,
    /// What stands on the button that says no; "Cancel" if nothing is given.
    #[prop_or_default]
    pub no: Option<AttrValue>,
    /// Called when the answer is yes.
    pub on_yes: Callback<()>,
    /// Called when the answer is no.
    pub on_no: Callback<()>,
}

/// A dialog with a question; the answer that loses nothing has the focus.
#[component]
pub fn Confirm(props: &ConfirmProps) -> Html {
    let no = props.no.clone().unwrap_or(use_texts().cancel.into());
    let actions = html! {
        <>
            <Control action="confirm-no" takes_focus={true} on_press={props.on_no.clone()}>{ no }</Control>
            <Control action="confirm-yes" kind={Kind::First} on_press={props.on_yes.clone()}>{ &props.yes }</Control>
        </>
    };
    html! {
        <Dialog title={props.title.clone()} name="confirm" on_close={props.on_no.clone()} {actions} has_close={false}>
            <p>{ &props.line }</p>
        </Dialog>
    }
}
