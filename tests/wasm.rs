//! The app's parts compiled to wasm, in a real browser.
#![cfg(target_arch = "wasm32")]

use gloo::utils::document;
use walls_of_york::app::App;
use walls_of_york::app::shell::language::Language;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use yew::platform::time::sleep;

wasm_bindgen_test_configure!(run_in_browser);

/// Mounts the app on an empty place in a page of that language, and returns what a person reads.
async fn read_app(language: Language) -> String {
    document()
        .document_element()
        .expect("a page has a root")
        .set_attribute("lang", language.tag())
        .expect("a page has a language");
    let place = document()
        .create_element("div")
        .expect("a place can be made");
    document()
        .body()
        .expect("a page has a body")
        .append_child(&place)
        .expect("a place fits");
    yew::Renderer::<App>::with_root(place.clone()).render();
    sleep(std::time::Duration::ZERO).await;
    place.text_content().unwrap_or_default()
}

#[wasm_bindgen_test]
async fn the_app_opens_with_the_start_page_in_the_language_of_the_page() {
    for language in Language::ALL {
        let read = read_app(language).await;
        assert!(read.contains(language.texts().gist), "{language:?}: {read}");
        assert!(
            read.contains(env!("CARGO_PKG_VERSION")),
            "{language:?}: {read}"
        );
    }
}

#[wasm_bindgen_test]
fn the_language_of_the_page_is_read_from_its_root() {
    let root = document().document_element().expect("a page has a root");
    root.set_attribute("lang", "de-AT")
        .expect("a page has a language");
    assert_eq!(Language::of_page(), Language::German);
    root.remove_attribute("lang")
        .expect("a page can be without");
    assert_eq!(Language::of_page(), Language::English);
}
