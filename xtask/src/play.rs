//! Building the game and serving it to a browser on this machine.

use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::process::{Command, Stdio};

use crate::pages::Site;
use crate::{Outcome, art, dist, offline, place, process};

/// The port where nothing else is asked for.
pub const PORT: u16 = 8080;

/// Builds the game, serves it on `port` and says where, until it is stopped.
///
/// # Errors
///
/// When the port is taken, a tool is missing or the build fails.
pub fn play(port: u16, opens_browser: bool) -> Outcome {
    // Before the long work, so that a taken port is known at once.
    let listener =
        TcpListener::bind(("127.0.0.1", port)).map_err(|error| port_trouble(port, &error))?;
    dist::build("/")?;
    let server = Site::load(&place::site(), "/")
        .and_then(|mut site| {
            // It would stand before whatever else is served at this address some day.
            site.remove(offline::WORKER);
            // The art sheet too, where it has been drawn.
            if let Ok(sheet) = fs::read(art::sheet()) {
                site.add("art.html", sheet);
            }
            site.serve(listener)
        })
        .map_err(|error| format!("the built site cannot be served: {error}"))?;
    println!("\nWalls of York is at {} (Ctrl-C ends it)", server.url());
    if opens_browser && process::start(&mut opener(&server.url())).is_err() {
        println!("No browser could be opened from here: open the address yourself.");
    }
    server.wait();
    Ok(())
}

fn port_trouble(port: u16, error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => format!(
            "port {port} is in use: choose another with cargo xtask play --port {}",
            port.checked_add(1).unwrap_or(PORT)
        ),
        ErrorKind::PermissionDenied => {
            format!(
                "port {port} is not for ordinary users: choose one above 1023 with cargo xtask play --port {PORT}"
            )
        }
        _ => format!("port {port} cannot be used: {error}"),
    }
}

fn opener(url: &str) -> Command {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start"]);
        command
    } else {
        Command::new("xdg-open")
    };
    command.arg(url).stdout(Stdio::null()).stderr(Stdio::null());
    command
}
