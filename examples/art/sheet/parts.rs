//! What is seen around the boards, and a whole board.

use walls_of_york::app::shell::control::{Control, Kind};
use walls_of_york::app::shell::language::Language;
use walls_of_york::app::shell::settings::SettingsHandle;
use walls_of_york::app::table::looks::{Look, badge};
use walls_of_york::app::york::board::Marks;
use walls_of_york::app::york::lobby::{Plan, Who};
use walls_of_york::app::york::parts;
use walls_of_york::app::york::session::{Scene, SeatScene};
use walls_of_york::app::york::table::texts::Texts;
use walls_of_york::app::york::table::{bar, die, kings_tower, seats};
use walls_of_york::app::york::words::Words;
use walls_of_york::rules::york::{Age, Arrow, Rng, Seat, Shape, StreetSet, Tower};
use yew::prelude::*;

use super::lots;

/// A closed city with whatever a board can mark on lots.
fn marks() -> Marks {
    let streets = |text: &str| text.parse::<StreetSet>().expect("a set of streets");
    let lots = |text: &str| text.parse().expect("a set of lots");
    Marks {
        walls: streets("b6n c6n d6w"),
        fresh: streets("f7n g7n"),
        perimeter: streets("c2n d2n e2n e2e e3e e3s d3s c3s c2w c3w"),
        city: lots("c2 d2 e2 c3 d3 e3"),
        lit: lots("d2 e3"),
        choosable: lots("g2 h2"),
        ..Marks::default()
    }
}

/// A whole board.
pub fn board() -> Html {
    let view = parts::board(lots::board(Arrow::Black), marks(), String::new());
    html! { <div class="sheet__board">{ view }</div> }
}

/// Every drawing of `static/signs.svg` and the emblem, in two sizes.
pub fn signs() -> Html {
    const SIGNS: [&str; 14] = [
        "#sign-church",
        "#sign-well",
        "#sign-market",
        "#sign-coin",
        "#sign-two-coins",
        "#sign-viking",
        "#sign-shield",
        "#sign-invasion",
        "#gem-W",
        "#gem-B",
        "#gem-P",
        "#gem-Y",
        "#laurel",
        "#emblem",
    ];
    let row = |class: &'static str| {
        let signs = SIGNS.map(|href| parts::sign(class, href));
        html! { <div class="sheet__row">{ for signs }</div> }
    };
    html! { <>{ row("sheet__sign") }{ row("sheet__sign sheet__sign--large") }</> }
}

/// Every colour of a seat and every crest.
pub fn crests() -> Html {
    let badges = (0..8).map(|index| badge(Look::of_index(index)));
    html! { <div class="sheet__row sheet__row--crests">{ for badges }</div> }
}

/// Every face of the Building Die, and the die before it is rolled.
pub fn dice() -> Html {
    let words = Words::of(Language::English);
    let faces = [None].into_iter().chain(Shape::ALL.map(Some));
    html! { <div class="sheet__row sheet__row--wide">{ for faces.map(|shape| die(shape, 0, false, words)) }</div> }
}

fn first_seat() -> Seat {
    Seat::from_index(0).expect("there is a first seat")
}

/// A table of two with something before each of them.
fn scene() -> Scene {
    let marks = marks();
    Scene {
        layout: lots::board(Arrow::Black),
        age: Age::First,
        turn: 3,
        tower: Some(Tower::drop(&mut Rng::seeded(1))),
        shape: Some(Shape::ALL[2]),
        roller: first_seat(),
        supply: 120,
        seats: vec![
            SeatScene {
                walls: marks.perimeter,
                city: Some(marks.city),
                worth: Some((7, 1)),
                coins: 12,
                invasions: 1,
                ..SeatScene::default()
            },
            SeatScene {
                walls: marks.walls,
                fresh: marks.fresh,
                vikings: 2,
                has_shield: true,
                ..SeatScene::default()
            },
        ],
    }
}

/// The King's Tower with its dice.
pub fn tower() -> Html {
    let (texts, words) = (Texts::of(Language::English), Words::of(Language::English));
    kings_tower(&scene(), "Ada", texts, words)
}

/// The bar with its decree: known, partly met and met.
pub fn bars() -> Html {
    let lacks = [None, Some([0, 1, 2]), Some([0, 0, 0])];
    let settings = SettingsHandle::default();
    let bars = lacks.map(|lack| {
        let on_menu = Callback::noop();
        bar(
            &scene(),
            lack,
            "Ada",
            false,
            &settings,
            on_menu,
            Language::English,
        )
    });
    html! { <>{ for bars.map(|bar| html! { <div>{ bar }</div> }) }</> }
}

/// The panels of the players.
pub fn players() -> Html {
    let plan = Plan::of_seats(&[Who::ALL[0], Who::ALL[1]]).named(Language::English);
    let (on_look, focus) = (Callback::noop(), first_seat());
    let seats = seats(&scene(), &plan.seats, focus, &on_look, Language::English);
    html! { <div>{ seats }</div> }
}

/// Buttons of every kind in every state.
pub fn buttons() -> Html {
    let kinds = [
        ("Plain", Kind::Plain),
        ("First", Kind::First),
        ("Quiet", Kind::Quiet),
        ("?", Kind::Icon),
    ];
    let rows = kinds.map(|(word, kind)| {
        let button = |is_disabled: bool, is_pressed: Option<bool>| {
            let button = Control::new("none", Callback::noop(), html! { word });
            Control {
                kind,
                is_disabled,
                is_pressed,
                ..button
            }
            .shown()
        };
        html! {
            <div class="sheet__row">
                { button(false, None) }{ button(false, Some(true)) }{ button(true, None) }
            </div>
        }
    });
    html! { <>{ for rows }</> }
}
