//! Two tabs and one game: one of them plays it, and nothing is overwritten by the other.

use fantoccini::wd::WindowHandle;

use walls_of_york::app::york::lobby::Kept;

use super::{
    first_to_roll, game_when, game_with, games, go_to, only_game, other_tab, this_tab, to_roll,
};
use crate::harness::{Page, USUAL, Wishes, in_every_engine};

/// Whether a tab has the table, or says that another one has.
async fn phase(page: &Page, phase: &str) {
    page.wait_for(&format!("main[data-phase={phase}]")).await;
}

/// Taps until the roll is over: something of it is kept each time.
async fn roll(page: &Page) -> Kept {
    page.click("[data-action=roll]").await;
    phase(page, "building").await;
    game_with(page, 1).await
}

in_every_engine!(a_game_that_is_open_in_another_tab_is_taken_over_and_taken_back);
async fn a_game_that_is_open_in_another_tab_is_taken_over_and_taken_back(page: &Page) {
    let before = to_roll(page).await;
    let here = this_tab(page).await;
    let Some(there) = other_tab(page).await else {
        return;
    };
    page.goto("").await;
    page.click("[data-action=continue]").await;
    phase(page, "elsewhere").await;
    assert_eq!(page.text("h1").await, "Open in another tab");
    assert_eq!(only_game(page).await, before, "asking changes nothing");
    // Back, and again.
    page.click("[data-action=back]").await;
    phase(page, "start").await;
    page.click("[data-action=continue]").await;
    phase(page, "elsewhere").await;
    page.click("[data-action=take-over]").await;
    phase(page, "rolling").await;

    // The first tab has let go: it has no table, and nothing that it does is kept.
    go_to(page, &here).await;
    phase(page, "elsewhere").await;
    assert_eq!(page.text("h1").await, "The game goes on in another tab");
    assert!(!page.is_seen("main.table").await);
    go_to(page, &there).await;
    let rolled = roll(page).await;
    assert_eq!(
        rolled.record.actions().len(),
        before.record.actions().len() + 1
    );
    go_to(page, &here).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    game_when(page, |kept| *kept == rolled).await;

    // And the other way: the first tab takes it back just as it stands.
    page.click("[data-action=take-over]").await;
    phase(page, "building").await;
    assert_eq!(only_game(page).await.record, rolled.record);
    go_to(page, &there).await;
    phase(page, "elsewhere").await;
    // A tab that is gone holds nothing.
    go_to(page, &here).await;
    page.client.close_window().await.expect("the tab closes");
    go_to(page, &there).await;
    page.click("[data-action=back]").await;
    page.click("[data-action=continue]").await;
    page.wait_for("main:is([data-phase=building], [data-phase=elsewhere])")
        .await;
    if page.is_seen("main[data-phase=elsewhere]").await {
        // WebKitGTK lets go of a closed tab's lock late; taking over always works.
        eprintln!(
            "{} still holds the lock of a closed tab",
            page.engine.name()
        );
        page.click("[data-action=take-over]").await;
    }
    phase(page, "building").await;
    assert_eq!(only_game(page).await.record, rolled.record);
    page.server.release();
}

in_every_engine!(two_tabs_play_two_games);
async fn two_tabs_play_two_games(page: &Page) {
    to_roll(page).await;
    let here = this_tab(page).await;
    if other_tab(page).await.is_none() {
        return;
    }
    page.goto(&format!("#start={}", first_to_roll(1))).await;
    page.click("[data-action=next]").await;
    page.click("[data-action=roll]").await;
    phase(page, "building").await;
    go_to(page, &here).await;
    page.click("[data-action=roll]").await;
    phase(page, "building").await;
    // What another process keeps takes a moment to be seen.
    let mut rolled = Vec::new();
    for _ in 0..100 {
        let games = games(page).await;
        let games = games.values().map(|text| super::whole(text));
        rolled = games
            .map(|game| (game.record.seed(), game.record.actions().len()))
            .collect();
        if rolled.iter().all(|(_, actions)| *actions == 1) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    let is_rolled = rolled.iter().all(|(_, actions)| *actions == 1);
    assert!(is_rolled && rolled.len() == 2, "{rolled:?}");
    page.server.release();
}

/// A browser without locks, as where a page is not served securely.
const NO_LOCKS: Wishes = Wishes {
    head: "<script>Object.defineProperty(navigator, 'locks', { value: undefined })</script>",
    ..USUAL
};

/// Goes on in another tab with the game of this one, which is not asked, rolls there, and comes back: the
/// other tab, and the game as it is then.
async fn roll_elsewhere(page: &Page) -> Option<(WindowHandle, Kept)> {
    to_roll(page).await;
    let here = this_tab(page).await;
    let there = other_tab(page).await?;
    page.goto("").await;
    page.click("[data-action=continue]").await;
    phase(page, "rolling").await;
    let rolled = roll(page).await;
    go_to(page, &here).await;
    Some((there, rolled))
}

in_every_engine!(without_locks_the_older_tab_gives_way, NO_LOCKS);
async fn without_locks_the_older_tab_gives_way(page: &Page) {
    let Some((there, rolled)) = roll_elsewhere(page).await else {
        return;
    };
    phase(page, "elsewhere").await;
    game_when(page, |kept| kept.record == rolled.record).await;
    page.click("[data-action=take-over]").await;
    phase(page, "building").await;
    assert_eq!(only_game(page).await.record, rolled.record);
    go_to(page, &there).await;
    phase(page, "elsewhere").await;
    page.server.release();
}

/// A tab that hears nothing of the others: neither locks nor news of the storage reach it.
const DEAF: Wishes = Wishes {
    head: "<script>Object.defineProperty(navigator, 'locks', { value: undefined });
        addEventListener('storage', (event) => event.stopImmediatePropagation(), true)</script>",
    ..USUAL
};

in_every_engine!(a_tab_that_heard_nothing_overwrites_nothing, DEAF);
async fn a_tab_that_heard_nothing_overwrites_nothing(page: &Page) {
    let Some((_, rolled)) = roll_elsewhere(page).await else {
        return;
    };
    game_when(page, |kept| *kept == rolled).await;
    page.click("[data-action=roll]").await;
    phase(page, "elsewhere").await;
    assert_eq!(only_game(page).await, rolled);
    page.server.release();
}

in_every_engine!(the_list_of_another_tab_knows_what_is_played_and_may_name_it);
async fn the_list_of_another_tab_knows_what_is_played_and_may_name_it(page: &Page) {
    to_roll(page).await;
    let here = this_tab(page).await;
    let Some(there) = other_tab(page).await else {
        return;
    };
    page.goto("").await;
    page.click("[data-action=games]").await;
    page.wait_for(".kept__elsewhere").await;
    assert!(!page.is_seen("[data-action=delete]").await);

    // A name that comes from elsewhere takes nothing over, and stays.
    let rename = "Object.keys(localStorage).filter((key) => key.startsWith('walls-of-york.game.')).forEach((key) =>
        localStorage.setItem(key, localStorage.getItem(key).replace(/\\nname.*\\n/, '\\nname Sunday\\n'))) === undefined";
    page.eval(rename).await;
    go_to(page, &here).await;
    page.wait_until(
        "Object.values(localStorage).some((text) => text.includes('\\nname Sunday\\n'))",
    )
    .await;
    assert_eq!(roll(page).await.name, "Sunday");

    // When the table is left, the list may do with the game what it likes.
    page.click("[data-action=menu]").await;
    page.click("[data-action=leave]").await;
    phase(page, "start").await;
    go_to(page, &there).await;
    page.wait_until("!document.querySelector('.kept__elsewhere')")
        .await;
    page.click("[data-action=delete]").await;
    page.wait_for("[data-gone]").await;

    // The card of the first tab leads to the list, and holds nothing.
    go_to(page, &here).await;
    page.wait_until(
        "!Object.keys(localStorage).some((key) => key.startsWith('walls-of-york.game.'))",
    )
    .await;
    page.click("[data-action=continue]").await;
    phase(page, "games").await;
    go_to(page, &there).await;
    page.click("[data-action=undo]").await;
    page.click("[data-action=continue]").await;
    phase(page, "building").await;
    page.server.release();
}

in_every_engine!(whoever_presses_twice_gets_one_table);
async fn whoever_presses_twice_gets_one_table(page: &Page) {
    to_roll(page).await;
    page.click("[data-action=menu]").await;
    page.click("[data-action=leave]").await;
    phase(page, "start").await;
    let twice = "(() => { const go = document.querySelector('[data-action=continue]'); go.click(); go.click(); return true; })()";
    page.eval(twice).await;
    phase(page, "rolling").await;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    phase(page, "rolling").await;

    // Left and gone on with at once, it is not held by itself.
    let again = "(() => {
        const raise = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
        const id = Object.keys(localStorage).find((key) => key.startsWith('walls-of-york.game.')).slice('walls-of-york.game'.length);
        window.__news = [];
        addEventListener('york-game', (event) => window.__news.push(event.detail.split(' ')[0]));
        raise('york-release', id); raise('york-hold', id); raise('york-release', id); raise('york-hold', id);
        return true;
    })()";
    page.eval(again).await;
    page.wait_until("window.__news.length > 0").await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(
        page.eval("window.__news").await,
        serde_json::json!(["mine"])
    );
    page.server.release();
}
