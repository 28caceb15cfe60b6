//! `cargo xtask …`: one command plays, one command tests.

use std::process::ExitCode;

use xtask::browsers::Engine;
use xtask::{Outcome, art, budget, dist, long, play, process, shots, test};

const USAGE: &str = "\
cargo xtask play   [--port N] [--open]    build the game and serve it here
cargo xtask test   [--only STEP] [--engines chromium|firefox|webkit|all]
                                          every check of a change
cargo xtask long   [--only STEP] [--engines chromium|firefox|webkit|all]
                                          the checks and benchmarks that take long
cargo xtask art                           draw every piece in every state on one page
cargo xtask shots  [--only NAME]          take pictures of every screen, those of the README,
                                          the preview and the icons
cargo xtask dist   [--path /where/] [--site https://where]
                                          build the static site into dist/
cargo xtask budget                        print how heavy the site is; fail over a limit";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = process::end_all_on_interrupt().and_then(|()| run(&words));
    process::end_all();
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(line) => {
            // An empty line means that all has been said.
            if !line.is_empty() {
                eprintln!("error: {line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Outcome {
    let (command, mut options) = match words.split_first() {
        Some((command, rest)) => (command.as_str(), Options(rest.to_vec())),
        None => return Err(format!("which of these?\n{USAGE}")),
    };
    match command {
        "play" => {
            let port = match options.value("--port")? {
                Some(text) => text.parse().map_err(|_| {
                    format!("{text} is not a port: give a number from 0 (any free one) to 65535")
                })?,
                None => play::PORT,
            };
            let opens_browser = options.flag("--open");
            options.end()?;
            play::play(port, opens_browser)
        }
        "test" | "long" => {
            let only = options.value("--only")?;
            let engines = options
                .value("--engines")?
                .map_or(Ok(vec![Engine::Chromium]), |names| engines(&names))?;
            options.end()?;
            let steps = if command == "test" {
                test::steps(&engines)
            } else {
                long::steps(&engines)
            };
            test::run(&steps, only.as_deref())
        }
        "art" => options.end().and_then(|()| art::draw()),
        "dist" => {
            let home = options
                .value("--path")?
                .unwrap_or_else(|| dist::PATH.into());
            let site = options.value("--site")?;
            options.end()?;
            if !home.starts_with('/') || !home.ends_with('/') || home.contains(['"', '<', '>']) {
                return Err(format!(
                    "{home} is not a path: it begins and ends with /, as {}",
                    dist::PATH
                ));
            }
            let is_site = |site: &String| {
                site.starts_with("http") && !site.ends_with('/') && !site.contains(['"', '<', '>'])
            };
            if site.as_ref().is_some_and(|site| !is_site(site)) {
                return Err("a site is where the path begins, as https://ada.github.io".into());
            }
            dist::build(&home)?;
            if let Some(site) = site {
                dist::name_preview(&site, &home)?;
            }
            println!("The site is in dist/");
            Ok(())
        }
        "shots" => {
            let only = options.value("--only")?.unwrap_or_default();
            options.end()?;
            shots::take(&only)
        }
        "budget" => options
            .end()
            .and_then(|()| dist::build(dist::PATH))
            .and_then(|()| budget::check()),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no {other}; there is\n{USAGE}")),
    }
}

/// The engines of a list such as `chromium,firefox` or `all`.
fn engines(names: &str) -> Outcome<Vec<Engine>> {
    if names == "all" {
        return Ok(Engine::ALL.to_vec());
    }
    names
        .split(',')
        .map(|name| {
            Engine::ALL
                .into_iter()
                .find(|engine| engine.name() == name)
                .ok_or_else(|| {
                    format!("there is no engine {name}: choose from chromium, firefox, webkit, all")
                })
        })
        .collect()
}

/// What stands behind the command, taken away piece by piece.
struct Options(Vec<String>);

impl Options {
    fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    fn value(&mut self, name: &str) -> Outcome<Option<String>> {
        let Some(index) = self.0.iter().position(|word| word == name) else {
            return Ok(None);
        };
        if index + 1 == self.0.len() {
            return Err(format!("{name} wants a value"));
        }
        self.0.remove(index);
        Ok(Some(self.0.remove(index)))
    }

    fn end(&self) -> Outcome {
        match self.0.first() {
            None => Ok(()),
            Some(word) => Err(format!("{word} is not understood; there is\n{USAGE}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(line: &str) -> Options {
        Options(line.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn options_are_read_in_any_order() {
        let mut options = options("--open --port 9000");
        assert_eq!(options.value("--port").unwrap().as_deref(), Some("9000"));
        assert!(options.flag("--open"));
        assert!(options.end().is_ok());
    }

    #[test]
    fn an_option_without_its_value_or_without_meaning_is_refused() {
        assert!(options("--port").value("--port").is_err());
        assert!(options("--prot 1").end().is_err());
    }

    #[test]
    fn engines_are_read_from_a_list_and_unknown_ones_refused() {
        assert_eq!(
            engines("webkit,chromium").unwrap(),
            [Engine::Webkit, Engine::Chromium]
        );
        assert_eq!(engines("all").unwrap().len(), 3);
        assert!(engines("opera").is_err());
    }
}
