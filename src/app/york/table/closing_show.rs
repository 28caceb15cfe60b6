//! What is seen on a board while its city closes (R6): inner walls that crumble, light that spreads.

use yew::prelude::*;

use crate::app::york::board::WHOLE;
use crate::app::york::board::pen::{self, HALF_WALL};
use crate::app::york::board::walls::{Kind, group};
use crate::app::york::session::SeatScene;
use crate::rules::york::{Lot, LotSet, StreetSet};

/// How many waves of light go out from the middle of the city.
const WAVES: u8 = 4;

/// What is drawn over the board while the city closes, or what stood is given up: the wall that rises,
/// three parts of every wall that crumbles, and waves of light. Each is a layer as large as the board,
/// so that a browser moves it without drawing it anew.
pub fn closing_show(seat: &SeatScene) -> Html {
    let wall = seat.city.map(|_| seat.walls).unwrap_or_default();
    let layer = |class: &'static str, drawing: Html| {
        html! { <svg {class} viewBox={WHOLE}>{ drawing }</svg> }
    };
    let parts = [(0, 34), (34, 32), (66, 34)]
        .map(|(along, length)| layer("closing-show__part", rubble(seat.removed, along, length)));
    let lights = waves(seat.city.unwrap_or_default()).map(|lots| {
        layer(
            "closing-show__light",
            html! { <path d={pen::fields(lots, 0)} /> },
        )
    });
    html! {
        <div class="closing-show" aria-hidden="true">
            if seat.city.is_some() {
                { for lights }
            }
            if !seat.removed.is_empty() {
                { for parts }
            }
            { layer("closing-show__wall", group(Kind::Perimeter, wall, wall)) }
        </div>
    }
}

/// A part of the masonry of each of the walls, by where it begins and how long it is.
fn rubble(walls: StreetSet, along: i32, length: i32) -> Html {
    let pieces = walls.iter().map(|street| {
        let (x, y) = pen::point(street.corners()[0]);
        let (x, y, width, height, fill) = if street.is_horizontal() {
            (x + along, y - HALF_WALL, length, 2 * HALF_WALL, "url(#wall-level)")
        } else {
            (x - HALF_WALL, y + along, 2 * HALF_WALL, length, "url(#wall-upright)")
        };
        html! {
            <rect x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} rx="3" {fill} />
        }
    });
    html! { { for pieces } }
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
