//! The way to a paragraph of the rules, from everywhere.

use yew::prelude::*;

use super::Paragraph;
use super::told::Texts;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;

/// Opens the rules, at a paragraph or at the beginning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HelpDoor(pub Callback<Option<Paragraph>>);

impl HelpDoor {
    /// Opens the rules at a paragraph.
    pub fn open_at(&self, paragraph: Paragraph) {
        self.0.emit(Some(paragraph));
    }
}

/// The door to the rules.
#[hook]
pub fn use_help() -> HelpDoor {
    use_context().unwrap_or_default()
}

/// Where a link leads.
#[derive(Properties, PartialEq)]
pub struct HelpLinkProps {
    /// The paragraph.
    pub paragraph: Paragraph,
}

/// A small link to a paragraph of the rules.
#[component]
pub fn HelpLink(props: &HelpLinkProps) -> Html {
    let language = use_language();
    let help = use_help();
    let paragraph = props.paragraph;
    let text = fill(Texts::of(language).link, &[paragraph.title(language)]);
    html! {
        <button type="button" class="help-link" data-action="help" data-paragraph={paragraph.id()}
            onclick={move |_: MouseEvent| help.open_at(paragraph)}>{ text }</button>
    }
}
