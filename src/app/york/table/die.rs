//! The Building Die: a face with its shape and its coins.

use yew::prelude::*;

use crate::app::shell::texts::fill;
use crate::app::york::words::Words;
use crate::rules::york::{Corner, Placement, Shape, Street, StreetSet};

/// The Building Die with the face that lies up, or none before the roll. The roll's name lets each
/// one tumble anew.
pub fn die(shape: Option<Shape>, roll: usize, words: &'static Words) -> Html {
    let Some(shape) = shape else {
        return html! { <span class="die die--blank" aria-hidden="true"></span> };
    };
    let label = fill("{}, {}", &[words.shape(shape), &words.coins(coins(shape))]);
    html! {
        <span class="die" key={roll} role="img" aria-label={label} data-shape={shape.name()}>
            { shape_picture(shape) }
            <span class="die__coins" aria-hidden="true">{ shape.coins() }</span>
        </span>
    }
}

fn coins(shape: Shape) -> i32 {
    i32::try_from(shape.coins()).unwrap_or_default()
}

/// A shape as lines.
fn shape_picture(shape: Shape) -> Html {
    let first = Placement::all(shape, StreetSet::EMPTY).next();
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
    let around = (10 * side + 8).to_string();
    html! {
        <svg class="shape" viewBox={fill("-4 -4 {} {}", &[&around, &around])} aria-hidden="true">
            { for lines }
        </svg>
    }
}
