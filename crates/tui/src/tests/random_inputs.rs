//! Random keys, pastes, clicks and sizes: nothing breaks, and every screen can be drawn.
//!
//! `SKEP_INPUTS` sets the number of inputs.

use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Size;
use skep_locale::Locale;
use skep_wire::{Phrase, ProblemView};

use super::fixture::{Games, LOOK, SIZE, School, against_engine, take, whole};
use crate::Words;
use crate::app::{App, Awaited, Screen};
use crate::effect::Input;
use crate::view::draw;

/// The default number of inputs. The screen is drawn after each.
const INPUTS: usize = 1_500;

#[test]
fn nonsense_breaks_nothing() {
    let inputs = std::env::var("SKEP_INPUTS").ok();
    let inputs = inputs.and_then(|text| text.parse().ok()).unwrap_or(INPUTS);
    let (games, school) = (Games::new(), School::open());
    let words = Words::new(Locale::new(&["en"]));
    let mut random = Rng::with_seed(1);
    let mut app = App::new(LOOK, SIZE);
    take(&mut app, Input::Listed(games.list.clone()));
    let mut seen = [0; 5];
    for _ in 0..inputs {
        let input = match random.u8(..40) {
            0 => Input::Resize(Size::new(random.u16(..140) + 1, random.u16(..50) + 1)),
            1 => Input::Resize(SIZE),
            2 | 3 => Input::Mouse(mouse(&mut random, app.size)),
            4 => Input::Paste(pick(&mut random, &TEXTS).to_owned()),
            5 => Input::Failed(ProblemView {
                code: "some-code".to_owned(),
                phrase: Phrase::new("refusal-stale"),
                text: String::new(),
            }),
            6 => Input::Hinted(games.hint.clone()),
            7 => Input::Settled,
            _ => Input::Key(key(&mut random)),
        };
        let effects = take(&mut app, input);
        school.answer(&mut app, effects);
        // A requested game arrives sooner or later.
        if matches!(app.screen, Screen::Loading(Awaited::New)) {
            take(&mut app, Input::Made(games.list.games[0].clone()));
        }
        if let Screen::Loading(Awaited::Game { id, .. }) = &app.screen {
            let game = pick(
                &mut random,
                &[&games.live, &games.early, &games.fresh, &games.record],
            );
            let mut game = match random.u8(..2) {
                0 => game.clone(),
                _ => against_engine(game),
            };
            game.id.clone_from(id);
            take(&mut app, whole(&game));
        }
        seen[screen(&app)] += 1;
        let mut terminal = Terminal::new(TestBackend::new(app.size.width, app.size.height));
        let terminal = terminal.as_mut().unwrap();
        terminal.draw(|frame| draw(&app, &words, frame)).unwrap();
    }
    school.close();
    let [home, form, _, game, learn] = seen;
    let least = home.min(form).min(game).min(learn);
    assert!(
        least > inputs / 50,
        "some screens are hardly seen: {seen:?}"
    );
}

const TEXTS: [&str; 6] = [
    "",
    "wA1 bQ-",
    "\u{1b}[31m\r\n\t\0",
    "Base;NotStarted;White[1]",
    "(;GM[27]",
    "漢字 🐝 \u{202e}",
];

fn screen(app: &App) -> usize {
    match app.screen {
        Screen::Home => 0,
        Screen::Form(_) => 1,
        Screen::Loading(_) => 2,
        Screen::Game(_) => 3,
        Screen::Learn(_) => 4,
    }
}

fn key(random: &mut Rng) -> KeyEvent {
    const CODES: [KeyCode; 16] = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Delete,
        KeyCode::Backspace,
        KeyCode::F(1),
        KeyCode::Char('é'),
    ];
    let code = match random.u8(..2) {
        0 => pick(random, &CODES),
        _ => KeyCode::Char(char::from(b' ' + random.u8(..95))),
    };
    let modifiers = pick(
        random,
        &[
            KeyModifiers::NONE,
            KeyModifiers::NONE,
            KeyModifiers::SHIFT,
            KeyModifiers::CONTROL,
        ],
    );
    KeyEvent::new(code, modifiers)
}

fn mouse(random: &mut Rng, size: Size) -> MouseEvent {
    let kind = pick(
        random,
        &[
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Right),
            MouseEventKind::Up(MouseButton::Left),
            MouseEventKind::Moved,
            MouseEventKind::ScrollUp,
            MouseEventKind::ScrollDown,
            MouseEventKind::ScrollLeft,
        ],
    );
    MouseEvent {
        kind,
        // A shrinking terminal may report positions outside the screen.
        column: random.u16(..size.width + 9),
        row: random.u16(..size.height + 9),
        modifiers: KeyModifiers::NONE,
    }
}

fn pick<T: Copy>(random: &mut Rng, all: &[T]) -> T {
    *random.choice(all).expect("there is something to pick")
}
