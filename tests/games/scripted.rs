//! Games played for a purpose: everybody rings a number of columns, or gives up.

use walls_of_york::rules::york::{
    Action, AgeReport, Boards, Build, Event, Game, Hand, Lot, LotSet, Options, Phase, ScoreReason,
    Seat, Setup, Side, StreetSet,
};

pub const BOARD: &str = "Bb> Wb^ Yw< Pb^";

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).unwrap()
}

pub fn new_game(players: usize, options: Options, seed: u64) -> Game {
    let setup = Setup::new(players, Boards::Laid(BOARD.parse().unwrap()), options).unwrap();
    Game::new(setup, seed).0
}

/// The border of the rectangle of these first columns and all rows.
pub fn ring(columns: u8) -> StreetSet {
    let inside: LotSet = Lot::ALL
        .into_iter()
        .filter(|lot| lot.column() < columns)
        .collect();
    let is_edge = |lot: Lot, side: Side| {
        lot.neighbour(side)
            .is_none_or(|near| !inside.contains(near))
    };
    let sides = inside
        .iter()
        .flat_map(|lot| Side::ALL.map(|side| (lot, side)));
    sides
        .filter(|&(lot, side)| is_edge(lot, side))
        .map(|(lot, side)| lot.street(side))
        .collect()
}

/// A build towards the target: the shape where it fits, else one wall, else one wall anywhere.
pub fn toward(hand: &Hand, target: StreetSet) -> Build {
    let missing = target - hand.walls();
    let taken = StreetSet::FULL - missing;
    if let Some(place) = hand.shape().placements(taken).next()
        && hand.shape_shortfall() == 0
    {
        return Build::placing(place);
    }
    let street = missing
        .first()
        .or_else(|| (StreetSet::FULL - hand.walls()).first());
    Build::placing(street.into_iter().collect())
}

/// One wall on the first free street.
pub fn one_wall(hand: &Hand) -> Build {
    Build::placing(
        (StreetSet::FULL - hand.walls())
            .first()
            .into_iter()
            .collect(),
    )
}

/// Rolls, and lets every builder build.
pub fn build_all(game: &mut Game, build: impl Fn(Seat, &Hand) -> Build) -> Vec<Event> {
    let mut events = game.apply(&Action::roll(game.table().in_turn())).unwrap();
    for seat in game.table().builders().iter() {
        let hand = game.table().hand(seat).unwrap();
        events.extend(
            game.apply(&Action::build(seat, build(seat, &hand)))
                .unwrap(),
        );
    }
    events
}

/// Lets everybody who is asked decide.
pub fn decide_all(game: &mut Game, decide: impl Fn(Seat) -> Action) -> Vec<Event> {
    let mut events = Vec::new();
    if let Phase::Deciding { waiting, .. } = game.table().phase() {
        for seat in waiting.iter() {
            events.extend(game.apply(&decide(seat)).unwrap());
        }
    }
    events
}

/// Plays an Age in which each seat rings so many columns, or gives up where that is `None`.
pub fn play_age(game: &mut Game, columns: &[Option<u8>]) -> AgeReport {
    let target = |seat: Seat| columns[seat.index()].map(ring);
    loop {
        let build =
            |seat: Seat, hand: &Hand| target(seat).map_or(one_wall(hand), |t| toward(hand, t));
        build_all(game, build);
        let table = game.table().clone();
        let events = decide_all(game, |seat| match target(seat) {
            Some(target) if target.is_subset(table.player(seat).walls()) => {
                Action::close(seat, target)
            }
            None if table.may_give_up() => Action::give_up(seat),
            _ => Action::keep(seat),
        });
        for event in events {
            if let Event::AgeEnded(report) = event {
                return report;
            }
        }
    }
}

pub fn seats_of(report: &AgeReport, reason: ScoreReason) -> Vec<String> {
    let lines = report.lines().iter().filter(|line| line.reason == reason);
    lines.map(|line| line.seat.to_string()).collect()
}
