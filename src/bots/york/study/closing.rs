//! Closing now, and with which perimeter, or building on (R6.1, R6.8).

use super::prospect::Prospect;
use crate::bots::york::finish::Rolls;
use crate::bots::york::worth::Worth;
use crate::bots::york::{Choice, CloseReason, Hundredths, Reason, Target, Weighed};
use crate::rules::york::{Action, Seat, Table, enclosure};

/// The most cities among which the one to close is chosen.
const CITIES: usize = 200;

/// How much better building on must look: what may still come is less sure than what stands.
pub(in super::super) const CAUTION: Hundredths = Hundredths::new(60);

/// The turn from which on a city is closed whatever may still come.
pub(in super::super) const PATIENCE: u16 = 30;

/// Closes the best city, or builds on for a better one.
pub(super) fn choose(
    table: &Table,
    seat: Seat,
    worth: &Worth,
    prospects: &[Prospect],
    rolls: &Rolls,
) -> Choice {
    let walls = table.player(seat).walls();
    let cities = enclosure::cities(walls, table.lots(), table.decree(), CITIES);
    let closings = cities.iter().map(|&city| {
        let target = Target::from(city);
        Weighed {
            build: None,
            target,
            walls_to_go: 0,
            rolls: Hundredths::ZERO,
            value: worth.closing(&target, walls),
        }
    });
    let close = first_best(closings);
    let keepings = prospects
        .iter()
        .filter(|prospect| prospect.missing() != 0)
        .map(|prospect| {
            let rolls = prospect.rolls(rolls);
            Weighed {
                build: None,
                target: *prospect.target(),
                walls_to_go: prospect.target().walls_to_go(walls),
                rolls,
                value: prospect.value_after(rolls),
            }
        });
    let keep = first_best(keepings);
    let is_better = |close: Weighed| {
        keep.is_none_or(|keep| keep.value < close.value + CAUTION) || table.turn() >= PATIENCE
    };
    let closing = close.filter(|&close| is_better(close));
    let action = closing.map_or(Action::keep(seat), |close| {
        Action::close(seat, close.target.perimeter)
    });
    Choice::new(
        action,
        Reason::Close(CloseReason {
            is_closing: closing.is_some(),
            close,
            keep,
        }),
    )
}

/// The possibility of the greatest value, the first of equals.
fn first_best(possibilities: impl Iterator<Item = Weighed>) -> Option<Weighed> {
    possibilities.reduce(|best, other| {
        if other.value > best.value {
            other
        } else {
            best
        }
    })
}
