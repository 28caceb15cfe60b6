//! Small parts of a page that stand in many places.

use yew::prelude::*;

use super::board::{BoardView, Marks};
use crate::app::table::looks::badge;
use crate::app::york::lobby::SeatPlan;
use crate::rules::york::Layout;

/// A drawing of `static/*.svg` that says nothing to those who listen.
pub fn sign(class: &'static str, href: &'static str) -> Html {
    html! { <svg {class} aria-hidden="true"><use {href} /></svg> }
}

/// A line of text.
pub fn line(class: &'static str, text: impl Into<AttrValue>) -> Html {
    line_of(class, text.into())
}

fn line_of(class: &'static str, text: AttrValue) -> Html {
    html! { <p {class}>{ text }</p> }
}

/// Whoever sits there: the badge, and the name in its own class.
pub fn player(plan: &SeatPlan, name_class: &'static str) -> Html {
    html! { <>{ badge(plan.look) }<span class={name_class}>{ &plan.name }</span></> }
}

/// A board to look at and to explore.
pub fn board(layout: Layout, marks: Marks, label: String) -> Html {
    html! { <BoardView {layout} {marks} {label} /> }
}

/// A board as a thumbnail.
pub fn small_board(layout: Layout, marks: Marks) -> Html {
    html! { <BoardView {layout} {marks} is_small={true} /> }
}
