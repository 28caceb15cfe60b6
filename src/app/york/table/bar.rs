//! The bar over the table: Age and turn, decree, die, supply, menu.

use yew::prelude::*;

use super::die::Die;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::york::session::Scene;
use crate::app::york::words::Words;
use crate::rules::york::enclosure::{self, Shortfall};
use crate::rules::york::{Age, Board, Building, Decree, Lots, StreetSet};

/// What the bar shows.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// The table.
    pub scene: Scene,
    /// The walls of the builder whose lack is shown.
    pub walls: Option<StreetSet>,
    /// Who rolled or is to roll.
    pub roller: AttrValue,
    /// Opens the menu.
    pub on_menu: Callback<()>,
}

/// The bar over the table.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let scene = &props.scene;
    let age = texts.age[usize::from(scene.age == Age::Second)];
    let supply = scene.supply.to_string();
    let roll = match scene.shape {
        Some(shape) => fill(texts.rolled, &[&props.roller, words.shape(shape)]),
        None => fill(texts.to_roll, &[&props.roller]),
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
                <DecreeStrip decree={scene.decree()} lots={scene.layout.board().as_ref().map(Board::lots)} walls={props.walls} />
                <div class="bar__roll" title={roll}>
                    <Die shape={scene.shape} roll={scene.turn} />
                </div>
            }
            <div class="bar__supply" data-supply={supply.clone()} role="img" aria-label={fill(texts.supply, &[&supply])}>
                <svg class="bar__sign" aria-hidden="true" viewBox="0 0 24 24"><path d="M2 20V9h4v3h3V9h6v3h3V9h4v11z" /></svg>
                <span aria-hidden="true">{ supply }</span>
            </div>
            <Control action="menu" kind={Kind::Icon} on_press={props.on_menu.clone()} label={AttrValue::from(texts.menu)}>
                <svg aria-hidden="true" viewBox="0 0 24 24" class="sign"><path d="M4 6h16M4 12h16M4 18h16" /></svg>
            </Control>
        </header>
    }
}

/// What the decree's strip shows.
#[derive(Properties, PartialEq)]
pub struct DecreeStripProps {
    /// The decree.
    pub decree: Decree,
    /// What the lots hold.
    pub lots: Option<Lots>,
    /// The walls whose best loop is held against it.
    pub walls: Option<StreetSet>,
}

/// The decree, and what a city still lacks of it.
#[component]
pub fn DecreeStrip(props: &DecreeStripProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let decree = props.decree;
    let missing = use_memo(
        (props.lots, props.walls, decree),
        |(lots, walls, decree)| {
            let (lots, walls) = ((*lots)?, (*walls)?);
            Some(lacking(walls, &lots, *decree))
        },
    );
    let chips = Building::ALL.into_iter().map(|building| {
        let needed = usize::from(decree.count(building));
        let lack = missing.map(|lacking| lacking[building.index()]);
        let state = match lack {
            None => None,
            Some(0) => Some(texts.decree_met.to_owned()),
            Some(lack) => Some(fill(texts.decree_missing, &[&lack.to_string()])),
        };
        let name = words.buildings(needed, building);
        let label = match &state {
            Some(state) => fill("{}: {}", &[&name, state]),
            None => name,
        };
        let is_met = lack == Some(0);
        html! {
            <li class={classes!("decree__chip", is_met.then_some("decree__chip--met"))} data-building={building.letter().to_string()}
                data-missing={lack.map(|lack| lack.to_string())}>
                <span class="unseen">{ label }</span>
                <svg class="decree__sign" aria-hidden="true"><use href={sign(building)} /></svg>
                <span class="decree__count" aria-hidden="true">{ needed }</span>
                if let Some(lack) = lack {
                    <span class="decree__state" aria-hidden="true">{ if lack == 0 { "✓".to_owned() } else { format!("−{lack}") } }</span>
                }
            </li>
        }
    });
    html! {
        <ul class="decree" aria-label={texts.decree} data-decree={decree.to_string()}>{ for chips }</ul>
    }
}

/// The drawing of a building.
pub const fn sign(building: Building) -> &'static str {
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
