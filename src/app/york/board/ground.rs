//! The ground: frame, tiles, streets and what the lots hold. Drawn once for a game.

use yew::prelude::*;

use crate::rules::york::{Arrow, Content, Lot, LotSet, Quadrant, TilePlan};

use super::pen::{self, LOT};
use super::scene::Scene;

/// What lies under the marks, and what over them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// Frame, streets and fields.
    Ground,
    /// What the lots hold, and each tile's gem and arrow.
    Signs,
}

/// What the ground and the signs are drawn from.
#[derive(Properties, PartialEq)]
pub struct StillProps {
    /// Which of the two.
    pub layer: Layer,
    /// The tiles or lots.
    pub scene: Scene,
    /// Whether this is a thumbnail, drawn without what would be too small to see.
    pub is_small: bool,
}

/// The flowers of the frame, by their distance from the middle of a side.
const FLOWERS: [i32; 4] = [-300, -100, 100, 300];

/// A layer that stays as it is while the tiles do.
#[component]
pub fn Still(props: &StillProps) -> Html {
    match props.layer {
        Layer::Ground => ground(&props.scene, props.is_small),
        Layer::Signs => signs(&props.scene, props.is_small),
    }
}

/// Frame, streets and fields.
fn ground(scene: &Scene, is_small: bool) -> Html {
    let is_whole = scene.window.is_none();
    html! {
        <g class="ground">
            if is_whole {
                <rect class="ground__frame" x="-40" y="-40" width="880" height="880" rx="22" />
                <rect class="ground__frame-edge" x="-16" y="-16" width="832" height="832" rx="6" />
            }
            if scene.is_given() {
                { given(scene) }
            } else {
                { for Quadrant::ALL.map(|quadrant| tile(scene, quadrant)) }
            }
            if is_whole && !is_small {
                { garlands() }
                { letters() }
            }
        </g>
    }
}

/// The ground of lots that belong to no tile.
fn given(scene: &Scene) -> Html {
    let shown = scene.shown();
    html! {
        <>
            <path d={pen::squares(shown)} fill="url(#cobbles)" class="ground__streets" />
            <path class="ground__fields ground__fields--W" d={pen::fields(shown, 0)} />
        </>
    }
}

/// The lots of a quadrant.
fn lots_of(quadrant: Quadrant) -> LotSet {
    let lots = Lot::ALL.into_iter();
    lots.filter(|lot| (lot.column() > 3) == quadrant.is_right())
        .filter(|lot| (lot.row() > 3) == quadrant.is_lower())
        .collect()
}

/// One quarter of the ground.
fn tile(scene: &Scene, quadrant: Quadrant) -> Html {
    let at = |is_far: bool| if is_far { 4 * LOT } else { 0 };
    let (x, y) = (at(quadrant.is_right()), at(quadrant.is_lower()));
    let (left, top) = (x.to_string(), y.to_string());
    let Some(plan) = scene.layout.get(quadrant) else {
        return html! {
            <rect class="ground__gap" data-tile="" x={left} y={top} width="400" height="400" />
        };
    };
    let lots = lots_of(quadrant);
    html! {
        <g data-tile={plan.to_string()}>
            <rect class="ground__streets" x={left} y={top} width="400" height="400" fill="url(#cobbles)" />
            <path class={classes!("ground__fields", field_class(plan))} d={pen::fields(lots, 0)} />
        </g>
    }
}

const fn field_class(plan: TilePlan) -> &'static str {
    use crate::rules::york::Gem;
    match plan.gem {
        Gem::White => "ground__fields--W",
        Gem::Blue => "ground__fields--B",
        Gem::Purple => "ground__fields--P",
        Gem::Yellow => "ground__fields--Y",
    }
}

/// The garlands of the frame, which meet at the corners, and all their flowers.
fn garlands() -> Html {
    let sides = [0, 90, 180, 270].map(|turn| {
        html! { <path class="ground__garland" transform={format!("rotate({turn} 400 400)")} d="M-22-22q52 14 105 0t105 0 105 0 105 0 105 0 105 0 105 0 109 0" /> }
    });
    let corners = [(-24, -24), (824, -24), (824, 824), (-24, 824)];
    let along = FLOWERS.into_iter().flat_map(|place| {
        let (on, back) = (400 + place, 400 - place);
        [(on, -27), (827, on), (back, 827), (-27, back)]
    });
    let flowers: Vec<(i32, i32)> = corners.into_iter().chain(along).collect();
    let petals = flowers
        .iter()
        .flat_map(|(x, y)| PETALS.map(|(dx, dy)| (x + dx, y + dy)));
    html! {
        <>
            { for sides }
            <path class="ground__petals" d={pen::circles(petals, 5)} />
            <path class="ground__hearts" d={pen::circles(flowers.iter().copied(), 3)} />
        </>
    }
}

/// The petals of a flower, from its middle.
const PETALS: [(i32, i32); 5] = [(0, -6), (6, -2), (3, 5), (-3, 5), (-6, -2)];

/// The letters of the columns and the numbers of the rows.
fn letters() -> Html {
    let names = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];
    html! {
        <g class="ground__letters" aria-hidden="true">
            { for names.into_iter().zip((LOT / 2..).step_by(100)).map(|(name, along)| {
                let along = along.to_string();
                html! {
                    <>
                        <text x={along.clone()} y="-20">{ &name[..1] }</text>
                        <text x="-28" y={along} dy="8">{ &name[1..] }</text>
                    </>
                }
            }) }
        </g>
    }
}

/// A drawn sign around a point.
fn sign(href: &'static str, x: i32, y: i32, size: i32) -> Html {
    let half = size / 2;
    html! {
        <use href={href} x={(x - half).to_string()} y={(y - half).to_string()}
            width={size.to_string()} height={size.to_string()} />
    }
}

/// What the lots hold, and each tile's gem and arrow.
fn signs(scene: &Scene, is_small: bool) -> Html {
    // One path for each kind: hundreds of single signs would weigh on every frame of a drag.
    let kinds = PATTERNS.iter().enumerate().map(|(kind, &fill)| {
        let lots = scene.shown().iter();
        let lots: LotSet = lots
            .filter(|&lot| pattern_of(scene, lot, is_small) == Some(kind))
            .collect();
        html! {
            if !lots.is_empty() {
                <path {fill} d={pen::squares(lots)} />
            }
        }
    });
    html! {
        <g class="signs">
            { for kinds }
            if !scene.is_given() && (!is_small || scene.window.is_some()) {
                { for Quadrant::ALL.map(|quadrant| gem(scene, quadrant)) }
            }
        </g>
    }
}

/// The patterns of what can lie on lots, in the order of [`Content::ALL`]; then what grows there.
const PATTERNS: [&str; 8] = [
    "url(#lots-tuft)",
    "url(#lots-church)",
    "url(#lots-well)",
    "url(#lots-market)",
    "url(#lots-coin)",
    "url(#lots-two-coins)",
    "url(#lots-viking)",
    "url(#lots-bush)",
];
const BUSH: usize = 7;

/// Which pattern a lot gets. Something grows on an empty one, so that it does not look forgotten.
fn pattern_of(scene: &Scene, lot: Lot, is_small: bool) -> Option<usize> {
    let content = scene.content(lot);
    if content != Content::Empty {
        return Some(content as usize);
    }
    let is_bush = (lot.index() * 7 + lot.index() / 8).is_multiple_of(3);
    let kind = if is_bush {
        BUSH
    } else {
        Content::Empty as usize
    };
    (!is_small && scene.has_ground(lot)).then_some(kind)
}

/// The gem in the middle of a tile, and the arrow beside it.
fn gem(scene: &Scene, quadrant: Quadrant) -> Html {
    let Some(plan) = scene.layout.get(quadrant) else {
        return Html::default();
    };
    let at = |is_far: bool| if is_far { 6 * LOT } else { 2 * LOT };
    let (x, y) = (at(quadrant.is_right()), at(quadrant.is_lower()));
    let href = match plan.gem.letter() {
        'W' => "#gem-W",
        'B' => "#gem-B",
        'P' => "#gem-P",
        _ => "#gem-Y",
    };
    let arrow = match plan.arrow {
        Some(Arrow::Black) => Some("ground__arrow ground__arrow--black"),
        Some(Arrow::White) => Some("ground__arrow ground__arrow--white"),
        None => None,
    };
    let turn = plan.direction.map(|direction| direction as i32 * 90);
    html! {
        <>
            if let Some((arrow, turn)) = arrow.zip(turn) {
                <g class={arrow} transform={format!("translate({x} {y}) rotate({turn})")}>
                    <use href="#arrow" x="-15" y="-50" width="30" height="30" />
                </g>
            }
            { sign(href, x, y, 40) }
        </>
    }
}
