//! Whole games over the desk, and texts that nobody should send.

use super::*;
use crate::bots::york::{Bot, Effort, Level, LevelBot, Weighed};
use crate::rules::york::{Action, Boards, Options, Phase, Seat, Setup, enclosure};

const SEED: u64 = 11;

fn record(players: usize, boards: Boards) -> Record {
    Record::new(Setup::new(players, boards, Options::default()).unwrap(), 5)
}

fn question(record: &Record, id: u32, kind: Kind, seat: Seat) -> Question {
    Question {
        id,
        kind,
        seat,
        record: record.to_string(),
    }
}

fn ask(desk: &mut Desk, question: &Question) -> Answer {
    desk.take(&question.to_string());
    let answer = desk.finish().expect("a question has an answer");
    answer.parse().expect("an answer can be read")
}

/// What the mason does next, and in which seat.
fn next_action(record: &Record) -> Option<Action> {
    let seat = record.game().table().waiting().iter().next()?;
    let bot = LevelBot::new(Level::Mason, Effort::FULL, SEED);
    bot.choose(&record.game().view(seat))
        .map(|choice| choice.action)
}

#[test]
fn a_game_over_the_desk_is_the_game_that_the_bots_would_play() {
    let mut record = record(4, Boards::Draft);
    let mut desk = Desk::new();
    let mut id = 0;
    while let Some(seat) = record.game().table().waiting().iter().next() {
        let level = Level::ALL[seat.index()];
        let kind = Kind::Bot { level, seed: SEED };
        let choice = LevelBot::new(level, Effort::FULL, SEED).choose(&record.game().view(seat));
        let action = choice.unwrap().action;
        let answer = ask(&mut desk, &question(&record, id, kind, seat));
        assert_eq!(answer, Answer::Action { id, action });
        record.apply(&action).unwrap();
        id += 1;
    }
    assert!(desk.is_idle());
    assert!(record.game().table().final_table().is_some());
}

#[test]
fn hints_say_what_the_architect_would_do_and_print_as_they_are_read() {
    let mut record = record(2, Boards::Random);
    let mut desk = Desk::new();
    let (mut builds, mut closings) = (0, 0);
    while let Some(action) = next_action(&record) {
        let table = record.game().table();
        let walls = record.game().view(action.seat).walls();
        let answer = ask(&mut desk, &question(&record, 3, Kind::Hint, action.seat));
        match table.phase() {
            Phase::Building { .. } => {
                let Answer::Hint { id: 3, hint } = answer else {
                    panic!("{answer}");
                };
                let fewest = hint.fewest.expect("a city is possible");
                let hand = table.hand(action.seat).unwrap();
                let build = hint.build().expect("a builder is told what to build");
                assert_eq!(hand.check(&build), Ok(()));
                let target = hint.target().unwrap();
                assert!(target.walls_to_go(walls) >= fewest);
                assert!(!hint.is_closing());
                builds += 1;
            }
            Phase::Deciding { .. } => {
                let Answer::Hint { hint, .. } = answer else {
                    panic!("{answer}");
                };
                assert_eq!(hint.fewest, Some(0));
                assert_eq!(hint.build(), None);
                let perimeter = hint.target().unwrap().perimeter;
                let city = enclosure::declare(perimeter, walls, table.lots(), table.decree());
                assert_eq!(hint.is_closing(), city.is_ok());
                closings += 1;
            }
            _ => assert_eq!(answer, Answer::Failed { id: 3 }),
        }
        record.apply(&action).unwrap();
    }
    assert!(builds > 10 && closings > 1, "{builds} {closings}");
}

/// What has been weighed, with everything different from everything else.
fn weighed(is_build: bool) -> Weighed {
    use crate::bots::york::{Hundredths, Target};
    use crate::rules::york::Build;
    let build = Build::placing("a1n b1n".parse().unwrap()).lifting("h8e".parse().unwrap());
    Weighed {
        build: is_build.then_some(build),
        target: Target {
            perimeter: "c3n c3w c3e".parse().unwrap(),
            lots: "c3 c4".parse().unwrap(),
            coins: 4,
            vikings: 2,
        },
        walls_to_go: 5,
        rolls: Hundredths::new(310),
        value: Hundredths::new(-120),
    }
}

#[test]
fn every_kind_of_answer_prints_as_it_is_read() {
    let [close, build] = [false, true].map(weighed);
    let advices = [
        None,
        Some(Advice::Build(build)),
        Some(Advice::Close { close, keep: None }),
        Some(Advice::Close {
            close,
            keep: Some(close),
        }),
        Some(Advice::Keep {
            keep: close,
            close: None,
        }),
        Some(Advice::Keep {
            keep: close,
            close: Some(close),
        }),
    ];
    for (advice, fewest) in advices
        .into_iter()
        .zip([None, Some(0), Some(31)].into_iter().cycle())
    {
        let answer = Answer::Hint {
            id: 9,
            hint: Hint { fewest, advice },
        };
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    let failed = Answer::Failed { id: u32::MAX };
    assert_eq!(failed.to_string().parse(), Ok(failed));
}

#[test]
fn a_hint_is_answered_before_the_bots() {
    let mut record = record(3, Boards::Random);
    let roller = record.game().table().in_turn();
    record.apply(&Action::roll(roller)).unwrap();
    let bot = Kind::Bot {
        level: Level::Architect,
        seed: 1,
    };
    let mut desk = Desk::new();
    desk.take(&question(&record, 1, bot, roller).to_string());
    assert_eq!(desk.work(), None);
    assert_eq!(desk.work(), None);
    desk.take(&question(&record, 2, Kind::Hint, roller.next(3)).to_string());
    let ids: Vec<u32> = std::iter::from_fn(|| desk.finish())
        .map(|answer| answer.parse::<Answer>().unwrap().id())
        .collect();
    assert_eq!(ids, [2, 1]);
}

#[test]
fn what_is_forgotten_is_not_answered() {
    let record = record(2, Boards::Random);
    let seat = record.game().table().in_turn();
    let bot = Kind::Bot {
        level: Level::Mason,
        seed: 1,
    };
    let mut desk = Desk::new();
    desk.take(&question(&record, 1, bot, seat).to_string());
    desk.take(FORGET);
    assert!(desk.is_idle());
    assert_eq!(desk.work(), None);
}

#[test]
fn what_cannot_be_answered_has_failed() {
    let record = record(2, Boards::Random);
    let (roller, idle) = {
        let roller = record.game().table().in_turn();
        (roller, roller.next(2))
    };
    let nobody = Seat::from_index(7).unwrap();
    let bot = Kind::Bot {
        level: Level::Architect,
        seed: 1,
    };
    let sound = question(&record, 4, bot, roller).to_string();
    let mut bad = vec![
        question(&record, 4, bot, idle).to_string(),
        question(&record, 4, bot, nobody).to_string(),
        question(&record, 4, Kind::Hint, roller).to_string(),
        sound.replace("architect", "king"),
        sound.replacen("seed", "sead", 1),
        sound.replacen("architect 1", "architect", 1),
        sound.replacen("architect 1", "architect 1 1", 1),
        sound.replacen("question 4 ", "question 4 9", 1),
        "question 4".into(),
        "query 4".into(),
    ];
    bad.extend(
        (12..sound.len() - 1)
            .step_by(7)
            .map(|end| sound[..end].to_owned()),
    );
    for text in bad {
        let mut desk = Desk::new();
        desk.take(&text);
        assert_eq!(desk.finish().as_deref(), Some("failed 4"), "{text}");
        assert!(desk.is_idle());
    }
    for text in ["", "question", "\n", "question x 1 hint\n", "ä ö ü"] {
        let mut desk = Desk::new();
        desk.take(text);
        assert_eq!(desk.finish().as_deref(), Some("failed 0"), "{text:?}");
    }
}

#[test]
fn texts_that_are_no_answers_are_refused() {
    let good = Answer::Hint {
        id: 1,
        hint: Hint {
            fewest: Some(3),
            advice: Some(Advice::Build(weighed(true))),
        },
    };
    let text = good.to_string();
    // A list that ends early is a shorter list: of the last two parts each beginning can be read.
    let lists = text.find(";c3").unwrap();
    for end in 0..lists {
        assert_eq!(
            text[..end].parse::<Answer>(),
            Err(Unreadable),
            "{}",
            &text[..end]
        );
    }
    for text in [
        "action 1",
        "action 1 1 hop",
        "failed",
        "failed 1 2",
        "hint 1 x -",
        "hint 1 - - -",
        "hint 1 - -\n",
        "hint 1 - build",
        "answer 1",
    ] {
        assert_eq!(text.parse::<Answer>(), Err(Unreadable), "{text}");
    }
}
