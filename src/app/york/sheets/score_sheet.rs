//! An Age's end, told line by line.

use std::rc::Rc;

use yew::prelude::*;

use super::counted::{city, counted};
use super::lines::Lines;
use super::menu_control::MenuControl;
use super::texts::Texts;
use super::totals::Totals;
use crate::app::shell::announcer::use_announcer;
use crate::app::shell::control::{Control, Kind};
use crate::app::shell::dialog::focus;
use crate::app::shell::language::use_language;
use crate::app::shell::texts::fill;
use crate::app::table::looks::{Look, badge};
use crate::app::york::board::{BoardView, Marks};
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::session::SeatScene;
use crate::app::york::words::Words;
use crate::rules::york::{Age, AgeReport, Board, Layout, ScoreLine, ScoreReason, Seat};

/// What the score sheet tells.
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// How the Age ended.
    pub report: AgeReport,
    /// The tiles of all boards.
    pub layout: Layout,
    /// What lies before each seat, as far as it has been told.
    pub seats: Rc<[SeatScene]>,
    /// What the players are called.
    pub names: Rc<[AttrValue]>,
    /// How the seats look.
    pub looks: Rc<[Look]>,
    /// How many lines have been told.
    pub told: usize,
    /// Tells the next line.
    pub on_more: Callback<()>,
    /// Tells all lines.
    pub on_all: Callback<()>,
    /// Goes on with the game.
    pub on_done: Callback<()>,
    /// Opens the menu.
    pub on_menu: Callback<()>,
}

/// An Age's end: the lines told so far, the board they are about, and what everybody holds.
#[component]
pub fn ScoreSheet(props: &ScoreSheetProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let report = &props.report;
    let all = report.lines();
    let is_done = props.told >= all.len();
    let lines = &all[..props.told.min(all.len())];
    let shown = use_shown(lines.len());
    use_telling(props);
    let actions = use_last_focus(is_done);

    let second = usize::from(report.age() == Age::Second);
    let on_show = {
        let shown = shown.clone();
        Callback::from(move |index: usize| shown.set(Some(index)))
    };
    let end = (is_done && is_peaceful(lines)).then_some(texts.nobody_invaded);
    let (action, word, on_press) = if is_done {
        ("next", texts.go_on[second], &props.on_done)
    } else {
        ("tell", texts.tell, &props.on_more)
    };
    html! {
        <section class="sheet score" aria-labelledby="score-title" data-told={lines.len().to_string()} data-lines={all.len().to_string()}>
            <header class="sheet__head">
                <div class="sheet__words">
                    <h2 class="sheet__title" id="score-title">{ texts.age_over[second] }</h2>
                    <p class="sheet__line">{ words.turns(report.turns()) }</p>
                </div>
                <MenuControl on_press={props.on_menu.clone()} />
            </header>
            <Shown report={report.clone()} layout={props.layout} names={props.names.clone()} looks={props.looks.clone()}
                line={shown.and_then(|index| lines.get(index).copied())} />
            <Lines lines={Rc::from(lines)} names={props.names.clone()} looks={props.looks.clone()} shown={*shown} {end} {on_show} />
            <Totals seats={props.seats.clone()} names={props.names.clone()} looks={props.looks.clone()}
                newest={lines.last().map(|line| line.seat)} has_shield={second == 1} />
            <footer class="sheet__actions" ref={actions}>
                if !is_done {
                    <Control key="all" action="tell-all" on_press={props.on_all.clone()}>{ texts.tell_all }</Control>
                }
                <Control key="on" {action} kind={Kind::First} on_press={on_press.clone()}>{ word }</Control>
            </footer>
        </section>
    }
}

/// The line whose count is on the board: the newest, until another one is tapped.
#[hook]
fn use_shown(told: usize) -> UseStateHandle<Option<usize>> {
    let shown = use_state(|| told.checked_sub(1));
    {
        let shown = shown.setter();
        use_effect_with(told, move |&told| shown.set(told.checked_sub(1)));
    }
    shown
}

/// Says to those who listen what has been told since the last time.
#[hook]
fn use_telling(props: &ScoreSheetProps) {
    let language = use_language();
    let announcer = use_announcer();
    let said = use_mut_ref(|| None::<usize>);
    let (report, names) = (props.report.clone(), props.names.clone());
    use_effect_with(props.told, move |&told| {
        let (texts, words) = (Texts::of(language), Words::of(language));
        let lines = &report.lines()[..told.min(report.lines().len())];
        let from = said.replace(Some(lines.len()));
        let mut said: Vec<String> = lines[from.unwrap_or(0).min(lines.len())..]
            .iter()
            .map(|line| words.score_line(line, &names[line.seat.index()]))
            .collect();
        if from.is_none() {
            let second = usize::from(report.age() == Age::Second);
            said.insert(0, fill("{}.", &[texts.age_over[second]]));
        }
        if lines.len() == report.lines().len() && is_peaceful(lines) {
            said.push(texts.nobody_invaded.to_owned());
        }
        announcer.say(said.join(" "));
    });
}

/// Keeps the focus on what goes on, when the last line has been told and "all at once" goes away.
#[hook]
fn use_last_focus(is_done: bool) -> NodeRef {
    let actions = use_node_ref();
    {
        let actions = actions.clone();
        use_effect_with(is_done, move |&is_done| {
            let active = gloo::utils::document().active_element();
            if is_done && active.is_none_or(|element| element.tag_name() == "BODY") {
                let actions = actions.cast::<web_sys::Element>();
                focus(actions.and_then(|all| all.query_selector("[data-action=next]").ok()?));
            }
        });
    }
    actions
}

/// Whether no line tells of an invasion, so that this needs a word.
fn is_peaceful(lines: &[ScoreLine]) -> bool {
    !lines
        .iter()
        .any(|line| matches!(line.reason, ScoreReason::Invasion))
}

#[derive(Properties, PartialEq)]
struct ShownProps {
    report: AgeReport,
    layout: Layout,
    names: Rc<[AttrValue]>,
    looks: Rc<[Look]>,
    line: Option<ScoreLine>,
}

/// The board of a line's seat with what the line counted, and why it counts.
#[component]
fn Shown(props: &ShownProps) -> Html {
    let language = use_language();
    let (texts, words) = (Texts::of(language), Words::of(language));
    let report = &props.report;
    let first = report.lines().first().map(|line| line.seat);
    let Some(seat) = props
        .line
        .map(|line| line.seat)
        .or(first)
        .or(Seat::from_index(0))
    else {
        return Html::default();
    };
    let marks = match (props.line, props.layout.board().as_ref().map(Board::lots)) {
        (Some(line), Some(lots)) => counted(report, &line, &lots),
        _ => city(report, seat),
    };
    let name = &props.names[seat.index()];
    let caption = match props.line {
        Some(line) => why(&line, name, report.age(), &marks, texts, words),
        None => html! { <p class="score__said">{ fill(texts.board_of, &[name]) }</p> },
    };
    html! {
        <figure class="score__shown" data-shown={seat.to_string()}>
            <div class="score__board">
                <BoardView layout={props.layout} {marks} label={fill(texts.board_of, &[name])} />
            </div>
            <figcaption class="score__caption">
                { badge(props.looks[seat.index()]) }
                <div>{ caption }</div>
            </figcaption>
        </figure>
    }
}

/// A line in words, and why it counts.
fn why(
    line: &ScoreLine,
    name: &str,
    age: Age,
    marks: &Marks,
    texts: &Texts,
    words: &'static Words,
) -> Html {
    let compares_tokens = matches!(
        line.reason,
        ScoreReason::Shield | ScoreReason::ShieldTie | ScoreReason::Invasion
    );
    let is_dark = marks.lit.is_empty() && marks.lit_streets.is_empty();
    html! {
        <>
            <p class="score__said">{ words.score_line(line, name) }</p>
            <p class="score__note">
                if is_dark { { texts.nothing_lit }{ " " } }
                if compares_tokens && age == Age::Second { { texts.kept_too }{ " " } }
                <HelpLink paragraph={Paragraph::of_score(line.reason)} />
            </p>
        </>
    }
}
