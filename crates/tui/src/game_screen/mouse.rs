//! The mouse on the screen of a game.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{GameScreen, GameScreenAction};
use crate::app::Popup;
use crate::layout::GameLayout;

/// How many lines one turn of the wheel scrolls.
const WHEEL: i32 = 2;

impl GameScreen {
    pub(crate) fn mouse(
        &mut self,
        mouse: MouseEvent,
        layout: &GameLayout,
    ) -> Option<GameScreenAction> {
        let place = Position::new(mouse.column, mouse.row);
        let is_on_moves = layout.moves.contains(place);
        match mouse.kind {
            MouseEventKind::ScrollUp if is_on_moves => self.go(self.ply().saturating_sub(1)),
            MouseEventKind::ScrollDown if is_on_moves => self.go(self.ply() + 1),
            MouseEventKind::ScrollUp => self.scroll((0, -WHEEL)),
            MouseEventKind::ScrollDown => self.scroll((0, WHEEL)),
            MouseEventKind::ScrollLeft => self.scroll((-2 * WHEEL, 0)),
            MouseEventKind::ScrollRight => self.scroll((2 * WHEEL, 0)),
            MouseEventKind::Down(MouseButton::Left) if layout.board.contains(place) => {
                let cell = self.cell_at(place, layout.board);
                if self.point_at(cell) {
                    return self.act();
                }
                return self.held.and_then(|held| self.put(held, cell));
            }
            MouseEventKind::Down(MouseButton::Right) if layout.board.contains(place) => {
                let cell = self.cell_at(place, layout.board);
                self.hive.stack_at(cell)?;
                return Some(GameScreenAction::Show(Popup::Fan(cell)));
            }
            MouseEventKind::Down(MouseButton::Left) if is_on_moves => {
                let ply = layout.ply_at(self, place)?;
                self.go(ply);
            }
            MouseEventKind::Down(MouseButton::Left) => {
                let piece = layout.reserve_at(self, place)?;
                return self.take(piece);
            }
            _ => {}
        }
        None
    }
}
