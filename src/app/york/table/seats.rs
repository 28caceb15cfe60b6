//! The players around the table: a panel for each.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::lobby::SeatPlan;
use crate::app::york::session::{Scene, SeatScene};
use crate::app::york::words::Words;
use crate::rules::york::{Layout, Seat};

impl From<&SeatScene> for Marks {
    fn from(scene: &SeatScene) -> Self {
        Self {
            walls: scene.walls,
            fresh: scene.fresh,
            removed: scene.removed,
            city: scene.city.unwrap_or_default(),
            perimeter: scene.city.map(|_| scene.walls).unwrap_or_default(),
            ..Self::default()
        }
    }
}

/// What the row of seats shows.
#[derive(Properties, PartialEq)]
pub struct SeatsProps {
    /// The table.
    pub scene: Scene,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// The seat whose board is the large one.
    pub focus: Seat,
    /// Whether the boards are hidden, as behind the curtain.
    #[prop_or_default]
    pub is_hidden: bool,
    /// Looks closer at a seat.
    pub on_look: Callback<Seat>,
}

/// The players around the table.
#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let texts = Texts::of(use_language());
    let panels = props.seats.iter().zip(&props.scene.seats).enumerate();
    let panels = panels.filter_map(|(index, (plan, scene))| {
        let seat = Seat::from_index(index)?;
        Some(html! {
            <Panel key={index} {seat} plan={plan.clone()} scene={scene.clone()} layout={props.scene.layout}
                is_focus={props.focus == seat} is_roller={props.scene.roller == seat} on_look={props.on_look.clone()} />
        })
    });
    html! {
        <section class="seats" aria-label={texts.seats} data-count={props.seats.len().to_string()}>{ for panels }</section>
    }
}

#[derive(Properties, PartialEq)]
struct PanelProps {
    seat: Seat,
    plan: SeatPlan,
    scene: SeatScene,
    layout: Layout,
    is_focus: bool,
    is_roller: bool,
    on_look: Callback<Seat>,
}

#[component]
fn Panel(props: &PanelProps) -> Html {
    let language = use_language();
    let texts = Texts::of(language);
    let (seat, scene) = (props.seat, &props.scene);
    let on_look = use_callback(
        (seat, props.on_look.clone()),
        |_: MouseEvent, (seat, on_look)| on_look.emit(*seat),
    );
    html! {
        <button type="button" class={classes!("seat", props.is_focus.then_some("seat--focus"), props.is_roller.then_some("seat--roller"))}
            data-action="look" data-seat={seat.to_string()} data-status={scene.status()}
            data-coins={scene.coins.to_string()} data-vikings={scene.vikings.to_string()} onclick={on_look}>
            <span class="unseen">{ spoken(props, texts, Words::of(language)) }</span>
            <span class="seat__board" aria-hidden="true"><BoardView layout={props.layout} marks={Marks::from(scene)} is_small={true} /></span>
            <span class="seat__name" aria-hidden="true">{ badge(props.plan.look) }<span class="seat__word">{ &props.plan.name }</span></span>
            <span class="seat__facts" aria-hidden="true">
                <Fact sign="#sign-coin" count={scene.coins} />
                <Fact sign="#sign-viking" count={scene.vikings} />
                if scene.invasions > 0 { <Fact sign="#sign-invasion" count={scene.invasions} /> }
                if scene.has_shield { <svg class="fact__sign"><use href="#sign-shield" /></svg> }
            </span>
            <span class="seat__status" aria-hidden="true">
                <span class="seat__state">{ status(scene, texts) }</span>
                if let Some((coins, vikings)) = scene.worth {
                    <span class="seat__worth">{ fill("+{}", &[&coins.to_string()]) }<svg class="fact__sign"><use href="#sign-viking" /></svg>{ vikings }</span>
                }
            </span>
        </button>
    }
}

const fn status(scene: &SeatScene, texts: &'static Texts) -> &'static str {
    if scene.city.is_some() {
        texts.status_closed
    } else if scene.has_given_up {
        texts.status_given_up
    } else if scene.is_ready {
        texts.ready
    } else {
        texts.status_building
    }
}

/// All of a panel in one sentence.
fn spoken(props: &PanelProps, texts: &'static Texts, words: &'static Words) -> String {
    let scene = &props.scene;
    let coins = i32::try_from(scene.coins).unwrap_or(i32::MAX);
    let state = match scene.worth {
        Some((coins, vikings)) => {
            let coins = i32::try_from(coins).unwrap_or(i32::MAX);
            let worth = fill(
                texts.will_score,
                &[&words.coins(coins), &words.vikings(vikings)],
            );
            fill("{}, {}", &[texts.status_closed, &worth])
        }
        None => status(scene, texts).to_owned(),
    };
    let mut line = fill(
        "{}: {}, {}, {}",
        &[
            &fill(texts.look_at, &[&props.plan.name]),
            &words.coins(coins),
            &words.vikings(scene.vikings),
            &state,
        ],
    );
    if scene.invasions > 0 {
        line.push_str(&fill(
            ", {} {}",
            &[&scene.invasions.to_string(), texts.invasions],
        ));
    }
    if scene.has_shield {
        line.push_str(", ");
        line.push_str(texts.shield);
    }
    line
}

#[derive(Properties, PartialEq)]
struct FactProps {
    sign: &'static str,
    count: u32,
}

#[component]
fn Fact(props: &FactProps) -> Html {
    html! {
        <span class="fact"><svg class="fact__sign"><use href={props.sign} /></svg>{ props.count }</span>
    }
}
