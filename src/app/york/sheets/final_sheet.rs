//! The end of the game: places, coins, and how they came about.

use std::rc::Rc;

use yew::prelude::*;

use super::ages::Ages;
use super::menu_control::MenuControl;
use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::language::use_language;
use crate::app::table::looks::{Look, badge};
use crate::app::york::words::{Words, difference, number};
use crate::rules::york::{AgeReport, FinalRow, FinalTable, INVASION_COST, SHIELD_WORTH, Seat};

/// What the final sheet tells.
#[derive(Properties, PartialEq)]
pub struct FinalSheetProps {
    /// Who came in which place.
    pub table: FinalTable,
    /// How both Ages ended.
    pub reports: Vec<AgeReport>,
    /// What the players are called.
    pub names: Rc<[AttrValue]>,
    /// How the seats look.
    pub looks: Rc<[Look]>,
    /// What else can be done with the game.
    #[prop_or_default]
    pub extra: Html,
    /// Plays again with the same seats.
    pub on_again: Callback<()>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
    /// Opens the menu.
    pub on_menu: Callback<()>,
}

/// The final table, and Age by Age how it came about.
#[component]
pub fn FinalSheet(props: &FinalSheetProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let names = |seat: Seat| props.names[seat.index()].to_string();
    let victory = words.victory(&props.table, &names);
    let seats: Rc<[Seat]> = props.table.rows().iter().map(|row| row.seat).collect();
    let winners = props
        .table
        .winners()
        .map(|seat| badge(props.looks[seat.index()]));
    html! {
        <section class="sheet final" aria-labelledby="final-title">
            <header class="sheet__head final__head">
                <span class="final__winners">{ for winners }</span>
                <h2 class="sheet__title" id="final-title">{ victory }</h2>
                <MenuControl on_press={props.on_menu.clone()} />
            </header>
            <div class="final__body" role="region" tabindex="0" aria-label={texts.final_table}>
                <div class="final__part">
                    <Ranks table={props.table.clone()} names={props.names.clone()} looks={props.looks.clone()} />
                </div>
                <div class="final__part">
                    <Ages reports={Rc::from(props.reports.as_slice())} {seats} names={props.names.clone()} looks={props.looks.clone()} />
                </div>
                <div class="final__extra">{ props.extra.clone() }</div>
            </div>
            <footer class="sheet__actions">
                <Control action="leave" on_press={props.on_leave.clone()}>{ texts.leave }</Control>
                <Control action="again" kind={Kind::First} on_press={props.on_again.clone()}>{ texts.again }</Control>
            </footer>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct RanksProps {
    table: FinalTable,
    names: Rc<[AttrValue]>,
    looks: Rc<[Look]>,
}

/// The places with their coins, by parts.
#[component]
fn Ranks(props: &RanksProps) -> Html {
    let texts = Texts::of(use_language());
    let rows = props.table.rows();
    let head = |sign: &'static str, title: &'static str| {
        html! {
            <th scope="col" class="ranks__number">
                <svg class="ranks__sign" aria-hidden="true"><use href={sign} /></svg>
                <span class="ranks__word">{ title }</span>
            </th>
        }
    };
    let ranks = rows.iter().map(|row| {
        let is_shared = rows.iter().filter(|other| other.place == row.place).count() > 1;
        let seat = row.seat.index();
        html! { <Rank key={seat} row={*row} name={props.names[seat].clone()} look={props.looks[seat]} {is_shared} /> }
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

#[derive(Properties, PartialEq)]
struct RankProps {
    row: FinalRow,
    name: AttrValue,
    look: Look,
    is_shared: bool,
}

/// One player's row.
#[component]
fn Rank(props: &RankProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let row = props.row;
    let invasions = -INVASION_COST * row.invasions.cast_signed();
    let shield = if row.has_shield { SHIELD_WORTH } else { 0 };
    html! {
        <tr class={classes!("ranks__row", (row.place == 1).then_some("ranks__row--first"))} data-seat={row.seat.to_string()}
            data-place={row.place.to_string()} data-total={row.total.to_string()}>
            <td class="ranks__place">
                { words.place(row.place) }
                if props.is_shared { { " " }<small class="ranks__shared">{ texts.shared }</small> }
            </td>
            <th scope="row" class="ranks__player">
                <span class="ranks__who">{ badge(props.look) }<span class="ranks__name">{ &props.name }</span></span>
            </th>
            <td class="ranks__number">{ row.coins }</td>
            <td class="ranks__number">{ difference(invasions) }</td>
            <td class="ranks__number">{ difference(shield) }</td>
            <td class="ranks__number ranks__total">{ number(row.total) }</td>
        </tr>
    }
}
