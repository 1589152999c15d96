//! The web app is built by `cargo xtask`, not here. Without it the folder is empty, and the program says so.

use std::fs;
use std::path::Path;

fn main() {
    let dist = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    if let Err(error) = fs::create_dir_all(dist) {
        println!("cargo::warning=the folder of the web app cannot be made: {error}");
    }
}
