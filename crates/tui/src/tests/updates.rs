//! What keys and messages do to the app, as rows.

use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use skep_wire::{
    Color, EndingReason, EndingView, EventView, FromServer, GameUpdate, GameView, ImportView,
    Opening, Phrase, PlayerCommand, ProblemView, SeatView, Takebacks,
};

use super::fixture::{
    Games, LOOK, SIZE, School, against_engine, enter, press, showing, take, whole,
};
use crate::app::{App, Popup, Screen};
use crate::effect::{Effect, Input};
use crate::game_screen::{Advice, GameScreen};
use crate::input_line::Purpose;
use crate::layout::GameLayout;
use crate::learn::screen::LearnPart;

fn game_screen(app: &App) -> &GameScreen {
    match &app.screen {
        Screen::Game(game_screen) => game_screen,
        other => panic!("{other:?} instead of a game"),
    }
}

/// An effect as short text.
fn told(effects: &[Effect]) -> String {
    let told = effects.iter().map(|effect| match effect {
        Effect::Command { command, .. } => match command {
            PlayerCommand::Play { mv, .. } => format!("play {mv}"),
            PlayerCommand::MoveNow { .. } => "move_now".to_owned(),
            other => format!("{other:?}"),
        },
        Effect::Make(game) => format!("Make {}", game.settings.game_type),
        other => {
            let told = format!("{other:?}");
            let name = told.split([' ', '(', '{']).next();
            name.unwrap_or_default().to_owned()
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Checks the effects of the keys, and the key of the message at the end.
#[track_caller]
fn check(app: &mut App, keys: &str, expected: &str, notice: Option<&str>) {
    let effects = press(app, keys);
    assert_eq!(told(&effects), expected, "{keys}");
    let said = app.notice.as_ref().map(|phrase| phrase.key.as_str());
    assert_eq!(said, notice, "{keys}");
}

#[test]
fn keys_play() {
    let games = Games::new();
    let rows: [(&GameView, &str, &str, Option<&str>); 30] = [
        (&games.fresh, "A a", "play wA1", None),
        (&games.fresh, "A Enter", "play wA1", None),
        // No Ant goes on top of another piece. Asking why plays nothing.
        (&games.early, "A Enter", "WhyNot", None),
        (&games.fresh, "A Esc a", "", None),
        (&games.fresh, "Q", "", Some("illegal-queen-must-wait")),
        (&games.fresh, "A z", "", None),
        (&games.early, "A a", "play bA2 \\bA1", None),
        (&games.early, "Q b", "play bQ bA1/", None),
        // Another piece instead of the one in hand.
        (&games.early, "A Q b", "play bQ bA1/", None),
        (&games.fresh, "A Q", "", Some("illegal-queen-must-wait")),
        (&games.early, "A M a", "play bA2 \\bA1", None),
        (&games.early, "M", "", None),
        (&games.early, "u", "AskTakeback", None),
        (&games.early, "k y", "Resign", None),
        (&games.early, "k n", "", None),
        (&games.early, "k Esc", "", None),
        (&games.fresh, "k Enter", "Abort", None),
        (&games.early, "o y", "OfferDraw", None),
        (&games.early, "h", "Hint", None),
        (&games.early, "t", "", Some("problem-not-thinking")),
        (&games.early, "y n z", "", None),
        (&games.early, ", A", "", Some("refusal-looking-back")),
        (&games.early, ", Esc A Esc Esc", "Unwatch, List", None),
        (&games.early, "w 4", "Copy", None),
        (&games.early, "w 2 Enter", "Write", None),
        (&games.early, "w 2 Esc", "", None),
        (&games.record, "A", "", Some("refusal-imported")),
        (&games.record, "u", "", Some("refusal-imported")),
        (&games.record, "k", "", Some("refusal-imported")),
        (&games.early, "Ctrl-c", "Quit", None),
    ];
    for (game, keys, expected, notice) in rows {
        check(&mut showing(game), keys, expected, notice);
    }
}

#[test]
fn nobody_plays_for_an_engine() {
    let games = Games::new();
    let mut game = against_engine(&games.early);
    game.turn.as_mut().unwrap().legal.clear();
    let rows = [
        ("A", "", Some("refusal-not-your-turn")),
        ("h", "", Some("refusal-not-your-turn")),
        ("t", "move_now", None),
        ("u", "AskTakeback", None),
        ("k y", "Resign", None),
    ];
    for (keys, expected, notice) in rows {
        check(&mut showing(&game), keys, expected, notice);
    }
    game.settings.takebacks = Takebacks::Never;
    let said = Some("refusal-no-takebacks");
    check(&mut showing(&game), "u", "", said);
    // Where only engines play, spectators may want to see more.
    game.seats.white = game.seats.black.clone();
    game.yours.clear();
    check(&mut showing(&game), "t", "move_now", None);
    check(&mut showing(&game), "k", "", Some("refusal-engine-seat"));
}

#[test]
fn offers_are_answered() {
    let games = Games::new();
    let mut game = games.early.clone();
    game.draw_offer = Some(Color::White);
    check(&mut showing(&game), "y", "AcceptDraw", None);
    check(&mut showing(&game), "n", "DeclineDraw", None);
    game.draw_offer = None;
    game.takeback_request = Some(Color::White);
    check(&mut showing(&game), "y", "AllowTakeback", None);
    check(&mut showing(&game), "n", "RefuseTakeback", None);
}

#[test]
fn moves_are_typed() {
    let games = Games::new();
    let rows = [
        ("bA2 bA1/", "play bA2 bA1/"),
        ("nonsense", "play nonsense"),
        ("", ""),
        ("   ", ""),
    ];
    for (typed, expected) in rows {
        let mut app = showing(&games.early);
        press(&mut app, ":");
        enter(&mut app, typed);
        check(&mut app, "Enter", expected, None);
        assert_eq!(app.popup, None);
    }
    let completions = [
        ("bq", "bQ "),
        ("bq  ", "bQ "),
        (" bq   bm", "bQ bM/"),
        ("zz", "zz"),
        ("", "b"),
    ];
    for (typed, expected) in completions {
        let mut app = showing(&games.early);
        press(&mut app, ":");
        enter(&mut app, typed);
        press(&mut app, "Tab");
        let Some(Popup::Line(line)) = &app.popup else {
            panic!("the line is gone")
        };
        assert_eq!(line.text, expected, "{typed}");
    }
}

/// The line being typed.
fn line(app: &App) -> Option<&str> {
    match &app.popup {
        Some(Popup::Line(line)) => Some(&line.text),
        _ => None,
    }
}

fn failed(key: &str) -> Input {
    Input::Failed(ProblemView {
        code: "some-code".to_owned(),
        phrase: Phrase::new(key),
        text: String::new(),
    })
}

/// Nothing typed is lost: a refused line comes back with the reason, an accepted one does not.
#[test]
fn a_refused_line_comes_back() {
    let games = Games::new();
    // The key that opens the line, the typed text, the effect, and the input that confirms it.
    let rows = [
        (
            showing(&games.early),
            ":",
            "bA9 wQ",
            "play bA9 wQ",
            Input::Settled,
        ),
        (showing(&games.early), "w 3 Ctrl-u", "x.sgf", "Write", {
            let file = "x.sgf".to_owned();
            Input::Written { file }
        }),
    ];
    for (app, keys, typed, expected, done) in rows {
        let entered = || {
            let mut app = app.clone();
            press(&mut app, keys);
            enter(&mut app, typed);
            check(&mut app, "Enter", expected, None);
            assert_eq!(line(&app), None, "{typed}");
            app
        };
        let mut app = entered();
        take(&mut app, failed("refusal-stale"));
        assert_eq!(line(&app), Some(typed));
        check(&mut app, "Left", "", None);
        check(&mut app, "Enter", expected, None);

        // Anything that the keys opened meanwhile stays open.
        let mut app = entered();
        press(&mut app, "?");
        take(&mut app, failed("refusal-stale"));
        assert_eq!(app.popup, Some(Popup::Help { from: 0 }));

        let mut app = entered();
        take(&mut app, done);
        take(&mut app, failed("refusal-stale"));
        assert_eq!(line(&app), None, "{typed}");
    }
    // At home, and where no request is needed.
    let mut app = App::new(LOOK, SIZE);
    press(&mut app, "o");
    enter(&mut app, "nowhere.pgn");
    check(&mut app, "Enter", "ImportFile", None);
    take(&mut app, failed("plain-file-failed"));
    assert_eq!(line(&app), Some("nowhere.pgn"));
    let mut app = showing(&games.early);
    press(&mut app, ", :");
    enter(&mut app, "bQ bM/");
    check(&mut app, "Enter", "", Some("refusal-looking-back"));
    assert_eq!(line(&app), Some("bQ bM/"));
}

/// Answers in an exercise, the reply, and what remains of the answer on the line and on the board.
#[test]
fn answers_in_exercises() {
    let school = School::open();
    let rows = [
        (
            "queen-1",
            "nonsense",
            "verdict-unreadable",
            Some("nonsense"),
            false,
        ),
        ("queen-1", "wA1", "illegal-cannot-climb", Some("wA1"), true),
        ("queen-1", "bQ bS1/", "verdict-found", None, false),
        ("one-hive-1", "bA1", "verdict-only-yours", Some("bA1"), true),
        (
            "goal-1",
            "pass",
            "illegal-pass-not-forced",
            Some("pass"),
            false,
        ),
        ("goal-1", r"wA1 bQ\", "learn-solved", None, false),
    ];
    for (exercise, typed, said, left, is_marked) in rows {
        let mut app = school.exercise(exercise);
        school.enter(&mut app, typed);
        let notice = app.notice.as_ref().map(|phrase| phrase.key.as_str());
        assert_eq!(notice, Some(said), "{exercise}: {typed}");
        assert_eq!(line(&app), left, "{exercise}: {typed}");
        let Screen::Learn(learn) = &app.screen else {
            panic!("{typed} leads away")
        };
        let LearnPart::Exercise(exercise_screen) = &learn.part else {
            panic!("{typed} leads away")
        };
        assert_eq!(
            exercise_screen.missed.is_some(),
            is_marked,
            "{exercise}: {typed}"
        );
    }
    school.close();
}

/// The game says why a piece cannot go to the cursor, even where only the piece itself is near.
#[test]
fn a_cell_is_named_by_a_piece_near_it() {
    let games = Games::new();
    let rows = [
        ("wA1", -1, 0, Some("wA1 /bM")),
        ("bM", 0, -2, Some(r"bM \bM")),
        ("bM", 0, -1, Some(r"bM \wP")),
        ("bA1", 9, 9, None),
    ];
    let hive = crate::hive::Hive::at(&games.live, 2);
    for (piece, q, r, expected) in rows {
        let mv = hive.move_to(piece.parse().unwrap(), skep_draw::Cell { q, r });
        assert_eq!(mv.as_deref(), expected, "{piece} to {q}, {r}");
    }
    let empty = crate::hive::Hive::default();
    let origin = empty.move_to("wG1".parse().unwrap(), crate::hive::ORIGIN);
    assert_eq!(origin.as_deref(), Some("wG1"));
}

#[test]
fn a_line_is_edited() {
    let mut app = App::new(LOOK, SIZE);
    press(&mut app, "o");
    enter(&mut app, "abc");
    let rows = [
        ("Left Back", "ac", 1),
        ("x Home", "axc", 0),
        ("Del End", "xc", 2),
        ("Right Ctrl-a", "xc", 0),
        ("Ctrl-u", "", 0),
        ("Back Left Del", "", 0),
    ];
    for (keys, text, at) in rows {
        press(&mut app, keys);
        let Some(Popup::Line(line)) = &app.popup else {
            panic!("the line is gone")
        };
        assert_eq!((line.text.as_str(), line.at), (text, at), "{keys}");
    }
    take(&mut app, Input::Paste("a\tb\u{1b}c\n".to_owned()));
    let effects = press(&mut app, "Enter");
    let file = "a b c".to_owned();
    assert_eq!(effects, [Effect::ImportFile { file }]);
}

#[test]
fn pasted_text_is_a_record_or_a_move() {
    let games = Games::new();
    let paste = |app: &mut App, text: &str| {
        let effects = take(app, Input::Paste(text.to_owned()));
        let line = match &app.popup {
            Some(Popup::Line(line)) => Some((line.purpose, line.text.clone())),
            _ => None,
        };
        (told(&effects), line)
    };
    let typed = |text: &str| Some((Purpose::Move, text.to_owned()));
    let mut game = showing(&games.early);
    assert_eq!(
        paste(&mut game, "bQ bM/\n"),
        (String::new(), typed("bQ bM/"))
    );
    let mut game = showing(&games.early);
    let imported = ("ImportText".to_owned(), None);
    assert_eq!(paste(&mut game, "Base;NotStarted;White[1]"), imported);
    let mut home = App::new(LOOK, SIZE);
    assert_eq!(paste(&mut home, "nonsense"), imported);
    let mut line = App::new(LOOK, SIZE);
    press(&mut line, "o");
    assert_eq!(paste(&mut line, "(;GM[27])"), imported);
}

/// An impossible action is explained and changes nothing.
#[test]
fn a_refusal_changes_nothing() {
    let games = Games::new();
    let mut app = showing(&games.early);
    press(&mut app, "A a");
    assert!(game_screen(&app).is_sending);
    take(&mut app, failed("refusal-stale"));
    assert!(!game_screen(&app).is_sending);
    assert_eq!(game_screen(&app).game, games.early);
    assert_eq!(app.notice, Some(Phrase::new("refusal-stale")));
    press(&mut app, "Up");
    assert_eq!(app.notice, None);
}

#[test]
fn messages_update_the_game() {
    let games = Games::new();
    let mut app = showing(&games.early);
    let events = |version, event| {
        Input::Server(FromServer::Events {
            game: games.early.id.clone(),
            update: GameUpdate {
                version,
                events: vec![event],
                clock: None,
                turn: None,
            },
        })
    };
    let version = games.early.version;
    let old = take(&mut app, events(version, EventView::DrawDeclined));
    assert_eq!((told(&old).as_str(), app.notice.is_none()), ("", true));
    let new = events(version + 1, EventView::DrawDeclined);
    let new = take(&mut app, new);
    assert_eq!(told(&new), "");
    assert_eq!(game_screen(&app).game.version, version + 1);
    assert_eq!(app.notice, Some(Phrase::new("news-draw-declined")));
    // Events are missing in between.
    let missed = take(&mut app, events(version + 3, EventView::DrawDeclined));
    assert_eq!(told(&missed), "Watch");
    assert_eq!(game_screen(&app).game.version, version + 1);

    press(&mut app, "A");
    let mut game = games.early.clone();
    game.version += 2;
    take(&mut app, whole(&game));
    assert_eq!(
        (game_screen(&app).held, game_screen(&app).game.version),
        (None, version + 2)
    );
    // A late message is older than what is shown.
    take(&mut app, whole(&games.early));
    assert_eq!(game_screen(&app).game.version, version + 2);
    // A message about another game is ignored.
    take(&mut app, whole(&games.live));
    assert_eq!(game_screen(&app).game.id, games.early.id);
}

#[test]
fn a_hint_is_shown_and_followed() {
    let games = Games::new();
    let mut app = showing(&games.early);
    press(&mut app, "h");
    take(&mut app, Input::Hinted(games.hint.clone()));
    assert_eq!(
        game_screen(&app).advice,
        Some(Advice::Given(games.hint.clone()))
    );
    let expected = format!("play {}", games.hint.mv);
    check(&mut app, "Enter", &expected, None);
    // While a move is being sent, there is no hint for the position before it.
    check(&mut app, "h", "", None);
    assert_eq!(game_screen(&app).advice, None);
    // It is requested once, and stays when asked for again.
    let mut app = showing(&games.early);
    assert_eq!(press(&mut app, "h h").len(), 1);
    take(&mut app, Input::Hinted(games.hint.clone()));
    assert_eq!(press(&mut app, "h").len(), 0);
    assert_eq!(
        game_screen(&app).advice,
        Some(Advice::Given(games.hint.clone()))
    );
    // A hint that arrives after the next move is not shown.
    let mut app = showing(&games.early);
    press(&mut app, "h Esc");
    take(&mut app, Input::Hinted(games.hint.clone()));
    assert_eq!(game_screen(&app).advice, None);
}

#[test]
fn the_cursor_walks_and_comes_back() {
    let games = Games::new();
    let rows = [
        "Up Down",
        "Down Up",
        "Left Right",
        "e v",
        "r c",
        "d f",
        "Up Up Down Down",
        "Right Up Down Left",
    ];
    for keys in rows {
        let mut app = showing(&games.live);
        let start = game_screen(&app).cursor;
        press(&mut app, keys);
        assert_eq!(game_screen(&app).cursor, start, "{keys}");
    }
    // It does not get lost.
    let mut app = showing(&games.live);
    press(&mut app, &"Left ".repeat(99));
    let cursor = game_screen(&app).cursor;
    assert!(game_screen(&app).is_near(cursor));
}

#[test]
fn history_is_stepped_through() {
    let games = Games::new();
    let rows = [
        (", ,", 34),
        (", .", 36),
        ("<", 0),
        ("< .", 1),
        ("< >", 36),
        (".", 36),
        ("< ,", 0),
        (", , Esc", 36),
    ];
    for (keys, ply) in rows {
        let mut app = showing(&games.live);
        press(&mut app, keys);
        assert_eq!(game_screen(&app).ply(), ply, "{keys}");
    }
}

#[test]
fn a_game_is_made_from_the_form() {
    let person = SeatView::Person { name: None };
    let engine = |level| SeatView::Engine { level };
    let rows = [
        ("Enter", person.clone(), engine(3), "Base+MLP"),
        ("7 Enter", person.clone(), engine(7), "Base+MLP"),
        (
            "Down 0 Down Right Enter",
            engine(10),
            person.clone(),
            "Base+MLP",
        ),
        ("Right Enter", person.clone(), person.clone(), "Base+MLP"),
        ("Left 2 Down Down 9 Enter", engine(2), engine(9), "Base+MLP"),
        (
            "Down Down Down Space Enter",
            person.clone(),
            engine(3),
            "Base+LP",
        ),
        (
            "Right Down Space Down Space Down Space Enter",
            person.clone(),
            person,
            "Base",
        ),
    ];
    for (keys, white, black, game_type) in rows {
        let mut app = App::new(LOOK, SIZE);
        press(&mut app, "n");
        let effects = press(&mut app, keys);
        let [Effect::Make(game)] = &effects[..] else {
            panic!("{keys}: {effects:?}")
        };
        assert_eq!(
            (&game.seats.white, &game.seats.black),
            (&white, &black),
            "{keys}"
        );
        assert_eq!(game.settings.game_type, game_type, "{keys}");
    }
    let mut app = App::new(LOOK, SIZE);
    press(
        &mut app,
        "n Right Down Down Down Down Space Down Space Down Space Down Left Down Right",
    );
    let Screen::Form(form) = &app.screen else {
        panic!("the form is gone")
    };
    let settings = form.game(true).settings;
    assert_eq!(settings.opening, Opening::Printed);
    assert_eq!(settings.takebacks, Takebacks::Asked);
    let time = settings.time.unwrap();
    assert_eq!((time.initial_ms, time.increment_ms), (300_000, 10_000));
    assert_eq!(told(&press(&mut app, "Esc")), "Unwatch, List");
}

#[test]
fn keys_move_through_the_list() {
    let games = Games::new();
    let rows = [
        ("Enter", "Watch"),
        ("Down Enter", "Watch"),
        ("End Del y", "Delete"),
        ("Del Esc", ""),
        ("q", "Quit"),
        ("Ctrl-z", "Suspend"),
        ("Ctrl-l", "Redraw"),
    ];
    for (keys, expected) in rows {
        let mut app = App::new(LOOK, SIZE);
        take(&mut app, Input::Listed(games.list.clone()));
        check(&mut app, keys, expected, None);
    }
    // The list is empty so far.
    check(&mut App::new(LOOK, SIZE), "Enter Del Down Up", "", None);
}

/// Answers that are late or were not asked for do not switch screens.
#[test]
fn only_expected_answers_switch_screens() {
    let games = Games::new();
    let made = || Input::Made(games.list.games[0].clone());
    let mut app = App::new(LOOK, SIZE);
    take(&mut app, Input::Listed(games.list.clone()));
    press(&mut app, "End Enter");
    take(&mut app, whole(&games.live));
    assert!(matches!(app.screen, Screen::Loading(_)));
    let id = games.list.games.last().unwrap().id.clone();
    let asked = GameView {
        id: id.clone(),
        ..games.early.clone()
    };
    take(&mut app, whole(&asked));
    assert_eq!(game_screen(&app).game.id, id);

    // Leaving the form returns to where the user came from, not to the list.
    check(&mut app, ", , j", "Unwatch", None);
    check(&mut app, "Esc", "Watch", None);
    take(&mut app, whole(&asked));
    assert_eq!(game_screen(&app).ply(), asked.moves.len() - 2);

    let mut app = App::new(LOOK, SIZE);
    press(&mut app, "n Enter");
    assert_eq!(told(&take(&mut app, made())), "Watch");
    let mut app = App::new(LOOK, SIZE);
    press(&mut app, "n Enter Esc");
    assert_eq!(told(&take(&mut app, made())), "List");

    let imported = || {
        Input::Imported(ImportView {
            id: id.clone(),
            others: Vec::new(),
            added: 1,
            known: 0,
            notes: Vec::new(),
        })
    };
    for (keys, expected) in [("", "Watch, List"), ("n", "List"), ("l Esc", "List")] {
        let mut app = App::new(LOOK, SIZE);
        press(&mut app, "o");
        enter(&mut app, "game.pgn");
        press(&mut app, "Enter");
        press(&mut app, keys);
        assert_eq!(told(&take(&mut app, imported())), expected, "{keys}");
    }
}

/// A click far from the hive leaves the cursor within reach of it.
#[test]
fn a_click_does_not_strand_the_cursor() {
    let games = Games::new();
    for (game, keys, notice) in [
        (&games.fresh, "", None),
        (&games.early, "", None),
        (&games.fresh, "A", Some("refusal-first-cell")),
        (&games.early, "A", Some("refusal-far-from-hive")),
    ] {
        let mut app = showing(game);
        press(&mut app, keys);
        let start = game_screen(&app).cursor;
        assert_eq!(click(&mut app, 1, 2), []);
        assert_eq!(game_screen(&app).cursor, start);
        let said = app.notice.as_ref().map(|phrase| phrase.key.as_str());
        assert_eq!(said, notice, "{keys}");
    }
}

fn click(app: &mut App, x: u16, y: u16) -> Vec<Effect> {
    let mouse = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: x,
        row: y,
        modifiers: KeyModifiers::NONE,
    };
    take(app, Input::Mouse(mouse))
}

/// The marked side is the one to move in the shown position.
#[test]
fn the_shown_position_decides_whose_turn_is_marked() {
    let games = Games::new();
    let over = GameView {
        turn: None,
        ending: Some(EndingView {
            reason: EndingReason::Resignation,
            winner: Some(Color::White),
            surrounded: Vec::new(),
        }),
        ..games.early.clone()
    };
    let (white, black) = (Some(Color::White), Some(Color::Black));
    for (game, keys, expected) in [
        (&games.early, ">", black),
        (&games.early, ",", white),
        (&games.early, "<", white),
        (&games.record, "< .", black),
        (&games.record, ">", white),
        (&over, ">", None),
        (&over, ",", white),
    ] {
        let mut app = showing(game);
        press(&mut app, keys);
        assert_eq!(game_screen(&app).to_move(), expected, "{keys}");
    }
}

/// A click on anything does the same as its key.
#[test]
fn the_mouse_plays() {
    let games = Games::new();
    let layout = GameLayout::of(SIZE);
    let mut app = showing(&games.early);
    let slots = layout.slots(game_screen(&app), Color::Black);
    let ant = slots.iter().find(|slot| slot.piece.to_string() == "bA2");
    let ant = ant.unwrap().place;
    assert_eq!(click(&mut app, ant.x, ant.y), []);
    assert_eq!(
        game_screen(&app)
            .held
            .map(|piece| piece.to_string())
            .as_deref(),
        Some("bA2")
    );
    let shown = game_screen(&app);
    let target = shown.targets()[0].cell;
    let (x, y) = shown.cell_size().point(target);
    let corner = shown.window().corner;
    let (x, y) = ((x - corner.0) as u16, (y - corner.1) as u16);
    let played = click(&mut app, layout.board.x + x, layout.board.y + y);
    assert_eq!(told(&played), "play bA2 \\bA1");

    let mut app = showing(&games.live);
    click(&mut app, layout.moves.x + 5, layout.moves.y);
    let first = layout.first_row(&showing_page(&games.live));
    assert_eq!(game_screen(&app).ply(), 2 * first + 1);
}

fn showing_page(game: &GameView) -> GameScreen {
    game_screen(&showing(game)).clone()
}
