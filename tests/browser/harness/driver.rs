//! The processes behind a browser: its driver and, for `WebKitGTK`, a screen.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::iter;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::wd::Capabilities;
use serde_json::{Value, json};

use xtask::browsers::screen;
use xtask::process::end_marked;

use super::{Engine, NETWORK, Wishes};

/// Names, in the environment of a driver and of all it starts, the profile they work with.
const MARK: &str = "WALLS_OF_YORK_PROFILE";

/// A driver that is ended, with all it needs, when it is dropped.
pub struct Driver {
    engine: Engine,
    port: u16,
    processes: Vec<Child>,
    profile: PathBuf,
}

impl Driver {
    /// Starts the engine's driver and waits until it listens.
    pub fn start(engine: Engine, wishes: &Wishes) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile =
            env::temp_dir().join(format!("walls-of-york-{}-{number}", std::process::id()));
        fs::create_dir_all(&profile).expect("a profile can be made");

        let mut driver = Self {
            engine,
            port: free_port(),
            processes: Vec::new(),
            profile,
        };
        let program = engine.driver().unwrap_or_else(|| {
            panic!(
                "no driver for {}: run the tests with cargo xtask test",
                engine.name()
            )
        });
        let mut command = Command::new(program);
        command.arg(format!("--port={}", driver.port));
        match engine {
            Engine::Chromium => {}
            // A screen large enough for every viewport.
            Engine::Firefox => {
                command
                    .env("MOZ_HEADLESS_WIDTH", "2000")
                    .env("MOZ_HEADLESS_HEIGHT", "1600");
            }
            Engine::Webkit => {
                let theme = if wishes.is_dark {
                    "Adwaita:dark"
                } else {
                    "Adwaita"
                };
                command
                    .env("DISPLAY", driver.start_screen())
                    .env("GTK_THEME", theme)
                    .env("GDK_BACKEND", "x11")
                    .env("XDG_DATA_HOME", &driver.profile)
                    .env("XDG_CACHE_HOME", &driver.profile);
            }
        }
        let child = command
            .env(MARK, &driver.profile)
            // The times on the page are the same everywhere.
            .env("TZ", "UTC")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver can be started");
        driver.processes.push(child);
        driver.wait_until_it_listens();
        driver
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What is asked of the browser.
    pub fn capabilities(&self, wishes: &Wishes) -> Capabilities {
        let browser = self
            .engine
            .browser()
            .expect("a driver comes with its browser");
        let asked = match self.engine {
            Engine::Chromium => json!({
                "browserName": "chrome",
                "goog:chromeOptions": {
                    "binary": browser,
                    "args": [
                        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                        "--disable-background-networking", "--disable-component-update",
                        "--disable-sync", "--disable-dev-shm-usage", "--window-size=1600,1300",
                        format!("--user-data-dir={}", self.profile.display()),
                    ],
                    "prefs": { "intl.accept_languages": wishes.language },
                },
            }),
            Engine::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": browser,
                    "args": ["-headless"],
                    "prefs": {
                        "ui.systemUsesDarkTheme": i32::from(wishes.is_dark),
                        "intl.accept_languages": wishes.language,
                        "dom.w3c_touch_events.enabled": 1,
                    },
                },
            }),
            Engine::Webkit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation"] },
            }),
        };
        let Value::Object(mut asked) = asked else {
            unreachable!("a literal object is an object")
        };
        // The page does the waiting, see `Page::leave_for`.
        asked.insert("pageLoadStrategy".into(), json!("none"));
        if self.engine == Engine::Chromium && !wishes.traces.is_empty() {
            asked.insert("goog:loggingPrefs".into(), json!({ "performance": "ALL" }));
            asked["goog:chromeOptions"]["perfLoggingPrefs"] = json!({
                "enableNetwork": wishes.traces == NETWORK,
                "enablePage": false,
                "traceCategories": wishes.traces,
            });
        }
        asked
    }

    fn start_screen(&mut self) -> String {
        let mut screen = Command::new(screen().expect("Xvfb comes with the engine"))
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "2000x1600x24",
                "-nolisten",
                "tcp",
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb can be started");
        let mut number = String::new();
        let output = screen.stdout.take().expect("its output is piped");
        self.processes.push(screen);
        BufReader::new(output)
            .read_line(&mut number)
            .expect("Xvfb names its display");
        format!(":{}", number.trim())
    }

    fn wait_until_it_listens(&mut self) {
        let begin = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let driver = self
                .processes
                .last_mut()
                .expect("the driver has been started");
            if let Ok(Some(status)) = driver.try_wait() {
                panic!("the {} driver ended with {status}", self.engine.name());
            }
            assert!(
                begin.elapsed() < Duration::from_secs(20),
                "the {} driver does not listen",
                self.engine.name()
            );
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The driver before the screen it draws on.
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
        // A browser whose driver could not close it.
        end_marked(MARK, &self.profile.to_string_lossy());
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// A port below those that the system gives to connections: on one of theirs somebody waiting for the
/// driver can be connected to themselves, and takes that for the driver.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(20_000);
    iter::repeat_with(|| NEXT.fetch_add(1, Ordering::Relaxed))
        .take(10_000)
        .find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok())
        .expect("a port is free")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_drivers_share_a_port_and_none_has_one_of_the_systems_own() {
        let ports = [free_port(), free_port(), free_port()];
        assert!(ports[0] < ports[1] && ports[1] < ports[2], "{ports:?}");
        assert!(ports.iter().all(|&port| port < 32_768), "{ports:?}");
    }
}
