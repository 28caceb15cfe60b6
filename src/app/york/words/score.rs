//! The lines of a score, and their reasons.

use super::{Words, counted, fill};
use crate::rules::york::{ScoreLine, ScoreReason};

impl Words {
    /// Why a line of the score counts, as a heading.
    pub const fn score_reason(&self, reason: ScoreReason) -> &'static str {
        self.0.score.reason[reason as usize]
    }

    /// Why a line of the score counts, as a sentence.
    pub const fn score_why(&self, reason: ScoreReason) -> &'static str {
        self.0.score.why[reason as usize]
    }

    /// A line of the score as a sentence about the player of this name.
    pub fn score_line(&self, line: &ScoreLine, name: &str) -> String {
        let template = self.0.score.line[line.reason as usize];
        let coins = self.coins_or_none(line.coins);
        match line.reason {
            ScoreReason::Vikings => {
                let vikings = self.vikings_or_none(line.vikings.unsigned_abs());
                fill(template, &[name, &vikings])
            }
            ScoreReason::Invasion => {
                let tokens = self.tokens(line.vikings.unsigned_abs());
                fill(template, &[name, &tokens, &coins])
            }
            _ => fill(template, &[name, &coins]),
        }
    }

    /// So many Viking tokens, where it is clear that they are Vikings.
    pub fn tokens(&self, tokens: u32) -> String {
        counted(self.0.score.tokens, tokens)
    }

    /// So many coins, or that there are none.
    pub(super) fn coins_or_none(&self, coins: i32) -> String {
        if coins == 0 {
            self.0.score.no_coins.to_owned()
        } else {
            self.coins(coins)
        }
    }

    /// So many Vikings, or that there are none.
    pub(super) fn vikings_or_none(&self, vikings: u32) -> String {
        if vikings == 0 {
            self.0.score.no_vikings.to_owned()
        } else {
            self.vikings(vikings)
        }
    }
}
