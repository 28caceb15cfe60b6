//! The closing panel: the cities that could be closed, drawn and compared.

use yew::prelude::*;

use super::texts::Texts;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::Dialog;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::closing::{Closing, NoCity};
use crate::app::york::how_to_play::{HelpLink, Paragraph};
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
    /// What a hint draws, and says below the panel.
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
    let is_giving_up = use_state(|| false);

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
        Ok(Some(city)) => Facts::of(&city, props, &closing, texts, words).html(),
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
    let can_decide = props.on_decide.is_some();
    let on_ask_give_up = {
        let is_giving_up = is_giving_up.clone();
        Callback::from(move |is_asked: bool| is_giving_up.set(is_asked))
    };
    html! {
        <>
            <div class="table__board">
                <BoardView layout={props.layout} {marks} label={fill(texts.board_of, &[&props.name])} on_lot={(!choosable.is_empty()).then_some(on_lot)} />
            </div>
            <div class="table__dock dock closing">
                <h2 class="dock__title">{ fill(texts.close_title, &[&props.name]) }</h2>
                if count > 0 {
                    <div class="closing__step">
                        <Control action="city-previous" kind={Kind::Icon} label={AttrValue::from(texts.city_previous)} is_disabled={count < 2 && closing.place().is_some()} on_press={change(|closing| closing.stepped(false))}>{ "‹" }</Control>
                        <span class="closing__count" role="status">{ counted }</span>
                        <Control action="city-next" kind={Kind::Icon} label={AttrValue::from(texts.city_next)} is_disabled={count < 2 && closing.place().is_some()} on_press={change(|closing| closing.stepped(true))}>{ "›" }</Control>
                    </div>
                }
                { told }
                if count > 1 {
                    <p class="dock__line dock__line--soft">{ texts.pockets_line }</p>
                }
                { props.told.clone() }
                if can_decide {
                    <div class="dock__choices">
                        if !perimeter.is_empty() {
                            <Control action="close" kind={Kind::First} on_press={decide(Decision::Close(perimeter))}>{ texts.close }</Control>
                        }
                        <Control action="keep-building" kind={if perimeter.is_empty() { Kind::First } else { Kind::Plain }} on_press={decide(Decision::KeepBuilding)}>{ texts.keep_building }</Control>
                        { props.extra.clone() }
                        if props.may_give_up {
                            <Control action="give-up" kind={Kind::Quiet} on_press={on_ask_give_up.reform(|()| true)}>{ texts.give_up }</Control>
                        }
                    </div>
                }
            </div>
            if *is_giving_up {
                <Dialog name="give-up" title={texts.give_up_sure} on_close={on_ask_give_up.reform(|()| false)} actions={html! {
                    <>
                        <Control action="give-up-no" kind={Kind::First} on_press={on_ask_give_up.reform(|()| false)}>{ texts.give_up_no }</Control>
                        <Control action="give-up-yes" on_press={decide(Decision::GiveUp)}>{ texts.give_up }</Control>
                    </>
                }}>
                    <p>{ texts.give_up_line }</p>
                </Dialog>
            }
        </>
    }
}

/// What is told of a city, line by line.
struct Facts(Vec<String>, City);

impl Facts {
    fn of(
        city: &City,
        props: &ClosingPanelProps,
        closing: &Closing,
        texts: &'static Texts,
        words: &'static Words,
    ) -> Self {
        let held: Vec<String> = Building::ALL
            .into_iter()
            .map(|building| words.buildings(city.count(building), building))
            .collect();
        let is_perfect = props.options.perfect_plan && city.removed() == 0;
        let bonus = if is_perfect { PERFECT_PLAN_COINS } else { 0 };
        let coins = i32::try_from(city.coins() + bonus).unwrap_or(i32::MAX);
        let mut lines = vec![
            fill(
                texts.scores,
                &[&words.coins(coins), &words.vikings(city.vikings())],
            ),
            fill(texts.holds, &[&held.join(", ")]),
        ];
        if is_perfect {
            lines.push(texts.perfect.to_owned());
        } else if city.removed() == 0 {
            lines.push(texts.removes_none.to_owned());
        } else {
            lines.push(fill(texts.removes, &[&words.walls(city.removed())]));
        }
        debug_assert!(city.perimeter().is_subset(closing.walls()));
        Self(lines, *city)
    }

    fn html(self) -> Html {
        let Self(lines, city) = self;
        html! {
            <div role="status" data-city="legal" data-city-coins={city.coins().to_string()}
                data-city-vikings={city.vikings().to_string()} data-city-removed={city.removed().to_string()}>
                <ul class="dock__lines">{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
            </div>
        }
    }
}
