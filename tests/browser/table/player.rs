//! Somebody who plays whole games on the page, and checks every step against the rules.

use std::collections::BTreeMap;

use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{
    Action, Decision, Deed, Direction, Quadrant, Record, Seat, Tile, enclosure,
};

use super::hands::{Hands, Manner};
use super::positions::choice;
use super::sight::{Looker, Sight, look_until};
use crate::harness::{Page, Pointer};

/// The most cities that the closing panel lists.
const LISTED: usize = 200;

/// Those who sit at this device, and what they know of the game.
pub struct Players<'a> {
    page: &'a Page,
    /// How those who sit there play.
    manners: BTreeMap<Seat, Manner>,
    /// The game as it was last kept.
    record: Option<Record>,
}

impl<'a> Players<'a> {
    /// Persons on these seats, from 1 on, each with a manner.
    pub fn new(page: &'a Page, seats: &[(usize, Manner)]) -> Self {
        let manners = seats.iter().map(|&(number, manner)| {
            let seat = Seat::from_index(number - 1).expect("a seat");
            (seat, manner)
        });
        Self {
            page,
            manners: manners.collect(),
            record: None,
        }
    }

    /// The game as it was last kept.
    pub fn record(&self) -> &Record {
        self.record.as_ref().expect("a game is kept")
    }

    /// The hands of who sits there, or of anybody.
    pub fn hands(&self, seat: Option<Seat>) -> Hands<'a> {
        let manner = seat
            .and_then(|seat| self.manners.get(&seat))
            .or_else(|| self.manners.values().next())
            .copied()
            .unwrap_or(Manner::MouseDrag);
        Hands {
            page: self.page,
            manner,
        }
    }

    /// Looks until there is something to do and a condition holds.
    pub async fn see(&mut self, what: &str, is_so: impl Fn(&Sight) -> bool) -> Sight {
        let who = if self.manners.is_empty() {
            Looker::Bots
        } else {
            Looker::Persons
        };
        // What the page shows and what the browser keeps must come to agree.
        let sight = look_until(self.page, who, what, |sight| is_so(sight) && agrees(sight)).await;
        if let Some(record) = sight.record() {
            self.record = Some(record);
        }
        sight
    }

    /// Plays to the final table and checks it.
    pub async fn play_to_the_end(&mut self) {
        self.play_until("the final table", |sight| sight.phase == "over")
            .await;
        self.check_final_table().await;
    }

    /// Plays until something is seen.
    pub async fn play_until(&mut self, what: &str, is_it: impl Fn(&Sight) -> bool) -> Sight {
        let mut sight = self.see("a table", |_| true).await;
        while !is_it(&sight) {
            assert_ne!(sight.phase, "over", "it did not come to {what}");
            sight = self.step(sight).await;
        }
        sight
    }

    /// Does whatever is to be done next.
    pub async fn step(&mut self, sight: Sight) -> Sight {
        let seat = sight.active.as_deref().map(|_| sight.seat());
        let hands = self.hands(seat);
        match sight.phase.as_str() {
            "score" if sight.has("tell-all") => self.press_on(hands, &sight, "tell-all").await,
            "reveal" | "closings" if sight.has("run-bots") => {
                self.press_on(hands, &sight, "run-bots").await
            }
            "decree" | "reveal" | "closings" | "score" => {
                self.press_on(hands, &sight, "next").await
            }
            "curtain" => self.press_on(hands, &sight, "lift-curtain").await,
            "rolling" => {
                hands.press(&sight, "roll").await;
                self.check_deed(&Action::roll(sight.seat())).await
            }
            "drafting" | "building" | "deciding" => {
                let action = self.choice(sight.seat());
                self.act(sight, &action).await
            }
            other => panic!("nobody knows what to do: {other}: {}", sight.in_short()),
        }
    }

    /// What the person in the seat does next.
    pub fn choice(&self, seat: Seat) -> Action {
        choice(Level::Mason, self.record().game(), seat)
    }

    /// Presses a control that only leads on.
    async fn press_on(&mut self, hands: Hands<'a>, sight: &Sight, action: &str) -> Sight {
        hands.press(sight, action).await;
        let before = sight.sign.clone();
        self.see(&format!("{action} leads on"), |sight| sight.sign != before)
            .await
    }

    /// Does something on the page, and checks that the game has it.
    pub async fn act(&mut self, sight: Sight, action: &Action) -> Sight {
        let hands = self.hands(Some(action.seat));
        match action.deed {
            Deed::Draft { tile, quadrant } => self.draft(hands, sight, tile, quadrant).await,
            Deed::Roll => hands.press(&sight, "roll").await,
            Deed::Build(build) => {
                let table = self.record().game().table();
                let standing = table.player(action.seat).walls();
                let sight = hands.prepare(sight, &build, standing).await;
                hands.build(&sight).await;
            }
            Deed::Decide(Decision::Close(perimeter)) => {
                let table = self.record().game().table();
                let walls = table.player(action.seat).walls();
                let cities = enclosure::cities(walls, table.lots(), table.decree(), LISTED);
                let place = cities.iter().position(|city| city.perimeter() == perimeter);
                let steps = place.expect("the closing panel lists the city");
                if steps > 0 {
                    hands.press_often(&sight, "city-next", steps).await;
                }
                let sight = hands
                    .see("a legal city", |sight| {
                        sight.has("close") && sight.city == "legal"
                    })
                    .await;
                hands.press(&sight, "close").await;
            }
            Deed::Decide(Decision::KeepBuilding) => hands.press(&sight, "keep-building").await,
            Deed::Decide(Decision::GiveUp) => {
                hands.press(&sight, "give-up").await;
                let sight = hands
                    .see("the question whether it is meant", |sight| {
                        sight.has("give-up-yes")
                    })
                    .await;
                hands.press(&sight, "give-up-yes").await;
            }
        }
        self.check_deed(action).await
    }

    /// Takes a tile, turns it and lays it: drags it where the manner is to drag.
    async fn draft(&self, hands: Hands<'a>, sight: Sight, tile: Tile, quadrant: Quadrant) {
        let card = format!("tile {}", tile.gem().letter());
        let place = format!("quadrant {}", quadrant.name());
        let middle = |sight: &Sight, name: &str| {
            let control = sight.controls.get(name);
            let control = control.unwrap_or_else(|| panic!("no {name}: {}", sight.in_short()));
            super::sight::middle(control.place)
        };
        let sight = match hands.manner {
            Manner::FingerTap | Manner::Keyboard => {
                hands.press(&sight, &card).await;
                let sight = hands
                    .see("the tile can be turned", |sight| sight.has("turn-tile"))
                    .await;
                hands.press(&sight, &place).await;
                hands
                    .see("the tile can be laid", |sight| sight.has("lay-tile"))
                    .await
            }
            Manner::FingerDrag | Manner::MouseDrag => {
                let pointer = match hands.manner {
                    Manner::FingerDrag => Pointer::Finger,
                    _ => Pointer::Mouse,
                };
                let way = [middle(&sight, &card), middle(&sight, &place)];
                self.page.drag(pointer, &way).await;
                hands
                    .see("the tile lies where it was dragged", |sight| {
                        sight.has("lay-tile")
                    })
                    .await
            }
        };
        // Every tile lies with its black arrow up at first.
        let mut presses = Vec::new();
        if tile.face().arrow().letter() == 'w' {
            presses.push("flip-tile");
        }
        let turns = Direction::ALL
            .iter()
            .position(|&each| each == tile.direction());
        presses.extend(vec!["turn-tile"; turns.expect("one of the four")]);
        let mut sight = sight;
        for press in presses {
            hands.press(&sight, press).await;
            let before = sight.tile.clone();
            sight = hands
                .see(&format!("{press} turns it"), |sight| sight.tile != before)
                .await;
        }
        hands.press(&sight, "lay-tile").await;
    }

    /// Waits until a deed is in the kept game, and checks that the game is what it was, with this deed
    /// and whatever bots did before and after it.
    pub async fn check_deed(&mut self, action: &Action) -> Sight {
        let before = self.record.clone();
        let count = |record: &Record| {
            let theirs = record.actions().iter();
            theirs.filter(|each| each.seat == action.seat).count()
        };
        let known = before.as_ref().map_or(0, count);
        let what = format!("the game has {action}");
        let sight = self
            .see(&what, |sight| {
                let record = sight.record();
                record.is_some_and(|record| count(&record) > known) || sight.refused
            })
            .await;
        assert!(!sight.refused, "{action} is refused: {}", sight.in_short());
        let mut expected = before.expect("the game was kept before");
        for done in &self.record().actions()[expected.actions().len()..] {
            let is_persons = self.manners.contains_key(&done.seat);
            assert!(!is_persons || done == action, "{done} in place of {action}");
            expected.apply(done).expect("what the page does is legal");
        }
        assert_eq!(expected.to_string(), self.record().to_string());
        sight
    }

    /// Checks the final table on the page against that of the rules on the same record.
    pub async fn check_final_table(&mut self) {
        let sight = self
            .see("the final table", |sight| sight.phase == "over")
            .await;
        let table = self.record().game().table();
        let table = table.final_table().expect("the kept game is over");
        let expected: Vec<[String; 3]> = table
            .rows()
            .iter()
            .map(|row| {
                [
                    row.place.to_string(),
                    row.seat.to_string(),
                    row.total.to_string(),
                ]
            })
            .collect();
        assert_eq!(sight.rows, expected);
    }
}

/// Whether the kept game waits for whom the page waits for.
fn agrees(sight: &Sight) -> bool {
    let acts = ["drafting", "rolling", "building", "deciding"].contains(&sight.phase.as_str());
    let waits = |record: Record| record.game().table().waiting().contains(sight.seat());
    !acts || sight.record().is_some_and(waits)
}
