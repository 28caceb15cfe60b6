//! Templates and what is put into them.

/// The template with each `{}` replaced by the next part.
pub(super) fn fill(template: &str, parts: &[&str]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut parts = parts.iter();
    let mut pieces = template.split("{}");
    text.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        text.push_str(parts.next().unwrap_or(&""));
        text.push_str(piece);
    }
    text
}
