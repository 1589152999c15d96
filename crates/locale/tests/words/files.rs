//! Every message is said by somebody, and every problem has its message.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::ftl::{Part, messages, parts, root};

/// All files below a folder with one of these endings, but for what is installed or built.
fn texts(folder: &Path, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && !["node_modules", "dist", "target"].contains(&name) {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                texts.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    texts
}

/// The text of all that speaks, in Rust and in the web.
fn sources() -> String {
    let mut sources = texts(&root().join("crates"), &[".rs"]);
    sources.retain(|(path, _)| path.components().any(|part| part.as_os_str() == "src"));
    let mut web = texts(&root().join("web"), &[".ts", ".svelte"]);
    web.retain(|(path, _)| !path.to_str().unwrap().ends_with(".test.ts"));
    sources.extend(web);
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
    // A key that is put together begins with what stands before a placeholder: `end-${reason}`, "exercise-{id}".
    let is_composed = |key: &str| {
        let ends = key
            .match_indices(['-', '.'])
            .map(|(index, _)| &key[..=index]);
        ends.into_iter().any(|start| {
            ["\"", "`"].iter().any(|quote| {
                sources.contains(&format!("{quote}{start}{{"))
                    || sources.contains(&format!("{quote}{start}${{"))
            })
        })
    };
    let is_said = |key: &str| {
        ["\"", "'", "`"]
            .iter()
            .any(|quote| sources.contains(&format!("{quote}{key}{quote}")))
    };
    let unsaid: Vec<&String> = english
        .keys()
        // An attribute goes with its message: hint and praise with an exercise.
        .filter(|key| !key.contains('.'))
        .filter(|key| !referred.contains(*key) && !is_said(key) && !is_composed(key))
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
    let manual = fs::read_to_string(root().join("docs/api.md")).unwrap();
    for key in known {
        assert!(
            manual.contains(&format!("`{key}`")),
            "docs/api.md does not list {key}"
        );
    }
}
