//! Mounts the app, nothing else.

fn main() {
    walls_of_york::app::run();
}
