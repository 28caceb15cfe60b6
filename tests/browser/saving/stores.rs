//! A benchmark: which of the browser's stores is the safer one for a game, `localStorage` or
//! `IndexedDB`? A page counts in both and is killed at random moments; what is left is compared with
//! the last number that it had got to. `docs/saving.md` has what was found.

use std::time::Duration;

use serde_json::{Value, json};

use super::{go_to, other_tab, this_tab};
use crate::harness::{Engine, Page, run};

/// How often the page is killed.
const KILLS: usize = 30;

/// Counts in both stores, as often as it can, with a text as long as a game's, and tells the others.
const COUNT: &str = "const [from, done] = arguments;
    const pad = 'x'.repeat(6000);
    const open = indexedDB.open('stores', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('games');
    open.onsuccess = () => {
        const channel = new BroadcastChannel('count');
        let number = from;
        setInterval(() => {
            number += 1;
            localStorage.setItem('count', `${number} ${pad}${number}`);
            const deal = open.result.transaction('games', 'readwrite', { durability: 'strict' });
            deal.objectStore('games').put(`${number} ${pad}${number}`, 'count');
            channel.postMessage(number);
        }, 5);
        done(true);
    };";

/// What is in both stores now.
const LOOK: &str = "const done = arguments[0];
    const read = (text) => {
        const [number, rest] = String(text).split(' ');
        return rest === 'x'.repeat(6000) + number ? Number(number) : -1;
    };
    const open = indexedDB.open('stores', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('games');
    open.onsuccess = () => {
        const get = open.result.transaction('games').objectStore('games').get('count');
        get.onsuccess = () => {
            open.result.close();
            done([window.__count ?? 0, read(localStorage.getItem('count')), read(get.result)]);
        };
    };";

const LISTEN: &str =
    "(new BroadcastChannel('count').onmessage = (event) => { window.__count = event.data; }, true)";

#[test]
#[ignore = "a benchmark: cargo test --test browser -- --ignored stores --nocapture"]
fn which_store_is_the_safer_one() {
    for engine in [Engine::Chromium, Engine::Firefox, Engine::Webkit] {
        run(engine, "stores", crate::harness::USUAL, compare);
    }
}

async fn compare(page: &Page) {
    page.goto("__input.html").await;
    page.eval(LISTEN).await;
    let watcher = this_tab(page).await;
    let (mut lags, mut broken, mut from) = ([0_i64; 2], [0; 2], 0);
    let mut worst = [0_i64; 2];
    for kill in 0..KILLS {
        if other_tab(page).await.is_none() {
            return;
        }
        page.goto("__input.html").await;
        let began = page.client.execute_async(COUNT, vec![json!(from)]).await;
        began.expect("a page can count");
        let moment = 60 + (kill as u64 * 7919) % 240;
        tokio::time::sleep(Duration::from_millis(moment)).await;
        if page.engine == Engine::Chromium {
            page.crash().await;
        } else {
            page.client.close_window().await.expect("a tab closes");
        }
        go_to(page, &watcher).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        let left: Value = page
            .client
            .execute_async(LOOK, Vec::new())
            .await
            .expect("stores can be read");
        let left: [i64; 3] = serde_json::from_value(left).expect("three numbers");
        let [counted, stores @ ..] = left;
        for (store, number) in stores.into_iter().enumerate() {
            if number < 0 {
                broken[store] += 1;
            } else if number < counted {
                lags[store] += 1;
                worst[store] = worst[store].max(counted - number);
            }
        }
        from = counted.max(stores[0]).max(stores[1]);
    }
    for (store, name) in ["localStorage", "IndexedDB"].into_iter().enumerate() {
        eprintln!(
            "{}: {KILLS} kills; {name} was behind {} times, by {} writes at most; broken {} times",
            page.engine.name(),
            lags[store],
            worst[store],
            broken[store]
        );
    }
}
