//! An Age's end, told line by line.

use yew::prelude::*;

use super::counted::{city, counted};
use super::lines::{Lines, lines};
use super::menu_control::menu_control;
use super::texts::Texts;
use super::totals::totals;
use crate::app::shell::announcer::use_announcer;
use crate::app::shell::control::{Kind, control};
use crate::app::shell::dialog::{focus, is_focus_lost};
use crate::app::shell::effect::use_effect_with;
use crate::app::shell::language::{Language, use_language};
use crate::app::shell::state::use_state;
use crate::app::shell::texts::fill;
use crate::app::table::looks::badge;
use crate::app::york::board::Marks;
use crate::app::york::how_to_play::{HelpLink, Paragraph};
use crate::app::york::lobby::SeatPlan;
use crate::app::york::parts::{board, line as text, sign};
use crate::app::york::session::SeatScene;
use crate::app::york::sounds::play_lines;
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
    pub seats: Vec<SeatScene>,
    /// Who sits where.
    pub players: Vec<SeatPlan>,
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
    let told = &all[..props.told.min(all.len())];
    let sheet = use_telling(props, told.len(), is_done);
    // Tapped when so many lines were told, and which one of them.
    let tapped = use_state(|| (0, 0));
    // The line whose count is on the board: the newest, until another one is tapped.
    let shown = match *tapped {
        (count, index) if count == told.len() && count > 0 => Some(index),
        _ => told.len().checked_sub(1),
    };

    let second = usize::from(report.age() == Age::Second);
    let list = Lines {
        told,
        players: &props.players,
        shown,
        end: (is_done && is_peaceful(told)).then_some(texts.nobody_invaded),
        on_show: {
            let (tapped, count) = (tapped.setter(), told.len());
            Callback::from(move |index: usize| tapped.set((count, index)))
        },
    };
    let line = shown.and_then(|index| told.get(index));
    let newest = told.last().map(|line| line.seat);
    let (action, word, on_press) = if is_done {
        ("next", texts.go_on[second], &props.on_done)
    } else {
        ("tell", texts.tell, &props.on_more)
    };
    html! {
        <section class="sheet score" aria-labelledby="score-title" data-told={told.len().to_string()} data-lines={all.len().to_string()} ref={sheet}>
            <header class="sheet__head">
                <div class="sheet__words">
                    <h2 class="sheet__title" id="score-title">{ texts.age_over[second] }</h2>
                    { text("sheet__line", words.turns(report.turns())) }
                </div>
                { menu_control(texts.menu, props.on_menu.clone()) }
            </header>
            { board_of(props, line, raid(told), language) }
            { lines(&list, texts, words) }
            { totals(&props.seats, &props.players, newest, second == 1, texts) }
            <footer class="sheet__actions">
                if !is_done {
                    <key="all">{ control("tell-all", Kind::Plain, props.on_all.clone(), texts.tell_all) }</>
                }
                <key="on">{ control(action, Kind::First, on_press.clone(), word) }</>
            </footer>
        </section>
    }
}

/// Says to those who listen what has been told since the last time, and keeps in sight the newest line;
/// and the focus, when the last line has been told and "all at once" goes away.
#[hook]
fn use_telling(props: &ScoreSheetProps, told: usize, is_done: bool) -> NodeRef {
    let language = use_language();
    let announcer = use_announcer();
    let said = use_mut_ref(|| None::<usize>);
    let node = use_node_ref();
    let sheet = node.clone();
    let (report, players) = (props.report.clone(), props.players.clone());
    use_effect_with((told, is_done), move |&(told, is_done)| {
        let from = said.replace(Some(told));
        announcer.say(words_of(&report, &players, from, told, language));
        play_lines(&report.lines()[from.unwrap_or(told).min(told)..told]);
        if let Some(sheet) = sheet.cast::<web_sys::Element>() {
            keep_in_sight(&sheet, is_done);
        }
    });
    node
}

/// The lines told since the last time, of which there were so many; and what stands around them.
fn words_of(
    report: &AgeReport,
    players: &[SeatPlan],
    from: Option<usize>,
    told: usize,
    language: Language,
) -> String {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let lines = &report.lines()[..told];
    let mut said = Vec::new();
    if from.is_none() {
        let second = usize::from(report.age() == Age::Second);
        said.push(fill("{}.", &[texts.age_over[second]]));
    }
    for line in &lines[from.unwrap_or(0).min(told)..] {
        said.push(words.score_line(line, &players[line.seat.index()].name));
    }
    if told == report.lines().len() && is_peaceful(lines) {
        said.push(texts.nobody_invaded.to_owned());
    }
    said.join(" ")
}

fn keep_in_sight(sheet: &web_sys::Element, is_done: bool) {
    if let Ok(Some(lines)) = sheet.query_selector(".score__lines") {
        lines.set_scroll_top(lines.scroll_height());
    }
    if is_done && is_focus_lost() {
        focus(sheet.query_selector("[data-action=next]").ok().flatten());
    }
}

/// Whether no line tells of an invasion, so that this needs a word.
fn is_peaceful(lines: &[ScoreLine]) -> bool {
    !lines.iter().any(is_invasion)
}

fn is_invasion(line: &ScoreLine) -> bool {
    matches!(line.reason, ScoreReason::Invasion)
}

/// Longships that pass before the board whenever an invasion has been told.
fn raid(told: &[ScoreLine]) -> Html {
    let count = told.iter().filter(|line| is_invasion(line)).count();
    if count == 0 {
        return Html::default();
    }
    let ship =
        || html! { <span class="raid__ship">{ sign("raid__sign", "#sign-invasion") }</span> };
    html! {
        <div class="raid" key={count} data-moves="raid" aria-hidden="true">
            { ship() }{ ship() }{ ship() }
            { sign("raid__sea", "#sea") }
        </div>
    }
}

/// The board of a line's seat with what the line counted, and why it counts.
fn board_of(
    props: &ScoreSheetProps,
    line: Option<&ScoreLine>,
    raid: Html,
    language: Language,
) -> Html {
    let (texts, words) = (Texts::of(language), Words::of(language));
    let report = &props.report;
    let first = report.lines().first();
    let Some(seat) = line.or(first).map(|line| line.seat).or(Seat::from_index(0)) else {
        return Html::default();
    };
    let marks = match (line, props.layout.board().as_ref().map(Board::lots)) {
        (Some(line), Some(lots)) => counted(report, line, &lots),
        _ => city(report, seat),
    };
    let player = &props.players[seat.index()];
    let label = fill(texts.board_of, &[&player.name]);
    let caption = match line {
        Some(line) => why(line, &player.name, report.age(), &marks, texts, words),
        None => text("score__said", label.clone()),
    };
    html! {
        <figure class="score__shown" data-shown={seat.to_string()}>
            <div class="score__board">
                { board(props.layout, marks, label) }
                { raid }
            </div>
            <figcaption class="score__caption">
                { badge(player.look) }
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
            { text("score__said", words.score_line(line, name)) }
            <p class="score__note">
                if is_dark { { texts.nothing_lit }{ " " } }
                if compares_tokens && age == Age::Second { { texts.kept_too }{ " " } }
                <HelpLink paragraph={Paragraph::of_score(line.reason)} />
            </p>
        </>
    }
}
