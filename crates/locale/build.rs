//! Lists the files of `locales/`, so that adding a language or a subject only takes a new folder or file.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = variable("CARGO_MANIFEST_DIR")?.join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut table = String::new();
    for language in sorted(&folder)?.iter().filter(|path| path.is_dir()) {
        let mut files = sorted(language)?;
        files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        // A folder without messages is a translation that has only been started.
        let (Some(code), false) = (language.file_name(), files.is_empty()) else {
            continue;
        };
        let texts = files.iter().fold(String::new(), |mut texts, path| {
            // Writing to a string cannot fail.
            let _ = write!(texts, "include_str!({path:?}), ");
            texts
        });
        let _ = writeln!(table, "({code:?}, &[{texts}]),");
    }
    fs::write(
        variable("OUT_DIR")?.join("texts.rs"),
        format!("&[\n{table}]\n"),
    )
}

/// A folder from an environment variable of cargo.
fn variable(name: &str) -> io::Result<PathBuf> {
    let value = env::var_os(name).map(PathBuf::from);
    value.ok_or_else(|| io::Error::other(format!("expected cargo to set {name}")))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
