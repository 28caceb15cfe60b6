//! Bots think in a worker, on the page where there is none, and their failing is told.

use crate::harness::{Page, USUAL, Wishes, in_every_engine};
use crate::table::{Manner, Players, STILL, sit_down};

const LINK: &str = "seed:3;seats:person,merchant,mason;boards:random";

/// Plays until the bots have built too, which takes all of them to think.
async fn play_to_the_reveal(page: &Page) {
    sit_down(page, STILL, LINK).await;
    Players::new(page, &[(1, Manner::MouseDrag)])
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;
}

async fn scripts_of_bots(page: &Page) -> u64 {
    let count = "document.querySelectorAll('head script[src*=worker]').length";
    page.eval(count).await.as_u64().expect("a number")
}

in_every_engine!(bots_think_in_a_worker);
async fn bots_think_in_a_worker(page: &Page) {
    play_to_the_reveal(page).await;
    assert_eq!(
        scripts_of_bots(page).await,
        0,
        "nothing of them is on the page"
    );
}

const WITHOUT_WORKERS: Wishes = Wishes {
    head: "<script>delete window.Worker</script>",
    ..USUAL
};

in_every_engine!(without_workers_bots_think_on_the_page, WITHOUT_WORKERS);
async fn without_workers_bots_think_on_the_page(page: &Page) {
    play_to_the_reveal(page).await;
    assert!(scripts_of_bots(page).await > 0);
}

/// A worker that starts and then breaks down.
const BROKEN_WORKERS: Wishes = Wishes {
    head: "<script>window.Worker = class extends EventTarget {
        constructor() { super(); setTimeout(() => this.dispatchEvent(new Event('error')), 50); }
        postMessage() {}
        terminate() {}
    }</script>",
    ..USUAL
};

in_every_engine!(
    when_a_worker_breaks_down_bots_go_on_thinking_on_the_page,
    BROKEN_WORKERS
);
async fn when_a_worker_breaks_down_bots_go_on_thinking_on_the_page(page: &Page) {
    play_to_the_reveal(page).await;
    assert!(scripts_of_bots(page).await > 0);
}

/// A worker that never says anything.
const SILENT_WORKERS: Wishes = Wishes {
    head: "<script>window.Worker = class extends EventTarget { postMessage() {} terminate() {} }</script>",
    ..USUAL
};

in_every_engine!(
    a_worker_that_does_not_start_in_time_is_given_up,
    SILENT_WORKERS
);
async fn a_worker_that_does_not_start_in_time_is_given_up(page: &Page) {
    play_to_the_reveal(page).await;
    assert!(scripts_of_bots(page).await > 0);
}

in_every_engine!(where_the_bots_do_not_arrive_the_table_says_so_and_tries_again);
async fn where_the_bots_do_not_arrive_the_table_says_so_and_tries_again(page: &Page) {
    page.server.fail("worker_bg.wasm");
    sit_down(page, STILL, LINK).await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    players
        .play_until("somebody builds", |sight| sight.phase == "building")
        .await;
    page.wait_for("[data-notice=thinking] [data-action=try-again]")
        .await;
    page.server.release();
    page.click("[data-action=try-again]").await;
    players
        .play_until("the first reveal", |sight| sight.phase == "reveal")
        .await;
    page.take_troubles().await;
}
