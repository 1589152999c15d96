//! The only writer: what the app becomes by an input, and what it wants done.

mod mouse;
mod popup;

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use skep_view::Gap;
use skep_wire::{Argument, FromGame, FromServer, GameView, NewGame, Opened, Phrase};

use crate::app::{App, Awaited, Popup, Screen, Sure};
use crate::effect::{Effect, Input};
use crate::form::{self, Form};
use crate::home;
use crate::layout::GameLayout;
use crate::learn::study::{Ask, Next, Study};
use crate::line::{Line, Purpose};
use crate::page::{self, Advice, Page};

/// Takes an input in.
pub(crate) fn update(app: &mut App, now: Duration, input: Input) -> Vec<Effect> {
    app.now = now;
    match input {
        Input::Key(key) if key.kind != KeyEventKind::Release => pressed(app, key),
        Input::Key(_) | Input::Tick => Vec::new(),
        Input::Mouse(mouse) => mouse::pointed(app, mouse),
        Input::Paste(text) => popup::pasted(app, &text),
        Input::Resize(size) => {
            app.size = size;
            if let Screen::Game(page) = &mut app.screen {
                page.room = GameLayout::of(size).board.as_size();
                page.reveal(page.cursor);
            }
            let next = match &mut app.screen {
                Screen::Learn(study) => study.resize(size),
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
            // Nobody waits for it any more: it is in the list.
            _ => vec![Effect::List],
        },
        Input::Deleted => say(app, Phrase::new("games-deleted"), vec![Effect::List]),
        Input::Server(message) => heard(app, message),
        Input::Settled => {
            app.sent = None;
            Vec::new()
        }
        Input::Hinted(hint) => {
            if let Screen::Game(page) = &mut app.screen
                && page.advice == Some(Advice::Asked)
                && page.game.version == hint.version
            {
                if let Some((q, r)) = hint.to {
                    page.put_cursor(skep_draw::Cell { q, r });
                }
                page.advice = Some(Advice::Given(hint));
            }
            Vec::new()
        }
        Input::Opened(opened) if app.is_opening => show_record(app, opened),
        Input::Opened(_) => vec![Effect::List],
        Input::Written { file } => {
            let phrase = Phrase::new("plain-written").with("file", Argument::Text(file));
            say(app, phrase, Vec::new())
        }
        Input::Learn(told) => {
            let Screen::Learn(study) = &mut app.screen else {
                return Vec::new();
            };
            let next = study.hear(told, app.now, app.size).into_iter();
            let effects: Vec<_> = next.map(|next| in_study(app, Some(next))).collect();
            effects.concat()
        }
        Input::Copied => say(app, Phrase::new("done-copied"), Vec::new()),
        Input::Failed(problem) => {
            match &mut app.screen {
                Screen::Game(page) => {
                    page.is_sending = false;
                    page.advice = page.advice.take().filter(|advice| *advice != Advice::Asked);
                }
                Screen::Loading(_) => app.screen = Screen::Home,
                Screen::Learn(study) => study.failed(),
                Screen::Home | Screen::Form(_) => {}
            }
            refuse(app, problem.phrase)
        }
    }
}

/// Says that something was done.
fn say(app: &mut App, phrase: Phrase, effects: Vec<Effect>) -> Vec<Effect> {
    app.notice = Some(phrase);
    app.sent = None;
    effects
}

/// Says why something was not done. What was typed for it may need but one more letter, so it comes back.
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
            let wish = app.home.key(key);
            at_home(app, wish)
        }
        (_, Screen::Form(form)) => {
            let wish = form.key(key);
            in_form(app, wish)
        }
        (KeyCode::Esc, Screen::Loading(_)) => go_home(app),
        (_, Screen::Loading(_)) => Vec::new(),
        (_, Screen::Game(page)) => {
            let wish = page.key(key);
            in_game(app, wish)
        }
        (_, Screen::Learn(study)) => {
            let next = study.key(key, app.size);
            in_study(app, next)
        }
    }
}

fn at_home(app: &mut App, wish: Option<home::Wish>) -> Vec<Effect> {
    match wish {
        None => Vec::new(),
        Some(home::Wish::New) => {
            show(app, Screen::Form(Form::default()));
            Vec::new()
        }
        Some(home::Wish::Open) => {
            app.popup = Some(Popup::Line(Line::new(Purpose::Open, "")));
            Vec::new()
        }
        Some(home::Wish::Learn) => {
            show(app, Screen::Learn(Box::new(Study::new())));
            vec![Effect::Learn(Ask::Progress)]
        }
        Some(home::Wish::GoOn { game }) => load(app, game, None),
        Some(home::Wish::Delete { game }) => {
            app.popup = Some(Popup::Sure(Sure::Delete { game }));
            Vec::new()
        }
        Some(home::Wish::Quit) => vec![Effect::Quit],
    }
}

fn in_form(app: &mut App, wish: Option<form::Wish>) -> Vec<Effect> {
    let Screen::Form(form) = &app.screen else {
        return Vec::new();
    };
    match wish {
        None => Vec::new(),
        Some(form::Wish::Back) => match form.from.clone() {
            None => go_home(app),
            Some(FromGame { game, ply }) => load(app, game, Some(ply as usize)),
        },
        Some(form::Wish::Begin) => {
            // When the key came is as good as a coin.
            let game = form.game(app.now.as_micros().is_multiple_of(2));
            show(app, Screen::Loading(Awaited::New));
            vec![Effect::Make(game)]
        }
    }
}

fn in_study(app: &mut App, next: Option<Next>) -> Vec<Effect> {
    match next {
        None => Vec::new(),
        Some(Next::Ask(ask)) => vec![Effect::Learn(ask)],
        Some(Next::Say(phrase)) => say(app, phrase, Vec::new()),
        Some(Next::Refuse(phrase)) => refuse(app, phrase),
        Some(Next::Show(popup)) => {
            app.popup = Some(popup);
            Vec::new()
        }
        Some(Next::Leave) => go_home(app),
    }
}

fn in_game(app: &mut App, wish: Option<page::Wish>) -> Vec<Effect> {
    let (Some(wish), Screen::Game(page)) = (wish, &mut app.screen) else {
        return Vec::new();
    };
    let game = page.game.id.clone();
    match wish {
        page::Wish::Refuse(phrase) => return refuse(app, phrase),
        page::Wish::Ask(sure) => app.popup = Some(Popup::Sure(sure)),
        page::Wish::Show(popup) => app.popup = Some(popup),
        page::Wish::Command { command } => {
            return vec![Effect::Command { game, command }];
        }
        page::Wish::Hint => {
            let version = page.game.version;
            return vec![Effect::Hint { game, version }];
        }
        page::Wish::Copy => return vec![Effect::Copy { game }],
        page::Wish::Again => return again(app),
        page::Wish::PlayOn => {
            let ply = page.ply() as u32;
            let from = FromGame { game, ply };
            let form = Form::going_on(from, &page.game.settings);
            show(app, Screen::Form(form));
            return vec![Effect::Unwatch];
        }
        page::Wish::Leave => return go_home(app),
    }
    Vec::new()
}

/// The same game once more, if this one is over.
fn again(app: &mut App) -> Vec<Effect> {
    let Screen::Game(page) = &app.screen else {
        return Vec::new();
    };
    if page.game.opened || page.game.ending.is_none() {
        return Vec::new();
    }
    let game = NewGame {
        key: None,
        settings: page.game.settings.clone(),
        seats: page.game.seats.clone(),
        from: None,
    };
    show(app, Screen::Loading(Awaited::New));
    vec![Effect::Unwatch, Effect::Make(game)]
}

/// Goes elsewhere: what was asked for before does not lead away from there.
fn show(app: &mut App, screen: Screen) {
    app.screen = screen;
    app.sent = None;
    app.is_opening = false;
}

fn go_home(app: &mut App) -> Vec<Effect> {
    show(app, Screen::Home);
    vec![Effect::Unwatch, Effect::List]
}

/// Asks for a game, to be looked at after so many moves.
fn load(app: &mut App, game: String, ply: Option<usize>) -> Vec<Effect> {
    let id = game.clone();
    show(app, Screen::Loading(Awaited::Game { id, ply }));
    vec![Effect::Watch { game }]
}

/// Asks for a record.
fn open(app: &mut App, effect: Effect) -> Vec<Effect> {
    app.is_opening = true;
    vec![effect]
}

fn show_record(app: &mut App, opened: Opened) -> Vec<Effect> {
    let others = opened.others.len() as u32;
    app.notice = match opened.notes.first() {
        Some(note) => Some(
            Phrase::new("record-note")
                .with("game", Argument::Number(note.game))
                .with("note", Argument::Phrase(note.phrase.clone())),
        ),
        None if others > 0 => {
            Some(Phrase::new("record-others").with("count", Argument::Number(others)))
        }
        None => None,
    };
    let mut effects = load(app, opened.id, None);
    effects.push(Effect::List);
    effects
}

fn receive(app: &mut App, game: GameView) {
    let room = GameLayout::of(app.size).board.as_size();
    match &mut app.screen {
        Screen::Loading(Awaited::Game { id, ply }) if *id == game.id => {
            // A record is read from its beginning.
            let ply = ply.or(game.opened.then_some(0));
            let mut page = Page::new(game, app.now, room);
            if let Some(ply) = ply {
                page.go(ply);
            }
            app.screen = Screen::Game(Box::new(page));
        }
        // News of a game that was left is no news.
        Screen::Game(page) if page.game.id == game.id && game.version >= page.game.version => {
            page.receive(game, app.now);
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
            if let Screen::Game(page) = &mut app.screen
                && page.game.id == game
                && page.game.version < update.version
            {
                if let Some(news) = page.news(&update.events) {
                    app.notice = Some(news);
                }
                let mut next = page.game.clone();
                match next.fold(update) {
                    Ok(()) => page.receive(next, app.now),
                    // Something was missed: the whole game comes first when it is watched anew.
                    Err(Gap) => return vec![Effect::Watch { game }],
                }
            }
        }
        FromServer::Thinking { game, thought } => {
            if let Screen::Game(page) = &mut app.screen
                && page.game.id == game
            {
                page.thinking = Some(thought);
            }
        }
        FromServer::Gone { game, problem } => {
            let is_here = match &app.screen {
                Screen::Game(page) => page.game.id == game,
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
