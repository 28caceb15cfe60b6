//! The board reads without colour: every pair of lot kinds, and every pair of wall states, stays
//! distinct in greyscale and to eyes without one of the three kinds of cones, by day and by night.
//!
//! The pieces of the art sheet (`examples/art`) are drawn by Chromium, one pixel to a pixel, and seen
//! through each of the visions of [`seen`]. Two pictures differ by what [`Seen::difference`] says: the
//! share of their pixels that are clearly lighter or darker, where they fit best. Hue counts for
//! nothing, not even to eyes that see some of it.
//!
//! How much is enough is told by pictures that mean the same: the same lot on the ground of another
//! tile or a quarter of a pixel aside, the same walls on other streets. They must stay below the
//! limit, so that it can be missed; whatever means something else must reach it.

mod seen;

#[path = "../../../examples/art/sheet/mod.rs"]
#[allow(dead_code, reason = "only some of its pieces are compared")]
mod sheet;

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::json;
use walls_of_york::rules::york::{Content, Gem, Street};

use crate::harness::{Page, USUAL, Wishes, in_chromium};
use seen::{Picture, REACH, Seen, Vision};
use sheet::Theme;
use sheet::walls::{Place, STATES};

/// The percentage of the pixels of a lot that must differ for another kind. The same kind on another
/// ground or a quarter of a pixel aside differs by up to 17.2.
const LOTS_LIMIT: f64 = 20.0;

/// The same for the streets on which walls are in another state, of which walls and marks cover but a
/// part. The same state on other streets differs by up to 9.4.
const WALLS_LIMIT: f64 = 10.0;

/// Large enough for all pieces at once.
const LARGE: Wishes = Wishes {
    viewport: (1200, 3000),
    ..USUAL
};

/// How far aside each piece is drawn, in quarters of a pixel: where it is, three times half a pixel
/// away, so that it can fit another closely, and once between, to see how closely that is.
const ASIDE: [(u8, u8); 5] = [(0, 0), (2, 0), (0, 2), (2, 2), (1, 1)];
const BETWEEN: usize = 4;

/// A piece that means something, on a ground that does not matter.
struct Piece {
    meaning: &'static str,
    ground: &'static str,
    /// Whether it may look otherwise elsewhere.
    is_varied: bool,
    html: String,
}

/// Pieces of one size, and the part of their pictures that is looked at.
struct Stand {
    what: &'static str,
    limit: f64,
    /// The side of a lot in px.
    lot: u32,
    /// Width and height of a piece in px.
    size: (u32, u32),
    pieces: Vec<Piece>,
    area: Vec<(usize, usize)>,
}

in_chromium!(every_pair_of_lot_kinds_differs_without_colour, LARGE);
async fn every_pair_of_lot_kinds_differs_without_colour(page: &Page) {
    compare(page, [24, 48].map(lots)).await;
}

in_chromium!(every_pair_of_wall_states_differs_without_colour, LARGE);
async fn every_pair_of_wall_states_differs_without_colour(page: &Page) {
    // As on a phone and on a tablet.
    compare(page, [44, 80].map(walls)).await;
}

/// Every kind of lot on the ground of every tile; what is looked at is the field between the kerbs.
fn lots(lot: u32) -> Stand {
    let pieces = Content::ALL.into_iter().flat_map(|content| {
        Gem::ALL.map(|gem| Piece {
            meaning: name_of(content),
            ground: match gem {
                Gem::White => "white tile",
                Gem::Blue => "blue tile",
                Gem::Purple => "purple tile",
                Gem::Yellow => "yellow tile",
            },
            // Grass here and a bush there.
            is_varied: content == Content::Empty,
            html: sheet::drawn(move || sheet::lots::lot(gem, content, lot)),
        })
    });
    let is_field = |place: i32| (16..84).contains(&place);
    Stand {
        what: "lots",
        limit: LOTS_LIMIT,
        lot,
        size: (lot, lot),
        pieces: pieces.collect(),
        area: area(lot, (lot, lot), |x, y| is_field(x) && is_field(y)),
    }
}

const fn name_of(content: Content) -> &'static str {
    match content {
        Content::Empty => "empty",
        Content::Church => "church",
        Content::Well => "well",
        Content::Market => "market",
        Content::Coin => "coin",
        Content::TwoCoins => "two coins",
        Content::Viking => "Viking",
    }
}

/// The run of walls of the sheet on other streets.
const ELSEWHERE: Place = Place {
    window: (1, 4, 4, 2),
    streets: "b5s c5s d5s e5s c6e d5e d6e e6e",
};

/// A run of walls in every state on two grounds; what is looked at are its streets.
fn walls(lot: u32) -> Stand {
    let places = [("here", Place::HERE), ("elsewhere", ELSEWHERE)];
    let pieces = STATES.iter().flat_map(|state| {
        places.map(|(ground, place)| Piece {
            meaning: state.name,
            ground,
            // Its hatching falls otherwise on every street.
            is_varied: state.name == "illegal",
            html: sheet::drawn(move || state.view(place)),
        })
    });
    let (column, row, columns, rows) = Place::HERE.window;
    // A window shows 40 units more than its lots.
    let from = |place: u8| 100 * i32::from(place) - 40;
    let size = |count: u8| (100 * u32::from(count) + 80) * lot / 100;
    let size = (size(columns), size(rows));
    let run: Vec<Street> = Place::HERE.run().iter().collect();
    let is_street = |x: i32, y: i32| {
        let (x, y) = (x + from(column), y + from(row));
        run.iter().any(|street| {
            let [first, second] = street.corners();
            let near = |at: i32, first: u8, second: u8| {
                (100 * i32::from(first) - 25..100 * i32::from(second) + 25).contains(&at)
            };
            near(x, first.x(), second.x()) && near(y, first.y(), second.y())
        })
    };
    Stand {
        what: "walls",
        limit: WALLS_LIMIT,
        lot,
        size,
        pieces: pieces.collect(),
        area: area(lot, size, is_street),
    }
}

/// The pixels of a picture that lie where `is_there` says, in units of a hundredth of a lot.
fn area(
    lot: u32,
    (width, height): (u32, u32),
    is_there: impl Fn(i32, i32) -> bool,
) -> Vec<(usize, usize)> {
    let unit =
        |pixel: u32| i32::try_from((200 * pixel + 100) / (2 * lot)).expect("a board is small");
    let place = |pixel: u32| usize::try_from(pixel).expect("a picture is small");
    let reach = u32::try_from(REACH).expect("a reach is small");
    (reach..height - reach)
        .flat_map(|y| (reach..width - reach).map(move |x| (x, y)))
        .filter(|&(x, y)| is_there(unit(x), unit(y)))
        .map(|(x, y)| (place(x), place(y)))
        .collect()
}

/// Compares all pieces of each stand with each other, tells which are closest, and fails for those
/// that are too close and for those that mean the same but are not close enough.
async fn compare(page: &Page, stands: [Stand; 2]) {
    let mut pictures = Vec::new();
    for stand in &stands {
        for theme in [Theme::Light, Theme::Dark] {
            pictures.push((stand, theme, stand.picture(page, theme).await));
        }
    }
    let mut wrong = String::new();
    for (stand, theme, picture) in pictures {
        let mut figures = stand.figures(&picture);
        figures.sort_by(|a, b| a.difference.total_cmp(&b.difference));
        let (mut other, mut same): (Vec<_>, Vec<_>) =
            figures.into_iter().partition(|figure| figure.is_other);
        // The closest of every pair, and the farthest of what means the same.
        keep_first(&mut other);
        same.reverse();
        keep_first(&mut same);
        let title = format!("{} of {} px, {}", stand.what, stand.lot, theme.name());
        println!("{title}: the closest, then what means the same and is farthest apart");
        for figure in other.iter().take(8).chain(same.iter().take(2)) {
            println!("  {}", figure.line());
        }
        let missed = other
            .iter()
            .filter(|figure| figure.difference < stand.limit);
        let broken = same
            .iter()
            .filter(|figure| figure.difference >= stand.limit);
        for figure in missed.chain(broken) {
            // Writing to a string never fails.
            let _ = writeln!(wrong, "{title}: {}", figure.line());
        }
    }
    let limit = stands[0].limit;
    assert!(
        wrong.is_empty(),
        "what means another thing differs by less than {limit} %, or what means the same by more:\n{wrong}"
    );
}

/// Keeps the first figure of every pair.
fn keep_first(figures: &mut Vec<Figure>) {
    let mut met = BTreeSet::new();
    figures.retain(|figure| met.insert(figure.pair));
}

/// How far two pieces differ to some eyes.
struct Figure {
    pair: [&'static str; 2],
    ground: &'static str,
    vision: Vision,
    difference: f64,
    /// Whether the two mean different things.
    is_other: bool,
}

impl Figure {
    fn line(&self) -> String {
        let [first, second] = self.pair;
        let (difference, vision, ground) = (self.difference, self.vision, self.ground);
        format!("{difference:5.2} %  {first} / {second}, {ground}, {vision:?}")
    }
}

/// The room between two pieces.
const GAP: u32 = 4;

impl Stand {
    /// Where a piece stands that is drawn aside.
    fn corner(&self, piece: usize, aside: usize) -> (u32, u32) {
        let number = |index: usize| u32::try_from(index).expect("pieces are few");
        let (width, height) = self.size;
        // Lots stand in a row with all that they are drawn aside, walls two to a row.
        match self.asides() {
            1 => (
                number(piece % 2) * (width + GAP),
                number(piece / 2) * (height + GAP),
            ),
            _ => (
                number(aside) * (width + GAP),
                number(piece) * (height + GAP),
            ),
        }
    }

    /// How often each piece is drawn. Walls lie where they lie, whatever their state.
    fn asides(&self) -> usize {
        if self.what == "walls" { 1 } else { ASIDE.len() }
    }

    /// All pieces as the browser draws them.
    async fn picture(&self, page: &Page, theme: Theme) -> Picture {
        let (width, height) = self.size;
        let mut body = String::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            for (aside, (right, down)) in ASIDE.into_iter().enumerate().take(self.asides()) {
                let (left, top) = self.corner(index, aside);
                let _ = write!(
                    body,
                    "<div style=\"position:absolute;overflow:hidden;left:{left}px;top:{top}px;width:{width}px;height:{height}px\">\
                     <div style=\"width:{width}px;transform:translate(calc({right}px/4),calc({down}px/4))\">{}</div></div>",
                    piece.html
                );
            }
        }
        let document = sheet::document(theme, &body).expect("the styles can be read");
        page.goto("__frame.html").await;
        let write = "document.open(); document.write(arguments[0]); document.close()";
        let written = page.client.execute(write, vec![json!(document)]).await;
        written.expect("a page can be written");
        let name = format!("colours-{}-{}-{}", self.what, self.lot, theme.name());
        Picture::from_png(&page.keep_picture(&name).await)
    }

    /// How far the pieces differ: all that mean something else on the same ground, and all that mean
    /// the same on different ones.
    fn figures(&self, picture: &Picture) -> Vec<Figure> {
        let place = |pixel: u32| usize::try_from(pixel).expect("a picture is small");
        let (width, height) = (place(self.size.0), place(self.size.1));
        let mut figures = Vec::new();
        for vision in Vision::ALL {
            let seen = |piece: usize, aside: usize| {
                let (left, top) = self.corner(piece, aside);
                picture.seen((place(left), place(top), width, height), vision)
            };
            let seen: Vec<Vec<Seen>> = (0..self.pieces.len())
                .map(|piece| (0..self.asides()).map(|aside| seen(piece, aside)).collect())
                .collect();
            let difference = |one: &Seen, other: usize| {
                let others = seen[other].iter().take(BETWEEN);
                let differences = others.map(|other| one.difference(other, &self.area));
                differences.fold(f64::INFINITY, f64::min)
            };
            for (index, one) in self.pieces.iter().enumerate() {
                if let Some(between) = seen[index].get(BETWEEN) {
                    figures.push(Figure {
                        pair: [one.meaning, "the same a little aside"],
                        ground: one.ground,
                        vision,
                        difference: difference(between, index),
                        is_other: false,
                    });
                }
                for (at, other) in self.pieces.iter().enumerate().skip(index + 1) {
                    let is_other = one.meaning != other.meaning;
                    let is_compared = is_other == (one.ground == other.ground);
                    if !is_compared || (!is_other && one.is_varied) {
                        continue;
                    }
                    figures.push(Figure {
                        pair: [one.meaning, other.meaning],
                        ground: other.ground,
                        vision,
                        difference: difference(&seen[index][0], at),
                        is_other,
                    });
                }
            }
        }
        figures
    }
}
