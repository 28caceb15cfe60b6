//! What is said to those who listen: a live region of the page.

use gloo::utils::document;
use yew::prelude::*;

use super::around::use_around;

/// Older words than these many have been spoken long ago.
const KEPT: u32 = 6;

/// Speaks through the page's live region.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Announcer {
    region: NodeRef,
}

impl Announcer {
    /// Says a text, after what is being said; the same text twice is said twice.
    pub fn say(&self, text: impl Into<String>) {
        let text: String = text.into();
        // A new element for each text: screen readers speak what is added.
        if let Some(region) = self.region.cast::<web_sys::Element>()
            && let Ok(line) = document().create_element("p")
        {
            line.set_text_content(Some(&text));
            let _ = region.append_child(&line);
            while region.child_element_count() > KEPT
                && let Some(first) = region.first_element_child()
            {
                first.remove();
            }
        }
    }

    /// Forgets what was said, which those who come now shall not find.
    pub fn forget(&self) {
        if let Some(region) = self.region.cast::<web_sys::Element>() {
            region.set_text_content(None);
        }
    }

    /// The live region, of which a page has one.
    pub fn region(&self) -> Html {
        html! { <div class="unseen" aria-live="polite" data-announcer="" ref={self.region.clone()} /> }
    }
}

/// The page's announcer.
#[hook]
pub fn use_announcer() -> Announcer {
    use_around().announcer
}
