//! Every word in every language.

use super::catalogue::Listed;
use super::*;
use crate::rules::york::enclosure::{ChoiceRefusal, Shortfall, shortfall};
use crate::rules::york::sample::Sampler;
use crate::rules::york::{
    Boards, Build, BuildRefusal, CityRefusal, Content, Event, FinalTable, Game, LayoutError, Lots,
    Options, Phase, PlacementRefusal, ReadProblem, Record, Refusal, ScoreLine, ScoreReason, Seat,
    SeatSet, Setup, StreetSet, enclosure,
};

const EN: &Words = Words::of(Language::English);
const DE: &Words = Words::of(Language::German);

fn seat(number: usize) -> Seat {
    Seat::from_index(number - 1).unwrap()
}

fn names(seat: Seat) -> String {
    ["Ada", "Bot Mason"][seat.index()].to_owned()
}

fn streets(text: &str) -> StreetSet {
    text.parse().unwrap()
}

#[test]
fn all_languages_have_the_same_gaps_in_the_same_places() {
    let [mut english, mut german] = [Vec::new(), Vec::new()];
    EN.0.list(&mut english);
    DE.0.list(&mut german);
    assert_eq!(english.len(), german.len());
    let gaps = |text: &str| text.matches("{}").count();
    for (english, german) in english.into_iter().zip(german) {
        assert!(!english.is_empty() && !german.is_empty());
        assert_eq!(gaps(english), gaps(german), "{english} / {german}");
    }
}

/// Neither empty nor with a gap, and a sentence with its beginning and end.
fn assert_sentence(text: &str) {
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text}");
    assert!(text.ends_with('.') && !text.contains("{}"), "{text}");
}

fn missing() -> Missing {
    match shortfall(
        streets("a1n a1w a1s b1n b1s b1e"),
        &Lots::EMPTY,
        Decree::new(2, 1, 0),
    ) {
        Some(Shortfall::Decree(missing)) => missing,
        other => panic!("{other:?}"),
    }
}

fn build_refusals() -> Vec<BuildRefusal> {
    vec![
        PlacementRefusal::Nothing.into(),
        PlacementRefusal::Taken(streets("d4n")).into(),
        PlacementRefusal::Taken(streets("d4n d4w")).into(),
        PlacementRefusal::OtherShape(Shape::Cup3).into(),
        BuildRefusal::NoWallToLift("d4n".parse().unwrap()),
        BuildRefusal::NotTheShortfall { due: 0, lifted: 1 },
        BuildRefusal::NotTheShortfall { due: 1, lifted: 0 },
        BuildRefusal::NotTheShortfall { due: 2, lifted: 1 },
        BuildRefusal::NoFreeStreet,
    ]
}

fn city_refusals() -> Vec<CityRefusal> {
    let corner = Corner::new(3, 3).unwrap();
    vec![
        CityRefusal::NoWalls,
        CityRefusal::NotStanding(streets("d4n")),
        CityRefusal::OpenEnd(corner),
        CityRefusal::CornerTwice(corner),
        CityRefusal::SeveralLoops,
        CityRefusal::OnlySealed,
        CityRefusal::Decree(missing()),
    ]
}

fn refusals() -> Vec<Refusal> {
    let one = seat(1);
    let (shape, waiting) = (Shape::Cup3, SeatSet::EMPTY);
    let served = crate::rules::york::Served::default();
    let quadrant = Quadrant::UpperLeft;
    let mut all = vec![
        Refusal::NoSuchSeat(one),
        Refusal::NotNow(Phase::Drafting),
        Refusal::NotNow(Phase::Rolling),
        Refusal::NotNow(Phase::Building {
            shape,
            served,
            waiting,
        }),
        Refusal::NotNow(Phase::Deciding { shape, waiting }),
        Refusal::NotNow(Phase::Over),
        Refusal::NotInTurn(one),
        Refusal::NoBuilder(one),
        Refusal::HasBuilt(one),
        Refusal::HasDecided(one),
        Refusal::NothingToDecide(one),
        Refusal::TooEarlyToGiveUp(3),
        LayoutError::QuadrantTaken(quadrant).into(),
        LayoutError::GemTaken(Gem::Blue).into(),
        LayoutError::NotFourQuadrants.into(),
        LayoutError::NoTile(quadrant).into(),
        LayoutError::Undecided.into(),
    ];
    all.extend(build_refusals().into_iter().map(Refusal::from));
    all.extend(city_refusals().into_iter().map(Refusal::from));
    all
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for words in [EN, DE] {
        for refusal in refusals() {
            assert_sentence(&words.refusal(&refusal));
        }
        assert_sentence(words.outside());
        let lots = "d4 e4".parse().unwrap();
        for refusal in [
            ChoiceRefusal::Nothing,
            ChoiceRefusal::Open(streets("d4n")),
            ChoiceRefusal::Apart(lots),
            ChoiceRefusal::Encloses(lots),
        ] {
            assert_sentence(&words.choice_refusal(&refusal));
        }
        for lack in [
            Shortfall::NoLoop,
            Shortfall::OnlySealed,
            Shortfall::Decree(missing()),
        ] {
            assert_sentence(&words.shortfall(&lack));
        }
    }
}

#[test]
fn refusals_say_what_a_player_needs() {
    let corner = CityRefusal::OpenEnd(Corner::new(8, 3).unwrap());
    assert_eq!(
        EN.city_refusal(&corner),
        "The ring is open at the north-east corner of h4."
    );
    assert_eq!(
        DE.city_refusal(&corner),
        "Der Ring ist offen an der Nordostecke von h4."
    );
    assert_eq!(
        EN.city_refusal(&CityRefusal::Decree(missing())),
        "For the King’s Decree this city still lacks 2 churches and 1 well."
    );
    assert_eq!(
        DE.city_refusal(&CityRefusal::Decree(missing())),
        "Für den Erlass des Königs fehlen dieser Stadt noch: 2 Kirchen und 1 Brunnen."
    );
    let due = BuildRefusal::NotTheShortfall { due: 1, lifted: 0 };
    assert_eq!(
        DE.build_refusal(&due),
        "Der Vorrat ist knapp: Nimm dafür genau 1 eigene Mauer auf. Bisher sind es 0."
    );
}

#[test]
fn what_is_wrong_with_a_text_is_said_in_german_without_english_sentences() {
    let setup = Setup::new(2, Boards::Random, Options::default()).unwrap();
    let text = Record::new(setup, 7).to_string();
    for (from, to) in [
        ("york game", "chess"),
        ("york game 1", "york game 9"),
        ("players 2", "players x"),
        ("players 2", "players 9"),
        ("boards random", "boards Bb> Bb> Bb> Bb>"),
        ("boards random", "maps"),
        ("options none", "options all"),
        ("options none", "options perfect-plan perfect-plan"),
        ("seed 7", "seed ?"),
        ("seed 7", "name 9 x"),
        ("seed 7", "name 1 x\nname 1 y"),
        ("seed 7", "seed 7\n1 hop"),
        ("seed 7", "seed 7\n"),
        ("seed 7", "seed 7\nx roll"),
        ("seed 7", "seed 7\n1 build z9"),
        ("seed 7", "seed 7\n1 draft Xx ul"),
        ("seed 7", "seed 7\n1 draft Bb> xx"),
        ("seed 7", "seed 7\n1 roll twice"),
        ("seed 7", "seed 7\n1 build a1n"),
        ("seed 7", "seed 8"),
    ] {
        let altered = text.replacen(from, to, 1);
        assert_ne!(text, altered, "{from}");
        let error = Record::read(altered).unwrap_err();
        assert_sentence(&EN.read_problem(error.problem()));
        let german = DE.read_problem(error.problem());
        assert_sentence(&german);
        assert!(
            !german.contains(" and ") && !german.contains("the "),
            "{german}"
        );
    }
    for problem in [
        ReadProblem::NoText,
        ReadProblem::NameTooLong,
        ReadProblem::CutOff,
        ReadProblem::TooLong,
    ] {
        assert_sentence(&DE.read_problem(&problem));
    }
}

#[test]
fn streets_have_names_that_can_be_read_out() {
    assert_eq!(DE.street("h8e".parse().unwrap()), "Straße östlich von h8");
    assert_eq!(EN.street("d4w".parse().unwrap()), "street west of d4");
}

#[test]
fn numbers_are_singular_or_plural_and_have_a_real_minus() {
    assert_eq!(
        [0, 1, 2, -1].map(|count| EN.coins(count)),
        ["0 coins", "1 coin", "2 coins", "−1 coin"]
    );
    assert_eq!([1, 2].map(|count| DE.walls(count)), ["1 Mauer", "2 Mauern"]);
    assert_eq!(DE.buildings(2, Building::Market), "2 Märkte");
    assert_eq!([5, 0, -5].map(difference), ["+5", "0", "−5"]);
}

#[test]
fn rolls_and_placements_are_told_in_full() {
    let rolled = Event::Rolled {
        seat: seat(1),
        shape: Shape::Corner2,
    };
    assert_eq!(
        EN.event_lines(&rolled, &names),
        ["Ada rolls two at a right angle: every closed city takes 1 coin."]
    );
    assert_eq!(
        DE.event_lines(&rolled, &names),
        ["Ada würfelt zwei über Eck: Jede geschlossene Stadt nimmt 1 Münze."]
    );
    let shown = |build| Event::Shown {
        seat: seat(2),
        build,
    };
    let three = Build::placing(streets("d4n d4w e4n"));
    assert_eq!(
        EN.event_lines(&shown(three), &names),
        ["Bot Mason built 3 walls: d4n d4w e4n."]
    );
    let one = Build::placing(streets("d4n")).lifting(streets("h8e"));
    assert_eq!(
        DE.event_lines(&shown(one), &names),
        ["Bot Mason hat 1 Mauer aufgenommen (h8e) und 1 Mauer gebaut: d4n."]
    );
    assert!(
        EN.event_lines(&Event::Built { seat: seat(1) }, &names)
            .is_empty()
    );
}

#[test]
fn a_closing_tells_what_the_city_holds_and_which_walls_go() {
    let walls = streets("d4n d4w d4s e4n e4s e4e h8e");
    let mut lots = Lots::EMPTY;
    lots.put("d4".parse().unwrap(), Content::Church);
    lots.put("e4".parse().unwrap(), Content::TwoCoins);
    let city = enclosure::best_city(walls, &lots, Decree::NONE).unwrap();
    let closed = Event::Closed {
        seat: seat(1),
        city,
        removed: streets("h8e"),
    };
    assert_eq!(
        EN.event_lines(&closed, &names),
        [
            "Ada closes a city: 2 lots, 1 church, 2 coins and no Vikings. 1 wall goes back to the supply."
        ]
    );
    assert_eq!(
        DE.event_lines(&closed, &names),
        [
            "Ada schließt eine Stadt: 2 Felder, 1 Kirche, 2 Münzen und keine Wikinger. \
         1 Mauer kommt zurück in den Vorrat."
        ]
    );
}

#[test]
fn every_reason_of_the_score_has_a_heading_an_explanation_and_a_line() {
    let reasons = [
        ScoreReason::CityCoins,
        ScoreReason::Waiting,
        ScoreReason::PerfectPlan,
        ScoreReason::LongestWall,
        ScoreReason::Vikings,
        ScoreReason::Shield,
        ScoreReason::ShieldTie,
        ScoreReason::Invasion,
        ScoreReason::GivenUp,
    ];
    for (index, reason) in reasons.into_iter().enumerate() {
        assert_eq!(reason as usize, index);
        for words in [EN, DE] {
            assert!(!words.score_reason(reason).is_empty());
            assert_sentence(words.score_why(reason));
            let line = ScoreLine::new(seat(1), reason, 2);
            let text = words.score_line(&line, "Ada");
            assert_sentence(&text);
            assert!(text.starts_with("Ada"));
        }
    }
    let invasion = ScoreLine::new(seat(1), ScoreReason::Invasion, -5).moving_vikings(-4);
    assert_eq!(
        EN.score_line(&invasion, "Ada"),
        "Ada has the most Viking tokens, 4 tokens, and is invaded: −5 coins at the end."
    );
}

#[test]
fn a_shared_victory_names_all_winners() {
    let table = FinalTable::new([(seat(1), 12, 0, false), (seat(2), 9, 0, true)]);
    assert_eq!(
        EN.event_lines(&Event::GameEnded(table.clone()), &names),
        [
            "The game is over.",
            "Ada and Bot Mason share the victory with 12 coins.",
            "1st: Ada, 12 coins.",
            "1st: Bot Mason, 12 coins."
        ]
    );
    assert_eq!(
        DE.victory(&table, &names),
        "Ada und Bot Mason teilen sich den Sieg mit 12 Münzen."
    );
}

#[test]
fn a_whole_game_is_told_in_sentences() {
    let options = Options {
        perfect_plan: true,
        longest_wall: true,
    };
    let setup = Setup::new(2, Boards::Draft, options).unwrap();
    let (mut game, mut events) = Game::new(setup, 5);
    let mut sampler = Sampler::new(5);
    while let Some(seat) = game.table().waiting().iter().next() {
        let action = sampler.action(&game.view(seat)).unwrap();
        events.extend(game.apply(&action).unwrap());
    }
    for words in [EN, DE] {
        for event in &events {
            words
                .event_lines(event, &names)
                .iter()
                .for_each(|line| assert_sentence(line));
        }
    }
}
