//! The clipboard, by the sequence that terminals know for it (OSC 52), also over ssh.

/// What puts the text into the clipboard.
pub(crate) fn set(text: &str) -> String {
    format!("\x1b]52;c;{}\x07", base64(text.trim_end().as_bytes()))
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |chunk: &[u8]| {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        [18, 12, 6, 0].map(|shift| char::from(DIGITS[(bits >> shift & 63) as usize]))
    };
    let digits = bytes.chunks(3).flat_map(|chunk| {
        let mut digits = group(chunk);
        digits[chunk.len() + 1..].fill('=');
        digits
    });
    digits.collect()
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn all_lengths_are_encoded() {
        let rows = [
            ("", ""),
            ("B", "Qg=="),
            ("Ba", "QmE="),
            ("Bas", "QmFz"),
            ("Base", "QmFzZQ=="),
        ];
        for (text, expected) in rows {
            assert_eq!(base64(text.as_bytes()), expected, "{text}");
        }
    }
}
