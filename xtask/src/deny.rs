//! Checks the dependencies with cargo-deny: licences, sources, banned crates and security advisories.

use crate::needs;
use crate::steps::{Step, run};

pub(crate) fn check() -> Result<(), String> {
    needs::cargo_deny()?;
    run(&[Step::cargo(
        "deny",
        &["check", "licenses", "bans", "sources"],
    )])?;
    // Advisories come from a repository on the net.
    if run(&[Step::cargo("deny", &["fetch", "db"])]).is_err() {
        println!("The advisories cannot be fetched, so they are not checked.");
        return Ok(());
    }
    run(&[Step::cargo("deny", &["--offline", "check", "advisories"])])
}
