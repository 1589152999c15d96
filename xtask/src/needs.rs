//! Programs that the tasks need. They are found, installed if this is Debian and we are root, or named in an error.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Step, run};

/// The oldest Node.js that the web tools run on.
const NODE: u32 = 20;

/// Checks for Node.js and npm.
pub(crate) fn node() -> Result<(), String> {
    let help = format!(
        "the web app is built with Node.js {NODE} or later and its npm: install it from your system"
    );
    let version =
        output("node", &["--version"]).ok_or_else(|| format!("node is missing; {help}"))?;
    let major = version.trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse::<u32>().ok()) {
        Some(major) if major >= NODE => {}
        _ => return Err(format!("node is {}; {help}", version.trim())),
    }
    output(npm(), &["--version"]).ok_or_else(|| format!("npm is missing; {help}"))?;
    Ok(())
}

/// The name of the npm program.
pub(crate) const fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

/// The path of a Chromium for the browser tests.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    let find = || {
        let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
        let known = [
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ];
        named.or_else(|| known.iter().find_map(|name| in_path(name)))
    };
    provide(
        find,
        "chromium",
        "the browser tests run in Chromium: install it, or name its program in the variable CHROMIUM",
    )
}

/// Checks for cargo-deny.
pub(crate) fn cargo_deny() -> Result<(), String> {
    let found = output(&Step::cargo_program(), &["deny", "--version"]);
    found.map(drop).ok_or_else(|| {
        "the dependencies are checked with cargo-deny: cargo install cargo-deny --locked".to_owned()
    })
}

/// Provides a PostgreSQL server for the database tests.
pub(crate) fn postgresql() -> Result<(), String> {
    if std::env::var_os("SKEP_POSTGRES").is_some() {
        return Ok(());
    }
    let find = || in_path("initdb").or_else(debian_initdb);
    provide(
        find,
        "postgresql",
        "the database tests start a PostgreSQL server of their own: install PostgreSQL, or name the URL of an empty \
         database in the variable SKEP_POSTGRES",
    )
    .map(|_| ())
}

/// Provides tmux, in which the terminal app is tested.
pub(crate) fn tmux() -> Result<(), String> {
    let find = || in_path("tmux");
    provide(
        find,
        "tmux",
        "the terminal app is tested in tmux: install it",
    )
    .map(|_| ())
}

/// The path of a Python that can create virtual environments.
pub(crate) fn python() -> Result<PathBuf, String> {
    let find = || {
        in_path("python3")
            .filter(|_| output("python3", &["-m", "ensurepip", "--version"]).is_some())
    };
    provide(
        find,
        "python3-venv",
        "the programs of uhp-utils are written in Python: install Python 3.9 or later with venv and pip",
    )
}

/// The Rust target for wasm in a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The toolchain that builds for wasm.
pub(crate) enum WasmTools {
    /// The cargo that runs us. It has a standard library for wasm.
    Target,
    /// Debian's cargo and compiler, which build the standard library from source.
    Debian { cargo: String, rustc: String },
}

/// Provides a toolchain that can build for wasm.
pub(crate) fn wasm() -> Result<WasmTools, String> {
    let library = output("rustc", &["--print", "target-libdir", "--target", WASM]);
    if library.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(WasmTools::Target);
    }
    let cargo = provide_all(
        debian_cargo_for_wasm,
        &["rustc-web", "cargo-web", "rust-web-src", "lld"],
        "a compiler for wasm",
        "the crates that run in a browser are tested as wasm, too: rustup target add wasm32-unknown-unknown",
    )?;
    Ok(WasmTools::Debian {
        rustc: cargo.with_file_name("rustc").display().to_string(),
        cargo: cargo.display().to_string(),
    })
}

/// Debian's cargo, if everything it needs to build for wasm is installed. It is named by its path because rustup's cargo
/// comes first on the PATH.
fn debian_cargo_for_wasm() -> Option<PathBuf> {
    let [cargo, rustc] = ["/usr/bin/cargo", "/usr/bin/rustc"];
    let version = output(rustc, &["--version"])?;
    let number = version.split(' ').nth(1)?;
    let is_recent = release(number)? >= release(env!("CARGO_PKG_RUST_VERSION"))?;
    let sysroot = output(rustc, &["--print", "sysroot"])?;
    let source = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std/Cargo.toml");
    in_path("wasm-ld").filter(|_| is_recent && source.is_file())?;
    Some(PathBuf::from(cargo)).filter(|cargo| cargo.is_file())
}

/// The major and minor number of a version such as 1.96.0.
fn release(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Debian keeps the programs of each PostgreSQL version in a separate folder outside the PATH.
fn debian_initdb() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let programs = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin/initdb")));
    programs.into_iter().find(|program| program.is_file())
}

/// Finds a program. If it is missing, this is Debian and we are root, installs its package.
fn provide(
    find: impl Fn() -> Option<PathBuf>,
    package: &str,
    help: &str,
) -> Result<PathBuf, String> {
    provide_all(find, &[package], package, help)
}

/// The same for a program that needs several Debian packages.
fn provide_all(
    find: impl Fn() -> Option<PathBuf>,
    packages: &[&str],
    what: &str,
    help: &str,
) -> Result<PathBuf, String> {
    if let Some(path) = find() {
        return Ok(path);
    }
    let missing = format!("{what} is missing; {help}");
    if !is_debian_root() {
        return Err(missing);
    }
    let apt = |words: &[&str]| Step::new("apt-get", words).env("DEBIAN_FRONTEND", "noninteractive");
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    let steps = [
        apt(&["update", "--quiet"]),
        apt(&[&install, packages].concat()),
    ];
    run(&steps).map_err(|error| format!("{error}; {missing}"))?;
    find().ok_or_else(|| {
        let packages = packages.join(", ");
        format!("{packages} were installed, but {missing}")
    })
}

fn is_debian_root() -> bool {
    Path::new("/etc/debian_version").exists()
        && output("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}

/// The path of a program on the PATH.
pub(crate) fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let files = std::env::split_paths(&path).map(|folder| folder.join(program));
    files.into_iter().find(|file| file.is_file())
}

/// The output of a program; `None` if it cannot be run or fails.
fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}
