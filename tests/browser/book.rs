//! The book of rules, which is fetched when somebody opens it.

use serde_json::json;

use crate::harness::{Page, in_every_engine};
use crate::table::{STILL, come_in};

in_every_engine!(a_book_that_does_not_arrive_is_said_to_be_missing_and_fetched_again);
async fn a_book_that_does_not_arrive_is_said_to_be_missing_and_fetched_again(page: &Page) {
    come_in(page, STILL).await;
    let asked = |page: &Page| {
        let requests = page.server.requests();
        let books = requests.iter().filter(|path| path.ends_with(".txt"));
        books.count()
    };
    assert_eq!(asked(page), 0, "nobody has opened it");
    page.server.fail(".txt");
    page.click("[data-action=how-to-play]").await;
    page.wait_for("[data-notice=missing]").await;
    assert!(
        page.is_seen("[data-action=paragraph]").await,
        "its contents"
    );
    page.server.release();
    page.click("[data-action=try-again]").await;
    page.wait_for("#rules-options").await;
    assert_eq!(asked(page), 2);

    // Open for the second time it is there at once.
    page.click("[data-action=close-dialog]").await;
    page.click("[data-action=how-to-play]").await;
    page.wait_for("#rules-options").await;
    assert_eq!(asked(page), 2);
}

in_every_engine!(the_book_is_in_the_language_of_the_page);
async fn the_book_is_in_the_language_of_the_page(page: &Page) {
    for (language, word) in [
        ("en", "York needs a wall"),
        ("de", "York braucht eine Mauer"),
    ] {
        come_in(page, &format!("{STILL};language={language}")).await;
        page.click("[data-action=how-to-play]").await;
        page.wait_for("#rules-options").await;
        let first = "document.querySelector('[data-paragraph=aim] p').textContent";
        let text = page.eval(first).await;
        let is_said = text.as_str().is_some_and(|text| text.starts_with(word));
        assert!(is_said, "{language}: {text}");
        assert_ne!(page.eval(PICTURES).await, json!(0), "pictures are drawn");
    }
}

/// How many boards the book shows.
const PICTURES: &str = "document.querySelectorAll('.how-to-play svg').length";
