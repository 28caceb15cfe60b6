//! The art sheet, drawn without a browser: `cargo xtask art` writes it into `target/art`.
//!
//! Every piece in every state, by the app's own functions and styles, in light, dark and grey.

mod sheet;

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("target/art");
    fs::create_dir_all(folder.join("fonts"))?;
    // Where the styles look for it.
    let font = "fonts/grenze.woff2";
    fs::copy(root.join("static").join(font), folder.join(font))?;
    fs::write(folder.join("art.html"), sheet::whole()?)
}
