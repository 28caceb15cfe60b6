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

/// A button of at least 44 px: what it shows and does.
pub struct Control {
    /// Its name for tests and tools, as `data-action`.
    pub action: &'static str,
    /// Called when it is pressed.
    pub on_press: Callback<()>,
    /// What stands on it.
    pub face: Html,
    /// How it looks.
    pub kind: Kind,
    /// Whether it does nothing now.
    pub is_disabled: bool,
    /// Its name in words, where it shows none.
    pub label: Option<AttrValue>,
    /// Whether it is pressed in, where it is one that stays so.
    pub is_pressed: Option<bool>,
    /// One more class.
    pub class: &'static str,
    /// The key that does the same.
    pub key_hint: Option<&'static str>,
    /// Whether it has the focus when the dialog it stands in opens.
    pub takes_focus: bool,
}

impl Control {
    /// A button like most.
    pub const fn new(action: &'static str, on_press: Callback<()>, face: Html) -> Self {
        Self {
            action,
            on_press,
            face,
            kind: Kind::Plain,
            is_disabled: false,
            label: None,
            is_pressed: None,
            class: "",
            key_hint: None,
            takes_focus: false,
        }
    }

    /// A button with a sign on it and a name in words.
    pub fn icon(
        action: &'static str,
        label: impl Into<AttrValue>,
        on_press: Callback<()>,
        face: Html,
    ) -> Self {
        Self {
            kind: Kind::Icon,
            label: Some(label.into()),
            ..Self::new(action, on_press, face)
        }
    }

    /// The button on the page.
    pub fn shown(self) -> Html {
        let kind = match self.kind {
            Kind::Plain => "",
            Kind::First => "button--first",
            Kind::Quiet => "button--quiet",
            Kind::Icon => "button--icon",
        };
        let pressed = self.is_pressed.map(|is| if is { "true" } else { "false" });
        html! {
            <button type="button" class={classes!("button", kind, self.class)}
                data-action={self.action} disabled={self.is_disabled}
                aria-label={self.label.clone()} title={self.label} aria-pressed={pressed}
                aria-keyshortcuts={self.key_hint} data-focus={self.takes_focus.then_some("")} onclick={self.on_press.reform(|_: MouseEvent| ())}>
                { self.face }
            </button>
        }
    }
}

/// A button with a word on it.
pub fn control(
    action: &'static str,
    kind: Kind,
    on_press: Callback<()>,
    word: &'static str,
) -> Html {
    let face = html! { word };
    let control = Control::new(action, on_press, face);
    Control { kind, ..control }.shown()
}
