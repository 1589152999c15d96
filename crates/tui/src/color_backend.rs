//! Draws cells on the terminal with crossterm, except for the colours: crossterm sends the basic sixteen as 256-colour
//! codes, which a terminal with only sixteen colours misreads.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::queue;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

use crate::colors::shade;

pub(crate) struct ColorBackend<W: Write>(CrosstermBackend<W>);

impl<W: Write> ColorBackend<W> {
    pub(crate) const fn new(out: W) -> ColorBackend<W> {
        ColorBackend(CrosstermBackend::new(out))
    }
}

/// How a cell is drawn: foreground, background, modifiers.
type Style = (Color, Color, Modifier);

const PLAIN: Style = (Color::Reset, Color::Reset, Modifier::empty());

impl<W: Write> Backend for ColorBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, cells: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut style = PLAIN;
        let mut next = None;
        for (x, y, cell) in cells {
            if next != Some((x, y)) {
                queue!(self.0, MoveTo(x, y))?;
            }
            next = Some((x + 1, y));
            let wanted = (cell.fg, cell.bg, cell.modifier);
            if wanted != style {
                self.write_all(escape(wanted).as_bytes())?;
                style = wanted;
            }
            self.write_all(cell.symbol().as_bytes())?;
        }
        match style {
            PLAIN => Ok(()),
            _ => self.write_all(escape(PLAIN).as_bytes()),
        }
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.0.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        // If the terminal is gone there is no cursor to show, and nobody to report the error to.
        let _ = self.0.show_cursor();
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.0.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.0.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.0.clear()
    }

    fn clear_region(&mut self, kind: ClearType) -> io::Result<()> {
        self.0.clear_region(kind)
    }

    fn size(&self) -> io::Result<Size> {
        self.0.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.0.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.0)
    }
}

impl<W: Write> Write for ColorBackend<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Write::flush(&mut self.0)
    }
}

/// The sequence that switches from any style to this one.
fn escape((fore, ground, modifier): Style) -> String {
    let mut codes = vec!["0".to_owned()];
    for (wanted, code) in [(Modifier::BOLD, "1"), (Modifier::REVERSED, "7")] {
        if modifier.contains(wanted) {
            codes.push(code.to_owned());
        }
    }
    codes.extend(shade(fore).map(|shade| shade.codes(30)));
    codes.extend(shade(ground).map(|shade| shade.codes(40)));
    format!("\x1b[{}m", codes.join(";"))
}

#[cfg(test)]
mod tests {
    use super::ColorBackend;
    use ratatui::backend::Backend;
    use ratatui::buffer::Cell;
    use ratatui::style::{Color, Modifier, Style};

    #[test]
    fn each_terminal_gets_its_own_colours() {
        let style = |fore, ground| Style::new().fg(fore).bg(ground);
        let rows = [
            (Style::new(), "x"),
            (style(Color::LightBlue, Color::Black), "\x1b[0;94;40mx"),
            (style(Color::DarkGray, Color::White), "\x1b[0;90;107mx"),
            (style(Color::Gray, Color::Reset), "\x1b[0;37mx"),
            (
                style(Color::Indexed(12), Color::Indexed(230)),
                "\x1b[0;38;5;12;48;5;230mx",
            ),
            (
                style(Color::Rgb(1, 2, 3), Color::Reset),
                "\x1b[0;38;2;1;2;3mx",
            ),
            (
                Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
                "\x1b[0;1;7mx",
            ),
        ];
        for (style, expected) in rows {
            let mut cell = Cell::new("x");
            cell.set_style(style);
            let mut out = Vec::new();
            let cells = [(4, 2, &cell)].into_iter();
            ColorBackend::new(&mut out).draw(cells).unwrap();
            let end = if expected == "x" { "" } else { "\x1b[0m" };
            let out = String::from_utf8(out).unwrap();
            assert_eq!(out, format!("\x1b[3;5H{expected}{end}"));
        }
    }
}
