//! The King's Tower, in which an Age's three dice fall (R4.1).

use yew::prelude::*;

use super::bar::sign_of;
use super::die::cube;
use super::texts::Texts;
use crate::app::shell::texts::fill;
use crate::app::york::parts::{line, sign};
use crate::app::york::session::Scene;
use crate::app::york::words::Words;
use crate::rules::york::{Age, Groove, Tower};

/// The King's Tower with three dice in its niches, what they decree, and who rolls first.
pub fn kings_tower(
    scene: &Scene,
    first: &str,
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let grooves = scene.tower.as_ref().map(Tower::grooves);
    let dice = grooves.into_iter().flatten().map(|groove| {
        let building = groove.building;
        html! {
            <li class="kings-tower__groove" data-building={building.letter().to_string()} data-number={groove.number.to_string()}>
                <span class="kings-tower__lane" aria-hidden="true">
                    <span class="kings-tower__drop">
                        <span class="kings-tower__die">{ groove.number }</span>
                        { cube(sides(groove).map(Html::from)) }
                    </span>
                </span>
                { sign("kings-tower__sign", sign_of(building)) }
                <span class="unseen">{ words.buildings(groove.number.into(), building) }</span>
            </li>
        }
    });
    let title = texts.decree_title[usize::from(scene.age == Age::Second)];
    html! {
        <div class="kings-tower">
            <h2 class="dock__title">{ title }</h2>
            <div class="kings-tower__place">
                <div class="kings-tower__picture" data-moves="tower">
                    { sign("kings-tower__art", "#tower-back") }
                    <ul class="kings-tower__dice" aria-label={texts.decree}>{ for dice }</ul>
                    { sign("kings-tower__art kings-tower__art--front", "#tower-front") }
                </div>
            </div>
            <div class="kings-tower__words">
                { line("dock__line", fill(texts.decree_line, &[&words.decree(scene.decree())])) }
                { line("dock__line", fill(texts.first_roller, &[first])) }
            </div>
        </div>
    }
}

/// The numbers around a King's Die, in the order of [`cube`]: first the one that was rolled.
fn sides(groove: Groove) -> [u8; 6] {
    let mut sides = groove.die.faces();
    if let Some(place) = sides.iter().position(|&number| number == groove.number) {
        sides.swap(0, place);
    }
    sides
}
