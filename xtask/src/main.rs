//! The commands for developers: `cargo xtask play`, `cargo xtask test`, and longer runs.

mod deny;
mod dist;
mod flaky;
mod levels;
mod load;
mod needs;
mod play;
mod protocol;
mod speed;
mod steps;
mod wasm;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use steps::{Step, Timings, run};

/// The tasks of this repository.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything and open the web app in the browser.
    Play {
        /// Passed on to `skep play`, such as `--port 8000`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Run everything that must pass: format, lints, tests, documentation, wasm, web, browser.
    Test,
    /// Repeat the tests that involve processes, sockets and browsers while other processes keep the machine busy.
    Flaky(flaky::Flaky),
    /// Keep a core busy; `flaky` starts this.
    #[command(hide = true)]
    Busy,
    /// Build the fully optimised program and pack it for distribution: `target/dist/skep-….tar.gz`.
    Dist,
    /// Check licences, sources and advisories of all dependencies (needs cargo-deny).
    Deny,
    /// Check perft counts of all game types and test positions to great depth (minutes).
    Perft {
        /// The maximum number of nodes to count from one position.
        #[arg(long, default_value = "4000000000")]
        nodes: u64,
    },
    /// Compare the rules with the slow reference implementation on random games (minutes).
    Reference {
        /// How many positions to compare.
        #[arg(long, default_value = "200000")]
        positions: u64,
        /// The seed of the random games.
        #[arg(long, default_value = "1")]
        seed: u64,
    },
    /// Run the conformance tests on a folder with more data than is in the repository.
    Conformance {
        /// A folder laid out like `crates/rules/tests/data`.
        folder: PathBuf,
    },
    /// Prove all forced wins of the suite again, and let the engine find them (minutes).
    Tactics {
        /// How long the engine searches each position.
        #[arg(long, default_value = "2")]
        seconds: u64,
    },
    /// Let every fault of the database arrive at every point of a script (minutes; some faults need root).
    Faults,
    /// Look for panics by fuzzing (needs a nightly toolchain and cargo-fuzz).
    Fuzz {
        /// One target; by default all of them.
        target: Option<String>,
        /// How long each target runs.
        #[arg(long, default_value = "60")]
        seconds: u32,
    },
    /// Write the messages of `crates/wire` as TypeScript: `web/src/wire.ts`.
    Wire,
    /// Build the crates that also run in a browser for wasm, and compare them with the native build in Node.js.
    Wasm,
    /// Compare the speed of perft with another UHP engine, in alternating runs.
    Speed(speed::Speed),
    /// Put the server under load and measure move latency and memory (minutes).
    Load(load::Load),
    /// Rate the levels of play in matches against each other, to recalibrate them (an hour).
    Levels(levels::Levels),
    /// Let other people's programs drive `skep uhp`: uhp-utils, and nokamute if available (minutes).
    Protocol(protocol::Protocol),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Play { options } => play::run_with(&options),
        Task::Test => test(),
        Task::Flaky(flaky) => flaky.run(),
        Task::Busy => {
            flaky::busy();
            Ok(())
        }
        Task::Dist => dist::run_all(),
        Task::Deny => deny::check(),
        Task::Perft { nodes } => run(&[release_test("perft::").env("SKEP_PERFT_NODES", nodes)]),
        Task::Reference { positions, seed } => run(&[release_test("against_reference::")
            .env("SKEP_POSITIONS", positions)
            .env("SKEP_SEED", seed)]),
        Task::Conformance { folder } => conformance(&folder),
        Task::Tactics { seconds } => run(&[
            lab(&["prove", SUITE]),
            lab(&["solve", SUITE, "--seconds", &seconds.to_string()]),
        ]),
        Task::Faults => run(&[Step::cargo(
            "test",
            &[
                "--package",
                "skep-server",
                "--test",
                "all",
                "faults::",
                "--",
                "--nocapture",
                "--test-threads=1",
            ],
        )
        .env("SKEP_FAULTS", "all")]),
        Task::Fuzz { target, seconds } => steps::fuzz(target.as_deref(), seconds),
        Task::Wire => run(&[
            Step::cargo("test", &["-p", "skep-wire", "--lib", "typescript::"]).env("SKEP_WRITE", 1),
        ]),
        Task::Wasm => needs::node().and_then(|()| wasm::check()),
        Task::Speed(speed) => speed.run(),
        Task::Load(load) => load.run(),
        Task::Levels(levels) => levels.run(),
        Task::Protocol(protocol) => protocol.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs everything that must pass, quick checks first.
fn test() -> Result<(), String> {
    let mut timings = Timings::default();
    timings.run(&[steps::format()])?;
    timings.time("npm packages", web::install)?;
    let chromium = timings.time("chromium, postgresql, tmux, wasm tools", || {
        needs::postgresql()?;
        needs::tmux()?;
        needs::wasm()?;
        needs::chromium()
    })?;
    timings.run(&web::check())?;
    timings.run(&[web::build()])?;
    timings.run(&steps::rust())?;
    timings.time("wasm in Node.js", wasm::check)?;
    timings.run(&[web::browser(&chromium)])?;
    println!("{timings}");
    Ok(())
}

/// One module of the rules tests in a release build, for long runs.
fn release_test(module: &str) -> Step {
    Step::cargo(
        "test",
        &[
            "--release",
            "-p",
            "skep-rules",
            "--test",
            "all",
            module,
            "--",
            "--nocapture",
        ],
    )
}

/// The suite of forced wins.
const SUITE: &str = "crates/lab/tests/data/tactics.txt";

/// A command of `skep lab`.
fn lab(arguments: &[&str]) -> Step {
    let skep = ["--release", "--quiet", "--package", "skep", "--", "lab"];
    Step::cargo("run", &[&skep, arguments].concat())
}

fn conformance(folder: &std::path::Path) -> Result<(), String> {
    let folder = folder
        .canonicalize()
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    let folder = folder
        .to_str()
        .ok_or("expected a folder whose name is UTF-8")?;
    let records = Step::cargo(
        "test",
        &["--release", "-p", "skep-records", "--", "--nocapture"],
    );
    run(&[
        release_test("conformance::").env("SKEP_CONFORMANCE", folder),
        records.env("SKEP_CONFORMANCE", folder),
    ])
}
