//! The files themselves: readable, each message once, none without a use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser;
use skep_locale::LANGUAGES;

/// The files whose messages the server and the terminal use.
const OURS: [&str; 3] = ["game.ftl", "hints.ftl", "problems.ftl"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

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

#[track_caller]
fn parse(path: &Path, text: String) -> Resource<String> {
    parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{} cannot be read: {errors:?}", path.display()))
}

fn keys(resource: &Resource<String>) -> Vec<String> {
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.clone()),
        _ => None,
    });
    messages.collect()
}

#[test]
fn every_file_can_be_read_and_has_each_message_once() {
    for language in LANGUAGES {
        let mut seen = BTreeMap::new();
        for (path, text) in texts(&root().join("locales").join(language), &[".ftl"]) {
            for key in keys(&parse(&path, text)) {
                let before = seen.insert(key.clone(), path.clone());
                assert_eq!(before, None, "{key} is also in {}", path.display());
            }
        }
    }
}

#[test]
fn every_message_has_a_use() {
    let mut sources = texts(&root().join("crates"), &[".rs"]);
    sources.retain(|(path, _)| path.components().any(|part| part.as_os_str() == "src"));
    sources.extend(texts(&root().join("web/src"), &[".ts", ".svelte"]));
    for name in OURS {
        let path = root().join("locales/en").join(name);
        let text = fs::read_to_string(&path).unwrap();
        for key in keys(&parse(&path, text.clone())) {
            let quoted = [format!("\"{key}\""), format!("'{key}'")];
            let is_said = sources
                .iter()
                .any(|(_, source)| quoted.iter().any(|quoted| source.contains(quoted)));
            let is_part = text.contains(&format!("{{ {key} }}"));
            assert!(is_said || is_part, "nobody says {key} of {name}");
        }
    }
}

#[test]
fn every_problem_of_the_server_has_its_message() {
    let path = root().join("locales/en/problems.ftl");
    let known: BTreeSet<String> = keys(&parse(&path, fs::read_to_string(&path).unwrap()))
        .into_iter()
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
