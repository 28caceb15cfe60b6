//! The end of the game: places, coins, and how they came about.

use yew::prelude::*;

use super::ages::ages;
use super::menu_control::menu_control;
use super::texts::Texts;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::language::Language;
use crate::app::table::looks::badge;
use crate::app::york::board::Marks;
use crate::app::york::lobby::SeatPlan;
use crate::app::york::parts::{line, player, sign, small_board};
use crate::app::york::words::{Words, difference, number};
use crate::rules::york::{
    AgeReport, City, FinalRow, FinalTable, INVASION_COST, Layout, SHIELD_WORTH, Seat,
};

/// What the final sheet tells.
pub struct FinalSheet<'a> {
    /// Who came in which place.
    pub table: &'a FinalTable,
    /// The board everybody built on.
    pub layout: Layout,
    /// How both Ages ended.
    pub reports: &'a [AgeReport],
    /// Who sits where.
    pub players: &'a [SeatPlan],
    /// What else can be done with the game.
    pub extra: Html,
    /// Plays again with the same seats.
    pub on_again: Callback<()>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
    /// Opens the menu.
    pub on_menu: Callback<()>,
}

/// The final table, and Age by Age how it came about.
pub fn final_sheet(sheet: FinalSheet<'_>, language: Language) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let (table, players) = (sheet.table, sheet.players);
    let names = |seat: Seat| players[seat.index()].name.clone();
    let victory = words.victory(table, &names);
    let winners = table
        .winners()
        .map(|seat| badge(players[seat.index()].look));
    let cities = cities(&sheet, texts);
    html! {
        <section class="sheet final" aria-labelledby="final-title">
            <header class="sheet__head final__head">
                <span class="final__winners">{ sign("final__laurel", "#laurel") }{ for winners }{ sign("final__laurel final__laurel--right", "#laurel") }</span>
                <h2 class="sheet__title" id="final-title">{ victory }</h2>
                { menu_control(texts.menu, sheet.on_menu) }
            </header>
            <div class="final__body" role="region" tabindex="0" aria-label={texts.final_table}>
                <div class="final__part">{ ranks(table.rows(), players, texts, words) }</div>
                <div class="final__part">{ ages(sheet.reports, table.rows(), players, language) }</div>
                { cities }
                <div class="final__extra">{ sheet.extra }</div>
            </div>
            <footer class="sheet__actions">
                { control("leave", Kind::Plain, sheet.on_leave, texts.leave) }
                { control("again", Kind::First, sheet.on_again, texts.again) }
            </footer>
        </section>
    }
}

/// The cities that stood at the end, in the order of the places, for those who see.
fn cities(sheet: &FinalSheet<'_>, texts: &'static Texts) -> Html {
    let Some(report) = sheet.reports.last() else {
        return Html::default();
    };
    let cities = sheet.table.rows().iter().map(|row| {
        let city = report.city(row.seat);
        let perimeter = city.map(City::perimeter).unwrap_or_default();
        let marks = Marks {
            perimeter,
            city: city.map(City::lots).unwrap_or_default(),
            ..Marks::default()
        };
        html! {
            <li class="final__city">
                { small_board(sheet.layout, marks) }
                <span class="shown__name">{ player(&sheet.players[row.seat.index()], "shown__word") }</span>
            </li>
        }
    });
    html! {
        <div class="final__stood" aria-hidden="true">
            { line("final__title", texts.cities) }
            <ul class="final__cities">{ for cities }</ul>
        </div>
    }
}

/// The places with their coins, by parts.
fn ranks(
    rows: &[FinalRow],
    players: &[SeatPlan],
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let head = |href: &'static str, title: &'static str| {
        html! {
            <th scope="col" class="ranks__number">
                { sign("ranks__sign", href) }
                <span class="ranks__word">{ title }</span>
            </th>
        }
    };
    let ranks = rows.iter().map(|row| {
        let is_shared = rows.iter().filter(|other| other.place == row.place).count() > 1;
        rank(row, &players[row.seat.index()], is_shared, texts, words)
    });
    html! {
        <table class="ranks">
            <caption class="unseen">{ texts.final_table }</caption>
            <thead>
                <tr>
                    <th scope="col">{ texts.place }</th>
                    <th scope="col">{ texts.player }</th>
                    { head("#sign-coin", texts.coins) }
                    { head("#sign-invasion", texts.invasions) }
                    { head("#sign-shield", texts.shield) }
                    <th scope="col" class="ranks__number ranks__total">{ texts.total }</th>
                </tr>
            </thead>
            <tbody>{ for ranks }</tbody>
        </table>
    }
}

/// One player's row.
fn rank(
    row: &FinalRow,
    plan: &SeatPlan,
    is_shared: bool,
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let invasions = -INVASION_COST * row.invasions.cast_signed();
    let shield = if row.has_shield { SHIELD_WORTH } else { 0 };
    html! {
        <tr class={if row.place == 1 { "ranks__row ranks__row--first" } else { "ranks__row" }} data-seat={row.seat.to_string()}
            data-place={row.place.to_string()} data-total={row.total.to_string()}>
            <td class="ranks__place">
                { words.place(row.place) }
                if is_shared { { " " }<small class="ranks__shared">{ texts.shared }</small> }
            </td>
            <th scope="row" class="ranks__player">
                <span class="ranks__who">{ player(plan, "ranks__name") }</span>
            </th>
            <td class="ranks__number">{ row.coins }</td>
            <td class="ranks__number">{ difference(invasions) }</td>
            <td class="ranks__number">{ difference(shield) }</td>
            <td class="ranks__number ranks__total">{ number(row.total) }</td>
        </tr>
    }
}
