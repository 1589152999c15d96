//! Which characters act on the text around them, or cannot be seen.

/// What a character does that foreign text must not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hazard {
    /// A control character: C0, C1 or delete. Terminals obey them; U+009B starts an escape sequence as ESC [ does.
    Control,
    /// A line or paragraph separator that is not a control character.
    LineBreak,
    /// Starts or ends a stretch with a direction of its own, which reaches past the end of the text if it is not
    /// closed.
    Embedding,
    /// An invisible mark with a direction. It has no reach, and texts in Arabic or Hebrew need it.
    DirectionMark,
    /// Shows nothing: two texts that differ only in it look the same.
    Invisible,
}

/// What is wrong with a character, if anything is. The joiners U+200C and U+200D are fine: several scripts and emoji need
/// them.
pub const fn hazard(c: char) -> Option<Hazard> {
    Some(match c {
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' => Hazard::Control,
        '\u{2028}' | '\u{2029}' => Hazard::LineBreak,
        // The last six are deprecated, and some programs still obey them.
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}' => Hazard::Embedding,
        '\u{200e}' | '\u{200f}' | '\u{61c}' => Hazard::DirectionMark,
        // Soft hyphen, zero-width space, word joiner and invisible operators, byte order mark, annotations.
        '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' => {
            Hazard::Invisible
        }
        // Fillers of Korean and Mongolian, and tags.
        '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{180e}' => Hazard::Invisible,
        '\u{e0000}'..='\u{e007f}' => Hazard::Invisible,
        // Noncharacters: no text has them.
        '\u{fdd0}'..='\u{fdef}' => Hazard::Invisible,
        _ if c as u32 & 0xfffe == 0xfffe => Hazard::Invisible,
        _ => return None,
    })
}

/// Whether a letter runs from right to left.
pub(crate) const fn is_right_to_left(c: char) -> bool {
    // The blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and so on, and of their presentation forms.
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}')
        || matches!(c, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::{Hazard, hazard};

    #[test]
    fn hazards_are_known() {
        let rows = [
            (
                "\0\u{7}\t\n\r\u{1b}\u{7f}\u{85}\u{9b}\u{9f}",
                Some(Hazard::Control),
            ),
            ("\u{2028}\u{2029}", Some(Hazard::LineBreak)),
            (
                "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{206a}\u{206f}",
                Some(Hazard::Embedding),
            ),
            ("\u{200e}\u{200f}\u{61c}", Some(Hazard::DirectionMark)),
            (
                "\u{ad}\u{200b}\u{2060}\u{feff}\u{3164}\u{e0041}\u{fdd0}\u{ffff}\u{1fffe}",
                Some(Hazard::Invisible),
            ),
            ("aé漢字🐝 \u{a0}\u{300}\u{200c}\u{200d}\u{fe0f}דע…", None),
        ];
        for (text, expected) in rows {
            for c in text.chars() {
                assert_eq!(hazard(c), expected, "{c:?}");
            }
        }
    }
}
