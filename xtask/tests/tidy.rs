//! Checks the invariants of ARCHITECTURE.md that can be checked automatically.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The dependencies allowed for each crate: our own crates, then third-party ones.
const EDGES: [(&str, &[&str], &[&str]); 17] = [
    ("skep-rules", &[], &[]),
    ("skep-text", &[], &[]),
    ("skep-records", &["skep-rules", "skep-text"], &[]),
    ("skep-draw", &["skep-rules"], &["resvg"]),
    ("skep-engine", &["skep-rules"], &[]),
    ("skep-game", &["skep-rules"], &[]),
    (
        "skep-wire",
        &["skep-game", "skep-locale", "skep-rules", "skep-view"],
        &["serde"],
    ),
    (
        "skep-view",
        &["skep-game", "skep-locale", "skep-rules"],
        &["serde", "ts-rs"],
    ),
    (
        "skep-locale",
        &["skep-rules", "skep-text"],
        &["fluent-bundle", "serde", "ts-rs", "unic-langid"],
    ),
    (
        "skep-learn",
        &["skep-engine", "skep-locale", "skep-rules"],
        &[],
    ),
    (
        "skep-server",
        &[
            "skep-draw",
            "skep-engine",
            "skep-game",
            "skep-learn",
            "skep-locale",
            "skep-records",
            "skep-rules",
            "skep-text",
            "skep-view",
            "skep-wire",
        ],
        &[
            "axum",
            "flate2",
            "futures-util",
            "getrandom",
            "governor",
            "hyper",
            "hyper-util",
            "idna_adapter",
            "ipnet",
            "jiff",
            "metrics",
            "metrics-exporter-prometheus",
            "rustix",
            "serde_json",
            "sha2",
            "sqlx",
            "tar",
            "tokio",
            "tower",
            "tower-http",
            "tracing",
            "tungstenite",
            "zip",
        ],
    ),
    (
        "skep-tui",
        &[
            "skep-draw",
            "skep-game",
            "skep-learn",
            "skep-locale",
            "skep-records",
            "skep-rules",
            "skep-server",
            "skep-text",
            "skep-view",
            "skep-wire",
        ],
        &[
            "base64",
            "crossterm",
            "futures-util",
            "ratatui",
            "rustix",
            "strsim",
            "textwrap",
            "tokio",
        ],
    ),
    ("skep-uhp", &["skep-engine", "skep-rules", "skep-text"], &[]),
    (
        "skep-lab",
        &[
            "skep-engine",
            "skep-records",
            "skep-rules",
            "skep-text",
            "skep-uhp",
        ],
        &[],
    ),
    (
        "skep",
        &[
            "skep-draw",
            "skep-engine",
            "skep-lab",
            "skep-learn",
            "skep-locale",
            "skep-records",
            "skep-rules",
            "skep-server",
            "skep-text",
            "skep-tui",
            "skep-uhp",
            "skep-wire",
        ],
        &[
            "clap",
            "clap_complete",
            "clap_mangen",
            "ctrlc",
            "dirs",
            "indicatif",
            "open",
            "rust-embed",
            "serde_json",
            "shlex",
            "signal-hook",
            "terminal_size",
            "tokio",
            "toml",
            "tracing",
            "tracing-appender",
            "tracing-subscriber",
            "ureq",
        ],
    ),
    (
        "skep-wasm-check",
        &[
            "skep-draw",
            "skep-engine",
            "skep-game",
            "skep-learn",
            "skep-locale",
            "skep-records",
            "skep-rules",
            "skep-text",
            "skep-view",
        ],
        &[],
    ),
    ("xtask", &[], &["clap"]),
];

/// Crates that do no I/O, read no clock, use no randomness and log nothing.
const PURE: [&str; 6] = [
    "crates/rules/src",
    "crates/text/src",
    "crates/records/src",
    "crates/draw/src",
    "crates/game/src",
    "crates/view/src",
];

/// What a pure crate may not use. The standard hash map has a random seed, and a grouped import could
/// hide any of these.
const IMPURE: [&str; 16] = [
    "std::{",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "Instant",
    "SystemTime",
    "HashMap",
    "HashSet",
    "print!",
    "println!",
    "eprintln!",
    "serde",
    "tokio",
];

/// Files with more lines than this must be split by verb, except generated ones.
const LONGEST: usize = 800;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .unwrap()
}

/// All files that git tracks or would track, as paths from the root.
fn files() -> Vec<String> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git lists the files");
    let files: Vec<_> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(str::to_owned)
        .collect();
    assert!(files.len() > 50, "git lists only {} files", files.len());
    files
        .into_iter()
        .filter(|file| root().join(file).is_file())
        .collect()
}

/// Each text file with that ending, with its contents.
fn texts(ending: &str) -> impl Iterator<Item = (String, String)> {
    let files = files()
        .into_iter()
        .filter(move |file| file.ends_with(ending));
    files.filter_map(|file| Some((file.clone(), fs::read_to_string(root().join(&file)).ok()?)))
}

/// Fails with a list of all bad lines in `texts`.
#[track_caller]
fn check_lines(
    texts: impl Iterator<Item = (String, String)>,
    rule: &str,
    bad: impl Fn(&str) -> bool,
) {
    let mut found = Vec::new();
    for (file, text) in texts {
        let lines = text.lines().enumerate().filter(|(_, line)| bad(line));
        found.extend(lines.map(|(index, line)| format!("{file}:{}: {}", index + 1, line.trim())));
    }
    assert!(found.is_empty(), "{rule}:\n{}", found.join("\n"));
}

#[test]
fn crates_depend_only_on_those_below() {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
        .current_dir(root())
        .output()
        .expect("cargo tells the dependencies");
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let names: BTreeSet<_> = packages
        .iter()
        .map(|package| package["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        EDGES.iter().map(|edge| edge.0).collect(),
        "every crate has its row in EDGES"
    );
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        let normal = dependencies.filter(|dependency| dependency["kind"].is_null());
        let used: BTreeSet<_> = normal
            .map(|dependency| dependency["name"].as_str().unwrap())
            .collect();
        let (_, ours, others) = EDGES.iter().find(|edge| edge.0 == name).unwrap();
        let allowed: BTreeSet<_> = ours.iter().chain(*others).copied().collect();
        assert!(
            used.is_subset(&allowed),
            "{name} depends on {used:?}, allowed are {allowed:?}"
        );
    }
}

#[test]
fn pure_crates_are_pure() {
    let sources =
        texts(".rs").filter(|(file, _)| PURE.iter().any(|folder| file.starts_with(folder)));
    check_lines(
        sources,
        "a pure crate does no input or output, reads no clock, draws no randomness",
        |line| {
            let code = line.split("//").next().unwrap_or_default();
            IMPURE
                .iter()
                .any(|word| code.contains(word) && !is_optional_serde(code))
        },
    );
}

/// Crates that also run in a browser. The standard library has no clock and no threads there: calls to
/// either compile for wasm and panic at run time.
const IN_BROWSERS: [&str; 9] = [
    "crates/draw/src",
    "crates/engine/src",
    "crates/game/src",
    "crates/learn/src",
    "crates/locale/src",
    "crates/records/src",
    "crates/rules/src",
    "crates/text/src",
    "crates/view/src",
];

/// The only module that uses the clock and threads of the operating system. Wasm builds leave it out.
const NATIVE: &str = "crates/engine/src/native.rs";

#[test]
fn what_runs_in_browsers_is_handed_its_clock_and_threads() {
    let sources = texts(".rs").filter(|(file, _)| {
        file != NATIVE && IN_BROWSERS.iter().any(|folder| file.starts_with(folder))
    });
    check_lines(
        sources,
        "the clock and the threads come from a `Host`, or as arguments",
        |line| {
            let code = line.split("//").next().unwrap_or_default();
            let words = ["Instant", "SystemTime", "thread::", "std::thread"];
            words.iter().any(|word| code.contains(word))
        },
    );
    assert!(root().join(NATIVE).is_file(), "{NATIVE} is gone");
}

#[test]
fn what_runs_in_browsers_is_tested_as_wasm() {
    let manifest = fs::read_to_string(root().join("crates/wasm-check/Cargo.toml")).unwrap();
    for folder in IN_BROWSERS
        .iter()
        .filter(|folder| root().join(folder).is_dir())
    {
        let name = folder.split('/').nth(1).unwrap();
        assert!(
            manifest.contains(&format!("skep-{name}.workspace = true")),
            "crates/wasm-check does not use {name}"
        );
    }
}

#[test]
fn the_engine_neither_prints_nor_reads() {
    let sources = texts(".rs").filter(|(file, _)| file.starts_with("crates/engine/src"));
    let words = [
        "print!",
        "println!",
        "std::fs",
        "std::io",
        "std::env",
        "std::process",
    ];
    check_lines(sources, "progress leaves by a callback", |line| {
        words.iter().any(|word| line.contains(word))
    });
}

#[test]
fn sql_is_in_the_store_only() {
    let words = [
        "SELECT ",
        "INSERT INTO ",
        "DELETE FROM ",
        "UPDATE game",
        "sqlx::",
    ];
    let sources = texts(".rs").filter(|(file, _)| {
        let is_store = [
            "crates/server/src/store",
            "crates/server/tests/all/store",
            // What others do to the database behind the server's back.
            "crates/server/tests/all/faults",
        ]
        .iter()
        .any(|folder| file.starts_with(folder));
        !is_store && file != "xtask/tests/tidy.rs"
    });
    check_lines(sources, "rows never leave the store", |line| {
        words.iter().any(|word| line.contains(word))
    });
}

/// Whether the line mentions serde only where the crate's feature turns it on. A long `cfg_attr` has `serde(…)` on a line
/// of its own.
fn is_optional_serde(code: &str) -> bool {
    code.contains(r#"feature = "serde""#) || code.trim_start().starts_with("serde(")
}

#[test]
fn serde_is_derived_only_for_messages() {
    let allowed = [
        "crates/wire/",
        "crates/locale/src/json.rs",
        "xtask/tests/tidy.rs",
    ];
    let sources =
        texts(".rs").filter(|(file, _)| !allowed.iter().any(|start| file.starts_with(start)));
    let rule = "serde is derived in wire, and behind a feature in view and locale";
    check_lines(sources, rule, |line| {
        let derives = line.contains("Serialize") || line.contains("Deserialize");
        derives && !is_optional_serde(line)
    });
}

/// Code whose text users read in their own language. `--help` and our errors are in English.
const WORDED: [&str; 4] = [
    "crates/learn/src",
    "crates/skep/src/language.rs",
    "crates/skep/src/rules.rs",
    "crates/tui/src",
];

/// Marks a line whose text is meant for developers: panics, reasons for lints, errors, `--measure`.
const FOR_US: [&str; 7] = [
    "expect",
    "assert",
    "panic!",
    "reason =",
    "write!(f",
    "write_str",
    "{mean:?}",
];

#[test]
fn what_people_read_is_not_in_code() {
    let sources = texts(".rs").filter(|(file, _)| {
        WORDED.iter().any(|start| file.starts_with(start)) && !file.contains("/tests/")
    });
    let sources = sources.map(|(file, text)| {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        (file, code.to_owned())
    });
    check_lines(sources, "words for people are in locales/", |line| {
        let code = line.trim_start();
        let is_for_us = code.starts_with("//") || FOR_US.iter().any(|word| code.contains(word));
        let mut literals = code.split('"').skip(1).step_by(2);
        !is_for_us && literals.any(is_sentence)
    });
}

/// Whether the text has two adjacent words in lower case.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| {
        let word = word.trim_end_matches(['.', ':', ';', '!', '?']);
        word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase())
    };
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(is_word))
}

/// The only files that read the wall clock. The first gives the server's games their time. The second
/// needs it for command ids that differ from those of an earlier run of the terminal app.
const WALL_CLOCK: [&str; 2] = ["crates/server/src/time_source.rs", "crates/tui/src/run.rs"];

/// All ways to read the wall clock, including through the database.
const TIMES_OF_DAY: [&str; 5] = [
    "SystemTime",
    "UNIX_EPOCH",
    "CURRENT_TIMESTAMP",
    "strftime(",
    "unixepoch(",
];

#[test]
fn the_wall_clock_is_read_in_one_place() {
    let is_source = |file: &str| file.starts_with("crates/") && file.contains("/src/");
    let sources = texts(".rs").filter(|(file, _)| is_source(file));
    let (readers, others): (Vec<_>, Vec<_>) =
        sources.partition(|(file, _)| WALL_CLOCK.contains(&file.as_str()));
    let migrations = texts(".sql");
    check_lines(
        others.into_iter().chain(migrations),
        "the time of day is asked in time_source.rs and handed down; `Instant` measures durations",
        |line| TIMES_OF_DAY.iter().any(|word| line.contains(word)),
    );
    assert_eq!(
        readers.len(),
        WALL_CLOCK.len(),
        "a file of WALL_CLOCK is gone"
    );
    for (file, text) in readers {
        let asks = text.matches("SystemTime::now()").count();
        assert_eq!(asks, 1, "{file} asks once");
    }
}

#[test]
fn no_file_is_too_long() {
    let sources = texts(".rs").chain(texts(".ts")).chain(texts(".svelte"));
    // Nobody reads generated files from top to bottom.
    let written = sources.filter(|(_, text)| !text.starts_with("// Generated"));
    let long = written
        .map(|(file, text)| (text.lines().count(), file))
        .filter(|&(lines, _)| lines > LONGEST);
    assert_eq!(long.collect::<Vec<_>>(), [], "split these by verb");
}

#[test]
fn nothing_is_left_undone_or_switched_off() {
    let words = [
        "todo!(",
        "unimplemented!(",
        "dbg!(",
        "FIXME",
        "XXX",
        "#[ignore",
    ]
    .map(|word| word.to_owned());
    let sources = texts(".rs").filter(|(file, _)| file != "xtask/tests/tidy.rs");
    check_lines(sources, "no stubs, no switched-off tests", |line| {
        words.iter().any(|word| line.contains(word.as_str()))
    });
}

/// Modules that may contain unsafe code. ARCHITECTURE.md lists them too, each with its safe twin.
const UNSAFE: [&str; 3] = [
    "crates/engine/src/eval/network.rs",
    "crates/engine/src/eval/network/avx2.rs",
    "crates/wasm-check/src/lib.rs",
];

#[test]
fn no_code_is_unsafe() {
    let sources = texts(".rs")
        .filter(|(file, _)| file != "xtask/tests/tidy.rs" && !UNSAFE.contains(&file.as_str()));
    check_lines(sources, "unsafe code is listed", |line| {
        let code = line.split("//").next().unwrap_or_default();
        code.contains("unsafe {")
            || code.contains("unsafe fn")
            || code.contains("unsafe impl")
            || code.contains("unsafe(")
            || code.contains("allow(unsafe_code")
    });
}

#[test]
fn no_path_of_a_machine_is_written_down() {
    let parent = root()
        .parent()
        .map(|parent| format!("{}/", parent.display()));
    let home = std::env::var("HOME").ok().map(|home| format!("{home}/"));
    // With a checkout directly under `/`, every slash would be a finding.
    let paths: Vec<_> = [parent, home]
        .into_iter()
        .flatten()
        .filter(|path| path.len() > 2)
        .collect();
    check_lines(texts(""), "paths of this machine", |line| {
        paths.iter().any(|path| line.contains(path))
    });
}

#[test]
fn every_rule_has_a_test_of_its_name() {
    let rules = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let numbers: Vec<_> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("- R")?.split(' ').next())
        .collect();
    assert!(
        numbers.len() >= 38,
        "docs/rules.md numbers only {} rules",
        numbers.len()
    );
    let tests: String = texts(".rs")
        .filter(|(file, _)| file.contains("/tests/"))
        .map(|(_, text)| text)
        .collect();
    let missing: Vec<_> = numbers
        .into_iter()
        .filter(|number| !tests.contains(&format!("fn r{}_", number.replace('.', "_"))))
        .collect();
    assert_eq!(missing, [""; 0], "rules without a test named after them");
}

#[test]
fn every_cited_rule_exists() {
    let rules = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let cited = texts(".rs").flat_map(|(file, text)| {
        citations(&text)
            .map(|rule| (file.clone(), rule))
            .collect::<Vec<_>>()
    });
    let unknown: Vec<_> = cited
        .filter(|(_, rule)| !rules.contains(&format!("- {rule} ")))
        .collect();
    assert_eq!(unknown, [], "cited rules that docs/rules.md does not have");
}

/// The rule numbers in a text, such as R5.6.
fn citations(text: &str) -> impl Iterator<Item = String> {
    let parts = text.match_indices('R').filter_map(|(at, _)| {
        let before = text[..at].chars().next_back();
        let number: String = text[at + 1..]
            .chars()
            .take_while(|c| c.is_ascii_digit() || *c == '.')
            .collect();
        let (chapter, rule) = number.trim_end_matches('.').split_once('.')?;
        let is_word_start = !before.is_some_and(char::is_alphanumeric);
        let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
        (is_word_start && digits(chapter) && digits(rule)).then(|| format!("R{chapter}.{rule}"))
    });
    parts.collect::<Vec<_>>().into_iter()
}

#[test]
fn every_crate_is_on_the_map() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(
            map.contains(&format!("crates/{name}")),
            "ARCHITECTURE.md does not speak of crates/{name}"
        );
    }
}
