//! The games on their page: which there are, which were thrown away, which are open in other tabs.

use super::shown::Shown;

/// The games on their page.
#[derive(Debug)]
pub struct Shelf {
    games: Vec<Shown>,
    /// The ids of those that were thrown away and can still be brought back.
    gone: Vec<String>,
    /// The ids of those that are open in other tabs, with spaces between.
    elsewhere: String,
    /// The id of the one whose name is asked for.
    asked: Option<String>,
    /// The one that was last thrown away or brought back, and whether it is gone.
    moved: Option<(String, bool)>,
}

/// What changes on the shelf.
pub enum Change {
    /// These games are kept now.
    Loaded(Vec<Shown>),
    /// The game with this id was thrown away.
    Gone(String),
    /// It was brought back.
    Back(String),
    /// These are open in other tabs.
    Elsewhere(String),
    /// The name of this one, or of none, is asked for.
    Ask(Option<String>),
}

impl Shelf {
    /// A shelf with these games.
    pub const fn new(games: Vec<Shown>) -> Self {
        Self {
            games,
            gone: Vec::new(),
            elsewhere: String::new(),
            asked: None,
            moved: None,
        }
    }

    /// All games, also those that can be brought back.
    pub fn all(&self) -> &[Shown] {
        &self.games
    }

    /// The game with an id.
    pub fn find(&self, id: &str) -> Option<&Shown> {
        self.games.iter().find(|shown| shown.game.id == id)
    }

    /// Whether it was thrown away.
    pub fn is_gone(&self, id: &str) -> bool {
        self.gone.iter().any(|gone| gone == id)
    }

    /// Whether it is open in another tab.
    pub fn is_elsewhere(&self, id: &str) -> bool {
        self.elsewhere.split(' ').any(|other| other == id)
    }

    /// The game whose name is asked for.
    pub fn asked(&self) -> Option<&Shown> {
        let here = self.asked.as_deref().filter(|id| !self.is_elsewhere(id));
        here.and_then(|id| self.find(id))
    }

    /// The game that was last thrown away or brought back.
    pub const fn moved(&self) -> Option<&(String, bool)> {
        self.moved.as_ref()
    }

    /// Changes what is on it.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Loaded(games) => self.load(games),
            Change::Gone(id) => {
                self.moved = Some((id.clone(), true));
                self.gone.push(id);
            }
            Change::Back(id) => {
                self.gone.retain(|gone| *gone != id);
                self.moved = Some((id, false));
            }
            Change::Elsewhere(ids) => self.elsewhere = ids,
            Change::Ask(id) => self.asked = id,
        }
    }

    /// Takes these games in the place of those that are not gone.
    fn load(&mut self, games: Vec<Shown>) {
        let before = std::mem::replace(&mut self.games, games);
        // What is there again, whoever brought it back, is not gone.
        let found: Vec<String> = self
            .games
            .iter()
            .map(|shown| shown.game.id.clone())
            .collect();
        self.gone.retain(|id| !found.contains(id));
        for (place, shown) in before.into_iter().enumerate() {
            if self.is_gone(&shown.game.id) {
                self.games.insert(place.min(self.games.len()), shown);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::language::Language;
    use crate::app::york::lobby::Stamp;
    use crate::app::york::lobby::games::Game;

    fn shown(id: &str) -> Shown {
        let game = Game {
            id: id.into(),
            text: "no game".into(),
            stamp: Stamp::default(),
        };
        Shown::new(game, Language::English)
    }

    fn ids(shelf: &Shelf) -> Vec<&str> {
        shelf.all().iter().map(|shown| &*shown.game.id).collect()
    }

    #[test]
    fn what_was_thrown_away_stays_in_its_place_until_it_is_brought_back() {
        let mut shelf = Shelf::new([".1", ".2", ".3"].map(shown).into());
        shelf.change(Change::Gone(".2".into()));
        shelf.change(Change::Loaded([".1", ".3"].map(shown).into()));
        assert_eq!(ids(&shelf), [".1", ".2", ".3"]);
        assert!(shelf.is_gone(".2"));
        shelf.change(Change::Back(".2".into()));
        shelf.change(Change::Loaded([".4", ".1", ".2"].map(shown).into()));
        assert_eq!(ids(&shelf), [".4", ".1", ".2"]);
        assert!(!shelf.is_gone(".2"));
    }

    #[test]
    fn a_game_is_elsewhere_if_just_its_id_is_named() {
        let mut shelf = Shelf::new(Vec::new());
        shelf.change(Change::Elsewhere(".12 .3".into()));
        let open = [".1", ".2", ".12", ".3"].map(|id| shelf.is_elsewhere(id));
        assert_eq!(open, [false, false, true, true]);
    }
}
