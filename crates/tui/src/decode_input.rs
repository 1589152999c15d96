//! Decodes keys, mouse events and pasted text from the bytes that a terminal sends.
//!
//! Bytes are read one at a time, and none after the end of an event. So input typed after `q` is left for the shell; a
//! buffered reader could not give it back.

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::effect::Input;

const ESCAPE: u8 = 0x1B;
const PASTE_BEGINS: &[u8] = b"\x1b[200~";
const PASTE_ENDS: &[u8] = b"\x1b[201~";
/// No control sequence that we understand is longer.
const LONGEST: usize = 64;

/// Where the bytes come from.
pub(crate) trait Source {
    /// Waits for the next byte; `None` once the terminal is gone.
    fn byte(&mut self) -> Option<u8>;

    /// Whether another byte has arrived already.
    fn has_more(&self) -> bool;
}

/// The bytes of an incomplete event.
#[derive(Debug, Default)]
pub(crate) struct Decoder(Vec<u8>);

/// What the bytes start with, and how many of them it takes.
#[derive(Debug)]
enum Step {
    Found(Input, usize),
    Junk(usize),
    Incomplete,
}

impl Decoder {
    /// Reads until an event is complete.
    pub(crate) fn next(&mut self, source: &mut impl Source) -> Option<Input> {
        loop {
            match decode(&self.0) {
                Step::Found(input, length) => {
                    self.0.drain(..length);
                    return Some(input);
                }
                Step::Junk(length) => drop(self.0.drain(..length)),
                // Terminals send a sequence in one piece. An Escape with nothing after it is the key.
                Step::Incomplete if self.0 == [ESCAPE] && !source.has_more() => {
                    self.0.clear();
                    return Some(Input::Key(KeyCode::Esc.into()));
                }
                Step::Incomplete => self.0.push(source.byte()?),
            }
        }
    }
}

fn decode(bytes: &[u8]) -> Step {
    match bytes {
        [] | [ESCAPE] | [ESCAPE, b'O'] => Step::Incomplete,
        [ESCAPE, ESCAPE, ..] => Step::Found(Input::Key(KeyCode::Esc.into()), 1),
        [ESCAPE, b'O', ESCAPE, ..] => Step::Junk(2),
        [ESCAPE, b'O', last, ..] => key_or_junk(letter_key(*last), KeyModifiers::NONE, 3),
        [ESCAPE, b'[', rest @ ..] if bytes.starts_with(PASTE_BEGINS) => paste(rest),
        [ESCAPE, b'[', rest @ ..] => sequence(rest),
        [ESCAPE, rest @ ..] => match plain(rest) {
            Step::Found(Input::Key(mut key), length) => {
                key.modifiers |= KeyModifiers::ALT;
                Step::Found(Input::Key(key), length + 1)
            }
            Step::Junk(length) => Step::Junk(length + 1),
            other => other,
        },
        _ => plain(bytes),
    }
}

fn key_or_junk(code: Option<KeyCode>, modifiers: KeyModifiers, length: usize) -> Step {
    match code {
        Some(code) => Step::Found(Input::Key(KeyEvent::new(code, modifiers)), length),
        None => Step::Junk(length),
    }
}

/// A character, or a key that sends a single byte.
fn plain(bytes: &[u8]) -> Step {
    let control = |first: u8, byte: u8| {
        let letter = char::from(first + byte);
        KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
    };
    let key = match bytes[0] {
        // The terminal translates one into the other for the shell's sake: see `tty.rs`.
        b'\r' | b'\n' => KeyCode::Enter.into(),
        b'\t' => KeyCode::Tab.into(),
        0x7F => KeyCode::Backspace.into(),
        0 => KeyEvent::new(KeyCode::Char(' '), KeyModifiers::CONTROL),
        byte @ 0x01..=0x1A => control(b'a', byte - 0x01),
        byte @ 0x1C..=0x1F => control(b'4', byte - 0x1C),
        _ => return character(bytes),
    };
    Step::Found(Input::Key(key), 1)
}

fn character(bytes: &[u8]) -> Step {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return error.error_len().map_or(Step::Incomplete, Step::Junk),
    };
    let Some(letter) = text.chars().next() else {
        return Step::Incomplete;
    };
    let modifiers = if letter.is_uppercase() {
        KeyModifiers::SHIFT
    } else {
        KeyModifiers::NONE
    };
    key_or_junk(Some(KeyCode::Char(letter)), modifiers, letter.len_utf8())
}

/// The text of a bracketed paste. `rest` follows `ESC [`.
fn paste(rest: &[u8]) -> Step {
    let text = &rest[PASTE_BEGINS.len() - 2..];
    match text.strip_suffix(PASTE_ENDS) {
        Some(text) => {
            let text = String::from_utf8_lossy(text).into_owned();
            Step::Found(Input::Paste(text), rest.len() + 2)
        }
        None => Step::Incomplete,
    }
}

/// A control sequence: parameters, then a final byte that names it. `rest` follows `ESC [`.
fn sequence(rest: &[u8]) -> Step {
    match rest {
        // Two older forms: a mouse event, and a function key of the Linux console.
        [b'M', button, column, line, ..] => {
            let number = |byte: &u8| u16::from(byte.saturating_sub(32));
            mouse(&[number(button), number(column), number(line)], false, 6)
        }
        [b'['] | [b'M', ..] => Step::Incomplete,
        [b'[', b'A', ..] => key_or_junk(Some(KeyCode::F(1)), KeyModifiers::NONE, 4),
        [b'[', ESCAPE, ..] => Step::Junk(3),
        [b'[', ..] => Step::Junk(4),
        _ => match rest.iter().position(|byte| !(0x20..0x40).contains(byte)) {
            Some(at) if (0x40..0x7F).contains(&rest[at]) => complete(&rest[..at], rest[at], at + 3),
            // The sequence was cut off, and this byte starts the next event.
            Some(at) => Step::Junk(at + 2),
            None if rest.len() > LONGEST => Step::Junk(rest.len() + 2),
            None => Step::Incomplete,
        },
    }
}

fn complete(parameters: &[u8], last: u8, length: usize) -> Step {
    let text = std::str::from_utf8(parameters).unwrap_or_default();
    let (is_modern, text) = match text.strip_prefix('<') {
        Some(text) => (true, text),
        None => (false, text),
    };
    let numbers: Vec<u16> = text
        .split(';')
        .map(|number| number.parse().unwrap_or(0))
        .collect();
    match (is_modern, last) {
        (true, b'M' | b'm') => return mouse(&numbers, last == b'm', length),
        (true, _) => return Step::Junk(length),
        (false, b'M') => {
            let mut numbers = numbers;
            numbers[0] = numbers[0].saturating_sub(32);
            return mouse(&numbers, false, length);
        }
        _ => {}
    }
    let code = match (last, numbers[0]) {
        (b'~', number) => numbered_key(number),
        (b'Z', _) => Some(KeyCode::BackTab),
        (letter, _) => letter_key(letter),
    };
    let mut modifiers = modifiers(numbers.get(1).map_or(0, |mask| mask.saturating_sub(1)));
    if last == b'Z' {
        modifiers |= KeyModifiers::SHIFT;
    }
    key_or_junk(code, modifiers, length)
}

fn letter_key(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'M' => KeyCode::Enter,
        b'P' => KeyCode::F(1),
        _ => return None,
    })
}

fn numbered_key(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11 => KeyCode::F(1),
        _ => return None,
    })
}

fn modifiers(mask: u16) -> KeyModifiers {
    let known = [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
    ];
    let held = known.into_iter().filter(|(bit, _)| mask & bit != 0);
    held.fold(KeyModifiers::NONE, |all, (_, one)| all | one)
}

/// A mouse event has the state of the buttons and modifier keys, then column and line, counted from 1.
fn mouse(numbers: &[u16], is_up: bool, length: usize) -> Step {
    let [state, column, row] = *numbers else {
        return Step::Junk(length);
    };
    let (Some(column), Some(row)) = (column.checked_sub(1), row.checked_sub(1)) else {
        return Step::Junk(length);
    };
    let button = match state & 3 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let (is_moving, is_none) = (state & 32 != 0, state & 3 == 3);
    let kind = match (state & !0b11_1111, state & 3) {
        (0, _) if is_moving && is_none => MouseEventKind::Moved,
        (0, _) if is_moving => MouseEventKind::Drag(button),
        // The old form does not say which button was released.
        (0, _) if is_none => MouseEventKind::Up(MouseButton::Left),
        (0, _) if is_up => MouseEventKind::Up(button),
        (0, _) => MouseEventKind::Down(button),
        (64, 0) => MouseEventKind::ScrollUp,
        (64, 1) => MouseEventKind::ScrollDown,
        (64, 2) => MouseEventKind::ScrollLeft,
        (64, 3) => MouseEventKind::ScrollRight,
        _ => return Step::Junk(length),
    };
    let event = MouseEvent {
        kind,
        column,
        row,
        modifiers: modifiers(state >> 2 & 7),
    };
    Step::Found(Input::Mouse(event), length)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes that arrive all at once or one by one.
    struct Bytes<'a> {
        left: &'a [u8],
        at_once: bool,
    }

    impl Source for Bytes<'_> {
        fn byte(&mut self) -> Option<u8> {
            let (first, rest) = self.left.split_first()?;
            self.left = rest;
            Some(*first)
        }

        fn has_more(&self) -> bool {
            self.at_once && !self.left.is_empty()
        }
    }

    /// All events in the bytes, as text.
    fn decoded(bytes: &[u8], at_once: bool) -> Vec<String> {
        let (mut decoder, mut source) = (
            Decoder::default(),
            Bytes {
                left: bytes,
                at_once,
            },
        );
        let inputs = std::iter::from_fn(|| decoder.next(&mut source));
        inputs.map(|input| said(&input)).collect()
    }

    fn said(input: &Input) -> String {
        let modifiers = |modifiers: KeyModifiers| {
            let names = modifiers.iter_names();
            names
                .map(|(name, _)| format!("{name} "))
                .collect::<String>()
        };
        match input {
            Input::Key(key) => format!("{}{:?}", modifiers(key.modifiers), key.code),
            Input::Mouse(mouse) => format!(
                "{}{:?} at {} {}",
                modifiers(mouse.modifiers),
                mouse.kind,
                mouse.column,
                mouse.row
            ),
            Input::Paste(text) => format!("pasted {text:?}"),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn keys_are_decoded() {
        let rows: [(&[u8], &[&str]); 31] = [
            (b"q", &["Char('q')"]),
            (b"Q", &["SHIFT Char('Q')"]),
            ("é蜂".as_bytes(), &["Char('é')", "Char('蜂')"]),
            (b"\r\n", &["Enter", "Enter"]),
            (b"\t\x7f\0", &["Tab", "Backspace", "CONTROL Char(' ')"]),
            (b"\x03\x1a", &["CONTROL Char('c')", "CONTROL Char('z')"]),
            (b"\x1c", &["CONTROL Char('4')"]),
            (b"\x1b", &["Esc"]),
            (b"\x1b\x1b", &["Esc", "Esc"]),
            (b"\x1b\x1b[B", &["Esc", "Down"]),
            (b"\x1bx", &["ALT Char('x')"]),
            (b"\x1b\r", &["ALT Enter"]),
            ("\x1b\u{e9}".as_bytes(), &["ALT Char('é')"]),
            (b"\x1b[A\x1b[D", &["Up", "Left"]),
            (b"\x1bOA\x1bOH\x1bOM", &["Up", "Home", "Enter"]),
            (b"\x1b[1;2C", &["SHIFT Right"]),
            (b"\x1b[1;7B", &["CONTROL ALT Down"]),
            (b"\x1b[H\x1b[F", &["Home", "End"]),
            (
                b"\x1b[1~\x1b[4~\x1b[7~\x1b[8~",
                &["Home", "End", "Home", "End"],
            ),
            (b"\x1b[3~\x1b[5~\x1b[6~", &["Delete", "PageUp", "PageDown"]),
            (b"\x1b[5;5~", &["CONTROL PageUp"]),
            (b"\x1b[Z", &["SHIFT BackTab"]),
            (b"\x1bOP\x1b[11~\x1b[[A", &["F(1)", "F(1)", "F(1)"]),
            // Sequences that we do not use are skipped.
            (b"\x1b[24~a", &["Char('a')"]),
            (b"\x1b[12;40Ra", &["Char('a')"]),
            (b"\x1b[?1;2ca", &["Char('a')"]),
            (b"\x1b[Ia", &["Char('a')"]),
            (b"\x1b[[Ea", &["Char('a')"]),
            // So are broken ones, and the bytes after them are read.
            (b"\x1b[1;\x1b[A", &["Up"]),
            (b"\xffa\xc3b", &["Char('a')", "Char('b')"]),
            (b"\x1b[1;\ra", &["Enter", "Char('a')"]),
        ];
        for (bytes, expected) in rows {
            let shown = bytes.escape_ascii();
            assert_eq!(decoded(bytes, true), expected, "{shown}");
        }
    }

    #[test]
    fn the_mouse_is_decoded() {
        let rows = [
            ("\x1b[<0;1;1M", "Down(Left) at 0 0"),
            ("\x1b[<0;300;200m", "Up(Left) at 299 199"),
            ("\x1b[<2;5;6M", "Down(Right) at 4 5"),
            ("\x1b[<32;5;6M", "Drag(Left) at 4 5"),
            ("\x1b[<35;5;6M", "Moved at 4 5"),
            ("\x1b[<64;5;6M", "ScrollUp at 4 5"),
            ("\x1b[<65;5;6M", "ScrollDown at 4 5"),
            ("\x1b[<66;5;6M", "ScrollLeft at 4 5"),
            ("\x1b[<67;5;6M", "ScrollRight at 4 5"),
            ("\x1b[<20;5;6M", "SHIFT CONTROL Down(Left) at 4 5"),
            // Older forms of the same.
            ("\x1b[34;5;6M", "Down(Right) at 4 5"),
            ("\x1b[M %&", "Down(Left) at 4 5"),
            ("\x1b[M#%&", "Up(Left) at 4 5"),
            ("\x1b[M`%&", "ScrollUp at 4 5"),
        ];
        for (bytes, expected) in rows {
            assert_eq!(decoded(bytes.as_bytes(), true), [expected], "{bytes:?}");
        }
        for nonsense in [
            "\x1b[<0;0;0M",
            "\x1b[<0;1M",
            "\x1b[<;;;;M",
            "\x1b[<0;99999;1M",
        ] {
            let none: [&str; 0] = [];
            assert_eq!(decoded(nonsense.as_bytes(), true), none, "{nonsense:?}");
        }
    }

    #[test]
    fn pasted_text_is_one_event() {
        let bytes = b"a\x1b[200~1. wA1\n\x1b[A q \xff\x1b[201~b";
        let pasted = "pasted \"1. wA1\\n\\u{1b}[A q \u{fffd}\"";
        let expected = ["Char('a')", pasted, "Char('b')"];
        assert_eq!(decoded(bytes, true), expected);
    }

    /// No byte is read beyond the event.
    #[test]
    fn what_follows_an_event_is_left_alone() {
        let events: [&[u8]; 9] = [
            b"q",
            "é".as_bytes(),
            b"\x03",
            b"\x1bq",
            b"\x1b[A",
            b"\x1b[5~",
            b"\x1b[<0;1;1M",
            b"\x1b[M %&",
            b"\x1b[200~text\x1b[201~",
        ];
        for event in events {
            let bytes = [event, b"stty -a\n"].concat();
            let mut source = Bytes {
                left: &bytes,
                at_once: true,
            };
            assert!(Decoder::default().next(&mut source).is_some());
            assert_eq!(source.left, b"stty -a\n", "{}", event.escape_ascii());
        }
    }

    /// Any bytes, in any pieces, are read to the end, and a key after them is recognised.
    #[test]
    fn nonsense_hides_no_key_for_long() {
        let mut random = fastrand::Rng::with_seed(7);
        let frequent = b"\x1b\x1b\x1b[[[O<;0123459~ABMm?\xc3\xff";
        for _ in 0..20_000 {
            let mut bytes: Vec<u8> = (0..random.u8(..12))
                .map(|_| match random.u8(..4) {
                    0 => random.u8(..),
                    _ => frequent[random.usize(..frequent.len())],
                })
                .collect();
            let shown = bytes.escape_ascii().to_string();
            // An unfinished sequence swallows a few bytes at most, unless it is a paste.
            let is_paste = bytes.windows(6).any(|part| part == PASTE_BEGINS);
            bytes.extend(b"qqqqq");
            for at_once in [false, true] {
                let inputs = decoded(&bytes, at_once);
                let seen = inputs.last().is_some_and(|last| last == "Char('q')");
                assert!(seen || is_paste, "{shown}: {inputs:?}");
            }
        }
    }
}
