//! Percent escapes: `%7B` for `{`.
//!
//! No Hive format can write a brace inside a comment or a quote inside a tag. We write these as `%`
//! and two upper-case hexadecimal digits, and read such escapes for all ASCII characters except
//! letters and digits. Beyond ASCII, characters that drive a terminal or change the direction of the
//! text after them are escaped byte by byte, as in web addresses: `%C2%9B`. Only a percent sign that
//! would read as an escape is written `%25`, so that texts of other programs survive.

use skep_text::{Hazard, hazard};

/// Escapes hazards and the characters that `special` names. With `Edges::Kept` it also escapes
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
        if is_hazard(c) || at_edge || special.contains(&c) || reads_as_escape() {
            for byte in c.encode_utf8(&mut [0; 4]).bytes() {
                encoded.extend(['%', hex_digit(byte >> 4), hex_digit(byte)]);
            }
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
        let (c, length) = escaped(rest).map_or(('%', 1), |c| (c, 3 * c.len_utf8()));
        decoded.push(c);
        rest = &rest[length..];
    }
    decoded.push_str(rest);
    decoded
}

/// The character that the escape at the start of the text stands for.
fn escaped(text: &str) -> Option<char> {
    let first = escaped_byte(text)?;
    if first.is_ascii() {
        return (!first.is_ascii_alphanumeric()).then_some(char::from(first));
    }
    // Of what is beyond ASCII only hazards are escaped, and they have two to four bytes.
    let mut bytes = [0; 4];
    for length in 1..=bytes.len() {
        bytes[length - 1] = escaped_byte(text.get(3 * (length - 1)..)?)?;
        if let Ok(c) = std::str::from_utf8(&bytes[..length]) {
            return c.chars().next().filter(|&c| is_hazard(c));
        }
    }
    None
}

/// The byte that the escape at the start of the text stands for.
fn escaped_byte(text: &str) -> Option<u8> {
    let [b'%', high, low, ..] = text.as_bytes() else {
        return None;
    };
    Some(hex_value(*high)? << 4 | hex_value(*low)?)
}

/// Line ends are not escaped, because they read well in comments. For tags, `special` includes them.
/// Direction marks have no reach, and invisible characters do no harm in a file.
fn is_hazard(c: char) -> bool {
    let is_hazard = matches!(
        hazard(c),
        Some(Hazard::Control | Hazard::LineBreak | Hazard::Embedding)
    );
    is_hazard && c != '\n' && c != '\t'
}

fn hex_digit(value: u8) -> char {
    char::from_digit(u32::from(value & 15), 16).map_or('0', |digit| digit.to_ascii_uppercase())
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
        check("a\u{9b}31m", "a%C2%9B31m");
        check("\u{202e}evil", "%E2%80%AEevil");
        check("a\u{2028}b\u{2069}", "a%E2%80%A8b%E2%81%A9");
        check("%E2%80%AE", "%25E2%80%AE");
        check("%E2%80", "%E2%80");
        check("%E2%80\u{9b}", "%E2%80%C2%9B");
        check("דוד\u{200f}! 👩\u{200d}🚀", "דוד\u{200f}! 👩\u{200d}🚀");
        // An address from elsewhere stays as it is.
        check("Z%C3%BCrich %C3%9F %9B", "Z%C3%BCrich %C3%9F %9B");
    }
}
