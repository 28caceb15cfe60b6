//! A browser with the site in it.

use std::cell::{Cell, RefCell};
use std::fmt::Debug;
use std::fs;
use std::io;
use std::net::TcpListener;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_timeout::TimeoutConnector;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use xtask::pages::{Server, Site};
use xtask::place::{self, Files};
use xtask::tools;

use super::driver::Driver;
use super::{Engine, Wishes, built_site};

/// Stands before the first script of every page and keeps every error.
const RECORDER: &str = include_str!("recorder.html");

/// Takes away what would keep the game in the browser, and the offer to install it, which comes when
/// Chromium likes.
const NO_SERVICE: &str = "<script>delete Navigator.prototype.serviceWorker;
    addEventListener('beforeinstallprompt', (event) => { event.preventDefault(); event.stopImmediatePropagation(); });</script>";

/// A page with nothing but a frame, for viewports smaller than a window can be.
const FRAME: &str = "<!doctype html><head></head><style>body{margin:0}iframe{border:0;display:block}</style><iframe></iframe>";

/// How long a thing may take to turn up.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long a driver may take to answer.
const ANSWER_TIME: Duration = Duration::from_secs(20);

/// Why an element cannot be clicked yet, and nothing has happened.
const NOT_YET: [ErrorStatus; 3] = [
    ErrorStatus::ElementNotInteractable,
    ErrorStatus::ElementClickIntercepted,
    ErrorStatus::StaleElementReference,
];

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(30);

/// A browser with the site in it, and the server behind it.
pub struct Page {
    /// The browser itself, for what has no helper here.
    pub client: Client,
    /// The server, to hold back files or to look at its log.
    pub server: Server,
    /// Which browser it is.
    pub engine: Engine,
    driver: Driver,
    wishes: Wishes,
    frame: Cell<Option<(u32, u32)>>,
    kept: RefCell<Vec<String>>,
}

impl Page {
    /// Serves the built site and opens a browser, on no page yet.
    pub async fn open(engine: Engine, wishes: Wishes) -> Self {
        let site = site(engine, &wishes, built_site());
        let server = TcpListener::bind(("127.0.0.1", 0))
            .and_then(|listener| site.serve(listener))
            .expect("the site can be served");

        let driver = Driver::start(engine, &wishes);
        let client = ClientBuilder::new(impatient_connector())
            .capabilities(driver.capabilities(&wishes))
            .connect(&driver.url())
            .await
            .expect("the browser opens");
        let page = Self {
            client,
            server,
            engine,
            driver,
            wishes,
            frame: Cell::new(None),
            kept: RefCell::default(),
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
        if wishes.is_framed && engine != Engine::Chromium {
            // Large enough for every frame.
            page.set_window(1600, 1400).await;
            page.frame.set(Some(wishes.viewport));
        } else {
            page.resize(wishes.viewport).await;
        }
        page
    }

    /// Serves another version of the site from now on.
    pub fn publish(&self, files: Files) {
        self.server.put(site(self.engine, &self.wishes, files));
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<(), CmdError> {
        let closed = self.client.close().await;
        drop(self.driver);
        closed
    }

    /// Gives the page exactly this size from the next [`Page::goto`] on.
    async fn resize(&self, (width, height): (u32, u32)) {
        if self.engine == Engine::Chromium {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.devtools("Emulation.setDeviceMetricsOverride", size)
                .await;
            return;
        }
        // A window is larger than its page by an edge whose width only a try can tell.
        self.set_window(width, height).await;
        let (inner_width, inner_height) = self.inner_size().await;
        let with_edge = |wanted: u32, got: u32| wanted + wanted.saturating_sub(got);
        self.set_window(
            with_edge(width, inner_width),
            with_edge(height, inner_height),
        )
        .await;
        // A window has a least size; a frame in it has none.
        if self.inner_size().await != (width, height) {
            self.frame.set(Some((width, height)));
        }
    }

    /// Gives the page another size while it stands, as a turned tablet does.
    pub async fn resize_now(&self, (width, height): (u32, u32)) {
        if self.frame.get().is_some() {
            self.frame.set(Some((width, height)));
            let fill = "const [width, height] = arguments; const frame = window.frameElement;
                if (frame) Object.assign(frame, { width, height });
                return frame !== null;";
            let size = vec![json!(width), json!(height)];
            let has_frame = self.client.execute(fill, size).await;
            if has_frame.expect("a frame has a size") == json!(false) {
                // No page stands yet; the first one will have the size.
                return;
            }
        } else {
            self.resize((width, height)).await;
        }
        self.wait_until(&format!(
            "innerWidth === {width} && innerHeight === {height}"
        ))
        .await;
    }

    async fn set_window(&self, width: u32, height: u32) {
        self.client
            .set_window_rect(0, 0, width, height)
            .await
            .expect("a window has a size");
        // The page hears of it a little later.
        tokio::time::sleep(Duration::from_millis(150)).await;
    }

    async fn inner_size(&self) -> (u32, u32) {
        serde_json::from_value(self.eval("[innerWidth, innerHeight]").await)
            .expect("a size is a pair")
    }

    /// Opens an address below the site's own and waits until the page stands.
    pub async fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.server.url());
        let Some((width, height)) = self.frame.get() else {
            self.leave_for(&url).await;
            return;
        };
        // The page that is left is the one around the frame.
        self.client
            .enter_parent_frame()
            .await
            .expect("there is always a page");
        self.leave_for(&format!("{}__frame.html", self.server.url()))
            .await;
        let fill = "const [url, width, height] = arguments; const frame = document.querySelector('iframe');
            frame.width = width; frame.height = height; frame.src = url;";
        self.client
            .execute(fill, vec![json!(url), json!(width), json!(height)])
            .await
            .expect("the frame opens");
        // From outside: WebKit loses a frame that is entered before its page is there.
        self.wait_until(
            "(({ contentDocument: page }) => page !== null && page.location.href !== 'about:blank'
                && page.readyState !== 'loading')(document.querySelector('iframe'))",
        )
        .await;
        self.client.enter_frame(0).await.expect("there is a frame");
    }

    /// Opens an address and waits until its page, and not the old one, stands. The waiting is done
    /// here because the driver of `WebKitGTK` sometimes waits for ever. A busy Firefox has an empty
    /// page of its own between the two.
    pub async fn leave_for(&self, url: &str) {
        self.eval("window.__left = true").await;
        self.client.goto(url).await.expect("the page opens");
        let is_empty = url == "about:blank";
        self.wait_until(&format!(
            "!window.__left && document.readyState !== 'loading' && (location.href === 'about:blank') === {is_empty}"
        ))
        .await;
    }

    /// Opens the site and waits until the app runs.
    pub async fn start(&self) {
        self.goto("").await;
        self.wait_for("[data-phase]").await;
    }

    /// Waits until a person sees something of the page.
    pub async fn wait_for_paint(&self) {
        self.wait_until("performance.getEntriesByName('first-contentful-paint').length === 1")
            .await;
    }

    /// Waits for an element that is on the page.
    pub async fn wait_for(&self, css: &str) -> Element {
        let begin = Instant::now();
        loop {
            match self.client.find(Locator::Css(css)).await {
                Ok(element) => return element,
                // Also between two pages, when there is none to look at.
                Err(error) => assert!(
                    begin.elapsed() < PATIENCE,
                    "{css} does not turn up: {error}"
                ),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until a JavaScript expression holds.
    pub async fn wait_until(&self, expression: &str) {
        let begin = Instant::now();
        let script = format!("return ({expression})");
        loop {
            match self.client.execute(&script, Vec::new()).await {
                Ok(Value::Bool(true)) => return,
                // Also between two pages, when there is none to ask.
                answer => assert!(
                    begin.elapsed() < PATIENCE,
                    "this never holds: {expression}: {answer:?}"
                ),
            }
            tokio::time::sleep(PAUSE).await;
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
            Err(error) if error.is_no_such_element() => false,
            Err(error) => panic!("{css}: {error}"),
        }
    }

    /// Clicks an element, as soon as it can be: a dialog opens a moment after it is on the page.
    pub async fn click(&self, css: &str) {
        let begin = Instant::now();
        while let Err(error) = self.wait_for(css).await.click().await {
            let is_early =
                matches!(&error, CmdError::Standard(why) if NOT_YET.contains(&why.error));
            assert!(
                is_early && begin.elapsed() < PATIENCE,
                "{css} cannot be clicked: {error}"
            );
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// A picture of what is seen, as PNG; kept in `target/pictures` for people to look at.
    pub async fn keep_picture(&self, name: &str) -> Vec<u8> {
        let file = format!("{name}-{}", self.engine.name());
        self.keep_shot("target/pictures", &file).await
    }

    /// A picture of what is seen, as PNG, kept under a name in a folder of the project.
    pub async fn keep_shot(&self, folder: &str, name: &str) -> Vec<u8> {
        self.wait_for_paint().await;
        // WebKit hands out the frame before the last one.
        let two_frames = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))";
        self.client
            .execute_async(two_frames, Vec::new())
            .await
            .expect("a page has frames");
        let picture = self.picture().await.expect("a page has a picture");
        keep(folder, name, &picture).expect("a picture can be kept");
        picture
    }

    async fn picture(&self) -> Result<Vec<u8>, CmdError> {
        if self.frame.get().is_none() {
            return self.client.screenshot().await;
        }
        self.client.enter_parent_frame().await?;
        let picture = self
            .client
            .find(Locator::Css("iframe"))
            .await?
            .screenshot()
            .await;
        self.client.enter_frame(0).await?;
        picture
    }

    /// Waits for errors that have these words in them, and takes them and only them.
    pub async fn expect_trouble(&self, words: &str) {
        let begin = Instant::now();
        loop {
            let (expected, others): (Vec<String>, Vec<String>) = self
                .take_troubles()
                .await
                .into_iter()
                .partition(|line| line.contains(words));
            assert!(
                begin.elapsed() < PATIENCE,
                "no error has {words:?} in it: {others:?}"
            );
            *self.kept.borrow_mut() = others;
            if !expected.is_empty() {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Errors that pages have raised so far and no one has taken: uncaught exceptions, rejected
    /// promises, `console.error`, parts that could not be loaded.
    pub async fn take_troubles(&self) -> Vec<String> {
        let mut troubles = self.kept.take();
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
        const FOLDER: &str = "target/browser-failures";
        let kept = match self.picture().await {
            Ok(picture) => keep(FOLDER, name, &picture).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        match kept {
            Ok(()) => eprintln!("the page as it was: {FOLDER}/{name}.png"),
            Err(why) => eprintln!("no picture of the page could be kept: {why}"),
        }
    }

    /// A command of Chromium's own tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let command = Devtools {
            path: "goog/cdp/execute",
            body: json!({ "cmd": command, "params": parameters }),
        };
        self.client
            .issue_cmd(command)
            .await
            .expect("Chromium knows the command")
    }

    /// Kills the page's process in Chromium, as if it had run out of memory; nothing answers then.
    pub async fn crash(&self) {
        let command = Devtools {
            path: "goog/cdp/execute",
            body: json!({ "cmd": "Page.crash", "params": {} }),
        };
        let _ = self.client.issue_cmd(command).await;
    }

    /// What Chromium has traced since the last time, where that was wished for.
    pub async fn trace(&self) -> Vec<Value> {
        self.told("Tracing.dataCollected").await
    }

    /// The addresses that Chromium has asked for since the last time, where that was wished for.
    pub async fn addresses(&self) -> Vec<String> {
        let requests = self.told("Network.requestWillBeSent").await;
        let addresses = requests.iter().map(|told| &told["request"]["url"]);
        addresses
            .filter_map(|address| address.as_str().map(str::to_owned))
            .collect()
    }

    /// What Chromium's log has of one kind.
    async fn told(&self, kind: &str) -> Vec<Value> {
        let command = Devtools {
            path: "se/log",
            body: json!({ "type": "performance" }),
        };
        let log = self.client.issue_cmd(command).await;
        let log = log.expect("Chromium traces").as_array().cloned();
        let entries = log.unwrap_or_default().into_iter().filter_map(|entry| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            (message["method"] == kind).then(|| message["params"].clone())
        });
        entries.collect()
    }
}

/// A site with what the tests need in it.
fn site(engine: Engine, wishes: &Wishes, files: Files) -> Site {
    let mut site = Site::new(files, wishes.mount);
    // Tests hold it back whenever they like; but Firefox now and then hangs when a worker ends
    // whose wasm is still awaited, and gets it from its cache.
    if engine != Engine::Firefox {
        site.never_keep("worker_bg.wasm");
    }
    site.add("__frame.html", FRAME.into());
    site.add("__input.html", include_bytes!("input.html").to_vec());
    // Only some tests look for barriers; the others do without it.
    if let Ok(axe) = fs::read(tools::axe()) {
        site.add("__axe.js", axe);
    }
    // WebKitGTK speaks the language of an installed locale and no other.
    let language = match engine {
        Engine::Webkit => format!(
            "<script>Object.defineProperty(navigator, 'languages', {{ value: ['{}'] }})</script>",
            wishes.language
        ),
        Engine::Chromium | Engine::Firefox => String::new(),
    };
    let service = if wishes.is_kept { "" } else { NO_SERVICE };
    site.put_first(&format!("{RECORDER}{service}{language}{}", wishes.head));
    site
}

/// Now and then a driver loses a command that falls between two pages and never answers it.
fn impatient_connector() -> TimeoutConnector<HttpConnector> {
    let mut connector = TimeoutConnector::new(HttpConnector::new());
    connector.set_read_timeout(Some(ANSWER_TIME));
    connector
}

fn keep(folder: &str, name: &str, picture: &[u8]) -> io::Result<()> {
    let folder = place::root().join(folder);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("{name}.png")), picture)
}

#[derive(Debug)]
struct Devtools {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
