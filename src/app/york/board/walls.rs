//! Walls, drawn so that a run of them reads as one wall, in every state they can be in.

use yew::prelude::*;

use crate::rules::york::{Corner, Street, StreetSet};

use super::marks::Marks;
use super::pen::{self, Joint};

/// How a group of walls is shown; no two states differ in colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It stands.
    Standing,
    /// It was placed this turn: it stands in its scaffold, planks along it and poles across.
    Fresh,
    /// It belongs to a city wall: a rim of light around it, and flags on its towers.
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
            Self::Standing | Self::Removed => &[],
            Self::Perimeter | Self::Fresh | Self::Unconfirmed => &["wall__rim", "wall__halo"],
            Self::Preview => &["wall__edge", "wall__top", "wall__walk"],
            Self::Lifted | Self::Hint | Self::HintCity => &["wall__edge", "wall__top"],
            Self::Illegal => &["wall__edge", "wall__top", "wall__hatch"],
            Self::Lit => &["wall__halo", "wall__edge"],
        }
    }

    /// Whether it is built of stone, with towers.
    const fn is_stone(self) -> bool {
        matches!(
            self,
            Self::Standing | Self::Fresh | Self::Perimeter | Self::Unconfirmed
        )
    }
}

/// A group of walls in one state.
///
/// Towers are drawn where its walls turn or meet others of `among`.
pub fn group(kind: Kind, streets: StreetSet, among: StreetSet) -> Html {
    drawn(kind, streets, among, stone)
}

/// The same for a thumbnail.
fn small_group(kind: Kind, streets: StreetSet, among: StreetSet) -> Html {
    drawn(kind, streets, among, |_, streets, _| {
        strokes(&["wall__edge", "wall__top"], streets)
    })
}

fn drawn(
    kind: Kind,
    streets: StreetSet,
    among: StreetSet,
    stone: fn(Kind, StreetSet, StreetSet) -> Html,
) -> Html {
    if streets.is_empty() {
        return Html::default();
    }
    html! {
        <g class={kind.class()}>
            { strokes(kind.strokes(), streets) }
            if kind.is_stone() {
                { stone(kind, streets, among) }
            }
            if kind == Kind::Removed {
                <path fill="url(#rubble)" d={pen::blocks(streets.iter())} />
            }
            if kind == Kind::Illegal {
                <path class="wall__cross" d={pen::crosses(streets.iter().map(pen::middle), 16)} />
            }
        </g>
    }
}

/// Strokes along streets, one over the other.
fn strokes(classes: &'static [&'static str], streets: StreetSet) -> Html {
    let line = AttrValue::from(pen::lines(streets));
    let strokes = classes.iter().map(|&class| {
        let hatch = (class == "wall__hatch").then_some("url(#no-lines)");
        html! { <path class={class} stroke={hatch} d={line.clone()} /> }
    });
    html! { { for strokes } }
}

/// Walls of stone with their towers: one path for each pattern of masonry, however many there are.
fn stone(kind: Kind, streets: StreetSet, among: StreetSet) -> Html {
    let whole = AttrValue::from(pen::blocks(streets.iter()));
    let course = |is_level: bool| {
        let streets = streets.iter();
        pen::blocks(streets.filter(|street| street.is_horizontal() == is_level))
    };
    let touched: Vec<Corner> = streets.iter().flat_map(Street::corners).collect();
    let here = pen::joints(among | streets).filter(|(corner, _)| touched.contains(corner));
    let (towers, ends): (Vec<_>, Vec<_>) = here.partition(|(_, joint)| *joint == Joint::Tower);
    let around = |joints: Vec<(Corner, Joint)>| {
        pen::squares_around(joints.into_iter().map(|(corner, _)| pen::point(corner)))
    };
    let towers = AttrValue::from(around(towers));
    html! {
        <>
            <path class="wall__shade" d={whole.clone()} />
            <path class="wall__outline" d={whole} />
            <path fill="url(#wall-upright)" d={course(false)} />
            <path fill="url(#wall-level)" d={course(true)} />
            <path fill="url(#wall-end)" d={around(ends)} />
            <path fill="url(#wall-tower)" d={towers.clone()} />
            if kind == Kind::Perimeter {
                <path fill="url(#wall-flag)" d={towers} />
            }
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
pub fn walls(marks: &Marks, is_small: bool) -> Html {
    let group = if is_small { small_group } else { group };
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
