//! The art sheet, drawn without a browser: `cargo xtask art` writes it into `target/art`.
//!
//! Every piece in every state, by the app's own functions and styles, in light, dark and grey.

mod sheet;

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/art");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("art.html"), sheet::whole()?)
}
