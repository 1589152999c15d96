//! `cargo xtask play`: from a fresh clone to a board.

use std::fs;

use crate::steps::{Step, built, run};
use crate::{needs, web};

/// Tells the build script of the binary to wait until this file is gone.
const IS_BUILDING: &str = "SKEP_WEB_IS_BUILDING";

/// Builds the web app and the binary, then starts the app.
pub(crate) fn run_with(options: &[String]) -> Result<(), String> {
    needs::node()?;
    let skep = built("play/skep");
    if !fs::exists(&skep).unwrap_or(false) {
        println!(
            "Building the web app and the program. This takes one to four minutes on two cores; the next start takes seconds."
        );
    }
    build()?;
    let words = std::iter::once("play").chain(options.iter().map(String::as_str));
    run(&[Step::new(&skep, &words.collect::<Vec<_>>())])
}

/// Runs npm and cargo in parallel. The binary embeds the web app, so its build script waits until npm is done.
fn build() -> Result<(), String> {
    let marker = built("web-is-building");
    fs::write(&marker, "").map_err(|error| format!("{marker}: {error}"))?;
    let skep = Step::cargo("build", &["--profile", "play", "--package", "skep"]);
    let skep = skep.env(IS_BUILDING, &marker);
    let cargo = skep.start()?;
    let web = web::install().and_then(|()| run(&[web::build()]));
    let gone = fs::remove_file(&marker).map_err(|error| format!("{marker}: {error}"));
    match web.and(gone) {
        Ok(()) => cargo.finish().map(|_| ()),
        Err(error) => {
            cargo.kill();
            Err(error)
        }
    }
}
