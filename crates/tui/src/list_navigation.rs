//! Moves the choice in a list by keys, wheel and clicks.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::layout::first_shown;

/// How many rows a page key skips.
const PAGE: usize = 10;

/// What the mouse does to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// Choose that row.
    Row(usize),
    /// Open the chosen row.
    Chosen,
}

/// The row that a key moves to.
pub(crate) fn walked(code: KeyCode, chosen: usize, rows: usize) -> Option<usize> {
    let row = match code {
        KeyCode::Up => chosen.saturating_sub(1),
        KeyCode::Down => chosen + 1,
        KeyCode::PageUp => chosen.saturating_sub(PAGE),
        KeyCode::PageDown => chosen + PAGE,
        KeyCode::Home => 0,
        KeyCode::End => usize::MAX,
        _ => return None,
    };
    Some(row.min(rows.saturating_sub(1)))
}

/// The wheel moves the choice. A click chooses a row, a second click opens it.
pub(crate) fn pointed(mouse: MouseEvent, list: Rect, chosen: usize, rows: usize) -> Option<Pick> {
    match mouse.kind {
        MouseEventKind::ScrollUp => walked(KeyCode::Up, chosen, rows).map(Pick::Row),
        MouseEventKind::ScrollDown => walked(KeyCode::Down, chosen, rows).map(Pick::Row),
        MouseEventKind::Down(MouseButton::Left)
            if list.contains(Position::new(mouse.column, mouse.row)) =>
        {
            let row = first_shown(chosen, list.height) + usize::from(mouse.row - list.y);
            let pick = if row == chosen {
                Pick::Chosen
            } else {
                Pick::Row(row)
            };
            (row < rows).then_some(pick)
        }
        _ => None,
    }
}
