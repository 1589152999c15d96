//! The clipboard. Terminals set it on an escape sequence (OSC 52), also over ssh.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// The sequence that puts the text into the clipboard.
pub(crate) fn set(text: &str) -> String {
    format!("\x1b]52;c;{}\x07", STANDARD.encode(text.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::set;

    #[test]
    fn the_sequence_carries_the_text_in_base64_with_padding() {
        assert_eq!(set("~~~???Q\n"), "\x1b]52;c;fn5+Pz8/UQ==\x07");
    }
}
