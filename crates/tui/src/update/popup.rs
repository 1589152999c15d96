//! Input to popups: questions, a line being typed, pasted text.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{import, in_game, in_study};
use skep_records::Format;

use crate::app::{App, Confirmation, Popup, Screen};
use crate::effect::Effect;
use crate::game_screen::GameScreenAction;
use crate::input_line::{InputLine, Purpose};
use crate::record_file::is_record;
use crate::{key_help, list_navigation};

pub(super) fn pressed(app: &mut App, popup: Popup, key: KeyEvent) -> Vec<Effect> {
    match popup {
        Popup::Help { from } => {
            let code = match key.code {
                KeyCode::Char(' ' | 'j') => KeyCode::Down,
                KeyCode::Char('k') => KeyCode::Up,
                code => code,
            };
            let row = list_navigation::walked(code, from, key_help::all(&app.screen).len());
            app.popup = row.map(|from| Popup::Help { from });
            Vec::new()
        }
        Popup::Confirmation(confirmation) => match key.code {
            KeyCode::Enter | KeyCode::Char('y') => confirmed(app, &confirmation),
            KeyCode::Esc | KeyCode::Char('n' | 'q') => Vec::new(),
            _ => {
                app.popup = Some(Popup::Confirmation(confirmation));
                Vec::new()
            }
        },
        Popup::Fan(_) => Vec::new(),
        Popup::Formats => match key.code {
            KeyCode::Char('1') => name_file(app, Format::GameString),
            KeyCode::Char('2') => name_file(app, Format::Pgn),
            KeyCode::Char('3') => name_file(app, Format::Sgf),
            KeyCode::Char('4') => in_game(app, Some(GameScreenAction::Copy)),
            _ => Vec::new(),
        },
        Popup::Line(line) => in_line(app, line, key),
    }
}

fn confirmed(app: &mut App, confirmation: &Confirmation) -> Vec<Effect> {
    if let Confirmation::Delete { game } = confirmation {
        return vec![Effect::Delete { game: game.clone() }];
    }
    let Screen::Game(game_screen) = &mut app.screen else {
        return Vec::new();
    };
    let action = game_screen.confirmed(confirmation);
    in_game(app, action)
}

/// Asks for a file name, and suggests one.
fn name_file(app: &mut App, format: Format) -> Vec<Effect> {
    if let Screen::Game(game_screen) = &app.screen {
        let name = format!("hive-{}.{}", game_screen.game.id, format.extension());
        app.popup = Some(Popup::Line(InputLine::new(Purpose::Write(format), &name)));
    }
    Vec::new()
}

fn in_line(app: &mut App, mut line: InputLine, key: KeyEvent) -> Vec<Effect> {
    match key.code {
        KeyCode::Esc => return Vec::new(),
        KeyCode::Enter => return entered(app, line),
        KeyCode::Tab => {
            if let (Purpose::Move, Some(game_screen)) = (line.purpose, app.screen.game_screen())
                && let Some(longer) = game_screen.completed(&line.text)
            {
                line.replace(&longer);
            }
        }
        _ => {
            line.key(key);
        }
    }
    app.popup = Some(Popup::Line(line));
    Vec::new()
}

fn entered(app: &mut App, line: InputLine) -> Vec<Effect> {
    let (text, purpose) = (line.text.trim().to_owned(), line.purpose);
    if text.is_empty() {
        return Vec::new();
    }
    app.sent = Some(line);
    match (purpose, &mut app.screen) {
        (Purpose::Move, Screen::Game(game_screen)) => {
            let action = game_screen.play(text);
            in_game(app, action)
        }
        (Purpose::Move, Screen::Learn(learn)) => {
            let next = learn.answer(&text);
            in_study(app, next)
        }
        (Purpose::Open, _) => import(app, Effect::ImportFile { file: text }),
        (Purpose::Write(format), Screen::Game(game_screen)) => vec![Effect::Write {
            game: game_screen.game.id.clone(),
            format,
            file: text,
        }],
        (Purpose::Move | Purpose::Write(_), _) => Vec::new(),
    }
}

pub(super) fn pasted(app: &mut App, text: &str) -> Vec<Effect> {
    app.notice = None;
    if app.is_too_small() {
        return Vec::new();
    }
    // Terminals send Enter for a line end.
    let text = &text.replace("\r\n", "\n").replace('\r', "\n");
    match &mut app.popup {
        // Pasted text at home is a whole record.
        Some(Popup::Line(line)) if line.purpose == Purpose::Open && is_record(text) => {
            app.popup = None;
            import(app, Effect::ImportText(text.to_owned()))
        }
        Some(Popup::Line(line)) => {
            line.insert(text.trim_end_matches('\n'));
            Vec::new()
        }
        _ if app.screen.game_screen().is_some() && !is_record(text) => {
            let mut line = InputLine::new(Purpose::Move, "");
            line.insert(text.trim());
            app.popup = Some(Popup::Line(line));
            Vec::new()
        }
        _ => {
            app.popup = None;
            import(app, Effect::ImportText(text.to_owned()))
        }
    }
}
