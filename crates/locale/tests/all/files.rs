//! Every message is used somewhere, and every problem has its message.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::ftl::{Part, messages, parts, root};
use crate::languages::is_form;

/// Keys that are composed of a prefix and one of several endings.
const COMPOSED: [(&str, &str); 7] = [
    (
        "end-",
        "abort adjudication agreement both-surrounded repetition resignation surrounded time",
    ),
    ("help-rule-", "aim turn place queen move one-hive gap pass"),
    ("help-pointing-", "pick throws stack view history illegal"),
    ("help-hearing-", "text type announce board"),
    ("help-notation-", "1 2 3 4 5"),
    ("key-", "previous-target"),
    (
        "settings-",
        "numbers numbers-note dim-immobile dim-immobile-note animate animate-note sound sound-note confirm-moves \
         confirm-moves-note text-view text-view-note announce announce-note",
    ),
];

/// Prefixes that `every_text_has_its_place` in the tests of `learn` checks.
const OF_THE_BOOK: [&str; 5] = ["chapter-", "diagram-", "exercise-", "rule-", "text-"];

/// All files below a folder with one of these endings.
fn texts(folder: &Path, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                texts.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    texts
}

/// All code that uses messages, in Rust and in the web app.
fn sources() -> String {
    let mut sources = texts(&root().join("crates"), &[".rs"]);
    sources.retain(|(path, _)| path.components().any(|part| part.as_os_str() == "src"));
    let mut web = texts(&root().join("web/src"), &[".ts", ".svelte"]);
    let is_test = |path: &str| path.ends_with(".test.ts") || path.ends_with("/example.ts");
    web.retain(|(path, _)| !is_test(path.to_str().unwrap()));
    sources.extend(web);
    // The manifests are written here.
    let manifests = root().join("web/locales.ts");
    sources.push((manifests.clone(), fs::read_to_string(manifests).unwrap()));
    let texts: Vec<String> = sources.into_iter().map(|(_, text)| text).collect();
    texts.join("\n")
}

#[test]
fn every_message_has_a_use() {
    let english = messages("en");
    let sources = sources();
    let referred: BTreeSet<String> = english
        .values()
        .flat_map(|message| parts(&message.pattern))
        .filter_map(|part| match part {
            Part::Message(key) => Some(key),
            _ => None,
        })
        .collect();
    let is_said = |key: &str| {
        ["\"", "'", "`"]
            .iter()
            .any(|quote| sources.contains(&format!("{quote}{key}{quote}")))
    };
    let composed: BTreeSet<String> = COMPOSED
        .iter()
        .flat_map(|(start, ends)| ends.split(' ').map(move |end| format!("{start}{end}")))
        .collect();
    let strange: Vec<&String> = composed
        .iter()
        .filter(|key| !english.contains_key(*key))
        .collect();
    assert!(strange.is_empty(), "no message {strange:?}");
    let unsaid: Vec<&String> = english
        .keys()
        .filter(|key| !OF_THE_BOOK.iter().any(|start| key.starts_with(start)))
        .filter(|key| !referred.contains(*key) && !composed.contains(*key) && !is_said(key))
        .filter(|key| !is_form(key))
        .collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

#[test]
fn every_problem_of_the_server_has_its_message() {
    let known: BTreeSet<String> = messages("en")
        .into_keys()
        .filter(|key| key.starts_with("problem-"))
        .collect();
    let said: BTreeSet<String> = texts(&root().join("crates/server/src"), &[".rs"])
        .iter()
        .flat_map(|(_, source)| {
            source
                .split('"')
                .filter(|part| part.starts_with("problem-"))
        })
        .map(str::to_owned)
        .collect();
    assert_eq!(said, known);
}
