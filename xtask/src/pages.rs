//! A small web server that behaves as GitHub Pages does, for playing at home and for the tests.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;

mod request;

use crate::place::files_in;
use request::Request;

/// A file as it is sent.
struct Page {
    kind: &'static str,
    tag: String,
    caching: (&'static str, &'static str),
    plain: Vec<u8>,
    zipped: Option<Vec<u8>>,
}

/// What the server does to a file instead of sending it at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    Hold,
    Fail,
    Spoil,
}

#[derive(Default)]
struct State {
    is_stopped: bool,
    connections: BTreeMap<u64, TcpStream>,
    connected: u64,
    faults: Vec<(String, Fault)>,
    requests: Vec<String>,
    notes: Vec<String>,
}

struct Shared {
    mount: String,
    pages: BTreeMap<String, Page>,
    state: Mutex<State>,
    changed: Condvar,
}

/// A site in memory, ready to be served.
pub struct Site {
    mount: String,
    pages: BTreeMap<String, Page>,
}

impl Site {
    /// The files of a folder, to be served below `mount` (`/` or `/walls-of-york/`).
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn load(folder: &Path, mount: &str) -> io::Result<Self> {
        let mut site = Self {
            mount: mount.to_owned(),
            pages: BTreeMap::new(),
        };
        for (name, content) in files_in(folder)? {
            site.add(&name, content);
        }
        Ok(site)
    }

    /// Adds or replaces a file.
    pub fn add(&mut self, name: &str, content: Vec<u8>) {
        let (kind, is_zipped) = kind_of(name);
        let page = Page {
            kind,
            tag: format!("\"{:x}-{:x}\"", checksum(&content), content.len()),
            caching: CACHING,
            zipped: is_zipped.then(|| gzip(&content)),
            plain: content,
        };
        self.pages.insert(name.to_owned(), page);
    }

    /// Lets browsers ask for a file every time, so that it can be held back also after it was sent.
    pub fn never_keep(&mut self, name: &str) {
        if let Some(page) = self.pages.get_mut(name) {
            page.caching.1 = "no-cache";
        }
    }

    /// Puts `html` before everything else in the head of every HTML file.
    ///
    /// # Panics
    ///
    /// When a file has no head.
    pub fn put_first(&mut self, html: &str) {
        let names: Vec<String> = self
            .pages
            .keys()
            .filter(|name| has_ending(name, "html"))
            .cloned()
            .collect();
        for name in names {
            let mut text = String::from_utf8_lossy(&self.pages[&name].plain).into_owned();
            // A page that was made small has a head without saying so.
            let place = text.find("<head>").map(|start| start + "<head>".len());
            let place = place.or_else(|| text.find("<meta"));
            text.insert_str(place.expect("a page has a head"), html);
            self.add(&name, text.into_bytes());
        }
    }

    /// Serves the site until the server is dropped.
    ///
    /// # Errors
    ///
    /// When the listener has no address.
    pub fn serve(self, listener: TcpListener) -> io::Result<Server> {
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            mount: self.mount,
            pages: self.pages,
            state: Mutex::default(),
            changed: Condvar::new(),
        });
        let ours = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming() {
                if ours.state().is_stopped {
                    return;
                }
                let ours = Arc::clone(&ours);
                match stream {
                    Ok(stream) => drop(thread::spawn(move || ours.talk(&stream))),
                    // Too many at once, most likely: some of them will be over soon.
                    Err(_) => thread::sleep(Duration::from_millis(50)),
                }
            }
        });
        Ok(Server { address, shared })
    }
}

/// A running server; dropping it stops it and cuts its connections.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
}

impl Server {
    /// The address of the site.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{}{}", self.origin(), self.shared.mount)
    }

    /// The address without a path.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on requests for files with this ending wait, until [`Server::release`].
    pub fn hold(&self, ending: &str) {
        self.shared
            .state()
            .faults
            .push((ending.to_owned(), Fault::Hold));
    }

    /// From now on requests for files with this ending fail, until [`Server::release`].
    pub fn fail(&self, ending: &str) {
        self.shared
            .state()
            .faults
            .push((ending.to_owned(), Fault::Fail));
    }

    /// From now on files with this ending arrive with another content, until [`Server::release`].
    pub fn spoil(&self, ending: &str) {
        self.shared
            .state()
            .faults
            .push((ending.to_owned(), Fault::Spoil));
    }

    /// Sends everything again as it should, what waits included.
    pub fn release(&self) {
        self.shared.state().faults.clear();
        self.shared.changed.notify_all();
    }

    /// The paths asked for so far, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        self.shared.state().requests.clone()
    }

    /// What pages have posted to `/__note`, taken away.
    #[must_use]
    pub fn take_notes(&self) -> Vec<String> {
        std::mem::take(&mut self.shared.state().notes)
    }

    /// Waits for ever.
    pub fn wait(&self) {
        let mut state = self.shared.state();
        while !state.is_stopped {
            state = self
                .shared
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut state = self.shared.state();
        state.is_stopped = true;
        for connection in std::mem::take(&mut state.connections).into_values() {
            // One that the browser closed already needs no closing.
            let _ = connection.shutdown(Shutdown::Both);
        }
        drop(state);
        self.shared.changed.notify_all();
        // Wakes the listener, which then sees that it is over.
        let _ = TcpStream::connect(self.address);
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Answers request after request until the browser has no more.
    fn talk(&self, stream: &TcpStream) -> io::Result<()> {
        let copy = stream.try_clone()?;
        let number = {
            let mut state = self.state();
            if state.is_stopped {
                return Ok(());
            }
            state.connected += 1;
            let number = state.connected;
            state.connections.insert(number, copy);
            number
        };
        let mut out = stream.try_clone()?;
        let mut input = io::BufReader::new(stream);
        while let Some(request) = Request::read(&mut input) {
            if self.answer(&request, &mut out).is_err() {
                break;
            }
        }
        self.state().connections.remove(&number);
        stream.shutdown(Shutdown::Both)
    }

    fn answer(&self, request: &Request, out: &mut TcpStream) -> io::Result<()> {
        if request.path == "/__note" {
            self.state().notes.push(request.body.clone());
            return send(out, request, "204 No Content", &[], &[]);
        }
        self.state().requests.push(request.path.clone());
        match self.fault(&request.path) {
            Some(Fault::Fail) => {
                return send(
                    out,
                    request,
                    "503 Service Unavailable",
                    &[("Cache-Control", "no-store")],
                    b"out of order",
                );
            }
            Some(Fault::Spoil) => {
                let kind = kind_of(&request.path).0;
                return send(out, request, "200 OK", &[("Content-Type", kind)], b"spoilt");
            }
            Some(Fault::Hold) => self.wait_for_release(&request.path),
            None => {}
        }
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return send(out, request, "405 Method Not Allowed", &[], &[]);
        }
        if format!("{}/", request.path) == self.mount {
            return send(
                out,
                request,
                "301 Moved Permanently",
                &[("Location", &self.mount)],
                &[],
            );
        }
        match self.find(&request.path) {
            Some(page) if request.known_tag.as_deref() == Some(&page.tag) => send(
                out,
                request,
                "304 Not Modified",
                &[("ETag", &page.tag), page.caching],
                &[],
            ),
            Some(page) => send_page(out, request, "200 OK", page),
            None => match self.pages.get("404.html") {
                Some(page) => send_page(out, request, "404 Not Found", page),
                None => send(out, request, "404 Not Found", &[], b"not found"),
            },
        }
    }

    fn find(&self, path: &str) -> Option<&Page> {
        let name = path.strip_prefix(&self.mount)?;
        if name.is_empty() || name.ends_with('/') {
            return self.pages.get(&format!("{name}index.html"));
        }
        self.pages
            .get(name)
            .or_else(|| self.pages.get(&format!("{name}.html")))
    }

    fn fault(&self, path: &str) -> Option<Fault> {
        let state = self.state();
        state
            .faults
            .iter()
            .find(|(ending, _)| path.ends_with(ending))
            .map(|(_, fault)| *fault)
    }

    fn wait_for_release(&self, path: &str) {
        let mut state = self.state();
        while !state.is_stopped
            && state
                .faults
                .iter()
                .any(|(ending, fault)| *fault == Fault::Hold && path.ends_with(ending))
        {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

const CACHING: (&str, &str) = ("Cache-Control", "max-age=600");

fn send_page(out: &mut TcpStream, request: &Request, status: &str, page: &Page) -> io::Result<()> {
    let mut headers = vec![
        ("Content-Type", page.kind),
        ("ETag", page.tag.as_str()),
        page.caching,
        ("Vary", "Accept-Encoding"),
    ];
    let body = match &page.zipped {
        Some(zipped) if request.takes_gzip => {
            headers.push(("Content-Encoding", "gzip"));
            zipped
        }
        _ => &page.plain,
    };
    send(out, request, status, &headers, body)
}

fn send(
    out: &mut TcpStream,
    request: &Request,
    status: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> io::Result<()> {
    let mut answer = format!(
        "HTTP/1.1 {status}\r\nContent-Length: {}\r\nAccess-Control-Allow-Origin: *\r\n",
        body.len()
    );
    for (name, value) in headers {
        answer.extend([name, ": ", value, "\r\n"]);
    }
    answer.push_str("\r\n");
    let mut bytes = answer.into_bytes();
    if request.method != "HEAD" {
        bytes.extend_from_slice(body);
    }
    out.write_all(&bytes)
}

/// A file compressed as a web server would.
#[must_use]
pub fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder
        .write_all(content)
        .and_then(|()| encoder.finish())
        .expect("writing to memory does not fail")
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// The MIME type of a file, and whether it is worth compressing.
fn kind_of(name: &str) -> (&'static str, bool) {
    match Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default()
    {
        "html" => ("text/html; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "js" | "mjs" => ("application/javascript; charset=utf-8", true),
        "json" => ("application/json; charset=utf-8", true),
        "webmanifest" => ("application/manifest+json; charset=utf-8", true),
        "txt" | "md" => ("text/plain; charset=utf-8", true),
        "svg" => ("image/svg+xml", true),
        "wasm" => ("application/wasm", true),
        "png" => ("image/png", false),
        "jpg" => ("image/jpeg", false),
        "webp" => ("image/webp", false),
        "ico" => ("image/vnd.microsoft.icon", false),
        "woff2" => ("font/woff2", false),
        "mp3" => ("audio/mpeg", false),
        "ogg" => ("audio/ogg", false),
        _ => ("application/octet-stream", false),
    }
}

/// FNV-1a, enough to tell two versions of a file apart.
pub(crate) fn checksum(content: &[u8]) -> u64 {
    content.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
