//! Games to show, and keys to press.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use skep_draw::{Glyphs, Paint};
use skep_locale::Locale;
use skep_server::Options;
use skep_server::services::ListQuery;
use skep_server::store::Location;
use skep_wire::{
    Argument, Color, FromGame, FromServer, GameList, GameView, HintView, NewGame, Phrase,
    PlayerCommand, SeatView, SeatsView,
};

use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::Client;
use crate::Words;
use crate::app::{App, Look, Screen};
use crate::effect::{Effect, Input};
use crate::game_screen::GameScreen;
use crate::layout::GameLayout;
use crate::learn::requests;
use crate::learn::screen::LearnRequest;
use crate::new_game_form::{NewGameForm, Opponent};
use crate::update::update;

/// A game with a stack, pinned pieces, and a Pillbug on each side.
pub(super) const GAME: &str = r"Base+MLP;InProgress;White[19];wP;bM \wP;wQ wP\;bA1 \bM;wA1 wQ-;bA2 /bA1;wM wQ\;bQ bM/;wM \bA1;bA2 wA1-;wA2 wQ\;bA3 /bA1;wA2 bQ/;bA3 /wQ;wB1 wA2-;bB1 bA3\;wB1 wA2\;bB1 wQ\;wB1 bQ;bL /bA1;wB2 wA2\;bS1 bA3\;wA2 -bL;bG1 /bA3;wL \wB2;bB2 bB1\;wS1 wB2/;bG2 bS1\;wA2 -bG1;bS2 bA2-;wA2 bB2-;bS2 wA2\;wA3 wS1\;bL wM/;wA3 /bG1;bP /bA1";

pub(super) const LOOK: Look = Look {
    paint: Paint::None,
    glyphs: Glyphs::Unicode,
};

pub(super) const SIZE: Size = Size {
    width: 80,
    height: 24,
};

/// The server's views of that game.
pub(super) struct Games {
    /// Two people play; the latest position.
    pub(super) live: GameView,
    /// The same after five moves.
    pub(super) early: GameView,
    /// Before the first move.
    pub(super) fresh: GameView,
    /// The record itself.
    pub(super) record: GameView,
    pub(super) hint: HintView,
    pub(super) list: GameList,
}

impl Games {
    pub(super) fn new() -> Games {
        let folder = TempDir::new().unwrap();
        let runtime = Runtime::new().unwrap();
        runtime.block_on(async {
            let place = Location::Folder(folder.path().to_owned());
            let client = Client::open(&Options::local(place)).await.unwrap();
            let games = Games::of(&client).await;
            client.close().await;
            games
        })
    }

    async fn of(client: &Client) -> Games {
        let imported = client
            .import_record(GAME.as_bytes().to_vec())
            .await
            .unwrap();
        let person = NewGame {
            from: Some(FromGame {
                game: imported.id.clone(),
                ply: 36,
            }),
            ..NewGameForm {
                opponent: Opponent::Person,
                ..NewGameForm::default()
            }
            .game(true)
        };
        let early = NewGame {
            from: Some(FromGame {
                game: imported.id.clone(),
                ply: 5,
            }),
            ..person.clone()
        };
        let fresh = NewGame {
            from: None,
            ..person.clone()
        };
        let live = make(client, &person).await;
        let early = make(client, &early).await;
        let fresh = make(client, &fresh).await;
        // An engine would answer differently each time.
        let hint = HintView {
            version: early.version,
            mv: "bQ bM/".to_owned(),
            piece: "bQ".to_owned(),
            to: Some((1, -2)),
            reasons: vec![
                Phrase::new("hint-places-queen"),
                Phrase::new("hint-gains-moves").with("count", Argument::Number(2)),
            ],
        };
        let abort = client.command(&fresh.id, "a", &PlayerCommand::Abort);
        abort.await.unwrap();
        Games {
            live,
            early,
            fresh,
            record: look(client, &imported.id).await,
            hint,
            list: client.list(&ListQuery::default()).await.unwrap(),
        }
    }
}

async fn make(client: &Client, game: &NewGame) -> GameView {
    let made = client.make(game).await.unwrap();
    look(client, &made.id).await
}

async fn look(client: &Client, game: &str) -> GameView {
    client.show(game).await.unwrap()
}

/// Exercises of a real server, which answers everything the user does.
pub(super) struct School {
    runtime: Runtime,
    client: Client,
    _folder: TempDir,
}

impl School {
    pub(super) fn open() -> School {
        let folder = TempDir::new().unwrap();
        let runtime = Runtime::new().unwrap();
        let place = Location::Folder(folder.path().to_owned());
        let client = runtime.block_on(Client::open(&Options::local(place)));
        School {
            client: client.unwrap(),
            runtime,
            _folder: folder,
        }
    }

    pub(super) fn close(self) {
        self.runtime.block_on(self.client.close());
    }

    /// The app showing the table of contents.
    pub(super) fn contents(&self) -> App {
        let mut app = App::new(LOOK, SIZE);
        self.press(&mut app, "l");
        app
    }

    /// The app showing that exercise.
    pub(super) fn exercise(&self, exercise: &'static str) -> App {
        let (chapter, _) = exercise.rsplit_once('-').unwrap();
        let mut app = self.contents();
        let task = LearnRequest::Exercise { chapter, exercise };
        self.answer(&mut app, vec![Effect::Learn(task)]);
        app
    }

    pub(super) fn press(&self, app: &mut App, keys: &str) {
        for key in keys.split_whitespace() {
            let effects = press(app, key);
            self.answer(app, effects);
        }
    }

    /// Types an answer.
    pub(super) fn enter(&self, app: &mut App, text: &str) {
        press(app, ":");
        enter(app, text);
        self.press(app, "Enter");
    }

    pub(super) fn answer(&self, app: &mut App, effects: Vec<Effect>) {
        let words = Words::new(Locale::new(&["en"]));
        for effect in effects {
            let Effect::Learn(ask) = effect else { continue };
            let input = match requests::answer_here(&ask, &words, LOOK.glyphs, None) {
                Some(told) => Some(Input::Learn(told)),
                None => match self
                    .runtime
                    .block_on(requests::ask_server(&self.client, ask))
                {
                    Ok(told) => told.map(Input::Learn),
                    Err(problem) => Some(Input::Failed(problem)),
                },
            };
            let wanted = input.map(|input| take(app, input));
            self.answer(app, wanted.unwrap_or_default());
        }
    }
}

/// The same game with an engine for Black.
pub(super) fn against_engine(game: &GameView) -> GameView {
    GameView {
        seats: SeatsView {
            white: SeatView::Person { name: None },
            black: SeatView::Engine { level: 3 },
        },
        yours: vec![Color::White],
        ..game.clone()
    }
}

/// The whole game, as the server sends it.
pub(super) fn whole(game: &GameView) -> Input {
    Input::Server(FromServer::Game {
        game: Box::new(game.clone()),
    })
}

/// The app with that game on the screen.
pub(super) fn showing(game: &GameView) -> App {
    let mut app = App::new(LOOK, SIZE);
    let room = GameLayout::of(SIZE).board.as_size();
    let game_screen = GameScreen::new(game.clone(), Duration::ZERO, room);
    app.screen = Screen::Game(Box::new(game_screen));
    app
}

/// Presses keys by name, separated by blanks: `A a Esc`.
pub(super) fn press(app: &mut App, keys: &str) -> Vec<Effect> {
    let keys = keys.split_whitespace();
    keys.flat_map(|name| {
        let now = app.now + Duration::from_millis(10);
        update(app, now, Input::Key(key(name)))
    })
    .collect()
}

fn key(name: &str) -> KeyEvent {
    if let Some(letter) = name.strip_prefix("Ctrl-") {
        let letter = letter.chars().next().unwrap();
        return KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    }
    let code = match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "BackTab" => KeyCode::BackTab,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "Del" => KeyCode::Delete,
        "Back" => KeyCode::Backspace,
        "Space" => KeyCode::Char(' '),
        _ => KeyCode::Char(name.chars().next().unwrap()),
    };
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Applies an input.
pub(super) fn take(app: &mut App, input: Input) -> Vec<Effect> {
    let now = app.now;
    update(app, now, input)
}

/// Types a text, letter by letter.
pub(super) fn enter(app: &mut App, text: &str) {
    for letter in text.chars() {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
        take(app, Input::Key(key));
    }
}
