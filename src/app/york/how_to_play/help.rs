//! The way to a paragraph of the rules, from everywhere.

use yew::prelude::*;

use super::Paragraph;
use super::told::Texts;
use crate::app::shell::doors::use_doors;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;

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
    let door = use_doors().paragraph;
    let paragraph = props.paragraph;
    let text = fill(Texts::of(language).link, &[paragraph.title(language)]);
    html! {
        <button type="button" class="help-link" data-action="help" data-paragraph={paragraph.id()}
            onclick={move |_: MouseEvent| door.emit(paragraph.id())}>{ text }</button>
    }
}
