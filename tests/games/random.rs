//! Thousands of random games, each state of which is compared with the plain account.

use std::collections::BTreeMap;

use walls_of_york::rules::york::sample::{self, Sampler};
use walls_of_york::rules::york::{
    Action, AgeReport, Build, City, Decision, Decree, Deed, Event, Game, Lot, LotSet, Record,
    Refusal, Rng, ScoreReason, Seat, Shape, Street, StreetSet, Table, enclosure,
};

use crate::mirror::Mirror;
use crate::setup;
use crate::views::check_secret;

const GAMES: u64 = 2_000;
/// How many actions near each one are tried.
const MUTANTS: usize = 3;
/// What the seeds of mutants differ by, so that they are not drawn like the games themselves.
const MUTANT_SEED: u64 = 0x006d_7574_616e_7473;
/// At one decision in so many, closings with other loops are tried.
const CLOSINGS: u32 = 10;
/// One secret action in so many is done in two ways, to see that it shows to nobody else.
const SECRETS: u32 = 50;

/// How often things happened that must happen.
#[derive(Default)]
struct Counts(BTreeMap<String, u32>);

impl Counts {
    fn add(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    fn add_many(&mut self, what: &str, count: u32) {
        *self.0.entry(what.into()).or_default() += count;
    }

    fn add_if(&mut self, is_so: bool, what: &str) {
        if is_so {
            self.add(what);
        }
    }

    fn table(&mut self, table: &Table) {
        self.add(format!("phase: {}", table.phase()));
        let Some(shape) = table.shape() else { return };
        for hand in table.builders().iter().filter_map(|seat| table.hand(seat)) {
            self.add_if(hand.served() < shape.walls(), "builder served too few");
            self.add_if(hand.served() == 0, "builder served nothing");
            // Even full shapes for everybody leave enough for twelve turns, and a builder's walls
            // never become fewer: so whoever is served too few has walls to lift.
            let is_short = hand.served() < shape.walls();
            assert!(!is_short || hand.walls().len() >= 12, "{hand:?}");
        }
    }

    fn event(&mut self, event: &Event, before: &Table) {
        match event {
            Event::Shown { build, .. } => {
                self.add_if(!build.lift().is_empty(), "walls lifted");
                let again = build.lift() & build.place();
                self.add_if(!again.is_empty(), "a wall lifted and placed again");
            }
            Event::Closed {
                seat,
                city,
                removed,
            } => {
                let walls = before.player(*seat).walls();
                let inside: LotSet = city.lots();
                self.add_if(!city.pockets(walls).is_empty(), "closed with pockets");
                let sealed = enclosure::sealed(walls);
                let ringed = sealed.iter().filter(|lot| {
                    let around = lot.streets().into_iter().flat_map(Street::lots).flatten();
                    around
                        .filter(|&near| near != *lot)
                        .all(|near| inside.contains(near))
                });
                self.add_if(ringed.count() > 0, "closed with a sealed lot inside");
                self.add_if(!removed.is_empty(), "closed with walls removed");
            }
            Event::PerfectPlan { .. } => self.add("perfect plan"),
            Event::GaveUp { .. } => self.add("gave up"),
            Event::AgeEnded(report) => self.report(report, before.setup().players()),
            _ => {}
        }
    }

    fn report(&mut self, report: &AgeReport, players: usize) {
        let count = |reason| {
            report
                .lines()
                .iter()
                .filter(|line| line.reason == reason)
                .count()
        };
        self.add(format!("{} ended", report.age()));
        self.add_if(count(ScoreReason::GivenUp) == players, "all gave up");
        self.add_if(count(ScoreReason::Invasion) == 1, "one invaded");
        self.add_if(count(ScoreReason::Invasion) > 1, "several invaded");
        let is_peaceful = count(ScoreReason::Invasion) == 0 && count(ScoreReason::CityCoins) > 0;
        self.add_if(is_peaceful, "nobody invaded");
        self.add_if(count(ScoreReason::ShieldTie) > 0, "tie for the Shield");
        self.add_if(count(ScoreReason::LongestWall) == 1, "one Longest Wall");
        self.add_if(
            count(ScoreReason::LongestWall) > 1,
            "tie for the Longest Wall",
        );
    }
}

/// Actions near this one, most of them illegal.
fn mutants(action: &Action, table: &Table, rng: &mut Rng) -> Vec<Action> {
    let seat = Seat::from_index(rng.below(8) as usize).unwrap();
    let mut random = |streets: StreetSet| {
        let street = Street::from_index(rng.below(144) as usize).unwrap();
        streets ^ StreetSet::of(street)
    };
    let mut near = vec![Action::new(seat, action.deed)];
    match action.deed {
        Deed::Build(build) => {
            let (place, lift) = (build.place(), build.lift());
            near.push(Action::build(
                action.seat,
                Build::placing(random(place)).lifting(lift),
            ));
            near.push(Action::build(
                action.seat,
                Build::placing(place).lifting(random(lift)),
            ));
            let first: StreetSet = place.first().into_iter().collect();
            near.push(Action::build(
                action.seat,
                Build::placing(first).lifting(lift),
            ));
            let standing = table
                .player(action.seat)
                .walls()
                .first()
                .into_iter()
                .collect();
            near.push(Action::build(
                action.seat,
                Build::placing(place).lifting(standing),
            ));
            let moved = Build::placing(place | standing).lifting(standing);
            near.push(Action::build(action.seat, moved));
        }
        Deed::Decide(decision) => {
            let walls = table.player(action.seat).walls();
            let perimeter = match decision {
                Decision::Close(perimeter) => perimeter,
                _ => walls,
            };
            near.push(Action::close(action.seat, random(perimeter)));
            near.push(Action::close(action.seat, walls));
            near.push(Action::give_up(action.seat));
            near.push(Action::keep(seat));
        }
        Deed::Draft { tile, .. } => {
            let other = walls_of_york::rules::york::Quadrant::UpperLeft;
            near.push(Action::draft(action.seat, tile, other));
            near.extend(
                "Wb^"
                    .parse()
                    .map(|tile| Action::draft(action.seat, tile, other)),
            );
        }
        Deed::Roll => near.push(Action::keep(action.seat)),
    }
    rng.shuffle(&mut near);
    near.truncate(MUTANTS);
    if matches!(action.deed, Deed::Decide(_)) && rng.below(CLOSINGS) == 0 {
        near.extend(closings(action.seat, table, rng));
    }
    near
}

/// Closings with loops that stand, whatever the decree, and with what becomes of two of them.
fn closings(seat: Seat, table: &Table, rng: &mut Rng) -> Vec<Action> {
    let walls = table.player(seat).walls();
    let cities = enclosure::cities(walls, table.lots(), Decree::NONE, 20);
    let sealed: Vec<Lot> = enclosure::sealed(walls).iter().collect();
    let cell = |lot: &Lot| lot.streets().into_iter().collect::<StreetSet>();
    let cell = rng.pick(&sealed).map(cell);
    let mut loops: Vec<StreetSet> = cities.iter().map(City::perimeter).collect();
    rng.shuffle(&mut loops);
    loops.truncate(2);
    loops.extend(cell);
    if let [one, .., other] = loops[..] {
        loops.push(one ^ other);
    }
    let close = |perimeter| Action::close(seat, perimeter);
    loops.into_iter().map(close).collect()
}

fn kind(refusal: &Refusal) -> String {
    let text = format!("{refusal:?}");
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).take(2).collect();
    match words[0] {
        "Build" | "City" | "Layout" => format!("refused: {} {}", words[0], words[1]),
        word => format!("refused: {word}"),
    }
}

/// Plays a game beside its mirror, and compares each state and each answer.
fn play(seed: u64, counts: &mut Counts) -> Record {
    let setup = setup(seed);
    let mut record = Record::new(setup, seed);
    let mut mirror = Mirror::new(setup, &Game::new(setup, seed).1, record.game().table());
    let mut sampler = Sampler::new(!seed);
    let mut rng = Rng::seeded(seed ^ MUTANT_SEED);
    while let Some(action) = sample::next(&record, &mut sampler) {
        let before = record.game().clone();
        counts.table(before.table());
        for mutant in mutants(&action, before.table(), &mut rng) {
            let mut tried = before.clone();
            match tried.apply(&mutant) {
                Ok(_) => assert!(mirror.is_legal(&mutant), "seed {seed}: {mutant} was taken"),
                Err(refusal) => {
                    assert!(
                        !mirror.is_legal(&mutant),
                        "seed {seed}: {mutant}: {refusal}"
                    );
                    assert!(tried == before, "a refusal changed the game");
                    counts.add(kind(&refusal));
                }
            }
        }
        if rng.below(2_000) == 0 {
            counts.add_many(
                "everything tried",
                try_everything(&before, &mirror, &action),
            );
        }
        let is_secret = matches!(action.deed, Deed::Build(_) | Deed::Decide(_));
        if is_secret && rng.below(SECRETS) == 0 {
            counts.add_if(check_secret(&before, action.seat), "secret kept");
        }
        assert!(
            mirror.is_legal(&action),
            "seed {seed}: {action} is not legal"
        );
        let events = record
            .apply(&action)
            .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        mirror.follow(&action, &events, record.game().table());
        let is_secret = matches!(events[..], [Event::Built { .. } | Event::Decided { .. }]);
        if !is_secret {
            mirror.compare(record.game().table());
        }
        for event in &events {
            counts.event(event, before.table());
        }
        check_walls(record.game().table());
    }
    counts.table(record.game().table());
    check_end(&record, &mirror, counts);
    record
}

/// Tries every shape in every place, and every single wall, with walls to lift and without.
fn try_everything(game: &Game, mirror: &Mirror, action: &Action) -> u32 {
    let Deed::Build(build) = action.deed else {
        return 0;
    };
    let shapes = Shape::ALL
        .into_iter()
        .flat_map(|shape| shape.placements(StreetSet::EMPTY));
    let ones = Street::ALL.into_iter().map(StreetSet::of);
    let mut taken = 0;
    for place in shapes.chain(ones) {
        for lift in [StreetSet::EMPTY, build.lift()] {
            let action = Action::build(action.seat, Build::placing(place).lifting(lift));
            let is_taken = game.clone().apply(&action).is_ok();
            assert_eq!(is_taken, mirror.is_legal(&action), "{action}");
            taken += u32::from(is_taken);
        }
    }
    taken
}

fn check_walls(table: &Table) {
    let on_boards: usize = table
        .players()
        .map(|(_, player)| player.walls().len())
        .sum();
    assert_eq!(
        on_boards + usize::from(table.supply()),
        usize::from(table.setup().walls())
    );
}

fn check_end(record: &Record, mirror: &Mirror, counts: &mut Counts) {
    let table = record.game().table();
    let final_table = table.final_table().expect("the game is over");
    counts.add(format!("{} players", table.setup().players()));
    for row in final_table.rows() {
        let totals = mirror.totals();
        assert_eq!(i64::from(row.total), totals[row.seat.index()]);
        let better = totals
            .iter()
            .filter(|&&total| total > i64::from(row.total))
            .count();
        assert_eq!(usize::from(row.place), better + 1);
        let lines = table.reports().iter().flat_map(AgeReport::lines);
        let told: i32 = lines
            .filter(|line| line.seat == row.seat)
            .map(|line| line.coins)
            .sum();
        assert_eq!(told, row.total, "the lines add up to the final coins");
    }
    counts.add_if(final_table.winners().count() > 1, "shared victory");
    let places = final_table.rows().iter().map(|row| row.place);
    let distinct: std::collections::BTreeSet<u8> = places.collect();
    counts.add_if(distinct.len() < final_table.rows().len(), "shared place");
    counts.add_if(
        final_table.rows().iter().any(|row| row.total < 0),
        "negative total",
    );
}

#[test]
fn random_games_agree_with_a_plain_account_of_the_rules_in_every_state() {
    let mut counts = Counts::default();
    for seed in 0..GAMES {
        let record = play(seed, &mut counts);
        let text = record.to_string();
        let again = Record::read(&text).expect("a record reads back");
        assert!(again == record);
        assert_eq!(again.to_string(), text);
        for action in record.actions() {
            assert_eq!(action.to_string().parse(), Ok(*action));
        }
    }
    println!("{:#?}", counts.0);
    for (what, least) in [
        ("phase: the tiles are being drafted", 1000),
        ("phase: the Building Die is to be rolled", 10_000),
        ("phase: the builders are building", 10_000),
        ("phase: the builders are deciding about their cities", 1000),
        ("phase: the game is over", 2000),
        ("secret kept", 1000),
        ("builder served too few", 1000),
        ("builder served nothing", 1000),
        ("walls lifted", 1000),
        ("a wall lifted and placed again", 10),
        ("closed with pockets", 100),
        ("closed with a sealed lot inside", 10),
        ("closed with walls removed", 1000),
        ("perfect plan", 20),
        ("gave up", 1000),
        ("all gave up", 5),
        ("first Age ended", 2000),
        ("second Age ended", 2000),
        ("one invaded", 100),
        ("several invaded", 100),
        ("nobody invaded", 20),
        ("tie for the Shield", 100),
        ("one Longest Wall", 100),
        ("tie for the Longest Wall", 100),
        ("shared victory", 20),
        ("shared place", 100),
        ("negative total", 100),
        ("2 players", 280),
        ("3 players", 280),
        ("4 players", 280),
        ("5 players", 280),
        ("6 players", 280),
        ("7 players", 280),
        ("8 players", 280),
        ("everything tried", 10_000),
        ("refused: NoSuchSeat", 100),
        ("refused: NotNow", 100),
        ("refused: NotInTurn", 100),
        ("refused: NoBuilder", 100),
        ("refused: HasBuilt", 100),
        ("refused: HasDecided", 100),
        ("refused: NothingToDecide", 10),
        ("refused: TooEarlyToGiveUp", 10),
        ("refused: Layout QuadrantTaken", 10),
        ("refused: Layout GemTaken", 10),
        ("refused: Build Placement", 1000),
        ("refused: Build NoWallToLift", 1000),
        ("refused: Build NotTheShortfall", 1000),
        ("refused: City NotStanding", 100),
        ("refused: City OpenEnd", 100),
        ("refused: City CornerTwice", 100),
        ("refused: City SeveralLoops", 100),
        ("refused: City OnlySealed", 100),
        ("refused: City Decree", 100),
    ] {
        let count = counts.0.get(what).copied().unwrap_or(0);
        assert!(count >= least, "{what}: {count}, not {least}");
    }
}
