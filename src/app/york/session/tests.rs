use std::cell::Cell;
use std::rc::Rc;

use yew::Reducible;

use super::*;
use crate::bots::york::{Bot, Effort, LevelBot};
use crate::rules::york::{Boards, City, Options, Shape, StreetSet};

const MASON: Who = Who::Bot(Level::Mason);

fn seated(seats: &[Who], boards: Boards) -> Rc<Session> {
    let mut plan = Plan::of_seats(seats);
    plan.boards = boards;
    plan.options = Options {
        perfect_plan: true,
        longest_wall: true,
    };
    Rc::new(Session::open(&Opening::New { plan, seed: 7 }))
}

fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).unwrap()
}

/// What is done on a seat: the first one is quicker than the others.
fn deed(session: &Session, seat: Seat) -> Action {
    let level = if seat.index() == 0 {
        Level::Mason
    } else {
        Level::Apprentice
    };
    let bot = LevelBot::new(level, Effort::TENTH, 1);
    let view = session.record().game().view(seat);
    bot.choose(&view).expect("the game waits for it").action
}

fn answered(mut session: Rc<Session>) -> Rc<Session> {
    for wanted in session.wanted() {
        let action = deed(&session, wanted.seat);
        session = session.reduce(Step::Answer {
            id: wanted.id,
            action,
        });
    }
    session
}

/// One step further: bots answer, persons play alike.
fn further(session: Rc<Session>) -> Rc<Session> {
    let session = answered(session);
    match session.stage() {
        Stage::Drafting(seat) if !session.is_person(seat) => session,
        Stage::Drafting(seat)
        | Stage::Rolling(seat)
        | Stage::Building(seat)
        | Stage::Deciding(seat) => {
            let action = deed(&session, seat);
            session.reduce(Step::Act(action))
        }
        Stage::Curtain(_) => session.reduce(Step::LiftCurtain),
        Stage::Waiting | Stage::Over => session,
        Stage::Score(_) => session.reduce(Step::TellAll).reduce(Step::Read),
        Stage::Decree | Stage::Reveal | Stage::Closings => session.reduce(Step::Read),
    }
}

fn until(session: Rc<Session>, is_there: impl Fn(&Session) -> bool) -> Rc<Session> {
    let mut session = session;
    for _ in 0..5_000 {
        if is_there(&session) {
            return session;
        }
        session = further(session);
    }
    panic!("never there: {:?}", session.stage())
}

#[test]
fn games_of_persons_and_bots_come_to_their_final_table_and_survive_a_reload_at_every_step() {
    let tables = [
        (vec![Who::Person, MASON, MASON], Boards::Random),
        (vec![Who::Person, Who::Person], Boards::Draft),
        (vec![MASON; 8], Boards::Random),
    ];
    for (seats, boards) in tables {
        let mut session = seated(&seats, boards);
        let mut steps = 0;
        while session.stage() != Stage::Over {
            session = further(session);
            steps += 1;
            assert!(steps < 3_000, "stuck in {:?}", session.stage());
            let kept = Kept::from_text(&session.kept().to_text()).unwrap();
            let again = Session::open(&Opening::Kept(kept));
            match session.stage() {
                // Whoever opens the game again has to lift the curtain again.
                Stage::Building(seat) | Stage::Deciding(seat)
                    if again.stage() == Stage::Curtain(seat) => {}
                stage => assert_eq!(again.stage(), stage),
            }
            assert_eq!(again.scene().seats.len(), seats.len());
            assert!(session.refusal().is_none());
        }
        let record = Record::read(session.record().to_string()).unwrap();
        assert_eq!(
            record.game().table().final_table(),
            session.table().final_table()
        );
    }
}

#[test]
fn a_curtain_falls_between_persons_who_build_and_never_for_one_alone() {
    let alone = until(seated(&[Who::Person, MASON], Boards::Random), |session| {
        assert!(!matches!(session.stage(), Stage::Curtain(_)));
        session.stage() == Stage::Over
    });
    assert!(alone.table().final_table().is_some());

    let two = seated(&[Who::Person, Who::Person, MASON], Boards::Random);
    let two = until(two, |session| matches!(session.stage(), Stage::Curtain(_)));
    let Stage::Curtain(first) = two.stage() else {
        unreachable!()
    };
    let lifted = two.reduce(Step::LiftCurtain);
    assert_eq!(lifted.stage(), Stage::Building(first));
    let action = deed(&lifted, first);
    let built = lifted.reduce(Step::Act(action));
    assert!(matches!(built.stage(), Stage::Curtain(second) if second != first));
}

#[test]
fn who_has_closed_is_not_called_behind_the_curtain() {
    let session = seated(&[Who::Person, Who::Person], Boards::Random);
    // The way from where one of them has closed to the end of the Age.
    let one_left = until(session, |session| session.table().builders().len() == 1);
    let builder = one_left.table().builders().iter().next().unwrap();
    let calls = Cell::new(0);
    until(one_left, |session| {
        if session.table().builders().len() == 1 {
            let stage = session.stage();
            assert!(!matches!(stage, Stage::Curtain(_)), "{stage:?}");
            if let Stage::Building(seat) | Stage::Deciding(seat) = stage {
                assert_eq!(seat, builder);
                calls.set(calls.get() + 1);
            }
        }
        matches!(session.stage(), Stage::Score(_))
    });
    assert!(calls.get() > 0, "one has built alone");
}

#[test]
fn bots_act_only_after_the_table_has_seen_what_came_before() {
    let session = seated(&[Who::Person, MASON], Boards::Random);
    let shown = until(session, |session| session.stage() == Stage::Reveal);
    let before = shown.record().actions().len();
    let thought = answered(shown);
    assert_eq!(thought.record().actions().len(), before);
    assert_eq!(thought.stage(), Stage::Reveal);
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let session = seated(&[Who::Person, MASON], Boards::Random);
    let first = until(session, |session| !session.wanted().is_empty());
    let old = first.wanted()[0];
    let action = deed(&first, old.seat);
    let later = until(first.clone(), |session| {
        session.wanted().iter().any(|wanted| wanted.id != old.id)
    });
    let count = later.record().actions().len();
    let same = later.reduce(Step::Answer { id: old.id, action });
    assert_eq!(same.record().actions().len(), count);
    assert!(!same.wanted().is_empty());
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    let session = seated(&[Who::Person, Who::Person], Boards::Random);
    let session = until(session, |session| {
        matches!(session.stage(), Stage::Rolling(_))
    });
    let wrong = session.table().in_turn().next(2);
    let refused = session.clone().reduce(Step::Act(Action::roll(wrong)));
    assert!(matches!(refused.refusal(), Some(Refusal::NotInTurn(_))));
    assert_eq!(refused.record(), session.record());
    assert!(refused.reduce(Step::Forgive).refusal().is_none());
}

#[test]
fn the_text_of_a_game_ends_before_what_is_still_secret() {
    let session = seated(&[Who::Person, Who::Person, MASON], Boards::Random);
    let session = until(session, |session| {
        let open = session.table().waiting().len();
        matches!(session.table().phase(), Phase::Building { .. }) && open == 1
    });
    let text = Record::read(session.open_text()).unwrap();
    assert!(matches!(
        text.game().table().phase(),
        Phase::Building { waiting, .. } if waiting.len() == 3
    ));
    assert_eq!(
        text.actions().len() + 2,
        session.record().actions().len(),
        "two builds are left out"
    );
}

#[test]
fn a_seat_goes_to_a_bot_and_back() {
    let session = seated(&[Who::Person, Who::Person], Boards::Random);
    let session = until(session, |session| {
        matches!(session.stage(), Stage::Curtain(_))
    });
    let Stage::Curtain(first) = session.stage() else {
        unreachable!()
    };
    let other = first.next(2);
    let handed = session.reduce(Step::Reseat(first, MASON));
    assert!(handed.wanted().iter().any(|wanted| wanted.seat == first));
    assert_eq!(handed.kept().plan.seats[first.index()].who, MASON);
    let bot_built = answered(handed);
    assert!(
        matches!(bot_built.stage(), Stage::Curtain(seat) | Stage::Building(seat) if seat == other)
    );
    let back = bot_built.reduce(Step::Reseat(first, Who::Person));
    assert!(back.is_person(first));
}

#[test]
fn whoever_takes_a_seat_is_asked_anew_and_the_others_are_left_in_peace() {
    let session = seated(&[Who::Person, MASON], Boards::Random);
    let session = until(session, |session| {
        matches!(session.stage(), Stage::Building(_))
    });
    let asked = session.question(seat(2));
    let taken = session.clone().reduce(Step::Reseat(seat(2), Who::Person));
    let handed = taken.reduce(Step::Reseat(seat(2), MASON));
    let wanted = handed.wanted();
    assert_eq!(wanted.len(), 1);
    assert_ne!(wanted[0].id, asked);
    assert_eq!(handed.question(seat(1)), session.question(seat(1)));
}

#[test]
fn whoever_takes_a_seat_while_the_bots_run_sees_what_happens() {
    let session = seated(&[Who::Person, MASON, MASON, MASON], Boards::Random);
    let closed = until(session, |session| {
        session.is_up_to_bots() && session.stage() == Stage::Rolling(session.table().in_turn())
    });
    let running = closed.reduce(Step::RunBots);
    assert!(running.runs_bots());
    let builder = running.table().builders().iter().next().unwrap();
    let taken = running.reduce(Step::Reseat(builder, Who::Person));
    assert!(!taken.runs_bots());
    assert!(!taken.is_up_to_bots());
}

#[test]
fn bots_run_to_the_end_of_the_age_once_every_person_has_closed() {
    let session = seated(&[Who::Person, MASON, MASON, MASON], Boards::Random);
    let closed = until(session, |session| {
        session.is_up_to_bots() && session.stage() == Stage::Rolling(session.table().in_turn())
    });
    let mut running = closed.reduce(Step::RunBots);
    for _ in 0..500 {
        if matches!(running.stage(), Stage::Score(_)) {
            break;
        }
        assert!(
            matches!(running.stage(), Stage::Waiting),
            "nothing stops the bots: {:?}",
            running.stage()
        );
        running = answered(running);
    }
    assert!(matches!(running.stage(), Stage::Score(_)));
    assert!(!running.runs_bots());
}

#[test]
fn the_scene_of_an_age_s_end_shows_the_cities_and_counts_up_line_by_line() {
    let session = seated(&[Who::Person, MASON], Boards::Random);
    let mut session = until(session, |session| {
        matches!(session.stage(), Stage::Score(_))
    });
    let report = session.report().unwrap().clone();
    let first = session.scene();
    assert_eq!(first.age, crate::rules::york::Age::First);
    assert_eq!(first.turn, usize::from(report.turns()));
    for (place, scene) in first.seats.iter().enumerate() {
        let city = report.city(seat(place + 1));
        assert_eq!(scene.city, city.map(City::lots));
        assert_eq!(scene.walls.is_empty(), city.is_none());
        assert_eq!(
            (scene.vikings, scene.invasions),
            (0, 0),
            "nothing is told yet"
        );
    }
    for told in 1..=report.lines().len() {
        session = session.reduce(Step::Tell);
        assert_eq!(session.told(), told);
    }
    let last = session.scene();
    for (scene, (_, player)) in last.seats.iter().zip(session.table().players()) {
        assert_eq!(
            (scene.coins, scene.vikings),
            (player.coins(), player.vikings())
        );
        assert_eq!(scene.invasions, player.invasions());
    }
    let next = session.reduce(Step::Read);
    assert_eq!(next.stage(), Stage::Decree);
    assert!(
        next.scene()
            .seats
            .iter()
            .all(|seat| seat.walls == StreetSet::EMPTY)
    );
}

#[test]
fn the_scene_of_a_turn_names_its_roll_until_the_next_is_due() {
    let session = seated(&[Who::Person, MASON], Boards::Random);
    let built = until(session, |session| {
        matches!(session.stage(), Stage::Building(_))
    });
    let scene = built.scene();
    let shape: Option<Shape> = built.table().shape();
    assert_eq!((scene.turn, scene.shape), (1, shape));
    let shown = until(built, |session| session.stage() == Stage::Reveal);
    let scene = shown.scene();
    assert_eq!((scene.turn, scene.shape), (1, shape));
    assert!(scene.seats.iter().all(|seat| !seat.fresh.is_empty()));
    let next = until(shown, |session| {
        matches!(session.stage(), Stage::Rolling(_))
    });
    assert_eq!((next.scene().turn, next.scene().shape), (2, None));
}
