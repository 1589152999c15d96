//! Draws the list of games.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use skep_locale::Argument;
use skep_wire::GameSummary;

use super::{notice, title};
use crate::Words;
use crate::app::App;
use crate::colors::{BOLD, CHOSEN};
use crate::layout::{first_shown, home_list};
use crate::words::text;

pub(super) fn draw(app: &App, words: &Words, frame: &mut Frame<'_>) {
    title(
        app,
        &format!("skep · {}", words.plain("games-title")),
        frame,
    );
    let area = home_list(app.size);
    match &app.home.games {
        None => {}
        Some(games) if games.is_empty() => welcome(words, area, frame),
        Some(games) => {
            let first = first_shown(app.home.chosen, area.height);
            let shown = games.iter().enumerate().skip(first);
            for ((index, game), y) in shown.zip(area.y..area.bottom()) {
                let line = Rect::new(area.x, y, area.width, 1);
                row(app, words, game, index == app.home.chosen, line, frame);
            }
        }
    }
    notice(app, words, frame);
}

fn welcome(words: &Words, area: Rect, frame: &mut Frame<'_>) {
    let none = words.word("games-none", &[("filter", text("all"))]);
    let lines = vec![
        Line::styled(words.plain("start-heading"), BOLD),
        Line::default(),
        Line::from(words.plain("start-lead")),
        Line::default(),
        Line::from(none),
    ];
    let area = Rect::new(
        area.x + 1,
        area.y,
        area.width.saturating_sub(2),
        area.height,
    );
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
}

fn row(
    app: &App,
    words: &Words,
    game: &GameSummary,
    is_chosen: bool,
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let style = if is_chosen { CHOSEN } else { BOLD };
    let mark = if is_chosen { "▸ " } else { "  " };
    let count = ("count", Argument::Number(game.plies));
    let plies = words.word("card-plies", &[count]);
    let right = Line::from(words.standing(game)).right_aligned();
    let rest = usize::from(area.width).saturating_sub(right.width() + 3);
    let players = words.players(&game.seats);
    let players_width = Line::from(players.as_str()).width() + 2;
    // As much as fits beside the status: at least the players.
    let game_type = &game.settings.game_type;
    let about = [format!("  {game_type} · {plies}"), format!("  {game_type}")];
    let mut about = about.into_iter();
    let about = about.find(|about| players_width + Line::from(about.as_str()).width() <= rest);
    let left = Line::from(vec![
        Span::raw(mark),
        Span::styled(players, style),
        Span::styled(about.unwrap_or_default(), app.look.faint()),
    ]);
    let left_area = Rect::new(area.x, area.y, rest as u16, 1);
    let right_area = Rect::new(area.x, area.y, area.width.saturating_sub(1), 1);
    frame.render_widget(right, right_area);
    frame.render_widget(left, left_area);
    if players_width > rest {
        let end = Rect::new(left_area.right(), area.y, 1, 1);
        frame.render_widget(Span::styled("…", style), end);
    }
}
