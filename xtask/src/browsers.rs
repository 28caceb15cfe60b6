//! The three browser engines of the tests: where they are, and how to come by them.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Outcome, place, process, tools};

/// A browser engine that tests run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Engine {
    /// Chromium, Chrome, Edge.
    Chromium,
    /// Firefox.
    Firefox,
    /// `WebKitGTK`, the engine of Safari.
    Webkit,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name on the command line and in the names of tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// Debian's packages that bring the engine and its driver.
    const fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::Webkit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// The browser, where this machine has one.
    #[must_use]
    pub fn browser(self) -> Option<PathBuf> {
        match self {
            // The runners of GitHub have a driver for one of several.
            Self::Chromium if env::var_os("CHROMEWEBDRIVER").is_some() => {
                first_on_path(&["google-chrome"])
            }
            Self::Chromium => first_on_path(&[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
            ])
            .or_else(|| application("Google Chrome")),
            Self::Firefox => {
                first_on_path(&["firefox-esr", "firefox"]).or_else(|| application("firefox"))
            }
            Self::Webkit => [
                "/usr/lib/x86_64-linux-gnu",
                "/usr/lib/aarch64-linux-gnu",
                "/usr/libexec",
                "/usr/lib",
            ]
            .iter()
            .flat_map(|folder| ["4.1", "6.0", "4.0"].map(|version| (folder, version)))
            .map(|(folder, version)| {
                let name = if version == "6.0" {
                    "webkitgtk"
                } else {
                    "webkit2gtk"
                };
                Path::new(folder).join(format!("{name}-{version}/MiniBrowser"))
            })
            .find(|file| file.is_file()),
        }
    }

    /// The program that speaks `WebDriver` for the browser.
    #[must_use]
    pub fn driver(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => from_folder("CHROMEWEBDRIVER", "chromedriver")
                .or_else(|| place::on_path("chromedriver")),
            Self::Firefox => from_folder("GECKOWEBDRIVER", "geckodriver")
                .or_else(|| place::on_path("geckodriver"))
                .or_else(|| tools::geckodriver().find()),
            Self::Webkit => place::on_path("WebKitWebDriver"),
        }
    }

    fn is_complete(self) -> bool {
        let has_screen = self != Self::Webkit || screen().is_some();
        // Firefox's driver comes from crates.io, not from the packages.
        let has_driver = self == Self::Firefox || self.driver().is_some();
        self.browser().is_some() && has_driver && has_screen
    }

    /// Finds the engine and its driver or installs them.
    ///
    /// # Errors
    ///
    /// When they are missing and cannot be installed; the line names the packages.
    pub fn ready(self) -> Outcome {
        if !self.is_complete() {
            install(self.packages())?;
        }
        if self == Self::Firefox && self.driver().is_none() {
            tools::geckodriver().ready()?;
        }
        if self.is_complete() {
            Ok(())
        } else {
            Err(missing(self.packages()))
        }
    }
}

/// The server that gives `WebKitGTK` a screen to draw on.
#[must_use]
pub fn screen() -> Option<PathBuf> {
    place::on_path("Xvfb")
}

fn first_on_path(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| place::on_path(name))
}

/// A program as macOS keeps it.
fn application(name: &str) -> Option<PathBuf> {
    let bundle = if name == "firefox" { "Firefox" } else { name };
    Some(PathBuf::from(format!(
        "/Applications/{bundle}.app/Contents/MacOS/{name}"
    )))
    .filter(|file| file.is_file())
}

fn from_folder(variable: &str, program: &str) -> Option<PathBuf> {
    Some(PathBuf::from(env::var_os(variable)?).join(program)).filter(|file| file.is_file())
}

fn missing(packages: &[&str]) -> String {
    format!(
        "a browser or its driver is missing: install {} (Debian's names) or choose another engine with --engines",
        packages.join(" and ")
    )
}

fn install(packages: &[&str]) -> Outcome {
    if place::on_path("apt-get").is_none() {
        return Err(missing(packages));
    }
    println!(
        "Installing {} with apt (usually 1 min)",
        packages.join(" and ")
    );
    // An old list of packages is the usual reason for a failed install, a failed update is not.
    let _ = process::run(apt().arg("update"));
    process::run(
        apt()
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages),
    )
    .map_err(|why| format!("{} ({why})", missing(packages)))
}

fn apt() -> Command {
    let is_root = process::output(Command::new("id").arg("-u")).as_deref() == Some("0");
    let mut command = if is_root {
        Command::new("apt-get")
    } else {
        let mut command = Command::new("sudo");
        command.args(["-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        command
    };
    command.arg("-q").env("DEBIAN_FRONTEND", "noninteractive");
    command
}
