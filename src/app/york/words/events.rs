//! What happens in a game, as sentences for the log and for announcements.

use super::{Words, fill, form, small};
use crate::rules::york::{Build, City, Event, FinalTable, Seat, StreetSet};

/// What the players are called.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Words {
    /// What happened, line by line; empty for what needs no words.
    pub fn event_lines(&self, event: &Event, names: Names<'_>) -> Vec<String> {
        let texts = &self.0.events;
        let line = match event {
            Event::DraftBegan { seat } => fill(texts.draft_began, &[&names(*seat)]),
            Event::TileLaid {
                seat,
                tile,
                quadrant,
            } => fill(
                texts.tile_laid,
                &[
                    &names(*seat),
                    self.0.things.the_tile[tile.gem() as usize],
                    self.quadrant(*quadrant),
                    &self.tile_face(*tile),
                ],
            ),
            Event::BoardsDone(_) => texts.boards_done.to_owned(),
            Event::AgeBegan { age, tower, roller } => fill(
                texts.age_began,
                &[
                    self.0.things.the_age[*age as usize],
                    &self.decree(tower.decree()),
                    &names(*roller),
                ],
            ),
            Event::Rolled { seat, shape } => fill(
                texts.rolled,
                &[
                    &names(*seat),
                    self.shape(*shape),
                    &self.coins(shape.coins().cast_signed()),
                ],
            ),
            Event::CoinsTaken { seat, coins } => {
                let coins = self.coins(coins.cast_signed());
                fill(texts.coins_taken, &[&names(*seat), &coins])
            }
            // That somebody is done would be told eight times a turn; what was built follows.
            Event::Built { .. } | Event::Decided { .. } => return Vec::new(),
            Event::Shown { seat, build } => self.shown(&names(*seat), build),
            Event::Closed {
                seat,
                city,
                removed,
            } => {
                let line = fill(texts.closed, &[&names(*seat), &self.city(city)]);
                self.removing(line, *removed)
            }
            Event::PerfectPlan { seat, coins } => {
                let coins = self.coins(coins.cast_signed());
                fill(texts.perfect_plan, &[&names(*seat), &coins])
            }
            Event::GaveUp { seat, removed } => {
                self.removing(fill(texts.gave_up, &[&names(*seat)]), *removed)
            }
            Event::AgeEnded(report) => {
                let age = self.0.things.the_age[report.age() as usize];
                let ended = fill(texts.age_ended, &[age, &self.turns(report.turns())]);
                let scored = report.lines().iter();
                let scored = scored.map(|line| self.score_line(line, &names(line.seat)));
                return std::iter::once(ended).chain(scored).collect();
            }
            Event::GameEnded(table) => return self.game_ended(table, names),
        };
        vec![line]
    }

    fn shown(&self, name: &str, build: &Build) -> String {
        let texts = &self.0.events;
        let (place, lift) = (build.place(), build.lift());
        let [placed, lifted] = [place, lift].map(|streets| self.walls(streets.len()));
        let [place_list, lift_list] = [place, lift].map(|streets| streets.to_string());
        if place.is_empty() {
            fill(texts.shown_nothing, &[name])
        } else if lift.is_empty() {
            fill(texts.shown, &[name, &placed, &place_list])
        } else {
            let parts = [name, &lifted, &lift_list, &placed, &place_list];
            fill(texts.shown_with_lift, &parts)
        }
    }

    /// What a city holds: lots, buildings, coins and Vikings.
    pub fn city(&self, city: &City) -> String {
        let mut parts = vec![self.lots(city.lots().len())];
        parts.extend(self.building_counts(&|building| city.count(building)));
        parts.push(self.coins_or_none(city.coins().cast_signed()));
        parts.push(self.vikings_or_none(city.vikings()));
        self.list(&parts)
    }

    /// The line, and how many walls went back to the supply, if any did.
    fn removing(&self, mut line: String, removed: StreetSet) -> String {
        if !removed.is_empty() {
            let template = form(self.0.events.removing, small(removed.len()));
            line.push(' ');
            line.push_str(&fill(template, &[&self.walls(removed.len())]));
        }
        line
    }

    /// Who won and came in which place, line by line.
    fn game_ended(&self, table: &FinalTable, names: Names<'_>) -> Vec<String> {
        let texts = &self.0.events;
        let mut lines = vec![texts.game_ended.to_owned(), self.victory(table, names)];
        lines.extend(table.rows().iter().map(|row| {
            let parts = [
                self.place(row.place),
                &names(row.seat),
                &self.coins(row.total),
            ];
            fill(texts.final_row, &parts)
        }));
        lines
    }

    /// Who won, alone or together, and with how many coins.
    pub fn victory(&self, table: &FinalTable, names: Names<'_>) -> String {
        let texts = &self.0.events;
        let winners: Vec<String> = table.winners().map(names).collect();
        let total = table.rows().first().map_or(0, |row| row.total);
        let template = if winners.len() == 1 {
            texts.wins
        } else {
            texts.win_together
        };
        fill(template, &[&self.list(&winners), &self.coins(total)])
    }
}
