//! Lots and streets as places that can be found by name: by screen readers, tools and tests.

use yew::prelude::*;

use crate::app::shell::language::Language;
use crate::rules::york::{Content, Lot, Side, Street, StreetSet};

use super::pen::{self, LOT};
use super::scene::Scene;
use super::texts::Texts;

/// Half the width of a street, and how far it ends before a corner.
const HALF: i32 = 14;

/// What the places are made of.
#[derive(Properties, PartialEq)]
pub struct PlacesProps {
    /// The tiles or lots.
    pub scene: Scene,
    /// The walls that stand.
    pub walls: StreetSet,
    /// The number of the board, which keeps ids on the page apart.
    pub board: u32,
    /// The language of the names.
    pub language: Language,
    /// Called with the lot that was tapped.
    pub on_lot: Option<Callback<Lot>>,
}

/// The id of a lot's element on a board.
pub fn lot_id(board: u32, lot: Lot) -> String {
    let mut id = String::from("lot-");
    id.push_str(&board.to_string());
    id.push('-');
    id.push_str(&lot.to_string());
    id
}

/// What a lot is called: "d4, church, walls north and west".
pub fn lot_name(texts: &Texts, lot: Lot, content: Content, walls: StreetSet) -> String {
    let mut name = lot.to_string();
    name.push_str(", ");
    name.push_str(texts.content(content));
    let sides: Vec<_> = Side::ALL
        .into_iter()
        .filter(|&side| walls.contains(lot.street(side)))
        .map(|side| texts.side(side))
        .collect();
    if !sides.is_empty() {
        name.push_str(", ");
        name.push_str(if sides.len() == 1 {
            texts.wall
        } else {
            texts.walls
        });
        name.push(' ');
        texts.list(&mut name, &sides);
    }
    name
}

/// All lots and streets, without a look of their own.
#[component]
pub fn Places(props: &PlacesProps) -> Html {
    let texts = Texts::of(props.language);
    let scene = &props.scene;
    let streets = Street::ALL.into_iter();
    html! {
        <>
            { for scene.shown().iter().map(|lot| {
                let (x, y) = pen::lot_point(lot);
                let on_click = props.on_lot.as_ref().map(|on_lot| on_lot.reform(move |_: MouseEvent| lot));
                html! {
                    <rect class="places__lot" data-lot={lot.to_string()} id={lot_id(props.board, lot)}
                        role="img" aria-label={lot_name(texts, lot, scene.content(lot), props.walls)}
                        x={x.to_string()} y={y.to_string()} width="100" height="100" onclick={on_click} />
                }
            }) }
            { for streets.filter(|&street| scene.shows_street(street)).map(|street| {
                place_of(street, props.walls.contains(street))
            }) }
        </>
    }
}

fn place_of(street: Street, has_wall: bool) -> Html {
    let (x, y) = pen::point(street.corners()[0]);
    let (long, wide) = (LOT - 2 * HALF, 2 * HALF);
    let (x, y, width, height) = if street.is_horizontal() {
        (x + HALF, y - HALF, long, wide)
    } else {
        (x - HALF, y + HALF, wide, long)
    };
    html! {
        <rect class="places__street" data-street={street.to_string()} data-wall={has_wall.then_some("")}
            x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_called_by_its_content_and_the_walls_around_it() {
        let name = |walls: &str, language| {
            let lot = "d4".parse().unwrap();
            lot_name(
                Texts::of(language),
                lot,
                Content::Church,
                walls.parse().unwrap(),
            )
        };
        assert_eq!(name("", Language::English), "d4, church");
        assert_eq!(name("d4s", Language::English), "d4, church, wall south");
        assert_eq!(
            name("d4n d4w a1n", Language::English),
            "d4, church, walls north and west"
        );
        assert_eq!(
            name("d4n d4w", Language::German),
            "d4, Kirche, Mauern im Norden und im Westen"
        );
    }
}
