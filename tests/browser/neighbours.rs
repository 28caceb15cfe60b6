//! Other apps on the same origin, as on a `github.io` with several: none of theirs is touched.

use std::time::Duration;

use serde_json::json;
use xtask::pages::Site;
use xtask::place::Files;

use crate::harness::{KEPT, Page, Wishes, in_every_engine, other_version};
use crate::updates::{IS_OFFERED, IS_TAKEN};

/// Where the other app lives.
const THEIRS: &str = "/tea-timer/";

/// A page that registers a service worker which answers from a cache of its own.
const PAGE: &str = "<!doctype html><head></head><meta charset=utf-8><title>Tea</title><h1>Tea</h1>
<script>navigator.serviceWorker.register('sw.js')</script>";

const WORKER: &str = "addEventListener('install', (event) => event.waitUntil(caches.open('tea-timer v1').then((cache) => cache.add('./'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.open('tea-timer v1').then((cache) => cache.match(event.request)).then((kept) => kept || fetch(event.request))));";

/// A cache of the same game, as if it were hosted once more at another path.
const TWIN: &str = "walls-of-york /elsewhere/walls-of-york/ 0123456789abcdef";

in_every_engine!(what_an_app_at_another_path_keeps_is_not_touched, KEPT);
async fn what_an_app_at_another_path_keeps_is_not_touched(page: &Page) {
    lives_beside(page).await;
}

const AT_ROOT: Wishes = Wishes { mount: "/", ..KEPT };

in_every_engine!(what_an_app_below_ours_keeps_is_not_touched, AT_ROOT);
async fn what_an_app_below_ours_keeps_is_not_touched(page: &Page) {
    lives_beside(page).await;
}

/// The two caches that are not ours, with what is in them.
async fn theirs(page: &Page) -> serde_json::Value {
    let look = "Promise.all(NAMES.map((name) => caches.has(name).then((has) => has && caches.open(name)
        .then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => new URL(url).pathname)))))";
    page.promised(&look.replace("NAMES", &json!(["tea-timer v1", TWIN]).to_string()))
        .await
}

async fn lives_beside(page: &Page) {
    let files: Files = [("index.html", PAGE), ("sw.js", WORKER)]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into();
    page.server.put(Site::new(files, THEIRS));
    let their_url = format!("{}{THEIRS}", page.server.origin());
    page.leave_for(&their_url).await;
    page.wait_until_kept().await;
    page.promised(&format!(
        "caches.open('{TWIN}').then((cache) => cache.put('/elsewhere/', new Response('york')))"
    ))
    .await;
    let before = theirs(page).await;
    assert_eq!(before, json!([[THEIRS], ["/elsewhere/"]]));

    // Ours is installed, brought up to date, and tidied up.
    page.start().await;
    page.wait_until_kept().await;
    assert_eq!(theirs(page).await, before, "after installing");
    page.publish(other_version(2));
    page.look_for_update().await;
    page.wait_until(IS_OFFERED).await;
    page.click("[data-action=update]").await;
    page.wait_until(IS_TAKEN).await;
    // Only the new one of ours.
    page.start_until_tidy(3).await;
    assert_eq!(theirs(page).await, before, "after an update");

    // And both run without a network.
    page.server.go_down();
    page.leave_for(&their_url).await;
    assert_eq!(page.text("h1").await, "Tea");
    page.start().await;
    assert_eq!(page.mark().await, 2);
}

in_every_engine!(
    a_page_below_ours_that_does_not_come_is_not_turned_into_ours,
    AT_ROOT
);
async fn a_page_below_ours_that_does_not_come_is_not_turned_into_ours(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    page.leave_for("about:blank").await;
    page.server.go_down();
    // Drivers may call it an error or not that no page comes, and some do not wait for it.
    let url = format!("{}{THEIRS}", page.server.origin());
    let _ = page.client.goto(&url).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let url = page.client.current_url().await.expect("an address");
    assert_ne!(url.as_str(), page.server.url());
}

in_every_engine!(
    what_another_app_has_deleted_is_fetched_again_at_the_next_start,
    KEPT
);
async fn what_another_app_has_deleted_is_fetched_again_at_the_next_start(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let whole = all_kept(page).await;
    page.promised(DELETE_ALL).await;
    page.start_anew().await;
    page.wait_until_whole().await;
    assert_eq!(all_kept(page).await, whole);
    page.server.go_down();
    page.start_anew().await;

    // One that is not to be had is tried again.
    page.server.go_up();
    page.server.fail("how-to-play-de.txt");
    page.promised(DELETE_ALL).await;
    page.start_anew().await;
    let some = "caches.match(document.querySelector('link[rel=stylesheet]').href).then(Boolean)";
    for _ in 0..200 {
        if page.promised(some).await == json!(true) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(
        page.promised("caches.match('./').then(Boolean)").await,
        json!(false),
        "no page without its files"
    );
    page.server.release();
    page.start_anew().await;
    page.wait_until_whole().await;
    assert_eq!(all_kept(page).await, whole);
}

/// What an app does that believes every cache but its own to be an old one of its own.
const DELETE_ALL: &str =
    "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))";

/// The paths of all that is kept, in some order that is always the same.
async fn all_kept(page: &Page) -> serde_json::Value {
    let look = "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
        .then((keys) => keys.map(({ url }) => new URL(url).pathname).sort())";
    page.promised(look).await
}

in_every_engine!(
    a_page_of_another_version_is_not_kept_for_what_is_missing,
    KEPT
);
async fn a_page_of_another_version_is_not_kept_for_what_is_missing(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    page.promised(DELETE_ALL).await;
    page.publish(other_version(2));
    let before = page.server.requests().len();
    page.eval("navigator.serviceWorker.controller.postMessage(document.querySelector('meta[name=york-version]').content)")
        .await;
    let is_asked = || page.server.requests()[before..].contains(&KEPT.mount.to_owned());
    for _ in 0..200 {
        if is_asked() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(is_asked(), "the page is asked for");
    // Time for what should not come.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(all_kept(page).await, json!([]));
}
