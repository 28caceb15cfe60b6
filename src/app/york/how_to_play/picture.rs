//! Small boards that show what a paragraph tells.

use yew::prelude::*;

use super::Paragraph;
use crate::app::york::board::walls::{Kind, group};
use crate::app::york::board::{BoardView, Marks, Window, pen};
use crate::rules::york::enclosure::boundary;
use crate::rules::york::{Content, Layout, Lot, LotSet, Lots, StreetSet};

/// Whether a picture shows what is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It only shows something.
    None,
    /// It is allowed.
    Right,
    /// It is not allowed.
    Wrong,
}

/// A small board, written as text.
pub(super) struct Picture {
    /// The part of the board that is seen.
    window: Window,
    /// The lots of the window row by row, parted by slashes; or the tiles of a whole board.
    ground: &'static str,
    /// Marks, parted by semicolons: a word, then streets or lots.
    pub(super) marks: &'static str,
    /// Whether it shows what is allowed.
    pub(super) verdict: Verdict,
}

const fn picture(
    window: Window,
    ground: &'static str,
    marks: &'static str,
    verdict: Verdict,
) -> Picture {
    Picture {
        window,
        ground,
        marks,
        verdict,
    }
}

use Verdict::{None as Neither, Right, Wrong};

static AIM: [Picture; 1] = [picture(
    (1, 1, 5, 4),
    "..V../.C1W./.M2.V/.....",
    "ring c3 d3 e3 c4 d4 e4",
    Neither,
)];
static BOARD: [Picture; 1] = [picture((2, 2, 4, 2), "CWM./12V.", "walls f3w", Neither)];
static DRAFT: [Picture; 1] = [picture((0, 0, 8, 8), "Bb> Wb^ Yw< P??", "", Neither)];
static SHAPE: [Picture; 2] = [
    picture(
        (1, 1, 6, 3),
        "....../..M.../......",
        "fresh c3n d3n e3w f3n f3w f4w",
        Right,
    ),
    picture(
        (1, 1, 5, 3),
        "...../..M../.....",
        "illegal c3n d3n e3n",
        Wrong,
    ),
];
static STREETS: [Picture; 2] = [
    picture(
        (0, 0, 5, 3),
        "..1../C..../....W",
        "walls e3n; fresh a1n b1n",
        Right,
    ),
    picture(
        (0, 0, 5, 3),
        "..1../C..../....W",
        "walls c3n d3n; illegal b3n c3n",
        Wrong,
    ),
];
static ONE_WALL: [Picture; 1] = [picture(
    (1, 1, 4, 4),
    "..../.C1./.W../....",
    "walls c3n d3n e3w c3w c4w c5n d5n; fresh e4w",
    Right,
)];
static SUPPLY: [Picture; 1] = [picture(
    (1, 1, 5, 4),
    "...../.1.../...C./.....",
    "walls c3w; fresh c3n d3n e3w; lifted e5n",
    Right,
)];
static RING: [Picture; 2] = [
    picture(
        (1, 1, 4, 4),
        "..../.C1./.W../....",
        "ring c3 d3 c4 d4",
        Right,
    ),
    picture(
        (1, 1, 4, 4),
        "..../.C1./.W../....",
        "walls c3n d3n e3w c3w c4w c5n d5n; gap e4w",
        Wrong,
    ),
];
static CORNER: [Picture; 2] = [
    picture(
        (1, 1, 6, 4),
        "....../.CM.../...1W./......",
        "walls c3n d3n c3w c4n d4n e3w e4n f4n e4w e5n f5n g4w; corner e4",
        Wrong,
    ),
    picture(
        (1, 1, 6, 4),
        "....../.CM.../...1W./......",
        "ring c3 d3; removed e4n f4n e4w e5n f5n g4w",
        Right,
    ),
];
static NEEDS: [Picture; 1] = [picture(
    (1, 1, 5, 4),
    "...../.C1../.W..C/.....",
    "walls c3n d3n c3w c4w c5n d5n e3w e4w; lit f4",
    Wrong,
)];
static SEALED: [Picture; 1] = [picture(
    (1, 1, 5, 5),
    "...../.C1W./..2../.M.../.....",
    "ring c3 d3 e3 c4 d4 e4 c5 d5 e5; city c3 d3 e3 c4 e4 c5 d5 e5; removed d4n d4e d4s d4w",
    Right,
)];
static POCKET: [Picture; 2] = [
    picture(
        (1, 1, 6, 4),
        "....../.C.M1./.W..V./......",
        "ring c3 d3 e3 f3 c4 d4 e4 f4; removed f3w f4w",
        Right,
    ),
    picture(
        (1, 1, 6, 4),
        "....../.C.M1./.W..V./......",
        "ring c3 d3 e3 c4 d4 e4; removed f3n f5n g3w g4w",
        Right,
    ),
];
static CLOSING: [Picture; 1] = [picture(
    (1, 1, 6, 4),
    "....../.C1.V./.MW.../......",
    "ring c3 d3 e3 c4 d4 e4; removed d4w e3w g3w g4w b4n",
    Neither,
)];
static SCORE: [Picture; 1] = [picture(
    (1, 1, 5, 4),
    "...../.C21./.V1W./.....",
    "ring c3 d3 e3 c4 d4 e4; lit d3 e3 d4 c4",
    Neither,
)];
static OPTIONS: [Picture; 1] = [picture(
    (1, 1, 6, 4),
    "....../.C1M../.W..2./......",
    "ring c3 d3 e3 c4 d4 e4 f4; counted c5n d5n e5n f5n",
    Neither,
)];

impl Paragraph {
    /// The pictures of the paragraph.
    pub(super) fn pictures(self) -> &'static [Picture] {
        match self {
            Self::Aim => &AIM,
            Self::Board => &BOARD,
            Self::Draft => &DRAFT,
            Self::Shape => &SHAPE,
            Self::Streets => &STREETS,
            Self::OneWall => &ONE_WALL,
            Self::Supply => &SUPPLY,
            Self::Ring => &RING,
            Self::Corner => &CORNER,
            Self::Needs => &NEEDS,
            Self::Sealed => &SEALED,
            Self::Pocket => &POCKET,
            Self::Closing => &CLOSING,
            Self::Score => &SCORE,
            Self::Options => &OPTIONS,
            _ => &[],
        }
    }
}

/// What a picture's text means.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Shown {
    pub(super) layout: Option<Layout>,
    pub(super) lots: Lots,
    pub(super) marks: Marks,
    pub(super) illegal: StreetSet,
    pub(super) gap: StreetSet,
    pub(super) corner: Option<Lot>,
}

impl Picture {
    pub(super) fn shown(&self) -> Shown {
        let mut shown = Shown {
            layout: self.ground.parse().ok(),
            ..Shown::default()
        };
        let (column, row, ..) = self.window;
        for (row, line) in (row..).zip(self.ground.split('/')) {
            for (column, letter) in (column..).zip(line.chars()) {
                if let (Some(lot), Some(content)) =
                    (Lot::new(column, row), Content::from_letter(letter))
                {
                    shown.lots.put(lot, content);
                }
            }
        }
        for mark in self.marks.split(';') {
            let (word, places) = mark.trim().split_once(' ').unwrap_or_default();
            shown.mark(word, places);
        }
        shown
    }
}

impl Shown {
    fn mark(&mut self, word: &str, places: &str) {
        let streets: StreetSet = places.parse().unwrap_or_default();
        let lots: LotSet = places.parse().unwrap_or_default();
        let marks = &mut self.marks;
        match word {
            "walls" => marks.walls = streets,
            "fresh" => marks.fresh = streets,
            "lifted" => marks.lifted = streets,
            "removed" => marks.removed = streets,
            "counted" => marks.lit_streets = streets,
            "lit" => marks.lit = lots,
            "city" => marks.city = lots,
            "ring" => {
                marks.city = lots;
                marks.perimeter = boundary(lots);
                marks.walls = marks.perimeter;
            }
            "illegal" => self.illegal = streets,
            "gap" => self.gap = streets,
            "corner" => self.corner = lots.first(),
            _ => {}
        }
    }
}

/// A picture with its caption, and in words whether it is allowed.
pub(super) fn figure(picture: &Picture, caption: &str, verdict: Option<&'static str>) -> Html {
    let caption = AttrValue::from(caption.to_owned());
    let shown = picture.shown();
    let lots = shown.layout.is_none().then_some(shown.lots);
    let (_, _, columns, rows) = picture.window;
    let size = [
        "picture__board--c",
        &columns.to_string(),
        " picture__board--r",
        &rows.to_string(),
    ]
    .concat();
    let class = match picture.verdict {
        Neither => "picture",
        Right => "picture picture--right",
        Wrong => "picture picture--wrong",
    };
    let points = shown.gap.iter().map(pen::middle);
    let points = points.chain(shown.corner.map(pen::lot_point));
    html! {
        <figure {class} data-verdict={verdict}>
            <div class={classes!("picture__board", size)}>
                <BoardView layout={shown.layout.unwrap_or_default()} {lots} window={picture.window}
                    marks={shown.marks} label={caption.clone()}>
                    { group(Kind::Illegal, shown.illegal, StreetSet::EMPTY) }
                    <path class="picture__spot" d={pen::circles(points, 30)} />
                </BoardView>
            </div>
            <figcaption class="picture__caption">
                if let Some(verdict) = verdict {
                    <strong class="picture__verdict">{ verdict }{ ": " }</strong>
                }
                { caption }
            </figcaption>
        </figure>
    }
}
