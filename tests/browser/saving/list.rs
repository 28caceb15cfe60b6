//! The list of kept games, and what can be done with them.

use serde_json::json;

use super::{content, first_to_roll, game_when, games, whole};
use crate::harness::{Page, in_every_engine};
use crate::lobby::paste;
use crate::table::{STILL, come_in, sit_down};

/// The list of games, from wherever one is.
async fn list(page: &Page) {
    page.goto("").await;
    page.click("[data-action=games]").await;
    page.wait_for("main[data-phase=games]").await;
}

/// Waits until the browser keeps so many games.
async fn keeps(page: &Page, count: usize) {
    page.wait_until(&format!(
        "Object.keys(localStorage).filter((key) => key.startsWith('walls-of-york.game.')).length === {count}"
    ))
    .await;
}

/// The ids of the games in the list, as they stand there.
async fn listed(page: &Page) -> Vec<String> {
    let ids = page
        .eval("[...document.querySelectorAll('[data-game]')].map((game) => game.dataset.game)")
        .await;
    serde_json::from_value(ids).expect("ids are texts")
}

fn in_game(id: &str, action: &str) -> String {
    format!("[data-game='{id}'] [data-action={action}]")
}

in_every_engine!(games_stand_side_by_side_and_each_goes_on_where_it_was_left);
async fn games_stand_side_by_side_and_each_goes_on_where_it_was_left(page: &Page) {
    come_in(page, STILL).await;
    page.click("[data-action=games]").await;
    let empty = page.text("main[data-phase=games]").await;
    assert!(empty.contains("No games are kept here yet"), "{empty}");
    sit_down(page, STILL, "seed:1;seats:person,person,mason;boards:draft").await;
    page.wait_until(
        "Object.keys(localStorage).some((key) => key.startsWith('walls-of-york.game.'))",
    )
    .await;
    let older = games(page).await.into_keys().next().expect("a game");
    // One more by a link and one by the button, without a question.
    page.goto("__input.html").await;
    page.goto("#start=seed:2;seats:person,mason;boards:random")
        .await;
    page.wait_for("[data-phase=decree]").await;
    keeps(page, 2).await;
    page.goto("").await;
    page.click("[data-action=play]").await;
    page.wait_for("[data-phase=decree]").await;
    keeps(page, 3).await;
    list(page).await;
    page.wait_until("document.querySelectorAll('[data-game]').length === 3")
        .await;
    let ids = listed(page).await;
    assert_eq!(ids[2], older, "the newest stands first");
    page.click(&in_game(&older, "continue")).await;
    let before = games(page).await[&older].clone();
    page.wait_for("main[data-phase=drafting]").await;
    for _ in 0..100 {
        if games(page).await[&older] != before {
            break;
        }
    }
    // It was played last now.
    list(page).await;
    assert_eq!(listed(page).await[0], older);
    // Tables were left before their bots had come.
    let troubles = page.take_troubles().await;
    let is_late = |trouble: &String| trouble.contains("bots-") || trouble.contains("worker");
    assert!(troubles.iter().all(is_late), "{troubles:?}");
}

in_every_engine!(a_game_is_renamed_deleted_brought_back_and_goes_through_a_file);
async fn a_game_is_renamed_deleted_brought_back_and_goes_through_a_file(page: &Page) {
    sit_down(page, STILL, &first_to_roll(0)).await;
    page.click("[data-action=next]").await;
    page.wait_for("[data-phase=rolling]").await;
    game_when(page, |kept| kept.read > 0).await;
    list(page).await;
    let id = listed(page).await.remove(0);

    // A name like a tag is a name.
    page.click(&in_game(&id, "rename")).await;
    let name = "  <b>Tuesday</b>\tround ";
    paste(page, "[data-field=game-name]", name).await;
    page.click("[data-action=save-name]").await;
    page.wait_until("!document.querySelector('dialog')").await;
    assert_eq!(
        content(page, "[data-game] h2").await,
        "<b>Tuesday</b> round",
        "the name stands as it was written"
    );
    assert_eq!(
        page.eval("document.activeElement.dataset.action").await,
        json!("rename"),
        "the focus is back"
    );
    let before = games(page).await;
    assert_eq!(whole(&before[&id]).name, "<b>Tuesday</b> round");

    // Deleted: its place says so, and has the focus and the way back.
    page.click(&in_game(&id, "delete")).await;
    page.wait_for("[data-gone]").await;
    assert!(games(page).await.is_empty());
    assert_eq!(
        page.eval("document.activeElement.dataset.action").await,
        json!("undo")
    );
    let said = page.eval("document.querySelector('[data-announcer]').textContent");
    assert!(
        said.await
            .as_str()
            .is_some_and(|said| said.contains("deleted"))
    );
    page.click(&in_game(&id, "undo")).await;
    page.wait_until("!document.querySelector('[data-gone]')")
        .await;
    assert_eq!(games(page).await, before);

    // Into a file, byte by byte what is kept; its name is that of the game.
    let note = "(() => {
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => { blob.text().then((text) => { window.__file = text; }); return make(blob); };
        HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };
        return true;
    })()";
    page.eval(note).await;
    page.click(&in_game(&id, "export")).await;
    page.wait_until("typeof window.__file === 'string'").await;
    assert_eq!(page.eval("window.__file").await, json!(before[&id]));
    let name = page.eval("window.__name").await;
    assert_eq!(name, json!("b Tuesday b round.york"));

    // And back, by choice and by dropping it on the list or the start page: the same game beside the first.
    let ways = [(false, false), (true, false), (true, true)];
    for (number, (is_dropped, is_at_start)) in ways.into_iter().enumerate() {
        if is_at_start {
            page.start().await;
        } else {
            list(page).await;
        }
        if !is_dropped {
            page.click("[data-action=open]").await;
            page.wait_for("[data-field=file]").await;
        }
        give_file(page, &before[&id], is_dropped).await;
        page.click("[data-action=open-now]").await;
        page.wait_for("[data-phase=rolling]").await;
        keeps(page, number + 2).await;
    }
    let after = games(page).await;
    let first = whole(&before[&id]);
    for text in after.values() {
        let game = whole(text);
        assert_eq!(
            (game.name, game.record),
            (first.name.clone(), first.record.clone())
        );
    }
}

/// Gives the page a file: chosen in the form, or dropped on the page.
pub async fn give_file(page: &Page, text: &str, is_dropped: bool) {
    let give = "const [text, isDropped] = arguments; const data = new DataTransfer();
        data.items.add(new File([text], 'game.york', { type: 'text/plain' }));
        if (isDropped) {
            const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
            document.querySelector('main h1').dispatchEvent(drop);
        } else {
            const field = document.querySelector('[data-field=file]');
            field.files = data.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));
        }";
    let given = page
        .client
        .execute(give, vec![json!(text), json!(is_dropped)]);
    given.await.expect("a file can be given");
}

in_every_engine!(a_finished_game_stays_and_ten_of_them_at_most);
async fn a_finished_game_stays_and_ten_of_them_at_most(page: &Page) {
    come_in(page, STILL).await;
    let record = include_str!("../../data/games/two-draft.york");
    let finished = |time: usize| {
        format!("york table 2\nseats:person,person\nread all\nname\nfinished {time}\n{record}")
    };
    let old: Vec<String> = (1..=11).map(finished).collect();
    let keep = "arguments[0].forEach((game, at) => localStorage.setItem(`walls-of-york.game.${at + 1}`, game))";
    let kept = page.client.execute(keep, vec![json!(old)]);
    kept.await.expect("the browser keeps games");
    list(page).await;
    assert_eq!(listed(page).await.len(), 11);
    page.click(&in_game(".11", "continue")).await;
    page.wait_for("main[data-phase=over]").await;
    page.wait_until("!localStorage.getItem('walls-of-york.game.1')")
        .await;
    let games = games(page).await;
    assert_eq!(games.len(), 10, "the oldest is gone");
    assert_eq!(
        whole(&games[".11"]).stamp.time,
        11,
        "to look is not to play"
    );
    // The start page offers no finished game.
    page.goto("").await;
    page.wait_for("[data-phase=start]").await;
    assert!(!page.is_seen("[data-kept]").await);
}

in_every_engine!(the_list_follows_another_tab);
async fn the_list_follows_another_tab(page: &Page) {
    come_in(page, STILL).await;
    list(page).await;
    let here = super::this_tab(page).await;
    let Some(there) = super::other_tab(page).await else {
        return;
    };
    page.goto("#start=seed:2;seats:person,mason;boards:random")
        .await;
    page.wait_for("[data-phase=decree]").await;
    super::go_to(page, &here).await;
    page.wait_for("[data-game] .kept__elsewhere").await;
    assert!(!page.is_seen("[data-action=delete]").await);
    super::go_to(page, &there).await;
    page.client.close_window().await.expect("the tab closes");
    super::go_to(page, &here).await;
    page.eval("dispatchEvent(new Event('focus'))").await;
    page.wait_until("!document.querySelector('.kept__elsewhere')")
        .await;
}

in_every_engine!(a_table_that_is_left_before_it_is_drawn_keeps_what_happened_last);
async fn a_table_that_is_left_before_it_is_drawn_keeps_what_happened_last(page: &Page) {
    page.server.hold("worker_bg.wasm");
    sit_down(page, STILL, &first_to_roll(0)).await;
    page.wait_for("main[data-phase=decree]").await;
    keeps(page, 1).await;
    // The decree is read and the table left, and between them the page has no time to be drawn.
    let leave = "(document.querySelector('[data-action=next]').click(), dispatchEvent(new PopStateEvent('popstate')))";
    page.eval(leave).await;
    page.wait_for("main[data-phase=start]").await;
    game_when(page, |kept| kept.read > 0).await;
    page.click("[data-action=continue]").await;
    page.wait_for("main[data-phase=rolling]").await;
    page.server.release();
}
