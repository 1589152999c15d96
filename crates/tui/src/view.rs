//! Draws the app. Nothing here changes it.

mod board;
mod game;
mod home;
mod isolate;
mod learn;
mod new_game_form;
mod popup;
mod status;

use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use skep_locale::Argument;

use crate::Words;
use crate::app::{App, SMALLEST, Screen};
use crate::colors::{BOLD, key_names, simplify};
use crate::layout::HOME_STATUS;
use crate::{key_help, layout};

/// Draws the app in the user's language.
pub(crate) fn draw(app: &App, words: &Words, frame: &mut Frame<'_>) {
    if app.is_too_small() {
        too_small(app.size, words, frame);
    } else {
        match &app.screen {
            Screen::Home => home::draw(app, words, frame),
            Screen::Form(form) => new_game_form::draw(app, form, words, frame),
            Screen::Loading(_) => {
                let area = layout::home_list(app.size);
                frame.render_widget(Paragraph::new(words.plain("play-loading")), area);
            }
            Screen::Game(game_screen) => game::draw(app, game_screen, words, frame),
            Screen::Learn(learn) => learn::draw(app, learn, words, frame),
        }
        bar(app, words, frame);
        if let Some(popup) = &app.popup {
            popup::draw(app, popup, words, frame);
        }
    }
    isolate::isolate(frame.buffer_mut());
    simplify(app.look, frame.buffer_mut());
}

fn too_small(size: Size, words: &Words, frame: &mut Frame<'_>) {
    let number = |length: u16| Argument::Number(length.into());
    let arguments = [
        ("columns", number(SMALLEST.width)),
        ("lines", number(SMALLEST.height)),
        ("width", number(size.width)),
        ("height", number(size.height)),
    ];
    let text = words.word("term-too-small", &arguments);
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    frame.render_widget(paragraph, frame.area());
}

/// The keys that apply now, as many as fit.
fn bar(app: &App, words: &Words, frame: &mut Frame<'_>) {
    let height = app.size.height.saturating_sub(1);
    let area = Rect::new(0, height, app.size.width, 1);
    let entries = key_help::now(app).into_iter().map(|(keys, word)| {
        Line::from(vec![
            Span::styled(format!(" {} ", key_names(app.look, keys)), BOLD),
            Span::styled(format!("{} ", words.plain(word)), app.look.faint()),
        ])
    });
    let mut entries: Vec<Line<'_>> = entries.collect();
    // The first keys are the most useful and the last two lead out. Keys in between are dropped first.
    while entries.len() > 3 && width(&entries) > area.width.into() {
        entries.remove(entries.len() - 3);
    }
    let line: Line<'_> = entries.into_iter().flatten().collect();
    frame.render_widget(line, area);
}

fn width(lines: &[Line<'_>]) -> usize {
    lines.iter().map(Line::width).sum()
}

/// The title line of a screen without a board.
fn title(app: &App, text: &str, frame: &mut Frame<'_>) {
    let area = Rect::new(1, 0, app.size.width.saturating_sub(1), 1);
    frame.render_widget(Line::styled(text.to_owned(), BOLD), area);
}

/// The message on a screen without a board.
fn notice(app: &App, words: &Words, frame: &mut Frame<'_>) {
    let Some(phrase) = &app.notice else { return };
    let y = app.size.height.saturating_sub(HOME_STATUS + 1);
    let width = app.size.width.saturating_sub(2);
    let area = Rect::new(1, y, width, HOME_STATUS);
    let text = Paragraph::new(words.say(phrase)).style(BOLD);
    frame.render_widget(text.wrap(Wrap { trim: true }), area);
}
