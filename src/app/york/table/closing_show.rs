//! What is seen on a board while its city closes (R6): inner walls that crumble, light that spreads.

use yew::prelude::*;

use crate::app::shell::texts::fill;
use crate::app::york::board::pen;
use crate::app::york::session::SeatScene;
use crate::rules::york::{Lot, LotSet, Street};

/// How many waves of light go out from the middle of the city.
const WAVES: u8 = 4;

/// What is drawn over the board while the city closes, or what stood is given up.
pub fn closing_show(seat: &SeatScene) -> Html {
    let walls = seat.removed.iter().enumerate();
    let lights = waves(seat.city.unwrap_or_default());
    html! {
        <g class="closing-show" aria-hidden="true">
            { for walls.map(|(place, street)| crumbling(place, street)) }
            { for lights.map(|lots| html! { <path class="closing-show__light" d={pen::fields(lots, 0)} /> }) }
        </g>
    }
}

/// A wall as three pieces of its masonry, which fall apart.
fn crumbling(place: usize, street: Street) -> Html {
    let (x, y) = pen::point(street.corners()[0]);
    let is_level = street.is_horizontal();
    let masonry = if is_level {
        "url(#wall-level)"
    } else {
        "url(#wall-upright)"
    };
    let pieces = [(0, 34), (34, 32), (66, 34)].map(|(along, length)| {
        let (x, y, width, height) = if is_level {
            (x + along, y - 13, length, 26)
        } else {
            (x - 13, y + along, 26, length)
        };
        html! {
            <rect class="closing-show__piece" x={x.to_string()} y={y.to_string()}
                width={width.to_string()} height={height.to_string()} rx="3" fill={masonry} />
        }
    });
    html! { <g style={fill("--place:{}", &[&place.to_string()])}>{ for pieces }</g> }
}

/// The lots of a city from its middle outwards.
fn waves(city: LotSet) -> [LotSet; WAVES as usize] {
    let mut waves = [LotSet::EMPTY; WAVES as usize];
    let bounds = |of: fn(Lot) -> u8| {
        let low = city.iter().map(of).min().unwrap_or_default();
        low + city.iter().map(of).max().unwrap_or_default()
    };
    // Twice the middle, so that it may lie between two lots.
    let (column, row) = (bounds(Lot::column), bounds(Lot::row));
    for lot in city.iter() {
        let far = (2 * lot.column())
            .abs_diff(column)
            .max((2 * lot.row()).abs_diff(row));
        waves[usize::from((far / 2).min(WAVES - 1))].insert(lot);
    }
    waves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_goes_out_from_the_middle_and_reaches_every_lot_once() {
        let city: LotSet = "a1 b1 c1 a2 b2 c2 a3 b3 c3 d3 e3".parse().unwrap();
        let waves = waves(city);
        assert!(waves[0].contains("c2".parse().unwrap()));
        assert!(waves[2].contains("a1".parse().unwrap()));
        let count: usize = waves.iter().map(|lots| lots.len()).sum();
        assert_eq!(count, city.len());
    }
}
