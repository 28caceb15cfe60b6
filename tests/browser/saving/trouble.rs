//! Storage that is full, blocked or damaged, and games of other versions.

use serde_json::json;

use super::{content, game_with, games, only_game, to_roll, whole};
use crate::harness::{Page, USUAL, Wishes, in_every_engine};
use crate::lobby::paste;
use crate::table::positions::a_hopeless_age;
use crate::table::{STILL, come_in, go_on};

/// Leaves no room for a single character.
const FILL: &str = "(() => {
    let number = 0;
    for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
            for (;;) { localStorage.setItem(`junk.${number}`, 'x'.repeat(size)); number += 1; }
        } catch { /* No room for so much: less. */ }
    }
    return number > 0;
})()";

const RECORD: &str = include_str!("../../data/games/two-draft.york");

in_every_engine!(when_the_storage_is_full_the_game_goes_on_and_says_so_once);
async fn when_the_storage_is_full_the_game_goes_on_and_says_so_once(page: &Page) {
    to_roll(page).await;

    // With a finished game, which makes room.
    let finished =
        format!("york table 2\nseats:person,person\nread all\nname\nfinished 5\n{RECORD}");
    let keep = "localStorage.setItem('walls-of-york.game.5', arguments[0])";
    let kept = page.client.execute(keep, vec![json!(finished)]);
    kept.await.expect("there is room");
    assert_eq!(page.eval(FILL).await, json!(true));
    page.click("[data-action=roll]").await;
    page.wait_for("[data-phase=building]").await;
    page.wait_until("!localStorage.getItem('walls-of-york.game.5')")
        .await;
    let rolled = game_with(page, 1).await;
    assert!(!page.is_seen("[data-notice=not-kept]").await);

    // Without: what was kept last is whole, and the table says that no more is kept.
    page.eval(FILL).await;
    page.click("[data-action=one-wall]").await;
    page.click(".build__board [tabindex='0']").await;
    page.click("[data-action=build]:enabled").await;
    page.wait_for("[data-phase=waiting]").await;
    page.wait_for("[data-notice=not-kept]").await;
    assert_eq!(only_game(page).await, rolled);
    page.click("[data-action=understood]").await;
    page.wait_until("!document.querySelector('[data-notice=not-kept]')")
        .await;
    page.server.release();
    // The game goes on; once is enough.
    page.wait_for("[data-phase=reveal]").await;
    page.click("[data-action=next]").await;
    page.wait_until("document.querySelector('main').dataset.phase !== 'reveal'")
        .await;
    assert!(!page.is_seen("[data-notice=not-kept]").await);

    // Until the page is closed nothing of it is lost, though the browser keeps none of it.
    let phase = page
        .eval("document.querySelector('main').dataset.phase")
        .await;
    page.click("[data-action=menu]").await;
    page.click("[data-action=leave]").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main.table").await;
    let after = page
        .eval("document.querySelector('main').dataset.phase")
        .await;
    assert_eq!(after, phase);
    assert_eq!(only_game(page).await, rolled);
    // Kept again as soon as there is room; and then the page may be closed.
    page.eval("localStorage.clear()").await;
    page.click("[data-action=menu]").await;
    page.click("[data-action=leave]").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main.table").await;
    page.wait_until(
        "Object.keys(localStorage).some((key) => key.startsWith('walls-of-york.game.'))",
    )
    .await;
    assert!(only_game(page).await.record.actions().len() > rolled.record.actions().len());
}

in_every_engine!(finished_games_stay_where_giving_them_up_is_no_use);
async fn finished_games_stay_where_giving_them_up_is_no_use(page: &Page) {
    to_roll(page).await;
    let finished =
        format!("york table 2\nseats:person,person\nread all\nname\nfinished 5\n{RECORD}");
    // The browser refuses every game but finished ones, whatever room there is.
    let refuse = "localStorage.setItem('walls-of-york.game.5', arguments[0]);
        const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
            if (/\\nplayed /.test(text)) throw new DOMException('full', 'QuotaExceededError');
            set.call(this, key, text);
        };";
    let refused = page.client.execute(refuse, vec![json!(finished)]);
    refused.await.expect("there is room for one");
    page.click("[data-action=roll]").await;
    page.wait_for("[data-notice=not-kept]").await;
    assert_eq!(games(page).await[".5"], finished);
    page.server.release();
}

/// A browser that lets the page store nothing, and says so by throwing.
const BLOCKED: Wishes = Wishes {
    head: "<script>Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } })</script>",
    ..USUAL
};

in_every_engine!(
    where_storage_is_blocked_the_first_game_says_so_and_goes_on,
    BLOCKED
);
async fn where_storage_is_blocked_the_first_game_says_so_and_goes_on(page: &Page) {
    page.start().await;
    page.click("[data-action=games]").await;
    let list = page.text("main[data-phase=games]").await;
    assert!(list.contains("does not let this page store"), "{list}");
    page.click("[data-action=back]").await;
    page.click("[data-action=play]").await;
    page.wait_for("[data-phase=decree]").await;
    page.click("[data-notice=not-kept] [data-action=understood]")
        .await;
    page.wait_until("!document.querySelector('[data-notice=not-kept]')")
        .await;
    page.click("[data-action=next]").await;
    page.wait_until("document.querySelector('main').dataset.phase !== 'decree'")
        .await;
    // Once is enough: the next game does not say it again.
    page.click("[data-action=menu]").await;
    page.click("[data-action=leave]").await;
    page.wait_for("[data-action=continue]").await;
    page.click("[data-action=play]").await;
    page.wait_for("[data-phase=decree]").await;
    assert!(!page.is_seen("[data-notice=not-kept]").await);
    // Until the page is closed both games are there.
    page.click("[data-action=menu]").await;
    page.click("[data-action=leave]").await;
    page.click("[data-action=games]").await;
    page.wait_until("document.querySelectorAll('[data-game]').length === 2")
        .await;
}

in_every_engine!(a_damaged_game_says_what_is_wrong_and_its_readable_part_goes_on);
async fn a_damaged_game_says_what_is_wrong_and_its_readable_part_goes_on(page: &Page) {
    let text = a_hopeless_age().kept_by_persons();
    let cut = &text[..text.len() - 30];
    come_in(page, STILL).await;
    let keep = "localStorage.setItem('walls-of-york.game.1', arguments[0])";
    let kept = page.client.execute(keep, vec![json!(cut)]);
    kept.await.expect("the browser keeps it");
    page.goto("").await;
    let card = content(page, "[data-kept]").await;
    let line = cut.lines().count().to_string();
    for part in [
        "damaged",
        &format!("Line {line} "),
        "Nothing has been thrown away",
    ] {
        assert!(card.contains(part), "no {part:?} in {card:?}");
    }
    page.click("[data-action=open-part]").await;
    page.wait_for("main.table").await;
    page.wait_until("Object.keys(localStorage).filter((key) => key.startsWith('walls-of-york.game')).length === 2")
        .await;
    let after = games(page).await;
    assert_eq!(after[".1"], cut, "the damaged text is as it was");
    let part = after.iter().find(|(id, _)| *id != ".1").expect("a part");
    whole(part.1);
}

in_every_engine!(a_game_of_the_first_version_is_taken_over);
async fn a_game_of_the_first_version_is_taken_over(page: &Page) {
    let text = a_hopeless_age().kept_by_persons();
    let now = whole(&text);
    let mut lines: Vec<&str> = text.lines().collect();
    lines.drain(3..5);
    lines[0] = "york table 1";
    let old = lines.join("\n") + "\n";
    come_in(page, STILL).await;
    let keep = "localStorage.setItem('walls-of-york.game', arguments[0])";
    let kept = page.client.execute(keep, vec![json!(old)]);
    kept.await.expect("the browser keeps it");
    page.goto("").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main[data-phase=curtain]").await;
    let taken = games(page).await;
    let ids: Vec<&String> = taken.keys().collect();
    assert_eq!(ids.len(), 1, "{ids:?}");
    assert!(ids[0].starts_with('.'), "{ids:?}");
    let game = whole(&taken[ids[0]]);
    assert_eq!((game.plan, game.record), (now.plan, now.record));

    // A plain record opens by its text.
    go_on(page, STILL, &text).await;
    page.goto("").await;
    page.click("[data-action=games]").await;
    page.click("[data-action=open]").await;
    paste(page, "[data-field=text]", RECORD).await;
    page.click("[data-action=read]").await;
    page.click("[data-action=open-now]").await;
    page.wait_for("main[data-phase=over]").await;
}

in_every_engine!(a_game_of_a_newer_version_says_so_and_keeps_its_text);
async fn a_game_of_a_newer_version_says_so_and_keeps_its_text(page: &Page) {
    let newer = "york table 3\nwhatever comes\n";
    come_in(page, STILL).await;
    let keep = "localStorage.setItem('walls-of-york.game.1', arguments[0])";
    let kept = page.client.execute(keep, vec![json!(newer)]);
    kept.await.expect("the browser keeps it");
    page.goto("").await;
    let card = content(page, "[data-kept]").await;
    assert!(card.contains("newer version"), "{card}");
    assert!(!page.is_seen("[data-kept] [data-action=continue]").await);
    page.wait_for("[data-kept] [data-action=export]").await;
    page.click("[data-action=games]").await;
    page.click("[data-action=open]").await;
    paste(page, "[data-field=text]", newer).await;
    page.click("[data-action=read]").await;
    let why = page.text("[data-notice=refused]").await;
    assert!(why.contains("newer version"), "{why}");
    assert_eq!(games(page).await[".1"], newer);
}
