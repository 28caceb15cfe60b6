//! The closing panel: the cities that could be closed, drawn and compared.

use yew::prelude::*;

use super::texts::{Texts, form};
use crate::app::shell::control::{Control, Kind, control};
use crate::app::shell::dialog::Dialog;
use crate::app::shell::language::use_language;
use crate::app::shell::state::use_state;
use crate::app::shell::texts::fill;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::closing::{Closing, NoCity};
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::parts::line;
use crate::app::york::words::Words;
use crate::rules::york::enclosure::Shortfall;
use crate::rules::york::{
    Building, City, Decision, Decree, Layout, Lots, Options, PERFECT_PLAN_COINS, StreetSet,
    enclosure,
};

/// What the closing panel needs.
#[derive(Properties, PartialEq)]
pub struct ClosingPanelProps {
    /// The tiles.
    pub layout: Layout,
    /// The builder's standing walls.
    pub walls: StreetSet,
    /// The King's Decree.
    pub decree: Decree,
    /// The optional rules in use.
    pub options: Options,
    /// Whose city it is.
    pub name: AttrValue,
    /// Whether the builder may give up.
    pub may_give_up: bool,
    /// The builder's decision; without it the panel is only looked at.
    pub on_decide: Option<Callback<Decision>>,
    /// The walls that a hint draws.
    #[prop_or_default]
    pub hint: StreetSet,
    /// More controls.
    #[prop_or_default]
    pub extra: Html,
    /// A hint in words.
    #[prop_or_default]
    pub told: Html,
}

/// Chooses the city to close, or to keep building.
#[component]
pub fn ClosingPanel(props: &ClosingPanelProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let lots = props
        .layout
        .board()
        .map_or(Lots::EMPTY, |board| board.lots());
    let closing = use_state(|| Closing::new(props.walls, lots, props.decree));
    let is_giving_up = use_state(bool::default);

    let change = |change: fn(&Closing) -> Closing| {
        let closing = closing.clone();
        Callback::from(move |()| closing.set(change(&closing)))
    };
    let on_lot = {
        let closing = closing.clone();
        Callback::from(move |lot| closing.set(closing.toggled(lot)))
    };
    let decide = |decision: Decision| {
        let on_decide = props.on_decide.clone();
        Callback::from(move |()| {
            if let Some(on_decide) = &on_decide {
                on_decide.emit(decision);
            }
        })
    };
    let close = {
        let (on_decide, closing) = (props.on_decide.clone(), closing.clone());
        // The city that is chosen now, which a busy browser may not have drawn yet.
        Callback::from(move |()| {
            if let (Some(on_decide), Some(perimeter)) = (&on_decide, closing.perimeter()) {
                on_decide.emit(Decision::Close(perimeter));
            }
        })
    };
    let perimeter = closing.perimeter().unwrap_or_default();
    let choosable = closing.choosable();
    let marks = Marks {
        walls: props.walls,
        perimeter,
        removed: if perimeter.is_empty() {
            StreetSet::EMPTY
        } else {
            props.walls - perimeter
        },
        city: closing.lots(),
        choosable,
        hint: props.hint,
        ..Marks::default()
    };
    let told = match closing.city() {
        Ok(Some(city)) => facts(&city, props.options.perfect_plan, texts, words),
        Ok(None) => {
            let lack = enclosure::shortfall(props.walls, &lots, props.decree);
            let lack = lack.unwrap_or(Shortfall::NoLoop);
            html! {
                <p class="dock__line" data-city="none">
                    { fill(texts.no_city, &[&words.shortfall(&lack)]) }{ " " }<HelpLink paragraph={Paragraph::of_shortfall(&lack)} />
                </p>
            }
        }
        Err(no_city) => {
            let (why, paragraph) = match &no_city {
                NoCity::Choice(refusal) => {
                    (words.choice_refusal(refusal), Paragraph::of_choice(refusal))
                }
                NoCity::City(refusal) => (words.city_refusal(refusal), Paragraph::of_city(refusal)),
            };
            html! { <p class="dock__line dock__line--trouble" role="alert" data-city="refused">{ why }{ " " }<HelpLink {paragraph} /></p> }
        }
    };
    let (count, is_complete) = closing.count();
    let counted = match closing.place() {
        None => texts.own_choice.to_owned(),
        Some(place) => {
            let template = if is_complete {
                texts.city_of
            } else {
                texts.city_more
            };
            fill(template, &[&(place + 1).to_string(), &count.to_string()])
        }
    };
    // One city and no other leaves nothing to step to.
    let has_steps = count > 1 || (count > 0 && closing.place().is_none());
    let step = |action, label: &'static str, sign: &'static str, on_press: Callback<()>| {
        Control::icon(action, label, on_press, html! { sign }).shown()
    };
    let can_decide = props.on_decide.is_some();
    let ask_give_up = |is_asked: bool| {
        let is_giving_up = is_giving_up.setter();
        Callback::from(move |()| is_giving_up.set(is_asked))
    };
    html! {
        <>
            <div class="table__board">
                <BoardView layout={props.layout} {marks} label={fill(texts.board_of, &[&props.name])} on_lot={(!choosable.is_empty()).then_some(on_lot)} />
            </div>
            <div class="table__dock dock closing">
                <h2 class="dock__title">{ if count > 0 { fill(texts.close_title, &[&props.name]) } else { texts.close_look.to_owned() } }</h2>
                if has_steps {
                    <div class="closing__step">
                        { step("city-previous", texts.city_previous, "‹", change(|closing| closing.stepped(false))) }
                        <span class="closing__count" role="status">{ counted }</span>
                        { step("city-next", texts.city_next, "›", change(|closing| closing.stepped(true))) }
                    </div>
                }
                { told }
                if count > 1 {
                    { line("dock__line dock__line--soft", texts.pockets_line) }
                }
                { props.told.clone() }
                if can_decide {
                    <div class="dock__choices">
                        if !perimeter.is_empty() {
                            { control("close", Kind::First, close, texts.close) }
                        }
                        { control("keep-building", if perimeter.is_empty() { Kind::First } else { Kind::Plain }, decide(Decision::KeepBuilding), texts.keep_building) }
                        { props.extra.clone() }
                        if props.may_give_up {
                            { control("give-up", Kind::Quiet, ask_give_up(true), texts.give_up) }
                        }
                    </div>
                }
            </div>
            if *is_giving_up {
                <Dialog name="give-up" title={texts.give_up_sure} on_close={ask_give_up(false)} actions={html! {
                    <>
                        { control("give-up-no", Kind::First, ask_give_up(false), texts.give_up_no) }
                        { control("give-up-yes", Kind::Plain, decide(Decision::GiveUp), texts.give_up) }
                    </>
                }}>
                    <p>{ texts.give_up_line }</p>
                </Dialog>
            }
        </>
    }
}

/// What is told of a city, line by line.
fn facts(
    city: &City,
    has_perfect_plan: bool,
    texts: &'static Texts,
    words: &'static Words,
) -> Html {
    let held = Building::ALL.map(|building| words.buildings(city.count(building), building));
    let is_perfect = has_perfect_plan && city.removed() == 0;
    let bonus = if is_perfect { PERFECT_PLAN_COINS } else { 0 };
    let coins = i32::try_from(city.coins() + bonus).unwrap_or(i32::MAX);
    let lines = [
        fill(
            texts.scores,
            &[&words.coins(coins), &words.vikings(city.vikings())],
        ),
        fill(texts.holds, &[&held.join(", ")]),
        match city.removed() {
            0 if is_perfect => texts.perfect.to_owned(),
            0 => texts.removes_none.to_owned(),
            removed => fill(form(texts.removes, removed), &[&words.walls(removed)]),
        },
    ];
    html! {
        <div role="status" data-city="legal" data-city-coins={city.coins().to_string()}
            data-city-vikings={city.vikings().to_string()} data-city-removed={city.removed().to_string()}>
            <ul class="dock__lines">{ for lines.into_iter().map(|fact| html! { <li>{ fact }</li> }) }</ul>
        </div>
    }
}
