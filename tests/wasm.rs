//! The app's parts compiled to wasm, in a real browser.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use gloo::utils::document;
use walls_of_york::app::screens::App;
use walls_of_york::app::shell::language::Language;
use walls_of_york::app::shell::settings::Settings;
use walls_of_york::app::shell::storage;
use walls_of_york::app::york::lobby::texts::Texts;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use yew::platform::time::sleep;

wasm_bindgen_test_configure!(run_in_browser);

/// Mounts the app on an empty place where that language is set, and returns what a person reads.
async fn read_app(language: Option<Language>) -> String {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    storage::set(storage::SETTINGS, &settings.to_text()).expect("a browser keeps settings");
    let place = document()
        .create_element("div")
        .expect("a place can be made");
    document()
        .body()
        .expect("a page has a body")
        .append_child(&place)
        .expect("a place fits");
    let app = yew::Renderer::<App>::with_root(place.clone()).render();
    // What an app does after it has rendered takes a busy browser a while.
    let wanted = language.unwrap_or_else(Language::of_browser).tag();
    for _ in 0..200 {
        sleep(Duration::from_millis(10)).await;
        if language_of_page().as_deref() == Some(wanted) {
            break;
        }
    }
    let read = place.text_content().unwrap_or_default();
    app.destroy();
    place.remove();
    read
}

fn language_of_page() -> Option<String> {
    let root = document().document_element().expect("a page has a root");
    root.get_attribute("lang")
}

#[wasm_bindgen_test]
async fn the_app_opens_with_the_start_page_in_the_language_that_is_set() {
    for language in Language::ALL {
        let read = read_app(Some(language)).await;
        let texts = Texts::of(language);
        assert!(read.contains(texts.gist), "{language:?}: {read}");
        assert!(read.contains(texts.play_line), "{language:?}: {read}");
        assert!(
            read.contains(env!("CARGO_PKG_VERSION")),
            "{language:?}: {read}"
        );
        assert_eq!(language_of_page().as_deref(), Some(language.tag()));
    }
}

#[wasm_bindgen_test]
async fn where_no_language_is_set_it_is_that_of_the_browser() {
    let language = Language::of_browser();
    let read = read_app(None).await;
    assert!(read.contains(Texts::of(language).gist), "{read}");
    assert_eq!(language_of_page().as_deref(), Some(language.tag()));
}
