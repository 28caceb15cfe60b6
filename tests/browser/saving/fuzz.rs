//! Texts from strangers: whatever is in them, they are a game or refused with a reason, and nothing of
//! them is run or shown as anything but text.

use std::time::{Duration, Instant};

use serde_json::json;

use walls_of_york::app::york::lobby::Kept;

use super::texts::Texts;
use crate::harness::{Engine, Page, in_every_engine};
use crate::table::{STILL, come_in};

/// As many as are given in Chromium.
const TEXTS: usize = 10_000;
/// How many are given at once.
const BATCH: usize = 100;
/// How long the other engines are given texts.
const TIME: Duration = Duration::from_secs(40);

/// Gives texts to the form, one after another, and says what came of each: `game`, or why not.
const GIVE: &str = "const [texts, done] = arguments;
    const channel = new MessageChannel();
    const tick = () => new Promise((go) => { channel.port1.onmessage = go; channel.port2.postMessage(0); });
    const until = async (what) => {
        for (let turn = 0; turn < 20000; turn += 1) { const seen = what(); if (seen) return seen; await tick(); }
        throw new Error('nothing comes of it');
    };
    const find = (css) => document.querySelector(css);
    (async () => {
        const outcomes = [];
        for (const text of texts) {
            const field = find('[data-field=text]');
            field.value = text;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            await until(() => !find('[data-notice]'));
            find('[data-action=read]').click();
            const seen = await until(() => find('[data-notice=refused]') ?? find('[data-action=open-now]'));
            if (find('main :is(script, img, iframe, style, object, embed, link), main [onload], main [onerror]')) throw new Error('markup: ' + text);
            if (seen.dataset.action) {
                outcomes.push('game');
                find('[data-action=back]').click();
                await until(() => find('[data-field=text]'));
            } else {
                outcomes.push(seen.textContent);
            }
        }
        return { outcomes, ran: window.__ran ?? null, top: document.querySelectorAll('h1').length };
    })().then(done, (error) => done({ error: String(error) }));";

in_every_engine!(fuzzed_texts_are_games_or_refused_with_a_reason);
async fn fuzzed_texts_are_games_or_refused_with_a_reason(page: &Page) {
    come_in(page, STILL).await;
    page.click("[data-action=games]").await;
    page.click("[data-action=open]").await;
    page.wait_for("[data-field=text]").await;
    let begin = Instant::now();
    let mut texts = Texts::new(7);
    let (mut count, mut opened) = (0, 0);
    while count < TEXTS && (page.engine == Engine::Chromium || begin.elapsed() < TIME) {
        let batch: Vec<String> = texts.by_ref().take(BATCH).collect();
        let answer = page.client.execute_async(GIVE, vec![json!(batch)]).await;
        let answer = answer.expect("texts can be given");
        assert_eq!(answer["error"], json!(null), "after {count} texts");
        assert_eq!(answer["ran"], json!(null), "nothing of a text is run");
        let headings = &answer["top"];
        // The page's own, and that of the trouble page, which is hidden.
        assert!(headings.as_u64().is_some_and(|top| top <= 4), "{headings}");
        let outcomes = answer["outcomes"].as_array().expect("a list");
        for (text, outcome) in batch.iter().zip(outcomes) {
            let outcome = outcome.as_str().expect("a text").trim();
            assert!(!outcome.is_empty(), "no reason: {text:?}");
            // What a field does to the ends of lines.
            let text = text.replace("\r\n", "\n").replace('\r', "\n");
            let is_game = text.len() <= 1_000_000 && Kept::from_text(&text).is_ok();
            let short: String = text.chars().take(300).collect();
            assert_eq!(outcome == "game", is_game, "{outcome}: {short:?}");
            opened += usize::from(is_game);
        }
        count += batch.len();
    }
    let name = page.engine.name();
    let seconds = begin.elapsed().as_secs();
    eprintln!("{name}: {count} texts in {seconds} s, {opened} of them games");
    if count < TEXTS {
        eprintln!(
            "not checked: {name} has had no time for the other {}",
            TEXTS - count
        );
    }
    assert!(opened > 0 && opened < count);
}
