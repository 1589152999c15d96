//! The web app is built by `cargo xtask`, not here. Without it the folder is empty, and the program says so.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Names a file that exists as long as npm is building the web app.
const IS_BUILDING: &str = "SKEP_WEB_IS_BUILDING";

fn main() {
    // `cargo xtask play` runs npm in parallel with cargo. Only this package needs the result, so
    // only its build script waits.
    if let Some(file) = std::env::var_os(IS_BUILDING) {
        while Path::new(&file).exists() {
            sleep(Duration::from_millis(100));
        }
    }
    let dist = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    if let Err(error) = fs::create_dir_all(dist) {
        println!("cargo::warning=the folder of the web app cannot be made: {error}");
    }
}
