//! The players around the table: a panel for each.

use yew::prelude::*;

use super::texts::{Texts, form};
use crate::app::shell::language::Language;
use crate::app::shell::texts::fill;
use crate::app::york::board::Marks;
use crate::app::york::lobby::SeatPlan;
use crate::app::york::parts::{player, sign, small_board};
use crate::app::york::session::{Scene, SeatScene};
use crate::app::york::words::Words;
use crate::rules::york::Seat;

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

/// The players around the table; tapping one of them looks closer.
pub fn seats(
    scene: &Scene,
    plans: &[SeatPlan],
    focus: Seat,
    on_look: &Callback<Seat>,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    let panels = plans.iter().enumerate().filter_map(|(index, plan)| {
        let seat = Seat::from_index(index)?;
        let on_look = on_look.reform(move |_: MouseEvent| seat);
        Some(panel(seat, plan, scene, seat == focus, on_look, language))
    });
    html! {
        <section class="seats" aria-label={texts.seats} data-count={plans.len().to_string()}>{ for panels }</section>
    }
}

fn panel(
    seat: Seat,
    plan: &SeatPlan,
    scene: &Scene,
    is_focus: bool,
    on_look: Callback<MouseEvent>,
    language: Language,
) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let class = match (is_focus, scene.roller == seat) {
        (false, false) => "seat",
        (true, false) => "seat seat--focus",
        (false, true) => "seat seat--roller",
        (true, true) => "seat seat--focus seat--roller",
    };
    let layout = scene.layout;
    // Before the first Age there is no city to speak of.
    let is_draft = scene.tower.is_none();
    let scene = &scene.seats[seat.index()];
    let state = if is_draft { "" } else { status(scene, texts) };
    html! {
        <button type="button" {class} key={seat.index()}
            data-action="look" data-seat={seat.to_string()} data-status={scene.status()}
            data-coins={scene.coins.to_string()} data-vikings={scene.vikings.to_string()} onclick={on_look}>
            <span class="unseen">{ spoken(&plan.name, scene, state, texts, words) }</span>
            <span class="seat__board" aria-hidden="true">{ small_board(layout, Marks::from(scene)) }</span>
            <span class="seat__name" aria-hidden="true">{ player(plan, "seat__word") }</span>
            <span class="seat__facts" aria-hidden="true">
                { fact("#sign-coin", scene.coins) }
                { fact("#sign-viking", scene.vikings) }
                if scene.invasions > 0 { { fact("#sign-invasion", scene.invasions) } }
                if scene.has_shield { { sign("fact__sign", "#sign-shield") } }
            </span>
            <span class="seat__status" aria-hidden="true">
                <span class="seat__state">{ state }</span>
                if let Some(worth) = scene.worth {
                    { worth_of(worth) }
                }
            </span>
        </button>
    }
}

/// What a closed city will score: coins and Vikings.
pub fn worth_of((coins, vikings): (u32, u32)) -> Html {
    html! { <span class="worth">{ fill("+{}", &[&coins.to_string()]) }{ sign("fact__sign", "#sign-coin") }{ sign("fact__sign", "#sign-viking") }{ vikings }</span> }
}

/// A sign and how many there are of what it stands for.
fn fact(href: &'static str, count: u32) -> Html {
    html! { <span class="fact">{ sign("fact__sign", href) }{ count }</span> }
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
fn spoken(
    name: &str,
    scene: &SeatScene,
    state: &str,
    texts: &'static Texts,
    words: &'static Words,
) -> String {
    let coins = i32::try_from(scene.coins).unwrap_or(i32::MAX);
    let mut line = fill(
        "{}: {}, {}",
        &[
            &fill(texts.look_at, &[name]),
            &words.coins(coins),
            &words.vikings(scene.vikings),
        ],
    );
    let mut add = |told: &str| {
        line.push_str(", ");
        line.push_str(told);
    };
    if !state.is_empty() {
        add(state);
    }
    if let Some((coins, vikings)) = scene.worth {
        let coins = i32::try_from(coins).unwrap_or(i32::MAX);
        add(&fill(
            texts.will_score,
            &[&words.coins(coins), &words.vikings(vikings)],
        ));
    }
    if scene.invasions > 0 {
        let template = form(
            texts.invasions,
            usize::try_from(scene.invasions).unwrap_or(usize::MAX),
        );
        add(&fill(template, &[&scene.invasions.to_string()]));
    }
    if scene.has_shield {
        add(texts.shield);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(language: Language, scene: &SeatScene, state: &str) -> String {
        spoken(
            "Ada",
            scene,
            state,
            Texts::of(language),
            Words::of(language),
        )
    }

    #[test]
    fn a_panel_is_told_in_one_sentence() {
        let mut scene = SeatScene {
            coins: 1,
            vikings: 1,
            invasions: 1,
            ..SeatScene::default()
        };
        assert_eq!(
            told(Language::English, &scene, "building"),
            "Look at Ada's board: 1 coin, 1 Viking, building, 1 invasion"
        );
        scene.invasions = 2;
        assert_eq!(
            told(Language::German, &scene, "baut"),
            "Brett von Ada ansehen: 1 Münze, 1 Wikinger, baut, 2 Überfälle"
        );
    }

    #[test]
    fn nothing_is_told_of_a_city_before_there_is_one() {
        assert_eq!(
            told(Language::English, &SeatScene::default(), ""),
            "Look at Ada's board: 0 coins, 0 Vikings"
        );
    }
}
