//! Walking along rows, of which one is chosen: by keys, by the wheel, by clicks.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::layout::first_shown;

/// How many rows a page key passes.
const PAGE: usize = 10;

/// What a hand does to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// Chooses that row.
    Row(usize),
    /// Wants what is chosen already.
    Chosen,
}

/// The row that a key leads to.
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

/// The wheel walks along the list; a click chooses a row, and another one wants it.
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
