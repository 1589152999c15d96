//! Percent escapes: `%7B` for `{`.
//!
//! No Hive format can write a brace inside a comment or a quote inside a tag. We write these as `%`
//! and two upper-case hexadecimal digits, and read such escapes for all ASCII characters except
//! letters and digits. Only a percent sign that would read as an escape is written `%25`, so that
//! texts of other programs survive.

/// Escapes control characters and those that `special` names. With `Edges::Kept` it also escapes
/// blanks at both ends, for readers that strip them.
pub(crate) fn encode(text: &str, edges: Edges, special: &[char]) -> String {
    let inner = text.trim_matches(|c: char| c.is_ascii_whitespace());
    let start = text.len()
        - text
            .trim_start_matches(|c: char| c.is_ascii_whitespace())
            .len();
    let inner = start..start + inner.len();
    let mut encoded = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let at_edge = edges == Edges::Kept && !inner.contains(&at);
        let reads_as_escape = || c == '%' && escaped(&text[at..]).is_some();
        if is_control(c) || at_edge || special.contains(&c) || reads_as_escape() {
            let code = c as u32;
            encoded.extend(['%', hex_digit(code >> 4), hex_digit(code)]);
        } else {
            encoded.push(c);
        }
    }
    encoded
}

/// Whether blanks at the ends of a text are escaped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edges {
    Kept,
    Plain,
}

/// Reads escapes.
pub(crate) fn decode(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, _)) = rest.split_once('%') {
        decoded.push_str(before);
        rest = &rest[before.len()..];
        let (c, length) = escaped(rest).map_or(('%', 1), |c| (c, 3));
        decoded.push(c);
        rest = &rest[length..];
    }
    decoded.push_str(rest);
    decoded
}

/// The character that the escape at the start of the text stands for.
fn escaped(text: &str) -> Option<char> {
    let [b'%', high, low, ..] = text.as_bytes() else {
        return None;
    };
    let byte = hex_value(*high)? << 4 | hex_value(*low)?;
    (byte.is_ascii() && !byte.is_ascii_alphanumeric()).then_some(char::from(byte))
}

/// Line ends are not escaped, because they read well in comments. For tags, `special` includes them.
fn is_control(c: char) -> bool {
    c.is_ascii_control() && c != '\n' && c != '\t'
}

fn hex_digit(value: u32) -> char {
    char::from_digit(value & 15, 16).map_or('0', |digit| digit.to_ascii_uppercase())
}

const fn hex_value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Edges, decode, encode};

    #[track_caller]
    fn check(text: &str, written: &str) {
        assert_eq!(encode(text, Edges::Kept, &['{', '}']), written);
        assert_eq!(decode(written), text);
    }

    #[test]
    fn escapes_round_trip() {
        check("plain 50% of text", "plain 50% of text");
        check("{a}", "%7Ba%7D");
        check("%7B", "%257B");
        check("%{", "%%7B");
        check("%2{", "%2%7B");
        check("%41 %7b", "%41 %7b");
        check(" a\n", "%20a%0A");
        check("  ", "%20%20");
        check("", "");
        check("a\r\0b", "a%0D%00b");
        check("größer 50%", "größer 50%");
        check("%%25", "%%2525");
    }
}
