//! New versions: offered, taken on the player's word or at the next start, and never by halves.

use std::time::Duration;

use fantoccini::wd::WindowHandle;
use serde_json::json;
use xtask::names;

use crate::games::come_back;
use crate::harness::{KEPT, Page, built_site, in_every_engine, other_version};
use crate::table::{Manner, Players, STILL, sit_down};

const LINK: &str = "seed:3;seats:person,merchant;boards:random";

/// A new version is offered, at least where the start page is.
pub const IS_OFFERED: &str = "document.documentElement.hasAttribute('data-update')";

/// The start page of the version with the mark 2 is there.
pub const IS_TAKEN: &str =
    "getComputedStyle(document.documentElement).getPropertyValue('--mark') === '2'
    && document.querySelector('[data-phase=start]') !== null";

/// Opens the site, which makes the browser look for a new version.
async fn look_for_it(page: &Page) {
    page.start_anew().await;
    page.look_for_update().await;
}

/// Waits until no version is on its way.
async fn comes_to_rest(page: &Page) {
    for _ in 0..100 {
        let is_busy = "navigator.serviceWorker.ready.then((own) => own.installing !== null)";
        if page.promised(is_busy).await == json!(false) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the browser goes on loading");
}

in_every_engine!(
    a_new_version_is_offered_and_taken_with_the_game_in_progress_kept,
    KEPT
);
async fn a_new_version_is_offered_and_taken_with_the_game_in_progress_kept(page: &Page) {
    sit_down(page, STILL, LINK).await;
    page.wait_until_kept().await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    players
        .play_until("something to build", |sight| sight.phase == "building")
        .await;
    assert_eq!(page.mark().await, 0);

    // It comes while the game goes on, and changes nothing there.
    let before = page.server.requests().len();
    page.publish(other_version(2));
    page.look_for_update().await;
    page.wait_until(IS_OFFERED).await;
    let fetched = page.server.requests().split_off(before);
    let is_new = |path: &String| {
        path == KEPT.mount || path.ends_with("service-worker.js") || path.contains("/styles-")
    };
    assert!(
        fetched.iter().all(is_new),
        "only what is new is fetched: {fetched:?}"
    );
    let sight = players
        .play_until("the reveal", |sight| sight.phase == "reveal")
        .await;
    assert!(
        !page.is_seen("[data-action=update]").await,
        "not at a table"
    );
    assert_eq!(page.mark().await, 0);

    // It is offered on the start page, and nobody has to take it.
    page.goto("?home").await;
    page.wait_for("[data-phase=start]").await;
    page.wait_until(IS_OFFERED).await;
    assert!(page.is_seen("[data-action=update]").await);
    let offer = page.text("[role=status] [data-notice=update]").await;
    assert!(offer.contains("A new version is ready."), "{offer}");
    page.keep_picture("update-offered").await;
    page.click("[data-action=continue]").await;
    let again = players
        .see("the same reveal", |sight| sight.phase == "reveal")
        .await;
    assert_eq!(again.record(), sight.record());
    assert_eq!(page.mark().await, 0);

    page.goto("?once-more").await;
    page.wait_until(IS_OFFERED).await;
    page.click("[data-action=update]").await;
    page.wait_until(IS_TAKEN).await;
    assert!(!page.is_seen("[data-action=update]").await);
    come_back(page).await;
    let again = players
        .see("the same reveal", |sight| sight.phase == "reveal")
        .await;
    assert_eq!(again.record(), sight.record());

    // The old one has gone, and the new one needs no network either.
    page.start_until_tidy(1).await;
    page.server.go_down();
    page.start_anew().await;
    assert_eq!(page.mark().await, 2);
}

in_every_engine!(a_new_version_comes_by_itself_at_the_next_start, KEPT);
async fn a_new_version_comes_by_itself_at_the_next_start(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    page.publish(other_version(2));
    look_for_it(page).await;
    page.wait_until(IS_OFFERED).await;
    assert_eq!(page.mark().await, 0);

    page.change_windows().await;
    // A browser notices in its own time that the last window with the old version is gone.
    tokio::time::sleep(Duration::from_secs(2)).await;
    page.server.go_down();
    for _ in 0..20 {
        page.start_anew().await;
        if page.mark().await == 2 {
            break;
        }
        page.leave_for("about:blank").await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(page.mark().await, 2);
    assert!(!page.is_seen("[data-action=update]").await);
    page.start_until_tidy(1).await;
}

/// Takes a new version in a second window, while the first one goes on with the old one; the two.
async fn take_it_in_a_second_window(page: &Page) -> (WindowHandle, WindowHandle) {
    page.start().await;
    page.wait_until_kept().await;
    let client = &page.client;
    let first = client.window().await.expect("a window has a handle");
    let second = client
        .new_window(true)
        .await
        .expect("a window opens")
        .handle;
    client
        .switch_to_window(second.clone())
        .await
        .expect("the second window is there");
    page.publish(other_version(2));
    look_for_it(page).await;
    page.wait_until(IS_OFFERED).await;
    page.click("[data-action=update]").await;
    page.wait_until(IS_TAKEN).await;
    (first, second)
}

in_every_engine!(a_window_that_runs_the_old_version_keeps_its_files, KEPT);
async fn a_window_that_runs_the_old_version_keeps_its_files(page: &Page) {
    let (first, second) = take_it_in_a_second_window(page).await;
    let client = &page.client;

    // The first window has not been asked, and goes on as it was.
    page.server.go_down();
    page.start_anew().await;
    assert_eq!(page.mark().await, 2);
    client
        .switch_to_window(first)
        .await
        .expect("the first window is there");
    assert_eq!(page.mark().await, 0);
    let is_there =
        "fetch(document.querySelector('link[rel=stylesheet]').href).then(({ ok }) => ok)";
    assert_eq!(page.promised(is_there).await, json!(true));

    // With its last window the old version goes.
    client.close_window().await.expect("a window closes");
    client
        .switch_to_window(second)
        .await
        .expect("the second window is there");
    page.start_until_tidy(1).await;
}

in_every_engine!(
    a_window_that_goes_at_once_does_not_take_the_files_of_another,
    KEPT
);
async fn a_window_that_goes_at_once_does_not_take_the_files_of_another(page: &Page) {
    let (first, _) = take_it_in_a_second_window(page).await;
    let before = page.caches().await;
    assert_eq!(before.len(), 2);

    // With something to fetch, the new version tidies up only after the second window has gone.
    forget(page, RULES).await;
    page.server.hold(RULES);
    let asked = page.server.requests().len();
    page.start_anew().await;
    wait_until_asked(page, asked, "/how-to-play-de").await;
    page.leave_for("about:blank").await;
    page.server.release();
    page.client
        .switch_to_window(first)
        .await
        .expect("the first window is there");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(page.caches().await, before);
}

/// A file that the start page does not need.
const RULES: &str = "how-to-play-de.txt";

/// Takes a file from every version that is kept.
async fn forget(page: &Page, plain: &str) {
    let (mut names, is_it) = (built_site().into_keys(), |name: &String| {
        names::plain(name) == plain
    });
    let name = names.find(is_it).expect("a file of the site");
    let script = "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)
        .then((cache) => cache.delete('FILE')))))";
    page.promised(&script.replace("FILE", &name)).await;
}

/// Waits until a file is asked for; `before` it so much was asked for.
async fn wait_until_asked(page: &Page, before: usize, part: &str) {
    for _ in 0..200 {
        let requests = page.server.requests().split_off(before);
        if requests.iter().any(|path| path.contains(part)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{part} is not asked for");
}

in_every_engine!(
    going_back_to_the_version_in_use_does_not_harm_it_if_it_fails,
    KEPT
);
async fn going_back_to_the_version_in_use_does_not_harm_it_if_it_fails(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let in_use = page.caches().await;
    page.publish(other_version(2));
    look_for_it(page).await;
    page.wait_until(IS_OFFERED).await;

    // The host takes its new version back, but not yet the page, and a file does not arrive.
    let mut mixed = built_site();
    let new_page = other_version(2).remove("index.html").expect("a page");
    mixed.insert("index.html".into(), new_page);
    page.publish(mixed);
    forget(page, RULES).await;
    page.server.fail(RULES);
    let asked = page.server.requests().len();
    page.look_for_update().await;
    wait_until_asked(page, asked, "/how-to-play-de").await;
    comes_to_rest(page).await;
    let caches = page.caches().await;
    assert!(caches.contains(&in_use[0]), "{caches:?}");
    // With its window never gone, it stays in use.
    page.server.go_down();
    page.goto("?again").await;
    page.wait_for("[data-phase=start]").await;
    assert_eq!(page.mark().await, 0);
    page.take_troubles().await;
}

/// What can happen to a file of a new version on its way.
const MISHAPS: [&str; 3] = ["fails", "is spoilt", "is cut off"];

in_every_engine!(half_a_new_version_leaves_the_old_one_whole, KEPT);
async fn half_a_new_version_leaves_the_old_one_whole(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let before = page.caches().await;
    page.publish(other_version(2));
    for mishap in MISHAPS {
        match mishap {
            "fails" => page.server.fail("styles.css"),
            "is spoilt" => page.server.spoil("styles.css"),
            _ => page.server.hold("styles.css"),
        }
        let asked = page.server.requests().len();
        page.start_anew().await;
        // It answers when the download has failed, or not at all while it is held.
        page.eval("void navigator.serviceWorker.ready.then((own) => own.update()).catch(() => {})")
            .await;
        wait_until_asked(page, asked, "/styles-").await;
        page.server.go_down();
        comes_to_rest(page).await;
        assert_eq!(page.caches().await, before, "after a file {mishap}");

        page.start_anew().await;
        assert_eq!(page.mark().await, 0, "after a file {mishap}");
        assert_eq!(page.eval(IS_OFFERED).await, json!(false));
        page.server.release();
        page.server.go_up();
    }

    // The next try is whole.
    look_for_it(page).await;
    page.wait_until(IS_OFFERED).await;
    page.click("[data-action=update]").await;
    page.wait_until(IS_TAKEN).await;
    page.take_troubles().await;
}

in_every_engine!(a_page_that_is_not_of_the_new_version_yet_is_not_kept, KEPT);
async fn a_page_that_is_not_of_the_new_version_yet_is_not_kept(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let before = page.caches().await;
    // As on a host that hands out files one by one: the service worker is new, the page is not.
    let mut mixed = other_version(2);
    let page_of_old = built_site().remove("index.html").expect("a page");
    mixed.insert("index.html".into(), page_of_old);
    page.publish(mixed);
    page.start_anew().await;
    page.look_for_update().await;
    comes_to_rest(page).await;
    assert_eq!(page.caches().await, before);
    assert_eq!(page.eval(IS_OFFERED).await, json!(false));
    page.take_troubles().await;
}
