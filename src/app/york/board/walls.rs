//! Walls, drawn so that a run of them reads as one wall, in every state they can be in.

use yew::prelude::*;

use crate::rules::york::StreetSet;

use super::marks::Marks;
use super::pen;

/// How a group of walls is shown; no two states differ in colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It stands.
    Standing,
    /// It was placed this turn: a row of dots along its walk.
    Fresh,
    /// It belongs to a city wall: a banner line along its walk.
    Perimeter,
    /// It goes, or has gone: broken into rubble.
    Removed,
    /// It lies there but is not built: a dashed line around it.
    Unconfirmed,
    /// It would lie there when let go: a ghost with a solid line around it.
    Preview,
    /// It cannot lie there: hatched and crossed.
    Illegal,
    /// It was taken up this turn: an empty outline.
    Lifted,
    /// It is advised now: dots.
    Hint,
    /// It belongs to an advised city: a thin dotted line.
    HintCity,
    /// It was counted just now: a light around it.
    Lit,
}

impl Kind {
    const fn class(self) -> &'static str {
        match self {
            Self::Standing => "wall wall--standing",
            Self::Fresh => "wall wall--fresh",
            Self::Perimeter => "wall wall--perimeter",
            Self::Removed => "wall wall--removed",
            Self::Unconfirmed => "wall wall--unconfirmed",
            Self::Preview => "wall wall--preview",
            Self::Illegal => "wall wall--illegal",
            Self::Lifted => "wall wall--lifted",
            Self::Hint => "wall wall--hint",
            Self::HintCity => "wall wall--hint-city",
            Self::Lit => "wall wall--lit",
        }
    }

    /// The strokes along each street, from the ground up.
    const fn strokes(self) -> &'static [&'static str] {
        match self {
            Self::Standing => STONE,
            Self::Fresh => &[
                "wall__shade",
                "wall__edge",
                "wall__top",
                "wall__teeth",
                "wall__walk",
                "wall__dots",
            ],
            Self::Perimeter => &[
                "wall__halo",
                "wall__shade",
                "wall__edge",
                "wall__top",
                "wall__teeth",
                "wall__walk",
                "wall__banner",
            ],
            Self::Unconfirmed => &[
                "wall__halo",
                "wall__shade",
                "wall__edge",
                "wall__top",
                "wall__teeth",
                "wall__walk",
            ],
            Self::Preview | Self::Lifted => &["wall__edge", "wall__top", "wall__walk"],
            Self::Removed | Self::Hint | Self::HintCity => &["wall__edge", "wall__top"],
            Self::Illegal => &["wall__edge", "wall__top", "wall__hatch"],
            Self::Lit => &["wall__halo", "wall__edge"],
        }
    }

    /// Whether it is built of stone, with towers.
    const fn has_towers(self) -> bool {
        matches!(
            self,
            Self::Standing | Self::Fresh | Self::Perimeter | Self::Unconfirmed
        )
    }
}

const STONE: &[&str] = &[
    "wall__shade",
    "wall__edge",
    "wall__top",
    "wall__teeth",
    "wall__walk",
];

/// A group of walls in one state.
///
/// Towers are drawn where its walls turn or meet others of `among`.
pub fn group(kind: Kind, streets: StreetSet, among: StreetSet) -> Html {
    if streets.is_empty() {
        return Html::default();
    }
    let line = AttrValue::from(pen::lines(streets));
    let strokes = kind.strokes().iter().map(|&class| {
        let fill = (class == "wall__hatch").then_some("url(#no-lines)");
        html! { <path class={class} stroke={fill} d={line.clone()} /> }
    });
    html! {
        <g class={kind.class()}>
            { for strokes }
            if kind.has_towers() {
                { towers(streets, among) }
            }
            if kind == Kind::Illegal {
                <path class="wall__cross" d={pen::crosses(streets.iter().map(pen::middle), 16)} />
            }
        </g>
    }
}

/// The towers of a group of walls.
fn towers(streets: StreetSet, among: StreetSet) -> Html {
    let ends = pen::ends(streets);
    let corners = pen::towers(among | streets).filter(|corner| ends[corner.index()]);
    let points: Vec<_> = corners.map(pen::point).collect();
    if points.is_empty() {
        return Html::default();
    }
    let circles = |radius| pen::circles(points.iter().copied(), radius);
    html! {
        <>
            <path class="tower__shade" d={circles(19)} />
            <path class="tower__wall" d={circles(18)} />
            <path class="tower__teeth" d={circles(15)} />
            <path class="tower__floor" d={circles(10)} />
        </>
    }
}

/// A row of lights along the walls that were counted just now, over all stone.
fn counted(streets: StreetSet) -> Html {
    if streets.is_empty() {
        return Html::default();
    }
    let line = AttrValue::from(pen::lines(streets));
    html! {
        <g class="wall wall--counted">
            <path class="wall__glow" d={line.clone()} />
            <path class="wall__lights" d={line} />
        </g>
    }
}

/// All walls but those in the hand.
pub fn walls(marks: &Marks) -> Html {
    let there = marks.walls | marks.fresh | marks.perimeter;
    let stands = there - marks.lifted - marks.removed;
    let plain = stands - marks.fresh - marks.perimeter;
    let fresh = (marks.fresh & stands) - marks.perimeter;
    html! {
        <g class="walls">
            { group(Kind::Removed, marks.removed, StreetSet::EMPTY) }
            { group(Kind::Lifted, marks.lifted, StreetSet::EMPTY) }
            { group(Kind::Lit, marks.lit_streets, StreetSet::EMPTY) }
            { group(Kind::Standing, plain, stands) }
            { group(Kind::Fresh, fresh, stands) }
            { group(Kind::Perimeter, marks.perimeter & stands, marks.perimeter) }
            { counted(marks.lit_streets) }
            { group(Kind::HintCity, marks.hint - marks.hint_build, StreetSet::EMPTY) }
            { group(Kind::Hint, marks.hint_build, StreetSet::EMPTY) }
        </g>
    }
}
