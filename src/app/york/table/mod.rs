//! The York table.

use std::rc::Rc;

use yew::prelude::*;

use super::lobby::{Kept, Opening, Plan, keep};
use crate::rules::york::Record;

/// What the table opens with, and the ways out of it.
#[derive(Properties, PartialEq)]
pub struct YorkTableProps {
    /// The game.
    pub opening: Rc<Opening>,
    /// Called when the table is left.
    pub on_leave: Callback<()>,
    /// Called to play again with the same seats.
    pub on_again: Callback<Plan>,
}

/// The table.
#[component]
pub fn YorkTable(props: &YorkTableProps) -> Html {
    let kept = match &*props.opening {
        Opening::New { plan, seed } => Kept {
            plan: plan.clone(),
            record: Record::new(plan.setup(), *seed),
            read: 0,
        },
        Opening::Kept(kept) => kept.clone(),
    };
    let _ = keep(&kept);
    html! {
        <main data-phase="rolling">
            <h1 tabindex="-1">{ "York" }</h1>
            <button type="button" class="button" data-action="leave" onclick={props.on_leave.reform(|_: MouseEvent| ())}>{ "Leave" }</button>
        </main>
    }
}
