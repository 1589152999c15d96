//! Programs to run one after the other until one fails.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// A program to run in the root of the repository.
pub(crate) struct Step {
    program: String,
    arguments: Vec<String>,
    variables: Vec<(&'static str, String)>,
}

impl Step {
    pub(crate) fn new(program: &str, arguments: &[&str]) -> Step {
        let arguments = arguments
            .iter()
            .map(|&argument| argument.to_owned())
            .collect();
        Step {
            program: program.to_owned(),
            arguments,
            variables: Vec::new(),
        }
    }

    /// The path of the cargo that runs us.
    pub(crate) fn cargo_program() -> String {
        std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
    }

    /// A cargo command.
    pub(crate) fn cargo(subcommand: &str, arguments: &[&str]) -> Step {
        let mut step = Step::new(&Step::cargo_program(), &[subcommand]);
        step.arguments
            .extend(arguments.iter().map(|&argument| argument.to_owned()));
        step
    }

    /// Adds an environment variable.
    pub(crate) fn env(mut self, name: &'static str, value: impl fmt::Display) -> Step {
        self.variables.push((name, value.to_string()));
        self
    }

    /// The program with its arguments, in the root of the repository.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(root());
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Starts the program without waiting for it.
    pub(crate) fn start(&self) -> Result<Running<'_>, String> {
        println!("» {self}");
        let child = self.command().spawn();
        let child = child.map_err(|error| format!("{self} cannot be started: {error}"))?;
        Ok(Running {
            step: self,
            start: Instant::now(),
            child,
        })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = Path::new(&self.program).file_name().unwrap_or_default();
        write!(
            f,
            "{} {}",
            program.to_string_lossy(),
            self.arguments.join(" ")
        )
    }
}

/// A running step.
pub(crate) struct Running<'a> {
    step: &'a Step,
    start: Instant,
    child: Child,
}

impl Running<'_> {
    /// Waits for the step to finish and returns how long it took.
    pub(crate) fn finish(mut self) -> Result<Duration, String> {
        let step = self.step;
        let status = self.child.wait();
        let status = status.map_err(|error| format!("{step} cannot be awaited: {error}"))?;
        if !status.success() {
            return Err(format!("{step} failed: {status}"));
        }
        let took = self.start.elapsed();
        println!("« {step}: {:.0} s", took.as_secs_f64());
        Ok(took)
    }

    /// Kills the program.
    pub(crate) fn kill(mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the steps until one fails.
pub(crate) fn run(steps: &[Step]) -> Result<(), String> {
    Timings::default().run(steps)
}

/// How long each step took.
#[derive(Default)]
pub(crate) struct Timings(Vec<(String, Duration)>);

impl Timings {
    /// Runs the steps until one fails.
    pub(crate) fn run(&mut self, steps: &[Step]) -> Result<(), String> {
        for step in steps {
            let took = step.start()?.finish()?;
            self.0.push((step.to_string(), took));
        }
        Ok(())
    }

    /// Runs and times other work under that name.
    pub(crate) fn time<T>(
        &mut self,
        name: &str,
        work: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let start = Instant::now();
        let done = work()?;
        self.0.push((name.to_owned(), start.elapsed()));
        Ok(done)
    }
}

impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, took) in &self.0 {
            writeln!(f, "{:>6.0} s  {name}", took.as_secs_f64())?;
        }
        let total: Duration = self.0.iter().map(|(_, took)| *took).sum();
        write!(f, "{:>6.0} s  in all", total.as_secs_f64())
    }
}

/// Checks that the Rust code is formatted.
pub(crate) fn format() -> Step {
    Step::cargo("fmt", &["--all", "--check"])
}

/// Everything that must pass in Rust. The tests also build the binary that the browser tests run.
pub(crate) fn rust() -> [Step; 3] {
    [
        Step::cargo(
            "clippy",
            &["--workspace", "--all-targets", "--", "-D", "warnings"],
        ),
        Step::cargo("test", &["--workspace"]),
        Step::cargo(
            "doc",
            &["--workspace", "--no-deps", "--document-private-items"],
        )
        .env("RUSTDOCFLAGS", "-D warnings"),
    ]
}

/// Runs one fuzz target, or all of them.
pub(crate) fn fuzz(target: Option<&str>, seconds: u32) -> Result<(), String> {
    let mut targets = fuzz_targets()?;
    if let Some(target) = target {
        let known = targets.join(", ");
        targets.retain(|name| name == target);
        if targets.is_empty() {
            return Err(format!(
                "unknown target {target:?}, expected one of {known}"
            ));
        }
    }
    let limit = format!("-max_total_time={seconds}");
    let steps = targets.iter().map(|target| {
        let (found, seeds) = (
            format!("fuzz/corpus/{target}"),
            format!("fuzz/seeds/{target}"),
        );
        // The fuzzer writes new inputs to the first folder, which git ignores.
        let _ = std::fs::create_dir_all(root().join(&found));
        let arguments = [
            "+nightly", "fuzz", "run", target, &found, &seeds, "--", &limit,
        ];
        Step::new("cargo", &arguments)
    });
    let hint = "; it needs a nightly toolchain and `cargo install cargo-fuzz`";
    run(&steps.collect::<Vec<_>>()).map_err(|error| error + hint)
}

fn fuzz_targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries =
        std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names =
        entries.filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_str()?.to_owned()));
    let mut names: Vec<_> = names.collect();
    names.sort();
    Ok(names)
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The path of a file built by cargo, such as `release/skep`.
pub(crate) fn built(file: &str) -> String {
    root().join("target").join(file).display().to_string()
}
