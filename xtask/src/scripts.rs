//! The app's script, made smaller. Trunk's own way cannot read `export { … as default }`, which
//! wasm-bindgen writes, and leaves it as it is; taking out blanks and comments is most of the gain.

use std::fs;
use std::path::Path;

use crate::Outcome;

/// Takes what only people read out of every script of a built site.
///
/// # Errors
///
/// When a script cannot be read or written.
pub fn shorten(site: &Path) -> Outcome {
    let is_script = |file: &Path| file.extension().is_some_and(|ending| ending == "js");
    let shorten_all = || -> std::io::Result<()> {
        for entry in fs::read_dir(site)? {
            let file = entry?.path();
            if is_script(&file) {
                fs::write(&file, shortened(&fs::read_to_string(&file)?))?;
            }
        }
        Ok(())
    };
    shorten_all().map_err(|error| format!("a script of dist/ cannot be shortened: {error}"))
}

/// A script without indents, empty lines and lines of comment. The lines stay, so that none of them
/// comes to mean anything else.
fn shortened(script: &str) -> String {
    let mut is_within = false;
    let mut kept = Vec::new();
    for line in script.lines().map(str::trim) {
        let is_block = is_within || line.starts_with("/*");
        if is_block {
            is_within = !line.contains("*/");
        }
        // What follows a comment on its last line is code.
        let is_comment =
            line.starts_with("//") || (is_block && (is_within || line.ends_with("*/")));
        if !line.is_empty() && !is_comment {
            kept.push(line);
        }
    }
    kept.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_people_read_is_taken_out() {
        let script = "/**\n * Says so.\n */\nfunction say() {\n    // aloud\n\n    return 2 * 3; // six\n}\n";
        assert_eq!(
            shortened(script),
            "function say() {\nreturn 2 * 3; // six\n}"
        );
        let script = "/* pure */ say();\nconst six = 2\n  * 3;";
        assert_eq!(shortened(script), "/* pure */ say();\nconst six = 2\n* 3;");
    }
}
