//! What stands in the set-up's form, and how it changes.

use std::rc::Rc;

use yew::Reducible;

use super::{Link, Plan, Who};
use crate::app::shell::storage;
use crate::app::table::looks::{Colour, Crest};
use crate::bots::york::Level;
use crate::rules::york::{Board, Boards};

/// One change of the form; seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Somebody else plays the seat.
    Who(usize, Who),
    /// The seat's name as it is typed.
    Name(usize, String),
    /// The seat's colour.
    Colour(usize, Colour),
    /// The seat's crest.
    Crest(usize, Crest),
    /// One more seat.
    Add,
    /// One seat less.
    Remove(usize),
    /// The way to the boards, by its place in [`Form::ways`].
    Boards(usize),
    /// The optional rule of that name.
    PerfectPlan(bool),
    /// The optional rule of that name.
    LongestWall(bool),
    /// Whether hints are allowed.
    Hints(bool),
}

/// The set-up as it is being filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    plan: Plan,
    /// The board that was given, which can be chosen again.
    given: Option<Board>,
}

impl Form {
    /// The form for a plan.
    pub fn new(plan: Plan) -> Self {
        let given = match plan.boards {
            Boards::Laid(board) => Some(board),
            Boards::Random | Boards::Draft => None,
        };
        Self { plan, given }
    }

    /// The form as it was filled in the last time, or for the quick game.
    pub fn remembered(allows_hints: bool) -> Self {
        let last = storage::get(storage::SET_UP).and_then(|text| Link::read(&text).ok());
        let plan = last.map_or_else(|| Self::usual(allows_hints), |link| link.plan);
        Self::new(plan)
    }

    fn usual(allows_hints: bool) -> Plan {
        let seats = [
            Who::Person,
            Who::Bot(Level::Mason),
            Who::Bot(Level::Merchant),
        ];
        Plan {
            allows_hints,
            ..Plan::of_seats(&seats)
        }
    }

    /// Keeps the form for the next time.
    pub fn remember(&self) {
        let link = Link {
            plan: self.plan.clone(),
            seed: None,
        };
        // Without storage the next set-up begins anew.
        let _ = storage::set(storage::SET_UP, &link.to_text());
    }

    /// The plan as it stands, with names only where they were typed.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The ways to the boards that can be chosen: random, draft, and as given where a board is.
    pub fn ways(&self) -> impl Iterator<Item = Boards> {
        let given = self.given.map(Boards::Laid);
        [Boards::Random, Boards::Draft].into_iter().chain(given)
    }

    /// The place among them of the one that is chosen.
    pub fn way(&self) -> usize {
        let chosen = self.plan.boards;
        self.ways()
            .position(|way| way == chosen)
            .unwrap_or_default()
    }

    fn change(&mut self, change: Change) {
        let plan = &mut self.plan;
        match change {
            Change::Who(index, who) => plan.seats[index].who = who,
            Change::Name(index, name) => plan.seats[index].name = name,
            Change::Colour(index, colour) => plan.set_colour(index, colour),
            Change::Crest(index, crest) => plan.set_crest(index, crest),
            Change::Add => plan.add_seat(),
            Change::Remove(index) => plan.remove_seat(index),
            Change::Boards(way) => {
                let boards = self.ways().nth(way);
                self.plan.boards = boards.unwrap_or(self.plan.boards);
            }
            Change::PerfectPlan(is_on) => plan.options.perfect_plan = is_on,
            Change::LongestWall(is_on) => plan.options.longest_wall = is_on,
            Change::Hints(is_on) => plan.allows_hints = is_on,
        }
    }
}

impl Reducible for Form {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut form = (*self).clone();
        form.change(change);
        Rc::new(form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::language::Language;

    fn changed(plan: Plan, changes: impl IntoIterator<Item = Change>) -> Form {
        let form = Rc::new(Form::new(plan));
        let form = changes.into_iter().fold(form, Form::reduce);
        (*form).clone()
    }

    #[test]
    fn the_usual_form_is_the_quick_game() {
        let plan = Form::usual(true).named(Language::English);
        assert_eq!(plan, Plan::quick(Language::English));
        assert!(!Form::usual(false).allows_hints);
    }

    #[test]
    fn every_field_finds_its_place_in_the_plan() {
        let changes = [
            Change::Who(1, Who::Person),
            Change::Name(1, "Ada".into()),
            Change::Colour(1, Colour::Red),
            Change::Crest(0, Crest::Fish),
            Change::Add,
            Change::Remove(2),
            Change::Boards(1),
            Change::PerfectPlan(true),
            Change::LongestWall(true),
            Change::Hints(false),
        ];
        let form = changed(Form::usual(true), changes);
        let plan = form.plan();
        assert_eq!(plan.seats.len(), 3);
        assert_eq!(
            (plan.seats[1].who, plan.seats[1].name.as_str()),
            (Who::Person, "Ada")
        );
        assert_eq!(plan.seats[0].look.colour, Colour::Blue);
        assert_eq!(plan.seats[1].look.colour, Colour::Red);
        assert_eq!(plan.seats[0].look.crest, Crest::Fish);
        assert_eq!((plan.boards, form.way()), (Boards::Draft, 1));
        assert!(plan.options.perfect_plan && plan.options.longest_wall && !plan.allows_hints);
    }

    #[test]
    fn a_given_board_is_offered_even_after_another_way_was_chosen() {
        assert_eq!(Form::new(Form::usual(true)).ways().count(), 2);
        let mut plan = Form::usual(true);
        plan.boards = Boards::Laid("Bb> Wb^ Yw< Pb^".parse().unwrap());
        let boards = plan.boards;
        let form = changed(plan, [Change::Boards(0), Change::Boards(2)]);
        assert_eq!(form.plan().boards, boards);
        assert_eq!(form.way(), 2);
    }
}
