//! What a board shows besides its tiles.

use yew::prelude::*;

use crate::rules::york::{LotSet, StreetSet};

use super::pen;

/// What a board shows besides its tiles: walls in their states, lots that something is about.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Marks {
    /// Walls that stand.
    pub walls: StreetSet,
    /// Walls placed this turn and shown.
    pub fresh: StreetSet,
    /// Own walls lifted this turn.
    pub lifted: StreetSet,
    /// The walls of a city, closed or considered.
    pub perimeter: StreetSet,
    /// Walls that would be removed, or were.
    pub removed: StreetSet,
    /// The lots of a city, closed or considered.
    pub city: LotSet,
    /// The lots that a line of the score counted.
    pub lit: LotSet,
    /// The walls that a line of the score counted.
    pub lit_streets: StreetSet,
    /// The walls of the city that a hint has in mind.
    pub hint: StreetSet,
    /// Streets on which the hint would build now.
    pub hint_build: StreetSet,
    /// Lots that can be chosen by a tap.
    pub choosable: LotSet,
}

/// Marks on lots, between the ground and the signs.
pub fn lot_marks(marks: &Marks) -> Html {
    let field = |lots: LotSet, class: &'static str, fill: Option<&'static str>, inset: i32| {
        if lots.is_empty() {
            return Html::default();
        }
        html! { <path class={class} fill={fill} d={pen::fields(lots, inset)} /> }
    };
    html! {
        <g class="lot-marks">
            { field(marks.city, "lot-marks__city", Some("url(#city-lines)"), 0) }
            { field(marks.lit, "lot-marks__lit", Some("url(#lit-dots)"), 2) }
            { field(marks.choosable, "lot-marks__choosable", None, 4) }
        </g>
    }
}
