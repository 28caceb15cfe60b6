//! The game as the browser keeps it for playing offline, and new versions of it.

use std::time::Duration;

use serde_json::Value;
use xtask::place::{self, Files};
use xtask::{names, offline};

use super::{Page, USUAL, Wishes};

/// With a browser that may keep the game.
pub const KEPT: Wishes = Wishes {
    is_kept: true,
    ..USUAL
};

/// The built site.
pub fn built_site() -> Files {
    place::files_in(&place::site()).expect("the site is built: cargo xtask dist")
}

/// Another version of the built site, which differs in its style sheet: it has a `mark`.
pub fn other_version(mark: u32) -> Files {
    let mut files = built_site();
    let is_sheet = |name: &&String| names::plain(name) == "styles.css";
    let old = files.keys().find(is_sheet).cloned().expect("a style sheet");
    let mut sheet = files.remove(&old).unwrap_or_default();
    sheet.extend(format!(":root{{--mark:{mark}}}").bytes());
    let new = names::named_after("styles.css", &sheet);
    files.insert(new.clone(), sheet);
    names::rename(&mut files, &old, &new);
    offline::seal(&mut files).expect("a version can be made");
    files
}

impl Page {
    /// Waits until the browser has kept the whole game and would run it without a network.
    pub async fn wait_until_kept(&self) {
        const IS_KEPT: &str = "navigator.serviceWorker.controller?.state === 'activated'";
        for _ in 0..100 {
            if self.eval(IS_KEPT).await == Value::Bool(true) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // Now and then Firefox hands a busy page to its service worker on the next visit only.
        self.start().await;
        self.wait_until(IS_KEPT).await;
    }

    /// The value to which a promise comes.
    pub async fn promised(&self, promise: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1]; ({promise}).then(done, (why) => done(String(why)))"
        );
        let answer = self.client.execute_async(&script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{promise}: {error}"))
    }

    /// Has the browser look for a new version now, and not in its own time.
    pub async fn look_for_update(&self) {
        self.promised("navigator.serviceWorker.ready.then((own) => own.update()).then(() => true)")
            .await;
    }

    /// The names of all caches of the origin.
    pub async fn caches(&self) -> Vec<String> {
        let names = self.promised("caches.keys()").await;
        serde_json::from_value(names).expect("names")
    }

    /// The mark of the version that the page shows, as its style sheet has it; 0 for the built site.
    pub async fn mark(&self) -> u32 {
        let mark =
            "Number(getComputedStyle(document.documentElement).getPropertyValue('--mark') || 0)";
        let mark = self.eval(mark).await.as_u64().expect("a number");
        u32::try_from(mark).expect("marks are small")
    }

    /// Closes the window and goes on in a new one.
    pub async fn change_windows(&self) {
        let client = &self.client;
        let window = client.new_window(true).await.expect("a window opens");
        client.close_window().await.expect("a window closes");
        let window = window.handle;
        client
            .switch_to_window(window)
            .await
            .expect("the new window is there");
    }

    /// Opens the start page anew, also where it is open already.
    pub async fn start_anew(&self) {
        self.leave_for("about:blank").await;
        self.start().await;
    }
    /// Opens the start page until the origin has no more caches than these, as it should soon.
    pub async fn start_until_tidy(&self, caches: usize) {
        for _ in 0..20 {
            self.start_anew().await;
            tokio::time::sleep(Duration::from_millis(100)).await;
            if self.caches().await.len() <= caches {
                return;
            }
        }
        panic!("these stay: {:?}", self.caches().await);
    }

    /// Waits until the browser has everything of one version, of which the page comes last.
    pub async fn wait_until_whole(&self) {
        for _ in 0..200 {
            if self.promised("caches.match('./').then(Boolean)").await == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the page is not kept: {:?}", self.caches().await);
    }
}
