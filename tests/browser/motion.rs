//! What moves by itself comes to rest where the rules say, at once where somebody wants it so, and is
//! in nobody's way.

use serde_json::{Value, json};

use crate::harness::{Page, in_chromium, in_every_engine};
use crate::table::screens::Screen;
use crate::table::{Hands, Manner, Players, STILL, Sight, sit_down};

/// With leisure, so that there is time to look.
const CALM: &str = "speed=calm;sound=off";
/// As a player has it.
const NORMAL: &str = "speed=normal;sound=off";

/// A person against a bot, at the first decree.
const LINK: &str = "seed:42;seats:person,mason;boards:random";

/// The numbers that lie up in the tower, as they are drawn.
const NUMBERS: &str = "[...document.querySelectorAll('.kings-tower__die')]
    .map((die) => getComputedStyle(die).visibility === 'visible' ? Number(die.textContent) : null)";

/// Whether anything moves.
const MOVES: &str = "document.getAnimations().some(({ playState }) => playState === 'running')";

async fn decree(page: &Page, settings: &str) -> Sight {
    sit_down(page, settings, LINK).await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    players
        .see("the first decree", |sight| sight.phase == "decree")
        .await
}

/// What the rules decree.
fn decreed(sight: &Sight) -> Value {
    let record = sight.record().expect("the game is kept");
    let tower = record.game().table().tower().expect("an Age has begun");
    json!(tower.grooves().map(|groove| groove.number))
}

async fn check_at_rest(page: &Page, sight: &Sight) {
    assert_eq!(page.eval(NUMBERS).await, decreed(sight));
    let cubes = "[...document.querySelectorAll('.cube')].every((cube) => getComputedStyle(cube).display === 'none')";
    assert_eq!(page.eval(cubes).await, json!(true), "no cube is left");
    assert_eq!(page.eval(MOVES).await, json!(false), "nothing moves");
}

in_every_engine!(the_kings_dice_fall_and_come_to_rest_on_the_decree);
async fn the_kings_dice_fall_and_come_to_rest_on_the_decree(page: &Page) {
    let sight = decree(page, CALM).await;
    assert_eq!(page.eval(MOVES).await, json!(true), "the dice fall");
    // Those who listen and those who test need not wait for them.
    let told = "[...document.querySelectorAll('.kings-tower__groove')].map(({ dataset }) => Number(dataset.number))";
    assert_eq!(page.eval(told).await, decreed(&sight));
    page.wait_until("!document.querySelector('[data-moves]')")
        .await;
    check_at_rest(page, &sight).await;
}

in_every_engine!(a_tap_or_a_key_brings_the_dice_to_rest);
async fn a_tap_or_a_key_brings_the_dice_to_rest(page: &Page) {
    let sight = decree(page, CALM).await;
    page.click(".kings-tower__words").await;
    check_at_rest(page, &sight).await;
    let sight = decree(page, CALM).await;
    page.keys(&['x']).await;
    check_at_rest(page, &sight).await;
}

in_every_engine!(nothing_moves_where_that_is_set);
async fn nothing_moves_where_that_is_set(page: &Page) {
    check_nothing_moves(page, STILL).await;
}

in_chromium!(nothing_moves_where_the_system_asks_for_reduced_motion);
async fn nothing_moves_where_the_system_asks_for_reduced_motion(page: &Page) {
    let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    page.devtools(
        "Emulation.setEmulatedMedia",
        json!({ "features": features }),
    )
    .await;
    check_nothing_moves(page, NORMAL).await;
}

/// On no screen on which something could move does anything.
async fn check_nothing_moves(page: &Page, settings: &str) {
    let sight = decree(page, settings).await;
    check_at_rest(page, &sight).await;
    for screen in [
        Screen::Building,
        Screen::Reveal,
        Screen::Closings,
        Screen::Score,
    ] {
        screen.show(page, settings, 4).await;
        assert_eq!(page.eval(MOVES).await, json!(false), "{screen:?}");
    }
}

/// At the end of its flight: which side of the cube looks at the player, from 0 on, how straight, and
/// how many shapes there are on the cube.
const LANDING: &str = "(() => {
    for (const motion of document.getAnimations()) {
      motion.pause();
      motion.currentTime = motion.effect.getComputedTiming().endTime - 0.01;
    }
    const matrix = (part) => new DOMMatrix(getComputedStyle(part).transform);
    const cube = document.querySelector('.die .cube');
    const sides = [...cube.children];
    const towards = sides.map((side) => matrix(cube).multiply(matrix(side)).m33);
    const most = Math.max(...towards);
    return [towards.indexOf(most), most > 0.999, new Set(sides.map((side) => side.innerHTML)).size,
      sides[0].innerHTML === document.querySelector('.die__face').innerHTML];
  })()";

in_every_engine!(the_building_die_lands_on_the_face_that_was_rolled);
async fn the_building_die_lands_on_the_face_that_was_rolled(page: &Page) {
    decree(page, CALM).await;
    page.click("[data-action=next]").await;
    page.click("[data-action=roll]").await;
    page.wait_for(".die[data-moves]").await;
    assert_eq!(page.eval(LANDING).await, json!([0, true, 6, true]));
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let sight = hands
        .see("somebody builds", |sight| sight.hand.is_some())
        .await;
    let record = sight.record().expect("the game is kept");
    let hand = record.game().table().hand(sight.seat()).expect("a hand");
    let shape = page
        .eval("document.querySelector('.die').dataset.shape")
        .await;
    assert_eq!(shape, json!(hand.shape().name()));
    page.keys(&['x']).await;
    let is_flat = "!document.querySelector('.die[data-moves]') && getComputedStyle(document.querySelector('.die__flight')).display === 'none' && getComputedStyle(document.querySelector('.die__face')).visibility === 'visible'";
    assert_eq!(page.eval(is_flat).await, json!(true), "a flat die is left");
}

in_every_engine!(somebody_in_a_hurry_never_waits_for_what_moves);
async fn somebody_in_a_hurry_never_waits_for_what_moves(page: &Page) {
    sit_down(page, CALM, LINK).await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    let sight = players
        .play_until("the third turn is shown", |sight| {
            let record = sight.record();
            sight.phase == "reveal" && record.is_some_and(|it| it.game().table().turn() >= 3)
        })
        .await;
    assert!(sight.has("next"));
}

in_every_engine!(a_city_closes_and_is_complete_when_that_is_over);
async fn a_city_closes_and_is_complete_when_that_is_over(page: &Page) {
    Screen::Closings.show(page, NORMAL, 4).await;
    page.wait_until("!document.querySelector('[data-moves]')")
        .await;
    let whole = "(() => {
        const seen = (css) => { const { opacity, transform, visibility } = getComputedStyle(document.querySelector(css)); return opacity === '1' && transform === 'none' && visibility === 'visible'; };
        return seen('.table__board .wall--perimeter') && seen('.table__board .lot-marks__city') && getComputedStyle(document.querySelector('.closing-show')).display === 'none';
      })()";
    assert_eq!(page.eval(whole).await, json!(true));
    assert_eq!(page.eval(MOVES).await, json!(false));
}

in_every_engine!(longships_pass_when_an_invasion_is_told);
async fn longships_pass_when_an_invasion_is_told(page: &Page) {
    Screen::Score.show(page, CALM, 4).await;
    page.wait_for(".raid[data-moves] .raid__ship").await;
    page.click("#score-title").await;
    let is_over = "!document.querySelector('[data-moves]') && getComputedStyle(document.querySelector('.raid')).display === 'none'";
    assert_eq!(page.eval(is_over).await, json!(true));
    assert_eq!(page.eval(MOVES).await, json!(false));
}
