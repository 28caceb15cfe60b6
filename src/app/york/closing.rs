//! Choosing the city to close: stepping through the legal ones, taking parts in and leaving them out.

use crate::rules::york::enclosure::{self, ChoiceRefusal, Cities};
use crate::rules::york::{City, CityRefusal, Decree, Lot, LotSet, Lots, StreetSet};

/// The most cities that are listed; with more, taking parts in and out reaches the rest.
pub const MOST: usize = 200;

/// Why what is chosen is no city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCity {
    /// No loop of walls goes around just these lots.
    Choice(ChoiceRefusal),
    /// The loop makes no legal city.
    City(CityRefusal),
}

/// The city that a builder has chosen so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing {
    walls: StreetSet,
    lots: Lots,
    decree: Decree,
    cities: Vec<City>,
    is_complete: bool,
    place: usize,
    own: Option<Own>,
}

/// A choice by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Own {
    chosen: LotSet,
    perimeter: StreetSet,
    result: Result<City, NoCity>,
}

impl Closing {
    /// Begins with the best city of these walls.
    pub fn new(walls: StreetSet, lots: Lots, decree: Decree) -> Self {
        let cities: Cities = enclosure::cities(walls, &lots, decree, MOST);
        Self {
            walls,
            lots,
            decree,
            is_complete: cities.is_complete(),
            cities: cities.as_slice().to_vec(),
            place: 0,
            own: None,
        }
    }

    /// How many legal cities are listed, and whether these are all.
    pub fn count(&self) -> (usize, bool) {
        (self.cities.len(), self.is_complete)
    }

    /// The place of the city shown among those listed, from 0 on; `None` for a choice by hand.
    pub const fn place(&self) -> Option<usize> {
        match self.own {
            None => Some(self.place),
            Some(_) => None,
        }
    }

    /// The city that is shown, or why there is none.
    ///
    /// # Errors
    /// If what was chosen by hand makes no city.
    pub fn city(&self) -> Result<Option<City>, NoCity> {
        match &self.own {
            Some(own) => own.result.map(Some),
            None => Ok(self.cities.get(self.place).copied()),
        }
    }

    /// The loop that would be declared: also one that the rules refuse, so that they can say why.
    pub fn perimeter(&self) -> Option<StreetSet> {
        match &self.own {
            Some(own) => Some(own.perimeter).filter(|perimeter| !perimeter.is_empty()),
            None => self.cities.get(self.place).map(City::perimeter),
        }
    }

    /// The lots that are shown as inside.
    pub fn lots(&self) -> LotSet {
        match &self.own {
            Some(own) => own.chosen,
            None => self
                .cities
                .get(self.place)
                .map(City::lots)
                .unwrap_or_default(),
        }
    }

    /// The lots of walled-off parts, which can be taken in or left out; none where there is but one
    /// part, and so nothing to choose.
    pub fn choosable(&self) -> LotSet {
        let inside = !enclosure::outside(self.walls) - enclosure::sealed(self.walls);
        let parts = enclosure::regions(self.walls).into_iter();
        let count = parts.filter(|part| !part.is_disjoint(inside)).count();
        if count > 1 { inside } else { LotSet::EMPTY }
    }

    /// Shows the next listed city, or the one before.
    #[must_use]
    pub fn stepped(&self, is_forward: bool) -> Self {
        let count = self.cities.len().max(1);
        let step = if is_forward { 1 } else { count - 1 };
        let place = match self.own {
            Some(_) => self.place,
            None => (self.place + step) % count,
        };
        Self {
            place,
            own: None,
            ..self.clone()
        }
    }

    /// Takes the part with this lot in, or leaves it out.
    #[must_use]
    pub fn toggled(&self, lot: Lot) -> Self {
        if !self.choosable().contains(lot) {
            return self.clone();
        }
        let parts = enclosure::regions(self.walls);
        let part = parts.into_iter().find(|part| part.contains(lot));
        let part = part.unwrap_or_default();
        let before = self.lots();
        let chosen = if before.contains(lot) {
            before - part
        } else {
            before | part
        };
        // What is chosen may be one of the cities in the list.
        let listed = self.cities.iter().position(|city| city.lots() == chosen);
        if let Some(place) = listed {
            return Self {
                place,
                own: None,
                ..self.clone()
            };
        }
        let (perimeter, result) = match enclosure::perimeter_around(chosen, self.walls) {
            Ok(perimeter) => {
                let city = enclosure::declare(perimeter, self.walls, &self.lots, self.decree);
                (perimeter, city.map_err(NoCity::City))
            }
            Err(refusal) => (StreetSet::EMPTY, Err(NoCity::Choice(refusal))),
        };
        Self {
            own: Some(Own {
                chosen,
                perimeter,
                result,
            }),
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::Content;

    /// Two rooms of two lots each, side by side: `a1 a2` with a coin, and `b1 b2`.
    fn two_rooms(decree: Decree) -> Closing {
        let walls = "a1n b1n a1w a2w a2s b2s b1e b2e b1w b2w".parse().unwrap();
        let mut lots = Lots::EMPTY;
        lots.put("a1".parse().unwrap(), Content::Coin);
        lots.put("b1".parse().unwrap(), Content::Church);
        Closing::new(walls, lots, decree)
    }

    fn lots(text: &str) -> LotSet {
        text.parse().unwrap()
    }

    #[test]
    fn a_pocket_is_taken_in_and_left_out_by_a_tap() {
        let closing = two_rooms(Decree::NONE);
        let both = lots("a1 a2 b1 b2");
        assert_eq!(closing.lots(), both);
        let without = closing.toggled("b2".parse().unwrap());
        assert_eq!(without.lots(), lots("a1 a2"));
        assert!(matches!(without.city(), Ok(Some(_))));
        assert_eq!(without.toggled("b1".parse().unwrap()).lots(), both);
    }

    #[test]
    fn a_choice_without_what_the_king_decrees_says_what_is_missing_and_can_be_declared_to_hear_it()
    {
        let closing = two_rooms(Decree::new(1, 0, 0)).toggled("b1".parse().unwrap());
        let Err(NoCity::City(CityRefusal::Decree(missing))) = closing.city() else {
            panic!("{:?}", closing.city())
        };
        assert_eq!(missing.total(), 1);
        assert!(closing.perimeter().is_some());
    }

    #[test]
    fn leaving_everything_out_is_no_city() {
        let closing = two_rooms(Decree::NONE)
            .toggled("a1".parse().unwrap())
            .toggled("b1".parse().unwrap());
        assert_eq!(closing.city(), Err(NoCity::Choice(ChoiceRefusal::Nothing)));
        assert_eq!(closing.perimeter(), None);
    }

    #[test]
    fn steps_go_around_and_leave_a_choice_by_hand_for_the_list() {
        let closing = two_rooms(Decree::NONE);
        let (count, is_complete) = closing.count();
        assert_eq!((count, is_complete), (3, true));
        let around = (0..count).fold(closing.clone(), |each, _| each.stepped(true));
        assert_eq!(around, closing);
        assert_eq!(closing.stepped(false).stepped(true), closing);
    }

    #[test]
    fn without_a_loop_there_is_nothing_to_choose() {
        let closing = Closing::new("a1n".parse().unwrap(), Lots::EMPTY, Decree::NONE);
        assert_eq!(closing.city(), Ok(None));
        assert!(closing.choosable().is_empty());
        assert_eq!(closing.toggled("d4".parse().unwrap()), closing);
    }
}
