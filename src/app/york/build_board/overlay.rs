//! What is drawn over the board while somebody builds: the only part that a drag redraws.

use yew::prelude::*;

use crate::app::shell::texts::fill;
use crate::app::york::board::WHOLE;
use crate::app::york::board::pen;
use crate::app::york::board::walls::{Kind, group};
use crate::app::york::hand::{Bench, Form, Held};
use crate::rules::york::StreetSet;

/// What the overlay is drawn from.
#[derive(Properties, PartialEq)]
pub struct OverlayProps {
    /// The builder's turn so far.
    pub bench: Bench,
}

/// The piece that lies there unconfirmed, or where the dragged one would lie.
#[component]
pub fn Overlay(props: &OverlayProps) -> Html {
    let bench = &props.bench;
    let clashes = bench.clashes();
    let laid = bench.laid() - clashes;
    let held = match bench.held() {
        Some(Held::Over(streets)) => moved(Kind::Preview, streets),
        Some(Held::Illegal(streets, _)) => moved(Kind::Illegal, streets),
        Some(Held::Away) | None => Html::default(),
    };
    let cursor = bench.cursor().map(pen::middle);
    html! {
        <svg class="build__overlay" viewBox={WHOLE} aria-hidden="true">
            { group(Kind::Unconfirmed, laid, laid | bench.hand().walls()) }
            { group(Kind::Illegal, clashes, StreetSet::EMPTY) }
            { held }
            if let Some((x, y)) = cursor {
                <circle class="board__cursor" cx={x.to_string()} cy={y.to_string()} r="42" />
            }
        </svg>
    }
}

/// The dragged piece where it would lie: drawn once for its form, and moved from place to place.
fn moved(kind: Kind, streets: StreetSet) -> Html {
    let Some((form, (x, y))) = Form::of(streets) else {
        return Html::default();
    };
    let at = |spot: u8| (i32::from(spot) * pen::LOT).to_string();
    html! {
        <g key={kind as usize} transform={fill("translate({} {})", &[&at(x), &at(y)])}>
            { group(kind, form.walls(), StreetSet::EMPTY) }
        </g>
    }
}
