//! Removes or escapes the hazards of a text.

use std::borrow::Cow;
use std::fmt::Write;

use crate::hazard::{Hazard, hazard};
use crate::isolate::{complete_isolates, isolated};

/// Whether a text may be a name: it is on one line, and nothing in it is invisible or acts on its surroundings.
pub fn is_plain(text: &str) -> bool {
    text.chars().all(|c| hazard(c).is_none())
}

/// A text from a record that belongs on one line. Line breaks and tabs become blanks; other hazards are removed.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let replace = |c: char| match hazard(c) {
        None => Some(c),
        Some(_) if is_line_break(c) || c == '\t' => Some(' '),
        Some(_) => None,
    };
    Cow::Owned(text.chars().filter_map(replace).collect())
}

/// A text from a record that may have several lines. Unusual line breaks become usual ones; tabs and direction marks
/// stay; other hazards are removed.
pub fn paragraphs(text: &str) -> Cow<'_, str> {
    let is_fine = |c: char| {
        matches!(c, '\n' | '\t') || matches!(hazard(c), None | Some(Hazard::DirectionMark))
    };
    if text.chars().all(is_fine) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    let replace = |c: char| match c {
        _ if is_fine(c) => Some(c),
        _ if is_line_break(c) => Some('\n'),
        _ => None,
    };
    Cow::Owned(text.chars().filter_map(replace).collect())
}

/// A foreign text as part of a line for a terminal or a log: hazards are escaped as in Rust, `\u{9b}`, and the text is
/// isolated if it runs from right to left.
pub fn quoted(text: &str) -> String {
    isolated(&escaped(text, |_, _| false)).into_owned()
}

/// A whole output for a terminal, with hazards escaped that nobody thought of. Line ends, tabs and complete isolates
/// stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    let complete = complete_isolates(text);
    escaped(text, |at, c| {
        matches!(c, '\n' | '\t') || complete.binary_search(&at).is_ok()
    })
}

fn escaped(text: &str, keeps: impl Fn(usize, char) -> bool) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for (at, c) in text.char_indices() {
        let _ = match c {
            _ if hazard(c).is_none() || keeps(at, c) => escaped.write_char(c),
            '\n' => escaped.write_str("\\n"),
            '\r' => escaped.write_str("\\r"),
            '\t' => escaped.write_str("\\t"),
            _ => write!(escaped, "{}", c.escape_unicode()),
        };
    }
    Cow::Owned(escaped)
}

pub(crate) const fn is_line_break(c: char) -> bool {
    matches!(
        c,
        '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}'
    )
}

#[cfg(test)]
mod tests {
    use super::{is_plain, one_line, paragraphs, printable, quoted};
    use crate::isolated;

    /// A text, and what becomes of it as one line, as paragraphs, in a sentence, quoted, and printed.
    type Row = (&'static str, [&'static str; 5]);

    const ROWS: [Row; 13] = [
        ("", [""; 5]),
        ("Zoë 蜂 🐝", ["Zoë 蜂 🐝"; 5]),
        (
            "👩\u{200d}🚀 می\u{200c}روم",
            [
                "👩\u{200d}🚀 می\u{200c}روم",
                "👩\u{200d}🚀 می\u{200c}روم",
                "\u{2068}👩\u{200d}🚀 می\u{200c}روم\u{2069}",
                "\u{2068}👩\u{200d}🚀 می\u{200c}روم\u{2069}",
                "👩\u{200d}🚀 می\u{200c}روم",
            ],
        ),
        (
            "a\u{1b}[31mb",
            [
                "a[31mb",
                "a[31mb",
                "a[31mb",
                "a\\u{1b}[31mb",
                "a\\u{1b}[31mb",
            ],
        ),
        (
            "a\u{9b}31mb",
            ["a31mb", "a31mb", "a31mb", "a\\u{9b}31mb", "a\\u{9b}31mb"],
        ),
        ("a\nb", ["a b", "a\nb", "a\nb", "a\\nb", "a\nb"]),
        ("a\r\nb", ["a  b", "a\nb", "a \nb", "a\\r\\nb", "a\\r\nb"]),
        (
            "a\u{2028}b",
            ["a b", "a\nb", "a b", "a\\u{2028}b", "a\\u{2028}b"],
        ),
        ("a\tb", ["a b", "a\tb", "a\tb", "a\\tb", "a\tb"]),
        (
            "\u{202e}evil",
            ["evil", "evil", "evil", "\\u{202e}evil", "\\u{202e}evil"],
        ),
        // A name that would end the isolate it is put in.
        (
            "a\u{2069}b\u{2067}",
            [
                "ab",
                "ab",
                "ab",
                "a\\u{2069}b\\u{2067}",
                "a\\u{2069}b\\u{2067}",
            ],
        ),
        (
            "דוד\u{200f}!",
            [
                "דוד!",
                "דוד\u{200f}!",
                "\u{2068}דוד\u{200f}!\u{2069}",
                "\u{2068}דוד\\u{200f}!\u{2069}",
                "דוד\\u{200f}!",
            ],
        ),
        // A sentence that has been isolated already.
        (
            "\u{2068}דוד\u{2069} won",
            [
                "דוד won",
                "דוד won",
                "\u{2068}דוד\u{2069} won",
                "\u{2068}\\u{2068}דוד\\u{2069} won\u{2069}",
                "\u{2068}דוד\u{2069} won",
            ],
        ),
    ];

    #[test]
    fn hazards_are_removed_or_escaped() {
        for (text, expected) in ROWS {
            let quoted = quoted(text);
            let got = [
                &*one_line(text),
                &*paragraphs(text),
                &*isolated(text),
                &quoted,
                &*printable(text),
            ];
            assert_eq!(got, expected, "{text:?}");
            assert!(is_plain(&one_line(text)), "{text:?}");
            assert_eq!(isolated(&isolated(text)), isolated(text), "{text:?}");
            assert_eq!(printable(&quoted), quoted, "{text:?}");
        }
    }
}
