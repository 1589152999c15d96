//! Snapshots of every screen in several sizes, languages and colours. CONTRIBUTING.md says how to review and accept changes.

use std::fmt::Write;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};
use skep_draw::{Cell, CellSize, Glyphs, Paint};
use skep_locale::Locale;

use super::fixture::{Games, LOOK, SIZE, School, against_engine, enter, press, showing, take};
use crate::Words;
use crate::app::{App, Look, Popup, Screen};
use crate::effect::{Effect, Input};
use crate::learn::requests;
use crate::view::draw;

/// The size, language and style of a snapshot.
pub(super) struct Glance {
    size: (u16, u16),
    language: &'static str,
    look: Look,
}

pub(super) const fn glance(size: (u16, u16), language: &'static str, look: Look) -> Glance {
    Glance {
        size,
        language,
        look,
    }
}

pub(super) const fn painted(paint: Paint) -> Look {
    Look { paint, ..LOOK }
}

const ASCII: Look = Look {
    glyphs: Glyphs::Ascii,
    ..LOOK
};

/// Every screen has these snapshots.
const ALL: [Glance; 7] = [
    glance((60, 20), "en", LOOK),
    glance((80, 24), "en", LOOK),
    glance((120, 40), "en", LOOK),
    glance((80, 24), "en", ASCII),
    glance((80, 24), "de", LOOK),
    glance((80, 24), "uk", LOOK),
    glance((60, 20), "el", LOOK),
];

/// Some screens have snapshots in all colours, too.
const COLOURS: [Glance; 4] = [
    glance((60, 20), "en", painted(Paint::None)),
    glance((60, 20), "en", painted(Paint::Ansi16)),
    glance((60, 20), "en", painted(Paint::Ansi256)),
    glance((60, 20), "en", painted(Paint::TrueColor)),
];

#[test]
fn screens() {
    let games = Games::new();
    let live = || showing(&against_engine(&games.live));
    let early = || showing(&games.early);
    let check = |name: &str, app: App| check(name, &app, &ALL);

    check("home", home(&games));
    check("home-empty", {
        let mut app = App::new(LOOK, SIZE);
        app.home.games = Some(Vec::new());
        app
    });
    check("home-delete", pressed(home(&games), "Down Del"));
    check("open", pressed(home(&games), "o"));
    check("new", pressed(home(&games), "n"));
    check(
        "new-watch",
        pressed(
            home(&games),
            "n Left Down 7 Down 0 Down Down Down Down Down Down Space",
        ),
    );
    check("game-begins", showing(&against_engine(&games.fresh)));
    check("game", live());
    check("game-held", pressed(live(), "Tab Tab Enter"));
    check("game-reserve", pressed(early(), "A"));
    check("game-zoomed", pressed(live(), "+ + +"));
    check("game-past", pressed(live(), ", , ,"));
    check("game-hint", {
        let mut app = early();
        press(&mut app, "h");
        take(&mut app, Input::Hinted(games.hint.clone()));
        app
    });
    check("game-refused", {
        let mut app = live();
        // Where the Beetle is on the Queen.
        put_cursor(&mut app, |game_screen| {
            game_screen.hive.find("wP".parse().unwrap()).unwrap()
        });
        press(&mut app, "Enter");
        app
    });
    check("game-offer", {
        let mut game = games.live.clone();
        game.draw_offer = Some(skep_wire::Color::Black);
        showing(&game)
    });
    check("game-thinking", {
        let mut game = against_engine(&games.live);
        std::mem::swap(&mut game.seats.white, &mut game.seats.black);
        game.yours = vec![skep_wire::Color::Black];
        let mut app = showing(&game);
        let thinking = skep_wire::FromServer::Thinking {
            game: game.id,
            thought: skep_wire::Thought {
                depth: 9,
                nodes: 1_234_567,
                score: skep_wire::ScoreView::Open { hundredths: -35 },
                line: ["wG1 wS1/", "bG3 /wA3", "wG1 \\wL", "bS2 bG2-"]
                    .map(str::to_owned)
                    .to_vec(),
            },
        };
        take(&mut app, Input::Server(thinking));
        pressed(app, "i")
    });
    check("game-clock", {
        let mut game = games.live.clone();
        game.clock = Some(skep_wire::ClockView {
            white_ms: 12_340,
            black_ms: 3_723_000,
            running: Some(skep_wire::Color::White),
        });
        showing(&game)
    });
    check("game-over", {
        let mut game = against_engine(&games.live);
        game.turn = None;
        game.ending = Some(skep_wire::EndingView {
            reason: skep_wire::EndingReason::Surrounded,
            winner: Some(skep_wire::Color::White),
            surrounded: vec!["bQ".to_owned()],
        });
        showing(&game)
    });
    check("record", pressed(showing(&games.record), "< . . ."));
    check("record-end", {
        let mut game = games.record.clone();
        game.ending = Some(skep_wire::EndingView {
            reason: skep_wire::EndingReason::Resignation,
            winner: Some(skep_wire::Color::White),
            surrounded: Vec::new(),
        });
        pressed(showing(&game), ">")
    });
    check("fan", {
        let mut app = live();
        put_cursor(&mut app, |game_screen| {
            game_screen.hive.find("bQ".parse().unwrap()).unwrap()
        });
        pressed(app, "x")
    });
    check("resign", pressed(live(), "k"));
    check("formats", pressed(live(), "w"));
    check("typing", {
        let mut app = live();
        press(&mut app, ":");
        enter(&mut app, "wA3 ");
        app
    });
    check("help", pressed(live(), "?"));
    check("help-end", {
        let mut app = live();
        app.popup = Some(Popup::Help { from: 99 });
        app
    });

    let held = pressed(live(), "Tab Tab Enter");
    self::check("colours", &held, &COLOURS);
    let tiny = [
        glance((59, 20), "en", LOOK),
        glance((60, 19), "de", LOOK),
        glance((20, 6), "uk", LOOK),
        glance((1, 1), "el", LOOK),
    ];
    self::check("too-small", &live(), &tiny);
}

#[test]
fn screens_of_the_lessons() {
    let school = School::open();
    let contents = |keys: &str| {
        let mut app = school.contents();
        school.press(&mut app, keys);
        app
    };
    // An exercise after these keys and this typed answer.
    let exercise = |id: &'static str, keys: &str, answer: &str| {
        let mut app = school.exercise(id);
        school.press(&mut app, keys);
        if !answer.is_empty() {
            school.enter(&mut app, answer);
        }
        app
    };
    let screens = [
        ("learn", contents("Down Down")),
        ("learn-solved", {
            let mut app = exercise("goal-1", "", r"wA1 bQ\");
            school.press(&mut app, "Esc");
            app
        }),
        ("chapter", contents("Enter")),
        ("chapter-end", contents("Down Down Enter End")),
        ("exercise", exercise("freedom-2", "e", "")),
        ("exercise-held", exercise("freedom-2", "Tab Tab Enter", "")),
        ("exercise-hint", exercise("one-hive-2", "h Left", "")),
        ("exercise-cells", exercise("queen-1", "Left", "bS1/")),
        ("exercise-wrong", exercise("queen-1", "Right Enter", "")),
        ("exercise-refused", exercise("queen-1", "", "nonsense")),
        ("exercise-pieces", exercise("one-hive-1", "", "wQ")),
        ("exercise-shown", exercise("one-hive-1", "!", "")),
        ("exercise-solved", exercise("goal-1", "", r"wA1 bQ\")),
        ("exercise-help", exercise("goal-1", "?", "")),
    ];
    let found = exercise("queen-1", "Left Enter", "bS1/");
    school.close();
    for (name, app) in &screens {
        check(name, app, &ALL);
    }
    check("colours-exercise", &found, &COLOURS);
}

fn home(games: &Games) -> App {
    let mut app = App::new(LOOK, SIZE);
    take(&mut app, Input::Listed(games.list.clone()));
    app
}

fn pressed(mut app: App, keys: &str) -> App {
    press(&mut app, keys);
    app
}

fn put_cursor(app: &mut App, place: impl FnOnce(&crate::game_screen::GameScreen) -> Cell) {
    if let Screen::Game(game_screen) = &mut app.screen {
        game_screen.cursor = place(game_screen);
    }
}

/// Compares a screen with its snapshot in `tests/snapshots`.
#[track_caller]
fn check(name: &str, app: &App, glances: &[Glance]) {
    let seen = glances.iter().fold(String::new(), |mut text, glance| {
        let Glance {
            size: (width, height),
            language,
            look,
        } = glance;
        let title = format!(
            "== {width} × {height}, {language}, {:?}, {:?}",
            look.glyphs, look.paint
        );
        let _ = writeln!(text, "{title}\n{}", picture(app, glance));
        text
    });
    let mut settings = insta::Settings::new();
    settings.set_snapshot_path("../../tests/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, seen));
}

fn picture(app: &App, glance: &Glance) -> String {
    let buffer = looked_at(app, glance);
    if glance.look.glyphs == Glyphs::Ascii {
        let mut signs = text(&buffer).chars().collect::<Vec<_>>();
        signs.retain(|sign| !sign.is_ascii() && !sign.is_alphabetic());
        assert!(signs.is_empty(), "{signs:?} beyond ASCII");
    }
    let is_plain = glance.look.paint == Paint::None;
    text(&buffer)
        + &if is_plain {
            String::new()
        } else {
            styles(&buffer)
        }
}

/// The cells of the screen.
pub(super) fn looked_at(app: &App, glance: &Glance) -> Buffer {
    let (width, height) = glance.size;
    let words = Words::new(Locale::new(&[glance.language]));
    let mut app = app.clone();
    app.look = glance.look;
    // A chapter is laid out again for another size.
    for effect in take(&mut app, Input::Resize(Size { width, height })) {
        let Effect::Learn(ask) = effect else { continue };
        if let Some(told) = requests::answer_here(&ask, &words, glance.look.glyphs, None) {
            take(&mut app, Input::Learn(told));
        }
    }
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(&app, &words, frame)).unwrap();
    terminal.backend().buffer().clone()
}

pub(super) fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(buffer.area.width.into());
    rows.fold(String::new(), |mut text, row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        let _ = writeln!(text, "{}", line.trim_end());
        text
    })
}

/// All coloured text with its colours.
fn styles(buffer: &Buffer) -> String {
    let mut text = String::new();
    let rows = buffer.content.chunks(buffer.area.width.into());
    for (y, row) in rows.enumerate() {
        let mut cells = row.iter().peekable();
        while let Some(cell) = cells.next() {
            let style = (cell.fg, cell.bg, cell.modifier);
            let mut symbols = cell.symbol().to_owned();
            while let Some(next) = cells.next_if(|next| (next.fg, next.bg, next.modifier) == style)
            {
                symbols.push_str(next.symbol());
            }
            if style != (Color::Reset, Color::Reset, Modifier::empty()) {
                let (fore, ground, modifier) = style;
                let _ = writeln!(text, "{y:2} {symbols:?} {fore} on {ground} {modifier:?}");
            }
        }
    }
    text
}

/// Every size can be drawn.
#[test]
fn every_size_is_drawn() {
    let games = Games::new();
    let mut app = pressed(showing(&games.live), "Tab Enter");
    let words = Words::new(Locale::new(&["de"]));
    for (width, height) in
        (1..130).flat_map(|width| [1, 5, 19, 20, 33].map(|height| (width, height)))
    {
        for popup in [None, Some(Popup::Help { from: 3 }), Some(Popup::Formats)] {
            app.popup = popup;
            take(&mut app, Input::Resize(Size { width, height }));
            let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
            terminal.draw(|frame| draw(&app, &words, frame)).unwrap();
        }
    }
}

/// A hive larger than the screen can be scrolled.
#[test]
fn a_large_hive_is_scrolled() {
    let games = Games::new();
    let mut app = showing(&games.live);
    let Screen::Game(game_screen) = &mut app.screen else {
        unreachable!()
    };
    game_screen.zoom = Some(CellSize::Large);
    let seen = |game_screen: &crate::game_screen::GameScreen, cell: Cell| {
        let (x, y) = game_screen.cell_size().point(cell);
        let window = game_screen.window();
        let (x, y) = (x - window.corner.0, y - window.corner.1);
        (0..i32::from(window.columns)).contains(&x) && (0..i32::from(window.lines)).contains(&y)
    };
    let cells: Vec<Cell> = game_screen
        .hive
        .stacks
        .iter()
        .map(|stack| stack.cell)
        .collect();
    assert!(!cells.iter().all(|cell| seen(game_screen, *cell)));
    for cell in cells {
        game_screen.put_cursor(cell);
        assert!(seen(game_screen, cell), "{cell:?}");
    }
}
