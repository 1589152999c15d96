//! Builds the crates that also run in a browser for wasm, and runs them in Node.js.

use std::process::Stdio;

use crate::needs::{self, WasmTools};
use crate::steps::{Step, built, run};

/// A separate target folder, since another compiler may build into it.
const FOLDER: &str = "target/wasm";

/// Builds the crates for wasm, and checks that they compute the same results as the native build.
pub(crate) fn check() -> Result<(), String> {
    run(&[build(&needs::wasm()?)])?;
    compare()
}

/// The crate type is given here, so that other builds need not link a wasm module.
fn build(tools: &WasmTools) -> Step {
    let arguments = [
        "--quiet",
        "--package",
        "skep-wasm-check",
        "--lib",
        "--crate-type",
        "cdylib",
        "--profile",
        "play",
        "--target",
        needs::WASM,
        "--target-dir",
        FOLDER,
    ];
    match tools {
        WasmTools::Target => Step::cargo("rustc", &arguments),
        // Debian has no compiled standard library for wasm, only its source.
        WasmTools::Debian { cargo, rustc } => {
            let library = ["-Z", "build-std=std,panic_abort"];
            Step::new(cargo, &[&["rustc"], &arguments[..], &library].concat())
                .env("RUSTC", rustc)
                .env("RUSTC_BOOTSTRAP", 1)
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld")
        }
    }
}

/// Passes the results of the native build to Node.js, which compares them with those of the module.
fn compare() -> Result<(), String> {
    let native = Step::cargo("run", &["--quiet", "--package", "skep-wasm-check"]);
    let module = built(&format!("wasm/{}/play/skep_wasm_check.wasm", needs::WASM));
    let node = Step::new("node", &["crates/wasm-check/compare.mjs", &module]);
    println!("» {native} | {node}");
    let output = native.command().stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("{native} cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("{native} failed: {}", output.status));
    }
    let mut child = node
        .command()
        .stdin(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{node} cannot be started: {error}"))?;
    if let Some(mut input) = child.stdin.take() {
        let written = std::io::Write::write_all(&mut input, &output.stdout);
        written.map_err(|error| format!("{node} does not read: {error}"))?;
    }
    let status = child.wait();
    match status.map_err(|error| format!("{node} cannot be awaited: {error}"))? {
        status if status.success() => Ok(()),
        status => Err(format!("wasm and native builds differ: {node}: {status}")),
    }
}
