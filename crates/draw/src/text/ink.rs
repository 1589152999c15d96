//! The colours of characters, and their escape sequences.

use skep_rules::{Bug, Color};

use crate::palette::{self, Rgb};

/// Which colours to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paint {
    /// No colour: plain text without any escape sequence.
    #[default]
    None,
    /// The sixteen colours that every terminal has.
    Ansi16,
    /// The palette of 256 colours.
    Ansi256,
    /// Exact red, green and blue.
    TrueColor,
}

/// A colour in a terminal's terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// One of the sixteen, from 0 to 15.
    Sixteen(u8),
    /// One of the 256.
    Indexed(u8),
    /// Red, green and blue.
    Rgb(u8, u8, u8),
}

/// The look of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ink {
    pub(crate) fore: Option<Hue>,
    /// The tile under the character.
    pub(crate) tile: Option<Color>,
    pub(crate) bold: bool,
}

/// What a colour stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hue {
    /// An insect on a tile of that side.
    Bug(Bug, Color),
    /// For what should stay in the background.
    Faint,
    Cursor,
    LastMove,
    Selected,
    Target,
    Thrown,
    Pinned,
    Refused,
}

impl Ink {
    /// Bold in that colour, not on a tile.
    pub const fn of(hue: Hue) -> Ink {
        Ink {
            fore: Some(hue),
            tile: None,
            bold: true,
        }
    }

    /// Thin lines that should stay in the background.
    pub const FAINT: Ink = Ink {
        fore: Some(Hue::Faint),
        tile: None,
        bold: false,
    };

    /// Bold in the default colour.
    pub const BOLD: Ink = Ink {
        fore: None,
        tile: None,
        bold: true,
    };

    /// A piece's name on its tile.
    pub const fn piece(color: Color, bug: Bug) -> Ink {
        Ink {
            fore: Some(Hue::Bug(bug, color)),
            tile: Some(color),
            bold: true,
        }
    }

    /// The colour of the character.
    pub fn fore(self, paint: Paint) -> Option<Shade> {
        let hue = self.fore?;
        match paint {
            Paint::None => None,
            Paint::Ansi16 => Some(Shade::Sixteen(sixteen(hue))),
            Paint::Ansi256 => Some(Shade::Indexed(nearest(hue.rgb()))),
            Paint::TrueColor => Some(hue.rgb().into()),
        }
    }

    /// The background colour.
    pub fn ground(self, paint: Paint) -> Option<Shade> {
        match (paint, self.tile?) {
            (Paint::None, _) => None,
            (Paint::Ansi16, Color::White) => Some(Shade::Sixteen(15)),
            (Paint::Ansi16, Color::Black) => Some(Shade::Sixteen(0)),
            // The nearest of the 256 to our cream would be a peach.
            (Paint::Ansi256, Color::White) => Some(Shade::Indexed(230)),
            (Paint::Ansi256, Color::Black) => Some(Shade::Indexed(235)),
            (Paint::TrueColor, color) => Some(palette::tile(color).into()),
        }
    }

    /// Whether the character is bold.
    pub const fn is_bold(self) -> bool {
        self.bold
    }

    /// The escape sequence that switches from plain to this ink; empty if it is plain.
    pub(crate) fn escape(self, paint: Paint) -> String {
        if paint == Paint::None || self == Ink::default() {
            return String::new();
        }
        let bold = self.bold.then(|| "1".to_owned());
        let fore = self.fore(paint).map(|shade| shade.codes(30));
        let ground = self.ground(paint).map(|shade| shade.codes(40));
        let codes: Vec<_> = [bold, fore, ground].into_iter().flatten().collect();
        format!("\x1b[{}m", codes.join(";"))
    }
}

impl Shade {
    /// The codes for it: from 30 for the character, from 40 for the background.
    pub fn codes(self, first: u8) -> String {
        match self {
            Shade::Sixteen(index @ 0..8) => (first + index).to_string(),
            Shade::Sixteen(index) => (first + 60 + index - 8).to_string(),
            Shade::Indexed(index) => format!("{};5;{index}", first + 8),
            Shade::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue}", first + 8),
        }
    }
}

impl From<Rgb> for Shade {
    fn from(Rgb(red, green, blue): Rgb) -> Shade {
        Shade::Rgb(red, green, blue)
    }
}

impl Hue {
    fn rgb(self) -> Rgb {
        match self {
            // Letters are thinner than drawings, so a golden name on cream must be darker.
            Hue::Bug(Bug::Queen, Color::White) => Rgb(0xa8, 0x66, 0),
            Hue::Bug(bug, tile) => palette::hue(bug, tile),
            Hue::Faint => palette::FAINT,
            Hue::Cursor => palette::CURSOR,
            Hue::LastMove => palette::LAST_MOVE,
            Hue::Selected => palette::SELECTED,
            Hue::Target => palette::TARGET,
            Hue::Thrown => palette::THROWN,
            Hue::Pinned | Hue::Refused => palette::PINNED,
        }
    }
}

/// The nearest of the sixteen. They include no brown, so a spider is dark red or dark yellow,
/// whichever is more legible on the tile.
fn sixteen(hue: Hue) -> u8 {
    let (on_white, on_black) = match hue {
        Hue::Bug(Bug::Queen, _) => (3, 11),
        Hue::Bug(Bug::Spider, _) => (1, 3),
        Hue::Bug(Bug::Beetle, _) => (5, 13),
        Hue::Bug(Bug::Grasshopper, _) => (2, 10),
        Hue::Bug(Bug::Ant, _) => (4, 12),
        Hue::Bug(Bug::Mosquito, _) => (8, 7),
        Hue::Bug(Bug::Ladybug, _) => (9, 9),
        Hue::Bug(Bug::Pillbug, _) => (6, 14),
        Hue::Faint => (8, 8),
        Hue::Cursor => (6, 6),
        Hue::LastMove => (3, 3),
        Hue::Selected => (4, 4),
        Hue::Target => (2, 2),
        Hue::Thrown => (5, 5),
        Hue::Pinned | Hue::Refused => (1, 1),
    };
    match hue {
        Hue::Bug(_, Color::Black) => on_black,
        _ => on_white,
    }
}

/// The nearest of the 256 colours, from the 6 × 6 × 6 cube or the 24 greys.
fn nearest(Rgb(red, green, blue): Rgb) -> u8 {
    const LEVELS: [i32; 6] = [0, 95, 135, 175, 215, 255];
    let wanted = [red, green, blue].map(i32::from);
    let distance = |got: [i32; 3]| -> i32 { (0..3).map(|i| (wanted[i] - got[i]).pow(2)).sum() };
    let cube = (0..216).map(|i| (16 + i, [LEVELS[i / 36], LEVELS[i / 6 % 6], LEVELS[i % 6]]));
    let greys = (0..24).map(|i| (232 + i, [8 + 10 * i as i32; 3]));
    let best = cube.chain(greys).min_by_key(|&(_, got)| distance(got));
    best.map_or(0, |(code, _)| code as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_of_256() {
        let rows = [
            (Rgb(0, 0, 0), 16),
            (Rgb(255, 255, 255), 231),
            (Rgb(95, 135, 175), 67),
            (Rgb(0x80, 0x80, 0x80), 244),
        ];
        for (rgb, code) in rows {
            assert_eq!(nearest(rgb), code, "{rgb}");
        }
    }
}
