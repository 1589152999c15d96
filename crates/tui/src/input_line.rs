//! A line being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use skep_records::Format;
use skep_text::hazard;

/// A line being typed, and what it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InputLine {
    pub(crate) purpose: Purpose,
    pub(crate) text: String,
    /// The index of the character that the cursor is before.
    pub(crate) at: usize,
}

/// What a typed line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Move,
    /// The name of a record file, or the record itself.
    Open,
    /// The name of a file to write.
    Write(Format),
}

/// Nobody types longer lines by hand.
const LONGEST: usize = 4_000;

impl InputLine {
    pub(crate) fn new(purpose: Purpose, text: &str) -> InputLine {
        InputLine {
            purpose,
            text: text.to_owned(),
            at: text.chars().count(),
        }
    }

    /// Edits the line. Returns whether the key was an editing key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if is_control => self.replace(""),
            KeyCode::Char('a') if is_control => self.at = 0,
            KeyCode::Char('e') if is_control => self.at = self.len(),
            KeyCode::Char(c) if !is_control => self.insert(&c.to_string()),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.byte());
            }
            KeyCode::Delete if self.at < self.len() => {
                self.text.remove(self.byte());
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.len(),
            _ => return false,
        }
        true
    }

    /// Inserts text at the cursor, with a blank for each character that cannot be shown or acts on others.
    pub(crate) fn insert(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.len());
        let plain = |c: char| if hazard(c).is_some() { ' ' } else { c };
        let text: String = text.chars().take(room).map(plain).collect();
        let byte = self.byte();
        self.text.insert_str(byte, &text);
        self.at += text.chars().count();
    }

    /// Replaces the text and puts the cursor at its end.
    pub(crate) fn replace(&mut self, text: &str) {
        self.text = text.to_owned();
        self.at = self.len();
    }

    fn len(&self) -> usize {
        self.text.chars().count()
    }

    fn byte(&self) -> usize {
        let mut bytes = self.text.char_indices().map(|(byte, _)| byte);
        bytes.nth(self.at).unwrap_or(self.text.len())
    }
}
