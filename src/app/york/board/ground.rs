//! The ground: frame, tiles, streets and what the lots hold. Drawn once for a game.

use yew::prelude::*;

use crate::app::shell::texts::fill;
use crate::rules::york::{Arrow, Content, Gem, Lot, LotSet, Quadrant, TilePlan};

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
                <use href="#frame" />
            }
            if scene.is_given() {
                { given(scene) }
            } else {
                { for Quadrant::ALL.map(|quadrant| tile(scene, quadrant)) }
            }
            if is_whole && !scene.is_given() {
                <path class="ground__seams" d="M400 0v800M0 400h800" />
            }
            if is_whole && !is_small {
                <use href="#garlands" aria-hidden="true" />
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
            { fields(shown, "url(#field-W)") }
        </>
    }
}

/// Fields, raised a little over the streets.
fn fields(lots: LotSet, fill: &'static str) -> Html {
    let path = AttrValue::from(pen::fields(lots, 0));
    html! {
        <>
            <path class="ground__kerb" d={path.clone()} />
            <path class="ground__fields" {fill} d={path} />
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
        // A tile by itself leaves no gaps around it.
        return html! { if scene.window.is_none() { { gap(x, y) } } };
    };
    let lots = lots_of(quadrant);
    html! {
        <g data-tile={plan.to_string()}>
            <rect class="ground__streets" x={left} y={top} width="400" height="400" fill="url(#cobbles)" />
            { fields(lots, meadow(plan)) }
        </g>
    }
}

/// Where a tile is still to be laid: a rose marks the place.
fn gap(x: i32, y: i32) -> Html {
    let rose = PETALS.map(|(dx, dy)| (x + 200 + dx, y + 200 + dy));
    html! {
        <g data-tile="">
            <rect class="ground__gap" x={(x + 12).to_string()} y={(y + 12).to_string()} width="376" height="376" rx="12" />
            <path class="ground__gap-rose" d={pen::circles(rose, 34)} />
            <circle class="ground__gap-heart" cx={(x + 200).to_string()} cy={(y + 200).to_string()} r="20" />
        </g>
    }
}

/// What grows on the fields of a tile.
const fn meadow(plan: TilePlan) -> &'static str {
    match plan.gem {
        Gem::White => "url(#field-W)",
        Gem::Blue => "url(#field-B)",
        Gem::Purple => "url(#field-P)",
        Gem::Yellow => "url(#field-Y)",
    }
}

/// The petals of a rose, from its middle.
const PETALS: [(i32, i32); 5] = [(0, -36), (36, -12), (18, 30), (-18, 30), (-36, -12)];

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
const PATTERNS: [&str; 9] = [
    "url(#lots-tuft)",
    "url(#lots-church)",
    "url(#lots-well)",
    "url(#lots-market)",
    "url(#lots-coin)",
    "url(#lots-two-coins)",
    "url(#lots-viking)",
    "url(#lots-bush)",
    "url(#lots-tree)",
];

const BUSH: usize = 7;
const TREE: usize = 8;

/// Which pattern a lot gets. Something grows on an empty one, so that it does not look forgotten.
fn pattern_of(scene: &Scene, lot: Lot, is_small: bool) -> Option<usize> {
    let content = scene.content(lot);
    if content != Content::Empty {
        return Some(content as usize);
    }
    let kind = [Content::Empty as usize, BUSH, TREE][(lot.index() * 7 + lot.index() / 8) % 3];
    (!is_small && scene.has_ground(lot)).then_some(kind)
}

/// The gem in the middle of a tile, and the arrow beside it.
fn gem(scene: &Scene, quadrant: Quadrant) -> Html {
    let Some(plan) = scene.layout.get(quadrant) else {
        return Html::default();
    };
    let at = |is_far: bool| if is_far { 6 * LOT } else { 2 * LOT };
    let (x, y) = (at(quadrant.is_right()), at(quadrant.is_lower()));
    let href = match plan.gem {
        Gem::White => "#gem-W",
        Gem::Blue => "#gem-B",
        Gem::Purple => "#gem-P",
        Gem::Yellow => "#gem-Y",
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
                <g class={arrow} transform={fill("translate({} {}) rotate({})", &[&x.to_string(), &y.to_string(), &turn.to_string()])}>
                    <use href="#arrow" x="-14" y="-50" width="28" height="28" />
                </g>
            }
            <circle class="ground__setting" cx={x.to_string()} cy={y.to_string()} r="22" />
            { sign(href, x, y, 34) }
        </>
    }
}
