//! What lies on lots, as it lies on the real tiles.

use walls_of_york::app::york::board::{BoardView, Marks, Window};
use walls_of_york::rules::york::{Arrow, Content, Gem, Layout, Lot};
use yew::prelude::*;

/// The sizes at which lots are shown, in px.
const SIZES: [u32; 3] = [24, 48, 96];

/// Every kind of lot on the ground of every tile, in every size.
pub fn section() -> Html {
    let rows = SIZES.into_iter().flat_map(|size| {
        Gem::ALL.map(|gem| {
            let kinds = Content::ALL.map(|content| lot(gem, content, size));
            html! { <div class="sheet__row">{ for kinds }</div> }
        })
    });
    html! { <>{ for rows }</> }
}

/// A lot of this kind from the tile with this gem, and nothing around it.
pub fn lot(gem: Gem, content: Content, size: u32) -> Html {
    let (layout, lot) = find(gem, content);
    let window: Window = (lot.column(), lot.row(), 1, 1);
    let place = format!("--size: {size}px");
    html! {
        <div class="sheet__lot" style={place} title={format!("{content:?}, {gem:?}, {size} px")}>
            <BoardView {layout} marks={Marks::default()} window={Some(window)} />
        </div>
    }
}

/// The middle of every tile on both of its faces: gem and arrow.
pub fn gems() -> Html {
    let windows: [Window; 4] = [(1, 1, 2, 2), (5, 1, 2, 2), (1, 5, 2, 2), (5, 5, 2, 2)];
    let rows = Arrow::ALL.map(|arrow| {
        let tiles = windows.map(|window| {
            html! {
                <div class="sheet__tile">
                    <BoardView layout={board(arrow)} marks={Marks::default()} window={Some(window)} />
                </div>
            }
        });
        html! { <div class="sheet__row">{ for tiles }</div> }
    });
    html! { <>{ for rows }</> }
}

/// A board and a lot of this kind on its tile with this gem, as far from the gem as there is one.
fn find(gem: Gem, content: Content) -> (Layout, Lot) {
    let found = Arrow::ALL.into_iter().flat_map(|arrow| {
        let layout = board(arrow);
        let board = layout.board().expect("four tiles make a board");
        let place = Gem::ALL.iter().position(|other| *other == gem);
        let place = u8::try_from(place.unwrap_or_default()).unwrap_or_default();
        let lots = Lot::ALL
            .into_iter()
            .filter(move |lot| 2 * (lot.row() / 4) + lot.column() / 4 == place);
        lots.filter(move |lot| board.content(*lot) == content)
            .map(move |lot| (layout, lot))
    });
    found
        .max_by_key(|(_, lot)| distance(lot.column()) + distance(lot.row()))
        .expect("every tile has every kind on one of its faces")
}

/// How many lots lie between a column or row and the middle of its tile.
const fn distance(place: u8) -> u8 {
    match place % 4 {
        0 | 3 => 1,
        _ => 0,
    }
}

/// The four tiles in the order of their gems, all with the same arrow.
pub fn board(arrow: Arrow) -> Layout {
    let tiles = Gem::ALL.map(|gem| format!("{}{}^", gem.letter(), arrow.letter()));
    let layout = tiles.join(" ").parse();
    layout.expect("four tiles with four gems are a board")
}
