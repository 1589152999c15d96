//! Keeps foreign text from acting on the rest of its row.
//!
//! Words come isolated from the locale, but a name that does not fit is cut off, and with it the end of its isolate. So
//! this runs over everything that is drawn.

use ratatui::buffer::Buffer;
use skep_text::hazard;

/// Pop directional isolate: the end of an isolate.
const PDI: char = '\u{2069}';

/// Ends isolates where their text ends, and removes all other characters that act on their surroundings.
pub(super) fn isolate(buffer: &mut Buffer) {
    let area = buffer.area;
    for y in area.top()..area.bottom() {
        let acts = |x: u16| buffer[(x, y)].symbol().chars().any(|c| hazard(c).is_some());
        if (area.left()..area.right()).any(acts) {
            isolate_row(buffer, y);
        }
    }
}

fn isolate_row(buffer: &mut Buffer, y: u16) {
    let area = buffer.area;
    let mut open = 0_usize;
    for x in area.left()..area.right() {
        if open > 0 && x > area.left() && is_gap(buffer, x, y) {
            close(buffer, x - 1, y, open);
            open = 0;
        }
        let cell = &mut buffer[(x, y)];
        let symbol: String = cell
            .symbol()
            .chars()
            .filter(|&c| match c {
                '\u{2066}'..='\u{2068}' => {
                    open += 1;
                    true
                }
                PDI if open > 0 => {
                    open -= 1;
                    true
                }
                _ => hazard(c).is_none(),
            })
            .collect();
        cell.set_symbol(&symbol);
    }
    close(buffer, area.right() - 1, y, open);
}

/// Whether a text does not go on here: two blanks, a line, or the sign that something was cut off.
fn is_gap(buffer: &Buffer, x: u16, y: u16) -> bool {
    let symbol = |x: u16| (x < buffer.area.right()).then(|| buffer[(x, y)].symbol());
    match symbol(x) {
        Some(" ") => matches!(symbol(x + 1), None | Some(" ")),
        Some(symbol) => matches!(symbol, "│" | "…"),
        None => true,
    }
}

fn close(buffer: &mut Buffer, x: u16, y: u16, open: usize) {
    let cell = &mut buffer[(x, y)];
    let symbol = cell.symbol().to_owned() + &PDI.to_string().repeat(open);
    cell.set_symbol(&symbol);
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::text::Span;
    use ratatui::widgets::Widget;

    use super::isolate;

    /// A text that is drawn into that many cells, with another one at the end of the row.
    #[track_caller]
    fn check(text: &str, width: u16, expected: &str) {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 16, 1));
        Span::raw("right").render(Rect::new(11, 0, 5, 1), &mut buffer);
        Span::raw(text).render(Rect::new(0, 0, width, 1), &mut buffer);
        isolate(&mut buffer);
        let row: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
        assert_eq!(row, expected);
    }

    #[test]
    fn nothing_acts_on_the_rest_of_the_row() {
        check(
            "a \u{2068}אב\u{2069}",
            9,
            "a \u{2068}אב\u{2069}       right",
        );
        check(
            "a \u{2068}אבג ד\u{2069}",
            5,
            "a \u{2068}אבג\u{2069}      right",
        );
        check("\u{202e}abc", 9, "abc        right");
        check("\u{2067}abc", 9, "\u{2067}abc\u{2069}        right");
        check("ab\u{2069}c\u{200f}", 9, "abc        right");
    }
}
