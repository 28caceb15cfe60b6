//! What a city is worth, all told, in hundredths of a coin.

use super::vikings::{Tokens, VikingCosts};
use super::{Hundredths, Target};
use crate::rules::york::{
    LONGEST_WALL_COINS, PERFECT_PLAN_COINS, Seat, StreetSet, Table, longest_run,
};

/// What each roll costs a builder, against each of the others: a closed city takes two coins from a roll
/// on average (R2.5). If another builder closes later than I could, I go without them; if it has closed
/// already, it takes them. So who else is near closing does not change the price.
pub(super) const ROLL: Hundredths = Hundredths::whole(2);

/// The longest run of a wall that a builder is thought to end with.
const USUAL_RUN: i64 = 5;

/// How a seat values cities: the race, the Vikings, and the optional rules in use.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    vikings: VikingCosts,
    is_perfect_plan: bool,
    /// The run to beat, where Longest Wall is played.
    run: Option<i64>,
}

impl Worth {
    /// How this seat values cities, when the others' tokens are thought to be these.
    pub(super) fn new(table: &Table, seat: Seat, others: &[Tokens]) -> Self {
        let options = table.setup().options();
        let kept = table.player(seat).vikings();
        Self {
            vikings: VikingCosts::new(table.age(), kept, others),
            is_perfect_plan: options.perfect_plan,
            run: options.longest_wall.then(|| run_to_beat(table, seat)),
        }
    }

    /// How this seat values cities, when each Viking costs the same whatever the others have.
    pub(super) fn plain(table: &Table, seat: Seat, viking: Hundredths) -> Self {
        Self {
            vikings: VikingCosts::each(viking),
            ..Self::new(table, seat, &[])
        }
    }

    /// What the city is worth once it stands: its coins, its Vikings' cost, its wall.
    pub(super) fn standing(&self, target: &Target) -> Hundredths {
        let run = self.run.map_or(Hundredths::ZERO, |usual| {
            let run = i64::try_from(longest_run(target.perimeter).len()).unwrap_or(0);
            let most = i64::from(LONGEST_WALL_COINS);
            Hundredths::whole((run - usual).clamp(-most, most))
        });
        Hundredths::count(target.coins) - self.vikings.of(target.vikings) + run
    }

    /// What it earns to close without a wall to remove (R9.1); `None` where that is not played.
    pub(super) fn perfect_plan(&self) -> Option<Hundredths> {
        self.is_perfect_plan
            .then(|| Hundredths::count(PERFECT_PLAN_COINS))
    }

    /// What the city is worth if it is closed now, where these walls stand.
    pub(super) fn closing(&self, target: &Target, walls: StreetSet) -> Hundredths {
        let is_perfect = target.perimeter == walls;
        let bonus = self.perfect_plan().filter(|_| is_perfect);
        self.standing(target) + bonus.unwrap_or_default()
    }
}

/// The longest run among the others' closed cities, or what is usual.
fn run_to_beat(table: &Table, seat: Seat) -> i64 {
    let others = table
        .players()
        .filter(|&(other, player)| other != seat && !player.has_given_up());
    let runs = others.map(|(_, player)| {
        player.city().map_or(USUAL_RUN, |city| {
            i64::try_from(longest_run(city.perimeter()).len()).unwrap_or(USUAL_RUN)
        })
    });
    runs.max().unwrap_or(USUAL_RUN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::{Boards, Game, LotSet, Options, Setup};

    fn target(perimeter: &str, coins: u32, vikings: u32) -> Target {
        Target {
            perimeter: perimeter.parse().unwrap(),
            lots: LotSet::EMPTY,
            coins,
            vikings,
        }
    }

    fn worth(options: Options) -> Worth {
        let setup = Setup::new(2, Boards::Random, options).unwrap();
        let (game, _) = Game::new(setup, 1);
        Worth::new(game.table(), game.table().in_turn(), &[Tokens::certain(1)])
    }

    #[test]
    fn coins_count_in_full_and_the_most_vikings_cost_an_invasion() {
        let worth = worth(Options::default());
        let value = |coins, vikings| worth.standing(&target("a1n a1w a2n b1w", coins, vikings));
        assert_eq!(value(4, 1) - value(3, 1), Hundredths::whole(1));
        assert!(value(4, 0) > value(4, 1));
        assert!(value(4, 1) > value(4, 2));
    }

    #[test]
    fn a_perfect_plan_and_a_long_wall_count_only_where_they_are_played() {
        let small = target("a1n a1w a2n b1w", 4, 1);
        let plain = worth(Options::default());
        assert_eq!(
            plain.closing(&small, small.perimeter),
            plain.standing(&small)
        );
        let bonus = worth(Options {
            perfect_plan: true,
            longest_wall: true,
        });
        let closing = |walls| bonus.closing(&small, walls);
        let more: StreetSet = "a1n a1w a2n b1w h8e".parse().unwrap();
        assert_eq!(
            closing(small.perimeter) - closing(more),
            Hundredths::whole(2)
        );
        assert!(bonus.standing(&small) < plain.standing(&small));
    }
}
