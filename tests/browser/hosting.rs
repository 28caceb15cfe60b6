//! The site as files on a web server.

use std::collections::BTreeSet;

use serde_json::json;
use xtask::{budget, place};

use crate::harness::{Engine, Page, USUAL, Wishes, in_every_engine};

in_every_engine!(the_build_runs_below_the_name_of_the_repository);
async fn the_build_runs_below_the_name_of_the_repository(page: &Page) {
    runs_below(page, "/walls-of-york/").await;
}

const AT_ROOT: Wishes = Wishes {
    mount: "/",
    ..USUAL
};

in_every_engine!(the_same_build_runs_at_the_root, AT_ROOT);
async fn the_same_build_runs_at_the_root(page: &Page) {
    runs_below(page, "/").await;
}

const DEEP: Wishes = Wishes {
    mount: "/games/of/ours/york/",
    ..USUAL
};

in_every_engine!(the_same_build_runs_deep_down, DEEP);
async fn the_same_build_runs_deep_down(page: &Page) {
    runs_below(page, "/games/of/ours/york/").await;
}

async fn runs_below(page: &Page, mount: &str) {
    page.start().await;
    assert_eq!(page.text("h1").await, "Walls of York");
    for path in page.server.requests() {
        assert!(
            path.starts_with(mount) || path == "/favicon.ico",
            "{path} is outside {mount}"
        );
    }
}

in_every_engine!(the_address_without_its_last_stroke_leads_to_the_game);
async fn the_address_without_its_last_stroke_leads_to_the_game(page: &Page) {
    let url = page.server.url();
    page.leave_for(url.trim_end_matches('/')).await;
    page.wait_for("[data-phase=start]").await;
    assert_eq!(
        page.eval("location.pathname").await,
        json!("/walls-of-york/")
    );
}

in_every_engine!(an_address_that_does_not_exist_leads_back_to_the_game);
async fn an_address_that_does_not_exist_leads_back_to_the_game(page: &Page) {
    page.goto("no/such/street").await;
    assert_eq!(page.text("h1").await, "No such street in York");
    page.click("[data-action=home]").await;
    page.wait_for("[data-phase=start]").await;
}

in_every_engine!(the_budget_counts_what_a_browser_loads);
async fn the_budget_counts_what_a_browser_loads(page: &Page) {
    page.start().await;
    let is_icon = |name: &str| name.contains("icon") || name.ends_with(".webmanifest");
    let loaded: BTreeSet<String> = page
        .server
        .requests()
        .iter()
        .map(|path| path.trim_start_matches(USUAL.mount).trim_start_matches('/'))
        .map(|name| if name.is_empty() { "index.html" } else { name })
        // Some browsers ask for them only when they have a place to show an icon.
        .filter(|name| !is_icon(name))
        .map(str::to_owned)
        .collect();
    let counted: BTreeSet<String> = budget::files_before_playing()
        .expect("the site is built")
        .into_iter()
        .filter(|name| !is_icon(name))
        .collect();
    assert_eq!(loaded, counted);
}

in_every_engine!(a_second_visit_does_not_load_the_wasm_again);
async fn a_second_visit_does_not_load_the_wasm_again(page: &Page) {
    if page.engine == Engine::Webkit {
        eprintln!("not checked: WebKitGTK keeps nothing between pages while it is driven");
        return;
    }
    page.start().await;
    let first = page.server.requests().len();
    page.leave_for("about:blank").await;
    page.start().await;
    let again: Vec<String> = page.server.requests().split_off(first);
    assert!(
        !again.iter().any(|path| path.ends_with(".wasm")),
        "fetched again: {again:?}"
    );
}

#[test]
fn the_site_names_no_folder_of_the_machine_that_built_it() {
    let folders = [place::root().to_path_buf(), place::cargo_home()];
    for (file, content) in place::files_in(&place::site()).expect("the site is built") {
        for folder in &folders {
            let name = folder.to_string_lossy();
            let is_named = content
                .windows(name.len())
                .any(|part| part == name.as_bytes());
            assert!(!is_named, "{file} names {name}");
        }
    }
}
