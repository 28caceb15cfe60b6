//! Every sound within bounds, and each at its moment.

use super::scores::*;
use super::{AFTER_BELL, AFTER_DIE, coins_of, is_crumbling, of_bench, of_event, of_line};
use crate::app::shell::settings::Speed;
use crate::app::table::sound::Note;
use crate::app::table::sound::synth::RATE;
use crate::app::table::sound::tests::{mix, peak};
use crate::app::york::board::pen;
use crate::app::york::hand::{Bench, Input, Point};
use crate::bots::york::{Bot, Effort, Level, LevelBot};
use crate::rules::york::{
    Boards, Event, Game, Hand, Options, ScoreLine, ScoreReason, Seat, Setup, Shape, Side, Street,
};

const ALL: [(&str, &[Note]); 15] = [
    ("tower", TOWER),
    ("die", DIE),
    ("lay", LAY),
    ("take back", TAKE_BACK),
    ("lift", LIFT),
    ("build", BUILD),
    ("reveal", REVEAL),
    ("no", NO),
    ("token", TOKEN),
    ("bell", BELL),
    ("crumble", CRUMBLE),
    ("coins", COINS),
    ("horn", HORN),
    ("shield", SHIELD),
    ("peal", PEAL),
];

#[test]
fn no_sound_is_too_loud_too_long_or_silent() {
    for (name, notes) in ALL {
        let pcm = mix(notes);
        let peak = peak(&pcm);
        // The bodies' slack makes notes softer only; that it shifts them is why there is room to 1.
        assert!(peak < 0.9, "{name} would be clipped: {peak}");
        assert!(peak > 0.08, "{name} is not heard: {peak}");
        let seconds = pcm.len() / usize::from(RATE);
        assert!(seconds < 5, "{name} takes {seconds} s");
        assert!(notes.len() <= 24, "{name} is many notes");
    }
}

const TOWER_SHEET: &str = include_str!("../../../../styles/tower.css");
const DICE_SHEET: &str = include_str!("../../../../styles/dice.css");
const MOTION_SHEET: &str = include_str!("../../../../styles/motion.css");

/// The number that follows a text in a sheet of styles.
fn number_after(sheet: &str, text: &str) -> f64 {
    let (_, after) = sheet.split_once(text).expect(text);
    let end = after.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
    after[..end.unwrap()].parse().unwrap()
}

/// The stops of an animation in a sheet of styles: its part of a hundred, and what it says.
fn stops<'a>(sheet: &'a str, name: &str) -> Vec<(f64, &'a str)> {
    let (_, after) = sheet.split_once(&format!("@keyframes {name} {{")).unwrap();
    let block = after.split_once("\n}").unwrap().0;
    let stops = block.split('}').filter_map(|stop| stop.split_once('{'));
    stops
        .map(|(part, rules)| {
            (
                number_after(part.trim_start_matches(['\n', ' ']), ""),
                rules,
            )
        })
        .collect()
}

/// Whether one of the notes is struck at this millisecond.
fn is_struck(notes: &[Note], at: f64) -> bool {
    notes
        .iter()
        .any(|note| (f64::from(note.at) - at).abs() < 1.0)
}

#[test]
fn dice_are_heard_whenever_they_are_seen_to_strike() {
    let length = 10.0 * number_after(TOWER_SHEET, "animation: fall calc(");
    // A die in each groove; one falls at once.
    let parts = TOWER_SHEET.split("--delay: calc(").skip(1);
    let delays = parts.map(|part| 1000.0 * number_after(part, ""));
    let delays: Vec<f64> = delays.chain([0.0]).collect();
    assert_eq!(delays.len(), 3);
    let fall = stops(TOWER_SHEET, "fall");
    // At the top of a bounce nothing is struck: it comes between two stops on the floor.
    let is_strike = |place: usize| {
        let is_on_floor = |place: usize| fall[place].1.contains("transform: none");
        place > 0 && (is_on_floor(place) || !is_on_floor(place - 1))
    };
    let strikes: Vec<f64> = (0..fall.len())
        .filter(|&place| is_strike(place))
        .flat_map(|place| delays.iter().map(move |delay| (place, delay)))
        .map(|(place, delay)| length * fall[place].0 + delay)
        .collect();
    assert_eq!(strikes.len(), TOWER.len());
    for at in strikes {
        assert!(is_struck(TOWER, at), "no knock at {at} ms");
    }

    let length = 10.0 * number_after(DICE_SHEET, "animation: hop calc(");
    let hop = stops(DICE_SHEET, "hop");
    let strikes = hop
        .iter()
        .filter(|(_, rules)| !rules.contains("translateY"));
    for (part, _) in strikes {
        assert!(is_struck(DIE, length * part), "no knock at {part} %");
    }
    assert!((f64::from(AFTER_DIE) - 100.0 * length).abs() < 1.0);
}

#[test]
fn walls_crumble_when_that_is_heard_and_the_tempo_is_that_of_what_moves() {
    let (_, crumble) = MOTION_SHEET.split_once("animation: crumble").unwrap();
    let delay = 1000.0 * number_after(crumble, "linear calc(");
    assert!((f64::from(AFTER_BELL) - delay).abs() < 1.0);
    for speed in [Speed::Calm, Speed::Quick] {
        let (_, rule) = MOTION_SHEET
            .split_once(&format!("[data-speed=\"{}\"]", speed.name()))
            .unwrap();
        let pace = 1000.0 * number_after(rule, "--pace: ");
        assert!((f64::from(speed.scaled(1000)) - pace).abs() < 1.0);
    }
}

#[test]
fn what_is_heard_often_is_soft() {
    let loud = |notes| peak(&mix(notes));
    for often in [LAY, TAKE_BACK, LIFT, NO, COINS] {
        assert!(loud(often) < 0.6 * loud(BUILD));
    }
}

#[test]
fn coins_are_counted_up_to_five() {
    assert_eq!(
        [0, 1, 3, 5, 40].map(|coins| coins_of(coins).len()),
        [0, 1, 3, 5, 5]
    );
}

/// What happens in a game of bots.
fn game() -> Vec<Event> {
    let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
    let (mut game, mut happened) = Game::new(setup, 7);
    let bot = LevelBot::new(Level::Mason, Effort::TENTH, 1);
    while let Some(seat) = game.table().waiting().iter().next() {
        let action = bot.choose(&game.view(seat)).unwrap().action;
        happened.extend(game.apply(&action).unwrap());
    }
    happened
}

#[test]
fn what_happens_in_a_game_has_its_sound() {
    let events = game();
    let sounds = |wanted: &[Note]| {
        let heard = events.iter().filter_map(of_event);
        heard.filter(|(notes, _)| *notes == wanted).count()
    };
    assert_eq!(sounds(TOWER), 2, "two Ages");
    assert_eq!(sounds(PEAL), 1);
    assert!(sounds(DIE) > 10);
    assert!((1..=4).contains(&sounds(BELL)));
    assert!(sounds(REVEAL) > 10, "walls are shown");
    assert!(events.iter().any(is_crumbling), "walls are taken away");
    let secret = |event: &&Event| matches!(event, Event::Built { .. } | Event::Decided { .. });
    assert!(
        events
            .iter()
            .filter(secret)
            .all(|event| of_event(event).is_none())
    );
}

#[test]
fn lines_of_the_score_sound_of_what_they_count() {
    let line =
        |reason, coins| of_line(&ScoreLine::new(Seat::from_index(0).unwrap(), reason, coins));
    assert_eq!(line(ScoreReason::CityCoins, 3), &COINS[..3]);
    assert_eq!(line(ScoreReason::Waiting, 9), COINS);
    assert_eq!(line(ScoreReason::Invasion, -5), HORN);
    assert_eq!(line(ScoreReason::Shield, 0), SHIELD);
    assert_eq!(line(ScoreReason::Vikings, 0), TOKEN);
}

#[test]
fn a_builder_hears_what_becomes_of_the_piece() {
    let walls = "d4n e4n".parse().unwrap();
    let bench = Bench::new(Hand::new(walls, Shape::ALL[0], Shape::ALL[0].walls()));
    let heard = |inputs: &[Input]| {
        let (mut rest, mut now) = (bench, bench);
        let mut last = None;
        let mut is_dragged = false;
        for input in inputs {
            now = now.after(*input);
            if now.held().is_some() {
                (is_dragged, last) = (true, None);
            } else {
                last = of_bench(&rest, is_dragged, &now);
                (rest, is_dragged) = (now, false);
            }
        }
        last
    };
    let place = |name: &str| {
        let (x, y) = pen::middle(name.parse::<Street>().unwrap());
        Point { x, y }
    };
    let (tap, drag) = (Input::Tap(place("g7n")), Input::Drag(place("g7n")));
    assert_eq!(of_bench(&bench, false, &bench), None);
    assert_eq!(heard(&[Input::Rotate]), None);
    assert_eq!(heard(&[tap]), Some(LAY));
    assert_eq!(heard(&[tap, Input::Arrow(Side::North)]), Some(LAY));
    assert_eq!(heard(&[tap, Input::TakeBack]), Some(TAKE_BACK));
    assert_eq!(heard(&[drag]), None, "in the air");
    assert_eq!(heard(&[drag, Input::Drop]), Some(LAY));
    assert_eq!(heard(&[tap, drag, Input::Drop]), Some(LAY));
    let away = Input::Drag(Point { x: -500, y: 0 });
    assert_eq!(heard(&[away, Input::Drop]), None);
    assert_eq!(heard(&[tap, away, Input::Drop]), Some(TAKE_BACK));
    let outside = Input::Drag(Point { x: 0, y: 0 });
    assert_eq!(heard(&[outside, Input::Drop]), Some(NO));
}

#[test]
fn a_builder_hears_walls_being_lifted_and_put_back() {
    let walls = "d4n e4n f4n".parse().unwrap();
    let shape = Shape::ALL[0];
    let bench = Bench::new(Hand::new(walls, shape, shape.walls() - 1));
    let (x, y) = pen::middle("d4n".parse::<Street>().unwrap());
    let tap = Input::Tap(Point { x, y });
    let lifted = bench.after(tap);
    assert_eq!(of_bench(&bench, false, &lifted), Some(LIFT));
    assert_eq!(
        of_bench(&lifted, false, &lifted.after(Input::TakeBack)),
        Some(LAY)
    );
}
