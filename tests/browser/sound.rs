//! Sound: none before the first touch, the right ones after it, none at all when it is off; and a game
//! without a loudspeaker is a game all the same.

use fantoccini::key::Key;
use serde_json::{Value, json};

use walls_of_york::app::table::sound::Body;
use walls_of_york::app::york::sounds::scores;

use crate::harness::{Page, USUAL, Wishes, in_every_engine};
use crate::table::screens::Screen;
use crate::table::{Hands, Manner, STILL, come_in, sit_down};

/// Settings with which nothing moves and everything sounds.
const LOUD: &str = "speed=off";
const LINK: &str = "seed:5;seats:person,mason;boards:random";

/// The browser's own loudspeaker, which notes what is asked of it.
const NOTED: Wishes = Wishes {
    head: "<script>
        window.audio = { made: 0, starts: [], calls: [], levels: [] };
        window.AudioContext = class extends AudioContext {
            constructor() { super(); audio.made++; }
            resume() { audio.calls.push('resume'); return super.resume(); }
            suspend() { audio.calls.push('suspend'); return super.suspend(); }
            createGain() { const gain = super.createGain(); audio.levels.push(gain.gain); return gain; }
            createBufferSource() {
                const source = super.createBufferSource();
                const start = source.start.bind(source);
                source.start = (when) => { start(when); audio.starts.push(Math.round(1000 * source.buffer.duration)); };
                return source;
            }
        };
        </script>",
    ..USUAL
};

/// What has been struck since the last time, in order.
async fn heard(page: &Page) -> Vec<Body> {
    let Value::Array(starts) = page.eval("audio.starts.splice(0)").await else {
        panic!("not a list of what was heard");
    };
    let body_of = |ms: &Value| {
        let ms = ms.as_u64().expect("a length");
        let body = Body::ALL
            .into_iter()
            .find(|body| u64::from(body.recipe().ms).abs_diff(ms) <= 1);
        body.unwrap_or_else(|| panic!("no body rings for {ms} ms"))
    };
    starts.iter().map(body_of).collect()
}

/// Waits until a body has been struck, and hands back all that was.
async fn hears(page: &Page, body: Body) -> Vec<Body> {
    let ms = body.recipe().ms;
    page.wait_until(&format!(
        "audio.starts.some((start) => Math.abs(start - {ms}) <= 1)"
    ))
    .await;
    heard(page).await
}

async fn count(page: &Page, expression: &str) -> i64 {
    let number = page.eval(expression).await;
    number.as_i64().expect("a number")
}

in_every_engine!(
    nothing_sounds_before_the_first_touch_and_dice_do_after_it,
    NOTED
);
async fn nothing_sounds_before_the_first_touch_and_dice_do_after_it(page: &Page) {
    sit_down(page, LOUD, LINK).await;
    page.wait_for("[data-phase=decree]").await;
    assert_eq!(count(page, "audio.made").await, 0, "nobody has touched it");
    page.click("[data-action=next]").await;
    page.click("[data-action=roll]").await;
    let struck = hears(page, Body::Wood).await;
    assert!(struck.iter().all(|&body| body == Body::Wood), "{struck:?}");
    assert_eq!(struck.len(), scores::DIE.len(), "the die tumbles");
    assert_eq!(
        count(page, "audio.made").await,
        1,
        "one loudspeaker is enough"
    );
}

in_every_engine!(the_kings_dice_rattle_when_a_touch_begins_the_game, NOTED);
async fn the_kings_dice_rattle_when_a_touch_begins_the_game(page: &Page) {
    come_in(page, LOUD).await;
    assert_eq!(count(page, "audio.made").await, 0);
    page.click("[data-action=play]").await;
    page.wait_for("[data-phase=decree]").await;
    assert_eq!(hears(page, Body::Wood).await.len(), scores::TOWER.len());
}

in_every_engine!(stone_sounds_under_the_builders_hand, NOTED);
async fn stone_sounds_under_the_builders_hand(page: &Page) {
    Screen::Building.show(page, LOUD, 2).await;
    assert_eq!(heard(page).await, [], "what was there before is no news");
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let sight = hands.see("a board", |sight| sight.lot_box.is_some()).await;
    hands.tap_lot(&sight, "e5").await;
    assert_eq!(hears(page, Body::Stone).await, [Body::Stone], "laid");
    page.click("[data-action=take-back]").await;
    assert_eq!(hears(page, Body::Stone).await, [Body::Stone], "taken back");
    hands.tap_lot(&sight, "e5").await;
    hears(page, Body::Stone).await;
    page.click("[data-action=build]").await;
    let built = hears(page, Body::Wood).await;
    assert!(built.len() > 2 && built.contains(&Body::Stone), "{built:?}");
}

in_every_engine!(a_bell_rings_for_a_closed_city, NOTED);
async fn a_bell_rings_for_a_closed_city(page: &Page) {
    Screen::Closings.show(page, LOUD, 2).await;
    hears(page, Body::Bell).await;
}

in_every_engine!(a_horn_and_five_bells_tell_the_end, NOTED);
async fn a_horn_and_five_bells_tell_the_end(page: &Page) {
    Screen::Over.show(page, LOUD, 2).await;
    let end = hears(page, Body::Bell).await;
    assert_eq!(end.iter().filter(|&&body| body == Body::Bell).count(), 5);
    assert!(
        end.contains(&Body::Horn),
        "all at once told an invasion: {end:?}"
    );
}

in_every_engine!(lines_of_the_score_sound_one_by_one, NOTED);
async fn lines_of_the_score_sound_one_by_one(page: &Page) {
    Screen::Score.show(page, LOUD, 2).await;
    page.goto("").await;
    page.click("[data-action=continue]").await;
    page.wait_for("[data-told='0']").await;
    assert_eq!(heard(page).await, []);
    page.click("[data-action=tell]").await;
    let first = hears(page, Body::Coin).await;
    assert!(first.iter().all(|&body| body == Body::Coin), "{first:?}");
}

in_every_engine!(what_is_off_makes_no_sound_until_it_is_on, NOTED);
async fn what_is_off_makes_no_sound_until_it_is_on(page: &Page) {
    sit_down(page, STILL, LINK).await;
    page.click("[data-action=next]").await;
    page.click("[data-action=roll]").await;
    page.wait_for("[data-phase=building]").await;
    assert_eq!(count(page, "audio.made").await, 0, "not even a loudspeaker");

    // By key: on, with a sample of how loud it is; and off.
    page.keys(&['m']).await;
    assert_eq!(hears(page, Body::Stone).await, [Body::Stone]);
    page.wait_until("document.querySelector('[data-action=sound]').ariaPressed === 'true'")
        .await;
    page.keys(&['m']).await;
    page.wait_until("localStorage['walls-of-york.settings'].includes('sound=off')")
        .await;
    // By the button beside the menu, and by the menu.
    page.click("[data-action=sound]").await;
    assert_eq!(hears(page, Body::Stone).await, [Body::Stone]);
    page.click("[data-action=menu]").await;
    page.click("[data-action=turn-sound]").await;
    page.wait_until("localStorage['walls-of-york.settings'].includes('sound=off')")
        .await;
    page.keys(&[Key::Escape.into()]).await;
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let sight = hands.see("a board", |sight| sight.hand.is_some()).await;
    hands.tap_lot(&sight, "e5").await;
    hands
        .see("the piece lies there", |sight| !sight.laid.is_empty())
        .await;
    assert_eq!(heard(page).await, [], "it is off again");
}

in_every_engine!(the_volume_is_heard_and_remembered, NOTED);
async fn the_volume_is_heard_and_remembered(page: &Page) {
    Screen::Settings.show(page, LOUD, 2).await;
    let slider = "document.querySelector('[data-field=volume]')";
    assert_eq!(page.eval(&format!("{slider}.value")).await, json!("70"));
    page.eval(&format!("{slider}.focus()")).await;
    page.keys(&[Key::Left.into(), Key::Left.into()]).await;
    assert!(!hears(page, Body::Stone).await.is_empty(), "a sample");
    page.wait_until("localStorage['walls-of-york.settings'].includes('volume=50')")
        .await;
    // The first gain is that of everything; ears hear the square of it.
    page.wait_until("Math.abs(audio.levels[0].value - 0.25) < 0.001")
        .await;
    page.goto("").await;
    page.click("[data-action=settings]").await;
    page.wait_for("[data-field=volume]").await;
    assert_eq!(page.eval(&format!("{slider}.value")).await, json!("50"));
    page.wait_until("Math.abs(audio.levels[0].value - 0.25) < 0.001")
        .await;

    page.click("[data-field=sound]").await;
    page.wait_until(&format!("!{slider}")).await;
    page.wait_until("audio.levels[0].value === 0").await;
}

in_every_engine!(a_hidden_page_is_silent, NOTED);
async fn a_hidden_page_is_silent(page: &Page) {
    let hide = |is_hidden: bool| {
        format!(
            "(Object.defineProperty(document, 'hidden', {{ value: {is_hidden}, configurable: true }}),
                document.dispatchEvent(new Event('visibilitychange')), audio.calls.at(-1))"
        )
    };
    Screen::Rolling.show(page, LOUD, 2).await;
    page.eval("audio.calls.length = 0").await;
    assert_eq!(page.eval(&hide(true)).await, json!("suspend"));
    page.click("[data-action=roll]").await;
    page.wait_for("[data-phase=curtain]").await;
    assert_eq!(heard(page).await, []);
    page.wait_until("audio.calls.at(-1) === 'suspend'").await;
    page.eval(&hide(false)).await;
    page.wait_until("audio.calls.at(-1) === 'resume'").await;
}

/// Plays on where there is no sound; errors on the page fail every test.
async fn plays_in_silence(page: &Page) {
    sit_down(page, LOUD, LINK).await;
    page.click("[data-action=next]").await;
    page.click("[data-action=roll]").await;
    let hands = Hands {
        page,
        manner: Manner::MouseDrag,
    };
    let sight = hands.see("a board", |sight| sight.hand.is_some()).await;
    hands.tap_lot(&sight, "e5").await;
    page.click("[data-action=build]:enabled").await;
    page.wait_for("[data-phase=reveal]").await;
    page.keys(&['m', 'm']).await;
}

const THROWING: Wishes = Wishes {
    head: "<script>window.AudioContext = class { constructor() { throw new Error('no device'); } };</script>",
    ..USUAL
};

in_every_engine!(a_loudspeaker_that_throws_leaves_a_game, THROWING);
async fn a_loudspeaker_that_throws_leaves_a_game(page: &Page) {
    plays_in_silence(page).await;
}

const MISSING: Wishes = Wishes {
    head: "<script>delete window.AudioContext;</script>",
    ..USUAL
};

in_every_engine!(a_browser_without_audio_has_a_game, MISSING);
async fn a_browser_without_audio_has_a_game(page: &Page) {
    plays_in_silence(page).await;
}
