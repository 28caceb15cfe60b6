//! The tables of words, one of each for every language.

/// A word or template for one and another for any other number.
pub(super) type Count = [&'static str; 2];

/// Defines a table whose texts a test can go through one by one.
macro_rules! catalogue {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$about])*
        pub(super) struct $name {
            $($(#[$what])* pub(super) $field: $kind,)*
        }

        #[cfg(test)]
        impl Listed for $name {
            fn list(&self, all: &mut Vec<&'static str>) {
                $(self.$field.list(all);)*
            }
        }
    };
}

catalogue! {
    /// All words of a language.
    Tables {
        things: Things,
        refusals: Refusals,
        reading: Reading,
        events: Events,
        score: Score,
    }
}

catalogue! {
    /// The names of things, and how things are counted.
    Things {
        /// In the order of `Shape::ALL`.
        shape: [&'static str; 6],
        /// In the order of `Building::ALL`.
        building: [Count; 3],
        /// A street, named after the side of a lot.
        street: [&'static str; 4],
        /// Corners of a lot: north-west, north-east, south-west, south-east.
        corner: [&'static str; 4],
        /// In the order of `Gem::ALL`.
        gem: [&'static str; 4],
        tile: [&'static str; 4],
        the_tile: [&'static str; 4],
        arrow: [&'static str; 2],
        direction: [&'static str; 4],
        arrow_pointing: &'static str,
        quadrant: [&'static str; 4],
        /// In the order of `Level::ALL`.
        level: [&'static str; 4],
        age: [&'static str; 2],
        /// Where a sentence begins with it.
        the_age: [&'static str; 2],
        coins: Count,
        vikings: Count,
        walls: Count,
        lots: Count,
        turns: Count,
        /// Between the last two of a list.
        and: &'static str,
        nothing: &'static str,
        /// Places from the first to the eighth.
        place: [&'static str; 8],
    }
}

catalogue! {
    /// Why something is not allowed.
    Refusals {
        no_such_seat: &'static str,
        not_now: &'static str,
        /// Drafting, rolling, building, deciding, over.
        phase: [&'static str; 5],
        not_in_turn: &'static str,
        no_builder: &'static str,
        has_built: &'static str,
        has_decided: &'static str,
        nothing_to_decide: &'static str,
        too_early: &'static str,
        quadrant_taken: &'static str,
        gem_taken: &'static str,
        not_four_quadrants: &'static str,
        no_tile: &'static str,
        undecided: &'static str,
        outside: &'static str,
        nothing_placed: &'static str,
        street_taken: Count,
        other_shape: &'static str,
        no_wall_to_lift: &'static str,
        none_to_lift: &'static str,
        lift_more: Count,
        no_free_street: &'static str,
        no_walls: &'static str,
        not_standing: Count,
        open_end: &'static str,
        corner_twice: &'static str,
        several_loops: &'static str,
        only_sealed: &'static str,
        decree: &'static str,
        none_chosen: &'static str,
        open: Count,
        apart: Count,
        encloses: Count,
        no_loop: &'static str,
        all_sealed: &'static str,
        loop_misses: &'static str,
    }
}

catalogue! {
    /// What is wrong with a game as text.
    Reading {
        no_text: &'static str,
        no_record: &'static str,
        unknown_version: &'static str,
        expected: &'static str,
        /// What the rules expect there, in their words and in ours.
        expectations: &'static [[&'static str; 2]],
        option_twice: &'static str,
        name_twice: &'static str,
        name_too_long: &'static str,
        players: &'static str,
        seat: &'static str,
        deed: &'static str,
        tile: &'static str,
        quadrant: &'static str,
        street: &'static str,
        notation: &'static str,
        too_many_words: &'static str,
        cut_off: &'static str,
        altered: &'static str,
        too_long: &'static str,
    }
}

catalogue! {
    /// What happens, as sentences.
    Events {
        draft_began: &'static str,
        tile_laid: &'static str,
        boards_done: &'static str,
        age_began: &'static str,
        rolled: &'static str,
        coins_taken: &'static str,
        shown: &'static str,
        shown_with_lift: &'static str,
        shown_nothing: &'static str,
        closed: &'static str,
        removing: Count,
        perfect_plan: &'static str,
        gave_up: &'static str,
        age_ended: &'static str,
        game_ended: &'static str,
        wins: &'static str,
        win_together: &'static str,
        final_row: &'static str,
    }
}

catalogue! {
    /// The score; each list in the order of `ScoreReason`.
    Score {
        reason: [&'static str; 9],
        why: [&'static str; 9],
        line: [&'static str; 9],
        no_coins: &'static str,
        no_vikings: &'static str,
        /// Viking tokens.
        tokens: Count,
    }
}

/// Lists every text that it holds.
#[cfg(test)]
pub(super) trait Listed {
    /// Adds the texts to the list.
    fn list(&self, all: &mut Vec<&'static str>);
}

#[cfg(test)]
impl Listed for &'static str {
    fn list(&self, all: &mut Vec<&'static str>) {
        all.push(self);
    }
}

#[cfg(test)]
impl<T: Listed, const N: usize> Listed for [T; N] {
    fn list(&self, all: &mut Vec<&'static str>) {
        for part in self {
            part.list(all);
        }
    }
}

// Pairs of a foreign text and its translation are no templates, and need not be equally many.
#[cfg(test)]
impl Listed for &'static [[&'static str; 2]] {
    fn list(&self, _: &mut Vec<&'static str>) {}
}
