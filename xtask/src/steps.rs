//! Programs to be run one after the other, until one fails.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

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

    /// The same cargo that runs us.
    pub(crate) fn cargo(subcommand: &str, arguments: &[&str]) -> Step {
        let mut step = Step::new(
            &std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()),
            &[subcommand],
        );
        step.arguments
            .extend(arguments.iter().map(|&argument| argument.to_owned()));
        step
    }

    /// With an environment variable.
    pub(crate) fn env(mut self, name: &'static str, value: impl fmt::Display) -> Step {
        self.variables.push((name, value.to_string()));
        self
    }

    fn run(&self) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(root());
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("{self} failed: {status}")),
            Err(error) => Err(format!("{self} cannot be started: {error}")),
        }
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

/// Runs the steps until one fails.
pub(crate) fn run(steps: &[Step]) -> Result<(), String> {
    for step in steps {
        let start = Instant::now();
        println!("» {step}");
        step.run()?;
        println!("« {step}: {:.0} s", start.elapsed().as_secs_f64());
    }
    Ok(())
}

/// Whether the Rust code is formatted.
pub(crate) fn format() -> Step {
    Step::cargo("fmt", &["--all", "--check"])
}

/// All that must pass in Rust. The tests also build the binary that the browser tests run.
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

/// Runs one fuzz target, or each of them.
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
        // What the fuzzer finds goes to the first folder, which git ignores.
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
