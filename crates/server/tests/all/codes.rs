//! The codes of problems, which programs react to: `docs/api.md` lists them, and they are never renamed.

use std::collections::BTreeSet;

use skep_game::Refusal;
use skep_rules::Illegal;
use skep_server::Code;
use skep_view::WhyNot;

#[test]
fn every_code_is_documented_and_none_is_renamed() {
    let own = Code::ALL.iter().map(|code| code.as_str());
    let refused = Refusal::CODES.iter().chain(Illegal::CODES).copied();
    let all: BTreeSet<&str> = own
        .chain(refused)
        .chain([WhyNot::UNREADABLE_MOVE])
        .collect();
    for code in &all {
        let is_kebab = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        assert!(code.chars().all(is_kebab), "{code}");
    }
    let manual = include_str!("../../../../docs/api.md");
    let (_, list) = manual
        .split_once("## Codes\n")
        .expect("the manual has a list");
    let list = list.split("\n## ").next().unwrap_or_default();
    let rows = list.lines().filter_map(|line| line.strip_prefix("| `"));
    let documented: BTreeSet<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    assert_eq!(all, documented);
}

#[test]
fn each_problem_has_a_code_of_its_own() {
    let codes: BTreeSet<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(codes.len(), Code::ALL.len());
}
