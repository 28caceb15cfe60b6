//! A small web server that behaves as GitHub Pages does, for playing at home and for the tests.

mod request;
mod site;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

pub use site::{Site, gzip};

use crate::names::plain;
use request::Request;
use site::{Page, kind_of};

/// What the server does to a file instead of sending it at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    Hold,
    Fail,
    Spoil,
}

#[derive(Default)]
struct State {
    sites: Vec<Arc<Site>>,
    is_stopped: bool,
    is_down: bool,
    connections: BTreeMap<u64, TcpStream>,
    connected: u64,
    faults: Vec<(String, Fault)>,
    requests: Vec<String>,
    notes: Vec<String>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

/// A running server; dropping it stops it and cuts its connections.
pub struct Server {
    address: SocketAddr,
    mount: String,
    shared: Arc<Shared>,
}

impl Site {
    /// Serves the site until the server is dropped.
    ///
    /// # Errors
    ///
    /// When the listener has no address.
    pub fn serve(self, listener: TcpListener) -> io::Result<Server> {
        let server = Server {
            address: listener.local_addr()?,
            mount: self.mount().to_owned(),
            shared: Arc::default(),
        };
        server.put(self);
        let shared = Arc::clone(&server.shared);
        thread::spawn(move || {
            for stream in listener.incoming() {
                if shared.state().is_stopped {
                    return;
                }
                let shared = Arc::clone(&shared);
                match stream {
                    Ok(stream) => drop(thread::spawn(move || shared.talk(&stream))),
                    // Too many at once, most likely: some of them will be over soon.
                    Err(_) => thread::sleep(Duration::from_millis(50)),
                }
            }
        });
        Ok(server)
    }
}

impl Server {
    /// The address of the site.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{}{}", self.origin(), self.mount)
    }

    /// The address without a path.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Serves this site too, in the place of one at the same path.
    pub fn put(&self, site: Site) {
        let mut state = self.shared.state();
        state.sites.retain(|other| other.mount() != site.mount());
        state.sites.push(Arc::new(site));
    }

    /// From now on nobody gets an answer, until [`Server::go_up`]; connections are cut.
    pub fn go_down(&self) {
        let mut state = self.shared.state();
        state.is_down = true;
        state.cut_connections();
    }

    /// Answers again.
    pub fn go_up(&self) {
        self.shared.state().is_down = false;
    }

    /// From now on requests for files with this ending wait, until [`Server::release`]. Here and below
    /// a file is called by its name without the part that says what it has in it.
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
        state.cut_connections();
        drop(state);
        self.shared.changed.notify_all();
        // Wakes the listener, which then sees that it is over.
        let _ = TcpStream::connect(self.address);
    }
}

impl State {
    fn cut_connections(&mut self) {
        for connection in std::mem::take(&mut self.connections).into_values() {
            // One that the browser closed already needs no closing.
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    /// The site that a path belongs to: the one that lies deepest.
    fn site_of(&self, path: &str) -> Option<Arc<Site>> {
        let of_path = |site: &&Arc<Site>| {
            path.starts_with(site.mount()) || format!("{path}/") == site.mount()
        };
        let sites = self.sites.iter().filter(of_path);
        sites.max_by_key(|site| site.mount().len()).cloned()
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
            if state.is_stopped || state.is_down {
                return stream.shutdown(Shutdown::Both);
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
        let Some(site) = self.state().site_of(&request.path) else {
            return send(out, request, "404 Not Found", &[], b"not found");
        };
        if format!("{}/", request.path) == site.mount() {
            return send(
                out,
                request,
                "301 Moved Permanently",
                &[("Location", site.mount())],
                &[],
            );
        }
        match site.find(&request.path) {
            Some(page) if request.known_tag.as_deref() == Some(&page.tag) => send(
                out,
                request,
                "304 Not Modified",
                &[("ETag", &page.tag), page.caching],
                &[],
            ),
            Some(page) => send_page(out, request, "200 OK", page),
            None => match site.missing() {
                Some(page) => send_page(out, request, "404 Not Found", page),
                None => send(out, request, "404 Not Found", &[], b"not found"),
            },
        }
    }

    fn fault(&self, path: &str) -> Option<Fault> {
        let state = self.state();
        let name = plain(path);
        state
            .faults
            .iter()
            .find(|(ending, _)| name.ends_with(ending))
            .map(|(_, fault)| *fault)
    }

    fn wait_for_release(&self, path: &str) {
        let mut state = self.state();
        let name = plain(path);
        while !state.is_stopped
            && state
                .faults
                .iter()
                .any(|(ending, fault)| *fault == Fault::Hold && name.ends_with(ending))
        {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

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
