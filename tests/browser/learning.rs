//! Learning by playing: the lesson from its first note to its last, whatever somebody does on the way, the
//! puzzles, and tips at the table.

use std::time::Duration;

use serde_json::json;

use walls_of_york::rules::york::{
    Action, Build, Decision, Deed, Record, Seat, StreetSet, enclosure,
};

use crate::harness::{Page, in_chromium, in_every_engine};
use crate::table::geometry::middle_of_street;
use crate::table::positions::a_shortage;
use crate::table::sight::Sight;
use crate::table::{Hands, Manner, STILL, come_in, go_on};

const COURSE: &str = include_str!("../../static/learn.txt");

/// The lines of the lesson or of a puzzle.
fn block(name: &str) -> Vec<&'static str> {
    let mut blocks = COURSE.split("\n== ").skip(1);
    let found = blocks.find_map(|block| block.strip_prefix(name)?.strip_prefix('\n'));
    found
        .unwrap_or_else(|| panic!("there is no {name}"))
        .lines()
        .collect()
}

/// The names of all puzzles.
fn puzzles() -> Vec<&'static str> {
    let blocks = COURSE.split("\n== ").skip(1);
    let puzzles = blocks.filter(|block| block.contains("\nbest "));
    puzzles
        .map(|block| block.lines().next().expect("a name"))
        .collect()
}

fn values(lines: &[&'static str], word: &str) -> Vec<&'static str> {
    let values = lines
        .iter()
        .filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    values.collect()
}

fn record(lines: &[&'static str]) -> Record {
    let text: String = values(lines, "|")
        .iter()
        .flat_map(|line| [line, "\n"])
        .collect();
    Record::read(&text).expect("a record")
}

fn first() -> Seat {
    Seat::from_index(0).expect("a seat")
}

/// What the person in the lesson builds, turn by turn.
fn builds() -> Vec<StreetSet> {
    let record = record(&block("lesson"));
    let own = record
        .actions()
        .iter()
        .filter(|action| action.seat == first());
    own.filter_map(|action| match action.deed {
        Deed::Build(build) => Some(build.place()),
        _ => None,
    })
    .collect()
}

/// The names of the lesson's notes that come one after the other.
fn steps() -> Vec<&'static str> {
    values(&block("lesson"), "note")
}

/// The note that is seen, once it stays.
async fn note(page: &Page) -> Option<String> {
    const NOTE: &str = "document.querySelector('.guide:not([hidden])')?.dataset.note ?? null";
    let (mut before, mut times) = (None, 0);
    for _ in 0..200 {
        let seen = page.eval(NOTE).await.as_str().map(str::to_owned);
        times = if seen == before { times + 1 } else { 0 };
        // Where there is none, one may be on its way.
        let wanted = if seen.is_some() { 3 } else { 12 };
        if times >= wanted {
            return seen;
        }
        before = seen;
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    panic!("the notes never rest");
}

async fn wait_for_note(page: &Page, name: &str) {
    let is_there =
        format!("document.querySelector('.guide:not([hidden])')?.dataset.note === '{name}'");
    page.wait_until(&is_there).await;
}

fn hands(page: &Page, manner: Manner) -> Hands<'_> {
    Hands { page, manner }
}

/// By finger, where the engine's driver delivers touch.
fn finger(page: &Page) -> Manner {
    if page.has_touch() {
        return Manner::FingerDrag;
    }
    eprintln!("by mouse: {} delivers no touch", page.engine.name());
    Manner::MouseDrag
}

async fn sight(hands: Hands<'_>) -> Sight {
    hands.see("the page", |_| true).await
}

/// Comes to the page of lessons from the start page.
async fn open_lessons(page: &Page) {
    page.click("[data-action=learn]").await;
    page.wait_for(".puzzles").await;
}

/// Begins an exercise anew, or the lesson at one of its notes.
async fn begin(page: &Page, wish: &str) {
    let call = format!("dispatchEvent(new CustomEvent('york-learn', {{ detail: '{wish}' }}))");
    page.eval(&call).await;
    let name = wish.split(' ').next().unwrap_or_default();
    page.wait_for(&format!("main.table[data-game='-{name}']"))
        .await;
}

/// Does what a note of the lesson asks for.
async fn follow(page: &Page, manner: Manner, name: &str) {
    let own = hands(page, manner);
    let sight = sight(own).await;
    let turn = page
        .eval("Number(document.querySelector('main').dataset.turn)")
        .await;
    let turn = usize::try_from(turn.as_u64().unwrap_or(1)).expect("a turn") - 1;
    match name {
        "decree" | "reveal" | "closed" | "waiting" | "counted" => own.press(&sight, "next").await,
        "place" | "viking" | "play-on" => own.press(&sight, "guide-on").await,
        "invasion" => own.press(&sight, "guide-skip").await,
        "roll" | "rotate" | "mirror" | "one-wall" | "close" => own.press(&sight, name).await,
        "score" => own.press(&sight, "tell-all").await,
        "forbidden" if manner == Manner::Keyboard => own.press(&sight, "guide-skip").await,
        "forbidden" => {
            let lot = sight.lot_box.expect("a board");
            let wall = builds()[0].first().expect("a wall");
            let pointer = if manner == Manner::FingerDrag {
                crate::harness::Pointer::Finger
            } else {
                crate::harness::Pointer::Mouse
            };
            page.taps(pointer, &[middle_of_street(wall, lot)]).await;
        }
        "pocket" if manner == Manner::Keyboard => own.press(&sight, "city-next").await,
        "pocket" => own.tap_lot(&sight, "d7").await,
        _ if name.starts_with("build") => own.press(&sight, "build").await,
        _ => {
            let wanted = builds()[turn];
            let lays = if name == "tap" && manner == Manner::FingerDrag {
                hands(page, Manner::FingerTap)
            } else {
                own
            };
            let sight = lays.turn(sight, wanted).await;
            let sight = lays.lay(sight, wanted).await;
            assert_eq!(sight.laid(), wanted, "{name}");
        }
    }
}

/// Goes through the lesson from its beginning, doing what it says; the notes that were seen.
async fn go_through(page: &Page, manner: Manner) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..150 {
        if let Some(name) = note(page).await {
            if seen.last() != Some(&name) {
                seen.push(name.clone());
            }
            follow(page, manner, &name).await;
            if name == "play-on" {
                return seen;
            }
            continue;
        }
        let sight = sight(hands(page, manner)).await;
        let led = ["next", "roll"]
            .into_iter()
            .find(|action| sight.has(action));
        if let Some(action) = led {
            hands(page, manner).press(&sight, action).await;
        }
    }
    panic!("the lesson does not end: {seen:?}");
}

/// The lesson has become a game like any other, in its second Age.
async fn is_played_on(page: &Page) {
    page.wait_until("document.querySelector('main.table')?.dataset.game.startsWith('.') === true")
        .await;
    page.wait_for("main.table[data-age='2']").await;
    let progress = page
        .eval("localStorage.getItem('walls-of-york.learn')")
        .await;
    assert!(
        progress
            .as_str()
            .is_some_and(|text| text.contains("lesson=done")),
        "{progress}"
    );
    let old = page
        .eval("localStorage.getItem('walls-of-york.game-lesson')")
        .await;
    assert_eq!(old, json!(null), "the lesson's own game has gone");
    assert_eq!(note(page).await, None);
}

in_every_engine!(a_newcomer_goes_through_the_whole_lesson_by_touch);
async fn a_newcomer_goes_through_the_whole_lesson_by_touch(page: &Page) {
    come_in(page, STILL).await;
    open_lessons(page).await;
    page.click("[data-exercise=lesson] [data-action=begin]")
        .await;
    page.wait_for("main.table").await;
    let seen = go_through(page, finger(page)).await;
    assert_eq!(seen, steps(), "every note comes up, in order");
    is_played_on(page).await;
}

in_every_engine!(the_lesson_is_gone_through_by_keyboard_alone);
async fn the_lesson_is_gone_through_by_keyboard_alone(page: &Page) {
    come_in(page, STILL).await;
    open_lessons(page).await;
    let own = hands(page, Manner::Keyboard);
    let sight = own.see("the lessons", |sight| sight.has("begin")).await;
    own.press(&sight, "begin").await;
    page.wait_for("main.table").await;
    let seen = go_through(page, Manner::Keyboard).await;
    assert_eq!(seen, steps());
    is_played_on(page).await;
}

in_every_engine!(skipping_every_step_leads_to_the_end);
async fn skipping_every_step_leads_to_the_end(page: &Page) {
    come_in(page, STILL).await;
    begin(page, "lesson").await;
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..150 {
        let name = note(page).await;
        let sight = sight(hands(page, Manner::MouseDrag)).await;
        let ways = ["guide-on", "guide-skip", "next", "roll"];
        let way = ways.into_iter().find(|action| sight.has(action));
        if let Some(action) = way {
            hands(page, Manner::MouseDrag).press(&sight, action).await;
        }
        if let Some(name) = name {
            if seen.last() != Some(&name) {
                seen.push(name.clone());
            }
            if name == "play-on" {
                break;
            }
        }
    }
    // Where nobody lays the piece it is built at once.
    let all = steps()
        .into_iter()
        .filter(|name| !name.starts_with("build"));
    assert_eq!(seen, all.collect::<Vec<_>>());
    is_played_on(page).await;
}

/// Lays the piece somewhere where it was not planned.
async fn lay_elsewhere(page: &Page) -> Sight {
    let own = hands(page, Manner::MouseDrag);
    let sight = own
        .see("something to build", |sight| sight.hand.is_some())
        .await;
    let lot = sight.lot_box.expect("a board");
    let elsewhere: StreetSet = "b2n".parse().expect("a street");
    let place = middle_of_street(elsewhere.first().expect("a street"), lot);
    page.taps(crate::harness::Pointer::Mouse, &[place]).await;
    own.see("it lies there", |sight| !sight.laid.is_empty())
        .await
}

const SAID: &str = "document.querySelector('.guide__text').textContent";

in_chromium!(an_odd_place_is_answered_at_every_step_and_can_be_taken_back);
async fn an_odd_place_is_answered_at_every_step_and_can_be_taken_back(page: &Page) {
    come_in(page, STILL).await;
    for name in ["drag", "lay", "tap", "corner", "shut", "border", "gap"] {
        begin(page, &format!("lesson {name}")).await;
        wait_for_note(page, name).await;
        let before = page.eval(SAID).await;
        let sight = lay_elsewhere(page).await;
        let is_answered = format!("{SAID} !== {before}");
        page.wait_until(&is_answered).await;
        assert_eq!(note(page).await.as_deref(), Some(name), "it waits");

        // Built all the same, the game goes on and the guide with it.
        let own = hands(page, Manner::MouseDrag);
        own.build(&sight).await;
        own.see("it is built", |sight| sight.phase == "reveal")
            .await;
        page.click("[data-action=next]").await;
        own.see("the next turn", |sight| {
            ["rolling", "building"].contains(&sight.phase.as_str())
        })
        .await;
        let sight = own.see("the next turn", |_| true).await;
        if sight.has("roll") {
            own.press(&sight, "roll").await;
        }
        wait_for_note(page, "own-way").await;
        assert!(
            page.is_seen("[data-action=hint]").await,
            "advice is to be had"
        );
    }
}

in_every_engine!(a_step_back_takes_the_game_back_too);
async fn a_step_back_takes_the_game_back_too(page: &Page) {
    come_in(page, STILL).await;
    begin(page, "lesson").await;
    for name in &steps()[..6] {
        wait_for_note(page, name).await;
        follow(page, Manner::MouseDrag, name).await;
    }
    wait_for_note(page, "rotate").await;
    let actions = "Number(document.querySelector('main').dataset.actions)";
    let far = page.eval(actions).await.as_u64().expect("a number");
    for name in ["reveal", "build", "drag"] {
        page.click("[data-action=guide-back]").await;
        wait_for_note(page, name).await;
    }
    let near = page.eval(actions).await.as_u64().expect("a number");
    assert!(near < far, "{near} actions after {far}");
    // And forward again, to the same game.
    for name in ["drag", "build", "reveal"] {
        wait_for_note(page, name).await;
        follow(page, Manner::MouseDrag, name).await;
    }
    wait_for_note(page, "rotate").await;
}

in_every_engine!(whoever_leaves_the_lesson_comes_back_to_where_it_was);
async fn whoever_leaves_the_lesson_comes_back_to_where_it_was(page: &Page) {
    come_in(page, STILL).await;
    begin(page, "lesson viking").await;
    wait_for_note(page, "viking").await;
    page.click("[data-action=guide-on]").await;
    wait_for_note(page, "mirror").await;
    let game = page
        .eval("localStorage.getItem('walls-of-york.game-lesson').split('\\n').filter((line) => line.startsWith('1 ')).join()")
        .await;
    page.goto("?again").await;
    page.wait_for("[data-phase=start]").await;
    assert!(
        !page.is_seen("[data-action=continue]").await,
        "it is no game like any other"
    );
    open_lessons(page).await;
    page.click("[data-exercise=lesson] [data-action=continue]")
        .await;
    page.wait_for("main.table").await;
    wait_for_note(page, "mirror").await;
    let again = page
        .eval("localStorage.getItem('walls-of-york.game-lesson').split('\\n').filter((line) => line.startsWith('1 ')).join()")
        .await;
    assert_eq!(again, game);

    // Also the way back is there.
    page.click("[data-action=guide-back]").await;
    wait_for_note(page, "viking").await;
    page.click("[data-action=guide-back]").await;
    wait_for_note(page, "build-4").await;
    let built = "localStorage.getItem('walls-of-york.game-lesson').split('\\n').filter((line) => line.startsWith('1 build')).length";
    assert_eq!(page.eval(built).await, json!(3), "as it was recorded");
}

in_every_engine!(the_lesson_ends_with_one_tap_and_the_game_goes_on);
async fn the_lesson_ends_with_one_tap_and_the_game_goes_on(page: &Page) {
    come_in(page, STILL).await;
    begin(page, "lesson drag").await;
    wait_for_note(page, "drag").await;
    page.click("[data-action=guide-end]").await;
    page.click("[data-action=guide-stay]").await;
    wait_for_note(page, "drag").await;
    page.click("[data-action=guide-end]").await;
    page.click("[data-action=guide-leave]").await;
    page.wait_until("document.querySelector('main.table')?.dataset.game.startsWith('.') === true")
        .await;
    assert_eq!(note(page).await, None);
    lay_elsewhere(page).await;
}

in_chromium!(every_paragraph_that_leads_into_the_lesson_leads_to_its_note);
async fn every_paragraph_that_leads_into_the_lesson_leads_to_its_note(page: &Page) {
    let book = include_str!("../../static/how-to-play-en.txt");
    let mut paragraph = "";
    come_in(page, STILL).await;
    for line in book.lines() {
        if let Some(name) = line.strip_prefix("# ") {
            paragraph = name;
        }
        let Some(name) = line.strip_prefix("! ") else {
            continue;
        };
        page.goto("?book").await;
        page.click("[data-action=how-to-play]").await;
        let link = format!("[data-paragraph={paragraph}] [data-action=in-lesson]");
        page.wait_for(&link).await;
        page.eval(&format!("document.querySelector('{link}').click()"))
            .await;
        page.wait_for("main.table[data-game='-lesson']").await;
        // It comes up when the lines before it have been told.
        let before = if name == "invasion" { "score" } else { name };
        wait_for_note(page, before).await;
    }
}

/// Plays what a puzzle says; the last of it closes the city.
async fn solve(page: &Page, manner: Manner, lines: &[&'static str]) {
    let own = hands(page, manner);
    let mut game = record(lines);
    for line in values(lines, "do") {
        let action: Action = line.parse().expect("an action");
        let table = game.game().table();
        let standing = table.player(first()).walls();
        match action.deed {
            Deed::Roll if action.seat == first() => {
                let sight = own.see("a roll", |sight| sight.has("roll")).await;
                own.press(&sight, "roll").await;
            }
            Deed::Build(build) => {
                let sight = own
                    .see("something to build", |sight| sight.hand.is_some())
                    .await;
                let sight = own.prepare(sight, &build, standing).await;
                own.build(&sight).await;
                own.see("it is built", |sight| sight.phase == "reveal")
                    .await;
                page.click("[data-action=next]").await;
            }
            Deed::Decide(Decision::Close(perimeter)) => {
                let cities = enclosure::cities(standing, table.lots(), table.decree(), 200);
                let place = cities.iter().position(|city| city.perimeter() == perimeter);
                let sight = own.see("a city", |sight| sight.has("close")).await;
                let steps = place.expect("the panel lists the city");
                if steps > 0 {
                    own.press_often(&sight, "city-next", steps).await;
                }
                let sight = own.see("a city", |sight| sight.has("close")).await;
                own.press(&sight, "close").await;
            }
            _ => {}
        }
        game.apply(&action).expect("what a puzzle says is legal");
    }
}

in_every_engine!(every_puzzle_is_solved_by_touch_and_wins_gold);
async fn every_puzzle_is_solved_by_touch_and_wins_gold(page: &Page) {
    come_in(page, STILL).await;
    open_lessons(page).await;
    let manner = finger(page);
    for name in puzzles() {
        let start = format!("[data-exercise={name}] [data-action=begin]");
        page.wait_for(&start).await;
        page.eval(&format!(
            "document.querySelector('{start}').scrollIntoView({{ block: 'center' }})"
        ))
        .await;
        page.click(&start).await;
        page.wait_for(&format!("main.table[data-game='-{name}']"))
            .await;
        wait_for_note(page, "task").await;
        let lines = block(name);
        solve(page, manner, &lines).await;
        page.wait_for("[data-dialog=verdict][data-medal=gold]")
            .await;
        let row = "[...document.querySelectorAll('.verdict__table tbody tr')].map((row) => row.textContent.replace(/^\\D+/, ''))";
        let rows = page.eval(row).await;
        assert_eq!(rows[0], rows[1], "{name}: as good as the best");
        page.click("[data-action=all-puzzles]").await;
        page.wait_for(&format!("[data-exercise={name}] .medal--gold"))
            .await;
    }
}

in_every_engine!(a_puzzle_is_solved_by_keyboard_alone);
async fn a_puzzle_is_solved_by_keyboard_alone(page: &Page) {
    come_in(page, STILL).await;
    begin(page, "cut-corner").await;
    solve(page, Manner::Keyboard, &block("cut-corner")).await;
    page.wait_for("[data-dialog=verdict][data-medal=gold]")
        .await;
}

in_every_engine!(a_lesser_city_wins_a_lesser_medal_and_none_in_time_wins_none);
async fn a_lesser_city_wins_a_lesser_medal_and_none_in_time_wins_none(page: &Page) {
    come_in(page, STILL).await;
    let own = hands(page, Manner::MouseDrag);
    // The city that is offered first is not the best one.
    begin(page, "pocket").await;
    let sight = own.see("a city", |sight| sight.has("close")).await;
    own.press(&sight, "close").await;
    page.wait_for("[data-dialog=verdict][data-medal=silver]")
        .await;
    page.click("[data-dialog=verdict] [data-action=again]")
        .await;
    page.wait_for("main[data-phase=deciding]").await;
    solve(page, Manner::MouseDrag, &block("pocket")).await;
    page.wait_for("[data-dialog=verdict][data-medal=gold]")
        .await;
    // Less than before takes nothing away.
    page.click("[data-dialog=verdict] [data-action=again]")
        .await;
    page.wait_for("main[data-phase=deciding]").await;
    let sight = own.see("a city", |sight| sight.has("close")).await;
    own.press(&sight, "close").await;
    page.wait_for("[data-dialog=verdict][data-medal=silver]")
        .await;
    page.click("[data-action=all-puzzles]").await;
    page.wait_for("[data-exercise=pocket] .medal--gold").await;

    begin(page, "last-stone").await;
    let sight = lay_elsewhere(page).await;
    own.build(&sight).await;
    own.see("it is built", |sight| sight.phase == "reveal")
        .await;
    page.click("[data-action=next]").await;
    page.wait_for("[data-dialog=verdict]:not([data-medal])")
        .await;
    page.click("[data-action=next-puzzle]").await;
    page.wait_for("main.table[data-game='-cut-corner']").await;
}

/// Lets tips come up, which `come_in` has turned off.
async fn allow_tips(page: &Page) {
    page.eval("localStorage.removeItem('walls-of-york.learn')")
        .await;
    page.goto("?tips#continue").await;
    page.wait_for("main.table").await;
}

in_every_engine!(what_is_new_is_explained_once_and_all_of_it_is_turned_off_with_one_tap);
async fn what_is_new_is_explained_once_and_all_of_it_is_turned_off_with_one_tap(page: &Page) {
    let shortage = a_shortage().kept_by_persons();
    go_on(page, STILL, &shortage).await;
    assert_eq!(note(page).await, None, "tips are off in tests");
    allow_tips(page).await;
    let lift = "[data-action=lift]";
    for _ in 0..4 {
        page.click("[data-action=lift-curtain]").await;
        page.wait_for("[data-hand]").await;
        if page.is_seen(lift).await {
            break;
        }
        let own = hands(page, Manner::MouseDrag);
        let sight = own
            .see("something to build", |sight| sight.hand.is_some())
            .await;
        let record = sight.record().expect("the game is kept");
        let hand = record.game().table().hand(sight.seat()).expect("a hand");
        let place = hand.shape().placements(hand.walls()).next();
        let build = Build::placing(place.expect("there is room"));
        let sight = own.prepare(sight, &build, hand.walls()).await;
        own.build(&sight).await;
    }
    wait_for_note(page, "lift").await;
    page.click("[data-action=guide-on]").await;
    assert_eq!(note(page).await, None, "read once");
    page.goto("?again#continue").await;
    page.wait_for("main.table").await;
    page.click("[data-action=lift-curtain]").await;
    page.wait_for(lift).await;
    assert_eq!(note(page).await, None, "it does not come up again");

    // All others too.
    allow_tips(page).await;
    page.click("[data-action=lift-curtain]").await;
    wait_for_note(page, "lift").await;
    page.click("[data-action=guide-end]").await;
    assert_eq!(note(page).await, None);
    let progress = page
        .eval("localStorage.getItem('walls-of-york.learn')")
        .await;
    assert_eq!(progress, json!("tips=off"));
    page.goto("").await;
    open_lessons(page).await;
    page.eval("document.querySelector('[data-action=tips]').scrollIntoView({ block: 'center' })")
        .await;
    page.click("[data-action=tips]").await;
    page.wait_until("!localStorage.getItem('walls-of-york.learn').includes('tips=off')")
        .await;
}

in_every_engine!(lessons_that_do_not_arrive_are_asked_for_again);
async fn lessons_that_do_not_arrive_are_asked_for_again(page: &Page) {
    is_asked_for_again(page, "learn.txt").await;
}

in_every_engine!(their_script_is_asked_for_again_too);
async fn their_script_is_asked_for_again_too(page: &Page) {
    is_asked_for_again(page, "learn.js").await;
}

async fn is_asked_for_again(page: &Page, file: &str) {
    come_in(page, STILL).await;
    page.server.fail(file);
    page.click("[data-action=learn]").await;
    page.wait_for("[data-notice=missing]").await;
    page.server.release();
    page.click("[data-action=try-again]").await;
    page.wait_for(".puzzles").await;
    page.take_troubles().await;
}

in_every_engine!(the_lesson_speaks_german_too);
async fn the_lesson_speaks_german_too(page: &Page) {
    come_in(page, &format!("{STILL};language=de")).await;
    open_lessons(page).await;
    assert_eq!(
        page.text("[data-exercise=lesson] h2").await,
        "Das erste Zeitalter"
    );
    begin(page, "lesson roll").await;
    wait_for_note(page, "roll").await;
    assert!(page.text(".guide__text").await.starts_with("Würfle."));
}
