//! "How to play": the rules in plain words, with small live boards.

mod help;
mod paragraph;
mod picture;
#[cfg(test)]
mod tests;
mod told;

use yew::prelude::*;

use crate::app::shell::control::{Kind, control};
use crate::app::shell::dialog::{Dialog, focus};
use crate::app::shell::files::Text;
use crate::app::shell::language::Language;
use crate::app::shell::page_events;
use crate::app::york::learning;

use picture::{Verdict, figure};
use told::Texts;

pub use help::{HelpLink, HelpLinkProps};
pub use paragraph::Paragraph;

/// The name of the file with the rules.
pub const fn book(language: Language) -> &'static str {
    Texts::of(language).book
}

/// The rules, as a dialog: what has come of the book, and what fetches it again.
pub fn how_to_play(
    book: &Text,
    on_again: Callback<()>,
    on_close: Callback<()>,
    language: Language,
) -> Html {
    let texts = Texts::of(language);
    let text = match book {
        Text::Coming => html! { <p role="status">{ texts.coming }</p> },
        Text::Missing => html! {
            <div class="page__notice" role="alert" data-notice="missing">
                <p>{ texts.missing }</p>
                { control("try-again", Kind::First, on_again, texts.again) }
            </div>
        },
        Text::Here(book) => Paragraph::ALL
            .into_iter()
            .map(|paragraph| section(paragraph, book, &on_close, language))
            .collect(),
    };
    html! {
        <Dialog key="how-to-play" title={texts.title} name="how-to-play" is_wide=true {on_close}>
            <div class="how-to-play">
                <nav class="how-to-play__contents" aria-label={texts.contents}>
                    <ol class="how-to-play__list">
                        { for Paragraph::ALL.into_iter().map(|paragraph| html! {
                            <li>
                                <button type="button" class="how-to-play__link" data-action="paragraph" data-paragraph={paragraph.id()}
                                    onclick={move |_: MouseEvent| go_to(paragraph)}>{ paragraph.title(language) }</button>
                            </li>
                        }) }
                    </ol>
                </nav>
                <article class="how-to-play__text">{ text }</article>
            </div>
        </Dialog>
    }
}

/// A paragraph with its pictures.
fn section(paragraph: Paragraph, book: &str, on_close: &Callback<()>, language: Language) -> Html {
    let texts = Texts::of(language);
    let told = paragraph.told(book);
    let pictures = paragraph.pictures().iter().zip(told.captions);
    html! {
        <section class="how-to-play__section" data-paragraph={paragraph.id()}>
            <h3 class="how-to-play__title" id={heading_id(paragraph)} tabindex="-1">{ paragraph.title(language) }</h3>
            { for told.lines.into_iter().map(|line| html! { <p>{ line }</p> }) }
            if let Some(note) = told.lesson {
                { control("in-lesson", Kind::Quiet, to_lesson(note, on_close), texts.lesson) }
            }
            if !paragraph.pictures().is_empty() {
                <div class="how-to-play__pictures">
                    { for pictures.map(|(picture, caption)| {
                        let verdict = match picture.verdict {
                            Verdict::None => None,
                            Verdict::Right => Some(texts.right),
                            Verdict::Wrong => Some(texts.wrong),
                        };
                        figure(picture, caption, verdict)
                    }) }
                </div>
            }
        </section>
    }
}

/// Opens the lesson at a note, in the place of the book.
fn to_lesson(note: &str, on_close: &Callback<()>) -> Callback<()> {
    let wish = ["lesson ", note].concat();
    on_close.reform(move |()| page_events::send(learning::LEARN, &wish))
}

fn heading_id(paragraph: Paragraph) -> String {
    ["rules-", paragraph.id()].concat()
}

/// Brings a paragraph of the open rules to the top, and focus to its title.
pub fn go_to(paragraph: Paragraph) {
    let heading = gloo::utils::document().get_element_by_id(&heading_id(paragraph));
    focus(heading.clone());
    if let Some(heading) = heading {
        heading.scroll_into_view();
    }
}
