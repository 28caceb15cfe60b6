//! Every screen of the game, and how one comes to it.

use walls_of_york::app::york::lobby::Who;
use walls_of_york::bots::york::Level;
use walls_of_york::rules::york::{Boards, Event, Phase, Record, Seat};

use super::hands::{Hands, Manner};
use super::positions::{Position, a_hopeless_age};
use super::{come_in, go_on, sit_down};
use crate::harness::Page;

/// A screen, or a state of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The start page.
    Start,
    /// The start page with a game to go on with.
    Kept,
    /// The set-up.
    SetUp,
    /// The list of kept games: open elsewhere, unfinished, damaged, of a newer version, finished.
    Games,
    /// The list when nothing is kept.
    NoGames,
    /// A game's name is asked for.
    Rename,
    /// The game is open in another tab.
    Elsewhere,
    /// Another tab has taken the game.
    Taken,
    /// Where a game is opened from text.
    Open,
    /// The settings.
    Settings,
    /// The list of shortcuts.
    Shortcuts,
    /// The rules.
    HowToPlay,
    /// A tile is chosen.
    Draft,
    /// An Age begins.
    Decree,
    /// Somebody is to roll.
    Rolling,
    /// The device goes to somebody else.
    Curtain,
    /// Somebody builds.
    Building,
    /// The piece lies on the board.
    Laid,
    /// Bots are awaited.
    Waiting,
    /// A hint was asked for.
    Hint,
    /// The city is looked at while building.
    City,
    /// What all have built is shown.
    Reveal,
    /// Somebody decides about the city.
    Deciding,
    /// Somebody is asked whether to give up.
    GiveUp,
    /// Closed cities are shown.
    Closings,
    /// An Age's score is told.
    Score,
    /// The final table.
    Over,
    /// Another board is looked at.
    Look,
    /// The table's menu.
    Menu,
    /// The log.
    Log,
    /// Lessons and puzzles.
    Learn,
    /// A note of the lesson, beside the table.
    Lesson,
    /// What is said when a puzzle is over.
    Verdict,
}

impl Screen {
    /// All of them.
    pub const ALL: [Self; 33] = [
        Self::Start,
        Self::Kept,
        Self::SetUp,
        Self::Games,
        Self::NoGames,
        Self::Rename,
        Self::Elsewhere,
        Self::Taken,
        Self::Open,
        Self::Settings,
        Self::Shortcuts,
        Self::HowToPlay,
        Self::Draft,
        Self::Decree,
        Self::Rolling,
        Self::Curtain,
        Self::Building,
        Self::Laid,
        Self::Waiting,
        Self::Hint,
        Self::City,
        Self::Reveal,
        Self::Deciding,
        Self::GiveUp,
        Self::Closings,
        Self::Score,
        Self::Over,
        Self::Look,
        Self::Menu,
        Self::Log,
        Self::Learn,
        Self::Lesson,
        Self::Verdict,
    ];

    /// The stages of a game, in which nothing may scroll.
    pub const STAGES: [Self; 15] = [
        Self::Draft,
        Self::Decree,
        Self::Rolling,
        Self::Curtain,
        Self::Building,
        Self::Laid,
        Self::Waiting,
        Self::Hint,
        Self::City,
        Self::Reveal,
        Self::Deciding,
        Self::Closings,
        Self::Score,
        Self::Over,
        Self::Look,
    ];

    /// The screen's name for files and failures.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Shows the screen at a table for so many.
    pub async fn show(self, page: &Page, settings: &str, players: usize) {
        page.server.release();
        match self {
            Self::Start => come_in(page, settings).await,
            Self::Learn => from_start(page, settings, "learn", ".puzzles").await,
            Self::Lesson => learn(page, settings, "lesson drag", ".guide[data-note=drag]").await,
            Self::Verdict => {
                learn(page, settings, "pocket", "[data-action=close]").await;
                page.click("[data-action=close]").await;
                page.wait_for("[data-dialog=verdict]").await;
            }
            Self::Kept => {
                go_on(page, settings, &rolling(players).kept_by_persons()).await;
                page.goto("").await;
                page.wait_for("[data-action=continue]").await;
            }
            Self::SetUp => from_start(page, settings, "set-up", "main[data-phase=set-up]").await,
            Self::Games
            | Self::NoGames
            | Self::Rename
            | Self::Elsewhere
            | Self::Taken
            | Self::Open => self.show_of_games(page, settings, players).await,
            Self::Settings => from_start(page, settings, "settings", "dialog[open]").await,
            Self::HowToPlay => from_start(page, settings, "how-to-play", "#rules-options").await,
            Self::Shortcuts => {
                from_table(page, settings, players, "menu").await;
                page.click("[data-action=shortcuts]").await;
                page.wait_for("[data-dialog=shortcuts]").await;
            }
            Self::Menu => from_table(page, settings, players, "menu").await,
            Self::Log => {
                go_on(page, settings, &reveal(players).seen().kept_by_persons()).await;
                page.click("[data-action=menu]").await;
                page.click("[data-action=log]").await;
                page.wait_for("dialog[open]").await;
            }
            Self::Look => from_table(page, settings, players, "look").await,
            Self::Draft => {
                let persons = vec!["person"; players].join(",");
                let link = format!("seed:4;seats:{persons};boards:draft");
                sit_down(page, settings, &link).await;
            }
            Self::Decree => {
                let position = Position::new(players, Boards::Random, SEED);
                go_on(page, settings, &position.kept_by_persons()).await;
            }
            Self::Rolling => go_on(page, settings, &rolling(players).kept_by_persons()).await,
            Self::Curtain => go_on(page, settings, &building(players).kept_by_persons()).await,
            Self::Building | Self::Laid | Self::Hint | Self::City => {
                self.show_building(page, settings, players).await;
            }
            Self::Waiting => {
                // Bots whose thoughts have not arrived yet are awaited for as long as one likes.
                page.server.hold("worker_bg.wasm");
                let position = awaited(players).kept(&one_person(players));
                go_on(page, settings, &position).await;
                page.wait_for("[data-phase=waiting]").await;
            }
            Self::Reveal => go_on(page, settings, &reveal(players).kept_by_persons()).await,
            Self::Deciding => {
                go_on(
                    page,
                    settings,
                    &deciding(players).kept(&one_person(players)),
                )
                .await;
            }
            Self::GiveUp => {
                go_on(page, settings, &a_hopeless_age().kept_by_persons()).await;
                page.click("[data-action=lift-curtain]").await;
                page.click("[data-action=give-up]").await;
                page.wait_for("[data-action=give-up-yes]").await;
            }
            Self::Closings => go_on(page, settings, &closings(players).kept_by_persons()).await,
            Self::Score => {
                go_on(page, settings, &score(players).kept_by_persons()).await;
                page.click("[data-action=tell-all]").await;
                page.wait_for("[data-action=next]").await;
            }
            Self::Over => {
                go_on(page, settings, &over(players).kept_by_persons()).await;
                page.click("[data-action=tell-all]").await;
                page.click("[data-action=next]").await;
                page.wait_for("[data-phase=over]").await;
            }
        }
        page.wait_until("document.fonts.status === 'loaded'").await;
    }

    async fn show_of_games(self, page: &Page, settings: &str, players: usize) {
        match self {
            Self::Games => {
                show_games(page, settings, players).await;
                page.click("[data-game='.2'] [data-action=delete]").await;
                page.wait_for("[data-gone]").await;
            }
            Self::NoGames => {
                from_start(page, settings, "games", "main[data-phase=games]").await;
            }
            Self::Rename => {
                show_games(page, settings, players).await;
                page.click("[data-game='.1'] [data-action=rename]").await;
                page.wait_for("[data-dialog=rename]").await;
            }
            Self::Elsewhere | Self::Taken => {
                go_on(page, settings, &rolling(players).kept_by_persons()).await;
                let word = if self == Self::Taken {
                    "lost"
                } else {
                    "elsewhere"
                };
                let news = format!(
                    "dispatchEvent(new CustomEvent('york-game', {{ detail: '{word} .1' }}))"
                );
                page.eval(&news).await;
                page.wait_for("main[data-phase=elsewhere]").await;
            }
            Self::Open => {
                from_start(page, settings, "games", "main[data-phase=games]").await;
                page.click("[data-action=open]").await;
                page.wait_for("main[data-phase=open]").await;
            }
            _ => {}
        }
    }

    async fn show_building(self, page: &Page, settings: &str, players: usize) {
        go_on(
            page,
            settings,
            &building(players).kept(&one_person(players)),
        )
        .await;
        page.wait_for("[data-hand]").await;
        match self {
            Self::Laid => {
                let hands = Hands {
                    page,
                    manner: Manner::MouseDrag,
                };
                let sight = hands.see("a board", |sight| sight.lot_box.is_some()).await;
                hands.tap_lot(&sight, "e5").await;
                hands
                    .see("the piece lies there", |sight| !sight.laid.is_empty())
                    .await;
            }
            Self::Hint => {
                page.click("[data-action=hint]").await;
                page.wait_for("[data-hint]").await;
            }
            Self::City => {
                page.click("[data-action=city]").await;
                page.wait_for("dialog[open]").await;
            }
            _ => {}
        }
    }
}

/// The games of the screens belong to this seed.
const SEED: u64 = 21;

/// The seat of the person among bots.
fn one_person(players: usize) -> Vec<Who> {
    let mut seats = vec![Who::Bot(Level::Mason); players];
    seats[0] = Who::Person;
    seats
}

async fn from_start(page: &Page, settings: &str, action: &str, there: &str) {
    come_in(page, settings).await;
    page.click(&format!("[data-action={action}]")).await;
    page.wait_for(there).await;
}

/// Begins something that is learned by playing.
async fn learn(page: &Page, settings: &str, wish: &str, there: &str) {
    from_start(page, settings, "learn", ".puzzles").await;
    page.eval(&format!(
        "dispatchEvent(new CustomEvent('york-learn', {{ detail: '{wish}' }}))"
    ))
    .await;
    page.wait_for(there).await;
}

/// Shows the list with games of every kind in it.
async fn show_games(page: &Page, settings: &str, players: usize) {
    let text = rolling(players).kept_by_persons();
    let named = |name: &str, played: &str| {
        let text = text.replace("\nname \n", &format!("\nname {name}\n"));
        text.replace("\nplayed 0\n", &format!("\n{played}\n"))
    };
    let finished = format!(
        "york table 2\nseats:person,person\nread all\nname The long one\nfinished 1780000000000\n{}",
        include_str!("../../data/games/two-draft.york")
    );
    let games = [
        named("Tuesday round", "played 1785000000000"),
        named("", "played 1784000000000"),
        named("", "played 1783000000000").replace("seed ", "sead "),
        named("", "played 1782000000000").replace("york table 2", "york table 3"),
        finished,
        named("", "played 1784500000000"),
    ];
    come_in(page, settings).await;
    let keep = "arguments[0].forEach((game, at) => localStorage.setItem(`walls-of-york.game.${at + 1}`, game))";
    let kept = page.client.execute(keep, vec![serde_json::json!(games)]);
    kept.await.expect("the browser keeps games");
    // As if another tab had one open: its lock is held, and not by the app.
    page.eval("void navigator.locks.request('walls-of-york.game.6', () => new Promise(Boolean))")
        .await;
    page.click("[data-action=games]").await;
    page.wait_for("[data-game='.5']").await;
    page.wait_for(".kept__elsewhere").await;
}

async fn from_table(page: &Page, settings: &str, players: usize, action: &str) {
    go_on(page, settings, &rolling(players).kept_by_persons()).await;
    page.click(&format!("[data-action={action}]")).await;
    page.wait_for("dialog[open]").await;
}

/// A few turns into the first Age, when walls stand on all boards.
const TURN: u16 = 5;

/// A game of bots of different kinds, up to what is looked for.
fn played(players: usize, is_it: impl Fn(&Record, &[Event]) -> bool) -> Position {
    let mut position = Position::new(players, Boards::Random, SEED);
    position.play_until(is_it);
    position
}

fn rolling(players: usize) -> Position {
    let position = played(players, |record, _| {
        let table = record.game().table();
        table.turn() == TURN && table.phase() == Phase::Rolling
    });
    position.seen()
}

/// All but the first seat have built.
fn building(players: usize) -> Position {
    let first = Seat::from_index(0).expect("a seat");
    let mut position = played(players, |record, _| {
        let table = record.game().table();
        table.turn() == TURN
            && matches!(table.phase(), Phase::Building { .. })
            && table.waiting().contains(first)
    });
    position.play_all_but(first);
    position.seen()
}

/// The first seat has built and no other has.
fn awaited(players: usize) -> Position {
    let first = Seat::from_index(0).expect("a seat");
    let position = played(players, |record, _| {
        let table = record.game().table();
        table.turn() == TURN
            && matches!(table.phase(), Phase::Building { .. })
            && !table.waiting().contains(first)
            && table.waiting().len() + 1 == table.builders().len()
    });
    position.seen()
}

fn reveal(players: usize) -> Position {
    played(players, |record, events| {
        let is_shown = events
            .iter()
            .any(|event| matches!(event, Event::Shown { .. }));
        is_shown && record.game().table().turn() >= TURN
    })
}

/// The first seat has a city to close, and all others have decided.
fn deciding(players: usize) -> Position {
    let first = Seat::from_index(0).expect("a seat");
    let mut position = played(players, |record, _| {
        let table = record.game().table();
        matches!(table.phase(), Phase::Deciding { .. }) && table.waiting().contains(first)
    });
    position.play_all_but(first);
    position.seen()
}

fn closings(players: usize) -> Position {
    let is_closed = |event: &Event| matches!(event, Event::Closed { .. });
    let position = played(players, |_, events| events.iter().any(is_closed));
    position.seen_until(|event| matches!(event, Event::Decided { .. }))
}

fn score(players: usize) -> Position {
    let is_end = |event: &Event| matches!(event, Event::AgeEnded(_));
    let position = played(players, |_, events| events.iter().any(is_end));
    position.seen_until(is_end)
}

fn over(players: usize) -> Position {
    let position = played(players, |record, _| {
        record.game().table().phase() == Phase::Over
    });
    position.seen_until(|event| matches!(event, Event::AgeEnded(_)))
}
