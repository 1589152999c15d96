//! Where things are on the screen. The view draws them there, and the mouse finds them there.

use ratatui::layout::{Position, Rect, Size};
use skep_rules::{Bug, Piece};
use skep_view::only_side;
use skep_wire::Color;

use crate::game_screen::GameScreen;

/// The areas of the game screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameLayout {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    /// The line between the board and the side panel.
    pub(crate) rule: Rect,
    /// The player at the top.
    pub(crate) far: Rect,
    pub(crate) moves: Rect,
    /// The player at the bottom.
    pub(crate) near: Rect,
    pub(crate) status: Rect,
    pub(crate) keys: Rect,
}

/// An insect in reserve: where it is drawn, its next piece, and how many are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) place: Rect,
    pub(crate) piece: Piece,
    pub(crate) count: usize,
}

/// Columns of the side panel.
const SIDE: u16 = 26;
/// Lines for each player.
const PLAYER: u16 = 2;
/// Columns of a turn number and of each move.
pub(crate) const NUMBER: u16 = 4;
pub(crate) const MOVE: u16 = 10;

impl GameLayout {
    pub(crate) fn of(size: Size) -> GameLayout {
        let Size { width, height } = size;
        let said = match height {
            ..24 => 2,
            24..36 => 3,
            _ => 4,
        };
        let middle = height.saturating_sub(said + 2);
        let columns = width.saturating_sub(SIDE + 1);
        let side = |y, height| Rect::new(columns + 1, y, SIDE, height);
        GameLayout {
            title: Rect::new(0, 0, width, 1),
            board: Rect::new(0, 1, columns, middle),
            rule: Rect::new(columns, 1, 1, middle),
            far: side(1, PLAYER),
            moves: side(2 + PLAYER, middle.saturating_sub(2 * PLAYER + 2)),
            near: side(1 + middle.saturating_sub(PLAYER), PLAYER),
            status: Rect::new(0, 1 + middle, width, said),
            keys: Rect::new(0, height.saturating_sub(1), width, 1),
        }
    }

    /// The area of a player.
    pub(crate) fn player(&self, game_screen: &GameScreen, color: Color) -> Rect {
        if color == near_side(game_screen) {
            self.near
        } else {
            self.far
        }
    }

    /// A side's reserve, insect by insect.
    pub(crate) fn slots(&self, game_screen: &GameScreen, color: Color) -> Vec<Slot> {
        let player = self.player(game_screen, color);
        let mut x = player.x + 1;
        let mut slots = Vec::new();
        for bug in Bug::ALL {
            let reserve = game_screen.hive.reserve_of(color);
            let mut kind = reserve.filter(|piece| piece.bug() == bug);
            let Some(piece) = kind.next() else { continue };
            let count = kind.count() + 1;
            let width = if count == 1 { 1 } else { 3 };
            slots.push(Slot {
                place: Rect::new(x, player.y + 1, width, 1),
                piece,
                count,
            });
            x += width + 1;
        }
        slots
    }

    /// The reserve piece at that position of the screen.
    pub(crate) fn reserve_at(&self, game_screen: &GameScreen, place: Position) -> Option<Piece> {
        let slots = [Color::White, Color::Black].map(|color| self.slots(game_screen, color));
        let mut slots = slots.into_iter().flatten();
        let slot = slots.find(|slot| slot.place.contains(place))?;
        Some(slot.piece)
    }

    /// The first visible line of the move list, chosen so that the current move is visible.
    pub(crate) fn first_row(&self, game_screen: &GameScreen) -> usize {
        let height = usize::from(self.moves.height);
        let row = (game_screen.ply() + offset(game_screen)).saturating_sub(1) / 2;
        let rows = (game_screen.game.moves.len() + offset(game_screen)).div_ceil(2);
        let latest = rows.saturating_sub(height);
        latest.min(row.saturating_sub(height / 2))
    }

    /// The plies after the two moves on a line.
    pub(crate) fn row(&self, game_screen: &GameScreen, row: usize) -> [Option<usize>; 2] {
        [0, 1].map(|column| {
            let ply = (2 * row + column + 1).checked_sub(offset(game_screen))?;
            (1..=game_screen.game.moves.len())
                .contains(&ply)
                .then_some(ply)
        })
    }

    /// The ply after the move at that position of the screen.
    pub(crate) fn ply_at(&self, game_screen: &GameScreen, place: Position) -> Option<usize> {
        let row = self.first_row(game_screen) + usize::from(place.y.checked_sub(self.moves.y)?);
        let column = place.x.saturating_sub(self.moves.x + NUMBER) / MOVE;
        self.row(game_screen, row)[usize::from(column.min(1))]
    }
}

/// The side drawn at the bottom: the person's, or White.
pub(crate) fn near_side(game_screen: &GameScreen) -> Color {
    only_side(&game_screen.game.yours).unwrap_or(Color::White)
}

pub(crate) fn far_side(game_screen: &GameScreen) -> Color {
    !near_side(game_screen)
}

/// White's moves are on the left, so a game that Black starts begins on the right.
fn offset(game_screen: &GameScreen) -> usize {
    usize::from(game_screen.game.first == Color::Black)
}

/// The first line of the form.
pub(crate) const FORM_TOP: u16 = 2;

/// The area of the list of games.
pub(crate) fn home_list(size: Size) -> Rect {
    // Above it the title, below it a line for messages and the keys.
    let around = 2 + HOME_STATUS + 1;
    Rect::new(0, 2, size.width, size.height.saturating_sub(around))
}

/// Lines for messages on screens without a board.
pub(crate) const HOME_STATUS: u16 = 2;

/// The first visible row of a list, so that the chosen one is visible.
pub(crate) fn first_shown(chosen: usize, height: u16) -> usize {
    (chosen + 1).saturating_sub(usize::from(height))
}
