//! What the players hold while an Age's score is told.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::york::lobby::SeatPlan;
use crate::app::york::parts::{player, sign};
use crate::app::york::session::SeatScene;
use crate::rules::york::Seat;

/// Coins, Viking tokens and invasions of all players, a column for each, and the King's Shield where
/// it is at stake; the seat of the line told last is marked.
pub fn totals(
    seats: &[SeatScene],
    players: &[SeatPlan],
    newest: Option<Seat>,
    has_shield: bool,
    texts: &'static Texts,
) -> Html {
    let is_newest = |index: usize| newest.is_some_and(|seat| seat.index() == index);
    let heads = players.iter().zip(seats).enumerate();
    let heads = heads.map(|(index, (plan, seat))| {
        let class = if is_newest(index) {
            "totals__seat totals__seat--newest"
        } else {
            "totals__seat"
        };
        html! {
            <th scope="col" {class}
                data-seat={(index + 1).to_string()} data-coins={seat.coins.to_string()} data-vikings={seat.vikings.to_string()}
                data-invasions={seat.invasions.to_string()} data-shield={seat.has_shield.then_some("yes")}>
                <span class="totals__who">{ player(plan, "totals__name") }</span>
            </th>
        }
    });
    let row = |href: &'static str, title: &'static str, cell: &dyn Fn(&SeatScene) -> Html| {
        let cells = seats.iter().enumerate().map(|(index, seat)| {
            html! { <td class={is_newest(index).then_some("totals__newest")}>{ cell(seat) }</td> }
        });
        html! {
            <tr>
                <th scope="row">
                    <span class="totals__row">{ sign("totals__sign", href) }<span class="totals__word">{ title }</span></span>
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
        <table class="totals" data-count={players.len().to_string()}>
            <caption class="unseen">{ texts.totals }</caption>
            <thead><tr><td class="totals__corner" aria-hidden="true">{ texts.totals }</td>{ for heads }</tr></thead>
            <tbody>
                { row("#sign-coin", texts.coins, &|seat| html! { seat.coins }) }
                { row("#sign-viking", texts.vikings, &|seat| html! { seat.vikings }) }
                { row("#sign-invasion", texts.invasions, &|seat| html! { seat.invasions }) }
                if has_shield { { row("#sign-shield", texts.shield, &shield) } }
            </tbody>
        </table>
    }
}
