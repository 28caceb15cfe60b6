//! A button.

use yew::prelude::*;

/// How a control looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Like most.
    #[default]
    Plain,
    /// The prominent one.
    First,
    /// Without a ground, for what is seldom wanted.
    Quiet,
    /// A sign without words, which needs a label.
    Icon,
}

/// What a control shows and does.
#[derive(Properties, PartialEq)]
pub struct ControlProps {
    /// Its name for tests and tools, as `data-action`.
    pub action: &'static str,
    /// Called when it is pressed.
    pub on_press: Callback<()>,
    /// What stands on it.
    pub children: Html,
    /// How it looks.
    #[prop_or_default]
    pub kind: Kind,
    /// Whether it does nothing now.
    #[prop_or(false)]
    pub is_disabled: bool,
    /// Its name in words, where it shows none.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Whether it is pressed in, where it is one that stays so.
    #[prop_or_default]
    pub is_pressed: Option<bool>,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// The key that does the same.
    #[prop_or_default]
    pub key_hint: Option<&'static str>,
    /// Whether it has the focus when the dialog it stands in opens.
    #[prop_or(false)]
    pub takes_focus: bool,
}

/// A button of at least 44 px.
#[component]
pub fn Control(props: &ControlProps) -> Html {
    let kind = match props.kind {
        Kind::Plain => None,
        Kind::First => Some("button--first"),
        Kind::Quiet => Some("button--quiet"),
        Kind::Icon => Some("button--icon"),
    };
    let pressed = props.is_pressed.map(|is| if is { "true" } else { "false" });
    html! {
        <button type="button" class={classes!("button", kind, props.class.clone())}
            data-action={props.action} disabled={props.is_disabled}
            aria-label={props.label.clone()} title={props.label.clone()} aria-pressed={pressed}
            aria-keyshortcuts={props.key_hint} data-focus={props.takes_focus.then_some("")} onclick={props.on_press.reform(|_: MouseEvent| ())}>
            { props.children.clone() }
        </button>
    }
}

/// A button with a word on it.
pub fn control(
    action: &'static str,
    kind: Kind,
    on_press: Callback<()>,
    word: &'static str,
) -> Html {
    html! { <Control {action} {kind} {on_press}>{ word }</Control> }
}
