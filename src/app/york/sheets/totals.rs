//! What the players hold while an Age's score is told.

use std::rc::Rc;

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::language::use_language;
use crate::app::table::looks::{Look, badge};
use crate::app::york::session::SeatScene;
use crate::rules::york::Seat;

/// What the totals show.
#[derive(Properties, PartialEq)]
pub struct TotalsProps {
    /// What lies before each seat, as far as it has been told.
    pub seats: Rc<[SeatScene]>,
    /// What the players are called.
    pub names: Rc<[AttrValue]>,
    /// How the seats look.
    pub looks: Rc<[Look]>,
    /// The seat of the line told last.
    pub newest: Option<Seat>,
    /// Whether the King's Shield is at stake.
    pub has_shield: bool,
}

/// Coins, Viking tokens and invasions of all players, a column for each.
#[component]
pub fn Totals(props: &TotalsProps) -> Html {
    let texts = Texts::of(use_language());
    let is_newest = |index: usize| props.newest.is_some_and(|seat| seat.index() == index);
    let heads = props
        .names
        .iter()
        .zip(props.looks.iter())
        .zip(props.seats.iter());
    let heads = heads.enumerate().map(|(index, ((name, look), seat))| {
        html! {
            <th scope="col" class={classes!("totals__seat", is_newest(index).then_some("totals__seat--newest"))}
                data-seat={(index + 1).to_string()} data-coins={seat.coins.to_string()} data-vikings={seat.vikings.to_string()}
                data-invasions={seat.invasions.to_string()} data-shield={seat.has_shield.then_some("yes")}>
                <span class="totals__who">{ badge(*look) }<span class="totals__name">{ name }</span></span>
            </th>
        }
    });
    let row = |sign: &'static str, title: &'static str, cell: &dyn Fn(&SeatScene) -> Html| {
        let cells = props.seats.iter().enumerate().map(|(index, seat)| {
            html! { <td class={is_newest(index).then_some("totals__newest")}>{ cell(seat) }</td> }
        });
        html! {
            <tr>
                <th scope="row">
                    <span class="totals__row"><svg class="totals__sign" aria-hidden="true"><use href={sign} /></svg><span class="totals__word">{ title }</span></span>
                </th>
                { for cells }
            </tr>
        }
    };
    let shield = |seat: &SeatScene| {
        if seat.has_shield {
            html! { "✓" }
        } else {
            html! { <span aria-label={texts.none} role="img">{ "–" }</span> }
        }
    };
    html! {
        <table class="totals" data-count={props.names.len().to_string()}>
            <caption class="unseen">{ texts.totals }</caption>
            <thead><tr><td class="totals__corner" aria-hidden="true">{ texts.totals }</td>{ for heads }</tr></thead>
            <tbody>
                { row("#sign-coin", texts.coins, &|seat| html! { seat.coins }) }
                { row("#sign-viking", texts.vikings, &|seat| html! { seat.vikings }) }
                { row("#sign-invasion", texts.invasions, &|seat| html! { seat.invasions }) }
                if props.has_shield { { row("#sign-shield", texts.shield, &shield) } }
            </tbody>
        </table>
    }
}
