//! The harness itself: input that a test sends arrives as what it says it is.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::harness::{Engine, Finger, Page, in_every_engine};

async fn seen(page: &Page) -> Vec<Value> {
    match page.eval("window.seen").await {
        Value::Array(events) => events,
        other => panic!("not a list of events: {other}"),
    }
}

fn of<'a>(events: &'a [Value], name: &str) -> Vec<&'a Value> {
    events
        .iter()
        .filter(|event| event["name"] == name)
        .collect()
}

in_every_engine!(a_tap_arrives_as_touch_where_it_was_aimed);
async fn a_tap_arrives_as_touch_where_it_was_aimed(page: &Page) {
    page.goto("__input.html").await;
    page.tap((300.0, 200.0)).await;
    page.wait_until("seen.some((event) => event.name === 'pointerup')")
        .await;
    let events = seen(page).await;
    let down = of(&events, "pointerdown");
    assert_eq!(down.len(), 1);
    assert_eq!((&down[0]["x"], &down[0]["y"]), (&json!(300), &json!(200)));
    assert_eq!(
        down[0]["type"],
        if page.has_touch() { "touch" } else { "mouse" }
    );
}

in_every_engine!(a_drag_by_finger_arrives_as_many_moves);
async fn a_drag_by_finger_arrives_as_many_moves(page: &Page) {
    page.goto("__input.html").await;
    page.touch(&[Finger(&[(100.0, 100.0), (400.0, 100.0), (400.0, 300.0)])])
        .await;
    page.wait_until("seen.some((event) => event.name === 'pointerup')")
        .await;
    let events = seen(page).await;
    assert!(of(&events, "pointermove").len() >= 8, "{events:?}");
    assert!(of(&events, "pointercancel").is_empty());
    let up = of(&events, "pointerup");
    assert_eq!((&up[0]["x"], &up[0]["y"]), (&json!(400), &json!(300)));
}

in_every_engine!(two_fingers_arrive_as_two_pointers);
async fn two_fingers_arrive_as_two_pointers(page: &Page) {
    if !page.has_touch() {
        eprintln!("not checked: {} delivers no touch", page.engine.name());
        return;
    }
    page.goto("__input.html").await;
    page.touch(&[
        Finger(&[(100.0, 100.0), (200.0, 100.0)]),
        Finger(&[(500.0, 100.0), (400.0, 100.0)]),
    ])
    .await;
    page.wait_until("seen.filter((event) => event.name === 'pointerup').length === 2")
        .await;
    let events = seen(page).await;
    let down = of(&events, "pointerdown");
    assert_eq!(down.len(), 2);
    assert_ne!(down[0]["id"], down[1]["id"]);
}

in_every_engine!(a_drag_by_mouse_arrives_as_mouse);
async fn a_drag_by_mouse_arrives_as_mouse(page: &Page) {
    page.goto("__input.html").await;
    page.mouse(&[(50.0, 60.0), (250.0, 260.0)]).await;
    page.wait_until("seen.some((event) => event.name === 'pointerup')")
        .await;
    let events = seen(page).await;
    assert_eq!(of(&events, "pointerdown")[0]["type"], "mouse");
    assert!(of(&events, "pointermove").len() >= 5, "{events:?}");
}

in_every_engine!(a_drag_by_pen_arrives_as_pen);
async fn a_drag_by_pen_arrives_as_pen(page: &Page) {
    if page.engine == Engine::Firefox {
        eprintln!("not checked: Firefox's driver has no pen");
        return;
    }
    page.goto("__input.html").await;
    page.pen(&[(50.0, 60.0), (250.0, 260.0)]).await;
    page.wait_until("seen.some((event) => event.name === 'pointerup')")
        .await;
    assert_eq!(of(&seen(page).await, "pointerdown")[0]["type"], "pen");
}

in_every_engine!(keys_arrive);
async fn keys_arrive(page: &Page) {
    page.goto("__input.html").await;
    page.keys(&['r', Key::Left.into()]).await;
    page.wait_until("seen.filter((event) => event.name === 'keydown').length === 2")
        .await;
    let events = seen(page).await;
    let keys: Vec<&Value> = of(&events, "keydown")
        .into_iter()
        .map(|event| &event["key"])
        .collect();
    assert_eq!(keys, [&json!("r"), &json!("ArrowLeft")]);
}

in_every_engine!(a_turn_of_the_wheel_arrives);
async fn a_turn_of_the_wheel_arrives(page: &Page) {
    if page.engine == Engine::Webkit {
        eprintln!("not checked: the wheel of WebKitGTK's driver turns only now and then");
        return;
    }
    page.goto("__input.html").await;
    page.wheel((100.0, 100.0), 120).await;
    page.wait_until("seen.some((event) => event.name === 'wheel' && event.y > 0)")
        .await;
}

in_every_engine!(errors_of_a_page_are_kept_until_taken);
async fn errors_of_a_page_are_kept_until_taken(page: &Page) {
    // A page without the policy that would refuse the script.
    page.goto("__input.html").await;
    // From a script of the page's own: browsers keep quiet about what a driver's script does.
    let script = "console.error('said'); Promise.reject('refused'); setTimeout(() => { throw new Error('thrown') })";
    page.eval(&format!("document.head.append(Object.assign(document.createElement('script'), {{ textContent: `{script}` }}))")).await;
    page.wait_until("window.__troubles.length >= 3").await;
    // A page that is left takes its errors along.
    page.leave_for("about:blank").await;
    for part in ["said", "thrown", "refused"] {
        page.expect_trouble(part).await;
    }
}
