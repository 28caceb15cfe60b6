//! What a line of the score counted, as marks on a board.

use crate::app::york::board::Marks;
use crate::rules::york::{AgeReport, LotSet, Lots, ScoreLine, ScoreReason, Seat};

/// The seat's city as it stood when the Age ended; an empty board if it was given up.
pub fn city(report: &AgeReport, seat: Seat) -> Marks {
    let Some(city) = report.city(seat) else {
        return Marks::default();
    };
    Marks {
        walls: city.perimeter(),
        perimeter: city.perimeter(),
        city: city.lots(),
        ..Marks::default()
    }
}

/// The city of the line's seat, with what the line counted lit up.
///
/// Shield and invasion compare Viking tokens: of these the Vikings in the city light up, while
/// tokens kept from the first Age lie on no board.
pub fn counted(report: &AgeReport, line: &ScoreLine, lots: &Lots) -> Marks {
    Marks {
        lit: lit(report, line, lots),
        lit_streets: line.streets,
        ..city(report, line.seat)
    }
}

fn lit(report: &AgeReport, line: &ScoreLine, lots: &Lots) -> LotSet {
    match line.reason {
        ScoreReason::Shield | ScoreReason::ShieldTie => report
            .city(line.seat)
            .map_or(LotSet::EMPTY, |city| city.lots() & lots.vikings()),
        _ => line.lots,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::{
        City, LONGEST_WALL_COINS, PERFECT_PLAN_COINS, Record, SHIELD_WORTH, longest_run,
    };

    const GAMES: [&str; 7] = [
        include_str!("../../../../tests/data/games/two-draft.york"),
        include_str!("../../../../tests/data/games/three-bonuses.york"),
        include_str!("../../../../tests/data/games/four-draft.york"),
        include_str!("../../../../tests/data/games/four-bonuses.york"),
        include_str!("../../../../tests/data/games/five-random.york"),
        include_str!("../../../../tests/data/games/seven-laid.york"),
        include_str!("../../../../tests/data/games/eight-bonuses.york"),
    ];

    /// The seat's Viking tokens before this line of the score.
    fn tokens(reports: &[AgeReport], report: usize, place: usize) -> i32 {
        let seat = reports[report].lines()[place].seat;
        let before = reports[..report].iter().flat_map(AgeReport::lines);
        before
            .chain(&reports[report].lines()[..place])
            .filter(|line| line.seat == seat)
            .map(|line| line.vikings)
            .sum()
    }

    #[test]
    fn what_lights_up_is_worth_what_the_line_says() {
        let mut reasons = Vec::new();
        for game in GAMES {
            let record = Record::read(game).unwrap();
            let table = record.game().table();
            let lots = table.lots();
            let reports = table.reports();
            for (number, report) in reports.iter().enumerate() {
                for (place, line) in report.lines().iter().enumerate() {
                    reasons.push(line.reason);
                    let marks = counted(report, line, lots);
                    let coins = i32::try_from(lots.coins_in(marks.lit)).unwrap();
                    let vikings = i32::try_from(lots.vikings_in(marks.lit)).unwrap();
                    let inside = report.city(line.seat).map(City::lots);
                    let run = longest_run(marks.walls);
                    assert!((marks.lit - inside.unwrap_or_default()).is_empty());
                    match line.reason {
                        ScoreReason::CityCoins => {
                            assert_eq!(coins, line.coins);
                            assert!((marks.lit - lots.coins()).is_empty());
                        }
                        ScoreReason::Vikings => {
                            assert_eq!(vikings, line.vikings);
                            assert!((marks.lit - lots.vikings()).is_empty());
                        }
                        ScoreReason::Waiting | ScoreReason::GivenUp => {
                            assert!(marks.lit.is_empty() && marks.lit_streets.is_empty());
                        }
                        ScoreReason::PerfectPlan => {
                            assert_eq!(marks.lit_streets, marks.walls);
                            assert_eq!(line.coins, PERFECT_PLAN_COINS.cast_signed());
                        }
                        ScoreReason::LongestWall => {
                            assert_eq!(marks.lit_streets, run);
                            assert_eq!(line.coins, LONGEST_WALL_COINS.cast_signed());
                        }
                        ScoreReason::Shield | ScoreReason::ShieldTie => {
                            assert_eq!(line.coins, SHIELD_WORTH);
                            let kept = kept(reports, number, line.seat);
                            assert_eq!(kept + vikings, tokens(reports, number, place));
                        }
                        ScoreReason::Invasion => {
                            let kept = kept(reports, number, line.seat);
                            assert_eq!(kept + vikings, -line.vikings);
                            assert_eq!(-line.vikings, tokens(reports, number, place));
                        }
                    }
                }
            }
        }
        reasons.sort_unstable();
        reasons.dedup();
        assert_eq!(reasons.len(), 9, "every reason was met: {reasons:?}");
    }

    /// The Viking tokens that the seat kept from Ages before this one.
    fn kept(reports: &[AgeReport], report: usize, seat: Seat) -> i32 {
        let lines = reports[..report].iter().flat_map(AgeReport::lines);
        lines
            .filter(|line| line.seat == seat)
            .map(|line| line.vikings)
            .sum()
    }

    #[test]
    fn a_given_up_city_leaves_an_empty_board() {
        let record = Record::read(GAMES[6]).unwrap();
        let table = record.game().table();
        let given_up = table.reports().iter().find_map(|report| {
            let line = report.lines().iter();
            line.clone()
                .find(|line| line.reason == ScoreReason::GivenUp)
                .map(|line| (report, line))
        });
        let (report, line) = given_up.expect("somebody gave up");
        let marks = counted(report, line, table.lots());
        assert_eq!(marks, Marks::default());
    }
}
