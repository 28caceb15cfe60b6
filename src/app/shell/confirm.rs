//! A question before something is lost.

use yew::prelude::*;

use super::control::{Control, Kind, control};
use super::dialog::Dialog;

/// What is asked.
pub struct Question {
    /// The question.
    pub title: AttrValue,
    /// What saying yes means.
    pub line: &'static str,
    /// What stands on the button that says yes.
    pub yes: &'static str,
    /// What stands on the button that says no.
    pub no: &'static str,
    /// Called when the answer is yes.
    pub on_yes: Callback<()>,
    /// Called when the answer is no.
    pub on_no: Callback<()>,
}

/// A dialog with a question; the answer that loses nothing has the focus.
pub fn confirm(question: Question) -> Html {
    let Question {
        title,
        line,
        yes,
        no,
        ..
    } = question;
    let on_no = question.on_no;
    let no = Control {
        kind: Kind::First,
        takes_focus: true,
        ..Control::new("confirm-no", on_no.clone(), html! { no })
    };
    let yes = control("confirm-yes", Kind::Plain, question.on_yes, yes);
    let actions = html! { <>{ no.shown() }{ yes }</> };
    html! {
        <Dialog {title} name="confirm" on_close={on_no} {actions} has_close={false}>
            <p>{ line }</p>
        </Dialog>
    }
}
