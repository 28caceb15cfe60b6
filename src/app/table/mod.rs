//! What any game at a table needs: how seats look, and the curtain between players.

pub mod curtain;
pub mod looks;
