//! The only place that changes the app: `update` takes an input and returns effects.

mod mouse;
mod popup;

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use skep_view::Gap;
use skep_wire::{Argument, FromGame, FromServer, GameView, ImportView, NewGame, Phrase};

use crate::app::{App, Awaited, Confirmation, Popup, Screen};
use crate::effect::{Effect, Input};
use crate::game_screen::{Advice, GameScreen, GameScreenAction};
use crate::home;
use crate::input_line::{InputLine, Purpose};
use crate::layout::GameLayout;
use crate::learn::screen::{LearnAction, LearnRequest, LearnScreen};
use crate::new_game_form::{self, NewGameForm};

/// Applies an input to the app.
pub(crate) fn update(app: &mut App, now: Duration, input: Input) -> Vec<Effect> {
    app.now = now;
    match input {
        Input::Key(key) if key.kind != KeyEventKind::Release => pressed(app, key),
        Input::Key(_) | Input::Tick => Vec::new(),
        Input::Mouse(mouse) => mouse::pointed(app, mouse),
        Input::Paste(text) => popup::pasted(app, &text),
        Input::Resize(size) => {
            app.size = size;
            if let Screen::Game(game_screen) = &mut app.screen {
                game_screen.room = GameLayout::of(size).board.as_size();
                game_screen.reveal(game_screen.cursor);
            }
            let next = match &mut app.screen {
                Screen::Learn(learn) => learn.resize(size),
                _ => None,
            };
            in_study(app, next)
        }
        Input::Listed(list) => {
            app.home.listed(list);
            Vec::new()
        }
        Input::Made(game) => match app.screen {
            Screen::Loading(Awaited::New) => load(app, game.id, None),
            // The user has moved on. The game is in the list.
            _ => vec![Effect::List],
        },
        Input::Deleted => say(app, Phrase::new("games-deleted"), vec![Effect::List]),
        Input::Server(message) => heard(app, message),
        Input::Settled => {
            app.sent = None;
            Vec::new()
        }
        Input::Hinted(hint) => {
            if let Screen::Game(game_screen) = &mut app.screen
                && game_screen.advice == Some(Advice::Asked)
                && game_screen.game.version == hint.version
            {
                if let Some((q, r)) = hint.to {
                    game_screen.put_cursor(skep_draw::Cell { q, r });
                }
                game_screen.advice = Some(Advice::Given(hint));
            }
            Vec::new()
        }
        Input::Imported(imported) if app.is_importing => show_record(app, imported),
        Input::Imported(_) => vec![Effect::List],
        Input::Written { file } => {
            let phrase = Phrase::new("plain-written").with("file", Argument::Text(file));
            say(app, phrase, Vec::new())
        }
        Input::Learn(told) => {
            let Screen::Learn(learn) = &mut app.screen else {
                return Vec::new();
            };
            let next = learn.hear(told, app.now, app.size).into_iter();
            let effects: Vec<_> = next.map(|next| in_study(app, Some(next))).collect();
            effects.concat()
        }
        Input::Copied => say(app, Phrase::new("done-copied"), Vec::new()),
        Input::Failed(problem) => {
            match &mut app.screen {
                Screen::Game(game_screen) => {
                    game_screen.is_sending = false;
                    game_screen.advice = game_screen
                        .advice
                        .take()
                        .filter(|advice| *advice != Advice::Asked);
                }
                Screen::Loading(_) => app.screen = Screen::Home,
                Screen::Learn(learn) => learn.failed(),
                Screen::Home | Screen::Form(_) => {}
            }
            refuse(app, problem.phrase)
        }
    }
}

/// Tells the user that something was done.
fn say(app: &mut App, phrase: Phrase, effects: Vec<Effect>) -> Vec<Effect> {
    app.notice = Some(phrase);
    app.sent = None;
    effects
}

/// Tells the user why something failed. The typed line comes back, because it may need only a small correction.
fn refuse(app: &mut App, phrase: Phrase) -> Vec<Effect> {
    app.notice = Some(phrase);
    if app.popup.is_none() {
        app.popup = app.sent.take().map(Popup::Line);
    }
    Vec::new()
}

fn pressed(app: &mut App, key: KeyEvent) -> Vec<Effect> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('c' | 'q') => return vec![Effect::Quit],
            KeyCode::Char('z') => return vec![Effect::Suspend],
            KeyCode::Char('l') => return vec![Effect::Redraw],
            _ => {}
        }
    }
    app.notice = None;
    if app.is_too_small() {
        return match key.code {
            KeyCode::Char('q') | KeyCode::Esc => vec![Effect::Quit],
            _ => Vec::new(),
        };
    }
    if let Some(popup) = app.popup.take() {
        return popup::pressed(app, popup, key);
    }
    let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
    match (key.code, &mut app.screen) {
        (KeyCode::Char('?') | KeyCode::F(1), _) => {
            app.popup = Some(Popup::Help { from: 0 });
            Vec::new()
        }
        (KeyCode::Char(_), _) if is_control => Vec::new(),
        (_, Screen::Home) => {
            let action = app.home.key(key);
            at_home(app, action)
        }
        (_, Screen::Form(form)) => {
            let action = form.key(key);
            in_form(app, action)
        }
        (KeyCode::Esc, Screen::Loading(_)) => go_home(app),
        (_, Screen::Loading(_)) => Vec::new(),
        (_, Screen::Game(game_screen)) => {
            let action = game_screen.key(key);
            in_game(app, action)
        }
        (_, Screen::Learn(learn)) => {
            let next = learn.key(key, app.size);
            in_study(app, next)
        }
    }
}

fn at_home(app: &mut App, action: Option<home::HomeAction>) -> Vec<Effect> {
    match action {
        None => Vec::new(),
        Some(home::HomeAction::New) => {
            show(app, Screen::Form(NewGameForm::default()));
            Vec::new()
        }
        Some(home::HomeAction::Open) => {
            app.popup = Some(Popup::Line(InputLine::new(Purpose::Open, "")));
            Vec::new()
        }
        Some(home::HomeAction::Learn) => {
            show(app, Screen::Learn(Box::new(LearnScreen::new())));
            vec![Effect::Learn(LearnRequest::Solved)]
        }
        Some(home::HomeAction::GoOn { game }) => load(app, game, None),
        Some(home::HomeAction::Delete { game }) => {
            app.popup = Some(Popup::Confirmation(Confirmation::Delete { game }));
            Vec::new()
        }
        Some(home::HomeAction::Quit) => vec![Effect::Quit],
    }
}

fn in_form(app: &mut App, action: Option<new_game_form::FormAction>) -> Vec<Effect> {
    let Screen::Form(form) = &app.screen else {
        return Vec::new();
    };
    match action {
        None => Vec::new(),
        Some(new_game_form::FormAction::Back) => match form.from.clone() {
            None => go_home(app),
            Some(FromGame { game, ply }) => load(app, game, Some(ply as usize)),
        },
        Some(new_game_form::FormAction::Begin) => {
            // The time of the key press is as good as a coin.
            let game = form.game(app.now.as_micros().is_multiple_of(2));
            show(app, Screen::Loading(Awaited::New));
            vec![Effect::Make(game)]
        }
    }
}

fn in_study(app: &mut App, next: Option<LearnAction>) -> Vec<Effect> {
    match next {
        None => Vec::new(),
        Some(LearnAction::Ask(ask)) => vec![Effect::Learn(ask)],
        Some(LearnAction::Say(phrase)) => say(app, phrase, Vec::new()),
        Some(LearnAction::Refuse(phrase)) => refuse(app, phrase),
        Some(LearnAction::Show(popup)) => {
            app.popup = Some(popup);
            Vec::new()
        }
        Some(LearnAction::Leave) => go_home(app),
    }
}

fn in_game(app: &mut App, action: Option<GameScreenAction>) -> Vec<Effect> {
    let (Some(action), Screen::Game(game_screen)) = (action, &mut app.screen) else {
        return Vec::new();
    };
    let game = game_screen.game.id.clone();
    match action {
        GameScreenAction::Refuse(phrase) => return refuse(app, phrase),
        GameScreenAction::Ask(sure) => app.popup = Some(Popup::Confirmation(sure)),
        GameScreenAction::Show(popup) => app.popup = Some(popup),
        GameScreenAction::Command { command } => {
            return vec![Effect::Command { game, command }];
        }
        GameScreenAction::Hint => {
            let version = game_screen.game.version;
            return vec![Effect::Hint { game, version }];
        }
        GameScreenAction::WhyNot { mv } => {
            let version = game_screen.game.version;
            return vec![Effect::WhyNot { game, version, mv }];
        }
        GameScreenAction::Copy => return vec![Effect::Copy { game }],
        GameScreenAction::Again => return again(app),
        GameScreenAction::PlayOn => {
            let ply = game_screen.ply() as u32;
            let from = FromGame { game, ply };
            let form = NewGameForm::going_on(from, &game_screen.game.settings);
            show(app, Screen::Form(form));
            return vec![Effect::Unwatch];
        }
        GameScreenAction::Leave => return go_home(app),
    }
    Vec::new()
}

/// Creates the same game again, if this one is over.
fn again(app: &mut App) -> Vec<Effect> {
    let Screen::Game(game_screen) = &app.screen else {
        return Vec::new();
    };
    if game_screen.game.imported || game_screen.game.ending.is_none() {
        return Vec::new();
    }
    let game = NewGame {
        key: None,
        settings: game_screen.game.settings.clone(),
        seats: game_screen.game.seats.clone(),
        from: None,
    };
    show(app, Screen::Loading(Awaited::New));
    vec![Effect::Unwatch, Effect::Make(game)]
}

/// Switches to another screen. Answers to earlier requests no longer switch screens.
fn show(app: &mut App, screen: Screen) {
    app.screen = screen;
    app.sent = None;
    app.is_importing = false;
}

fn go_home(app: &mut App) -> Vec<Effect> {
    show(app, Screen::Home);
    vec![Effect::Unwatch, Effect::List]
}

/// Requests a game, to be shown after `ply` moves.
fn load(app: &mut App, game: String, ply: Option<usize>) -> Vec<Effect> {
    let id = game.clone();
    show(app, Screen::Loading(Awaited::Game { id, ply }));
    vec![Effect::Watch { game }]
}

/// Requests that a record be imported.
fn import(app: &mut App, effect: Effect) -> Vec<Effect> {
    app.is_importing = true;
    vec![effect]
}

fn show_record(app: &mut App, imported: ImportView) -> Vec<Effect> {
    let others = imported.others.len() as u32;
    app.notice = match imported.notes.first() {
        Some(note) => Some(
            Phrase::new("record-note")
                .with("game", Argument::Number(note.game))
                .with("note", Argument::Phrase(note.phrase.clone())),
        ),
        None if imported.known > 0 => Some(
            Phrase::new("record-counts")
                .with("added", Argument::Number(imported.added))
                .with("known", Argument::Number(imported.known)),
        ),
        None if others > 0 => {
            Some(Phrase::new("record-others").with("count", Argument::Number(others)))
        }
        None => None,
    };
    let mut effects = load(app, imported.id, None);
    effects.push(Effect::List);
    effects
}

fn receive(app: &mut App, game: GameView) {
    let room = GameLayout::of(app.size).board.as_size();
    match &mut app.screen {
        Screen::Loading(Awaited::Game { id, ply }) if *id == game.id => {
            // A record is shown from its beginning.
            let ply = ply.or(game.imported.then_some(0));
            let mut game_screen = GameScreen::new(game, app.now, room);
            if let Some(ply) = ply {
                game_screen.go(ply);
            }
            app.screen = Screen::Game(Box::new(game_screen));
        }
        // Ignore messages about a game that the user has left.
        Screen::Game(game_screen)
            if game_screen.game.id == game.id && game.version >= game_screen.game.version =>
        {
            game_screen.receive(game, app.now);
        }
        Screen::Game(_)
        | Screen::Loading(_)
        | Screen::Home
        | Screen::Form(_)
        | Screen::Learn(_) => {}
    }
}

fn heard(app: &mut App, message: FromServer) -> Vec<Effect> {
    match message {
        FromServer::Game { game } => receive(app, *game),
        FromServer::Events { game, update } => {
            if let Screen::Game(game_screen) = &mut app.screen
                && game_screen.game.id == game
                && game_screen.game.version < update.version
            {
                if let Some(news) = game_screen.news(&update.events) {
                    app.notice = Some(news);
                }
                let mut next = game_screen.game.clone();
                match next.fold(update) {
                    Ok(()) => game_screen.receive(next, app.now),
                    // Something was missed. Watching again starts with the whole game.
                    Err(Gap) => return vec![Effect::Watch { game }],
                }
            }
        }
        FromServer::Thinking { game, thought } => {
            if let Screen::Game(game_screen) = &mut app.screen
                && game_screen.game.id == game
            {
                game_screen.thinking = Some(thought);
            }
        }
        FromServer::Gone { game, problem } => {
            let is_here = match &app.screen {
                Screen::Game(game_screen) => game_screen.game.id == game,
                Screen::Loading(Awaited::Game { id, .. }) => *id == game,
                _ => false,
            };
            if is_here {
                app.notice = Some(problem.phrase);
                return go_home(app);
            }
        }
        FromServer::Error { problem, .. } | FromServer::Refused { problem, .. } => {
            app.notice = Some(problem.phrase);
        }
        FromServer::Welcome { .. } | FromServer::Settled { .. } | FromServer::Pong => {}
    }
    Vec::new()
}
