//! The README's picture of the app: an SVG drawn from the cells of a real screen.

use std::fmt::Write;
use std::path::Path;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use skep_draw::Paint;

use super::fixture::{Games, against_engine, press, showing};
use super::snapshots::{glance, looked_at, painted};

/// A character's cell in pixels, and the size of its font.
const CELL: (u32, u32) = (9, 18);
const FONT: u32 = 15;
const GROUND: &str = "#1d1b1a";
const FORE: &str = "#d8d2c4";

#[test]
fn the_picture_in_the_readme_is_fresh() {
    let games = Games::new();
    let mut app = showing(&against_engine(&games.live));
    press(&mut app, "Tab Tab Enter");
    let screen = looked_at(&app, &glance((92, 30), "en", painted(Paint::TrueColor)));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/terminal.svg");
    let picture = svg(&screen);
    if std::env::var_os("SKEP_WRITE").is_some() {
        std::fs::write(&path, &picture).unwrap();
    }
    let is_fresh = std::fs::read_to_string(&path).unwrap_or_default() == picture;
    assert!(
        is_fresh,
        "docs/terminal.svg is out of date: run `SKEP_WRITE=1 cargo test -p skep-tui picture`"
    );
}

fn svg(screen: &Buffer) -> String {
    let columns = usize::from(screen.area.width);
    let (width, height) = (
        u32::from(screen.area.width) * CELL.0,
        u32::from(screen.area.height) * CELL.1,
    );
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"monospace\" font-size=\"{FONT}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n"
    );
    for (row, y) in screen.content.chunks(columns).zip(0..) {
        grounds(row, y * CELL.1, &mut svg);
        letters(row, y * CELL.1, &mut svg);
    }
    svg + "</svg>\n"
}

/// Backgrounds that differ from the screen's.
fn grounds(row: &[Cell], y: u32, svg: &mut String) {
    for (run, x) in runs(row, |cell| inks(cell).1) {
        let fill = inks(&run[0]).1;
        if fill != GROUND {
            let (width, height) = (run.len() as u32 * CELL.0, CELL.1);
            let place = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
            let _ = writeln!(svg, "<rect {place} fill=\"{fill}\"/>");
        }
    }
}

fn letters(row: &[Cell], y: u32, svg: &mut String) {
    let style = |cell: &Cell| {
        let is_bold = cell.modifier.contains(Modifier::BOLD);
        (cell.symbol() == " ", inks(cell).0, is_bold)
    };
    for (run, x) in runs(row, style) {
        let (is_blank, fill, is_bold) = style(&run[0]);
        if is_blank {
            continue;
        }
        let text: String = run.iter().map(Cell::symbol).collect();
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let (base, length) = (y + CELL.1 * 3 / 4, run.len() as u32 * CELL.0);
        let weight = if is_bold { " font-weight=\"bold\"" } else { "" };
        // The text length keeps letters in their cells, whatever the font.
        let place = format!("x=\"{x}\" y=\"{base}\" textLength=\"{length}\"");
        let _ = writeln!(svg, "<text {place} fill=\"{fill}\"{weight}>{text}</text>");
    }
}

/// Runs of cells with the same style, and where they begin.
fn runs<T: PartialEq>(
    row: &[Cell],
    of: impl Fn(&Cell) -> T + Copy,
) -> impl Iterator<Item = (&[Cell], u32)> {
    let runs = row.chunk_by(move |one, other| of(one) == of(other));
    runs.scan(0, |column, run| {
        let x = *column * CELL.0;
        *column += run.len() as u32;
        Some((run, x))
    })
}

/// The foreground and background colours of a cell.
fn inks(cell: &Cell) -> (String, String) {
    let paint = |color: Color, usual: &str| match color {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => usual.to_owned(),
    };
    let (fore, ground) = (paint(cell.fg, FORE), paint(cell.bg, GROUND));
    if cell.modifier.contains(Modifier::REVERSED) {
        (ground, fore)
    } else {
        (fore, ground)
    }
}
