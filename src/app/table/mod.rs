//! What any game at a table needs: how seats look, the curtain between players, the end of a drag,
//! sound.

pub mod breaks;
pub mod curtain;
pub mod looks;
pub mod sound;
