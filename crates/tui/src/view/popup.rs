//! Draws popups: help, questions, the pieces of a stack, a line being typed.

use ratatui::Frame;
use ratatui::layout::{Position, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use skep_draw::Ink;

use crate::Words;
use skep_records::Format;

use crate::app::{App, Confirmation, Popup, Screen};
use crate::colors::{BOLD, key_names};
use crate::game_screen::GameScreen;
use crate::input_line::{self, Purpose};
use crate::key_help;
use crate::layout::{GameLayout, HOME_STATUS};

pub(super) fn draw(app: &App, popup: &Popup, words: &Words, frame: &mut Frame<'_>) {
    match popup {
        Popup::Help { from } => {
            let title = words.plain("keys-title");
            window(app, &title, help(app, words), *from, frame);
        }
        Popup::Confirmation(confirmation) => {
            let (title, text, yes) = question(app, confirmation, words);
            let lines = vec![
                Line::from(text),
                Line::default(),
                Line::from(vec![
                    Span::styled("y ", BOLD),
                    Span::raw(yes),
                    Span::styled("   n ", BOLD),
                    Span::raw(words.plain("part-cancel")),
                ]),
            ];
            window(app, &title, lines, 0, frame);
        }
        Popup::Fan(cell) => {
            if let Some(game_screen) = app.screen.game_screen() {
                let title = words.plain("key-look-into");
                window(app, &title, fan(app, game_screen, *cell, words), 0, frame);
            }
        }
        Popup::Formats => {
            let formats = Format::ALL.into_iter().zip(1..).map(|(format, number)| {
                Line::from(vec![
                    Span::styled(format!("{number} "), BOLD),
                    Span::raw(format.name()),
                ])
            });
            let copy = Line::from(vec![
                Span::styled("4 ", BOLD),
                Span::raw(words.plain("do-copy")),
            ]);
            let lines = formats.chain([copy]).collect();
            window(app, &words.plain("term-save"), lines, 0, frame);
        }
        Popup::Line(line) => typed(app, line, words, frame),
    }
}

fn help(app: &App, words: &Words) -> Vec<Line<'static>> {
    let keys = key_help::all(&app.screen).into_iter();
    let keys = keys.map(|(keys, word)| (key_names(app.look, keys), word));
    let keys: Vec<(String, &str)> = keys.collect();
    let widest = keys.iter().map(|(keys, _)| keys.chars().count()).max();
    let widest = widest.unwrap_or(0);
    let room = usize::from(app.size.width).saturating_sub(widest + 8);
    let entry = |(keys, word): (String, &str)| {
        let word = words.plain(word);
        let parts = textwrap::wrap(&word, room).into_iter();
        let parts: Vec<String> = parts.map(|part| part.into_owned()).collect();
        let keys = std::iter::once(keys).chain(std::iter::repeat(String::new()));
        let line = move |(keys, part): (String, String)| {
            Line::from(vec![
                Span::styled(format!("{keys:widest$}  "), BOLD),
                Span::raw(part),
            ])
        };
        keys.zip(parts).map(line)
    };
    let mut lines: Vec<_> = keys.into_iter().flat_map(entry).collect();
    if app.screen.game_screen().is_some() {
        lines.push(Line::default());
        lines.push(Line::from(words.plain("text-type-note")));
        lines.push(Line::from(words.plain("term-marks")));
        if matches!(app.screen, Screen::Learn(_)) {
            lines.push(Line::from(words.plain("term-marks-lesson")));
        }
    }
    lines
}

fn question(app: &App, confirmation: &Confirmation, words: &Words) -> (String, String, String) {
    let [title, text, yes] = match confirmation {
        Confirmation::Resign => ["resign-title", "resign-text", "resign-yes"],
        Confirmation::Abort => ["abort-title", "abort-text", "abort-yes"],
        Confirmation::OfferDraw => ["draw-title", "draw-text", "draw-yes"],
        Confirmation::Delete { .. } => ["games-delete-title", "games-delete-text", "games-delete"],
    };
    let text = match (&app.screen, confirmation) {
        (Screen::Game(game_screen), Confirmation::Resign) if game_screen.game.is_shared() => {
            let color = game_screen.game.acting_side();
            color.map_or_else(String::new, |color| {
                words.of_color("resign-text-shared", color)
            })
        }
        _ => words.plain(text),
    };
    (words.plain(title), text, words.plain(yes))
}

/// The pieces of a stack, top first.
fn fan(
    app: &App,
    game_screen: &GameScreen,
    cell: skep_draw::Cell,
    words: &Words,
) -> Vec<Line<'static>> {
    let stack = game_screen.hive.stack_at(cell);
    let pieces = stack.map_or(&[][..], |stack| &stack.pieces);
    let lines = pieces.iter().enumerate().rev().map(|(below, piece)| {
        let height = below + 1;
        let ink = app.look.ink(Ink::piece(piece.color(), piece.bug()));
        Line::from(vec![
            Span::styled(format!("{height} "), BOLD),
            Span::styled(format!(" {piece:3} "), ink),
            Span::raw(" "),
            Span::raw(words.piece(*piece)),
        ])
    });
    lines.collect()
}

/// A frame in the middle of the screen, just large enough.
fn window(app: &App, title: &str, lines: Vec<Line<'_>>, from: usize, frame: &mut Frame<'_>) {
    let Size { width, height } = app.size;
    let most = width.saturating_sub(6);
    let widest = lines.iter().map(Line::width).max().unwrap_or(0);
    let wanted = widest.max(title.chars().count() + 2).min(most.into()) as u16;
    let rows = |line: &Line<'_>| line.width().div_ceil(usize::from(wanted.max(1))).max(1);
    // A wrapped line may need one row more than its length suggests.
    let wraps = lines.iter().filter(|line| rows(line) > 1).count();
    let count = lines.iter().map(rows).sum::<usize>() + wraps;
    let inner = (count as u16).min(height.saturating_sub(4));
    let area = Rect::new(
        (width - wanted - 4) / 2,
        (height - inner - 2) / 2,
        wanted + 4,
        inner + 2,
    );
    frame.render_widget(Clear, area);
    let block = Block::bordered()
        .border_style(app.look.faint())
        .title(Line::styled(format!(" {title} "), BOLD));
    frame.render_widget(block, area);
    let area = Rect::new(area.x + 2, area.y + 1, wanted, inner);
    let from = from.min(count.saturating_sub(inner.into()));
    let text = Paragraph::new(lines).wrap(Wrap { trim: false });
    frame.render_widget(text.scroll((from as u16, 0)), area);
}

/// The line being typed, above the keys. Above it its completions, or why it was refused.
fn typed(app: &App, line: &input_line::InputLine, words: &Words, frame: &mut Frame<'_>) {
    let question = words.plain(match line.purpose {
        Purpose::Move => "text-type",
        Purpose::Open => "term-open",
        Purpose::Write(_) => "term-write",
    });
    let game_screen = app.screen.game_screen();
    let (note, style) = match (&app.notice, line.purpose, game_screen) {
        (Some(phrase), ..) => (words.say(phrase), BOLD),
        (None, Purpose::Move, Some(game_screen)) => {
            let moves = game_screen.completions(&line.text).join(", ");
            (format!("{question}: {moves}"), app.look.faint())
        }
        (None, ..) => (question, app.look.faint()),
    };
    let Size { width, height } = app.size;
    let inner = width.saturating_sub(2);
    // As large as other messages, but a refusal is always shown in full.
    let status = game_screen.map_or(HOME_STATUS, |_| GameLayout::of(app.size).status.height);
    let needed = match app.notice {
        Some(_) => textwrap::wrap(&note, usize::from(inner)).len() as u16,
        None => 1,
    };
    let notes = needed.clamp(status - 1, MOST_NOTES);
    let y = height.saturating_sub(2);
    let top = y.saturating_sub(notes);
    frame.render_widget(Clear, Rect::new(0, top, width, notes + 1));
    let note = Paragraph::new(note).style(style).wrap(Wrap { trim: true });
    frame.render_widget(note, Rect::new(1, top, inner, notes));
    // A line longer than the screen is scrolled to the cursor.
    let room = usize::from(inner).saturating_sub(2);
    let first = line.at.saturating_sub(room);
    let shown: String = line.text.chars().skip(first).take(room + 1).collect();
    let text = Line::from(vec![Span::styled(": ", BOLD), Span::raw(shown)]);
    frame.render_widget(text, Rect::new(1, y, inner, 1));
    // Some letters are two columns wide.
    let before: String = line.text.chars().take(line.at).skip(first).collect();
    let column = (Line::from(before).width() as u16).min(inner.saturating_sub(1));
    frame.set_cursor_position(Position::new(3 + column, y));
}

/// No refusal is longer in any language.
const MOST_NOTES: u16 = 5;
