//! Draws the hive, with arrows at the edge where more of it lies.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use skep_draw::{Hue, Scene, draw_board};

use crate::app::Look;
use crate::game_screen::GameScreen;

pub(super) fn draw(
    game_screen: &GameScreen,
    scene: &Scene,
    look: Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let window = game_screen.window();
    let rows = draw_board(scene, game_screen.cell_size(), look.glyphs, window);
    for (row, y) in rows.iter().zip(area.y..area.bottom()) {
        for (&(sign, ink), x) in row.iter().zip(area.x..area.right()) {
            buffer[(x, y)].set_char(sign).set_style(look.ink(ink));
        }
    }
    let points = game_screen.hive.stacks.iter().map(|stack| {
        let (x, y) = game_screen.cell_size().point(stack.cell);
        (x - window.corner.0, y - window.corner.1)
    });
    let points: Vec<_> = points.collect();
    let (width, height) = (i32::from(area.width), i32::from(area.height));
    let (column, line) = (area.x + area.width / 2, area.y + area.height / 2);
    let rim = [
        (points.iter().any(|(x, _)| *x < 1), (area.x, line), "◂"),
        (
            points.iter().any(|(x, _)| *x > width - 2),
            (area.right().saturating_sub(1), line),
            "▸",
        ),
        (points.iter().any(|(_, y)| *y < 0), (column, area.y), "▴"),
        (
            points.iter().any(|(_, y)| *y >= height),
            (column, area.bottom().saturating_sub(1)),
            "▾",
        ),
    ];
    for (_, place, arrow) in rim.into_iter().filter(|(is_more, ..)| *is_more) {
        buffer[place]
            .set_symbol(arrow)
            .set_style(look.mark(Hue::Cursor));
    }
}
