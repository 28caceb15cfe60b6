//! The bar over the table: Age and turn, decree, die, supply, menu.

use yew::prelude::*;

use super::die::die;
use super::texts::{Texts, form};
use crate::app::shell::language::Language;
use crate::app::shell::settings::SettingsHandle;
use crate::app::shell::texts::fill;
use crate::app::table::sound::sound_control;
use crate::app::york::parts::sign;
use crate::app::york::session::Scene;
use crate::app::york::sheets::menu_control;
use crate::app::york::words::Words;
use crate::rules::york::enclosure::{self, Shortfall};
use crate::rules::york::{Age, Building, Decree, Lots, StreetSet};

/// The bar over the table: what it shows of the scene, what the builder's city lacks,
/// and whether the die has just been rolled.
pub fn bar(
    scene: &Scene,
    lack: Option<[usize; 3]>,
    roller: &str,
    is_rolled: bool,
    settings: &SettingsHandle,
    on_menu: Callback<()>,
    language: Language,
) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let age = texts.age[usize::from(scene.age == Age::Second)];
    let supply = scene.supply.to_string();
    let roll = match scene.shape {
        Some(shape) => fill(texts.rolled, &[roller, words.shape(shape)]),
        None => fill(texts.to_roll, &[roller]),
    };
    html! {
        <header class="bar">
            <div class="bar__time">
                <strong class="bar__age">{ age }</strong>
                <strong class="bar__age-short" aria-hidden="true">{ if scene.age == Age::First { "I" } else { "II" } }</strong>
                if scene.turn > 0 {
                    <span class="bar__turn">{ fill(texts.turn, &[&scene.turn.to_string()]) }</span>
                }
            </div>
            if scene.tower.is_some() {
                { decree_strip(scene.decree(), lack, texts, words) }
                <div class="bar__roll" title={roll}>{ die(scene.shape, scene.turn, is_rolled, words) }</div>
            }
            <div class="bar__supply" data-supply={supply.clone()} role="img" aria-label={fill(texts.supply, &[&words.walls(scene.supply.into())])}>
                <svg class="bar__sign" aria-hidden="true" viewBox="0 0 24 24"><path d="M2 20V9h4v3h3V9h6v3h3V9h4v11z" /></svg>
                <span aria-hidden="true">{ supply }</span>
            </div>
            { sound_control(settings, language) }
            { menu_control(texts.menu, on_menu) }
        </header>
    }
}

/// The decree, and what a city still lacks of it.
fn decree_strip(
    decree: Decree,
    lack: Option<[usize; 3]>,
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let chips = Building::ALL.into_iter().map(|building| {
        let needed = usize::from(decree.count(building));
        let lack = lack.map(|lack| lack[building.index()]);
        let state = match lack {
            None => None,
            Some(0) => Some(texts.decree_met.to_owned()),
            Some(lack) => Some(fill(form(texts.decree_missing, lack), &[&lack.to_string()])),
        };
        let name = words.buildings(needed, building);
        let label = match &state {
            Some(state) => fill("{}: {}", &[&name, state]),
            None => name,
        };
        let class = if lack == Some(0) {
            "decree__chip decree__chip--met"
        } else {
            "decree__chip"
        };
        html! {
            <li {class} data-building={building.letter().to_string()} data-missing={lack.map(|lack| lack.to_string())}>
                <span class="unseen">{ label }</span>
                { sign("decree__sign", sign_of(building)) }
                <span class="decree__count" aria-hidden="true">{ needed }</span>
                if let Some(lack) = lack {
                    <span class="decree__state" aria-hidden="true">{ if lack == 0 { "✓".to_owned() } else { fill("−{}", &[&lack.to_string()]) } }</span>
                }
            </li>
        }
    });
    html! {
        <ul class="decree" aria-label={texts.decree} data-decree={decree.to_string()}>{ for chips }</ul>
    }
}

/// How many of each building the best closed loop of the builder's walls lacks.
#[hook]
pub fn use_lack(scene: &Scene, walls: Option<StreetSet>) -> Option<[usize; 3]> {
    let known = (scene.layout, walls, scene.decree());
    *use_memo(known, |(layout, walls, decree)| {
        let (board, walls) = (layout.board()?, (*walls)?);
        Some(lacking(walls, &board.lots(), *decree))
    })
}

/// The drawing of a building.
pub const fn sign_of(building: Building) -> &'static str {
    match building {
        Building::Church => "#sign-church",
        Building::Well => "#sign-well",
        Building::Market => "#sign-market",
    }
}

/// How many of each building the best closed loop of these walls lacks.
fn lacking(walls: StreetSet, lots: &Lots, decree: Decree) -> [usize; 3] {
    match enclosure::shortfall(walls, lots, decree) {
        None => [0; 3],
        Some(Shortfall::Decree(missing)) => Building::ALL.map(|building| missing.count(building)),
        Some(_) => Building::ALL.map(|building| usize::from(decree.count(building))),
    }
}
