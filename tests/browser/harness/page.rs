//! A browser with the site in it.

use std::fmt::Debug;
use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use xtask::pages::{Server, Site};
use xtask::place;

use super::driver::Driver;
use super::{Engine, Wishes};

/// Stands before the first script of every page and keeps every error.
const RECORDER: &str = include_str!("recorder.html");

/// A page with nothing but a frame, for viewports smaller than a window can be.
const FRAME: &str = "<!doctype html><head></head><style>body{margin:0}iframe{border:0;display:block}</style><iframe></iframe>";

/// How long a thing may take to turn up.
const PATIENCE: Duration = Duration::from_secs(20);

/// A browser with the site in it, and the server behind it.
pub struct Page {
    /// The browser itself, for what has no helper here.
    pub client: Client,
    /// The server, to hold back files or to look at its log.
    pub server: Server,
    /// Which browser it is.
    pub engine: Engine,
    driver: Driver,
    frame: Option<(u32, u32)>,
}

impl Page {
    /// Serves the built site and opens a browser, on no page yet.
    pub async fn open(engine: Engine, wishes: Wishes) -> Self {
        let mut site =
            Site::load(&place::site(), wishes.mount).expect("the site is built: cargo xtask dist");
        site.add("__frame.html", FRAME.into());
        site.add("__input.html", include_bytes!("input.html").to_vec());
        site.put_first(&format!("{RECORDER}{}", wishes.head));
        let server = TcpListener::bind(("127.0.0.1", 0))
            .and_then(|listener| site.serve(listener))
            .expect("the site can be served");

        let driver = Driver::start(engine, &wishes);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(driver.capabilities(&wishes))
            .connect(&driver.url())
            .await
            .expect("the browser opens");
        let mut page = Self {
            client,
            server,
            engine,
            driver,
            frame: None,
        };
        if engine == Engine::Chromium {
            page.devtools(
                "Emulation.setTouchEmulationEnabled",
                json!({ "enabled": true, "maxTouchPoints": 5 }),
            )
            .await;
            let scheme = if wishes.is_dark { "dark" } else { "light" };
            let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
            page.devtools(
                "Emulation.setEmulatedMedia",
                json!({ "features": features }),
            )
            .await;
        }
        if let Some((width, height)) = wishes.viewport {
            page.resize(width, height).await;
        }
        page
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<(), CmdError> {
        let closed = self.client.close().await;
        drop(self.driver);
        closed
    }

    /// Gives the page exactly this size from the next [`Page::goto`] on.
    pub async fn resize(&mut self, width: u32, height: u32) {
        self.frame = None;
        if self.engine == Engine::Chromium {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.devtools("Emulation.setDeviceMetricsOverride", size)
                .await;
            return;
        }
        // A window is larger than its page by a frame whose size only a try can tell.
        let inner = "return [innerWidth, innerHeight]";
        self.client
            .set_window_rect(0, 0, width, height)
            .await
            .expect("a window has a size");
        let (inner_width, inner_height) = pair(
            &self
                .client
                .execute(inner, Vec::new())
                .await
                .expect("sizes are known"),
        );
        let larger = |wanted: u32, got: u32| wanted + wanted.saturating_sub(got);
        self.client
            .set_window_rect(
                0,
                0,
                larger(width, inner_width),
                larger(height, inner_height),
            )
            .await
            .expect("a window has a size");
        tokio::time::sleep(Duration::from_millis(200)).await;
        if pair(
            &self
                .client
                .execute(inner, Vec::new())
                .await
                .expect("sizes are known"),
        ) != (width, height)
        {
            self.frame = Some((width, height));
        }
    }

    /// Opens an address below the site's own.
    pub async fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.server.url());
        let Some((width, height)) = self.frame else {
            self.client.goto(&url).await.expect("the page opens");
            return;
        };
        let frame = format!("{}__frame.html", self.server.url());
        self.client.goto(&frame).await.expect("the page opens");
        let fill = "const [url, width, height] = arguments; const frame = document.querySelector('iframe');
            frame.width = width; frame.height = height; frame.src = url;";
        self.client
            .execute(fill, vec![json!(url), json!(width), json!(height)])
            .await
            .expect("the frame opens");
        self.client.enter_frame(0).await.expect("there is a frame");
        self.wait_until("location.href !== 'about:blank' && document.readyState !== 'loading'")
            .await;
    }

    /// Opens the site and waits until the app runs.
    pub async fn start(&self) {
        self.goto("").await;
        self.wait_for("[data-phase]").await;
    }

    /// Waits for an element that is on the page.
    pub async fn wait_for(&self, css: &str) -> Element {
        let wait = self
            .client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css));
        wait.await
            .unwrap_or_else(|error| panic!("{css} does not turn up: {error}"))
    }

    /// Waits until a JavaScript expression holds.
    pub async fn wait_until(&self, expression: &str) {
        let begin = Instant::now();
        while self.eval(expression).await != json!(true) {
            assert!(begin.elapsed() < PATIENCE, "this never holds: {expression}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// The value of a JavaScript expression.
    pub async fn eval(&self, expression: &str) -> Value {
        let script = format!("return ({expression})");
        self.client
            .execute(&script, Vec::new())
            .await
            .unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// What a person reads in an element.
    pub async fn text(&self, css: &str) -> String {
        self.wait_for(css)
            .await
            .text()
            .await
            .expect("an element has a text")
    }

    /// Whether a person sees an element.
    pub async fn is_seen(&self, css: &str) -> bool {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element
                .is_displayed()
                .await
                .expect("an element is shown or not"),
            Err(_) => false,
        }
    }

    /// Clicks an element.
    pub async fn click(&self, css: &str) {
        self.wait_for(css)
            .await
            .click()
            .await
            .unwrap_or_else(|error| panic!("{css} cannot be clicked: {error}"));
    }

    /// A picture of what is seen, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        if self.frame.is_none() {
            return self
                .client
                .screenshot()
                .await
                .expect("a page has a picture");
        }
        self.client
            .clone()
            .enter_parent_frame()
            .await
            .expect("a frame has a parent");
        let frame = self.wait_for("iframe").await;
        let picture = frame.screenshot().await.expect("a frame has a picture");
        self.client.enter_frame(0).await.expect("there is a frame");
        picture
    }

    /// Errors that pages have raised so far and no one has taken: uncaught exceptions, rejected
    /// promises, `console.error`, parts that could not be loaded.
    pub async fn take_troubles(&self) -> Vec<String> {
        let mut troubles = Vec::new();
        for note in self.server.take_notes() {
            troubles.extend(serde_json::from_str::<Vec<String>>(&note).expect("a note is a list"));
        }
        let here = self
            .eval("window.__troubles ? window.__troubles.splice(0) : []")
            .await;
        troubles.extend(serde_json::from_value::<Vec<String>>(here).expect("troubles are a list"));
        troubles
    }

    /// Keeps a picture of the page as it is, for whoever looks into the failure.
    pub async fn keep_picture_of_failure(&self, name: &str) {
        let folder: PathBuf = place::root().join("target/browser-failures");
        let file = folder.join(format!("{name}.png"));
        let kept = match self.client.screenshot().await {
            Ok(picture) => fs::create_dir_all(&folder)
                .and_then(|()| fs::write(&file, picture))
                .map_err(|e| e.to_string()),
            Err(error) => Err(error.to_string()),
        };
        match kept {
            Ok(()) => eprintln!("the page as it was: target/browser-failures/{name}.png"),
            Err(why) => eprintln!("no picture of the page could be kept: {why}"),
        }
    }

    /// A command of Chromium's own tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let command = Devtools {
            body: json!({ "cmd": command, "params": parameters }),
        };
        self.client
            .issue_cmd(command)
            .await
            .expect("Chromium knows the command")
    }
}

fn pair(value: &Value) -> (u32, u32) {
    serde_json::from_value(value.clone()).expect("a size is a pair")
}

#[derive(Debug)]
struct Devtools {
    body: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/goog/cdp/execute",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
