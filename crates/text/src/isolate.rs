//! Isolates the direction of a text from that of its surroundings, as Unicode's bidirectional algorithm (UAX #9) offers.

use std::borrow::Cow;

use crate::hazard::{Hazard, hazard, is_right_to_left};
use crate::rewrite::is_line_break;

/// First strong isolate: what follows has the direction of its first letter.
const FSI: char = '\u{2068}';
/// Pop directional isolate: the end of an isolate.
const PDI: char = '\u{2069}';

/// A foreign text as part of a sentence: hazards are removed, and each line with letters that run from right to left is
/// enclosed in an isolate.
///
/// A sentence may be part of another one, so complete isolates stay and are not isolated again.
pub fn isolated(text: &str) -> Cow<'_, str> {
    let is_simple =
        |c: char| matches!(c, '\n' | '\t') || hazard(c).is_none() && !is_right_to_left(c);
    if text.chars().all(is_simple) {
        return Cow::Borrowed(text);
    }
    let lines = text.split('\n').map(isolated_line);
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

fn isolated_line(line: &str) -> String {
    let complete = complete_isolates(line);
    let mut isolated = String::with_capacity(line.len() + 6);
    let mut depth = 0_usize;
    let mut is_exposed = false;
    for (at, c) in line.char_indices() {
        match hazard(c) {
            None => is_exposed |= depth == 0 && is_right_to_left(c),
            Some(Hazard::DirectionMark) => {}
            Some(_) if c == '\t' => {}
            Some(_) if complete.binary_search(&at).is_ok() => {
                depth = if c == PDI {
                    depth.saturating_sub(1)
                } else {
                    depth + 1
                };
            }
            Some(_) if is_line_break(c) => {
                isolated.push(' ');
                continue;
            }
            Some(_) => continue,
        }
        isolated.push(c);
    }
    if is_exposed {
        isolated.insert(0, FSI);
        isolated.push(PDI);
    }
    isolated
}

/// Where isolates start and end that are closed on the same line, in ascending order.
pub(crate) fn complete_isolates(text: &str) -> Vec<usize> {
    let mut complete = Vec::new();
    let mut open = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '\u{2066}'..=FSI => open.push(at),
            PDI => complete.extend(open.pop().into_iter().flat_map(|start| [start, at])),
            _ if is_line_break(c) => open.clear(),
            _ => {}
        }
    }
    complete.sort_unstable();
    complete
}
