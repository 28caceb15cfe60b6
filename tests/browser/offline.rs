//! After the first visit everything works without a network.

use std::collections::BTreeSet;

use serde_json::json;
use xtask::budget;

use crate::harness::{KEPT, Page, Wishes, built_site, in_every_engine};
use crate::table::{Manner, Players, STILL, come_in};

/// Comes in for the first time, until the game is kept; then the server goes down.
async fn come_in_once(page: &Page, settings: &str) {
    come_in(page, settings).await;
    page.wait_until_kept().await;
    page.server.go_down();
}

/// What was asked for, by the names of the files.
fn asked(requests: &[String], mount: &str) -> BTreeSet<String> {
    requests
        .iter()
        .map(|path| path.strip_prefix(mount).unwrap_or(path))
        .map(|name| if name.is_empty() { "index.html" } else { name })
        .filter(|name| !name.starts_with("__") && *name != "/favicon.ico")
        .map(str::to_owned)
        .collect()
}

in_every_engine!(a_whole_game_against_a_bot_is_played_without_a_network, KEPT);
async fn a_whole_game_against_a_bot_is_played_without_a_network(page: &Page) {
    come_in_once(page, STILL).await;
    page.goto("?train#start=seed:5;seats:mason,person;boards:random")
        .await;
    page.wait_for("main.table").await;
    let mut players = Players::new(page, &[(2, Manner::MouseDrag)]);
    let sight = players
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;

    // Loaded again in the middle of it, and gone on with from an address.
    page.goto("?again#continue").await;
    page.wait_for("main.table").await;
    let again = players
        .see("the same reveal", |sight| sight.phase == "reveal")
        .await;
    assert_eq!(again.record(), sight.record());
    players.play_to_the_end().await;
}

const GERMAN: &str = "language=de;speed=off;sound=on";

in_every_engine!(
    both_languages_type_and_rules_are_there_without_a_network,
    KEPT
);
async fn both_languages_type_and_rules_are_there_without_a_network(page: &Page) {
    come_in_once(page, GERMAN).await;
    for (settings, title) in [
        (GERMAN, "So wird gespielt"),
        ("language=en;speed=off;sound=on", "How to play"),
    ] {
        page.eval(&format!(
            "localStorage.setItem('walls-of-york.settings', '{settings}')"
        ))
        .await;
        page.start_anew().await;
        page.click("[data-action=how-to-play]").await;
        assert_eq!(page.text("dialog[open] h2").await, title);
        page.wait_until("document.querySelector('dialog[open]').textContent.length > 2000")
            .await;
        page.wait_until("[...document.fonts].some((face) => face.family.includes('Grenze') && face.status === 'loaded')")
            .await;
    }
    // Whatever else there is: sounds are made in code, so no file of them is missing here.
    let mut files = budget::files_for_offline_play().expect("the site is built");
    // Both are asked for otherwise: by the address bar, and by the browser itself.
    files.retain(|name| !["index.html", "service-worker.js"].contains(&name.as_str()));
    let all = format!(
        "Promise.all({}.map((name) => fetch(name).then(({{ ok }}) => ok)))",
        json!(files)
    );
    let all = page.promised(&all).await;
    assert_eq!(all, json!(vec![true; files.len()]), "{files:?}");
}

const AT_ROOT: Wishes = Wishes { mount: "/", ..KEPT };

in_every_engine!(at_the_root_of_a_host_it_is_the_same, AT_ROOT);
async fn at_the_root_of_a_host_it_is_the_same(page: &Page) {
    come_in_once(page, STILL).await;
    page.goto("?train#start=seed:3;seats:person,merchant;boards:random")
        .await;
    page.wait_for("main.table").await;
    Players::new(page, &[(1, Manner::MouseDrag)])
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;
}

in_every_engine!(
    without_a_network_every_address_of_the_game_leads_to_it,
    KEPT
);
async fn without_a_network_every_address_of_the_game_leads_to_it(page: &Page) {
    come_in_once(page, STILL).await;
    for path in ["", "index.html", "?utm=1"] {
        page.leave_for("about:blank").await;
        page.goto(path).await;
        page.wait_for("[data-phase=start]").await;
    }
    page.client.refresh().await.expect("a page can be reloaded");
    page.wait_for("[data-phase=start]").await;
}

in_every_engine!(the_budget_counts_what_is_fetched_for_offline_play, KEPT);
async fn the_budget_counts_what_is_fetched_for_offline_play(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let files = budget::files_for_offline_play().expect("the site is built");
    assert_eq!(
        asked(&page.server.requests(), KEPT.mount),
        files.into_iter().collect()
    );
}

in_every_engine!(
    the_next_visit_asks_only_whether_there_is_a_new_version,
    KEPT
);
async fn the_next_visit_asks_only_whether_there_is_a_new_version(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let before = page.server.requests().len();
    page.start_anew().await;
    // Browsers look for a new version in their own time; this one is now.
    page.look_for_update().await;
    let again = asked(&page.server.requests().split_off(before), KEPT.mount);
    assert_eq!(again, BTreeSet::from(["service-worker.js".to_owned()]));
    // And the first table, with its bots, nothing at all.
    page.goto("?table#start=seed:3;seats:person,merchant;boards:random")
        .await;
    page.wait_for("main.table").await;
    Players::new(page, &[(1, Manner::MouseDrag)])
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;
    let again = asked(&page.server.requests().split_off(before), KEPT.mount);
    assert_eq!(again, BTreeSet::from(["service-worker.js".to_owned()]));
}

/// Stands before a service worker and breaks the caches when it has been installed.
const BROKEN: &str = "for (const way of ['keys', 'match', 'open']) {
    const right = caches[way].bind(caches);
    caches[way] = (...given) => registration.active ? Promise.reject(new Error('broken')) : right(...given);
}
";

in_every_engine!(with_a_network_broken_caches_do_no_harm, KEPT);
async fn with_a_network_broken_caches_do_no_harm(page: &Page) {
    let mut files = built_site();
    let worker = files
        .get_mut("service-worker.js")
        .expect("a service worker");
    worker.splice(0..0, BROKEN.bytes());
    page.publish(files);
    page.start().await;
    page.wait_until_kept().await;
    page.start_anew().await;
}
