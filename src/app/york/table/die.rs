//! The Building Die: a face with its shape and its coins.

use yew::prelude::*;

use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::york::words::Words;
use crate::rules::york::{Corner, Placement, Shape, Street, StreetSet};

/// What a die shows.
#[derive(Properties, PartialEq)]
pub struct DieProps {
    /// The face that lies up, or none before the roll.
    pub shape: Option<Shape>,
    /// Names the roll, so that each one tumbles anew.
    #[prop_or_default]
    pub roll: usize,
}

/// The Building Die.
#[component]
pub fn Die(props: &DieProps) -> Html {
    let words = Words::of(use_language());
    let Some(shape) = props.shape else {
        return html! { <span class="die die--blank" aria-hidden="true"></span> };
    };
    let label = fill("{}, {}", &[words.shape(shape), &words.coins(coins(shape))]);
    html! {
        <span class="die" key={props.roll} role="img" aria-label={label} data-shape={shape.name()}>
            <ShapePicture {shape} />
            <span class="die__coins" aria-hidden="true">{ shape.coins() }</span>
        </span>
    }
}

fn coins(shape: Shape) -> i32 {
    i32::try_from(shape.coins()).unwrap_or_default()
}

/// What a picture shows.
#[derive(Properties, PartialEq)]
pub struct ShapePictureProps {
    /// The shape.
    pub shape: Shape,
}

/// A shape as lines.
#[component]
pub fn ShapePicture(props: &ShapePictureProps) -> Html {
    let first = Placement::all(props.shape, StreetSet::EMPTY).next();
    let streets = first.map(Placement::streets).unwrap_or_default();
    let corners = || streets.iter().flat_map(Street::corners);
    let bound = |of: fn(Corner) -> u8| {
        let low = corners().map(of).min().unwrap_or_default();
        let high = corners().map(of).max().unwrap_or_default();
        (i32::from(low), i32::from(high))
    };
    let ((left, right), (top, bottom)) = (bound(Corner::x), bound(Corner::y));
    let side = (right - left).max(bottom - top).max(2);
    // In tenths of a street, so that the picture lies in the middle of its square.
    let at = |value: i32, low: i32, high: i32| 10 * value + 5 * (side - high - low);
    let lines = streets.iter().map(|street| {
        let [a, b] = street.corners();
        html! {
            <line
                x1={at(a.x().into(), left, right).to_string()} y1={at(a.y().into(), top, bottom).to_string()}
                x2={at(b.x().into(), left, right).to_string()} y2={at(b.y().into(), top, bottom).to_string()} />
        }
    });
    let around = 10 * side + 8;
    html! {
        <svg class="shape" viewBox={format!("-4 -4 {around} {around}")} aria-hidden="true">
            { for lines }
        </svg>
    }
}
