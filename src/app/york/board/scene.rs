//! What lies on the table in a drawing: the tiles or given lots, and the part of them that is shown.

use crate::rules::york::{Content, Layout, Lot, LotSet, Lots, Quadrant, Street, TilePlan};

use super::pen::LOT;

/// The part of the drawing that a whole board takes, with its frame.
pub const WHOLE: &str = "-40 -40 880 880";

/// The frame's width around the lots.
const FRAME: i32 = 40;

/// The first column and row and the number of columns and rows that a drawing shows.
pub type Window = (u8, u8, u8, u8);

/// Tiles, or lots given in their place, and the window through which they are seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scene {
    /// The tiles.
    pub layout: Layout,
    /// Lots in place of those of the tiles, for boards that only explain something.
    pub lots: Option<Lots>,
    /// The part that is shown, if not all.
    pub window: Option<Window>,
}

impl Scene {
    /// What a lot holds, as far as it is decided.
    pub fn content(&self, lot: Lot) -> Content {
        if let Some(lots) = self.lots {
            return lots.content(lot);
        }
        let (column, row) = (usize::from(lot.column()), usize::from(lot.row()));
        let tile = self.layout.get(quadrant_of(lot)).and_then(TilePlan::tile);
        tile.map_or(Content::Empty, |tile| tile.content(column % 4, row % 4))
    }

    /// Whether a tile lies there, or lots are given in place of tiles.
    pub fn has_ground(&self, lot: Lot) -> bool {
        self.is_given() || self.layout.get(quadrant_of(lot)).is_some()
    }

    /// Whether lots are given in place of tiles.
    pub const fn is_given(&self) -> bool {
        self.lots.is_some()
    }

    /// Whether a lot is in the window.
    pub fn shows(&self, lot: Lot) -> bool {
        self.window.is_none_or(|(column, row, columns, rows)| {
            (column..column + columns).contains(&lot.column())
                && (row..row + rows).contains(&lot.row())
        })
    }

    /// Whether a street belongs to a lot in the window.
    pub fn shows_street(&self, street: Street) -> bool {
        let lots = street.lots();
        lots.into_iter().flatten().any(|lot| self.shows(lot))
    }

    /// The lots in the window.
    pub fn shown(&self) -> LotSet {
        Lot::ALL
            .into_iter()
            .filter(|lot| self.shows(*lot))
            .collect()
    }

    /// The part of the drawing that is seen, as SVG wants it.
    pub fn view_box(&self) -> String {
        let (column, row, columns, rows) = self.window.unwrap_or((0, 0, Lot::WIDTH, Lot::WIDTH));
        let from = |place: u8| i32::from(place) * LOT - FRAME;
        let size = |count: u8| i32::from(count) * LOT + 2 * FRAME;
        [from(column), from(row), size(columns), size(rows)]
            .map(|number| number.to_string())
            .join(" ")
    }
}

fn quadrant_of(lot: Lot) -> Quadrant {
    Quadrant::ALL[usize::from(2 * (lot.row() / 4) + lot.column() / 4)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(layout: &str, window: Option<Window>) -> Scene {
        Scene {
            layout: layout.parse().unwrap(),
            lots: None,
            window,
        }
    }

    #[test]
    fn a_whole_board_is_seen_with_its_frame() {
        assert_eq!(scene("Bb> Wb^ Yw< Pb^", None).view_box(), WHOLE);
    }

    #[test]
    fn through_a_window_only_its_lots_and_their_streets_are_seen() {
        let scene = scene("Bb> Wb^ Yw< Pb^", Some((2, 3, 4, 2)));
        assert_eq!(scene.view_box(), "160 260 480 280");
        assert_eq!(scene.shown().len(), 8);
        assert!(scene.shows_street("c4n".parse().unwrap()));
        assert!(!scene.shows_street("c3n".parse().unwrap()));
    }

    #[test]
    fn lots_hold_what_the_tiles_say_and_nothing_where_that_is_open() {
        let board: crate::rules::york::Board = "Bb> Wb^ Yw< Pb^".parse().unwrap();
        let whole = scene("Bb> Wb^ Yw< Pb^", None);
        let open = scene("Bb> ---- Yw< P??", None);
        for lot in Lot::ALL {
            assert_eq!(whole.content(lot), board.content(lot));
            let is_open = lot.column() >= 4;
            let expected = if is_open {
                Content::Empty
            } else {
                board.content(lot)
            };
            assert_eq!(open.content(lot), expected);
        }
    }
}
