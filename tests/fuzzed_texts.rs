//! Texts of all kinds, read as kept games: none of them breaks anything.

#[path = "browser/saving/texts.rs"]
mod texts;

use walls_of_york::app::shell::language::Language;
use walls_of_york::app::york::lobby::Kept;

use texts::Texts;

#[test]
fn every_text_is_a_game_or_says_in_which_line_it_is_none() {
    let (mut games, mut parts) = (0, 0);
    for text in Texts::new(7).take(10_000) {
        match Kept::from_text(&text) {
            Ok(kept) => {
                // What was read is kept as it is, whatever it was read from.
                let kept = kept.named(Language::English);
                assert_eq!(Kept::from_text(&kept.to_text()), Ok(kept));
                games += 1;
            }
            Err(damage) => {
                // A line that should be there and is not has its number too.
                let lines = text.matches('\n').count() + 6;
                assert!((1..=lines).contains(&damage.line()), "{damage:?}");
                if let Some(part) = damage.readable() {
                    let part = part.clone().named(Language::English);
                    assert_eq!(Kept::from_text(&part.to_text()), Ok(part));
                    parts += 1;
                }
            }
        }
    }
    assert!(games > 100 && parts > 1000, "{games} games, {parts} parts");
}
