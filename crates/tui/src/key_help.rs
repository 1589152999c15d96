//! Which keys there are, for the bottom line of the screen and for the list under `?`.

use skep_wire::AnswerKind;

use crate::app::{App, Popup, Screen};
use crate::game_screen::GameScreen;
use crate::input_line::Purpose;
use crate::learn::screen::{LearnPart, LearnScreen};

/// Keys, and the message that says what they do.
pub(crate) type Help = (&'static str, &'static str);

/// The keys that apply now, the most useful first.
pub(crate) fn now(app: &App) -> Vec<Help> {
    match (&app.popup, &app.screen) {
        (Some(Popup::Line(line)), _) if line.purpose == Purpose::Move => vec![
            ("Enter", "text-type-play"),
            ("Tab", "term-complete"),
            ("Esc", "part-cancel"),
        ],
        (Some(Popup::Line(_)), _) => vec![("Enter", "term-done"), ("Esc", "part-cancel")],
        (Some(_), _) => vec![("Esc", "part-close")],
        (None, Screen::Home) => {
            let chosen = app.home.chosen();
            let of_chosen = |help: Help| chosen.map(|_| help);
            let keys = [
                Some(("n", "do-new")),
                of_chosen(("Enter", "games-resume")),
                Some(("l", "frame-learn")),
                Some(("o", "games-open")),
                of_chosen(("Del", "games-delete")),
                Some(("?", "keys-title")),
                Some(("q", "plain-quit")),
            ];
            keys.into_iter().flatten().collect()
        }
        (None, Screen::Form(_)) => vec![
            ("↑ ↓", "term-choose"),
            ("← →", "term-change"),
            ("Enter", "on-begin"),
            ("Esc", "moves-back"),
        ],
        (None, Screen::Loading(_)) => vec![("Esc", "moves-back")],
        (None, Screen::Game(game_screen)) => of_game(game_screen),
        (None, Screen::Learn(learn)) => of_study(learn),
    }
}

fn of_game(game_screen: &GameScreen) -> Vec<Help> {
    if game_screen.held.is_some() {
        return vec![
            ("a b …", "term-label"),
            ("Enter", "term-put"),
            ("n", "key-next-target"),
            ("Esc", "key-let-go"),
        ];
    }
    if game_screen.is_asked() {
        let words = if game_screen.game.draw_offer.is_some() {
            ["offer-draw-accept", "offer-draw-decline"]
        } else {
            ["offer-takeback-allow", "offer-takeback-refuse"]
        };
        return [("y", words[0]), ("n", words[1])]
            .into_iter()
            .chain(WAY_OUT)
            .collect();
    }
    let keys: &[Help] = if game_screen.game.imported {
        &[
            (", .", "moves-title"),
            ("j", "do-play-on-short"),
            ("w", "term-save"),
        ]
    } else if game_screen.game.turn.is_none() {
        &[
            ("z", "do-rematch"),
            (", .", "moves-title"),
            ("u", "do-takeback"),
            ("w", "term-save"),
        ]
    } else if game_screen.past.is_some() {
        &[
            (", .", "moves-title"),
            (">", "play-to-latest"),
            ("j", "do-play-on-short"),
        ]
    } else if game_screen.why_no_move().is_some() {
        &[
            ("t", "do-move-now"),
            ("i", "term-details"),
            (", .", "moves-title"),
        ]
    } else {
        &[
            ("A S …", "term-reserve"),
            ("h", "do-hint"),
            ("u", "do-takeback"),
            (":", "text-type"),
            (", .", "moves-title"),
            ("o", "do-draw-short"),
            ("k", "do-resign"),
        ]
    };
    // A key that would do nothing is left out.
    let is_useful = |(key, _): &Help| *key != "u" || game_screen.game.takeback_side().is_ok();
    let keys = keys.iter().copied().filter(is_useful);
    keys.chain(WAY_OUT).collect()
}

fn of_study(learn: &LearnScreen) -> Vec<Help> {
    let keys: &[Help] = match &learn.part {
        LearnPart::Contents => &[
            ("↑ ↓", "term-choose"),
            ("Enter", "learn-rulebook"),
            ("x", "learn-practice"),
        ],
        LearnPart::Chapter { .. } => &[
            ("x", "learn-practice"),
            ("→", "learn-next-chapter"),
            ("←", "learn-previous-chapter"),
        ],
        LearnPart::Exercise(exercise_screen) if exercise_screen.end.is_some() => {
            &[("Enter", "learn-next-exercise")]
        }
        LearnPart::Exercise(exercise_screen) if exercise_screen.game_screen.held.is_some() => {
            return of_game(&exercise_screen.game_screen);
        }
        LearnPart::Exercise(exercise_screen) => &[
            match exercise_screen.exercise.answer {
                AnswerKind::Moves => ("Enter", "key-act"),
                AnswerKind::Cells | AnswerKind::Pieces => ("Enter", "term-choose"),
            },
            ("h", "learn-hint"),
            ("!", "learn-show"),
            (":", "text-type"),
            ("]", "learn-next-exercise"),
        ],
    };
    keys.iter().copied().chain(WAY_OUT).collect()
}

/// Keys that are always shown on the game screen, however little room there is.
const WAY_OUT: [Help; 2] = [("?", "keys-title"), ("Esc", "moves-back")];

/// Keys that move the cursor on a board.
const WALKING: [Help; 9] = [
    ("← d", "key-walk-left"),
    ("→ f", "key-walk-right"),
    ("↑", "key-walk-up"),
    ("↓", "key-walk-down"),
    ("e", "key-walk-up-left"),
    ("r", "key-walk-up-right"),
    ("c", "key-walk-down-left"),
    ("v", "key-walk-down-right"),
    ("Tab n N", "term-free"),
];

/// All keys of a screen.
pub(crate) fn all(screen: &Screen) -> Vec<Help> {
    let has_board = screen.game_screen().is_some();
    let walking: &[Help] = if has_board { &WALKING } else { &[] };
    let own: &[Help] = match screen {
        Screen::Home => &[
            ("↑ ↓", "term-choose"),
            ("Enter", "games-resume"),
            ("n", "do-new"),
            ("o", "games-open"),
            ("l", "learn-title"),
            ("Del", "games-delete"),
            ("q", "plain-quit"),
        ],
        Screen::Form(_) => &[
            ("↑ ↓", "term-choose"),
            ("← →", "term-change"),
            ("Enter", "on-begin"),
            ("Esc", "moves-back"),
        ],
        Screen::Loading(_) => &[("Esc", "moves-back")],
        Screen::Learn(learn) => match learn.part {
            LearnPart::Contents => &[
                ("↑ ↓", "term-choose"),
                ("Enter", "learn-rulebook"),
                ("x", "learn-practice"),
                ("Esc", "moves-back"),
            ],
            LearnPart::Chapter { .. } => &[
                ("↑ ↓ PgUp PgDn", "term-scroll"),
                ("←", "learn-previous-chapter"),
                ("→", "learn-next-chapter"),
                ("x", "learn-practice"),
                ("Esc", "learn-contents"),
            ],
            LearnPart::Exercise(_) => &[
                ("Q S B G A M L P", "key-pick-from-reserve"),
                ("Enter", "key-act"),
                ("a b …", "term-label"),
                ("x", "key-look-into"),
                (": /", "text-type"),
                ("h", "learn-hint"),
                ("!", "learn-show"),
                ("]", "learn-next-exercise"),
                ("Esc", "learn-contents"),
            ],
        },
        Screen::Game(_) => &[
            ("q s b g a m l p", "key-jump-to-insect"),
            ("Q S B G A M L P", "key-pick-from-reserve"),
            ("Enter", "key-act"),
            ("a b …", "term-label"),
            ("x", "key-look-into"),
            (": /", "text-type"),
            ("Esc", "key-let-go"),
            (",", "moves-back"),
            (".", "moves-forward"),
            ("<", "moves-first"),
            (">", "moves-last"),
            ("h", "keys-hint"),
            ("u", "keys-takeback"),
            ("y", "offer-draw-accept"),
            ("n", "offer-draw-decline"),
            ("o", "do-draw"),
            ("k", "do-resign"),
            ("t", "do-move-now"),
            ("i", "term-details"),
            ("w", "term-save"),
            ("z", "do-rematch"),
            ("j", "do-play-on"),
            ("+", "key-zoom-in"),
            ("-", "key-zoom-out"),
            ("0", "key-fit"),
            ("Shift ← ↑ ↓ →", "term-scroll"),
        ],
    };
    let everywhere = [
        ("Ctrl L", "term-redraw"),
        ("Ctrl Z", "term-suspend"),
        ("Ctrl C", "plain-quit"),
    ];
    [walking, own, &everywhere].concat()
}
