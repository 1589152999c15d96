//! `cargo xtask dist`: packs the program for distribution, in one archive.
//!
//! ```text
//! skep-0.2.0-x86_64-unknown-linux-gnu.tar.gz
//!   skep  README.md  CHANGELOG.md  LICENSE-MIT  LICENSE-APACHE  THIRD-PARTY.txt
//!   completions/  for bash, zsh, fish, elvish and PowerShell
//!   man/man1/     a page for each command
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::needs::npm;
use crate::steps::{Step, built, root, run};
use crate::web;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Shells and the file names of their completions.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "skep.bash"),
    ("zsh", "_skep"),
    ("fish", "skep.fish"),
    ("elvish", "skep.elv"),
    ("powershell", "_skep.ps1"),
];

/// Files of the repository to include.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

pub(crate) fn run_all() -> Result<(), String> {
    web::install()?;
    run(&[
        web::build(),
        Step::cargo("build", &["--release", "--package", "skep"]),
    ])?;
    let name = format!("skep-{VERSION}-{}", host()?);
    let dist = root().join("target/dist");
    let folder = dist.join(&name);
    // Otherwise files of an earlier run would be packed too.
    let _ = fs::remove_dir_all(&folder);
    make_folder(&folder.join("completions"))?;
    let skep = format!("skep{}", std::env::consts::EXE_SUFFIX);
    copy(
        Path::new(&built(&format!("release/{skep}"))),
        &folder.join(&skep),
    )?;
    for document in DOCUMENTS {
        copy(&root().join(document), &folder.join(document))?;
    }
    let program = folder.join(&skep).display().to_string();
    for (shell, file) in COMPLETIONS {
        let text = output(&program, &["completions", shell])?;
        write(&folder.join("completions").join(file), &text)?;
    }
    let pages = folder.join("man/man1").display().to_string();
    output(&program, &["man", &pages])?;
    write(&folder.join("THIRD-PARTY.txt"), &third_party()?)?;
    let archive = dist.join(format!("{name}.tar.gz")).display().to_string();
    let from = dist.display().to_string();
    run(&[Step::new("tar", &["-czf", &archive, "-C", &from, &name])])?;
    println!("{archive}");
    Ok(())
}

/// The target that rustc builds for.
fn host() -> Result<String, String> {
    let text = output("rustc", &["--version", "--verbose"])?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host
        .ok_or("rustc does not say for which host it builds")?
        .to_owned())
}

/// The licences of all third-party code in the program.
fn third_party() -> Result<String, String> {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, folder) in crates()?.into_iter().chain(packages()?) {
        by_text
            .entry(licence_texts(&folder)?)
            .or_default()
            .push(name);
    }
    let mut all =
        "skep contains code of the packages below, under the licences that follow their names.\n"
            .to_owned();
    for (text, names) in &by_text {
        let text = if text.is_empty() {
            "The package has no licence file of its own; the expression beside its name says which licence it is under.\n"
        } else {
            text
        };
        let rule = "=".repeat(100);
        write!(all, "\n{rule}\n{}\n{rule}\n{text}", names.join("\n"))
            .expect("memory takes whatever is written");
    }
    Ok(all)
}

/// The third-party crates in the program with their source folders.
fn crates() -> Result<Vec<(String, PathBuf)>, String> {
    let tree = [
        "tree",
        "--package=skep",
        "--edges=normal,no-proc-macro",
        "--prefix=none",
        "--format={p}|{l}",
    ];
    let tree = output(&Step::cargo_program(), &tree)?;
    let mut crates = Vec::new();
    for line in tree.lines() {
        let line = line.trim_end_matches(" (*)");
        let (package, licence) = line.split_once('|').unwrap_or((line, ""));
        let Some((name, version)) = package.trim().split_once(" v") else {
            continue;
        };
        // Our own crates are listed with their folders.
        if version.contains(' ') {
            continue;
        }
        let folder = source_folder(&format!("{name}-{version}"))?;
        crates.push((format!("{name} {version} ({licence})"), folder));
    }
    crates.sort();
    crates.dedup();
    Ok(crates)
}

/// Where cargo keeps the sources of a package.
fn source_folder(package: &str) -> Result<PathBuf, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let registries = home.ok_or("there is no home folder")?.join("registry/src");
    let folders = fs::read_dir(&registries)
        .map_err(|error| format!("{}: {error}", registries.display()))?
        .filter_map(|entry| Some(entry.ok()?.path().join(package)));
    let found = folders.into_iter().find(|folder| folder.is_dir());
    found.ok_or_else(|| {
        format!(
            "the sources of {package} are not in {}",
            registries.display()
        )
    })
}

/// The packages in the web app with their folders.
fn packages() -> Result<Vec<(String, PathBuf)>, String> {
    let listed = [
        "--prefix",
        "web",
        "ls",
        "--omit=dev",
        "--all",
        "--parseable",
        "--long",
    ];
    let listed = output(npm(), &listed)?;
    // The first line is the app itself. `--long` appends name@version to the folder.
    let package = |line: &str| {
        let (folder, name) = line.rsplit_once(':')?;
        Some((format!("{name} (npm)"), PathBuf::from(folder)))
    };
    let packages = listed.lines().skip(1).map(package);
    packages
        .collect::<Option<_>>()
        .ok_or_else(|| format!("npm lists its packages unexpectedly: {listed}"))
}

/// The text of all files in the folder that are named like licences.
fn licence_texts(folder: &Path) -> Result<String, String> {
    const NAMES: [&str; 5] = ["licen", "copying", "copyright", "notice", "unlicense"];
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    let is_licence = |file: &PathBuf| {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_lowercase();
        file.is_file() && NAMES.iter().any(|start| name.starts_with(start))
    };
    files.retain(is_licence);
    let texts = files.iter().map(|file| {
        let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(String::from_utf8_lossy(&bytes).trim_end().to_owned() + "\n")
    });
    Ok(texts.collect::<Result<Vec<_>, String>>()?.join("\n"))
}

fn output(program: &str, arguments: &[&str]) -> Result<String, String> {
    let told = format!("{program} {}", arguments.join(" "));
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output();
    let output = output.map_err(|error| format!("{told} cannot be started: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{told} failed: {}", said.trim()));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{told}: {error}"))
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let copied = fs::copy(from, to).map(|_| ());
    copied.map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
