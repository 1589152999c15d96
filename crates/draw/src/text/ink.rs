//! What colour a character has, and how terminals are told.

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
    /// Red, green and blue as they are.
    TrueColor,
}

/// How a character is to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ink {
    pub(crate) fore: Option<Hue>,
    /// The tile beneath the character.
    pub(crate) tile: Option<Color>,
    pub(crate) bold: bool,
}

/// What a colour stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hue {
    Bug(Bug, Color),
    Faint,
    LastMove,
    Selected,
    Target,
    Thrown,
    Pinned,
    Refused,
}

impl Ink {
    /// Bold in that colour, on no tile.
    pub(crate) const fn of(hue: Hue) -> Ink {
        Ink {
            fore: Some(hue),
            tile: None,
            bold: true,
        }
    }

    /// Thin lines that are not to be looked at.
    pub(crate) const FAINT: Ink = Ink {
        fore: Some(Hue::Faint),
        tile: None,
        bold: false,
    };

    /// A piece's name on its tile.
    pub(crate) const fn piece(color: Color, bug: Bug) -> Ink {
        Ink {
            fore: Some(Hue::Bug(bug, color)),
            tile: Some(color),
            bold: true,
        }
    }

    /// The escape sequence that turns from plain to this ink; empty if it is plain.
    pub(crate) fn escape(self, paint: Paint) -> String {
        if paint == Paint::None || self == Ink::default() {
            return String::new();
        }
        let bold = self.bold.then(|| "1".to_owned());
        let fore = self.fore.map(|hue| match paint {
            Paint::Ansi16 | Paint::None => sixteen(hue).to_string(),
            Paint::Ansi256 => format!("38;5;{}", nearest(hue.rgb())),
            Paint::TrueColor => format!("38;2;{}", channels(hue.rgb())),
        });
        let ground = self.tile.map(|color| match (paint, color) {
            (Paint::Ansi16 | Paint::None, Color::White) => "107".to_owned(),
            (Paint::Ansi16 | Paint::None, Color::Black) => "40".to_owned(),
            // The nearest to our cream would be a peach.
            (Paint::Ansi256, Color::White) => "48;5;230".to_owned(),
            (Paint::Ansi256, Color::Black) => "48;5;235".to_owned(),
            (Paint::TrueColor, _) => format!("48;2;{}", channels(palette::tile(color))),
        });
        let codes: Vec<_> = [bold, fore, ground].into_iter().flatten().collect();
        format!("\x1b[{}m", codes.join(";"))
    }
}

impl Hue {
    fn rgb(self) -> Rgb {
        match self {
            // Letters are thinner than drawings: a golden name on cream must be darker.
            Hue::Bug(Bug::Queen, Color::White) => Rgb(0xa8, 0x66, 0),
            Hue::Bug(bug, tile) => palette::hue(bug, tile),
            Hue::Faint => palette::FAINT,
            Hue::LastMove => palette::LAST_MOVE,
            Hue::Selected => palette::SELECTED,
            Hue::Target => palette::TARGET,
            Hue::Thrown => palette::THROWN,
            Hue::Pinned | Hue::Refused => palette::PINNED,
        }
    }
}

fn channels(Rgb(red, green, blue): Rgb) -> String {
    format!("{red};{green};{blue}")
}

/// The foreground code among the sixteen. Sixteen have no brown, so a spider is a dark red or
/// a dark yellow, whichever the tile shows better.
fn sixteen(hue: Hue) -> u8 {
    let (on_white, on_black) = match hue {
        Hue::Bug(Bug::Queen, _) => (33, 93),
        Hue::Bug(Bug::Spider, _) => (31, 33),
        Hue::Bug(Bug::Beetle, _) => (35, 95),
        Hue::Bug(Bug::Grasshopper, _) => (32, 92),
        Hue::Bug(Bug::Ant, _) => (34, 94),
        Hue::Bug(Bug::Mosquito, _) => (90, 37),
        Hue::Bug(Bug::Ladybug, _) => (91, 91),
        Hue::Bug(Bug::Pillbug, _) => (36, 96),
        Hue::Faint => (90, 90),
        Hue::LastMove => (33, 33),
        Hue::Selected => (34, 34),
        Hue::Target => (32, 32),
        Hue::Thrown => (35, 35),
        Hue::Pinned | Hue::Refused => (31, 31),
    };
    match hue {
        Hue::Bug(_, Color::Black) => on_black,
        _ => on_white,
    }
}

/// The nearest of the 256 colours: of their cube of 6 × 6 × 6, or of their 24 greys.
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
