//! The game as an app of its own.

use serde_json::{Value, json};

use crate::harness::{KEPT, Page, in_chromium, in_every_engine};
use crate::table::{Manner, Players, STILL, come_in, sit_down};

/// The manifest, with every picture that it names at its real size.
const READ: &str = "(async () => {
    const address = document.querySelector('link[rel=manifest]').href;
    const manifest = await (await fetch(address)).json();
    const size = async ({ src, sizes, type }) => {
        const picture = new Image();
        picture.src = new URL(src, address);
        await picture.decode();
        const real = picture.naturalWidth + 'x' + picture.naturalHeight;
        return type === 'image/svg+xml' || real === sizes ? 'right' : src + ' is ' + real + ', not ' + sizes;
    };
    const shortcuts = manifest.shortcuts.flatMap(({ icons }) => icons);
    const pictures = [...manifest.icons, ...manifest.screenshots, ...shortcuts];
    return [manifest, await Promise.all(pictures.map(size))];
})()";

in_every_engine!(the_manifest_describes_the_game_and_its_pictures_rightly);
async fn the_manifest_describes_the_game_and_its_pictures_rightly(page: &Page) {
    page.start().await;
    let Value::Array(found) = page.promised(READ).await else {
        panic!("no manifest");
    };
    let (manifest, pictures) = (&found[0], found[1].as_array().expect("a list"));
    for picture in pictures {
        assert_eq!(*picture, json!("right"));
    }
    assert_eq!(manifest["name"], json!("Walls of York"));
    let sizes: Vec<&Value> = manifest["icons"]
        .as_array()
        .expect("icons")
        .iter()
        .map(|icon| &icon["sizes"])
        .collect();
    assert_eq!(sizes, ["192x192", "512x512", "512x512", "any"]);
    // One theme colour of the page is that of the manifest.
    assert_eq!(
        page.eval("document.querySelector('meta[name=theme-color]').content")
            .await,
        manifest["theme_color"]
    );
}

in_chromium!(chromium_offers_to_install_the_game, KEPT);
async fn chromium_offers_to_install_the_game(page: &Page) {
    page.start().await;
    page.wait_until_kept().await;
    let manifest = page.devtools("Page.getAppManifest", json!({})).await;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let errors = page
        .devtools("Page.getInstallabilityErrors", json!({}))
        .await;
    assert_eq!(errors["installabilityErrors"], json!([]));
    // An app by its path: others, and other copies of the game, may live on the same host.
    let id = page.devtools("Page.getAppId", json!({})).await;
    assert_eq!(id["appId"], json!(page.server.url()));
    page.wait_until("document.documentElement.hasAttribute('data-installable')")
        .await;
    assert_eq!(page.text("[data-action=install]").await, "Install the game");
}

in_every_engine!(where_it_cannot_be_installed_nothing_is_said_of_it);
async fn where_it_cannot_be_installed_nothing_is_said_of_it(page: &Page) {
    page.start().await;
    assert!(!page.is_seen("[data-action=install]").await);
    assert!(!page.is_seen("[data-action=update]").await);
}

in_every_engine!(
    an_offer_to_install_goes_when_it_is_taken_or_has_become_needless,
    KEPT
);
async fn an_offer_to_install_goes_when_it_is_taken_or_has_become_needless(page: &Page) {
    come_in(page, STILL).await;
    // As Chromium offers it, and refuses it when it has thought better of it.
    let offer = "window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'),
        { prompt: () => Promise.reject(new Error('not now')) }))";
    page.eval(offer).await;
    page.click("[data-action=install]").await;
    assert!(!page.is_seen("[data-action=install]").await);
    page.eval(offer).await;
    assert!(page.is_seen("[data-action=install]").await);
    page.eval("window.dispatchEvent(new Event('appinstalled'))")
        .await;
    assert!(!page.is_seen("[data-action=install]").await);
}

in_every_engine!(the_shortcuts_open_a_quick_game_and_the_last_one);
async fn the_shortcuts_open_a_quick_game_and_the_last_one(page: &Page) {
    // Without a game to go on with there is the start page.
    come_in(page, STILL).await;
    page.goto("?nothing#continue").await;
    page.wait_for("[data-phase=start]").await;

    sit_down(page, STILL, "").await;
    let mut players = Players::new(page, &[(1, Manner::MouseDrag)]);
    let sight = players.see("a table", |_| true).await;
    let record = sight.record().expect("the game is kept");
    assert_eq!(record.setup().players(), 3);
    page.goto("?again#continue").await;
    page.wait_for("main.table").await;
    let again = players.see("the same table", |_| true).await;
    assert_eq!(again.record(), sight.record());
    // Taken out of the address, so that leaving and loading again is not coming back.
    assert_eq!(page.eval("location.hash").await, json!(""));
}
