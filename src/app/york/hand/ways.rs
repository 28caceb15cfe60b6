//! The ways to lay a piece over one street, in the order in which taps go through them.

use super::Form;
use super::form::Spot;
use crate::rules::york::{Street, StreetSet};

/// Every form that a piece can be turned and mirrored into: turned first, then mirrored.
fn forms(piece: Form) -> Vec<Form> {
    let mut forms = Vec::with_capacity(8);
    for mut form in [piece, piece.mirrored()] {
        for _ in 0..4 {
            if !forms.contains(&form) {
                forms.push(form);
            }
            form = form.rotated();
        }
    }
    forms
}

/// The ways to lay a piece over a street where none of `walls` stands.
fn over(street: Street, piece: Form, walls: StreetSet) -> Vec<(Form, Spot)> {
    let ways = forms(piece).into_iter().flat_map(|form| {
        let spots = form.spots().filter(move |&spot| {
            form.at(spot)
                .is_some_and(|streets| streets.contains(street) && streets.is_disjoint(walls))
        });
        spots.map(move |spot| (form, spot))
    });
    ways.collect()
}

/// The way that a tap on a street leads to: the one after `laid` if that lies over the street
/// already, else the first with the piece as it is held, else the first of all.
pub fn next(
    street: Street,
    (piece, held): (Form, Form),
    laid: Option<Spot>,
    walls: StreetSet,
) -> Option<(Form, Spot)> {
    let ways = over(street, piece, walls);
    let now = laid.and_then(|spot| ways.iter().position(|&way| way == (held, spot)));
    let place = match now {
        Some(now) => (now + 1) % ways.len(),
        None => ways.iter().position(|&(form, _)| form == held).unwrap_or(0),
    };
    ways.get(place).copied()
}
