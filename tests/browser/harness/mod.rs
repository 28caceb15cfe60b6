//! What every browser test stands on: a served site, a driven browser, and an end to both.

mod driver;
mod gestures;
mod input;
mod kept;
mod page;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;
use std::time::Duration;

pub use gestures::Pointer;
pub use input::{Finger, Point};
pub use kept::{KEPT, built_site, other_version};
pub use page::Page;
pub use xtask::browsers::Engine;

/// A test that takes longer than this hangs.
const LIMIT: Duration = Duration::from_mins(3);

/// What a test wants to be otherwise.
#[derive(Clone, Copy)]
pub struct Wishes {
    /// The path below which the site is served.
    pub mount: &'static str,
    /// HTML put before everything else in the head of every page.
    pub head: &'static str,
    /// The system asks for dark colours.
    pub is_dark: bool,
    /// The browser's language.
    pub language: &'static str,
    /// The size of the page.
    pub viewport: (u32, u32),
    /// The page stands in a frame even where a window could have its size, so that it can take any
    /// other size at once.
    pub is_framed: bool,
    /// The kinds of events that Chromium traces, see [`Page::trace`].
    pub traces: &'static str,
    /// The browser may keep the game for playing offline, and offer to install it; otherwise everything
    /// comes from the server each time, where tests can hold it back.
    pub is_kept: bool,
}

/// The wish to have Chromium tell of requests, see [`Page::addresses`].
pub const NETWORK: &str = "disabled-by-default-network";

/// A tablet lying flat, and everything else as on GitHub Pages.
pub const USUAL: Wishes = Wishes {
    mount: "/walls-of-york/",
    head: "",
    is_dark: false,
    language: "en",
    viewport: VIEWPORTS[0],
    is_framed: false,
    traces: "",
    is_kept: false,
};

/// The sizes every screen must fit.
pub const VIEWPORTS: [(u32, u32); 4] = [(1180, 820), (820, 1180), (390, 844), (1440, 900)];

/// Runs async test functions in each engine; a second argument says what is to be otherwise.
macro_rules! in_every_engine {
    ($name:ident) => {
        in_every_engine!($name, $crate::harness::USUAL);
    };
    ($name:ident, $wishes:expr) => {
        mod $name {
            #[allow(unused_imports, reason = "for the wishes")]
            use super::*;
            use $crate::harness::{Engine, run};

            #[test]
            fn chromium() {
                run(Engine::Chromium, stringify!($name), $wishes, super::$name);
            }

            #[test]
            fn firefox() {
                run(Engine::Firefox, stringify!($name), $wishes, super::$name);
            }

            #[test]
            fn webkit() {
                run(Engine::Webkit, stringify!($name), $wishes, super::$name);
            }
        }
    };
}
pub(crate) use in_every_engine;

/// Runs an async test function in Chromium alone, for what only Chromium can show or what is the same
/// in all three.
macro_rules! in_chromium {
    ($name:ident) => {
        in_chromium!($name, $crate::harness::USUAL);
    };
    ($name:ident, $wishes:expr) => {
        mod $name {
            #[allow(unused_imports, reason = "for the wishes")]
            use super::*;
            use $crate::harness::{Engine, run};

            #[test]
            fn chromium() {
                run(Engine::Chromium, stringify!($name), $wishes, super::$name);
            }
        }
    };
}
pub(crate) use in_chromium;

/// What the driver of `WebKitGTK` says when the browser's own process has died under a page, and when it
/// cannot read what that process has answered. No page can bring it to say so.
const BREAKDOWNS: [&str; 2] = [
    "session deleted because of page crash or hang",
    "Could not parse script result",
];

/// Opens a browser on the site, runs the test in it and closes it, whatever the test does. Fails
/// for what the test itself asserts and for every error on the page that it did not take. Where
/// `WebKitGTK` itself breaks down, which it does once in thousands of pages, another one is opened, once.
pub fn run(engine: Engine, name: &str, wishes: Wishes, test: impl AsyncFn(&Page)) {
    let attempt = move || run_once(engine, name, wishes, &test);
    let result = attempt().or_else(|panic| {
        if engine != Engine::Webkit || !has_broken_down(panic.as_ref()) {
            return Err(panic);
        }
        eprintln!("{name}: the browser broke down; once more in a new one");
        attempt()
    });
    if let Err(panic) = result {
        resume_unwind(panic);
    }
}

fn has_broken_down(panic: &(dyn Any + Send)) -> bool {
    let why = panic.downcast_ref::<String>();
    why.is_some_and(|why| BREAKDOWNS.iter().any(|breakdown| why.contains(breakdown)))
}

fn run_once(
    engine: Engine,
    name: &str,
    wishes: Wishes,
    test: &impl AsyncFn(&Page),
) -> thread::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the test can have a runtime");
    let page = runtime
        .block_on(async { tokio::time::timeout(LIMIT, Page::open(engine, wishes)).await })
        .expect("the browser opens in time");
    let result = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            tokio::time::timeout(LIMIT, test(&page))
                .await
                .expect("the test ends in time");
            let troubles = page.take_troubles().await;
            assert!(troubles.is_empty(), "errors on the page: {troubles:#?}");
        });
    }));
    let closed = runtime.block_on(async {
        if result.is_err() {
            let file = format!("{name}-{}", engine.name());
            let kept = tokio::time::timeout(LIMIT, page.keep_picture_of_failure(&file)).await;
            if kept.is_err() {
                eprintln!("the browser gives no picture of the page");
            }
        }
        tokio::time::timeout(LIMIT, page.close()).await
    });
    result?;
    closed
        .expect("the browser closes in time")
        .expect("the browser closes");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_browser_that_broke_down_is_opened_again() {
        for breakdown in BREAKDOWNS {
            let page = catch_unwind(|| panic!("webdriver returned error: {breakdown}."));
            assert!(has_broken_down(page.unwrap_err().as_ref()));
        }
        let test = catch_unwind(|| panic!("errors on the page: {}", 1));
        assert!(!has_broken_down(test.unwrap_err().as_ref()));
    }
}
