//! Removes characters from a record that must not be shown.

use skep_records::{NodeId, Record, Tags};
use skep_text::{one_line, paragraphs};

/// Removes control characters, direction controls and invisible characters from the tags and the comments of the main
/// line. Returns whether there were any.
pub(super) fn clean(record: &mut Record) -> bool {
    let is_dirty =
        |(name, value): (&str, &str)| one_line(name) != name || paragraphs(value) != value;
    let mut is_changed = record.tags.iter().any(is_dirty);
    if is_changed {
        record.tags = clean_tags(&record.tags);
    }
    let places: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(record.main()).collect();
    for place in places {
        let comment = record.comment(place);
        let clean = paragraphs(comment);
        if clean != comment {
            let clean = clean.into_owned();
            record.set_comment(place, &clean);
            is_changed = true;
        }
    }
    is_changed
}

/// Tags whose names become equal are merged into the first.
fn clean_tags(tags: &Tags) -> Tags {
    let mut clean = Tags::default();
    for (name, value) in tags.iter() {
        let name = one_line(name);
        if clean.get(&name).is_none() {
            // Nothing is left of an invisible name.
            let _ = clean.set(&name, &paragraphs(value));
        }
    }
    clean
}
