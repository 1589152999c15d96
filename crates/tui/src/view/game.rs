//! Draws the game screen: the board, the players and moves beside it, messages below.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use skep_draw::{Hue, Ink};
use skep_wire::Color;

use super::{board, status};
use crate::Words;
use crate::app::{App, Look};
use crate::colors::{BOLD, CHOSEN};
use crate::describe::clock_text;
use crate::game_screen::{GameScreen, LOW};
use crate::layout::{GameLayout, MOVE, NUMBER, Slot, far_side, near_side};

pub(super) fn draw(app: &App, game_screen: &GameScreen, words: &Words, frame: &mut Frame<'_>) {
    let layout = GameLayout::of(app.size);
    title(app, game_screen, words, layout.title, frame);
    board::draw(
        game_screen,
        &game_screen.scene(),
        app.look,
        layout.board,
        frame.buffer_mut(),
    );
    for y in layout.rule.y..layout.rule.bottom() {
        let style = app.look.faint();
        frame.render_widget(Span::styled("│", style), Rect::new(layout.rule.x, y, 1, 1));
    }
    for color in [far_side(game_screen), near_side(game_screen)] {
        player(app, game_screen, words, &layout, color, frame);
    }
    moves(game_screen, words, &layout, frame);
    status::draw(app, game_screen, words, layout.status, frame);
}

fn title(app: &App, game_screen: &GameScreen, words: &Words, area: Rect, frame: &mut Frame<'_>) {
    let game = &game_screen.game;
    let left = Line::from(vec![
        Span::styled(format!(" {}", words.players(&game.seats)), BOLD),
        Span::styled(format!(" · {}", game.settings.game_type), app.look.faint()),
    ]);
    frame.render_widget(left, area);
}

/// A player: name, clock and reserve.
fn player(
    app: &App,
    game_screen: &GameScreen,
    words: &Words,
    layout: &GameLayout,
    color: Color,
    frame: &mut Frame<'_>,
) {
    let area = layout.player(game_screen, color);
    let is_on_turn = game_screen.to_move() == Some(color);
    let side = words.of_color("play-side", color);
    let name = words.player(&game_screen.game.seats, color);
    let name = if name == side {
        side
    } else {
        format!("{side}: {name}")
    };
    let mark = if is_on_turn { "▸" } else { " " };
    let style = if is_on_turn { BOLD } else { Style::new() };
    let line = Rect::new(area.x, area.y, area.width, 1);
    frame.render_widget(Span::styled(format!("{mark}{name}"), style), line);
    if let Some(left) = game_screen.time_left(color, app.now) {
        let style = if left < LOW {
            app.look.mark(Hue::Pinned)
        } else {
            BOLD
        };
        let text = Line::styled(format!(" {} ", clock(left)), style);
        frame.render_widget(text.right_aligned(), line);
    }
    for slot in layout.slots(game_screen, color) {
        reserve(app.look, game_screen, slot, frame);
    }
}

fn reserve(look: Look, game_screen: &GameScreen, slot: Slot, frame: &mut Frame<'_>) {
    let Slot {
        place,
        piece,
        count,
    } = slot;
    let times = match count {
        1 => String::new(),
        _ => format!("×{count}"),
    };
    let text = format!("{}{times}", piece.bug().letter());
    let ink = look.ink(Ink::piece(piece.color(), piece.bug()));
    frame.render_widget(Span::styled(text, ink), place);
    let held = game_screen
        .held
        .filter(|_| game_screen.hive.find(piece).is_none());
    let is_held = held.is_some_and(|held| held == piece);
    if is_held {
        let style = look.mark(Hue::Selected);
        let left = Rect::new(place.x.saturating_sub(1), place.y, 1, 1);
        let right = Rect::new(place.right(), place.y, 1, 1);
        frame.render_widget(Span::styled("<", style), left);
        frame.render_widget(Span::styled(">", style), right);
    }
}

/// Time as on a clock: `1:02:03`, `4:05`, or `0:09.4` when little is left.
fn clock(left: Duration) -> String {
    if left < LOW {
        let tenths = left.as_millis().div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    clock_text(u32::try_from(left.as_millis()).unwrap_or(u32::MAX))
}

fn moves(game_screen: &GameScreen, words: &Words, layout: &GameLayout, frame: &mut Frame<'_>) {
    let area = layout.moves;
    if game_screen.game.moves.is_empty() {
        let none = words.plain("moves-none");
        let line = Rect::new(area.x + 1, area.y, area.width.saturating_sub(1), 1);
        frame.render_widget(Span::raw(none), line);
        return;
    }
    let first = layout.first_row(game_screen);
    for (row, y) in (first..).zip(area.y..area.bottom()) {
        let plies = layout.row(game_screen, row);
        if plies == [None, None] {
            break;
        }
        let number = format!("{:>3}", row + 1);
        frame.render_widget(Span::raw(number), Rect::new(area.x, y, NUMBER, 1));
        for (ply, column) in plies.into_iter().zip(0..) {
            let Some(ply) = ply else { continue };
            let mv = &game_screen.game.moves[ply - 1].mv;
            let style = if ply == game_screen.ply() {
                CHOSEN
            } else {
                Style::new()
            };
            let x = area.x + NUMBER + MOVE * column;
            let place = Rect::new(x, y, MOVE, 1);
            frame.render_widget(Span::styled(mv.clone(), style), place);
        }
    }
}
