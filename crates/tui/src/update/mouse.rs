//! Mouse input on all screens.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};

use super::{at_home, in_form, in_game, in_study, popup};
use crate::app::{App, Popup, Screen};
use crate::effect::Effect;
use crate::layout::{self, GameLayout};
use crate::new_game_form;

pub(super) fn pointed(app: &mut App, mouse: MouseEvent) -> Vec<Effect> {
    if app.is_too_small() || matches!(mouse.kind, MouseEventKind::Moved | MouseEventKind::Up(_)) {
        return Vec::new();
    }
    if let Some(popup) = app.popup.take() {
        return over(app, popup, mouse.kind);
    }
    app.notice = None;
    match &mut app.screen {
        Screen::Game(game_screen) => {
            let action = game_screen.mouse(mouse, &GameLayout::of(app.size));
            in_game(app, action)
        }
        Screen::Home => {
            let action = app.home.mouse(mouse, app.size);
            at_home(app, action)
        }
        Screen::Form(form) => {
            let row = usize::from(mouse.row).checked_sub(layout::FORM_TOP.into());
            let field = row.and_then(|row| form.fields().get(row).copied());
            let (Some(field), MouseEventKind::Down(MouseButton::Left)) = (field, mouse.kind) else {
                return Vec::new();
            };
            form.chosen = field;
            form.change(1);
            let action =
                (field == new_game_form::Field::Begin).then_some(new_game_form::FormAction::Begin);
            in_form(app, action)
        }
        Screen::Learn(learn) => {
            let next = learn.mouse(mouse, app.size);
            in_study(app, next)
        }
        Screen::Loading(_) => Vec::new(),
    }
}

/// The wheel works like the arrow keys. A click closes a popup, except a line being typed.
fn over(app: &mut App, popup: Popup, kind: MouseEventKind) -> Vec<Effect> {
    let code = match kind {
        MouseEventKind::ScrollUp => KeyCode::Up,
        MouseEventKind::ScrollDown => KeyCode::Down,
        MouseEventKind::Down(_) if !matches!(popup, Popup::Line(_)) => return Vec::new(),
        _ => {
            app.popup = Some(popup);
            return Vec::new();
        }
    };
    popup::pressed(app, popup, code.into())
}
