//! `cargo xtask flaky`: which tests fail on a busy machine?
//!
//! Busy processes occupy all cores while the suites that involve processes, sockets, databases, terminals and browsers
//! run repeatedly. A test that fails here depends on the speed of the machine.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::steps::{Step, root, run};
use crate::{needs, web};

#[derive(clap::Args)]
pub(crate) struct Flaky {
    /// How many times each suite runs.
    #[arg(long, default_value = "10")]
    times: u32,
    /// How many busy processes run alongside.
    #[arg(long, default_value = "4")]
    load: u32,
    /// Run only the suites whose names contain this, such as `server`.
    #[arg(long, default_value = "")]
    only: String,
}

/// A group of tests that run together.
struct Suite {
    name: &'static str,
    step: Step,
}

/// The result of one run.
struct Outcome {
    took: Duration,
    /// The failed tests; empty if all passed.
    failed: Vec<String>,
    log: PathBuf,
}

impl Flaky {
    pub(crate) fn run(&self) -> Result<(), String> {
        let mut suites = suites()?;
        suites.retain(|suite| suite.name.contains(&self.only));
        if suites.is_empty() {
            return Err(format!("no suite has {:?} in its name", self.only));
        }
        // Building the tests may replace this executable, so start the processes first.
        let mut load = Load::prepare(self.load)?;
        run(&[
            web::build(),
            Step::cargo("test", &["--workspace", "--no-run"]),
        ])?;
        load.begin()?;
        let mut failures = 0;
        for suite in &suites {
            failures += self.repeat(suite)?;
        }
        println!(
            "{} suites, {} times each beside {} busy processes: {failures} failed",
            suites.len(),
            self.times,
            self.load
        );
        match failures {
            0 => Ok(()),
            _ => Err("some tests depend on the speed of the machine".to_owned()),
        }
    }

    /// Runs a suite repeatedly and returns how many runs failed.
    fn repeat(&self, suite: &Suite) -> Result<usize, String> {
        let mut took = Vec::new();
        let mut failures = 0;
        for time in 1..=self.times {
            let outcome = suite.run(time)?;
            took.push(outcome.took.as_secs_f64());
            if !outcome.failed.is_empty() {
                failures += 1;
                let failed = outcome.failed.join(", ");
                println!("{} failed: {failed}; {}", suite.name, outcome.log.display());
            }
        }
        let quickest = took.iter().copied().fold(f64::INFINITY, f64::min);
        let slowest = took.iter().copied().fold(0.0, f64::max);
        println!(
            "{:<10} {} of {} passed, {quickest:.0} to {slowest:.0} s",
            suite.name,
            self.times as usize - failures,
            self.times
        );
        Ok(failures)
    }
}

fn suites() -> Result<Vec<Suite>, String> {
    web::install()?;
    needs::postgresql()?;
    needs::tmux()?;
    let chromium = needs::chromium()?;
    let rust = [
        ("engine", "skep-engine"),
        ("uhp", "skep-uhp"),
        ("lab", "skep-lab"),
        ("server", "skep-server"),
        ("tui", "skep-tui"),
        ("skep", "skep"),
    ];
    let rust = rust.map(|(name, package)| Suite {
        name,
        step: Step::cargo("test", &["--package", package]),
    });
    let [_, units] = web::check();
    let web = [("web", units), ("browser", web::browser(&chromium))];
    let web = web.map(|(name, step)| Suite { name, step });
    Ok(rust.into_iter().chain(web).collect())
}

impl Suite {
    fn run(&self, time: u32) -> Result<Outcome, String> {
        let log = root().join(format!("target/flaky/{}-{time}.log", self.name));
        let trouble = |error| format!("{}: {error}", log.display());
        fs::create_dir_all(root().join("target/flaky")).map_err(trouble)?;
        let file = File::create(&log).map_err(trouble)?;
        let other = file.try_clone().map_err(trouble)?;
        let start = Instant::now();
        let status = self.step.command().stdout(file).stderr(other).status();
        let status = status.map_err(|error| format!("{} cannot be started: {error}", self.step))?;
        let mut failed = Vec::new();
        if !status.success() {
            let lines = BufReader::new(File::open(&log).map_err(trouble)?).lines();
            failed.extend(
                lines
                    .map_while(Result::ok)
                    .filter_map(|line| failed_test(&line)),
            );
            if failed.is_empty() {
                failed.push(status.to_string());
            }
        }
        Ok(Outcome {
            took: start.elapsed(),
            failed,
            log,
        })
    }
}

/// The failed test that a line of output from cargo, Vitest or Playwright names.
fn failed_test(line: &str) -> Option<String> {
    let line = line.trim();
    let rust = || line.strip_prefix("test ")?.strip_suffix(" ... FAILED");
    let web = || line.strip_prefix(['✘', '×']);
    Some(rust().or_else(web)?.trim().to_owned())
}

/// Processes that keep the machine busy until this is dropped.
struct Load(Vec<Child>);

impl Load {
    /// Starts the processes; they wait for [`Load::begin`].
    fn prepare(count: u32) -> Result<Load, String> {
        let mut load = Load(Vec::new());
        for _ in 0..count {
            let busy = std::env::current_exe().and_then(|xtask| {
                Command::new(xtask)
                    .arg("busy")
                    .stdin(Stdio::piped())
                    .spawn()
            });
            load.0
                .push(busy.map_err(|error| format!("a busy process cannot be started: {error}"))?);
        }
        Ok(load)
    }

    /// Makes the processes busy.
    fn begin(&mut self) -> Result<(), String> {
        for child in &mut self.0 {
            let said = child.stdin.as_mut().map(|stdin| stdin.write_all(b"!"));
            if !matches!(said, Some(Ok(()))) {
                return Err("a busy process has ended early".to_owned());
            }
        }
        Ok(())
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // It may have exited already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The main function of a busy process: waits for a byte on stdin, then spins until its parent is gone.
pub(crate) fn busy() {
    if !matches!(std::io::stdin().read(&mut [0]), Ok(1)) {
        return;
    }
    std::thread::spawn(|| {
        let mut spun = 0u64;
        loop {
            spun = std::hint::black_box(spun.wrapping_add(1));
        }
    });
    // The pipe closes when the parent exits, even if it was killed.
    let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
}
