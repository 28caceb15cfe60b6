//! A tab that is killed in the middle of a game, at any moment: the game is whole each time, and at most
//! what was just happening is missing.

use std::time::Duration;

use fantoccini::wd::WindowHandle;

use super::{games, go_to, other_tab, this_tab, whole};
use crate::harness::{Engine, Page, in_every_engine};
use crate::table::{STILL, come_in};

/// How often a tab is killed in each of the four tests.
const KILLS: u64 = 25;
/// How often a tab is closed in each, where the driver cannot kill it.
const CLOSES: u64 = 12;

/// Lets the bots play on, and notes in another tab how much of the game has been kept.
const PLAY: &str = "(() => {
    const channel = new BroadcastChannel('kept');
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        set.call(this, key, text);
        if (key.startsWith('walls-of-york.game')) channel.postMessage(text);
    };
    setInterval(() => document.querySelector('[data-action=next], [data-action=tell-all]')?.click(), 15);
    return true;
})()";

const LISTEN: &str = "(() => {
    window.__kept = null;
    new BroadcastChannel('kept').onmessage = (event) => { window.__kept = event.data; };
    return true;
})()";

/// Kills the tab in which one is, without a word to its page where the driver can do that.
async fn kill(page: &Page, watcher: &WindowHandle) {
    if page.engine == Engine::Chromium {
        // No answer comes from a page that is no more.
        page.crash().await;
    } else {
        page.client.close_window().await.expect("a tab closes");
    }
    go_to(page, watcher).await;
}

/// Kills a tab again and again, each time a little later in a game of bots.
async fn is_whole_after_every_kill(page: &Page, seed: u64) {
    come_in(page, STILL).await;
    page.goto("__input.html").await;
    page.eval(LISTEN).await;
    if page.engine != Engine::Chromium {
        let name = page.engine.name();
        eprintln!("{name} kills no tab by its driver; tabs are closed in the middle instead");
    }
    let watcher = this_tab(page).await;
    let mut chance = seed;
    let (mut actions, mut games_begun, mut behind) = (0, 0, 0);
    let kills = if page.engine == Engine::Chromium {
        KILLS
    } else {
        CLOSES
    };
    for number in 0..kills {
        if other_tab(page).await.is_none() {
            return;
        }
        page.goto("").await;
        page.wait_for("main[data-phase]").await;
        page.eval(PLAY).await;
        if page.is_seen("[data-action=continue]").await {
            page.click("[data-action=continue]").await;
            page.wait_for("main:is(.table, [data-phase=elsewhere])")
                .await;
            if page.is_seen("main[data-phase=elsewhere]").await {
                // WebKitGTK lets go of a closed tab's lock late.
                page.click("[data-action=take-over]").await;
            }
        } else {
            page.goto("__input.html").await;
            let seed = seed * 1000 + number;
            page.goto(&format!(
                "#start=seed:{seed};seats:mason,apprentice,mason;boards:draft"
            ))
            .await;
            page.wait_for("main.table").await;
            page.eval(PLAY).await;
            (actions, games_begun) = (0, games_begun + 1);
        }
        page.wait_for("main.table").await;
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(seed);
        tokio::time::sleep(Duration::from_millis((chance >> 40) % 500)).await;
        kill(page, &watcher).await;

        // What was sent before the end arrives.
        tokio::time::sleep(Duration::from_millis(30)).await;
        let told = page.eval("window.__kept").await;
        let told = told.as_str().map(whole);
        let kept = games(page).await;
        for text in kept.values() {
            whole(text);
        }
        let newest = kept.values().max_by_key(|text| whole(text).stamp.time);
        let newest = whole(newest.expect("a game is kept"));
        // What was heard last may be of the game before.
        let told = told.filter(|told| told.record.seed() == newest.record.seed());
        let told = told.map_or(0, |told| told.record.actions().len());
        let now = newest.record.actions().len();
        if !newest.stamp.is_over {
            assert!(
                now >= actions,
                "kill {number}: {now} actions, {actions} before"
            );
            assert!(
                now >= told,
                "kill {number}: {now} actions, {told} were kept"
            );
            behind += usize::from(now > told);
        }
        page.eval("window.__kept = null").await;
        actions = if newest.stamp.is_over { 0 } else { now };
    }
    // A tab that is closed while it loads misses the rest of it; anything else is a fault.
    let troubles = page.take_troubles().await.into_iter();
    let troubles = troubles.filter(|line| !line.contains("load"));
    // Firefox cuts off what runs in a tab that is closed, without unwinding: the next call into it fails.
    let is_cut_off = |line: &String| {
        page.engine == Engine::Firefox
            && line.contains("closure invoked recursively or after being dropped")
    };
    let faults: Vec<String> = troubles.filter(|line| !is_cut_off(line)).collect();
    assert!(faults.is_empty(), "errors on the pages: {faults:#?}");
    eprintln!(
        "{}: {kills} kills in {games_begun} games, all whole; {behind} times the game was ahead of what was heard of it",
        page.engine.name()
    );
}

in_every_engine!(a_killed_tab_leaves_its_game_whole_first);
async fn a_killed_tab_leaves_its_game_whole_first(page: &Page) {
    is_whole_after_every_kill(page, 11).await;
}

in_every_engine!(a_killed_tab_leaves_its_game_whole_second);
async fn a_killed_tab_leaves_its_game_whole_second(page: &Page) {
    is_whole_after_every_kill(page, 12).await;
}

in_every_engine!(a_killed_tab_leaves_its_game_whole_third);
async fn a_killed_tab_leaves_its_game_whole_third(page: &Page) {
    is_whole_after_every_kill(page, 13).await;
}

in_every_engine!(a_killed_tab_leaves_its_game_whole_fourth);
async fn a_killed_tab_leaves_its_game_whole_fourth(page: &Page) {
    is_whole_after_every_kill(page, 14).await;
}
