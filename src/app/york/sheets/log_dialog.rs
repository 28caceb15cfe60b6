//! The log: what has happened, in words.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::dialog::Dialog;
use crate::app::shell::language::use_language;

/// What the log shows.
#[derive(Properties, PartialEq)]
pub struct LogDialogProps {
    /// What has happened, the newest last.
    pub lines: Rc<[AttrValue]>,
    /// Closes it.
    pub on_close: Callback<()>,
}

/// The log as a dialog, opened at its newest line.
#[component]
pub fn LogDialog(props: &LogDialogProps) -> Html {
    let texts = Texts::of(use_language());
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.lines.len(), move |_| {
            // What is not on screen cannot scroll: the dialog opens first.
            let later = Timeout::new(0, move || {
                if let Some(list) = node.cast::<web_sys::Element>() {
                    list.set_scroll_top(list.scroll_height());
                }
            });
            move || drop(later)
        });
    }
    html! {
        <Dialog name="log" title={texts.log} on_close={props.on_close.clone()}>
            if props.lines.is_empty() {
                <p>{ texts.log_empty }</p>
            } else {
                <div class="log" role="region" tabindex="0" aria-label={texts.log} ref={node}>
                    <ol class="log__lines">
                        { for props.lines.iter().map(|line| html! { <li class="log__line">{ line }</li> }) }
                    </ol>
                </div>
            }
        </Dialog>
    }
}
