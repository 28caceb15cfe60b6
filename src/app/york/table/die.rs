//! The Building Die: a face with its shape and its coins.

use yew::prelude::*;

use crate::app::shell::texts::fill;
use crate::app::york::words::Words;
use crate::rules::york::{Corner, Placement, Shape, Street, StreetSet};

/// How many ways there are to tumble, as in `styles/dice.css`.
const WAYS: usize = 4;

/// The Building Die with the face that lies up, or none before the roll. The roll's name lets each
/// one tumble anew and in another way, as long as it is fresh.
pub fn die(shape: Option<Shape>, roll: usize, is_fresh: bool, words: &'static Words) -> Html {
    let Some(shape) = shape else {
        return html! { <span class="die die--blank" aria-hidden="true"></span> };
    };
    let label = fill("{}, {}", &[words.shape(shape), &words.coins(coins(shape))]);
    html! {
        <span class="die" key={roll} role="img" aria-label={label} data-shape={shape.name()}
            data-moves={is_fresh.then_some("die")} data-way={(roll % WAYS).to_string()}>
            <span class="die__face">{ face(shape) }</span>
            if is_fresh {
                <span class="die__flight" aria-hidden="true">
                    <span class="die__shadow"></span>
                    <span class="die__hop">{ cube(sides(shape).map(face)) }</span>
                </span>
            }
        </span>
    }
}

/// A cube of six faces, of which the first looks at the player: then its back, right and left, top
/// and bottom.
pub fn cube(faces: [Html; 6]) -> Html {
    let sides = faces
        .into_iter()
        .map(|face| html! { <span class="cube__side">{ face }</span> });
    html! { <span class="cube">{ for sides }</span> }
}

/// The shapes around the die when this one lies up, in the order of [`cube`]. Opposite faces show four
/// coins together.
fn sides(up: Shape) -> [Shape; 6] {
    let place = Shape::ALL
        .iter()
        .position(|&shape| shape == up)
        .unwrap_or_default();
    let [right, top] = match place {
        0 | 5 => [1, 2],
        1 | 4 => [2, 0],
        _ => [0, 1],
    };
    [place, 5 - place, right, 5 - right, top, 5 - top].map(|place| Shape::ALL[place])
}

/// What is drawn on a face: the shape, and the coins for closed cities.
fn face(shape: Shape) -> Html {
    html! {
        <>
            { shape_picture(shape) }
            <span class="die__coins" aria-hidden="true">{ shape.coins() }</span>
        </>
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whichever_face_lies_up_the_die_has_all_six_and_opposite_ones_four_coins() {
        for up in Shape::ALL {
            let sides = sides(up);
            assert_eq!(sides[0], up);
            assert!(Shape::ALL.iter().all(|shape| sides.contains(shape)));
            for pair in sides.chunks(2) {
                assert_eq!(pair[0].coins() + pair[1].coins(), 4);
            }
        }
    }
}
