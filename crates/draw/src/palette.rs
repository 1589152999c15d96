//! The colours: one hue for each kind of insect, cream and near-black tiles.
//!
//! The hues are the ones that players know from other programs. Each has two shades, because no
//! single one is legible both on cream and on near-black.

use std::fmt;

use skep_rules::{Bug, Color};

/// A colour as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl Rgb {
    const fn hex(code: u32) -> Rgb {
        let [_, red, green, blue] = code.to_be_bytes();
        Rgb(red, green, blue)
    }

    /// The colour that many percent of the way towards the other.
    pub(crate) fn toward(self, other: Rgb, percent: u16) -> Rgb {
        let mix = |a: u8, b: u8| {
            ((u16::from(a) * (100 - percent) + u16::from(b) * percent + 50) / 100) as u8
        };
        Rgb(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }
}

impl fmt::Display for Rgb {
    /// As in SVG: `#faa71d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// The tile's face.
pub(crate) const fn tile(color: Color) -> Rgb {
    match color {
        Color::White => Rgb::hex(0xefe6c0),
        Color::Black => Rgb::hex(0x2a2526),
    }
}

/// The kind's hue on a tile of that side.
pub(crate) const fn hue(bug: Bug, tile: Color) -> Rgb {
    let (on_cream, on_black) = match bug {
        Bug::Queen => (0xd98a00, 0xfbb532),
        Bug::Spider => (0x8b3f1b, 0xc8743f),
        Bug::Beetle => (0x8450b5, 0xab84d8),
        Bug::Grasshopper => (0x2f8a35, 0x58ba5c),
        Bug::Ant => (0x1b7fb3, 0x45aee6),
        Bug::Mosquito => (0x62628a, 0xa4a4c4),
        Bug::Ladybug => (0xc81e1e, 0xf04a45),
        Bug::Pillbug => (0x14877f, 0x4dc3bb),
    };
    match tile {
        Color::White => Rgb::hex(on_cream),
        Color::Black => Rgb::hex(on_black),
    }
}

/// The marks' colours, legible on both tiles and on both backgrounds.
pub(crate) const LAST_MOVE: Rgb = Rgb::hex(0xf28c1c);
pub(crate) const SELECTED: Rgb = Rgb::hex(0x2f8fe8);
pub(crate) const TARGET: Rgb = Rgb::hex(0x2fa55a);
pub(crate) const THROWN: Rgb = Rgb::hex(0xa14fd1);
pub(crate) const PINNED: Rgb = Rgb::hex(0xd0453a);
pub(crate) const CURSOR: Rgb = Rgb::hex(0xd6336c);
/// For what should stay in the background, such as the outlines of cells.
pub(crate) const FAINT: Rgb = Rgb::hex(0x8a8579);
