//! The web front end: its packages, checks, build and tests.

use crate::needs;
use crate::steps::{Step, root, run};

/// The file that npm writes last when it installs packages.
const INSTALLED: &str = "web/node_modules/.package-lock.json";

/// Installs the packages in `web/package-lock.json`, unless they are up to date.
pub(crate) fn install() -> Result<(), String> {
    needs::node()?;
    let written = |file: &str| {
        root()
            .join(file)
            .metadata()
            .and_then(|file| file.modified())
    };
    let fresh = written(INSTALLED).is_ok_and(|installed| {
        written("web/package-lock.json").is_ok_and(|lock| lock <= installed)
    });
    if fresh {
        return Ok(());
    }
    run(&[npm(&["ci", "--no-audit", "--no-fund"])])
}

/// Builds `web/dist`, which the binary embeds.
pub(crate) fn build() -> Step {
    npm(&["run", "--silent", "build"])
}

/// Types, lints and format, then the tests that need no browser.
pub(crate) fn check() -> [Step; 2] {
    [
        npm(&["run", "--silent", "check"]),
        npm(&["run", "--silent", "test"]),
    ]
}

/// The browser tests, against the binary built for tests.
pub(crate) fn browser(chromium: &std::path::Path) -> Step {
    npm(&["run", "--silent", "e2e"]).env("CHROMIUM", chromium.display())
}

fn npm(arguments: &[&str]) -> Step {
    Step::new(needs::npm(), &[&["--prefix", "web"], arguments].concat())
}
