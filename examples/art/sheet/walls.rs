//! One run of walls in every state: with an end, a straight, a corner, a T and a cross.

use walls_of_york::app::york::board::walls::{Kind, group};
use walls_of_york::app::york::board::{BoardView, Marks, Window};
use walls_of_york::app::york::build_board::piece_view;
use walls_of_york::app::york::hand::Form;
use walls_of_york::app::york::parts::small_board;
use walls_of_york::rules::york::{Arrow, StreetSet};
use yew::prelude::*;

use super::lots::board;

/// A part of the board, and a run of walls in it.
#[derive(Clone, Copy)]
pub struct Place {
    /// The part of the board.
    pub window: Window,
    /// The streets on which the walls stand.
    pub streets: &'static str,
}

impl Place {
    /// Where the sheet shows walls.
    pub const HERE: Self = Self {
        window: (2, 2, 4, 2),
        streets: "c3s d3s e3s f3s d4e e3e e4e f4e",
    };

    /// The run of walls.
    pub fn run(self) -> StreetSet {
        self.streets.parse().expect("a run is a set of streets")
    }
}

/// A state in which walls can be, and what shows them in it on the board and over it.
#[derive(Clone, Copy)]
pub struct State {
    /// What the state is called.
    pub name: &'static str,
    marks: fn(StreetSet) -> Marks,
    over: Option<Kind>,
}

/// Every state of walls on a board.
pub const STATES: [State; 12] = [
    on_board("no wall", |_| Marks::default()),
    on_board("standing", |walls| Marks {
        walls,
        ..Marks::default()
    }),
    on_board("fresh", |fresh| Marks {
        fresh,
        ..Marks::default()
    }),
    on_board("perimeter", |perimeter| Marks {
        perimeter,
        ..Marks::default()
    }),
    on_board("counted", |walls| Marks {
        walls,
        lit_streets: walls,
        ..Marks::default()
    }),
    on_board("to be removed", |removed| Marks {
        walls: removed,
        removed,
        ..Marks::default()
    }),
    on_board("lifted", |lifted| Marks {
        walls: lifted,
        lifted,
        ..Marks::default()
    }),
    on_board("hint", |hint_build| Marks {
        hint_build,
        ..Marks::default()
    }),
    on_board("city of the hint", |hint| Marks {
        hint,
        ..Marks::default()
    }),
    over_board("preview", Kind::Preview),
    over_board("unconfirmed", Kind::Unconfirmed),
    over_board("illegal", Kind::Illegal),
];

const fn on_board(name: &'static str, marks: fn(StreetSet) -> Marks) -> State {
    State {
        name,
        marks,
        over: None,
    }
}

const fn over_board(name: &'static str, kind: Kind) -> State {
    State {
        name,
        marks: |_| Marks::default(),
        over: Some(kind),
    }
}

/// The run in every state.
pub fn section() -> Html {
    let states = STATES.iter().map(|state| {
        html! {
            <figure class="sheet__walls">
                { state.view(Place::HERE) }
                <figcaption>{ state.name }</figcaption>
            </figure>
        }
    });
    html! { <div class="sheet__grid">{ for states }</div> }
}

impl State {
    /// The run in this state.
    pub fn view(&self, place: Place) -> Html {
        let (layout, run) = (board(Arrow::Black), place.run());
        let marks = (self.marks)(run);
        let over = self.over.map(|kind| group(kind, run, run));
        html! {
            <BoardView {layout} {marks} window={Some(place.window)}>{ over.unwrap_or_default() }</BoardView>
        }
    }
}

/// Walls as they are seen on the boards of the others.
pub fn thumbnails() -> Html {
    let run = Place::HERE.run();
    let city = "d4 e4 d5 e5".parse().expect("a set of lots");
    let perimeter: StreetSet = "d4n e4n d4w d5w d5s e5s e4e e5e"
        .parse()
        .expect("a set of streets");
    let boards = [
        ("none", Marks::default()),
        ("standing", (STATES[1].marks)(run)),
        ("fresh", (STATES[2].marks)(run)),
        (
            "closed city",
            Marks {
                perimeter,
                city,
                ..Marks::default()
            },
        ),
        ("removed", (STATES[5].marks)(run)),
    ];
    let boards = boards.into_iter().map(|(name, marks)| {
        html! {
            <figure class="sheet__thumbnail">
                { small_board(board(Arrow::White), marks) }
                <figcaption>{ name }</figcaption>
            </figure>
        }
    });
    html! { <div class="sheet__row">{ for boards }</div> }
}

/// The piece in the hand, and its place while it is out.
pub fn hands() -> Html {
    let form = Form::of("d4n e4n e4e".parse().expect("a set of streets"));
    let Some((form, _)) = form else {
        return Html::default();
    };
    html! {
        <div class="sheet__row">
            <button type="button" class="hand__piece">{ piece_view(form, Kind::Standing) }</button>
            <button type="button" class="hand__piece hand__piece--out">{ piece_view(form, Kind::Lifted) }</button>
        </div>
    }
}
