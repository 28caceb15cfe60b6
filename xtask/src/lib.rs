//! Set-up and checks of the project, and what the browser tests share with them: where the
//! browsers are, and a server that behaves as GitHub Pages does.

pub mod art;
pub mod browsers;
pub mod budget;
pub mod dist;
pub mod long;
pub mod names;
pub mod offline;
pub mod pages;
pub mod place;
pub mod play;
pub mod policy;
pub mod process;
pub mod profiles;
pub mod shorten;
pub mod shots;
pub mod styles;
pub mod test;
pub mod tools;

/// What a step ends with: nothing to say, or one line that names the trouble and the way out.
pub type Outcome<T = ()> = Result<T, String>;
