//! Colours, as far as the terminal has them. Everything shown by colour is also shown by a character.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use skep_draw::{Glyphs, Hue, Ink, Shade};

use crate::app::Look;

impl Look {
    pub(crate) fn ink(self, ink: Ink) -> Style {
        let style = Style {
            fg: ink.fore(self.paint).map(color),
            bg: ink.ground(self.paint).map(color),
            ..Style::new()
        };
        if ink.is_bold() {
            style.add_modifier(Modifier::BOLD)
        } else {
            style
        }
    }

    pub(crate) fn mark(self, hue: Hue) -> Style {
        self.ink(Ink::of(hue))
    }

    pub(crate) fn faint(self) -> Style {
        self.ink(Ink::FAINT)
    }
}

pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// The chosen row of a list.
pub(crate) const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

const fn color(shade: Shade) -> Color {
    match shade {
        Shade::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
        Shade::Indexed(index) => Color::Indexed(index),
        Shade::Sixteen(index) => SIXTEEN[index as usize % 16],
    }
}

/// The inverse; `None` for the terminal's default colour.
pub(crate) fn shade(color: Color) -> Option<Shade> {
    match color {
        Color::Rgb(red, green, blue) => Some(Shade::Rgb(red, green, blue)),
        Color::Indexed(index) => Some(Shade::Indexed(index)),
        named => {
            let index = SIXTEEN.iter().position(|other| *other == named)?;
            Some(Shade::Sixteen(index as u8))
        }
    }
}

const SIXTEEN: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// ASCII substitutes for signs. Letters stay as they are: no language can do without them.
const PLAIN: [(&str, &str); 33] = [
    ("’", "'"),
    ("‘", "'"),
    ("“", "\""),
    ("”", "\""),
    ("„", "\""),
    ("«", "\""),
    ("»", "\""),
    ("…", "."),
    ("–", "-"),
    ("−", "-"),
    ("—", "-"),
    ("×", "x"),
    ("·", "-"),
    ("│", "|"),
    ("─", "-"),
    ("┌", "+"),
    ("┐", "+"),
    ("└", "+"),
    ("┘", "+"),
    ("▸", ">"),
    ("◂", "<"),
    ("▴", "^"),
    ("▾", "v"),
    ("←", "<"),
    ("→", ">"),
    ("↑", "^"),
    ("↓", "v"),
    ("◎", "O"),
    ("✓", "+"),
    ("¿", "?"),
    ("¡", "!"),
    ("\u{a0}", " "),
    ("\u{202f}", " "),
];

/// Replaces signs by ASCII if the terminal needs that.
pub(crate) fn simplify(look: Look, buffer: &mut Buffer) {
    if look.glyphs == Glyphs::Unicode {
        return;
    }
    for row in buffer.content.chunks_mut(buffer.area.width.into()) {
        for x in 0..row.len() {
            // Keep the full substitute if there is room for it.
            if row[x].symbol() == "…"
                && let Some([_, next @ ..]) = row.get_mut(x..x + 3)
                && next.iter().all(|cell| cell.symbol() == " ")
            {
                for cell in next {
                    cell.set_symbol(".");
                }
            }
            let plain = PLAIN.iter().find(|(sign, _)| *sign == row[x].symbol());
            if let Some((_, plain)) = plain {
                row[x].set_symbol(plain);
            }
        }
    }
}

/// The names of keys. A sign that is a key itself must not stand for another.
pub(crate) fn key_names(look: Look, keys: &str) -> String {
    let names = [
        ("←", "Left"),
        ("→", "Right"),
        ("↑", "Up"),
        ("↓", "Down"),
        ("…", "..."),
    ];
    match look.glyphs {
        Glyphs::Unicode => keys.to_owned(),
        Glyphs::Ascii => names.iter().fold(keys.to_owned(), |keys, (sign, name)| {
            keys.replace(sign, name)
        }),
    }
}
